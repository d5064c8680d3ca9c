import { produce } from 'immer';
import { appSchemas, phoneSchema, type Phone } from '../../apps/catalogue.ts';
import { judge } from '../../judges/judge.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { apply } from '../../src/state/apply.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { deepFreeze } from '../../src/state/json.ts';
import { hashSeed } from '../../src/state/random.ts';
import { validate, type Reason } from '../../src/state/validate.ts';
import { counterpartBudget } from './android-world.ts';
import budgets from './budgets.json' with { type: 'json' };
import { TaskError, type Language, type Task } from './form.ts';
import { setupCtx } from './setup.ts';
import { putSheet, sheetOf } from './sheet.ts';
import type { Solver } from './steps.ts';

/** What `tapworld check --write` found for a template and committed. */
export interface Budget {
  /** Most steps that the solver needed over the seeds checked. */
  steps: number;
  /** Steps that an agent may take. */
  budget: number;
  level: 1 | 2 | 3 | 4;
  /** Apps that the solver was in. */
  apps: string[];
}

/** Budget of a template that has not been checked yet. */
const UNCHECKED: Budget = { steps: 0, budget: 40, level: 4, apps: [] };

export function budgetOf({ id, origin, spec }: Pick<Task, 'id' | 'origin' | 'spec'>): Budget {
  const found = (budgets as Record<string, Budget>)[origin] ?? UNCHECKED;
  return id === origin || !spec.counterpart
    ? found
    : { ...found, budget: counterpartBudget(spec.counterpart) };
}

/** The level of a template by its solver's steps and the apps that it needs. */
export function levelOf(steps: number, apps: number): Budget['level'] {
  return apps > 2 || steps > 20 ? 4 : steps > 10 ? 3 : steps > 5 ? 2 : 1;
}

/** 2.5 times the solver's steps, at least 10. */
export function budgetFor(steps: number): number {
  return Math.max(10, Math.ceil(2.5 * steps));
}

export interface InstanceOptions {
  language?: Language;
  phrasing?: number;
}

/** One instance of a template: everything that an episode starts with. */
export interface Instance<P = any> {
  task: Task<P>;
  seed: number;
  params: P;
  /** The goal in the language and phrasing asked for. */
  goal: string;
  /** The first phrasing in each language. */
  goals: Record<Language, string>;
  budget: number;
  /** From the world to the start. */
  scenario: Operation[];
  /** Epoch ms at which the phone starts. */
  clock: number;
  start: Phone;
  answerSheet: AnswerSheet | null;
  /** The template's solver for what is seen first; it answers in the words of the sheet. */
  solve(seen: Observation): ReturnType<Solver<P>>;
}

/** An answer with the options of its choices in a language: solvers say the English ones. */
function said(action: Action, { spec }: Task, language: Language): Action {
  if (action.type !== 'answer') return action;
  const fields = Object.entries(action.fields).map(([id, value]) => [
    id,
    spec.answer?.fields[id]?.options?.find(option => option.en === value)?.[language] ?? value,
  ]);
  return { ...action, fields: Object.fromEntries(fields) as typeof action.fields };
}

function* solving<P>(
  task: Task<P>,
  p: P,
  language: Language,
  first: Observation,
): Generator<Action, void, Observation> {
  const way = task.spec.solve(first, p);
  for (let next = way.next(); !next.done;) next = way.next(yield said(next.value, task, language));
}

/** Why a start does not fit the schemas; only what the setup touched is looked at. */
function misfits(world: Phone, start: Phone): Reason[] {
  const { apps: before, ...base } = world;
  const { apps: after, ...rest } = start;
  const found: Reason[] = [];
  const check = (
    path: string,
    schema: Parameters<typeof validate>[0] | undefined,
    was: unknown,
    now: unknown,
  ) => {
    if (was === now) return;
    if (!schema) found.push({ path, message: 'is not a part of the phone' });
    else found.push(...validate(schema, now).map(r => ({ ...r, path: path + r.path })));
  };
  for (const key of Object.keys(rest) as (keyof typeof rest)[])
    check(`/${key}`, phoneSchema.properties[key], base[key], rest[key]);
  for (const app of Object.keys(after))
    check(
      `/apps/${app}`,
      appSchemas[app],
      (before as Record<string, unknown>)[app],
      (after as Record<string, unknown>)[app],
    );
  return found;
}

/**
 * Makes an instance of a template on a world. The same task, seed and options give the same bytes. Throws SETUP_FAILED where
 * no parameters fit, the setup throws, its start breaks a schema (with every reason), or it is solved before anything is done.
 */
export function instantiateOn<P>(
  world: Phone,
  task: Task<P>,
  seed: number,
  { language = 'en', phrasing = 0 }: InstanceOptions = {},
): Instance<P> {
  const failed = (what: string, details?: unknown) =>
    new TaskError('SETUP_FAILED', `Task ${task.id}, seed ${seed}: ${what}`, details);
  const say = (words: string | ((p: P) => string), p: P) => (typeof words === 'function' ? words(p) : words);
  let p: P;
  let made: Phone;
  try {
    p = deepFreeze(task.params.draw(world, seed, task.origin));
    made = produce(world, (draft: Phone) => {
      draft.random = { seed: hashSeed(`${task.origin} ${seed}`), draws: 0 };
      const clock = task.spec.clock?.(p, world);
      if (clock !== undefined) draft.clock.now = clock;
      task.spec.setup?.(draft, p, setupCtx(draft));
      const sheet = sheetOf(task, p, language);
      if (sheet) putSheet(draft, sheet);
    });
  } catch (cause) {
    throw failed(cause instanceof Error ? cause.message : String(cause), cause);
  }
  const reasons = misfits(world, made);
  if (reasons.length > 0)
    throw failed(
      `the start breaks a schema: ${reasons
        .slice(0, 3)
        .map(r => `${r.path} ${r.message}`)
        .join('; ')}`,
      reasons,
    );
  // Through the patch and back, so that what is judged here is what a server restores from the operations.
  const scenario = diff(world, made);
  const start = apply(world, scenario);
  const verdict = judge(task, {
    was: start,
    baseline: start,
    now: start,
    params: p as P & object,
    answer: null,
    declared: 'done',
  });
  if (verdict.error) throw failed(`its judge throws in ${verdict.error.where}: ${verdict.error.message}`);
  if (verdict.success) throw failed('the start already satisfies it');
  const phrasings = task.spec.ask[language];
  return {
    task,
    seed,
    params: p,
    scenario,
    start,
    clock: start.clock.now,
    budget: budgetOf(task).budget,
    goal: say(phrasings[phrasing % phrasings.length]!, p),
    goals: { en: say(task.spec.ask.en[0]!, p), zh: say(task.spec.ask.zh[0]!, p) },
    answerSheet: sheetOf(task, p, language),
    solve: seen => solving(task, p, language, seen),
  };
}
