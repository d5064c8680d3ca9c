import { distinct, int } from '../sample.ts';
import type { Person } from './make.ts';

/** A number that no contact has. */
export const stranger = (end: number): Person => ({ name: '', number: `07700 900${end}` });

export const ends = (count: number) => distinct(count, int(200, 899));

export const WORDS = [
  'Yes, Thursday suits me',
  'I am ten minutes late',
  'The parcel is at number 9',
  'Please ring the lower bell',
  'Thank you, it arrived',
  'Wrong number, sorry',
  'Two tickets at the desk',
  'Leave it by the blue door',
  'No, only on Sundays',
  'I will bring the ladder',
] as const;

export const THEIRS = [
  'Are you at home this afternoon?',
  'Your table is still free.',
  'I have found a grey glove.',
  'Is the bicycle still for sale?',
  'The van comes at nine.',
  'Please call back about the keys.',
  'Your shoes are ready.',
] as const;
