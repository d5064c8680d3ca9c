import { produce } from 'immer';
import { catalogue, type Phone } from '../../apps/catalogue.ts';
import {
  failedVerdict,
  judge,
  type Declared,
  type Expected,
  type ExpectedChange,
  type Verdict,
} from '../../judges/judge.ts';
import { freePlaces } from '../../judges/allow.ts';
import { freeTest } from '../../judges/compare/index.ts';
import { changesSince } from '../../judges/side-effects.ts';
import type { AnswerValues } from '../../src/state/answers.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { brokenPlace } from './broken.ts';
import type { ChangeRule, NamedChange, Task } from './form.ts';
import { setupCtx } from './setup.ts';
import { readsSame, watched, type Reads } from './watched.ts';

/** When a named change was first met, and by which of its alternatives. */
export interface Anchor {
  /** Epoch ms at which the change is taken to have been made: the start of the step that met it. */
  at: number;
  alternative: number;
}
/** The changes that are met, by name. They are part of an episode's value: a fork carries them. */
export type Anchors = Readonly<Record<string, Anchor>>;

/** A phone with changes made on it, in the order of their times, and the record of them. */
interface Made {
  phone: Phone;
  changes: readonly ExpectedChange[];
}

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

/** What is judged: a task's parameters and its start. */
export interface Judged<P = any> {
  task: Task<P>;
  params: P;
  start: Phone;
}

/** Judging at the start of an episode. */
export const beginJudging = ({ start }: Judged): Judging => ({
  clock: start.clock.now,
  since: start.clock.now,
  baseline: start,
  anchors: {},
  anchored: { phone: start, changes: [] },
});

/** A phone advanced without actions, never back. It draws its chance as `like` does: a reseeded fork has another seed. */
function advanceTo(phone: Phone, to: number, like: Phone): Phone {
  const { seed } = like.random;
  const seeded = phone.random.seed === seed ? phone : { ...phone, random: { ...phone.random, seed } };
  if (to <= phone.clock.now) return seeded;
  return advance(catalogue, seeded as unknown as AnyPhone, to).phone as unknown as Phone;
}

const rulesOf = <P>({ change }: NamedChange<P>): readonly ChangeRule<P>[] =>
  typeof change === 'function' ? [change] : change.anyOf;

/** A change that was made, and what its rule read of the present. */
interface KnownChange {
  params: unknown;
  reads: Reads;
  change: ExpectedChange;
}
/** Changes by the phone that they were made on and by their rule. Many presents are judged that differ elsewhere. */
const knownChanges = new WeakMap<Phone, Map<ChangeRule<any>, KnownChange[]>>();

/** Most changes that are kept of one rule on one phone. */
const MOST_KNOWN = 4;

/** Makes a change on a phone, or gives the one that was made there of the same. `now` is the present, for outcomes that are open. */
function make<P>(
  judged: Judged<P>,
  named: NamedChange<P>,
  alternative: number,
  phone: Phone,
  now: Phone,
): ExpectedChange {
  const rule = rulesOf(named)[alternative]!;
  const byRule = knownChanges.get(phone) ?? new Map<ChangeRule<any>, KnownChange[]>();
  knownChanges.set(phone, byRule);
  const known = byRule.get(rule) ?? [];
  const { params } = judged;
  const found = known.find(
    other => other.params === params && other.change.name === named.name && readsSame(other.reads, now),
  );
  if (found) return found.change;
  const present = watched(now);
  const change = makeAnew(judged, named, rule, phone, present.value);
  byRule.set(rule, [{ params, reads: present.reads, change }, ...known.slice(0, MOST_KNOWN - 1)]);
  return change;
}

function makeAnew<P>(
  { task, params }: Judged<P>,
  { name, weight }: NamedChange<P>,
  rule: ChangeRule<P>,
  phone: Phone,
  now: Phone,
): ExpectedChange {
  const common = { name, weight, before: phone, metAtStart: false, isAnchored: false };
  try {
    const after = produce(phone, (draft: Phone) => {
      rule(draft, params, setupCtx(draft), now);
    });
    return { ...common, after, metAtStart: changesSince(task.schema, phone, after).length === 0 };
  } catch (cause) {
    return { ...common, after: phone, impossible: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Which changes were made at which time. Those without an anchor are made at the start of the step. */
interface Plan {
  anchors: Anchors;
  /** Alternatives of the changes that are not anchored; the first by default. */
  alternatives: Readonly<Record<string, number>>;
}

/** Makes the anchored changes at their times on the start, in the order of their times. */
function makeAnchored<P>(judged: Judged<P>, { anchors }: Plan, now: Phone): Made {
  const inTime = judged.task.expected
    .filter(({ name }) => anchors[name])
    .sort((a, b) => anchors[a.name]!.at - anchors[b.name]!.at);
  let phone = judged.start;
  const changes = inTime.map(named => {
    const { at, alternative } = anchors[named.name]!;
    const change = make(judged, named, alternative, advanceTo(phone, at, now), now);
    phone = change.after;
    return { ...change, isAnchored: true };
  });
  return { phone, changes };
}

/** Whether a rule looks at the present, so that it may do something else at each step. */
const isOpen = (named: NamedChange): boolean => rulesOf(named).some(rule => rule.length > 3);

/** Whether a task's own code reads the present phone: goals, invariants and open rules. Other tasks only compare it. */
const readsPresent = ({ goals, invariants, expected }: Task): boolean =>
  Object.keys(goals).length > 0 || invariants !== undefined || expected.some(isOpen);

/** Makes what is not anchored yet on a phone, at its clock. */
function makeOthers<P>(judged: Judged<P>, made: Made, { alternatives }: Plan, now: Phone): Made {
  let { phone } = made;
  const others = judged.task.expected
    .filter(({ name }) => !made.changes.some(change => change.name === name))
    .map(named => {
      const change = make(judged, named, alternatives[named.name] ?? 0, phone, now);
      phone = change.after;
      return change;
    });
  return { phone, changes: [...made.changes, ...others] };
}

/** When the step began, epoch ms: before a step that took no time, when the one before it did. */
const startOfStep = ({ clock, since }: Judging, now: number): number =>
  Math.min(now > clock ? clock : since, now);

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

/** Expected phones by what they follow from. Many phones of one moment are judged against the same one. */
const known = new WeakMap<Judging, Map<string, Expected>>();

/**
 * The expected phone at the present clock: anchored changes at their times, the others at the start of the step. It depends on the present
 * phone by its clock and seed alone, unless a rule looks at it.
 */
function expectedAt<P>(judged: Judged<P>, plan: Plan, before: Judging, now: Phone): Expected {
  if (judged.task.expected.some(isOpen)) return makeExpected(judged, plan, before, now);
  const found = known.get(before) ?? new Map<string, Expected>();
  known.set(before, found);
  const key = JSON.stringify([now.clock.now, now.random.seed, plan]);
  const expected = found.get(key) ?? makeExpected(judged, plan, before, now);
  found.set(key, expected);
  return expected;
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
  const baseline = advanceTo(clock < before.clock ? start : before.baseline, clock, now);
  const input = { was: start, baseline, now, params: params as P & object, answer, declared };
  if (task.expected.length === 0)
    return {
      verdict: judge(task, input),
      judging: { ...before, clock, since: startOfStep(before, clock), baseline },
    };

  const atStart = startOf(judged);
  const verdictOn = (plan: Plan) =>
    judge(task, { ...input, expected: withStart(expectedAt(judged, plan, before, now), atStart) });
  let { anchors } = before;
  let found = closest(task, anchors, verdictOn);
  for (;;) {
    const met = new Set(found.verdict.changes.filter(change => change.met).map(change => change.name));
    const kept = only(anchors, name => met.has(name));
    if (Object.keys(kept).length === Object.keys(anchors).length) break;
    anchors = kept;
    found = closest(task, anchors, verdictOn);
  }
  // What was done since may have been another of the alternatives.
  const isFixed = (name: string) => rulesOf(task.expected.find(named => named.name === name)!).length === 1;
  const fixed = only(anchors, isFixed);
  if (found.verdict.sideEffects.length > 0 && Object.keys(fixed).length < Object.keys(anchors).length) {
    const again = closest(task, fixed, verdictOn);
    if (isBetter(again.verdict, found.verdict)) [anchors, found] = [fixed, again];
  }

  const from = startOfStep(before, clock);
  const fresh = found.verdict.changes.filter(
    ({ name, met }) => met && !anchors[name] && task.expected.some(named => named.name === name),
  );
  if (fresh.length > 0)
    anchors = {
      ...anchors,
      ...Object.fromEntries(
        fresh.map(({ name }) => [name, { at: from, alternative: found.plan.alternatives[name] ?? 0 }]),
      ),
    };
  // Made when the next step needs it: most phones that are judged have none. It holds no other step's judging.
  let anchored: Made | undefined;
  const { clock: stepClock, since, baseline: stepBaseline, anchors: stepAnchors } = before;
  const step: Judging = {
    clock: stepClock,
    since,
    baseline: stepBaseline,
    anchors: stepAnchors,
    anchored: before.anchored,
  };
  const makeNext = (): Made => {
    const plan = { anchors, alternatives: {} };
    const made =
      anchors === stepAnchors && !task.expected.some(isOpen)
        ? anchoredAt(judged, plan, step, now)
        : makeAnchored(judged, plan, now);
    return { ...made, phone: advanceTo(made.phone, clock, now) };
  };
  const judging = {
    clock,
    since: from,
    baseline,
    anchors,
    get anchored() {
      return (anchored ??= makeNext());
    },
  };
  return { verdict: found.verdict, judging };
}

/** The changes made on the start, which tell those that need nothing there. */
function startOf<P>(judged: Judged<P>): readonly ExpectedChange[] {
  let changes = starts.get(judged.start)?.get(judged.task);
  if (!changes) {
    const made: Made = { phone: judged.start, changes: [] };
    changes = makeOthers(judged, made, { anchors: {}, alternatives: {} }, judged.start).changes;
    const byTask = starts.get(judged.start) ?? new WeakMap<Task, readonly ExpectedChange[]>();
    starts.set(judged.start, byTask.set(judged.task, changes));
  }
  return changes;
}
const starts = new WeakMap<Phone, WeakMap<Task, readonly ExpectedChange[]>>();

const withStart = (expected: Expected, atStart: readonly ExpectedChange[]): Expected => ({
  ...expected,
  changes: expected.changes.map((change, i) => ({ ...change, metAtStart: atStart[i]!.metAtStart })),
});

/** Whether a change asks for something, and all of it is what the template leaves free. */
function asksOnlyForFree<P>({ task, params }: Judged<P>, { before, after }: ExpectedChange): boolean {
  if (!task.free) return false;
  const facts = changesSince(task.schema, before, after);
  const fresh = new Set(facts.flatMap(fact => (fact.kind === 'added' ? [fact.key] : [])));
  const isFree = freeTest(freePlaces(task.free, params), key => fresh.has(key));
  return facts.length > 0 && facts.every(fact => isFree(fact.path));
}

/** The phone with every change made at the start, and why a change cannot be asked for there, by its name. */
export function expectedAtStart<P>(judged: Judged<P>): { phone: Phone; impossible: Record<string, string> } {
  const changes = startOf(judged);
  const why = (change: ExpectedChange): string | undefined =>
    change.impossible ?? (asksOnlyForFree(judged, change) ? 'all that it asks for is free' : undefined);
  return {
    phone: changes.at(-1)?.after ?? judged.start,
    impossible: Object.fromEntries(
      changes.flatMap(change => {
        const reason = why(change);
        return reason === undefined ? [] : [[change.name, reason]];
      }),
    ),
  };
}

/** Most choices of alternatives that are made of one task. */
const MOST_CHOICES = 16;

/** Each choice of one alternative for every change that has several, the first ones first. */
function choicesOf({ expected }: Task): Plan['alternatives'][] {
  let choices: Plan['alternatives'][] = [{}];
  for (const named of expected)
    choices = rulesOf(named).flatMap((_, i) => choices.map(choice => ({ ...choice, [named.name]: i })));
  return choices.slice(0, MOST_CHOICES);
}

/**
 * The phones with every change made at the start, by each choice of alternatives; the first alternatives come first. A choice that cannot
 * be made on the start is left out.
 */
export function endingsAtStart<P>(judged: Judged<P>): Phone[] {
  const { start } = judged;
  return choicesOf(judged.task as Task).flatMap(alternatives => {
    const made: Made = { phone: start, changes: [] };
    const { phone, changes } = makeOthers(judged, made, { anchors: {}, alternatives }, start);
    return changes.some(change => change.impossible !== undefined) ? [] : [phone];
  });
}
