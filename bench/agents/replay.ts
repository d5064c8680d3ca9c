import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { episodeName } from '../run/episode-id.ts';
import { readLines, type Plan } from '../run/folder.ts';
import { findRun, readRun, type RunData } from '../run/report/read.ts';
import { describe, layoutOf } from '../tasks/steps.ts';
import type { Agent, Brief, Move } from './agent.ts';
import { called, locate, Missing, Resolver, type Resolved } from './resolve.ts';

const PREFIX = 'replay:';
export const isReplay = (name: string): boolean => name.startsWith(PREFIX);

/** What `replay:RUN[:EPISODE]` names. */
export interface Recording {
  run: RunData;
  /** The one episode that is played whatever is asked for; null where each task and seed has its own. */
  episode: string | null;
  /** The name with the run's whole path, which says the same from anywhere and at any time. */
  name: string;
}

/** Finds a recording. Throws RUN_NOT_FOUND, and RUN_INVALID for a run that cannot be read or an episode that it does not have. */
export function findRecording(name: string): Recording {
  const named = name.slice(PREFIX.length);
  const colon = named.lastIndexOf(':');
  let path: string;
  let episode: string | null = null;
  try {
    path = findRun(named);
  } catch (error) {
    if (colon < 0) throw error;
    path = findRun(named.slice(0, colon));
    episode = named.slice(colon + 1);
  }
  const run = readRun(path);
  const found =
    episode === null
      ? null
      : run.results.find(r => episodeName(r) === episode || `${r.task}.${r.seed}` === episode);
  if (found === undefined)
    throw Object.assign(
      new Error(
        `${run.id} has no episode ${episode}; it has ${run.results.slice(0, 4).map(episodeName).join(', ') || 'none'}${run.results.length > 4 ? ', …' : ''}`,
      ),
      { code: 'EPISODE_NOT_FOUND' },
    );
  return {
    run,
    episode: found && episodeName(found),
    name: `${PREFIX}${path}${found ? `:${episodeName(found)}` : ''}`,
  };
}

/** What a recording plays where nothing else is asked for. */
export function planOfRecording({
  run,
  episode,
}: Recording): Pick<Plan, 'tasks' | 'seeds' | 'own' | 'tries' | 'language' | 'phoneLanguage' | 'phrasing'> {
  const one = run.results.find(r => episodeName(r) === episode);
  const { tasks, seeds, own, tries, language, phoneLanguage, phrasing } = run.plan;
  return {
    ...(one
      ? { tasks: [one.task], seeds: [one.seed] }
      : { tasks, seeds, ...(own ? { own } : {}), ...(tries === undefined ? {} : { tries }) }),
    language,
    ...(phoneLanguage === undefined ? {} : { phoneLanguage }),
    ...(phrasing === undefined ? {} : { phrasing }),
  };
}

/** A line of `steps.jsonl`: an action, and what was seen after it. */
interface Line {
  step: number;
  action?: Action;
  seen: Observation;
}

function linesOf(run: RunData, name: string): Line[] {
  const path = join(run.path, 'episodes', name, 'steps.jsonl');
  if (!existsSync(path)) throw new Error(`The recording ${run.id} has no episode ${name}`);
  const lines = readLines<Line>(readFileSync(path, 'utf8'));
  if (lines.length < 2) throw new Error(`The recording of ${name} in ${run.id} has no action`);
  return lines;
}

/** The recorded try of an instance that is played; the first where the recording has not so many. */
function episodeOf(run: RunData, { task, seed, try: number }: Brief): string {
  const own = episodeName({ task, seed, ...(number === undefined ? {} : { try: number }) });
  return existsSync(join(run.path, 'episodes', own)) ? own : episodeName({ task, seed });
}

/** Most scrolls in search of one element. */
const MOST_SCROLLS = 12;
/** A scroller that is so much wider than high goes sideways. */
const WIDE = 2;

/** What holds a recorded element and scrolls, as it is on this screen; undefined where nothing held it. */
function holderOf(element: Element, was: Observation, now: Observation): Element | null | undefined {
  const recorded = was.elements ?? [];
  for (let at = element.parent; at !== null; at = recorded[at]!.parent)
    if (recorded[at]!.states.scrollable) return locate(recorded[at]!, was, now);
  return undefined;
}

/** Scrolls until the recorded element is on the screen, at most so many times, and gives the screen then. Throws Missing. */
function* search(
  element: Element,
  was: Observation,
  observation: Observation,
  most: number,
  step: number,
): Generator<Move, Observation, Observation> {
  const holder = holderOf(element, was, observation);
  if (holder === undefined || !(observation.elements ?? []).some(e => e.states.scrollable))
    throw new Missing(element);
  const [left, top, right, bottom] = holder?.bounds ?? [0, 0, 0, 1];
  const directions =
    right! - left! > WIDE * (bottom! - top!) ? (['right', 'left'] as const) : (['down', 'up'] as const);
  let scrolls = 0;
  for (const direction of directions) {
    for (;;) {
      if (scrolls++ >= most) throw new Missing(element);
      const before = layoutOf(observation);
      observation = yield {
        action: { type: 'scroll', direction, ...(holder ? { element: holder.id } : {}) },
        replay: {
          how: 'looked',
          text: `step ${step}: looked for ${called(element)}, scrolling ${direction}`,
        },
      };
      if (locate(element, was, observation)) return observation;
      if (layoutOf(observation) === before) break;
    }
  }
  throw new Missing(element);
}

/** The recorded actions one after another. What the budget has beyond them may be spent on scrolls. Throws where an action has nothing to be put to. */
function* play(
  lines: readonly Line[],
  budget: number,
  first: Observation,
): Generator<Move, void, Observation> {
  const resolver = new Resolver();
  const actions = lines.slice(1);
  let skipped: string | undefined;
  let [observation, spare] = [first, budget > 0 ? Math.max(0, budget - actions.length) : MOST_SCROLLS];
  for (const [i, { action, step }] of actions.entries()) {
    const was = lines[i]!.seen;
    if (!action) throw new Error(`Step ${step} of the recording has no action`);
    let resolved: Resolved;
    try {
      try {
        resolved = resolver.resolve(action, was, observation);
      } catch (error) {
        if (!(error instanceof Missing)) throw error;
        // What does not scroll here has all of it on the screen.
        if (action.type === 'scroll') {
          skipped = `step ${step}: left out, ${error.message} scrolls here; `;
          continue;
        }
        const playing = search(error.element, was, observation, Math.min(MOST_SCROLLS, spare), step);
        let next = playing.next();
        for (; !next.done; spare--) next = playing.next(yield next.value);
        observation = next.value;
        resolved = resolver.resolve(action, was, observation);
      }
    } catch (error) {
      throw error instanceof Missing
        ? new Error(
            `Step ${step} of the recording (${action.type}) has ${error.message} on ${describe(observation)}`,
          )
        : error;
    }
    const { text } = resolved;
    const note = `${skipped ?? ''}${text === undefined ? '' : `step ${step}: ${text}`}`;
    skipped = undefined;
    observation = yield {
      action: resolved.action,
      replay: note === '' ? { how: 'recorded' } : { how: 'resolved', text: note },
    };
  }
  throw new Error(`The recording ends with step ${actions.at(-1)!.step}, and the episode goes on`);
}

/**
 * Plays the actions of a recorded run again, on any device. Where an action’s element is still at its place it is as recorded; where not,
 * it is put to the element of the same role and name, after scrolling for it where it is out of sight. Throws as `findRecording`.
 */
export function replay(name: string): Agent {
  const recording = findRecording(name);
  const hasTries = recording.episode === null && (recording.run.plan.tries ?? 1) > 1;
  return {
    name: recording.name,
    describe: 'the recorded actions of another run',
    pictures: false,
    ...(hasTries ? {} : { draws: false as const }),
    start(brief) {
      const { budget } = brief;
      const lines = linesOf(recording.run, recording.episode ?? episodeOf(recording.run, brief));
      let playing: ReturnType<typeof play> | undefined;
      return observation => {
        const next = playing
          ? playing.next(observation)
          : (playing = play(lines, budget, observation)).next();
        return next.done ? null : next.value;
      };
    },
  };
}
