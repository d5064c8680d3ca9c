import { produce } from 'immer';
import { appSchemas, phoneSchema, type Phone } from '../../apps/catalogue.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import { apply } from '../../src/state/apply.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { deepFreeze } from '../../src/state/json.ts';
import { hashSeed } from '../../src/state/random.ts';
import { validate, type Reason } from '../../src/state/validate.ts';
import { beginJudging, judgeAt } from './expectation.ts';
import { expectedAtStart } from './expected.ts';
import { counterpartBudget } from './android-world.ts';
import budgets from './budgets.json' with { type: 'json' };
import { TaskError, type Language, type Task } from './form.ts';
import { setupCtx } from './setup.ts';
import { putSheet, sheetOf } from './sheet.ts';
import type { Solver } from './steps.ts';

/** Figures of a template, which `tapworld check --write` measures and writes into budgets.json. */
export interface Budget {
  /** Most steps that the solver took over the checked seeds. */
  steps: number;
  /** Steps that an agent may take. */
  budget: number;
  level: 1 | 2 | 3 | 4;
  /** Apps that the solver used on any seed; the answer sheet is none. */
  apps: string[];
}

/** Figures of a template that has not been checked yet. */
const UNCHECKED: Budget = { steps: 0, budget: 40, level: 4, apps: [] };

export function budgetOf({ id, origin, spec }: Pick<Task, 'id' | 'origin' | 'spec'>): Budget {
  const found = (budgets as Record<string, Budget>)[origin] ?? UNCHECKED;
  return id === origin || !spec.counterpart
    ? found
    : { ...found, budget: counterpartBudget(spec.counterpart) };
}

/** The level of a template, from the steps of its solver: 1 up to 5, 2 up to 10, 3 up to 20, 4 more. */
export function levelOf(steps: number): Budget['level'] {
  if (steps > 20) return 4;
  if (steps > 10) return 3;
  return steps > 5 ? 2 : 1;
}

/** 2.5 times the solver's steps, at least 10. */
export function budgetFor(steps: number): number {
  return Math.max(10, Math.ceil(2.5 * steps));
}

export interface InstanceOptions {
  language?: Language;
  phrasing?: number;
}

/** An instance of a template: everything an episode needs to start. */
export interface Instance<P = any> {
  task: Task<P>;
  seed: number;
  params: P;
  /** The language of the goal. */
  language: Language;
  /** The goal in the requested language and phrasing. */
  goal: string;
  /** The first phrasing in each language. */
  goals: Record<Language, string>;
  budget: number;
  /** Turns the world into the start. */
  scenario: Operation[];
  /** Epoch ms at which the phone starts. */
  clock: number;
  start: Phone;
  answerSheet: AnswerSheet | null;
  /** Starts the template's solver with the first observation. It answers in the language of the sheet. */
  solve(seen: Observation): ReturnType<Solver<P>>;
}

/** Solvers answer choices in English; translates those options into the language of the sheet. */
function inLanguage(action: Action, { spec }: Task, language: Language): Action {
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
  const solver = task.spec.solve(first, p);
  for (let next = solver.next(); !next.done;)
    next = solver.next(yield inLanguage(next.value, task, language));
}

/** Schema errors of a start. Only parts that the setup changed are checked. */
function schemaErrors(world: Phone, start: Phone): Reason[] {
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
    if (!schema) found.push({ path, message: 'is not part of the phone' });
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
 * Makes an instance of a template on a world. The same task, seed and options give the same bytes. Throws SETUP_FAILED if
 * no parameters fit, the setup throws, the start breaks a schema (with all errors in `details`), or the start already
 * satisfies the goals.
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
  const reasons = schemaErrors(world, made);
  if (reasons.length > 0)
    throw failed(
      `the start breaks a schema: ${reasons
        .slice(0, 3)
        .map(r => `${r.path} ${r.message}`)
        .join('; ')}`,
      reasons,
    );
  // Judge the start that a server restores from the operations, not the one in memory.
  const scenario = diff(world, made);
  const start = apply(world, scenario);
  const judged = { task, params: p, start };
  const { impossible } = expectedAtStart(judged);
  for (const [name, why] of Object.entries(impossible))
    throw failed(`its expected change ${name} cannot be made on the start: ${why}`);
  const { verdict } = judgeAt(judged, beginJudging(judged), start, { answer: null, declared: 'done' });
  if (verdict.error) throw failed(`its judge throws in ${verdict.error.where}: ${verdict.error.message}`);
  if (verdict.success) throw failed('the start already satisfies it');
  const phrasings = task.spec.ask[language];
  return {
    task,
    seed,
    params: p,
    language,
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
