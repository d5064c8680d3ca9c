import { isUnrewarded } from '../../../judges/rewards/types.ts';
import { join } from 'node:path';
import { codecs, type Codec } from '../../codecs/index.ts';
import { idOf } from '../../run/episode-id.ts';
import { LineFile } from '../out.ts';
import type { Episode, Step } from '../source.ts';
import { thoughtful } from '../thoughts.ts';
import { isOwn, requireWriter, representable, promptOf, NotRepresentable, replyOf } from '../model-turns.ts';
import type { Format, Settings, Target } from './format.ts';

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };
interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string | Part[];
}

/** Where there are pictures, all content is parts: readers of columns take text or lists of parts, and not one here and the other there. */
const messageOf = (
  role: Message['role'],
  text: string,
  { pictured }: Settings,
  url: string | null = null,
): Message => ({
  role,
  content: pictured
    ? [{ type: 'text', text }, ...(url === null ? [] : [{ type: 'image_url' as const, image_url: { url } }])]
    : text,
});

const systemOf = (codec: Codec, { goal, answerSheet }: Episode, settings: Settings): Message =>
  messageOf(
    'system',
    `${codec.rules}\n\nThe task: ${goal ?? ''}${answerSheet ? `\nIts answer sheet: ${JSON.stringify(answerSheet)}` : ''}`,
    settings,
  );

/** A turn as the agent `llm` tells it: the screen, and a picture where there is one. An earlier one keeps how things stood, not its elements. */
function userOf(
  codec: Codec,
  episode: Episode,
  step: Step,
  { pictures }: Target,
  settings: Settings,
  own: boolean,
  present: boolean,
): Message {
  const { head, list } = promptOf(codec, episode, step, own);
  const text = present && list !== '' ? `${head}\n${list}` : head;
  return messageOf('user', text, settings, present ? pictures.url(episode.run, step.before.picture) : null);
}

const DECIMALS = ['reward'];
const about = ({ run, result }: Episode) => ({
  run: run.id,
  ...idOf(result),
  outcome: result.outcome,
  reward: isUnrewarded(result.outcome) ? null : result.reward,
});

/** What a model is to write at each step: what it wrote itself where it played. Why the codec has no words for one, where it has none. */
function repliesOf(
  codec: Codec,
  episode: Episode,
  steps: readonly Step[],
  settings: Settings,
  own: boolean,
): Message[] | string {
  try {
    return steps.map(s => messageOf('assistant', own ? s.model!.text : replyOf(codec, episode, s), settings));
  } catch (error) {
    if (!(error instanceof NotRepresentable)) throw error;
    return error.message;
  }
}

/** Lines of messages, as chat models are tuned with. */
export const jsonlChat: Format = {
  name: 'jsonl-chat',
  describe: 'messages as chat models are tuned with, a line an episode or a step',
  pictures: ['files', 'inline', 'none'],
  actions: true,
  async write(all, target, settings) {
    const { codec: codecOption, rows, wrote, leftOut } = settings;
    const codec = codecOption ?? codecs['tapworld']!;
    requireWriter(codec, target.pictures.mode !== 'none');
    const file = new LineFile(join(target.folder, 'messages.jsonl'));
    try {
      for (const episode of all) {
        const played = await thoughtful(episode);
        const own = isOwn(episode, codec, played);
        // One reply may have asked for several actions: the later ones are no turns.
        const steps = own ? played.filter(step => step.model !== null) : representable(codec, played);
        const replies = repliesOf(codec, episode, steps, settings, own);
        if (typeof replies === 'string' || steps.length === 0) {
          leftOut(episode, typeof replies === 'string' ? replies : null);
          continue;
        }
        const system = systemOf(codec, episode, settings);
        const user = (step: Step, present: boolean) =>
          userOf(codec, episode, step, target, settings, own, present);
        if (rows === 'episode')
          file.write(
            {
              messages: [system, ...steps.flatMap((s, i) => [user(s, true), replies[i]!])],
              ...about(episode),
            },
            DECIMALS,
          );
        // A line a step is what the model is asked at that step: what it did before stays in words.
        else
          for (const [i, step] of steps.entries()) {
            const earlier = steps.slice(0, i).flatMap((s, j) => [user(s, false), replies[j]!]);
            file.write(
              {
                messages: [system, ...earlier, user(step, true), replies[i]!],
                ...about(episode),
                step: step.step,
              },
              DECIMALS,
            );
          }
        wrote(episode, steps.length);
      }
    } finally {
      file.close();
    }
  },
};
