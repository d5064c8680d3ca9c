import type { Phone } from '../../../apps/catalogue.ts';
import { judgeAnswer } from '../../../judges/answers.ts';
import type { AnswerValues } from '../../../src/state/answers.ts';
import type { Task } from '../form.ts';
import { beginJudging, judgeAt, type Said } from '../expectation.ts';
import { instantiateOn, type Instance } from '../instance.ts';
import { rightAnswer } from '../mutants/index.ts';

/** What a template grants to somebody who does not look at the phone, over some seeds. Shares are from 0 to 1. */
export interface Floors {
  /** The answer that is right on most seeds, its share of them, and how many different keys there are; null without an answer. */
  constant: { answer: AnswerValues; share: number; keys: number } | null;
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

function bestConstant(instances: readonly Instance[]): Floors['constant'] {
  const keys = new Map(instances.map(rightAnswer).map(key => [JSON.stringify(key), key!]));
  const candidates = [...keys.values()].map(answer => ({
    answer,
    share: shareOf(instances, instance => isRight(instance, answer)),
  }));
  const best = candidates.reduce((a, b) => (b.share > a.share ? b : a));
  return { ...best, keys: keys.size };
}

/** Whether an instance succeeds for somebody who does nothing and says this. */
const succeeds = (instance: Instance, said: Said): boolean =>
  judgeAt(instance, beginJudging(instance), instance.start, said).verdict.success;

/**
 * How far constant policies carry on a template: the best constant answer, nothing done where the start is right already,
 * and `impossible` declared at once. By state, without a screen; fifty seeds tell enough. Throws SETUP_FAILED as `instantiateOn` does.
 */
export function floors(world: Phone, task: Task, seeds: readonly number[]): Floors {
  const instances = seeds.map(seed => instantiateOn(world, task, seed));
  const changes = task.kind === 'operate' || task.kind === 'both';
  return {
    constant: task.answer ? bestConstant(instances) : null,
    rightAtStart: changes
      ? shareOf(instances, i => succeeds(i, { answer: rightAnswer(i), declared: 'done' }))
      : null,
    impossible: shareOf(instances, i => succeeds(i, { answer: null, declared: 'impossible' })),
  };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/**
 * Says in words which floors of a template are too high: a constant answer that is right on a fifth of the seeds or more, fewer
 * than ten keys, a start that is right already on more than a quarter of them. That an impossible template is right for who gives
 * up at once is no fault: its twin is not.
 */
export function highFloors({ constant, rightAtStart }: Floors): string[] {
  const found: string[] = [];
  if (constant && constant.share >= MOST_BY_CONSTANT)
    found.push(
      `the constant answer ${JSON.stringify(constant.answer)} is right on ${percent(constant.share)} of the seeds`,
    );
  if (constant && constant.keys < FEWEST_KEYS) found.push(`it has ${constant.keys} different answers`);
  if (rightAtStart !== null && rightAtStart > MOST_RIGHT_AT_START)
    found.push(`the start is right already on ${percent(rightAtStart)} of the seeds`);
  return found;
}
