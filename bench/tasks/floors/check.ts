import type { Phone } from '../../../apps/catalogue.ts';
import type { Device } from '../device.ts';
import type { Task } from '../form.ts';
import type { MeasuredFloors } from '../measured.ts';
import { instantiateOn } from '../instance.ts';
import { playSolver } from '../play.ts';
import { firstRows } from './first-row.ts';
import { floors, highFloors } from './floors.ts';

/** Fifty seeds tell a share of a fifth from chance. */
const SEEDS = Array.from({ length: 50 }, (_, i) => i + 1);

export interface CheckedFloors {
  floors: MeasuredFloors | null;
  /** Floors that are too high, in words. */
  high: string[];
}

const rounded = <T extends number | null>(share: T): T =>
  (share === null ? null : Math.round(share * 1_000) / 1_000) as T;

/** Measures by state how far constant policies carry on a template, over fifty seeds. What cannot be set up is said in words. */
export async function checkFloors(world: Phone, task: Task): Promise<CheckedFloors> {
  try {
    const found = await floors(world, task, SEEDS);
    const { constant } = found;
    return {
      floors: {
        nothing: rounded(found.nothing),
        impossible: rounded(found.impossible),
        answered: rounded(found.answered),
        constant: constant && rounded(constant.share),
        fields: constant && rounded(constant.fields),
        keys: constant && constant.keys,
        atStart: rounded(found.rightAtStart),
        unasked: rounded(found.unasked),
        firstRow: null,
      },
      high: highFloors(found, task),
    };
  } catch (error) {
    return { floors: null, high: [(error as Error).message] };
  }
}

/** How the first row of every list fared on a seed: whether there was one to choose, and whether it succeeded. */
export interface FirstRowPlay {
  hadChoice: boolean;
  success: boolean;
}

/** Plays a template's solver with the first row in place of the right one, through the screen. */
export async function playFirstRows(
  device: Device,
  { id, spec }: Task,
  seed: number,
  params: unknown,
): Promise<FirstRowPlay> {
  const blind = firstRows(spec.solve);
  const { verdict } = await playSolver(device, id, seed, blind.solver, params);
  return { hadChoice: blind.choices() > 0, success: verdict.success };
}

/** Of so many seeds with a row to choose, the first row has to fail on at least half. One seed says nothing. */
const FEWEST_CHOSEN = 2;
const MOST_BY_FIRST_ROW = 0.5;

/** Plays by which a suspicion is settled: of a few, three may be luck. */
const PLAYS_TO_SETTLE = 15;

/** Plays the first rows on further seeds where so far they have succeeded too often. Gives all plays. */
export async function settleFirstRows(
  world: Phone,
  device: Device,
  task: Task,
  seeds: readonly number[],
  plays: readonly FirstRowPlay[],
): Promise<FirstRowPlay[]> {
  const all = [...plays];
  if (judgeFirstRows(task, all).high.length === 0) return all;
  for (let seed = 1 + Math.max(...seeds); all.length < PLAYS_TO_SETTLE; seed++) {
    const { params } = instantiateOn(world, task, seed);
    all.push(await playFirstRows(device, task, seed, params));
  }
  return all;
}

/** The share of seeds on which the first row of every list succeeds, and what is wrong with it in words. */
export function judgeFirstRows(
  { spec: { guessable, expects } }: Pick<Task, 'spec'>,
  plays: readonly FirstRowPlay[],
): { share: number | null; high: string[] } {
  const chosen = plays.filter(({ hadChoice }) => hadChoice);
  if (chosen.length === 0) return { share: null, high: [] };
  const right = chosen.filter(({ success }) => success).length;
  const share = rounded(right / chosen.length);
  // Whoever declares a task impossible is right whatever row was looked at; `impossible` is the floor for that.
  const mayBe = guessable !== undefined || expects === 'impossible';
  const isHigh = chosen.length >= FEWEST_CHOSEN && share > MOST_BY_FIRST_ROW && !mayBe;
  const words = `the first row of every list succeeds on ${right} of the ${chosen.length} seeds with a row to choose`;
  return { share, high: isHigh ? [words] : [] };
}
