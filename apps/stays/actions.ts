import { book } from './actions/book.ts';
import { onTheDay } from './actions/day.ts';
import { flights } from './actions/flights.ts';
import { fly } from './actions/fly.ts';
import { hosts } from './actions/hosts.ts';
import { look } from './actions/look.ts';
import { own } from './actions/own.ts';
import { session } from './actions/session.ts';
import { trips } from './actions/trips.ts';

export const actions = {
  ...look,
  ...book,
  ...trips,
  ...hosts,
  ...own,
  ...session,
  ...flights,
  ...onTheDay,
  ...fly,
};
