export const TYPES = ['run', 'walk', 'ride', 'hike', 'row', 'swim', 'strength', 'yoga'] as const;
export type Type = (typeof TYPES)[number];

/**
 * What is known of a type of activity. Speeds in m/s; `sway` is how much they change; `loop` metres of the
 * way that a recording goes round, 0 where there is none.
 */
export interface Kind {
  name: string;
  plural: string;
  /** What its speed is said as: minutes for a kilometre, kilometres an hour, minutes for 100 or 500 metres, or nothing. */
  rate: 'pace' | 'speed' | 'pace100' | 'pace500' | 'none';
  speed: number;
  sway: number;
  loop: number;
  mode: 'walk' | 'cycle';
  /** Metres of a step; 0 where none are counted. */
  stride: number;
  /** Share of the greatest heart rate that it is usually done at. */
  heart: number;
  /** Metabolic equivalent at a speed (after Ainsworth 2011, Compendium of Physical Activities). */
  met: (speed: number) => number;
}

const between = (low: number, high: number, n: number): number => Math.max(low, Math.min(high, n));
export const KINDS: Readonly<Record<Type, Kind>> = {
  run: {
    name: 'Run',
    plural: 'Runs',
    rate: 'pace',
    speed: 2.65,
    sway: 0.09,
    loop: 5000,
    mode: 'walk',
    stride: 1.02,
    heart: 0.8,
    met: v => between(6, 16, v * 3.6 * 1.02),
  },
  walk: {
    name: 'Walk',
    plural: 'Walks',
    rate: 'pace',
    speed: 1.38,
    sway: 0.07,
    loop: 3200,
    mode: 'walk',
    stride: 0.74,
    heart: 0.55,
    met: v => between(2.3, 6, v * 2.6),
  },
  ride: {
    name: 'Ride',
    plural: 'Rides',
    rate: 'speed',
    speed: 5.4,
    sway: 0.16,
    loop: 14_000,
    mode: 'cycle',
    stride: 0,
    heart: 0.7,
    met: v => between(4, 14, v * 3.6 * 0.4),
  },
  hike: {
    name: 'Hike',
    plural: 'Hikes',
    rate: 'pace',
    speed: 1.2,
    sway: 0.14,
    loop: 7500,
    mode: 'walk',
    stride: 0.7,
    heart: 0.64,
    met: () => 6,
  },
  row: {
    name: 'Row',
    plural: 'Rows',
    rate: 'pace500',
    speed: 2.5,
    sway: 0.06,
    loop: 0,
    mode: 'walk',
    stride: 0,
    heart: 0.74,
    met: v => between(4.5, 12, v * 2.8),
  },
  swim: {
    name: 'Swim',
    plural: 'Swims',
    rate: 'pace100',
    speed: 0.72,
    sway: 0.05,
    loop: 0,
    mode: 'walk',
    stride: 0,
    heart: 0.7,
    met: v => between(5, 10, v * 9.5),
  },
  strength: {
    name: 'Strength',
    plural: 'Strength sessions',
    rate: 'none',
    speed: 0,
    sway: 0,
    loop: 0,
    mode: 'walk',
    stride: 0,
    heart: 0.62,
    met: () => 5,
  },
  yoga: {
    name: 'Yoga',
    plural: 'Yoga sessions',
    rate: 'none',
    speed: 0,
    sway: 0,
    loop: 0,
    mode: 'walk',
    stride: 0,
    heart: 0.47,
    met: () => 2.5,
  },
};
/** Types that have a distance. */
export const hasDistance = (type: Type): boolean => KINDS[type].speed > 0;
/** Types that are recorded on a map. */
export const isOutdoor = (type: Type): boolean => KINDS[type].loop > 0;
