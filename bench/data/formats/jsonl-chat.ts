import { join } from 'node:path';
import { codecs, type Codec } from '../../codecs/index.ts';
import { LineFile } from '../out.ts';
import { collect, type Episode, type Step } from '../source.ts';
import { withThoughts } from '../thoughts.ts';
import { requireWriter, told, Unsayable, written } from '../written.ts';
import type { Format, Target } from './format.ts';

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };
interface Message { role: 'system' | 'user' | 'assistant'; content: string | Part[] }

const systemOf = (codec: Codec, { goal, answerSheet }: Episode): Message =>
  ({ role: 'system', content: `${codec.rules}\n\nThe task: ${goal ?? ''}${answerSheet ? `\nIts answer sheet: ${JSON.stringify(answerSheet)}` : ''}` });

/** A turn as the agent `llm` tells it: the screen, and a picture where there is one. An earlier one keeps how things stood, not its elements. */
function userOf(codec: Codec, episode: Episode, step: Step, { pictures }: Target, present: boolean): Message {
  const { head, list } = told(codec, episode, step);
  const text = present && list !== '' ? `${head}\n${list}` : head;
  const url = present ? pictures.url(episode.run, step.before.picture) : null;
  return { role: 'user', content: url === null ? text : [{ type: 'text', text }, { type: 'image_url', image_url: { url } }] };
}

const about = ({ run, result: { task, seed, outcome, reward } }: Episode) => ({ run: run.id, task, seed, outcome, reward: outcome === 'infra_error' ? null : reward });

/** What a model is to write at each step: what it wrote itself where it was asked in this codec. Null where the codec has no words for a step. */
function repliesOf(codec: Codec, episode: Episode, steps: readonly Step[], unsayable: (why: string) => void): Message[] | null {
  const { llm } = episode.run.plan;
  const own = llm !== undefined && (llm.actions ?? 'tapworld') === codec.name;
  try {
    return steps.map((s): Message => ({ role: 'assistant', content: own && s.model ? s.model.text : written(codec, episode, s) }));
  } catch (error) {
    if (!(error instanceof Unsayable)) throw error;
    unsayable(`${episode.result.task} ${episode.result.seed}, ${error.message}`);
    return null;
  }
}

/** Lines of messages, as chat models are tuned with. */
export const jsonlChat: Format = {
  name: 'jsonl-chat', describe: 'messages as chat models are tuned with, a line an episode or a step', pictures: ['files', 'inline', 'none'], actions: true,
  async write(all, target, { codec: asked, rows, unsayable }) {
    const codec = asked ?? codecs['tapworld']!;
    requireWriter(codec, target.pictures.mode !== 'none');
    const file = new LineFile(join(target.folder, 'messages.jsonl'));
    try {
      for (const episode of all) {
        const steps = withThoughts(episode, await collect(episode));
        const replies = repliesOf(codec, episode, steps, unsayable);
        if (replies === null || steps.length === 0) continue;
        if (rows === 'episode') {
          file.write({ messages: [systemOf(codec, episode), ...steps.flatMap((s, i) => [userOf(codec, episode, s, target, true), replies[i]!])], ...about(episode) });
          continue;
        }
        // A line a step is what the model is asked at that step: what it did before stays in words.
        for (const [i, step] of steps.entries()) {
          const earlier = steps.slice(0, i).flatMap((s, j) => [userOf(codec, episode, s, target, false), replies[j]!]);
          file.write({ messages: [systemOf(codec, episode), ...earlier, userOf(codec, episode, step, target, true), replies[i]!], ...about(episode), step: step.step });
        }
      }
    } finally {
      file.close();
    }
  },
};
