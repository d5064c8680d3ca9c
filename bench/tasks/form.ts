import { phoneSchema, type AppId, type Phone } from '../../apps/catalogue.ts';
import type { Goal, JudgeTask, KeyValue, Test } from '../../judges/judge.ts';
import type { AnswerField, AnswerValues } from '../../src/state/answers.ts';
import type { Counterpart } from './android-world.ts';
import type { Probe } from './probe.ts';
import { params, type Params, type Spec, type ValuesOf } from './sample.ts';
import type { SetupCtx } from './setup.ts';
import type { Solver } from './steps.ts';
import type { Knowledge } from './user.ts';

export type Language = 'en' | 'zh';
type Words<P> = string | ((p: P) => string);
type InBoth<P> = { en: Words<P>; zh: Words<P> };

/** A field of the answer sheet in both languages. Each option of a choice is one answer in English and Chinese. */
export interface FieldSpec<P> extends Pick<AnswerField, 'type' | 'unit' | 'items'> {
  label: InBoth<P>;
  hint?: InBoth<P>;
  options?: readonly { en: string; zh: string }[];
}

/**
 * One way an episode can end: played through the screen (`how`), or written as a change of the state (`change`) where
 * playing it would take long.
 */
export type Ending<P> =
  | { how: Solver<P> }
  | {
      change: (s: Phone, p: P, ctx: SetupCtx) => void;
      answer?: AnswerValues | ((p: P, start: Phone) => AnswerValues);
      declared?: 'done' | 'impossible';
    };

/**
 * An ending that looks right but must be refused. `because` lists everything that refuses it: goals, invariants,
 * `sideEffects`, `answer` or `declared`.
 */
export type NearMiss<P, Reason extends string> = Ending<P> & { because: Reason | readonly Reason[] };

/** A near miss in which the phone is left as it was and only the answer is wrong. */
export const wrongAnswer = <P>(
  answer: AnswerValues | ((p: P, start: Phone) => AnswerValues),
): NearMiss<P, 'answer'> => ({ change: () => {}, answer, because: 'answer' });

/**
 * Writes one change that the task wants, on a draft of the phone: with the apps' own rules (`ctx.act`), or by hand where they leave something
 * open. `now` is the present, for an outcome that is open: take the agent's choice from it, if the instruction admits it.
 */
export type ChangeRule<P> = (s: Phone, p: P, ctx: SetupCtx, now: Phone) => void;

/** Several changes, of which any will do. The closest counts. */
export interface AnyOf<P> {
  anyOf: readonly ChangeRule<P>[];
}

/** A named change: a rule, or rules of which any will do, alone or with a weight in the progress (1 by default). */
export type Change<P> = ChangeRule<P> | AnyOf<P> | { weight: number; change: ChangeRule<P> | AnyOf<P> };

/** Any of these changes will do. */
export const anyOf = <P>(...rules: readonly ChangeRule<P>[]): AnyOf<P> => ({ anyOf: rules });

/** A change of a template with its name and weight. */
export interface NamedChange<P = any> {
  name: string;
  weight: number;
  change: ChangeRule<P> | AnyOf<P>;
}

/** What a template asks of an agent beside steps, where it is not as its solver's plays, its answer sheet and its tags say. */
export interface Needs {
  /** Things that have to be found out on the phone. */
  lookups?: number;
  /** Cases of which the phone says which one holds. */
  conditions?: number;
  /** Things that are needed when they are no longer on the screen. */
  memory?: number;
}

export interface TaskSpec<P, G extends string, K extends string> {
  tags: readonly string[];
  /** Whether the task can be done. Default: `possible`. */
  expects?: 'possible' | 'impossible';
  /** Id of the template with the same goal whose data makes it expect the opposite. */
  twin?: string;
  /**
   * The AndroidWorld template that asks for the same work. The suite `android-world` then lists this template too, under
   * that name and with AndroidWorld's step budget, which the solver must meet.
   */
  counterpart?: Counterpart;
  /** Phrasings of the goal: at least two in English and one in Chinese. */
  ask: { en: readonly Words<P>[]; zh: readonly Words<P>[] };
  /** When the phone's clock starts (epoch ms). Default: the world's clock. */
  clock?: (p: P, start: Phone) => number;
  /** Turns the world into the start, by changing the draft. */
  setup?: (s: Phone, p: P, ctx: SetupCtx) => void;
  /** What should be different at the end, by name. Everything else is compared with the start. */
  expect?: { [N in G]?: Change<P> };
  /** Fields, never tables, that may hold anything. */
  free?: (s: Phone, p: P) => readonly unknown[];
  /** Tests over the phone, for an outcome that is open where `expect` cannot say it. A template that needs them says why. */
  goals?: { [N in G]?: Goal<P> };
  invariants?: Record<K, Test<P>>;
  /** With `goals`: what may change. */
  allow?: (s: Phone, p: P) => readonly unknown[];
  answer?: {
    fields: Record<string, FieldSpec<P>>;
    key: (start: { was: Phone; p: P }) => Record<string, KeyValue>;
    weight?: number;
  };
  solve: Solver<P>;
  /** Endings that only a person thinks of: mutation makes the others from `expect`. */
  nearMisses?: Record<
    string,
    NearMiss<P, NoInfer<G | K> | 'sideEffects' | 'answer' | 'declared' | 'impossible'>
  >;
  /**
   * Fields, never tables, that a rule with the present as its fourth argument takes from it: the folder of a file that may lie in any.
   * Mutation lets the rule decide there.
   */
  choices?: (s: Phone, p: P) => readonly unknown[];
  /** Mutants that survive for a good reason, by their labels, with the reason in a line. One that matches none fails the check. */
  waives?: Readonly<Record<string, string>>;
  /** Other correct endings, which the judge must accept. */
  alternatives?: Record<string, Ending<P>>;
  needs?: Needs;
  /**
   * Why this template may be guessed more often than others (`tapworld check`): by a constant answer, by the first row of every list, or because
   * its start is often right already. The reason in a line.
   */
  guessable?: string;
  /** What the user knows and the goal does not say: the replies to `ask_user`. Left out where nothing has to be asked. */
  user?: Knowledge<P>;
  /** Questions to a device over ADB after the episode; all must hold. `was` is the start. */
  probe?: (p: P, was: Phone) => readonly Probe[];
  /** Shell lines that make the start on a physical device, which cannot load a scenario. */
  slate?: (p: P, was: Phone) => readonly string[];
}

/** A template of tasks. */
export interface Task<P = any> extends JudgeTask<P> {
  /** The id that seeds its instances: its own, or in the suite `android-world` that of the original template. */
  origin: string;
  suite: string;
  name: string;
  tags: readonly string[];
  kind: 'operate' | 'query' | 'both' | 'impossible';
  params: Params<P>;
  /** The named changes that it wants, in order. Empty where it has goals instead. */
  expected: readonly NamedChange<P>[];
  spec: TaskSpec<P, string, string> & Required<Pick<TaskSpec<P, string, string>, 'nearMisses'>>;
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

/** The fields as the judge checks them: it accepts the options of both languages. */
function answerForJudge<P>(
  answer: NonNullable<TaskSpec<P, string, string>['answer']>,
): JudgeTask<P>['answer'] {
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

function kindOf(expects: 'possible' | 'impossible', hasGoals: boolean, hasAnswer: boolean): Task['kind'] {
  if (expects === 'impossible') return 'impossible';
  if (!hasAnswer) return 'operate';
  return hasGoals ? 'both' : 'query';
}

const namedChanges = <P>(expect: Record<string, Change<P>>): NamedChange<P>[] =>
  Object.entries(expect).map(([name, change]) => {
    if (typeof change === 'object' && 'weight' in change)
      return { name, weight: change.weight, change: change.change };
    return { name, weight: 1, change };
  });

/** The parameters that a record of samplers, or `params(…)`, draws. */
export type DrawnFrom<S> = S extends Params<infer P> ? P : S extends Spec ? ValuesOf<S> : never;

/**
 * Declares a template. `id` is `<suite>/<name>`. Parameters are samplers by name, or `params(…).and(…)` where some depend
 * on others. Their types follow from the samplers and the apps' schemas. Throws INVALID_TASK for mistakes that types cannot
 * catch.
 */
export function task<const S extends Spec | Params<any>, G extends string, K extends string = never>(
  id: string,
  given: S,
  spec: TaskSpec<DrawnFrom<S>, G, K>,
): Task<DrawnFrom<S>> {
  const [suite, name, ...rest] = id.split('/');
  const invalid = (what: string) => new TaskError('INVALID_TASK', `Task ${id}: ${what}`);
  if (!suite || !name || rest.length > 0 || !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id))
    throw invalid('its id must be suite/name, in lower-case letters, digits and hyphens');
  const expects = spec.expects ?? 'possible';
  const goals = Object.keys(spec.goals ?? {});
  const expected = namedChanges((spec.expect ?? {}) as Record<string, Change<DrawnFrom<S>>>);
  const wanted = [...expected.map(change => change.name), ...goals];
  if (expects === 'possible' && wanted.length === 0 && !spec.answer)
    throw invalid('it needs an expected change (expect) or an answer');
  if (expects === 'impossible' && (wanted.length > 0 || spec.answer))
    throw invalid('an impossible task expects no change and no answer; whatever changes is a side effect');
  if (spec.allow && expected.length > 0)
    throw invalid(
      'allow goes with goals; what an expected change does is allowed by itself, and free names fields',
    );
  const names = new Set(['sideEffects', 'answer', 'declared', 'impossible']);
  for (const name of [...wanted, ...Object.keys(spec.invariants ?? {})]) {
    if (names.has(name)) throw invalid(`the name ${name} is used twice, or is reserved`);
    names.add(name);
  }
  for (const [name, { about }] of Object.entries(spec.user ?? {}))
    if (about.en.length === 0 || about.zh.length === 0)
      throw invalid(`what the user knows as ${name} needs words to ask for it in English and Chinese`);
  for (const { name, weight } of expected)
    if (!(weight > 0)) throw invalid(`the weight of the change ${name} must be above 0`);
  for (const [goal, is] of Object.entries(spec.goals ?? {}) as [string, Goal][])
    if (typeof is !== 'function' && !(is.weight > 0))
      throw invalid(`the weight of goal ${goal} must be above 0`);
  return {
    id,
    origin: id,
    suite,
    name,
    expects,
    spec: { nearMisses: {}, ...(spec as TaskSpec<any, string, string>) },
    schema: phoneSchema,
    tags: spec.tags,
    params: isParams(given) ? given : params(given),
    kind: kindOf(expects, wanted.length > 0, spec.answer !== undefined),
    expected,
    goals: (spec.goals ?? {}) as Record<string, Goal<DrawnFrom<S>>>,
    ...(spec.invariants ? { invariants: spec.invariants } : {}),
    ...(spec.allow ? { allow: spec.allow } : {}),
    ...(spec.free ? { free: spec.free } : {}),
    ...(spec.answer ? { answer: answerForJudge(spec.answer)! } : {}),
  };
}

export type { AppId, Phone };
