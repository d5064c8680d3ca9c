import { phoneSchema, type AppId, type Phone } from '../../apps/catalogue.ts';
import type { Goal, JudgeTask, KeyValue, Test } from '../../judges/judge.ts';
import type { AnswerField, AnswerValues } from '../../src/state/answers.ts';
import type { Counterpart } from './android-world.ts';
import type { Probe } from './probe.ts';
import { params, type Params, type Spec, type ValuesOf } from './sample.ts';
import type { SetupCtx } from './setup.ts';
import type { Solver } from './steps.ts';

export type Language = 'en' | 'zh';
type Words<P> = string | ((p: P) => string);
type InBoth<P> = { en: Words<P>; zh: Words<P> };

/** A field of the answer sheet in both languages. The options of a choice are pairs that stand for the same. */
export interface FieldSpec<P> extends Pick<AnswerField, 'type' | 'unit' | 'items'> {
  label: InBoth<P>;
  hint?: InBoth<P>;
  options?: readonly { en: string; zh: string }[];
}

/** An ending of an episode: by a way through the screen, or as a change of the state where the way would be long. */
export type Ending<P> =
  | { how: Solver<P> }
  | {
      change: (s: Phone, p: P, ctx: SetupCtx) => void;
      answer?: AnswerValues | ((p: P, start: Phone) => AnswerValues);
      declared?: 'done' | 'impossible';
    };

/** An ending that looks right and is not; `because` names every goal, invariant, `sideEffects`, `answer` or `declared` that refuses it. */
export type NearMiss<P, Reason extends string> = Ending<P> & { because: Reason | readonly Reason[] };

/** A near miss in which the phone is left as it was and only the answer is wrong. */
export const wrongAnswer = <P>(
  answer: AnswerValues | ((p: P, start: Phone) => AnswerValues),
): NearMiss<P, 'answer'> => ({ change: () => {}, answer, because: 'answer' });

export interface TaskSpec<P, G extends string, K extends string> {
  tags: readonly string[];
  /** Whether it can be done; `possible` unless said. */
  expects?: 'possible' | 'impossible';
  /** The template that differs from this one by data alone and expects the opposite. */
  twin?: string;
  /** AndroidWorld's template that asks for the same work: this one is listed in the suite `android-world` too, with that one's step budget, which the solver must fit. */
  counterpart?: Counterpart;
  /** Ways to say the goal: two in English and one in Chinese at least. */
  ask: { en: readonly Words<P>[]; zh: readonly Words<P>[] };
  /** When the phone's clock starts, where not at its default (epoch ms). */
  clock?: (p: P, start: Phone) => number;
  /** Makes the start from the world: a mutation over a draft. */
  setup?: (s: Phone, p: P, ctx: SetupCtx) => void;
  goals: Record<G, Goal<P>>;
  invariants?: Record<K, Test<P>>;
  allow: (s: Phone, p: P) => readonly unknown[];
  answer?: {
    fields: Record<string, FieldSpec<P>>;
    key: (start: { was: Phone; p: P }) => Record<string, KeyValue>;
    weight?: number;
  };
  solve: Solver<P>;
  nearMisses: Record<
    string,
    NearMiss<P, NoInfer<G | K> | 'sideEffects' | 'answer' | 'declared' | 'impossible'>
  >;
  /** Other honest endings, which the judge has to accept. */
  alternatives?: Record<string, Ending<P>>;
  /** What the user answers to `ask_user`. */
  user?: (question: string, p: P) => string;
  /** What a device can be asked over ADB after the episode: all have to hold. `was` is the start. */
  probe?: (p: P, was: Phone) => readonly Probe[];
  /** Lines of a shell that make the start on a device that has no scenario: a real one. */
  slate?: (p: P, was: Phone) => readonly string[];
}

/** A template of tasks. */
export interface Task<P = any> extends JudgeTask<P> {
  /** The id that its instances are drawn by: its own, or for one of the suite `android-world` that of the template that it is. */
  origin: string;
  suite: string;
  name: string;
  tags: readonly string[];
  kind: 'operate' | 'query' | 'both' | 'impossible';
  params: Params<P>;
  spec: TaskSpec<P, string, string>;
}

export class TaskError extends Error {
  code: 'TASK_NOT_FOUND' | 'SETUP_FAILED' | 'INVALID_TASK';
  details?: unknown;
  constructor(code: TaskError['code'], message: string, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

const isParams = (given: Spec | Params<any>): given is Params<any> =>
  typeof given['draw'] === 'function' && typeof given['and'] === 'function';

/** The judge's view of the fields: both languages' options, of which a pair stands for one. */
function judged<P>(answer: NonNullable<TaskSpec<P, string, string>['answer']>): JudgeTask<P>['answer'] {
  const fields = Object.fromEntries(
    Object.entries(answer.fields).map(([id, { type, unit, items, options }]) => [
      id,
      {
        type,
        ...(unit ? { unit } : {}),
        ...(items ? { items } : {}),
        ...(options ? { options: options.flatMap(o => [o.en, o.zh]) } : {}),
      },
    ]),
  );
  const key = (start: { was: Phone; p: P }) =>
    Object.fromEntries(
      Object.entries(answer.key(start)).map(([id, value]) => {
        const pair = answer.fields[id]?.options?.find(o => o.en === value);
        return [id, pair ? { value: pair.en, or: [pair.zh] } : value];
      }),
    );
  return { fields, key, ...(answer.weight === undefined ? {} : { weight: answer.weight }) };
}

/** The parameters that samplers by name, or a set of parameters, give. */
export type DrawnFrom<S> = S extends Params<infer P> ? P : S extends Spec ? ValuesOf<S> : never;

/**
 * Declares a template. `id` is `<suite>/<name>`; parameters are samplers by name, or `params(…).and(…)` where some depend on
 * others. Types follow from the samplers and from the apps' schemas. Throws INVALID_TASK for what types cannot refuse.
 */
export function task<const S extends Spec | Params<any>, G extends string, K extends string = never>(
  id: string,
  given: S,
  spec: TaskSpec<DrawnFrom<S>, G, K>,
): Task<DrawnFrom<S>> {
  const [suite, name, ...rest] = id.split('/');
  const invalid = (what: string) => new TaskError('INVALID_TASK', `Task ${id}: ${what}`);
  if (!suite || !name || rest.length > 0 || !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id))
    throw invalid('an id is suite/name in lower case');
  const expects = spec.expects ?? 'possible';
  const goals = Object.keys(spec.goals);
  if (expects === 'possible' && goals.length === 0 && !spec.answer)
    throw invalid('it has neither goals nor an answer');
  if (expects === 'impossible' && (goals.length > 0 || spec.answer))
    throw invalid('what is impossible has no goals and no answer; invariants and allow are judged');
  const names = new Set(['sideEffects', 'answer', 'declared', 'impossible']);
  for (const taken of [...goals, ...Object.keys(spec.invariants ?? {})]) {
    if (names.has(taken)) throw invalid(`${taken} names two things`);
    names.add(taken);
  }
  for (const [goal, is] of Object.entries(spec.goals) as [string, Goal][])
    if (typeof is !== 'function' && !(is.weight > 0)) throw invalid(`goal ${goal} has no weight`);
  return {
    id,
    origin: id,
    suite,
    name,
    expects,
    spec: spec as TaskSpec<any, string, string>,
    schema: phoneSchema,
    tags: spec.tags,
    params: isParams(given) ? given : params(given),
    kind:
      expects === 'impossible'
        ? 'impossible'
        : !spec.answer
          ? 'operate'
          : goals.length === 0
            ? 'query'
            : 'both',
    goals: spec.goals,
    ...(spec.invariants ? { invariants: spec.invariants } : {}),
    allow: spec.allow,
    ...(spec.answer ? { answer: judged(spec.answer)! } : {}),
  };
}

export type { AppId, Phone };
