import { produce } from 'immer';
import { catalogue, type Phone } from '../../apps/catalogue.ts';
import type { Declared, Verdict } from '../../judges/judge.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import { hash } from '../../src/state/hash.ts';
import { equal } from '../../src/state/json.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Device } from './device.ts';
import type { Ending, Task } from './form.ts';
import { beginJudging, judgeAt } from './expectation.ts';
import { counterpartBudget } from './android-world.ts';
import { budgetFor, instantiateOn, levelOf, type Budget, type Instance } from './instance.ts';
import { playRandom, playSolver } from './play.ts';
import { addMutants, judgeMutants, judgeSolved, noMutants, type MutantResult } from './mutants/index.ts';
import { isDisguise } from './mutants/disguises.ts';
import { playInDisguise, type DisguisesPlayed } from './mutants/in-disguise.ts';
import { mostNeeds, readIn } from './composition.ts';
import { checkFloors, judgeFirstRows, playFirstRows, type FirstRowPlay } from './floors/check.ts';
import { isOneStepEnough } from './floors/one-step-early.ts';
import type { Measured } from './measured.ts';
import { setupCtx } from './setup.ts';
import { submittedAnswer } from './sheet.ts';
import { perturbationErrors } from './perturbations.ts';

export interface Failure {
  task: string;
  seed: number;
  what: string;
}

/**
 * Names of everything that refuses an ending: goals, invariants, `answer`, `impossible`, `sideEffects`, or `declared` if
 * only the declaration was wrong.
 */
export function reasonsOf(verdict: Verdict): string[] {
  const reasons = [
    ...verdict.changes.filter(g => !g.met).map(g => g.name),
    ...verdict.invariants.filter(k => !k.held).map(k => k.name),
    ...(verdict.sideEffects.length > 0 ? ['sideEffects'] : []),
  ];
  return reasons.length === 0 && !verdict.success ? ['declared'] : reasons;
}

const reasonWords = (reason: string) => (reason === 'sideEffects' ? 'side effects' : reason);

/** Says what refused an ending, with every side effect. */
function refusedBy(verdict: Verdict): string {
  const reasons = reasonsOf(verdict).map(reasonWords).join(', ');
  if (verdict.sideEffects.length === 0) return `refused by ${reasons}`;
  const effects = verdict.sideEffects.map(effect => `${effect.path}: ${effect.words}`).join('; ');
  return `refused by ${reasons} (side effects: ${effects})`;
}

function refusal(verdict: Verdict, because: string | readonly string[]): string | null {
  if (verdict.error) return `the judge throws in ${verdict.error.where}: ${verdict.error.message}`;
  if (verdict.success || (verdict.successUndeclared && because !== 'declared')) return 'it is accepted';
  const stated = [because].flat();
  const reasons = reasonsOf(verdict);
  return equal([...reasons].sort(), [...stated].sort())
    ? null
    : `${refusedBy(verdict)}; expected exactly: ${stated.map(reasonWords).join(', ')}`;
}

/** The verdict on an ending that is written as a change of the state. */
export function judgeChange<P>(
  instance: Instance<P>,
  ending: Extract<Ending<P>, { change: unknown }>,
): Verdict {
  const { task, params, start } = instance;
  const now = produce(start, (draft: Phone) => {
    ending.change(draft, params, setupCtx(draft));
  });
  const answer =
    typeof ending.answer === 'function'
      ? ending.answer(params, start)
      : (ending.answer ?? submittedAnswer(now));
  const declared: Declared = ending.declared ?? (task.expects === 'impossible' ? 'impossible' : 'done');
  return judgeAt(instance, beginJudging(instance), now, { answer, declared }).verdict;
}

/** How long the no-op waits, ms: long enough for replies and alarms to arrive. */
const IDLE_MS = 10 * 60_000;

function checkNoOp<P>(instance: Instance<P>): string[] {
  const { task, start } = instance;
  const idle = advance(catalogue, start as unknown as AnyPhone, start.clock.now + IDLE_MS)
    .phone as unknown as Phone;
  const errors: string[] = [];
  for (const now of [start, idle]) {
    const at = now === start ? 'at the start' : 'after ten idle minutes';
    for (const declared of [null, task.expects === 'impossible' ? 'done' : 'impossible', 'done'] as const) {
      const v = judgeAt(instance, beginJudging(instance), now, { answer: null, declared }).verdict;
      if (v.error) errors.push(`the judge throws ${at} in ${v.error.where}: ${v.error.message}`);
      if (v.success || v.successUndeclared)
        errors.push(`doing nothing ${at} and declaring ${declared} succeeds`);
      if (v.progress !== 0)
        errors.push(`doing nothing ${at} and declaring ${declared} has progress ${v.progress}`);
      if (v.sideEffects.length > 0)
        errors.push(
          `doing nothing ${at} has side effects: ${v.sideEffects.map(effect => effect.path).join(' ')}`,
        );
      const broken = v.invariants.filter(k => !k.held).map(k => k.name);
      if (broken.length > 0) errors.push(`doing nothing ${at} breaks ${broken.join(', ')}`);
    }
  }
  return [...new Set(errors)];
}

/** Seeds drawn to count a template's distinct instances, and how many of them are needed. */
const COUNTED = 400;
const DISTINCT = 50;

/** Checks a template without a phone: its phrasings, its twin, and the number of its instances. */
export function checkTemplate(world: Phone, task: Task, tasks: ReadonlyMap<string, Task>): Failure[] {
  const failures: Failure[] = [];
  const fail = (what: string) => failures.push({ task: task.id, seed: 0, what });
  const { ask, nearMisses, twin } = task.spec;
  if (ask.en.length < 2 || ask.zh.length < 1) fail('it needs two English phrasings and a Chinese one');
  // Mutation makes the near misses of an expected change.
  if (task.spec.goals && Object.keys(nearMisses).length < 3) fail('it needs at least three near misses');
  const other = twin === undefined ? undefined : tasks.get(twin);
  if (task.expects === 'impossible' && !other) fail('an impossible template needs a possible twin');
  if (other && other.expects === task.expects) fail(`its twin ${twin} must expect the opposite`);
  if (twin !== undefined && !other) fail(`its twin ${twin} does not exist`);
  try {
    const found = new Set<string>();
    for (let seed = 0; seed < COUNTED; seed++)
      found.add(JSON.stringify(task.params.draw(world, seed, task.origin)));
    if (found.size < DISTINCT && !task.tags.includes('few-instances'))
      fail(`${COUNTED} seeds give ${found.size} distinct instances (${DISTINCT} needed)`);
    task.params.schema(world);
  } catch (error) {
    fail(`its parameters cannot be drawn: ${(error as Error).message}`);
  }
  return failures;
}

/** Checks an instance without a renderer: its start, doing nothing, and every ending written as a change. */
export function checkInstance(world: Phone, task: Task, seed: number): Failure[] {
  const failures: Failure[] = [];
  const fail = (what: string) => failures.push({ task: task.id, seed, what });
  try {
    const instance = instantiateOn(world, task, seed);
    const again = instantiateOn(world, task, seed);
    if (
      hash(instance.start) !== hash(again.start) ||
      !equal(instance.params, again.params) ||
      instance.goal !== again.goal
    )
      fail('the same seed gives different bytes');
    for (const language of ['en', 'zh'] as const) {
      task.spec.ask[language].forEach((_, phrasing) => {
        const { goal } = instantiateOn(world, task, seed, { language, phrasing });
        if (!goal.trim() || /undefined|\[object|NaN|function|=>/.test(goal))
          fail(`its goal is not a plain sentence: ${JSON.stringify(goal)}`);
      });
    }
    for (const what of [...checkNoOp(instance), ...perturbationErrors(instance)]) fail(what);
    for (const [name, wrong] of Object.entries(task.spec.nearMisses)) {
      const what = 'change' in wrong ? refusal(judgeChange(instance, wrong), wrong.because) : null;
      if (what) fail(`near miss ${name}: ${what}`);
    }
    for (const [name, also] of Object.entries(task.spec.alternatives ?? {})) {
      const v = 'change' in also ? judgeChange(instance, also) : null;
      if (v && (v.error || !v.success))
        fail(`alternative ${name}: ${v.error ? `the judge throws: ${v.error.message}` : refusedBy(v)}`);
    }
  } catch (error) {
    fail((error as Error).message);
  }
  return failures;
}

/** What a solver used on one seed, for the budgets. */
export interface Solved {
  steps: number;
  apps: string[];
  /** Things that it read on the phone, and those that it needed when they were no longer on the screen. */
  lookups: number;
  memory: number;
}

/** What a check is held to. */
export interface CheckLimits {
  /** Steps that a solver may take. */
  budget?: number | undefined;
  /** How many mutants are judged of each ending; 0 for none, played ones included. */
  mutants?: number;
  /** The disguises that the solver is played in. Default: those that the seed draws, together. */
  disguises?: DisguisesPlayed;
}

/** Mutants of an instance; none where it cannot be set up, which fails elsewhere. */
function mutantsOf(world: Phone, task: Task, seed: number, count: number): MutantResult {
  let instance: Instance;
  try {
    instance = instantiateOn(world, task, seed);
  } catch {
    return noMutants();
  }
  return judgeMutants(instance, count);
}

/** Waivers that no survivor has needed. A seed draws some disguises only, so those are not told. */
function needlessWaivers({ id, spec }: Task, { waived }: MutantResult): Failure[] {
  const needed = new Set(waived.map(({ waiver }) => waiver));
  return Object.keys(spec.waives ?? {})
    .filter(waiver => !needed.has(waiver) && !isDisguise(waiver))
    .map(waiver => ({ task: id, seed: 0, what: `it waives “${waiver}”, and no such mutant has survived` }));
}

/**
 * Checks an instance through the real screen: its solver, endings that are played, equal hashes in two runs, and a random
 * agent.
 */
export async function checkOnDevice(
  world: Phone,
  device: Device,
  task: Task,
  seed: number,
  { budget, mutants = 0, disguises = 'drawn' }: CheckLimits = {},
): Promise<{
  failures: Failure[];
  solved?: Solved;
  randomSuccess: boolean;
  firstRow?: FirstRowPlay;
  mutants: MutantResult;
}> {
  const failures: Failure[] = [];
  const fail = (what: string) => failures.push({ task: task.id, seed, what });
  const instance = instantiateOn(world, task, seed);
  const { params } = instance;
  const solved = await playSolver(device, task.id, seed, task.spec.solve, params, {
    withState: mutants > 0,
    watched: true,
  });
  if (solved.trouble) fail(`the solver: ${solved.trouble}`);
  if (solved.verdict.error)
    fail(`the judge throws in ${solved.verdict.error.where}: ${solved.verdict.error.message}`);
  else if (!solved.verdict.success) fail(`the solver: ${refusedBy(solved.verdict)}`);
  const actions = solved.track.map(({ action }) => action);
  if (isOneStepEnough(actions, solved.met))
    fail('the solver succeeds without its last step that operates the phone; leave that step out');
  const published = task.spec.counterpart ? counterpartBudget(task.spec.counterpart) : Infinity;
  if (solved.steps > published)
    fail(`the solver took ${solved.steps} steps; ${task.spec.counterpart} allows ${published}`);
  if (budget !== undefined && solved.steps > budget)
    fail(`the solver took ${solved.steps} steps; the budget is ${budget}`);
  if (task.spec.answer) {
    // An answer sheet is in the goal's language.
    const { solve } = instantiateOn(world, task, seed, { language: 'zh' });
    const { verdict, trouble } = await playSolver(device, task.id, seed, solve, params, { language: 'zh' });
    if (trouble || verdict.error || !verdict.success)
      fail(`the solver, in Chinese: ${trouble ?? verdict.error?.message ?? refusedBy(verdict)}`);
  }
  const again = await playSolver(device, task.id, seed, task.spec.solve, params);
  const differs = solved.hashes.findIndex((h, i) => h !== again.hashes[i]);
  if (differs >= 0 || solved.hashes.length !== again.hashes.length)
    fail(`two runs differ from step ${differs} on`);
  for (const [name, wrong] of Object.entries(task.spec.nearMisses)) {
    if (!('how' in wrong)) continue;
    const played = await playSolver(device, task.id, seed, wrong.how, params);
    if (played.trouble) fail(`near miss ${name}: ${played.trouble}`);
    const what = refusal(played.verdict, wrong.because);
    if (what) fail(`near miss ${name}: ${what}`);
  }
  for (const [name, also] of Object.entries(task.spec.alternatives ?? {})) {
    if (!('how' in also)) continue;
    const played = await playSolver(device, task.id, seed, also.how, params);
    if (played.trouble || !played.verdict.success)
      fail(`alternative ${name}: ${played.trouble ?? refusedBy(played.verdict)}`);
  }
  const judged = noMutants();
  if (mutants > 0 && solved.verdict.success) {
    if (solved.phone) addMutants(judged, judgeSolved(instance, solved.phone, Math.ceil(mutants / 4)));
    addMutants(judged, await playInDisguise(device, instance, solved.apps, disguises));
  }
  const firstRow = await playFirstRows(device, task, seed, params);
  // Two tries, since one lucky success says little.
  let randomSuccess = false;
  for (const salt of [0, 1])
    randomSuccess =
      (await playRandom(device, task.id, seed, budget ?? budgetFor(solved.steps), salt)).verdict.success ||
      randomSuccess;
  return {
    failures,
    randomSuccess,
    firstRow,
    mutants: judged,
    ...(solved.verdict.success
      ? { solved: { steps: solved.steps, apps: solved.apps, ...readIn(instance.goal, solved.track) } }
      : {}),
  };
}

/** The answer sheet is how an agent speaks, not an app that a task needs. */
const SHEET = 'answers';

/**
 * The figures to commit for a template, from its solver's runs. The budget follows from the most steps, the level from their
 * median, since a seed may ask for one more scroll.
 */
export function budgetFrom(solved: readonly Solved[]): Budget {
  const counts = solved.map(s => s.steps).sort((a, b) => a - b);
  const steps = counts.at(-1)!;
  const median = counts[Math.floor((counts.length - 1) / 2)]!;
  const apps = [...new Set(solved.flatMap(s => s.apps))].filter(app => app !== SHEET).sort();
  return { steps, budget: budgetFor(steps), level: levelOf(median), apps };
}

const needsFrom = (solved: readonly Solved[]) =>
  mostNeeds(
    solved.map(({ apps, lookups, memory }) => ({
      apps: apps.filter(app => app !== SHEET).length,
      lookups,
      memory,
    })),
  );

/**
 * Checks a template over seeds, through the screen if a device is given. A random agent that succeeds on two seeds is a
 * failure.
 */
export async function checkTask(
  world: Phone,
  task: Task,
  tasks: ReadonlyMap<string, Task>,
  seeds: readonly number[],
  device?: Device,
  limits: CheckLimits = {},
): Promise<{ failures: Failure[]; budget?: Budget; measured: Measured; mutants: MutantResult }> {
  const { mutants: count = 0 } = limits;
  const mutants = noMutants();
  if (count > 0) for (const seed of seeds) addMutants(mutants, mutantsOf(world, task, seed, count));
  const failures = [
    ...checkTemplate(world, task, tasks),
    ...seeds.flatMap(seed => checkInstance(world, task, seed)),
  ];
  const { floors, high } = checkFloors(world, task);
  failures.push(...high.map(what => ({ task: task.id, seed: 0, what })));
  const measured: Measured = floors ? { floors } : {};
  if (!device) {
    if (count > 0) failures.push(...needlessWaivers(task, mutants));
    return { failures, measured, mutants };
  }
  const byState = failures.length > 0;
  const solved: Solved[] = [];
  const firstRows: FirstRowPlay[] = [];
  let lucky = 0;
  for (const seed of seeds) {
    // The screen often shows best why something fails, so run that part too.
    const result = await checkOnDevice(world, device, task, seed, limits).catch((error: Error) => ({
      failures: [{ task: task.id, seed, what: `the check on the screen stopped: ${error.message}` }],
      solved: undefined,
      randomSuccess: false,
      firstRow: undefined,
      mutants: noMutants(),
    }));
    addMutants(mutants, result.mutants);
    failures.push(...result.failures);
    if (result.solved) solved.push(result.solved);
    if (result.firstRow) firstRows.push(result.firstRow);
    if (result.randomSuccess) lucky++;
  }
  if (count > 0) failures.push(...needlessWaivers(task, mutants));
  if (lucky >= 2)
    failures.push({
      task: task.id,
      seed: 0,
      what: `a random agent succeeds on ${lucky} of ${seeds.length} seeds`,
    });
  const first = judgeFirstRows(task, firstRows);
  failures.push(...first.high.map(what => ({ task: task.id, seed: 0, what })));
  if (floors) floors.firstRow = first.share;
  if (solved.length > 0) measured.needs = needsFrom(solved);
  const known = failures.map(({ seed, what }) => `${seed} ${what}`);
  return {
    mutants,
    measured,
    failures: failures.filter((_, i) => known.indexOf(known[i]!) === i),
    ...(!byState && solved.length > 0 ? { budget: budgetFrom(solved) } : {}),
  };
}
