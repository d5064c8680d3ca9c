import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Action } from '../../src/protocol/action.ts';
import type { Element } from '../../src/protocol/observation.ts';
import { episodeName } from '../run/episode-id.ts';
import type { Plan } from '../run/folder.ts';
import type { Result } from '../run/results.ts';
import type { RecordedObservation } from './source.ts';

/** Runs on disk for the tests: a screen of 1,080 by 2,400 with pictures of 36 by 80. */
export const SCREEN = { width: 1_080, height: 2_400 };

const STATES = {
  enabled: true,
  checkable: false,
  checked: false,
  selected: false,
  focusable: true,
  focused: false,
  scrollable: false,
  clickable: true,
  longClickable: false,
  editable: false,
  password: false,
};
export const element = (
  index: number,
  over: Omit<Partial<Element>, 'states'> & { states?: Partial<Element['states']> } = {},
): Element => ({
  index,
  id: `e${index}`,
  parent: index === 0 ? null : 0,
  role: 'button',
  className: 'android.widget.Button',
  resourceId: '',
  name: `Button ${index}`,
  bounds: [0, 0, SCREEN.width, SCREEN.height],
  package: 'app.tapworld.notes',
  ...over,
  states: { ...STATES, ...over.states },
});

const root = element(0, { id: 'root', role: 'group', name: '', states: { clickable: false } });

/** A screen with these elements on it. */
export const screen = (
  app: string,
  elements: readonly Element[],
  over: Partial<RecordedObservation> = {},
): RecordedObservation => ({
  elements: [root, ...elements],
  foreground: { app, package: `app.tapworld.${app}`, activity: `app.tapworld.${app}/.Main`, route: '/' },
  keyboard: false,
  clock: 1_773_308_460_000,
  ...over,
});

/** The bytes of a picture in one shade, and the name that a run keeps it by. */
export function picture(shade: number): { name: string; bytes: Buffer } {
  const png = new PNG({ width: 36, height: 80 });
  png.data.fill(shade);
  const bytes = PNG.sync.write(png);
  return { name: `${createHash('sha256').update(bytes).digest('hex')}.png`, bytes };
}

export interface Played {
  result: Result;
  goal?: string;
  lines?: readonly object[];
  tail?: string;
}

/** Writes a run as `tapworld run` does. `tail` is what a crash has cut short. */
export function writeRun(
  path: string,
  episodes: readonly Played[],
  {
    plan = {},
    pictures = [],
    tail = '',
    open = [],
  }: {
    plan?: Partial<Plan>;
    pictures?: readonly { name: string; bytes: Buffer }[];
    tail?: string;
    open?: readonly (Played & { result: Pick<Result, 'task' | 'seed'> })[];
  } = {},
): string {
  mkdirSync(join(path, 'pictures'), { recursive: true });
  const all = [...episodes, ...open];
  const of = <T>(values: readonly T[]) => [...new Set(values)];
  writeFileSync(
    join(path, 'run.json'),
    JSON.stringify({
      id: path.split('/').at(-1),
      legs: 1,
      plan: {
        agent: 'solver',
        tasks: of(all.map(e => e.result.task)),
        seeds: of(all.map(e => e.result.seed)),
        language: 'en',
        pictures: true,
        ...plan,
      },
    }),
  );
  writeFileSync(
    join(path, 'results.jsonl'),
    episodes.map(e => `${JSON.stringify(e.result)}\n`).join('') + tail,
  );
  for (const { name, bytes } of pictures) writeFileSync(join(path, 'pictures', name), bytes);
  for (const { result, goal, lines, tail: cut = '' } of all) {
    const folder = join(path, 'episodes', episodeName(result));
    mkdirSync(folder, { recursive: true });
    if (goal !== undefined)
      writeFileSync(
        join(folder, 'episode.json'),
        JSON.stringify({ task: result.task, seed: result.seed, goal, answerSheet: null }),
      );
    if (lines)
      writeFileSync(
        join(folder, 'steps.jsonl'),
        lines.map(line => `${JSON.stringify(line)}\n`).join('') + cut,
      );
  }
  return path;
}

/** Lines of `steps.jsonl`: the screens one after another, with the actions between them. */
export function linesOf(
  screens: readonly RecordedObservation[],
  actions: readonly Action[],
  over: Record<number, object> = {},
): object[] {
  return screens.map((observation, i) =>
    i === 0
      ? { step: 0, stateHash: 'hash0', seen: observation }
      : {
          step: i,
          action: actions[i - 1],
          stateHash: `hash${i}`,
          reward: i === actions.length ? 1 : 0.25,
          components: { progress: i / actions.length, success: i === actions.length ? 1 : 0 },
          terminated: i === actions.length,
          truncated: false,
          seen: observation,
          ...over[i],
        },
  );
}
