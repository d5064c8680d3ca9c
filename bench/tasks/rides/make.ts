import { dayOf, momentOf } from '../../../apps/calendar/select.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { freshPlan } from '../../../apps/rides/actions.ts';
import { search, spotOf } from '../../../apps/rides/select.ts';
import { ridesBy, whenOf } from '../../../apps/rides/select.ts';
import type { Kind, Plan, Spot } from '../../../apps/rides/state.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { takeDate, ZONE } from '../calendar/make.ts';
import type { Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  all,
  button,
  enterTime,
  field,
  fill,
  open,
  rid,
  row,
  scroll,
  scrollTo,
  SolverError,
  tab,
  tap,
  type Matcher,
  type Steps,
} from '../steps.ts';

/** Numbers of rides that were driven, newest first. */
export const driven = (s: Phone): string[] =>
  ridesBy(s.apps.rides.rides, ride => ride.status === 'done' && ride.driver !== null);
export { whenOf };

/** The ride to the lighthouse on Sunday 15 March that is booked ahead. */
export const AHEAD = 'HL-28316';
export const HOME = "27 Tanner's Row";
/** Places in town that one search finds under their name, and no other place with it. */
export const SPOTS = [
  'Tidal Hall',
  'The Orpheum Cinema',
  'Inkwell Press',
  'The Gull & Anchor',
  'Long Strand Beach',
  'Spoke & Gannet',
  'The Salt Cellar',
  'Northgate Clinic',
  'Casa Tilde',
  'Lantern Hill Library',
] as const;
export const spotNamed = (name: string): Spot => spotOf(search(name, null).find(hit => hit.name === name)!);

/** Makes rides be paid in cash and without credit, so that none depends on the wallet. */
export function inCash(s: Phone): void {
  Object.assign(s.apps.rides.settings, { pay: 'cash', credit: false });
  s.apps.rides.plan = freshPlan(s.apps.rides);
}
export type Wanted = Partial<Plan> & Pick<Plan, 'to'>;
/** Books a ride as the screens do, from home where nothing else is said. */
export const bookRide = (s: Phone, ctx: SetupCtx, wanted: Wanted): void =>
  ctx.act('rides', 'book', {
    plan: { ...freshPlan(s.apps.rides), from: spotNamed(HOME), ...wanted },
    quotedAt: null,
  });
/** A minute of a day, epoch ms. */
export const momentOn = (day: Day, minute: number): number => momentOf(dayOf(day.iso), minute, ZONE);

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

const typeOf = (kind: Kind): Matcher => ({
  what: `type ${kind}`,
  rank: e => (e.id === `type#${kind}` ? 0 : null),
});
/** Starts to plan a ride to a place, and shows the types of ride. */
export function* planTo(name: string): Steps {
  let seen = yield open('rides');
  seen = yield tap(seen, tab('Book'));
  seen = yield tap(seen, rid('where-to'));
  return yield* findPlace(seen, name);
}
/** Finds a place by its name where one is asked for. */
export function* findPlace(seen: Observation, name: string): Steps {
  seen = yield fill(seen, field('Place or address'), name);
  return yield tap(seen, row(name));
}
/** Sets the pick-up of a plan. */
export function* pickUpFrom(seen: Observation, name: string): Steps {
  seen = yield tap(seen, rid('point-from'));
  return yield* findPlace(seen, name);
}
/** Sets the day and time of the pick-up of a plan. */
export function* pickUpAt(seen: Observation, day: Day, minutes: number): Steps {
  seen = yield tap(seen, rid('time'));
  seen = yield tap(seen, rid('date'));
  seen = yield* takeDate(seen, day);
  seen = yield tap(seen, rid('clock'));
  seen = yield* enterTime(seen, minutes);
  return yield tap(seen, rid('time-done'));
}
export function* chooseType(seen: Observation, kind: Kind): Steps {
  seen = yield* scrollTo(seen, typeOf(kind));
  return yield tap(seen, typeOf(kind));
}
/** Says how many ride. */
export function* setPeople(seen: Observation, count: number): Steps {
  seen = yield tap(seen, rid('options'));
  for (let people = 1; people < count; people++) seen = yield tap(seen, button('Increase People'));
  return yield tap(seen, rid('options-done'));
}
