import type { Phone } from '../../../apps/catalogue.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { SetupCtx } from '../setup.ts';
import { button, field, fill, open, rid, row, scrollTo, tap, type Steps } from '../steps.ts';

/** The weekend on Gannet Isle that is booked: the whole cottage, for six. */
export const KELP = 'LP-55310';
export const cottage = (s: Phone) => s.apps.stays.properties['kelp-cottage']!;
export const kelpTrip = (s: Phone) => s.apps.stays.trips[KELP]!;

/** Opens a booking from the list of trips. */
export function* openTrip(name: string): Steps {
  let seen = yield open('stays');
  seen = yield tap(seen, rid('nav-trips'));
  return yield tap(seen, row(name));
}
/** Opens what can be changed of a booking that is open. */
export function* startChange(seen: Observation): Steps {
  seen = yield* scrollTo(seen, rid('change'));
  return yield tap(seen, rid('change'));
}
/** Changes how many adults a booking is for, `by` more or fewer. */
export function* changeAdults(seen: Observation, by: number): Steps {
  seen = yield* startChange(seen);
  seen = yield tap(seen, rid('guests'));
  const step = button(by > 0 ? 'Increase Adults' : 'Decrease Adults');
  for (let i = 0; i < Math.abs(by); i++) seen = yield tap(seen, step);
  seen = yield tap(seen, rid('done'));
  return yield tap(seen, rid('move'));
}
/** Asks for another number of adults as the screens do. */
export function adultsTo(ctx: SetupCtx, adults: number): void {
  ctx.act('stays', 'startMove', { trip: KELP });
  ctx.act('stays', 'setMoving', { adults });
  ctx.act('stays', 'move', { trip: KELP });
}
/** Writes to the host of the booking that is open. */
export function* writeToHost(seen: Observation, text: string): Steps {
  seen = yield* scrollTo(seen, rid('messages'), { direction: 'up' });
  seen = yield tap(seen, rid('messages'));
  seen = yield fill(seen, field(/^Write to/), text);
  return yield tap(seen, rid('send'));
}
/** Finds a property by its name and opens it. */
export function* openProperty(name: string): Steps {
  let seen = yield open('stays');
  seen = yield tap(seen, rid('where'));
  seen = yield fill(seen, field('Town or place to stay'), name);
  return yield tap(seen, row(name));
}
