import type { Phone } from '../../apps/catalogue.ts';
import {
  failedVerdict,
  judge,
  type Declared,
  type Expected,
  type ExpectedChange,
  type Verdict,
} from '../../judges/judge.ts';
import type { AnswerValues } from '../../src/state/answers.ts';
import { brokenPlace } from './broken.ts';
import {
  advanceTo,
  isOpen,
  makeAnchored,
  makeOthers,
  rulesOf,
  startOf,
  withStart,
  type Anchors,
  type Judged,
  type Made,
  type Plan,
} from './expected.ts';
import type { Task } from './form.ts';
import { numberOf, Recent } from './recent.ts';

/** What judging an episode needs from one step to the next. A value: each verdict gives the next one. */
export interface Judging {
  /** The phone's clock at the last verdict, epoch ms. */
  clock: number;
  /** The start of the last step that took time, epoch ms. What is done in no time has not left the phone yet. */
  since: number;
  /** The start advanced without actions to that clock. */
  baseline: Phone;
  anchors: Anchors;
  /** The start with the anchored changes made at their times, advanced to that clock. */
  anchored: Made;
}

/** Judging at the start of an episode. */
export const beginJudging = ({ start }: Judged): Judging => ({
  clock: start.clock.now,
  since: start.clock.now,
  baseline: start,
  anchors: {},
  anchored: { phone: start, changes: [] },
});

/** The part of judging that does not follow from the start and the present. It is JSON. */
export type JudgingValue = Pick<Judging, 'clock' | 'since' | 'anchors'>;

/** Judging as it was when its value was taken, on the phone as it was then. */
export function resumeJudging<P>(
  judged: Judged<P>,
  { clock, since, anchors }: JudgingValue,
  now: Phone,
): Judging {
  let anchored: Made | undefined;
  const makeAgain = (): Made => {
    const made = makeAnchored(judged, { anchors, alternatives: {} }, now);
    return { ...made, phone: advanceTo(made.phone, clock, now) };
  };
  return {
    clock,
    since,
    baseline: advanceTo(judged.start, clock, now),
    anchors,
    get anchored() {
      return (anchored ??= makeAgain());
    },
  };
}

/** Whether a task's own code reads the present phone: goals, invariants and open rules. Other tasks only compare it. */
const readsPresent = ({ goals, invariants, expected }: Task): boolean =>
  Object.keys(goals).length > 0 || invariants !== undefined || expected.some(isOpen);

/** When the step began, epoch ms: before a step that took no time, when the one before it did. */
const startOfStep = ({ clock, since }: Judging, now: number): number =>
  Math.min(now > clock ? clock : since, now);

/** Phones that are kept of each kind: forks of some dozen episodes are judged at the same moments. */
const MOST_KEPT = 256;
/** Expected phones by what they follow from. Many phones of one moment are judged against the same one. */
const keptExpected = new Recent<Expected>(MOST_KEPT);
/** Starts advanced without actions, by start, clock and seed. */
const keptBaselines = new Recent<Phone>(MOST_KEPT);

/** The start advanced without actions to the present clock. */
function baselineAt(start: Phone, before: Judging, now: Phone): Phone {
  const { clock, random } = now;
  const from = clock.now < before.clock ? start : before.baseline;
  const key = JSON.stringify([numberOf(start), clock.now, random.seed]);
  return keptBaselines.get(key, () => advanceTo(from, clock.now, now));
}

/** The anchored changes, advanced to the start of the step. */
function anchoredAt<P>(judged: Judged<P>, plan: Plan, before: Judging, now: Phone): Made {
  const from = startOfStep(before, now.clock.now);
  const canContinue =
    plan.anchors === before.anchors && before.clock === from && !judged.task.expected.some(isOpen);
  const made = canContinue ? before.anchored : makeAnchored(judged, plan, now);
  return { ...made, phone: advanceTo(made.phone, from, now) };
}

const inOrder = (task: Task, changes: readonly ExpectedChange[]): ExpectedChange[] =>
  task.expected.map(({ name }) => changes.find(change => change.name === name)!);

/**
 * The expected phone at the present clock: anchored changes at their times, the others at the start of the step. It depends on the present
 * phone by its clock and seed alone, unless a rule looks at it.
 */
function expectedAt<P>(judged: Judged<P>, plan: Plan, before: Judging, now: Phone): Expected {
  if (judged.task.expected.some(isOpen)) return makeExpected(judged, plan, before, now);
  const { task, params, start } = judged;
  const { clock, random } = now;
  const key = JSON.stringify([
    ...[task, params as object, start].map(numberOf),
    startOfStep(before, clock.now),
    clock.now,
    random.seed,
    plan,
  ]);
  return keptExpected.get(key, () => makeExpected(judged, plan, before, now));
}

function makeExpected<P>(judged: Judged<P>, plan: Plan, before: Judging, now: Phone): Expected {
  const made = makeOthers(judged, anchoredAt(judged, plan, before, now), plan, now);
  return {
    phone: advanceTo(made.phone, now.clock.now, now),
    changes: inOrder(judged.task, made.changes),
  };
}

/** The expected phone at the present clock, with the first of each change's alternatives; undefined where a task has goals. */
export function expectedNow<P>(judged: Judged<P>, before: Judging, now: Phone): Expected | undefined {
  if (judged.task.expected.length === 0) return undefined;
  const plan: Plan = { anchors: before.anchors, alternatives: {} };
  return withStart(expectedAt(judged, plan, before, now), startOf(judged));
}

/** What the agent has said: its last answer, and how it ended the episode. */
export interface Said {
  answer: AnswerValues | Record<string, unknown> | null;
  declared: Declared;
}

/** Verdicts in the order of how much they grant. */
function isBetter(a: Verdict, b: Verdict): boolean {
  if (a.successUndeclared !== b.successUndeclared) return a.successUndeclared;
  if (a.progress !== b.progress) return a.progress > b.progress;
  return a.sideEffects.length < b.sideEffects.length;
}

/** Judges with each alternative of the changes that are not anchored, one change after another; gives the closest. */
function closest(
  task: Task,
  anchors: Anchors,
  verdictOn: (plan: Plan) => Verdict,
): { plan: Plan; verdict: Verdict } {
  let plan: Plan = { anchors, alternatives: {} };
  let verdict = verdictOn(plan);
  for (const named of task.expected) {
    if (anchors[named.name]) continue;
    for (let alternative = 1; alternative < rulesOf(named).length; alternative++) {
      const other = { anchors, alternatives: { ...plan.alternatives, [named.name]: alternative } };
      const found = verdictOn(other);
      if (isBetter(found, verdict)) [plan, verdict] = [other, found];
    }
  }
  return { plan, verdict };
}

const only = (anchors: Anchors, isKept: (name: string) => boolean): Anchors =>
  Object.fromEntries(Object.entries(anchors).filter(([name]) => isKept(name)));

/** What one judging found: the verdict, by which alternatives, and which changes are anchored where. */
interface Found {
  anchors: Anchors;
  plan: Plan;
  verdict: Verdict;
}

/** Judges with the anchors that still hold: a change that is no longer met is tried anew. */
function judgeAnchored(task: Task, before: Anchors, verdictOn: (plan: Plan) => Verdict): Found {
  let anchors = before;
  for (;;) {
    const { plan, verdict } = closest(task, anchors, verdictOn);
    const met = new Set(verdict.changes.filter(change => change.met).map(change => change.name));
    const kept = only(anchors, name => met.has(name));
    if (Object.keys(kept).length === Object.keys(anchors).length) return { anchors, plan, verdict };
    anchors = kept;
  }
}

/** Judges anew without the anchors of changes that have alternatives: what was done since may have been another of these. */
function reconsidered(task: Task, found: Found, verdictOn: (plan: Plan) => Verdict): Found {
  const isFixed = (name: string) => rulesOf(task.expected.find(named => named.name === name)!).length === 1;
  const anchors = only(found.anchors, isFixed);
  const isAllFixed = Object.keys(anchors).length === Object.keys(found.anchors).length;
  if (found.verdict.sideEffects.length === 0 || isAllFixed) return found;
  const again = closest(task, anchors, verdictOn);
  return isBetter(again.verdict, found.verdict) ? { anchors, ...again } : found;
}

/** The anchors with those of the changes that this step was the first to meet. */
function withFresh({ expected }: Task, { anchors, plan, verdict }: Found, at: number): Anchors {
  const fresh = verdict.changes.filter(
    ({ name, met }) => met && !anchors[name] && expected.some(named => named.name === name),
  );
  if (fresh.length === 0) return anchors;
  const added = fresh.map(({ name }) => [name, { at, alternative: plan.alternatives[name] ?? 0 }]);
  return { ...anchors, ...Object.fromEntries(added) };
}

/** Judging after a step. Its anchored phone is made when the next step needs it: most phones that are judged have none. */
function judgingAfter<P>(
  judged: Judged<P>,
  before: Judging,
  now: Phone,
  { baseline, anchors }: Pick<Judging, 'baseline' | 'anchors'>,
): Judging {
  const clock = now.clock.now;
  // A copy: it holds no other step's judging.
  const step: Judging = {
    clock: before.clock,
    since: before.since,
    baseline: before.baseline,
    anchors: before.anchors,
    anchored: before.anchored,
  };
  const makeNext = (): Made => {
    const plan = { anchors, alternatives: {} };
    const canContinue = anchors === step.anchors && !judged.task.expected.some(isOpen);
    const made = canContinue ? anchoredAt(judged, plan, step, now) : makeAnchored(judged, plan, now);
    return { ...made, phone: advanceTo(made.phone, clock, now) };
  };
  let anchored: Made | undefined;
  return {
    clock,
    since: startOfStep(before, clock),
    baseline,
    anchors,
    get anchored() {
      return (anchored ??= makeNext());
    },
  };
}

/**
 * Judges a phone. Pure: the verdict follows from what is judged, the present, what the agent said, and what judging knew before. A
 * change that is met is anchored at the start of the step that met it; one that is no longer met is tried anew.
 */
export function judgeAt<P>(
  judged: Judged<P>,
  before: Judging,
  now: Phone,
  { answer, declared }: Said,
): { verdict: Verdict; judging: Judging } {
  const { task, params, start } = judged;
  const broken = readsPresent(task) ? brokenPlace(start, now) : undefined;
  if (broken) {
    const message = `the phone breaks its schema at ${broken.path}: ${broken.message}`;
    return { verdict: failedVerdict(task, 'phone', message), judging: before };
  }
  const clock = now.clock.now;
  const baseline = baselineAt(start, before, now);
  const input = { was: start, baseline, now, params: params as P & object, answer, declared };
  const since = startOfStep(before, clock);
  if (task.expected.length === 0)
    return { verdict: judge(task, input), judging: { ...before, clock, since, baseline } };

  const atStart = startOf(judged);
  const verdictOn = (plan: Plan) =>
    judge(task, { ...input, expected: withStart(expectedAt(judged, plan, before, now), atStart) });
  const found = reconsidered(task, judgeAnchored(task, before.anchors, verdictOn), verdictOn);
  const anchors = withFresh(task, found, since);
  return { verdict: found.verdict, judging: judgingAfter(judged, before, now, { baseline, anchors }) };
}
