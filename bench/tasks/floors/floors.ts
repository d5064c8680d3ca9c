import type { Phone } from '../../../apps/catalogue.ts';
import { judgeAnswer } from '../../../judges/answers.ts';
import type { AnswerValue, AnswerValues } from '../../../src/state/answers.ts';
import { breathe } from '../breathe.ts';
import type { Task } from '../form.ts';
import { beginJudging, judgeAt, type Said } from '../expectation.ts';
import { instantiateOn, type Instance } from '../instance.ts';
import { rightAnswer } from '../mutants/index.ts';

/** What a template grants to somebody who does not look at the phone, over some seeds. Shares are from 0 to 1. */
export interface Floors {
  /**
   * The answer that is right on most seeds, its share of them, the share of its fields that the best constant of each has right, and how many
   * different keys there are; null without an answer.
   */
  constant: { answer: AnswerValues; share: number; fields: number; keys: number } | null;
  /** How often it succeeds to do nothing and say `done`. */
  nothing: number;
  /** How often it succeeds to give the best constant answer at once, and say `done`. */
  answered: number;
  /** How often somebody can succeed who never asks the user: always, or as often as the user says the same. */
  unasked: number;
  /** How often nothing is left to be changed at the start; null where no change is expected. */
  rightAtStart: number | null;
  /** How often it is right to declare the task impossible at once. */
  impossible: number;
}

/** From this share on, a constant answer is listed; below so many keys, too. */
const MOST_BY_CONSTANT = 0.2;
const FEWEST_KEYS = 10;
/** Above this share of starts that are right already, a template is listed. */
const MOST_RIGHT_AT_START = 0.25;

const shareOf = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / items.length;

/** Whether an answer is the right one of an instance, in every field. */
function isRight({ task, start, params }: Instance, given: AnswerValues): boolean {
  return judgeAnswer(task.answer!, { was: start, p: params }, given).every(field => field.right);
}

const distinct = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map(item => [JSON.stringify(item), item])).values(),
];

/** Of these candidates the one that is right on most instances, with its share of them. */
function bestOf<T>(
  candidates: readonly T[],
  isRightOn: (candidate: T) => (instance: Instance) => boolean,
  on: readonly Instance[],
) {
  const all = candidates.map(candidate => ({ candidate, share: shareOf(on, isRightOn(candidate)) }));
  return all.reduce((a, b) => (b.share > a.share ? b : a));
}

/** Whether a field of an answer is right. */
const isFieldRight =
  (field: string, value: AnswerValue) =>
  ({ task, start, params }: Instance) =>
    judgeAnswer(task.answer!, { was: start, p: params }, { [field]: value }).some(
      judged => judged.field === field && judged.right,
    );

/** The answer that is right on most of the instances of a task that asks for one, and how often it is. */
export function bestConstant(task: Task, instances: readonly Instance[]): NonNullable<Floors['constant']> {
  const keys = distinct(instances.map(instance => rightAnswer(instance)!));
  const perField = Object.keys(task.answer!.fields).map(field => {
    const values = distinct(keys.map(key => key[field]!));
    return { field, ...bestOf(values, value => isFieldRight(field, value), instances) };
  });
  // The best of each field alone may fit together better than any one key.
  const composed = Object.fromEntries(perField.map(({ field, candidate }) => [field, candidate]));
  const best = bestOf([...keys, composed], answer => instance => isRight(instance, answer), instances);
  return {
    answer: best.candidate,
    share: best.share,
    fields: perField.reduce((sum, { share }) => sum + share, 0) / perField.length,
    keys: keys.length,
  };
}

/** The largest share of instances on which the user says the same; 1 where the user need not be asked. */
function withoutAsking({ spec }: Task, instances: readonly Instance[]): number {
  const { user } = spec;
  if (!user) return 1;
  const said = instances.map(({ params }) =>
    Object.values(user)
      .map(({ says: { en } }) => (typeof en === 'function' ? en(params) : en))
      .join(' '),
  );
  return Math.max(...distinct(said).map(one => shareOf(said, other => other === one)));
}

/** The share of instances that hold, judged one after another. */
async function shareJudged(instances: readonly Instance[], holds: (instance: Instance) => boolean) {
  let count = 0;
  for (const instance of instances) {
    await breathe();
    if (holds(instance)) count++;
  }
  return count / instances.length;
}

/** Whether an instance succeeds for somebody who does nothing and says this. */
const succeeds = (instance: Instance, said: Said): boolean =>
  judgeAt(instance, beginJudging(instance), instance.start, said).verdict.success;

/**
 * How far constant policies carry on a template: the best constant answer, nothing done where the start is right already,
 * and `impossible` declared at once. By state, without a screen; fifty seeds tell enough. Rejects with SETUP_FAILED as `instantiateOn` throws it.
 */
export async function floors(world: Phone, task: Task, seeds: readonly number[]): Promise<Floors> {
  const instances: Instance[] = [];
  for (const seed of seeds) {
    await breathe();
    instances.push(instantiateOn(world, task, seed));
  }
  const changes = task.kind === 'operate' || task.kind === 'both';
  const constant = task.answer ? bestConstant(task, instances) : null;
  const atOnce = (said: Said) => shareJudged(instances, instance => succeeds(instance, said));
  const nothing = await atOnce({ answer: null, declared: 'done' });
  const rightAtStart = () =>
    shareJudged(instances, i => succeeds(i, { answer: rightAnswer(i), declared: 'done' }));
  return {
    constant,
    nothing,
    answered: constant ? await atOnce({ answer: constant.answer, declared: 'done' }) : nothing,
    unasked: withoutAsking(task, instances),
    rightAtStart: changes ? await rightAtStart() : null,
    impossible: await atOnce({ answer: null, declared: 'impossible' }),
  };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/**
 * Says in words which floors of a template are too high: nothing done or `impossible` declared at once succeeds, a constant answer is right
 * on a fifth of the seeds or more, there are fewer than ten keys, or the start is right already on more than a quarter of them. The last three
 * are allowed where the template says why (`guessable`). That an impossible template is right for who gives up at once is no fault: its twin
 * is not.
 */
export function highFloors(
  { constant, rightAtStart, nothing, impossible }: Floors,
  { expects, spec: { guessable } }: Pick<Task, 'expects' | 'spec'>,
): string[] {
  const found: string[] = [];
  if (nothing > 0) found.push(`doing nothing succeeds on ${percent(nothing)} of the seeds`);
  if (impossible > 0 && expects === 'possible')
    found.push(`declaring it impossible at once succeeds on ${percent(impossible)} of the seeds`);
  if (guessable !== undefined) return found;
  if (constant && constant.share >= MOST_BY_CONSTANT)
    found.push(
      `the constant answer ${JSON.stringify(constant.answer)} is right on ${percent(constant.share)} of the seeds; it has to be under ${percent(MOST_BY_CONSTANT)}`,
    );
  if (constant && constant.keys < FEWEST_KEYS)
    found.push(`it has ${constant.keys} different answers; ${FEWEST_KEYS} are needed`);
  if (rightAtStart !== null && rightAtStart > MOST_RIGHT_AT_START)
    found.push(
      `the start is right already on ${percent(rightAtStart)} of the seeds; at most ${percent(MOST_RIGHT_AT_START)} may be`,
    );
  return found;
}
