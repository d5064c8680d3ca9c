import { judgeAnswer } from './answers.ts';
import { allowances, stray } from './stray.ts';
import type { Goal, GoalResult, JudgeInput, JudgeTask, KeepResult, Moment, Test, Verdict } from './types.ts';

export type {
  Declared,
  FieldResult,
  Goal,
  GoalResult,
  JudgeInput,
  JudgeTask,
  KeepResult,
  Key,
  KeyValue,
  Moment,
  Test,
  Verdict,
} from './types.ts';

const testOf = (goal: Goal): Test => (typeof goal === 'function' ? goal : goal.test);
const weightOf = (goal: Goal) => (typeof goal === 'function' ? 1 : goal.weight);

class JudgeError extends Error {
  where: string;
  constructor(where: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.where = where;
  }
}

/** Runs a part of the judging, so that what it throws carries the part's name. */
function named<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new JudgeError(where, cause);
  }
}

/** What a task demands of one start, found once for all the verdicts on it. */
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
      testOf(task.goals[name]!)({ was, idle: was, now: was, p: params }),
    );
  const made = { was, metAtStart, allow: named('allow', () => allowances(task.allow, params)) };
  prepared.set(params, byTask.set(task, made));
  return made;
}

function verdict(task: JudgeTask, input: JudgeInput): Verdict {
  const { was, idle, now, params, declared } = input;
  const { allow, metAtStart } = prepare(task, input);
  const moment: Moment = { was, idle, now, p: params };
  const keeps: KeepResult[] = Object.entries(task.keeps ?? {}).map(([name, keep]) => ({
    name,
    held: named(`keep ${name}`, () => keep(moment)),
  }));
  const strayed = named('stray', () => stray(task.schema, idle, now, allow));
  const clean = strayed.length === 0 && keeps.every(k => k.held);

  if (task.expects === 'impossible') {
    const met = declared === 'impossible';
    const success = met && clean;
    return {
      success,
      successUndeclared: success,
      progress: success ? 1 : 0,
      goals: [{ name: 'impossible', weight: 1, met, metAtStart: false }],
      keeps,
      stray: strayed,
      answer: null,
    };
  }

  const goals: GoalResult[] = Object.entries(task.goals).map(([name, goal]) => ({
    name,
    weight: weightOf(goal),
    met: named(`goal ${name}`, () => testOf(goal)(moment)),
    metAtStart: metAtStart[name]!,
  }));
  const answer = task.answer
    ? named('answer', () => judgeAnswer(task.answer!, { was, p: params }, input.answer))
    : null;
  if (answer)
    goals.push({
      name: 'answer',
      weight: task.answer!.weight ?? 1,
      met: answer.every(f => f.right),
      metAtStart: false,
    });

  const open = goals.filter(g => !g.metAtStart);
  const total = open.reduce((sum, g) => sum + g.weight, 0);
  const got = open.reduce((sum, g) => sum + (g.met ? g.weight : 0), 0);
  const successUndeclared = goals.every(g => g.met) && clean && declared !== 'impossible';
  return {
    success: successUndeclared && declared === 'done',
    successUndeclared,
    progress: total === 0 ? 0 : got / total,
    goals,
    keeps,
    stray: strayed,
    answer,
  };
}

/**
 * Judges a phone against a task. Pure; the phones are compared by reference first, so a verdict costs what has changed.
 * A test that throws gives a verdict with `error`, which says nothing of the agent: the caller must not score it.
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
      goals: [],
      keeps: [],
      stray: [],
      answer: null,
      error: { where: cause.where, message: `Task ${task.id}: ${cause.message}` },
    };
  }
}
