import type { Note } from '../types.ts';
import { personal } from './personal.ts';
import { rest } from './rest.ts';

/** Forty-two notes, three of them in the bin and two locked. */
export const notes: readonly Note[] = [...personal, ...rest];
