import { produce } from 'immer';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Key, KeyValue, Verdict } from '../../../judges/judge.ts';
import { freePlaces } from '../../../judges/allow.ts';
import { describeFact } from '../../../judges/compare/describe.ts';
import { freeTest, matchFacts, type Fact } from '../../../judges/compare/index.ts';
import { changesSince } from '../../../judges/side-effects.ts';
import type { AnswerValue, AnswerValues } from '../../../src/state/answers.ts';
import type { Ending } from '../form.ts';
import { beginJudging, expectedAtStart, judgeAt, type Judging, type Said } from '../expectation.ts';
import type { Instance } from '../instance.ts';
import type { Played } from '../play.ts';
import { setupCtx } from '../setup.ts';
import { submittedAnswer } from '../sheet.ts';
import { answerMutants } from './answers.ts';
import { harmfulMutants, type Mutant } from './harmful.ts';
import { harmlessMutants, idle, laterMutants } from './harmless.ts';

export type { Mutant };

/** A mutant that the judge took for what it is not. */
export interface Survivor {
  task: string;
  seed: number;
  /** The honest ending that it was made from, and what was changed. */
  mutant: string;
  expected: 'refused' | 'accepted';
  /** What the judge said, in words. */
  got: string;
  /** How the mutant's phone differs from the ending, in words. */
  difference: readonly string[];
}

export interface MutantCount {
  harmful: number;
  refused: number;
  harmless: number;
  accepted: number;
}

export interface MutantResult {
  count: MutantCount;
  survivors: Survivor[];
  /** Survivors that the template waives, with its reason. */
  waived: (Survivor & { reason: string })[];
}

export const noMutants = (): MutantResult => ({
  count: { harmful: 0, refused: 0, harmless: 0, accepted: 0 },
  survivors: [],
  waived: [],
});

export function addMutants(to: MutantResult, more: MutantResult): void {
  for (const key of Object.keys(to.count) as (keyof MutantCount)[]) to.count[key] += more.count[key];
  to.survivors.push(...more.survivors);
  to.waived.push(...more.waived);
}

/** An honest ending of an instance: the phone, and what the agent says. */
interface Honest {
  name: string;
  phone: Phone;
  said: Said;
  /** Judging at the time of the ending. */
  judging: Judging;
}

const valueOf = (key: KeyValue): Key['value'] =>
  typeof key === 'object' && !Array.isArray(key) ? (key as Key).value : (key as Key['value']);

/** The right answer of an instance, or null where it asks for none. */
export function rightAnswer({ task, start, params }: Instance): AnswerValues | null {
  if (!task.answer) return null;
  const keys = Object.entries(task.answer.key({ was: start, p: params }));
  // A bare duration counts in the field's unit, its key in seconds.
  const given = (field: string, value: Key['value']) =>
    (task.answer!.fields[field]?.type === 'duration' ? `${String(value)} s` : value) as AnswerValue;
  return Object.fromEntries(keys.map(([field, key]) => [field, given(field, valueOf(key))]));
}

const declaredOf = ({ task }: Instance) => (task.expects === 'impossible' ? 'impossible' : 'done');

/** The time between a tap and the next look at the phone, ms. */
const STEP_MS = 1_000;

function honestByExpectation(instance: Instance): Honest[] {
  const { task } = instance;
  // What a goal asks for is not among the expected changes.
  if (Object.keys(task.goals).length > 0) return [];
  return [
    {
      name: 'expected',
      phone: idle(expectedAtStart(instance).phone, STEP_MS),
      said: { answer: rightAnswer(instance), declared: declaredOf(instance) },
      judging: beginJudging(instance),
    },
  ];
}

function honestByChange(
  instance: Instance,
  name: string,
  ending: Extract<Ending<any>, { change: unknown }>,
): Honest {
  const { start, params } = instance;
  const phone = produce(start, (draft: Phone) => {
    ending.change(draft, params, setupCtx(draft));
  });
  const given = typeof ending.answer === 'function' ? ending.answer(params, start) : ending.answer;
  return {
    name,
    phone: idle(phone, STEP_MS),
    said: {
      answer: given ?? submittedAnswer(phone) ?? rightAnswer(instance),
      declared: ending.declared ?? declaredOf(instance),
    },
    judging: beginJudging(instance),
  };
}

/** The endings of an instance that need no screen: the expected change, and the alternatives that are written as changes. */
function honestEndings(instance: Instance): Honest[] {
  const alternatives = Object.entries(instance.task.spec.alternatives ?? {}).flatMap(([name, ending]) =>
    'change' in ending ? [honestByChange(instance, name, ending)] : [],
  );
  return [...honestByExpectation(instance), ...alternatives];
}

/** A verdict in words: what is not met, and every side effect. */
export function verdictWords(verdict: Verdict): string {
  if (verdict.error) return `the judge threw in ${verdict.error.where}: ${verdict.error.message}`;
  if (verdict.success) return 'accepted';
  const unmet = verdict.changes.filter(c => !c.met).map(c => `${c.name} is not met`);
  const broken = verdict.invariants.filter(i => !i.held).map(i => `${i.name} does not hold`);
  const wrong = (verdict.answer ?? []).filter(f => !f.right).map(f => `the answer ${f.field} is wrong`);
  const effects = verdict.sideEffects.map(effect => `side effect: ${effect.words}`);
  return `refused: ${[...unmet, ...broken, ...wrong, ...effects].join('; ') || 'not declared'}`;
}

const differenceBetween = (instance: Instance, a: Phone, b: Phone): string[] =>
  changesSince(instance.task.schema, a, b).map(describeFact);

/** Whether what changed in a mutant differs from an ending's changes only where the template leaves it free. */
function differsWhereFree({ task, start, params }: Instance, facts: readonly Fact[], mutant: Phone): boolean {
  const places = freePlaces(task.free, params);
  if (places.length === 0) return false;
  const made = changesSince(task.schema, start, mutant);
  const fresh = new Set([...facts, ...made].flatMap(fact => (fact.kind === 'added' ? [fact.key] : [])));
  const isFree = freeTest(places, key => fresh.has(key));
  const { met, extra, wrongRows } = matchFacts(facts, made, { isFree });
  return facts.every(fact => met.has(fact)) && extra.length === 0 && wrongRows.length === 0;
}

/** Accepting properties of the expectation: done later, under other ids. */
function otherTimes(instance: Instance): { name: string; phone: Phone; judging: Judging }[] {
  if (instance.task.expected.length === 0) return [];
  const { start } = instance;
  const waited = idle(start, 600_000);
  const none: Said = { answer: null, declared: null };
  const afterWait = judgeAt(instance, beginJudging(instance), waited, none).judging;
  const late = expectedAtStart({ ...instance, start: waited }).phone;
  const shifted = produce(start, draft => {
    draft.random.draws += 17;
  });
  return [
    { name: 'done ten minutes later', phone: idle(late, STEP_MS), judging: afterWait },
    {
      name: 'under other ids',
      phone: idle(expectedAtStart({ ...instance, start: shifted }).phone, STEP_MS),
      judging: beginJudging(instance),
    },
  ];
}

/** Tells survivors, and those that the template waives. */
class Outcome {
  readonly result = noMutants();
  private readonly instance: Instance;

  constructor(instance: Instance) {
    this.instance = instance;
  }

  accept(mutant: string, verdict: Verdict, difference: () => string[]): void {
    this.result.count.harmless++;
    if (verdict.success && verdict.progress === 1) this.result.count.accepted++;
    else this.survived(mutant, 'accepted', verdict, difference());
  }

  acceptPlayed(mutant: string, verdict: Verdict, trouble: string | undefined): void {
    if (trouble === undefined) this.accept(mutant, verdict, () => []);
    else {
      this.result.count.harmless++;
      this.survived(mutant, 'accepted', verdict, [`the solver: ${trouble}`]);
    }
  }

  refuse(mutant: string, verdict: Verdict, difference: string[]): void {
    this.result.count.harmful++;
    if (!verdict.error && !verdict.success) this.result.count.refused++;
    else this.survived(mutant, 'refused', verdict, difference);
  }

  private survived(
    mutant: string,
    expected: Survivor['expected'],
    verdict: Verdict,
    difference: string[],
  ): void {
    const { task, seed } = this.instance;
    const survivor = { task: task.id, seed, mutant, expected, got: verdictWords(verdict), difference };
    const waiver = Object.entries(task.spec.waives ?? {}).find(([part]) => mutant.includes(part));
    if (waiver) this.result.waived.push({ ...survivor, reason: waiver[1] });
    else this.result.survivors.push(survivor);
  }
}

/** Judges other answers on the phone of an honest ending. */
function judgeAnswers(instance: Instance, ending: Honest, then: Judging, outcome: Outcome): void {
  const { task, start, params } = instance;
  if (!task.answer) return;
  const keys = task.answer.key({ was: start, p: params });
  const { harmful, harmless } = answerMutants(task.answer, keys, rightAnswer(instance)!);
  const verdictOn = (answer: AnswerValues) =>
    judgeAt(instance, then, ending.phone, { ...ending.said, answer }).verdict;
  for (const { name, answer } of harmful) outcome.refuse(`${ending.name}, ${name}`, verdictOn(answer), []);
  for (const { name, answer } of harmless)
    outcome.accept(`${ending.name}, ${name}`, verdictOn(answer), () => []);
}

/** Judges mutants of one honest ending. */
function judgeEnding(instance: Instance, ending: Honest, count: number): MutantResult {
  const { task, start, seed } = instance;
  const { name, phone, said, judging } = ending;
  const outcome = new Outcome(instance);
  const accept = (what: string, now: Phone, from: Judging) =>
    outcome.accept(`${name}, ${what}`, judgeAt(instance, from, now, said).verdict, () =>
      differenceBetween(instance, phone, now),
    );
  const { verdict, judging: then } = judgeAt(instance, judging, phone, said);
  accept('as it is', phone, judging);
  // An ending that is refused as it is has no mutants worth a look.
  if (!verdict.success) return outcome.result;
  if (name !== 'solved') judgeAnswers(instance, ending, then, outcome);
  const facts: readonly Fact[] = changesSince(task.schema, start, phone);
  if (name === 'expected') {
    for (const time of otherTimes(instance)) accept(time.name, time.phone, time.judging);
    for (const later of laterMutants(phone)) accept(later.name, later.phone, then);
  }
  for (const mutant of harmlessMutants(task.schema, phone, facts, Math.ceil(count / 3), seed))
    accept(mutant.name, mutant.phone, then);
  for (const mutant of harmfulMutants(task.schema, start, phone, facts, count, seed)) {
    const difference = differenceBetween(instance, phone, mutant.phone);
    // The schemas say that it is the same ending, or the template.
    if (difference.length === 0 || differsWhereFree(instance, facts, mutant.phone)) continue;
    outcome.refuse(
      `${name}, ${mutant.name}`,
      judgeAt(instance, then, mutant.phone, said).verdict,
      difference,
    );
  }
  return outcome.result;
}

/**
 * Judges mutants of every ending of an instance that needs no screen: harmful ones have to be refused, harmless ones
 * accepted. At most `count` harmful ones an ending, and a third as many harmless ones.
 */
export function judgeMutants(instance: Instance, count: number): MutantResult {
  const result = noMutants();
  for (const ending of honestEndings(instance)) addMutants(result, judgeEnding(instance, ending, count));
  return result;
}

/**
 * Judges mutants of the phone that a solver left. None where only the route tells that the ending is right, as where a timer has to have
 * run: judged by itself, such a phone is refused.
 */
export function judgeSolved(instance: Instance, phone: Phone, count: number): MutantResult {
  const said: Said = {
    answer: submittedAnswer(phone) ?? rightAnswer(instance),
    declared: declaredOf(instance),
  };
  const judging = beginJudging(instance);
  if (!judgeAt(instance, judging, phone, said).verdict.success) return noMutants();
  return judgeEnding(instance, { name: 'solved', phone, said, judging }, count);
}

/** The solver played in another way, as a harmless mutant; it survives where it got into trouble, too. */
export function judgedPlayed(instance: Instance, how: string, { verdict, trouble }: Played): MutantResult {
  const outcome = new Outcome(instance);
  outcome.acceptPlayed(`solved, ${how}`, verdict, trouble);
  return outcome.result;
}
