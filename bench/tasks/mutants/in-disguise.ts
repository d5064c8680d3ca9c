import type { Device } from '../device.ts';
import type { Instance } from '../instance.ts';
import { playSolver, type Played } from '../play.ts';
import { disguised } from './worn.ts';
import { disguiseName, DISGUISES, drawnDisguises, otherApp, type Wearer } from './disguises.ts';
import { addMutants, judgedPlayed, noMutants, type MutantResult } from './index.ts';

/** Which disguises of the solver are played: some together, drawn by template and seed; or each one apart too. */
export type DisguisesPlayed = 'drawn' | 'all' | 'none';

/** The start of a waiver's name that is about a disguise. */
const PREFIX = disguiseName('');

function wearerOf({ task, start }: Instance, apps: readonly string[]): Wearer {
  return {
    otherApp: otherApp([...apps, task.suite]),
    // What such tests read may be the screen at the end.
    staysAtEnd: task.spec.goals !== undefined || task.spec.invariants !== undefined,
    opensBySwipe: ['none', 'swipe'].includes(start.os.settings.lock.kind),
  };
}

const isWaived = ({ task }: Instance, name: string): boolean =>
  Object.keys(task.spec.waives ?? {}).some(
    part => part.startsWith(PREFIX) && disguiseName(name).includes(part),
  );

const isAccepted = ({ trouble, verdict }: Played): boolean =>
  trouble === undefined && verdict.success && verdict.progress === 1;

/**
 * Plays the solver in disguise through the screen, as a harmless mutant: under the disguises that the template and seed draw, or
 * under all that fit and under each of them. Where several together are refused, each is played alone, so that a survivor
 * names the one at fault. `apps` are those that the solver needs.
 */
export async function playInDisguise(
  device: Device,
  instance: Instance,
  apps: readonly string[],
  which: DisguisesPlayed,
): Promise<MutantResult> {
  const result = noMutants();
  if (which === 'none') return result;
  const { task, seed, params } = instance;
  const wearer = wearerOf(instance, apps);
  const play = async (names: readonly string[]) => {
    const worn = { names: new Set<string>() };
    const solver = disguised(task.spec.solve, names, wearer, seed, worn);
    const played = await playSolver(device, task.id, seed, solver, params);
    return { worn: [...worn.names], played };
  };
  const drawn = which === 'all' ? Object.keys(DISGUISES) : drawnDisguises(task.id, seed);
  const together = await play(drawn.filter(name => !isWaived(instance, name)));
  const { worn } = together;
  if (worn.length === 0) return result;
  const report = (names: readonly string[], played: Played) =>
    addMutants(result, judgedPlayed(instance, names.map(disguiseName).join(', '), played));
  const isFine = isAccepted(together.played);
  if (isFine && which === 'drawn') {
    report(worn, together.played);
    return result;
  }
  let found = false;
  for (const name of worn.length > 1 || which === 'all' ? worn : []) {
    const { played } = await play([name]);
    if (!isAccepted(played)) found = true;
    else if (which === 'drawn') continue;
    report([name], played);
  }
  if (isFine || !found) report(worn, together.played);
  return result;
}
