import type { Phone } from '../../apps/catalogue.ts';
import { counterpartBudget } from './android-world.ts';
import { readIn } from './composition.ts';
import type { Device } from './device.ts';
import { playFirstRows, type FirstRowPlay } from './floors/check.ts';
import { isOneStepEnough } from './floors/one-step-early.ts';
import type { Task } from './form.ts';
import { budgetFor, instantiateOn, type Instance } from './instance.ts';
import { playInDisguise, type DisguisesPlayed } from './mutants/in-disguise.ts';
import { addMutants, judgeSolved, noMutants, type MutantResult } from './mutants/index.ts';
import { playRandom, playSolver, type Played } from './play.ts';
import { refusal, refusedBy, type Failure } from './refusals.ts';

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
  /** Told as seeds are played on the device. */
  onSeed?: (seed: number, state: 'running' | 'passed' | 'failed') => void;
}

/** What the parts of a check on a device share. */
interface OnDevice {
  world: Phone;
  device: Device;
  instance: Instance;
  fail(what: string): void;
}

/** Checks what the solver needed, and that it needed all of it. */
function checkSteps(
  { instance: { task }, fail }: OnDevice,
  solved: Played,
  budget: number | undefined,
): void {
  const actions = solved.track.map(({ action }) => action);
  if (isOneStepEnough(actions, solved.met))
    fail('the solver succeeds without its last step that operates the phone; leave that step out');
  const { counterpart } = task.spec;
  const published = counterpart ? counterpartBudget(counterpart) : Infinity;
  if (solved.steps > published)
    fail(`the solver took ${solved.steps} steps; ${counterpart} allows ${published}`);
  if (budget !== undefined && solved.steps > budget)
    fail(`the solver took ${solved.steps} steps; the budget is ${budget}`);
}

/** Plays the solver again, which gives the same hashes, and in Chinese: an answer sheet is in the goal's language. */
async function checkAgain({ world, device, instance, fail }: OnDevice, solved: Played): Promise<void> {
  const { task, seed, params } = instance;
  if (task.spec.answer) {
    const { solve } = instantiateOn(world, task, seed, { language: 'zh' });
    const { verdict, trouble } = await playSolver(device, task.id, seed, solve, params, { language: 'zh' });
    if (trouble || verdict.error || !verdict.success)
      fail(`the solver, in Chinese: ${trouble ?? verdict.error?.message ?? refusedBy(verdict)}`);
  }
  const again = await playSolver(device, task.id, seed, task.spec.solve, params);
  const differs = solved.hashes.findIndex((h, i) => h !== again.hashes[i]);
  if (differs >= 0 || solved.hashes.length !== again.hashes.length)
    fail(`two runs differ from step ${differs} on`);
}

/** Plays the near misses and the alternatives that are written as solvers. */
async function checkPlayed({ device, instance, fail }: OnDevice): Promise<void> {
  const { task, seed, params } = instance;
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
  const on: OnDevice = { world, device, instance, fail };
  checkSteps(on, solved, budget);
  await checkAgain(on, solved);
  await checkPlayed(on);
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
