import { Type } from 'typebox';
import { dayOf, isoOf } from '../../../src/state/civil.ts';
import {
  areDates,
  LAST_DAY,
  linesOf,
  MOST_NIGHTS,
  nightsOf,
  stayFor,
  totalOf,
  codeProblem,
  nightsTotal,
} from '../select.ts';
import { Filters, Search, type Stays } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { words } from '../words.ts';
import { action, today } from './shared.ts';

const MOST_SEARCHES = 6;
const MOST_SEEN = 10;

const sameSearch = (a: Search, b: Search): boolean => equal(a, b);

/** Dates that passed since they were chosen move to the next day that can be booked. */
export function freshDates(state: Stays, now: number): void {
  const { search } = state;
  if (dayOf(search.from) >= now) return;
  const nights = Math.max(1, nightsOf(search.from, search.until).length);
  search.from = isoOf(now + 1);
  search.until = isoOf(now + 1 + nights);
}

export const look = {
  setSearch: action(
    'Change what is looked for: town, dates, guests, rooms',
    Type.Partial(Search),
    (state, change, ctx) => {
      const next = { ...state.search, ...change };
      if (dayOf(next.from) < today(ctx)) return ctx.toast(ctx.words(words)('datesPast'));
      if (!areDates(next.from, next.until, today(ctx)))
        return ctx.toast(ctx.words(words)('datesWrong', { count: MOST_NIGHTS }));
      if (next.place !== state.search.place) state.filters.districts = [];
      state.search = next;
    },
  ),
  pickDay: action(
    'Tap a day of the calendar: the first is arrival, the next departure',
    Type.Object({ day: Type.String(), first: Type.Union([Type.String(), Type.Null()]) }),
    (state, { day, first }, ctx) => {
      const t = ctx.words(words);
      const at = dayOf(day);
      if (at < today(ctx)) return ctx.toast(t('datesPast'));
      if (first === null || at <= dayOf(first)) return;
      if (at > today(ctx) + LAST_DAY || at - dayOf(first) > MOST_NIGHTS)
        return ctx.toast(t('datesWrong', { count: MOST_NIGHTS }));
      state.search.from = first;
      state.search.until = day;
    },
  ),
  runSearch: action('Search, and remember what was looked for', Type.Object({}), (state, _, ctx) => {
    freshDates(state, today(ctx));
    const { search } = state;
    state.searches = [
      { ...search, ages: [...search.ages] },
      ...state.searches.filter(s => !sameSearch(s, search)),
    ].slice(0, MOST_SEARCHES);
    ctx.open('/results');
  }),
  searchAgain: action(
    'Search again for what was looked for before',
    Type.Object({ index: Type.Integer() }),
    (state, { index }, ctx) => {
      const found = state.searches[index];
      if (!found) return;
      state.search = { ...found, ages: [...found.ages] };
      freshDates(state, today(ctx));
      ctx.open('/results');
    },
  ),
  setFilters: action('Narrow the results, or order them', Type.Partial(Filters), (state, change) => {
    Object.assign(state.filters, change);
  }),
  clearFilters: action('Show all results', Type.Object({}), state => {
    const { sort } = state.filters;
    state.filters = { ...NO_FILTERS, kinds: [], facilities: [], districts: [], sort };
  }),
  setCompare: action(
    'Put a property beside others, or take it away',
    Type.Object({ property: Type.String(), on: Type.Boolean() }),
    (state, { property, on }, ctx) => {
      const others = state.compare.filter(id => id !== property);
      if (on && others.length >= 3) return ctx.toast(ctx.words(words)('compareFull'));
      state.compare = on && state.properties[property] ? [...others, property] : others;
    },
  ),
  see: action(
    'Remember that a property was opened',
    Type.Object({ property: Type.String() }),
    (state, { property }) => {
      state.seen = [property, ...state.seen.filter(id => id !== property)].slice(0, MOST_SEEN);
    },
  ),
  chooseRate: action(
    'Choose a room and its rate, and go on to the guests',
    Type.Object({
      property: Type.String(),
      room: Type.String(),
      rate: Type.Union([Type.Literal('flex'), Type.Literal('saver')]),
      breakfast: Type.Boolean(),
    }),
    (state, { property, room, rate, breakfast }, ctx) => {
      if (!state.properties[property]?.rooms.some(r => r.id === room)) return;
      const stay = stayFor(state.search, property, room, rate, breakfast);
      state.problem = null;
      state.draft = {
        ...stay,
        quotedCents: totalOf(linesOf(state, stay, ctx.now, today(ctx))),
        lead: state.owner.name,
        companions: [],
        wish: '',
        code: null,
        plan: 'all',
      };
      ctx.open('/details');
    },
  ),
  setGuests: action(
    'Say who comes, and what is asked of the host, and go on to the price',
    Type.Object({ lead: Type.String(), companions: Type.String(), wish: Type.String() }),
    (state, { lead, companions, wish }, ctx) => {
      if (!state.draft) return;
      if (lead.trim() === '') return ctx.toast(ctx.words(words)('nameMissing'));
      state.draft.lead = lead.trim();
      state.draft.companions = companions
        .split(/[,，\n]/)
        .map(n => n.trim())
        .filter(Boolean);
      state.draft.wish = wish.trim();
      ctx.open('/checkout');
    },
  ),
  setPlan: action(
    'Pay all now, or a deposit',
    Type.Object({ plan: Type.Union([Type.Literal('all'), Type.Literal('deposit')]) }),
    (state, { plan }) => {
      if (!state.draft) return;
      const has = state.properties[state.draft.property]!.deposit !== null && state.draft.rate === 'flex';
      state.draft.plan = plan === 'deposit' && has ? 'deposit' : 'all';
    },
  ),
  takeCode: action('Use a discount code', Type.Object({ code: Type.String() }), (state, { code }, ctx) => {
    const { draft } = state;
    const t = ctx.words(words);
    if (!draft) return;
    const key = code.trim().toUpperCase();
    const nights = nightsTotal(linesOf(state, draft, ctx.now, today(ctx)));
    const place = state.properties[draft.property]!.place;
    const why = codeProblem(state.codes[key], nights, place, today(ctx));
    if (why === null) {
      draft.code = key;
      return ctx.toast(t('codeTaken'));
    }
    const says = {
      unknown: 'codeUnknown',
      expired: 'codeExpired',
      elsewhere: 'codeElsewhere',
      tooLittle: 'codeTooLittle',
    } as const;
    ctx.toast(t(says[why]));
  }),
  dropCode: action('Take a discount code away', Type.Object({}), state => {
    if (state.draft) state.draft.code = null;
  }),
  acceptPrice: action('Accept a price that has changed', Type.Object({}), (state, _, ctx) => {
    if (!state.draft) return;
    state.draft.quotedCents = totalOf(linesOf(state, state.draft, ctx.now, today(ctx)));
    state.problem = null;
  }),
  putAway: action('Put a refusal away', Type.Object({}), state => {
    state.problem = null;
  }),
};

export const NO_FILTERS: Filters = {
  nightCents: null,
  totalCents: null,
  stars: 0,
  score: 0,
  kinds: [],
  facilities: [],
  districts: [],
  free: false,
  breakfast: false,
  pets: false,
  cot: false,
  centreM: null,
  stationM: null,
  sort: 'best',
};
