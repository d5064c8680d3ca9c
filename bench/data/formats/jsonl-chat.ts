import { join } from 'node:path';
import { codecs, type Codec } from '../../codecs/index.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { LineFile } from '../out.ts';
import { written } from '../written.ts';
import { collect, type Episode, type Step } from '../source.ts';
import type { Format, Target } from './format.ts';

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };
interface Message { role: 'system' | 'user' | 'assistant'; content: string | Part[] }

const systemOf = (codec: Codec, { goal, answerSheet }: Episode): Message =>
  ({ role: 'system', content: `${codec.rules}\n\nThe task: ${goal ?? ''}${answerSheet ? `\nIts answer sheet: ${JSON.stringify(answerSheet)}` : ''}` });

/** A turn as the agent `llm` tells it: the screen, and a picture where there is one. An earlier one keeps how things stood, not its elements. */
function userOf(codec: Codec, { run, result }: Episode, { before, step }: Step, { pictures }: Target, present: boolean): Message {
  const { head, list } = codec.show(before as Observation, result.budget - step + 1);
  const text = present ? `${head}\n${list}` : head;
  const url = present ? pictures.url(run, before.picture) : null;
  return { role: 'user', content: url === null ? text : [{ type: 'text', text }, { type: 'image_url', image_url: { url } }] };
}

const about = ({ run, result: { task, seed, outcome, reward } }: Episode) => ({ run: run.id, task, seed, outcome, reward: outcome === 'infra_error' ? null : reward });

/** Lines of messages, as chat models are tuned with. */
export const jsonlChat: Format = {
  name: 'jsonl-chat', describe: 'messages as chat models are tuned with, a line an episode or a step', pictures: ['files', 'inline', 'none'], actions: true,
  async write(all, target, { codec: asked, rows }) {
    const codec = asked ?? codecs['tapworld']!;
    const file = new LineFile(join(target.folder, 'messages.jsonl'));
    try {
      for (const episode of all) {
        const steps = await collect(episode);
        // What a model wrote in this codec is what it is to write.
        const own = (episode.run.plan.llm?.actions ?? 'tapworld') === codec.name && episode.run.plan.llm !== undefined;
        const replies = steps.map((s): Message => ({ role: 'assistant', content: own && s.model ? s.model.text : written(codec, s, episode.answerSheet) }));
        if (rows === 'episode') {
          if (steps.length > 0) file.write({ messages: [systemOf(codec, episode), ...steps.flatMap((s, i) => [userOf(codec, episode, s, target, true), replies[i]!])], ...about(episode) });
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
