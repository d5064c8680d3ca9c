import type { Phone } from '../apps/catalogue.ts';
import { isObject } from '../src/state/json.ts';
import { getAt } from '../src/state/pointer.ts';
import { allowances, freePlaces } from './allow.ts';
import { judgeAnswer } from './answers.ts';
import {
  asChanged,
  consequencesOf,
  freeTest,
  matchFacts,
  type Fact,
  type Matching,
} from './compare/index.ts';
import { wrongFields } from './compare/describe.ts';
import { pointerIn } from './compare/pointer.ts';
import { changesSince, reported, unallowed } from './side-effects.ts';
import type {
  Expected,
  ExpectedChange,
  SideEffect,
  Goal,
  ChangeResult,
  JudgeInput,
  JudgeTask,
  InvariantResult,
  Moment,
  Test,
  Verdict,
} from './types.ts';

export type {
  Declared,
  Expected,
  ExpectedChange,
  FieldResult,
  Goal,
  ChangeResult,
  JudgeInput,
  JudgeTask,
  InvariantResult,
  Key,
  KeyValue,
  Moment,
  Test,
  Verdict,
} from './types.ts';

const testOf = (goal: Goal): Test => (typeof goal === 'function' ? goal : goal.test);
const weightOf = (goal: Goal) => (typeof goal === 'function' ? 1 : goal.weight);

/** The result of one goal, or of an answer. There is no partial credit: its share is 0 or 1. */
export const changeOf = (name: string, weight: number, met: boolean, metAtStart = false): ChangeResult => ({
  name,
  weight,
  met,
  share: met ? 1 : 0,
  metAtStart,
});

/** Whether a change touched the place of a fact. */
const touches = ({ before, after }: ExpectedChange, { path }: Fact): boolean =>
  before !== after && getAt(before, pointerIn(before, path)) !== getAt(after, pointerIn(after, path));

/**
 * The places in the list of changes that each difference of an expected phone is a part of: those that touched its place. One that none
 * touched, as what follows in time, is the last one's.
 */
function ownersOf({ changes }: Expected, differing: readonly Fact[]): ReadonlyMap<Fact, readonly number[]> {
  const ownersOfFact = (fact: Fact) => {
    const touching = changes.flatMap((change, i) => (touches(change, fact) ? [i] : []));
    return touching.length > 0 ? touching : [changes.length - 1];
  };
  return new Map(differing.map(fact => [fact, ownersOfFact(fact)]));
}

/** How far a fact holds, 0 to 1. */
const holds = (fact: Fact, { met, begun }: Matching): number => (met.has(fact) ? 1 : (begun.get(fact) ?? 0));

/** The share of a change's facts that is met. A change without facts is done where nothing was to do, or time has undone it. */
function shareOf(change: ExpectedChange, own: readonly Fact[], matching: Matching): number {
  if (change.impossible !== undefined) return 0;
  if (own.length === 0) return change.metAtStart || change.isAnchored ? 1 : 0;
  return own.reduce((sum, fact) => sum + holds(fact, matching), 0) / own.length;
}

/** How far each named change has come. */
function sharesOf(
  { changes }: Expected,
  { owners }: Differences,
  wanted: readonly Fact[],
  matching: Matching,
): ChangeResult[] {
  return changes.map((change, i) => {
    const own = wanted.filter(fact => owners.get(fact)!.includes(i));
    const share = shareOf(change, own, matching);
    const { name, weight, metAtStart } = change;
    return { name, weight, met: share === 1, share, metAtStart };
  });
}

/** What differs on an expected phone, and whose it is. Computed once: many presents are compared with it. */
interface Differences {
  facts: readonly Fact[];
  owners: ReturnType<typeof ownersOf>;
}
const knownDifferences = new WeakMap<Phone, Differences & { baseline: unknown }>();

function differencesOf(task: JudgeTask, baseline: JudgeInput['baseline'], expected: Expected): Differences {
  const known = knownDifferences.get(expected.phone);
  if (known?.baseline === baseline) return known;
  const facts = changesSince(task.schema, baseline, expected.phone);
  const differences = { baseline, facts, owners: ownersOf(expected, facts) };
  knownDifferences.set(expected.phone, differences);
  return differences;
}
const NO_DIFFERENCES: Differences = { facts: [], owners: new Map() };

/** Compares what changed with what should have. */
function compared(task: JudgeTask, input: JudgeInput, prepared: Prepared) {
  const { baseline, now, expected } = input;
  const all = changesSince(task.schema, baseline, now);
  if (!expected && all.length === 0) return { changes: [], found: [] };
  const differences = expected ? differencesOf(task, baseline, expected) : NO_DIFFERENCES;
  const differing = differences.facts;
  const isForeign = foreignKeysOf(baseline);
  const made = expected ? asChanged(differing, all, expected.phone, isForeign) : all;
  const isFree = freeTest(prepared.free, newKeys(differing, made));
  // What may hold anything is not asked for.
  const wanted = differing.filter(fact => !isFree(fact.path));
  const consequence = { wanted: consequencesOf(expected?.phone ?? baseline), made: consequencesOf(now) };
  const matching = matchFacts(wanted, made, {
    consequence,
    isFree,
    isForeign,
  });
  const { extra, wrongRows } = matching;
  const found: SideEffect[] = [
    ...wrongRows.flatMap(pair =>
      wrongFields(pair).map(effect => ({ ...effect, path: pointerIn(now, effect.path) })),
    ),
    ...unallowed(extra, prepared.allow, now).map(fact => reported(fact, now)),
  ];
  return { changes: expected ? sharesOf(expected, differences, wanted, matching) : [], found };
}

type ForeignTest = (table: string, key: string) => boolean;
const knownForeign = new WeakMap<object, ForeignTest>();

/** Says whether a key of a table names a row of another table of a baseline. Many presents ask it of the same keys. */
function foreignKeysOf(baseline: JudgeInput['baseline']): ForeignTest {
  const known = knownForeign.get(baseline);
  if (known) return known;
  const answers = new Map<string, boolean>();
  const test: ForeignTest = (table, key) => {
    const place = `${table}/${key}`;
    const answer = answers.get(place) ?? namesRow(baseline, table, key);
    answers.set(place, answer);
    return answer;
  };
  knownForeign.set(baseline, test);
  return test;
}

/** Whether a key of an app's table names a row that another table of the app has, or a file. */
function namesRow(phone: unknown, table: string, key: string): boolean {
  const app = getAt(phone, table.split('/').slice(0, 3).join('/'));
  const own = getAt(phone, table);
  const others = [...Object.values(isObject(app) ? app : {}), getAt(phone, '/device/storage/files')];
  return others.some(rows => rows !== own && isObject(rows) && Object.hasOwn(rows, key));
}

/** Says whether a key names a row that is new on either side. */
function newKeys(wanted: readonly Fact[], made: readonly Fact[]): (key: string) => boolean {
  const keys = new Set([...wanted, ...made].flatMap(fact => (fact.kind === 'added' ? [fact.key] : [])));
  return key => keys.has(key);
}

class JudgeError extends Error {
  where: string;
  constructor(where: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.where = where;
  }
}

/** Runs one part of the judging. An error that it throws becomes a JudgeError with the part's name. */
function named<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new JudgeError(where, cause);
  }
}

/** What depends on the task and the start alone, computed once for all verdicts of an episode. */
interface Prepared {
  was: unknown;
  allow: ReturnType<typeof allowances>;
  free: string[];
  metAtStart: Record<string, boolean>;
}
const prepared = new WeakMap<object, WeakMap<JudgeTask, Prepared>>();

function prepare(task: JudgeTask, { was, params }: JudgeInput): Prepared {
  const byTask = prepared.get(params) ?? new WeakMap<JudgeTask, Prepared>();
  const known = byTask.get(task);
  if (known?.was === was) return known;
  const metAtStart: Record<string, boolean> = {};
  for (const name in task.goals)
    metAtStart[name] = named(`goal ${name}`, () =>
      testOf(task.goals[name]!)({ was, baseline: was, now: was, p: params }),
    );
  const allow = named('allow', () => allowances(task.allow, params));
  const free = named('free', () => freePlaces(task.free, params));
  const made = { was, metAtStart, allow, free };
  prepared.set(params, byTask.set(task, made));
  return made;
}

function verdict(task: JudgeTask, input: JudgeInput): Verdict {
  const { was, baseline, now, params, declared } = input;
  const ready = prepare(task, input);
  const { metAtStart } = ready;
  const moment: Moment = { was, baseline, now, p: params };
  const invariants: InvariantResult[] = Object.entries(task.invariants ?? {}).map(([name, holds]) => ({
    name,
    held: named(`invariant ${name}`, () => holds(moment)),
  }));
  const { changes: expectedChanges, found } = named('expect', () => compared(task, input, ready));
  const clean = found.length === 0 && invariants.every(i => i.held);

  if (task.expects === 'impossible') {
    const met = declared === 'impossible';
    const success = met && clean;
    return {
      success,
      successUndeclared: success,
      progress: success ? 1 : 0,
      changes: [changeOf('impossible', 1, met)],
      invariants,
      sideEffects: found,
      answer: null,
    };
  }

  const goals = Object.entries(task.goals).map(([name, goal]) => {
    const met = named(`goal ${name}`, () => testOf(goal)(moment));
    return changeOf(name, weightOf(goal), met, metAtStart[name]!);
  });
  const changes = [...expectedChanges, ...goals];
  const answer = task.answer
    ? named('answer', () => judgeAnswer(task.answer!, { was, p: params }, input.answer))
    : null;
  if (answer) {
    const right = answer.every(f => f.right);
    changes.push(changeOf('answer', task.answer!.weight ?? 1, right));
  }

  const open = changes.filter(c => !c.metAtStart);
  const total = open.reduce((sum, c) => sum + c.weight, 0);
  const earned = open.reduce((sum, c) => sum + c.weight * c.share, 0);
  const successUndeclared = changes.every(c => c.met) && clean && declared !== 'impossible';
  return {
    success: successUndeclared && declared === 'done',
    successUndeclared,
    progress: total === 0 ? 0 : earned / total,
    changes,
    invariants,
    sideEffects: found,
    answer,
  };
}

/** A verdict that says nothing about the agent: the judge failed, or had nothing that it can judge. */
export const failedVerdict = (task: JudgeTask, where: string, message: string): Verdict => ({
  success: false,
  successUndeclared: false,
  progress: 0,
  changes: [],
  invariants: [],
  sideEffects: [],
  answer: null,
  error: { where, message: `Task ${task.id}: ${message}` },
});

/**
 * Judges a phone against a task. Pure. Phones are compared by reference first, so the cost follows the size of the change.
 * If a test of the task throws, the verdict has `error` and says nothing about the agent: the caller must not score it.
 */
export function judge(task: JudgeTask, input: JudgeInput): Verdict {
  try {
    return verdict(task, input);
  } catch (cause) {
    if (!(cause instanceof JudgeError)) throw cause;
    return failedVerdict(task, cause.where, cause.message);
  }
}
