import { RESAMPLES, type Interval } from '../../run/report/intervals.ts';
import type { Paired } from '../../run/report/paired.ts';
import { MIN_TEMPLATES } from '../../run/report/rates.ts';

/** A difference of two success rates with its interval over templates, null where there is none to give. */
export interface Gain {
  value: number | null;
  interval: Interval | null;
}

/** How much of a gain in simulation is one on the device, too: the device's gain over the simulated one. */
export interface Transfer {
  value: number | null;
  interval: Interval | null;
  /** Why there is no value, where there is none. */
  why: string | null;
}

/** Above this a gain is not told from none, where no interval can be drawn. */
const ALPHA = 0.05;

/** An interval without width would say that it is certain. */
export const gainOf = ({ difference, interval }: Paired): Gain => ({
  value: difference,
  interval: interval && interval[0] < interval[1] ? interval : null,
});

/** Whether a gain is told from none: by its interval, or by the sign test over templates where there is none. */
function isDefined(paired: Paired): boolean {
  const { interval } = gainOf(paired);
  return interval ? interval[0] > 0 || interval[1] < 0 : paired.pTemplates < ALPHA;
}

/** What one template gained, summed over its episodes, in both places. */
export interface Gained {
  sim: number;
  real: number;
}

/**
 * Percentile interval of the ratio, 95 %: templates are drawn with replacement, each with its gains in both places, so that what is hard
 * stays hard in both. Draws in which the simulated gain has the other sign, fewer than one in forty where the gain is told from none, have
 * no ratio and are left out.
 */
function ratioInterval(templates: readonly Gained[], sign: number, random: () => number): Interval | null {
  if (templates.length < MIN_TEMPLATES) return null;
  const drawn: number[] = [];
  for (let i = 0; i < RESAMPLES; i++) {
    let [sim, real] = [0, 0];
    for (let j = 0; j < templates.length; j++) {
      const template = templates[Math.floor(random() * templates.length)]!;
      sim += template.sim;
      real += template.real;
    }
    if (sim * sign > 0) drawn.push(real / sim);
  }
  drawn.sort((a, b) => a - b);
  const [low, high] = [drawn[Math.floor(0.025 * drawn.length)]!, drawn[Math.ceil(0.975 * drawn.length) - 1]!];
  return low < high ? [low, high] : null;
}

/** The share of the simulated gain that the device keeps; none where the simulated gain is not told from 0. */
export function transferOf(
  sim: Paired,
  real: Paired,
  templates: readonly Gained[],
  random: () => number,
): Transfer {
  const none = (reason: string): Transfer => ({ value: null, interval: null, why: reason });
  if (sim.difference === null || real.difference === null)
    return none('no episode was decided in all four runs');
  if (sim.difference === 0 || !isDefined(sim))
    return none('the simulated gain is not distinguishable from 0');
  return {
    value: real.difference / sim.difference,
    interval: ratioInterval(templates, Math.sign(sim.difference), random),
    why: null,
  };
}
