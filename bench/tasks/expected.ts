import { produce } from 'immer';
import { catalogue, type Phone } from '../../apps/catalogue.ts';
import { freePlaces } from '../../judges/allow.ts';
import { freeTest } from '../../judges/compare/index.ts';
import type { Expected, ExpectedChange } from '../../judges/judge.ts';
import { changesSince } from '../../judges/side-effects.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
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
export interface Made {
  phone: Phone;
  changes: readonly ExpectedChange[];
}

/** What is judged: a task's parameters and its start. */
export interface Judged<P = any> {
  task: Task<P>;
  params: P;
  start: Phone;
}

/** A phone advanced without actions, never back. It draws its chance as `like` does: a reseeded fork has another seed. */
export function advanceTo(phone: Phone, to: number, like: Phone): Phone {
  const { seed } = like.random;
  const seeded = phone.random.seed === seed ? phone : { ...phone, random: { ...phone.random, seed } };
  if (to <= phone.clock.now) return seeded;
  return advance(catalogue, seeded as unknown as AnyPhone, to).phone as unknown as Phone;
}

export const rulesOf = <P>({ change }: NamedChange<P>): readonly ChangeRule<P>[] =>
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
export interface Plan {
  anchors: Anchors;
  /** Alternatives of the changes that are not anchored; the first by default. */
  alternatives: Readonly<Record<string, number>>;
}

/** Makes the anchored changes at their times on the start, in the order of their times. */
export function makeAnchored<P>(judged: Judged<P>, { anchors }: Plan, now: Phone): Made {
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
export const isOpen = (named: NamedChange): boolean => rulesOf(named).some(rule => rule.length > 3);

/** Makes what is not anchored yet on a phone, at its clock. */
export function makeOthers<P>(judged: Judged<P>, made: Made, { alternatives }: Plan, now: Phone): Made {
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

/** The changes made on the start, which tell those that need nothing there. */
export function startOf<P>(judged: Judged<P>): readonly ExpectedChange[] {
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

export const withStart = (expected: Expected, atStart: readonly ExpectedChange[]): Expected => ({
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
