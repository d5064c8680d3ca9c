/** Two policies, before and after training, in two places. */
export const ARMS = ['simBase', 'realBase', 'simTrained', 'realTrained'] as const;
export type Arm = (typeof ARMS)[number];
export const ARM_TITLES: Record<Arm, string> = {
  simBase: 'simulated, base',
  realBase: 'device, base',
  simTrained: 'simulated, trained',
  realTrained: 'device, trained',
};
export const ARM_OF = {
  base: { sim: 'simBase', real: 'realBase' },
  trained: { sim: 'simTrained', real: 'realTrained' },
} as const;
export type Policy = keyof typeof ARM_OF;

export type Four<T> = Record<Arm, T>;
/** One of something for each run. */
export const four = <T>(make: (arm: Arm) => T): Four<T> =>
  Object.fromEntries(ARMS.map(arm => [arm, make(arm)])) as Four<T>;
