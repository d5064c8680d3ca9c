import type { IconName } from './icons.ts';
import type { Type } from '../kinds.ts';

/** Icon of a type, and its tone: white stands on each at 4.5 to 1. */
export const LOOK: Readonly<Record<Type, readonly [icon: IconName, tone: string]>> = {
  run: ['directions_run', '#b22645'],
  walk: ['directions_walk', '#2f7250'],
  ride: ['directions_bike', '#2460a7'],
  hike: ['hiking', '#8a5200'],
  row: ['rowing', '#00677d'],
  swim: ['pool', '#1967b3'],
  strength: ['fitness_center', '#6b4aa0'],
  yoga: ['self_improvement', '#90476f'],
};
