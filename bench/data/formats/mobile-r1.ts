import { join } from 'node:path';
import type { Codec } from '../../codecs/index.ts';
import type { Language } from '../../tasks/form.ts';
import { LineFile } from '../out.ts';
import type { Pictures } from '../pictures.ts';
import type { Episode, Step } from '../source.ts';
import { pixels, pointOf, screenOf, type Size } from '../target.ts';
import { thoughtful } from '../thoughts.ts';
import { appName, sentence } from '../describe.ts';
import { requireWriter, representable, NotRepresentable, replyOf } from '../model-turns.ts';
import type { Format } from './format.ts';

const SYSTEM: Record<Language, string> = {
  en: 'You operate a phone for its owner. For each screen, think of how things stand, what to do next and what for; then say the action in one sentence, and call it. Coordinates are in pixels of the picture.',
  zh: '你替手机主人操作手机。对每个屏幕，先想清当前状态、下一步动作和目的；然后用一句话说出动作，再调用它。坐标以图片像素为单位。',
};

/** How many pixels of the picture stand for one of the screen. */
interface Scale {
  x: number;
  y: number;
}

/** An action as a call: its name, and arguments whose points are in pixels of the picture. An element is given as the point in its middle. */
export function callOf(
  { action, target }: Pick<Step, 'action' | 'target'>,
  screen: Size,
  scale: Scale,
): { name: string; arguments: Record<string, unknown> } {
  const drawn = ([x, y]: readonly [number, number]): [number, number] => [
    Math.round(x * scale.x),
    Math.round(y * scale.y),
  ];
  const {
    type,
    element: _element,
    x: _x,
    y: _y,
    space,
    from,
    to,
    ...rest
  } = action as {
    type: string;
    element?: unknown;
    x?: number;
    y?: number;
    space?: 'unit' | 'thousand' | 'pixel';
    from?: [number, number];
    to?: [number, number];
  };
  const point = from ? null : pointOf(action, target, screen);
  return {
    name: type,
    arguments: {
      ...(point ? { coordinate: drawn(point) } : {}),
      ...(from && to
        ? { from: drawn(pixels(from, space, screen)), to: drawn(pixels(to, space, screen)) }
        : {}),
      ...rest,
    },
  };
}

/** The picture's size at an episode's first step that has one; the screen's where none has. */
function sizeOf(steps: readonly Step[], { run }: Episode, pictures: Pictures): Size | null {
  for (const { before } of steps) {
    const picture = pictures.find(run, before.picture);
    const size = picture && pictures.size(picture);
    if (size) return size;
  }
  return steps[0] ? screenOf(steps[0].before) : null;
}

/** The calls of an episode, or what a codec writes in their place; why it has no words for one, where it has none. */
function callsOf(
  codec: Codec | null,
  episode: Episode,
  steps: readonly Step[],
  size: Size,
): unknown[] | string {
  if (!codec)
    return steps.map(step => {
      const screen = screenOf(step.before) ?? size;
      return callOf(step, screen, { x: size.width / screen.width, y: size.height / screen.height });
    });
  try {
    return steps.map(step => replyOf(codec, episode, step));
  } catch (error) {
    if (!(error instanceof NotRepresentable)) throw error;
    return error.message;
  }
}

/** Rows as Mobile-R1 publishes them: a trajectory of picture, thought, sentence and call. */
export const mobileR1: Format = {
  name: 'mobile-r1',
  describe: 'a trajectory a line: picture, thought, action in words, call',
  pictures: ['files', 'inline', 'none'],
  actions: true,
  async write(all, { folder, pictures }, { codec, wrote, leftOut }) {
    if (codec) requireWriter(codec, pictures.mode !== 'none');
    const file = new LineFile(join(folder, 'trajectories.jsonl'));
    try {
      for (const episode of all) {
        const all = await thoughtful(episode);
        const steps = codec ? representable(codec, all) : all;
        const { run, result, goal } = episode;
        const size = sizeOf(steps, episode, pictures);
        const language = run.plan.language ?? 'en';
        const calls = size ? callsOf(codec, episode, steps, size) : [];
        if (typeof calls === 'string' || !size) {
          leftOut(episode, typeof calls === 'string' ? calls : null);
          continue;
        }
        const trajectory = steps.map((step, i) => {
          const screen = screenOf(step.before) ?? size;
          return {
            image: pictures.url(run, step.before.picture),
            thought: step.thought,
            action: sentence(step.action, step.target, screen, language),
            call: calls[i],
          };
        });
        file.write({
          app: result.apps.length > 0 ? result.apps.map(appName).join(', ') : null,
          length: steps.length,
          instruction: goal ?? '',
          system: codec?.rules ?? SYSTEM[language],
          width: size.width,
          height: size.height,
          trajectory,
          task: result.task,
          seed: result.seed,
          ...(result.try === undefined ? {} : { try: result.try }),
          outcome: result.outcome,
        });
        wrote(episode, steps.length);
      }
    } finally {
      file.close();
    }
  },
};
