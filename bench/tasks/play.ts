import type { Phone } from '../../apps/catalogue.ts';
import type { Device, EpisodeOptions, StepResult } from './device.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import type { Verdict } from '../../judges/judge.ts';
import { streamOf } from '../../src/state/random.ts';
import type { Taken } from './composition.ts';
import type { Language } from './form.ts';
import type { Solver } from './steps.ts';
import { SolverError } from './steps.ts';

/** A finished episode. */
export interface Played {
  steps: number;
  verdict: Verdict;
  /** State hash at the start and after each step. */
  hashes: string[];
  /** Apps that were in the foreground, without the launcher. */
  apps: string[];
  /** The first problem: a solver did not find its element, or the phone refused an action. */
  trouble?: string;
  /** Each action with what was seen before it, and whether everything was as it should be after it, where `watched` asks for them. */
  track: Taken[];
  met: boolean[];
  /** The phone at the end, where `withState` asks for it. */
  phone?: Phone;
}

/** Solvers use elements only. */
const ELEMENTS_ONLY: EpisodeOptions = { observe: { screenshot: false, elements: true } };

interface PlayOptions {
  language?: Language;
  /** Whether to keep each step, and to ask for the verdict after it. */
  watched?: boolean;
  /** Whether to read the phone's state at the end. */
  withState?: boolean;
}

/** Returns the next action, or null at its end. */
type Player = (seen: Observation) => Action | null;

async function play(
  device: Device,
  task: string,
  seed: number,
  player: Player,
  limit: number,
  { language = 'en', withState = false, watched = false }: PlayOptions = {},
): Promise<Played> {
  const { observation, stateHash, budget } = await device.reset(task, seed, {
    ...ELEMENTS_ONLY,
    budget: limit,
    language,
  });
  const hashes = [stateHash];
  const apps = new Set<string>();
  const track: Taken[] = [];
  const met: boolean[] = [];
  let seen = observation;
  let trouble: string | undefined;
  let steps = 0;
  /** The player's next action. Whatever a player throws is its own trouble; what the device throws is not. */
  const next = (): Action | null => {
    try {
      return player(seen);
    } catch (error) {
      throw new SolverError((error as Error).message, { cause: error });
    }
  };
  try {
    for (let action = next(); action !== null && steps < Math.min(limit, budget || limit); action = next()) {
      const result: StepResult = await device.step(action);
      if (watched) track.push({ action, seen });
      if (watched) met.push((await device.verdict()).successUndeclared);
      steps++;
      hashes.push(result.stateHash);
      seen = result.observation;
      if (seen.foreground.app && !['launcher', 'system'].includes(seen.foreground.app))
        apps.add(seen.foreground.app);
      if (seen.lastError) trouble ??= `step ${steps} ${JSON.stringify(action)}: ${seen.lastError.message}`;
      if (result.terminated || result.truncated) break;
    }
  } catch (error) {
    if (!(error instanceof SolverError)) throw error;
    trouble = `after step ${steps}: ${error.message}`;
  }
  const phone = withState ? ((await device.wholeState?.()) as Phone | undefined) : undefined;
  return {
    steps,
    ...(phone ? { phone } : {}),
    verdict: await device.verdict(),
    hashes,
    track,
    met,
    apps: [...apps].sort(),
    ...(trouble === undefined ? {} : { trouble }),
  };
}

/** Plays a solver, or another scripted ending, to its end or for `limit` steps. */
export function playSolver<P>(
  device: Device,
  task: string,
  seed: number,
  solver: Solver<P>,
  p: P,
  { limit = 200, ...options }: PlayOptions & { limit?: number } = {},
): Promise<Played> {
  let running: ReturnType<Solver<P>> | undefined;
  return play(
    device,
    task,
    seed,
    seen => {
      let next;
      if (running) next = running.next(seen);
      else {
        running = solver(seen, p);
        next = running.next();
      }
      return next.done ? null : next.value;
    },
    limit,
    options,
  );
}

/** A seeded random agent: taps, types, scrolls and goes back without reading the goal, and declares `done` on its last step. */
export function playRandom(
  device: Device,
  task: string,
  seed: number,
  limit: number,
  salt = 0,
): Promise<Played> {
  const random = streamOf(seed, task, 'random agent', salt);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  let left = limit;
  return play(
    device,
    task,
    seed,
    ({ elements = [] }) => {
      left -= 1;
      if (left === 0) return { type: 'done' };
      const fields = elements.filter(e => e.states.editable && e.states.enabled);
      const pressable = elements.filter((e: Element) => e.states.clickable && e.states.enabled);
      const kind = random();
      if (kind < 0.7 && pressable.length > 0) return { type: 'tap', element: pick(pressable).id };
      if (kind < 0.8 && fields.length > 0)
        return { type: 'type', element: pick(fields).id, text: pick(['milk', '07:30', '42', 'yes', 'Sam']) };
      if (kind < 0.9) return { type: 'scroll', direction: pick(['up', 'down'] as const) };
      return { type: 'key', key: pick(['back', 'back', 'home'] as const) };
    },
    limit,
  );
}
