import { catalogue, type Phone } from '../../apps/catalogue.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import { hash } from '../../src/state/hash.ts';
import { equal } from '../../src/state/json.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { breathe } from './breathe.ts';
import { mostNeeds } from './composition.ts';
import type { Device } from './device.ts';
import { beginJudging, judgeAt } from './expectation.ts';
import { checkFloors, judgeFirstRows, settleFirstRows, type FirstRowPlay } from './floors/check.ts';
import type { Task } from './form.ts';
import { budgetFor, instantiateOn, levelOf, type Budget, type Instance } from './instance.ts';
import type { Measured } from './measured.ts';
import { judgeChange } from './judge-change.ts';
import { isDisguise } from './mutants/disguises.ts';
import { addMutants, judgeMutants, noMutants, type MutantResult } from './mutants/index.ts';
import { checkOnDevice, type CheckLimits, type Solved } from './on-device.ts';
import { perturbationErrors } from './perturbations.ts';
import { refusal, refusedBy, type Failure } from './refusals.ts';

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
export async function checkTemplate(
  world: Phone,
  task: Task,
  tasks: ReadonlyMap<string, Task>,
): Promise<Failure[]> {
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
    for (let seed = 0; seed < COUNTED && found.size < DISTINCT; seed++) {
      await breathe();
      found.add(JSON.stringify(task.params.draw(world, seed, task.origin)));
    }
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

/** The answer sheet is how an agent speaks, not an app that a task needs. */
const SHEET = 'answers';

/**
 * The figures to commit for a template, from its solver's runs. The budget follows from the most steps, the level from their
 * median, since a seed may ask for one more scroll. `about` is the app that it is about, where none has
 * to be opened: a timer rings over any screen.
 */
export function budgetFrom(solved: readonly Solved[], about?: string): Budget {
  const counts = solved.map(s => s.steps).sort((a, b) => a - b);
  const steps = counts.at(-1)!;
  const median = counts[Math.floor((counts.length - 1) / 2)]!;
  const opened = [...new Set(solved.flatMap(s => s.apps))].filter(app => app !== SHEET).sort();
  const apps = opened.length === 0 && about !== undefined ? [about] : opened;
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
  const failures = await checkTemplate(world, task, tasks);
  for (const seed of seeds) {
    await breathe();
    if (count > 0) addMutants(mutants, mutantsOf(world, task, seed, count));
    await breathe();
    failures.push(...checkInstance(world, task, seed));
  }
  const { floors, high } = await checkFloors(world, task);
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
    limits.onSeed?.(seed, 'running');
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
    limits.onSeed?.(seed, result.failures.length + result.mutants.survivors.length > 0 ? 'failed' : 'passed');
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
  const first = judgeFirstRows(task, await settleFirstRows(world, device, task, seeds, firstRows));
  failures.push(...first.high.map(what => ({ task: task.id, seed: 0, what })));
  if (floors) floors.firstRow = first.share;
  if (solved.length > 0) measured.needs = needsFrom(solved);
  const known = failures.map(({ seed, what }) => `${seed} ${what}`);
  return {
    mutants,
    measured,
    failures: failures.filter((_, i) => known.indexOf(known[i]!) === i),
    ...(!byState && solved.length > 0
      ? { budget: budgetFrom(solved, task.suite in world.os.installed ? task.suite : undefined) }
      : {}),
  };
}
