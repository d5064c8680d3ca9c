import { produce } from 'immer';
import type { Phone } from '../../../apps/catalogue.ts';
import { describeFact } from '../../../judges/compare/describe.ts';
import type { Fact } from '../../../judges/compare/index.ts';
import { changesSince } from '../../../judges/side-effects.ts';
import type { AnswerValues } from '../../../src/state/answers.ts';
import { apply } from '../../../src/state/apply.ts';
import { diff } from '../../../src/state/diff.ts';
import { beginJudging, judgeAt, type Judging, type Said } from '../expectation.ts';
import { expectedAtStart } from '../expected.ts';
import type { Instance } from '../instance.ts';
import type { Played } from '../play.ts';
import { submittedAnswer } from '../sheet.ts';
import { admits } from './admitted.ts';
import { answerMutants } from './answers.ts';
import { declaredOf, honestEndings, rightAnswer, STEP_MS, type Honest } from './endings.ts';
import { harmfulMutants } from './harmful.ts';
import { harmlessMutants } from './harmless.ts';
import type { Mutant } from './maker.ts';
import { addMutants, isWaivedBy, noMutants, Outcome, type MutantResult } from './result.ts';
import { idle } from './time.ts';

export type { Mutant };
export { rightAnswer };
export {
  addMutants,
  noMutants,
  verdictWords,
  type MutantCount,
  type MutantResult,
  type Survivor,
} from './result.ts';

const differenceBetween = (instance: Instance, a: Phone, b: Phone): readonly Fact[] =>
  changesSince(instance.task.schema, a, b);

const inWords = (facts: readonly Fact[]): string[] => facts.map(describeFact);

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

const HOUR_MS = 3_600_000;

/** Times that pass after an ending, each from the one before. */
const LATER = [
  { name: 'an hour passed', ms: HOUR_MS },
  { name: 'a day passed', ms: 23 * HOUR_MS },
] as const;

/**
 * A phone whose screen stays on while time passes. What an invariant reads from the screen is there as long as somebody looks
 * at it.
 */
const keptOn = (phone: Phone): Phone =>
  produce(phone, draft => {
    const front = draft.ui.tasks.find(task => task.id === draft.ui.foreground)?.stack.at(-1)?.app;
    if (front !== undefined) draft.ui.keepsOn = [front];
  });

/** Judges an honest ending after a while in which nobody touches the phone, and again later. */
function judgeLater(instance: Instance, { phone, said }: Honest, then: Judging, outcome: Outcome): void {
  let now = instance.task.invariants ? keptOn(phone) : phone;
  let judging = then;
  for (const { name, ms } of LATER) {
    now = idle(now, ms);
    const later = judgeAt(instance, judging, now, said);
    const difference = () => inWords(differenceBetween(instance, later.judging.baseline, now));
    outcome.accept({ name, label: name }, later.verdict, difference);
    judging = later.judging;
  }
}

/** Judges endings in which one of several named changes was not made. */
function judgeParts(instance: Instance, ending: Honest, then: Judging, outcome: Outcome): void {
  const { task, start } = instance;
  if (task.expected.length < 2) return;
  for (const { name } of task.expected) {
    const rest = { ...task, expected: task.expected.filter(change => change.name !== name) };
    const { phone, impossible } = expectedAtStart({ ...instance, task: rest });
    const part = idle(phone, STEP_MS);
    // A change may need the one that is left out, and one that is met at the start adds nothing.
    if (Object.keys(impossible).length > 0) continue;
    if (differenceBetween(instance, ending.phone, part).length === 0) continue;
    const label = `without ${name}`;
    const { verdict } = judgeAt(instance, then, part, ending.said);
    outcome.refuse({ name: label, label }, verdict, () => inWords(differenceBetween(instance, start, part)));
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
  for (const { name, answer } of harmful) outcome.refuse({ name, label: name }, verdictOn(answer), () => []);
  for (const { name, answer } of harmless) outcome.accept({ name, label: name }, verdictOn(answer), () => []);
}

/** Whether a template waives a mutant. Without waivers none is asked for beyond the number that was given. */
function wantedBy({ task }: Instance): ((label: string) => boolean) | undefined {
  const waivers = Object.keys(task.spec.waives ?? {});
  return waivers.length === 0 ? undefined : label => waivers.some(waiver => isWaivedBy(waiver, label));
}

/** Judges mutants of one honest ending. `others` are the phones of the instance's other endings. */
function judgeEnding(
  instance: Instance,
  ending: Honest,
  others: readonly Phone[],
  count: number,
): MutantResult {
  const { task, start, seed } = instance;
  const { name, phone, said, judging } = ending;
  const outcome = new Outcome(instance, name);
  const accept = (mutant: Pick<Mutant, 'name' | 'label'>, now: Phone, from: Judging) =>
    outcome.accept(mutant, judgeAt(instance, from, now, said).verdict, () =>
      inWords(differenceBetween(instance, phone, now)),
    );
  const asItIs = { name: 'as it is', label: 'as it is' };
  const { verdict, judging: then } = judgeAt(instance, judging, phone, said);
  outcome.accept(asItIs, verdict, () => inWords(differenceBetween(instance, start, phone)));
  // An ending that is refused as it is has no mutants worth a look.
  if (!verdict.success) return outcome.result;
  if (name !== 'solved') judgeAnswers(instance, ending, then, outcome);
  const facts: readonly Fact[] = changesSince(task.schema, start, phone);
  if (name === 'expected') {
    for (const time of otherTimes(instance))
      accept({ name: time.name, label: time.name }, time.phone, time.judging);
    judgeLater(instance, ending, then, outcome);
    judgeParts(instance, ending, then, outcome);
  }
  for (const mutant of harmlessMutants(task.schema, phone, facts, Math.ceil(count / 3), seed))
    accept(mutant, mutant.phone, then);
  const isAdmitted = admits(instance, facts, others);
  for (const mutant of harmfulMutants(task.schema, start, phone, facts, count, seed, wantedBy(instance))) {
    const difference = differenceBetween(instance, phone, mutant.phone);
    // The schemas say that it is the same ending.
    if (difference.length === 0) continue;
    const found = judgeAt(instance, then, mutant.phone, said).verdict;
    if (found.success && isAdmitted(mutant.phone, difference)) outcome.admit();
    else outcome.refuse(mutant, found, () => inWords(difference));
  }
  return outcome.result;
}

/**
 * Judges mutants of every ending of an instance that needs no screen: harmful ones have to be refused, harmless ones
 * accepted. At most `count` harmful ones an ending, and a third as many harmless ones.
 */
export function judgeMutants(instance: Instance, count: number): MutantResult {
  const result = noMutants();
  const endings = honestEndings(instance);
  for (const ending of endings) {
    const others = endings.filter(other => other !== ending).map(other => other.phone);
    addMutants(result, judgeEnding(instance, ending, others, count));
  }
  return result;
}

/**
 * Judges mutants of the phone that a solver left. None where only the route tells that the ending is right, as where a timer has to have
 * run: judged by itself, such a phone is refused.
 */
export function judgeSolved(instance: Instance, left: Phone, count: number): MutantResult {
  // A phone that came over the wire shares nothing with the start, so that each of its mutants would be compared whole.
  const phone = apply(instance.start, diff(instance.start, left));
  const said: Said = {
    answer: submittedAnswer(phone) ?? rightAnswer(instance),
    declared: declaredOf(instance),
  };
  const judging = beginJudging(instance);
  if (!judgeAt(instance, judging, phone, said).verdict.success) return noMutants();
  const others = honestEndings(instance).map(ending => ending.phone);
  return judgeEnding(instance, { name: 'solved', phone, said, judging }, others, count);
}

/** The solver played in another way, as a harmless mutant; it survives where it got into trouble, too. */
export function judgedPlayed(instance: Instance, how: string, { verdict, trouble }: Played): MutantResult {
  const outcome = new Outcome(instance, 'solved');
  const mutant = { name: how, label: how };
  if (trouble === undefined) outcome.accept(mutant, verdict, () => []);
  else outcome.acceptFailed(mutant, verdict, `the solver: ${trouble}`);
  return outcome.result;
}
