import { defineApp } from '../../src/sdk/core/app.ts';
import type { Timer } from '../../src/state/phone/index.ts';
import { actions } from './actions.ts';
import { endsAt, endTimer, expireTimer, hostTimer } from './actions/book.ts';
import { flightTimers } from './actions/day.ts';
import { ORDER_MS } from './actions/shared.ts';
import { routes } from './routes.ts';
import { Stays } from './state.ts';
import { words } from './words.ts';

type Timers = Record<string, Omit<Timer, 'app'>>;
const HOST_MS = 8 * 60_000;

/** What waits: prices that go down, stays that end, hosts that decide, flights, and orders that expire. */
function timersOf(state: Stays, { now, zone }: { now: number; zone: string }): Timers {
  const timers: Timers = {};
  const add = (id: string, at: number, action: string, args: object) => {
    if (at > now) timers[id] = { at, action, args };
  };
  for (const [id, offer] of Object.entries(state.offers))
    add(`stays-offer-${id}`, offer.from, 'offerBegins', { offer: id });
  for (const [id, trip] of Object.entries(state.trips)) {
    const { checkOut } = state.properties[trip.property]!;
    if (trip.status === 'confirmed')
      add(endTimer(id), endsAt(trip, checkOut, zone), 'stayEnds', { trip: id });
    if (trip.status === 'waiting') add(hostTimer(id), now + HOST_MS, 'hostDecides', { trip: id });
    if (trip.status === 'unpaid') add(expireTimer(id), trip.bookedAt + ORDER_MS, 'expire', { number: id });
  }
  for (const [id, flight] of Object.entries(state.flights)) {
    if (flight.status === 'booked')
      for (const [timer, { at, action, args }] of Object.entries(flightTimers(id, flight)))
        add(timer, at, action, args);
    if (flight.status === 'unpaid')
      add(expireTimer(id), flight.bookedAt + ORDER_MS, 'expire', { number: id });
  }
  return timers;
}

export const stays = defineApp({
  id: 'stays',
  name: words.appName,
  words,
  translations: { zh: () => import('./words.zh.ts') },
  palette: 'stays',
  describe: words.describe,
  state: Stays,
  actions,
  outward: [
    'paid',
    'move',
    'movePaid',
    'cancelTrip',
    'writeReview',
    'sendMessage',
    'ask',
    'askAt',
    'flightPaid',
    'changeSeats',
    'changeFlights',
    'extraPaid',
    'checkIn',
    'cancelFlights',
  ],
  routes,
  intents: [{ verb: 'VIEW', scheme: 'lodgepole', route: '/open/:address' }],
  permissions: ['notifications'],
  channels: [
    { id: 'trips', name: words.channelTrips },
    { id: 'messages', name: words.channelMessages },
    { id: 'offers', name: words.channelOffers },
    { id: 'codes', name: words.channelCodes },
  ],
  timers: timersOf,
});
