import type { Phone } from '../../../apps/catalogue.ts';
import { ridesBy, whenOf } from '../../../apps/rides/select.ts';
import { all, open, rid, row, scroll, SolverError, tab, tap, type Steps } from '../steps.ts';

/** Numbers of rides that were driven, newest first. */
export const driven = (s: Phone): string[] =>
  ridesBy(s.apps.rides.rides, ride => ride.status === 'done' && ride.driver !== null);
export { whenOf };

/** Opens the list of rides. */
export function* openTrips(): Steps {
  const seen = yield open('rides');
  return yield tap(seen, tab('Trips'));
}
/** Scrolls the list of rides to the one of that day and opens it. */
export function* openRide(when: string): Steps {
  let seen = yield* openTrips();
  for (let tries = 0; tries < 30; tries++) {
    if (all(seen, rid('ride')).some(each => each.name.includes(when)))
      return yield tap(seen, row(new RegExp(when)));
    seen = yield scroll('down', 0.6);
  }
  throw new SolverError(`No ride at ${when}`);
}
