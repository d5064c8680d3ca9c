import { family, holidays } from './family.ts';
import { personal } from './personal.ts';
import { series } from './series.ts';
import type { Line } from './types.ts';
import { work } from './work.ts';

/** All lines of the calendar, series first. */
export const lines: readonly Line[] = [...series, ...work, ...personal, ...family, ...holidays];
export type { Line };
