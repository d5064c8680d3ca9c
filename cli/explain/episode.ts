import { verb } from '../../bench/data/describe.ts';
import { screenOf, targetOf } from '../../bench/data/target.ts';
import type { Client } from '../../bench/run/client.ts';
import { readRecord, type RecordedStep } from '../../bench/run/failures/record.ts';
import type { Plan } from '../../bench/run/folder.ts';
import type { Result } from '../../bench/run/results.ts';
import { WireDevice } from '../../bench/run/wire-device.ts';
import type { Instance } from '../../bench/tasks/instance.ts';
import { instantiate } from '../../bench/tasks/registry.ts';
import type { Verdict } from '../../judges/judge.ts';
import { OracleTracker } from '../../server/episodes/oracle.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { placedInPixels, type ScreenSize } from '../../src/protocol/touch.ts';
import type { EffectAt } from '../../src/protocol/wire/failures.ts';
import type { Retold } from '../../src/protocol/wire/replays.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { MOST_STEPS, playOn, type Path } from './play-on.ts';
import { findTurn, type Played } from './turn.ts';

const LEDGER = '/os/effects/';
const ELEMENTS_ONLY = { screenshot: false, elements: true } as const;

/** A moment of an episode: a copy of it after a step, its verdict, and where the solver stands. */
interface Moment {
  copy: WireDevice;
  verdict: Verdict;
  path: Path | null;
}

const PORTRAIT: ScreenSize = { width: 1_080, height: 2_400 };
const sizeOf = (step: RecordedStep): ScreenSize => screenOf(step.seen) ?? PORTRAIT;

/** An action as a person would say it, given the screen before it. */
function said(step: RecordedStep | undefined, before: RecordedStep | undefined): string {
  if (!step?.action || !before) return '';
  const { action } = step;
  if (action.type === 'done' || action.type === 'impossible') return `declare it ${action.type}`;
  const target = targetOf(action, before.seen);
  return verb(action, target, sizeOf(before), 'en');
}

/** What playing the recorded steps again gave. */
interface PlayedAgain {
  moments: Moment[];
  verdicts: Verdict[];
  leftWay: number | null;
  differs?: string;
}

/** Plays the recorded steps again on the server, and keeps a copy after each until the episode ended. Throws what the server refuses. */
async function playAgain(
  device: WireDevice,
  instance: Instance,
  plan: Plan,
  steps: readonly RecordedStep[],
): Promise<PlayedAgain> {
  const start = await device.reset(instance.task.id, instance.seed, {
    language: plan.language,
    ...(plan.phoneLanguage === undefined ? {} : { phoneLanguage: plan.phoneLanguage }),
    ...(plan.phrasing === undefined ? {} : { phrasing: plan.phrasing }),
    budget: steps.length + MOST_STEPS,
    observe: ELEMENTS_ONLY,
  });
  const tracker = new OracleTracker(instance);
  const moments: Moment[] = [];
  const verdicts: Verdict[] = [];
  let leftWay: number | null = null;
  let [stateHash, observation, isOver] = [start.stateHash, start.observation, false];
  for (const [i, step] of steps.entries()) {
    if (step.action) {
      // A tracker reads pixels, as a server gives them to its own.
      tracker.advance(placedInPixels(step.action, sizeOf(steps[i - 1] ?? step)));
      if (!tracker.path) leftWay ??= i;
      const taken = await device.step(step.action);
      ({ stateHash, observation } = taken);
      isOver = taken.terminated;
    }
    if (stateHash !== step.stateHash)
      return {
        moments,
        verdicts,
        leftWay,
        differs: `played here, step ${i} leads to another state: this is not the build or the world that the run was made with`,
      };
    const verdict = await device.verdict();
    verdicts.push(verdict);
    if (isOver) break;
    moments.push({ copy: await copyOf(device), verdict, path: await pathOf(device, tracker, observation) });
  }
  return { moments, verdicts, leftWay };
}

const copyOf = async (device: WireDevice) => (await device.fork(1))[0]!;

/** Where the solver stands on the present screen, if the agent has gone its way. */
async function pathOf(
  device: WireDevice,
  tracker: OracleTracker,
  observation: Observation,
): Promise<Path | null> {
  const reference = tracker.referenceFor((await device.wholeState()) as AnyPhone, observation);
  return reference && tracker.path;
}

/** The side effects of the end, each with the step since which it has been there. */
function effectsOf(verdicts: readonly Verdict[]): EffectAt[] {
  return (verdicts.at(-1)?.sideEffects ?? []).map(({ path, words }) => {
    const without = verdicts.findLastIndex(v => !v.sideEffects.some(e => e.path === path));
    return { words, step: without + 1, isFinal: path.startsWith(LEDGER) };
  });
}

/** What made it certain that an episode was lost: an effect that left the phone, a declaration, or the end of its budget. */
function endOf(
  { outcome, declared, budget }: Result,
  steps: readonly RecordedStep[],
  effects: readonly EffectAt[],
): Played['end'] {
  const last = steps.length - 1;
  const sent = effects.filter(effect => effect.isFinal).sort((a, b) => a.step - b.step)[0];
  const doing = (step: number) => said(steps[step], steps[step - 1]);
  if (sent)
    return {
      step: sent.step,
      why: 'effect',
      words: `${doing(sent.step)}. ${sent.words} left the phone, and nothing takes that back`,
    };
  if (declared) return { step: last, why: 'declared', words: `it was declared ${declared}` };
  if (outcome === 'truncated')
    return { step: last, why: 'budget', words: `it was the last of its budget of ${budget}` };
  return null;
}

/** Plays an episode again, and, if it failed, the solver on from its steps. Never throws for an episode that cannot be played: `differs` says why. */
export async function retell(client: Client, run: string, plan: Plan, result: Result): Promise<Retold> {
  const { steps } = readRecord(run, result, null);
  const nothing: Retold = { turn: null, effects: [], leftWay: null };
  if (steps.length === 0) return { ...nothing, differs: 'it was lost before it began' };
  const device = new WireDevice(client, { observe: ELEMENTS_ONLY });
  let moments: Moment[] = [];
  try {
    const instance = await instantiate(result.task, result.seed, {
      language: plan.language,
      ...(plan.phrasing === undefined ? {} : { phrasing: plan.phrasing }),
    });
    const played = await playAgain(device, instance, plan, steps);
    ({ moments } = played);
    const effects = effectsOf(played.verdicts);
    const { leftWay, differs } = played;
    if (differs !== undefined) return { ...nothing, leftWay, differs };
    if (result.outcome === 'success') return { ...nothing, effects, leftWay };
    const known = new Map<number, Promise<number | null>>();
    const solve = (step: number): Promise<number | null> => {
      const moment = moments[step];
      const found =
        known.get(step) ?? (moment ? playOn(moment.copy, instance, moment.path) : Promise.resolve(null));
      known.set(step, found);
      return found;
    };
    const turn = await findTurn({
      last: steps.length - 1,
      end: endOf(result, steps, effects),
      budget: result.budget,
      solve,
    });
    return { turn, effects, leftWay };
  } catch (error) {
    return { ...nothing, differs: `it cannot be played here: ${(error as Error).message}` };
  } finally {
    await Promise.all([device, ...moments.map(moment => moment.copy)].map(each => each.close()));
  }
}
