import type { Phone } from '../../../apps/catalogue.ts';
import type { Device } from '../device.ts';
import type { Task } from '../form.ts';
import type { MeasuredFloors } from '../measured.ts';
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

/** The share of seeds on which the first row of every list succeeds, and what is wrong with it in words. */
export function judgeFirstRows(
  { spec: { guessable } }: Pick<Task, 'spec'>,
  plays: readonly FirstRowPlay[],
): { share: number | null; high: string[] } {
  const chosen = plays.filter(({ hadChoice }) => hadChoice);
  if (chosen.length === 0) return { share: null, high: [] };
  const right = chosen.filter(({ success }) => success).length;
  const share = rounded(right / chosen.length);
  const isHigh = chosen.length >= FEWEST_CHOSEN && share > MOST_BY_FIRST_ROW && guessable === undefined;
  const words = `the first row of every list succeeds on ${right} of the ${chosen.length} seeds with a row to choose`;
  return { share, high: isHigh ? [words] : [] };
}
