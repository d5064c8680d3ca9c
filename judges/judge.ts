import { judgeAnswer } from './answers.ts';
import { allowances, sideEffects } from './side-effects.ts';
import type {
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

/** The result of one goal. There is no partial credit within a goal: its share is 0 or 1. */
export const changeOf = (name: string, weight: number, met: boolean, metAtStart = false): ChangeResult => ({
  name,
  weight,
  met,
  share: met ? 1 : 0,
  metAtStart,
});

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
  const made = { was, metAtStart, allow: named('allow', () => allowances(task.allow, params)) };
  prepared.set(params, byTask.set(task, made));
  return made;
}

function verdict(task: JudgeTask, input: JudgeInput): Verdict {
  const { was, baseline, now, params, declared } = input;
  const { allow, metAtStart } = prepare(task, input);
  const moment: Moment = { was, baseline, now, p: params };
  const invariants: InvariantResult[] = Object.entries(task.invariants ?? {}).map(([name, holds]) => ({
    name,
    held: named(`invariant ${name}`, () => holds(moment)),
  }));
  const found = named('sideEffects', () => sideEffects(task.schema, baseline, now, allow));
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

  const changes = Object.entries(task.goals).map(([name, goal]) => {
    const met = named(`goal ${name}`, () => testOf(goal)(moment));
    return changeOf(name, weightOf(goal), met, metAtStart[name]!);
  });
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

/**
 * Judges a phone against a task. Pure. Phones are compared by reference first, so the cost follows the size of the change.
 * If a test of the task throws, the verdict has `error` and says nothing about the agent: the caller must not score it.
 */
export function judge(task: JudgeTask, input: JudgeInput): Verdict {
  try {
    return verdict(task, input);
  } catch (cause) {
    if (!(cause instanceof JudgeError)) throw cause;
    return {
      success: false,
      successUndeclared: false,
      progress: 0,
      changes: [],
      invariants: [],
      sideEffects: [],
      answer: null,
      error: { where: cause.where, message: `Task ${task.id}: ${cause.message}` },
    };
  }
}
