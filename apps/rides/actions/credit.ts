import type { Rides } from '../state.ts';

/** Id of the credit that a ride used. */
export const usedId = (ride: string): string => `credit-${ride}`;
/** Gives credit back that a ride had taken. */
export function returnCredit(state: Rides, ride: string): void {
  delete state.credits[usedId(ride)];
}
