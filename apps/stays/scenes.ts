import type { AnyPhone } from '../../src/state/phone/index.ts';
import { after, changed, oneOfEach, type AppScenes, type DialogRow } from '../scenes.ts';
import type { Stays, Trip } from './state.ts';

const WEXCOMBE = { place: 'wexcombe', from: '2026-03-24', until: '2026-03-26' };
const stays = (phone: AnyPhone, how: (state: Stays) => void) => changed(phone, apps => how(apps.stays));

/** A phone on which a room is chosen, and guests are named. */
const chosen = (phone: AnyPhone): AnyPhone =>
  after(after(phone, 'stays', 'setSearch', WEXCOMBE), 'stays', 'chooseRate', {
    property: 'bell-wexcombe',
    room: 'crooked',
    rate: 'flex',
    breakfast: true,
  });
const withTrip = (phone: AnyPhone, id: string, change: Partial<Trip>): AnyPhone =>
  stays(phone, s => {
    s.trips[id] = { ...s.trips['LP-55310']!, property: 'harbour-lodge', room: 'classic', ...change };
  });
const FLIGHT = 'WA410@2026-04-17';
const BACK = 'WA411@2026-04-20';
/** A phone on which flights are chosen and passengers named. */
const flying = (phone: AnyPhone): AnyPhone =>
  stays(phone, s => {
    Object.assign(s.air, { outKey: FLIGHT, backKey: BACK, passengers: Object.values(s.travellers) });
  });
/** A phone on which flights of next month are booked. */
const booked = (phone: AnyPhone): AnyPhone =>
  stays(phone, s => {
    const was = s.flights['WA-7QK4TD']!;
    const departs = phone.clock.now + 30 * 3_600_000;
    const legs = [
      {
        ...was.legs[0]!,
        number: 'WA410',
        day: '2026-03-13',
        departs,
        arrives: departs + 8_400_000,
        delay: 35,
        gate: 'B7',
      },
    ];
    s.flights['WA-SOON22'] = { ...was, legs, fare: 'standard', status: 'booked', checkedIn: false };
    s.flights['WA-PASS33'] = { ...was, legs, status: 'booked', checkedIn: true };
  });

const dialogs: readonly DialogRow[] = [
  ['/results', 'Sort by', ['sort']],
  ['/property/harbour-lodge', 'Keep in a list', ['button/keep-harbour-lodge-hotel']],
  ['/favourites', 'New list', ['button/new-list']],
  ['/list/list-weekends', 'More options', ['button/more-options']],
  ['/list/list-weekends', 'Rename list', ['button/more-options', 'menuitem/rename']],
  ['/list/list-weekends', 'Delete this list?', ['button/more-options', 'menuitem/delete-list']],
  ['/trip/LP-55310', 'Ask for something', [{ type: 'scroll', direction: 'down', amount: 0.8 }, 'ask']],
  ['/traveller/traveller-ines', 'Delete this traveller?', ['button/delete']],
  ['/flights/out', 'Sort by', ['sort']],
];

export const scenes: AppScenes = {
  params: {
    for: () => ['search', 'air'],
    way: () => ['out', 'back'],
    property: ({ apps }) =>
      oneOfEach(apps.stays.properties, p => `${p.kind} ${p.petCents === null}`).slice(0, 6),
    trip: ({ apps }) => Object.keys(apps.stays.trips),
    list: ({ apps }) => Object.keys(apps.stays.lists).slice(0, 2),
    traveller: () => ['traveller-ines', 'new'],
    flight: ({ apps }) => Object.keys(apps.stays.flights),
    leg: () => ['0'],
    address: () => ['LP-55310', 'WA-7QK4TD', 'signal-box'],
    '/dates/:for': () => ['search'],
  },
  screens: ({ world, scene }) => {
    const search = (place: string, more: object = {}) =>
      after(world, 'stays', 'setSearch', { place, ...more });
    const checkout = after(chosen(world), 'stays', 'setGuests', {
      lead: 'Robin Calloway',
      companions: 'Inés Carvajal',
      wish: 'A late arrival',
    });
    const refused = (why: NonNullable<Stays['problem']>['why']) =>
      scene(`refused: ${why}`, '/checkout', {
        phone: stays(checkout, s => {
          s.problem = { of: 'checkout', why };
        }),
      });
    const soon = booked(world);
    return [
      scene('flights', '/', { do: ['radio/flights'] }),
      scene('typed', '/where', { do: [{ type: 'type', element: 'field/query', text: 'villa' }] }),
      scene('nothing of that name', '/where', {
        do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }],
      }),
      scene('arrival tapped', '/dates/search', { do: ['day#2026-03-24'] }),
      scene('children', '/guests/search', { phone: search('harrow-bay', { ages: [1, 8] }) }),
      scene('in the bay', '/results', { phone: search('harrow-bay') }),
      scene('in Spain', '/results', { phone: search('villaclara') }),
      scene('nothing fits', '/results', {
        phone: after(search('yunze'), 'stays', 'setFilters', { facilities: ['sauna'], stars: 5 }),
      }),
      scene('in the bay', '/map', { phone: search('harrow-bay') }),
      scene('zoomed in', '/map', { do: ['cluster#dongzhan-hotel'] }),
      scene('elsewhere', '/map', { phone: search('villaclara'), do: ['pin#casa-lonja'] }),
      scene('filtered', '/filters', {
        phone: after(search('harrow-bay'), 'stays', 'setFilters', { pets: true, nightCents: 12_000 }),
      }),
      scene('too many', '/rooms/harbour-lodge', { phone: search('harrow-bay', { adults: 5 }) }),
      scene('closed', '/property/southrock-bothy', {
        phone: search('gannet-isle', { from: '2026-12-05', until: '2026-12-08' }),
      }),
      scene('chosen', '/details', { phone: chosen(world) }),
      scene('chosen', '/checkout', { phone: checkout }),
      scene('with a code', '/checkout', {
        phone: after(checkout, 'stays', 'takeCode', { code: 'heather10' }),
      }),
      ...(['offline', 'price', 'soldOut', 'minStay', 'tooMany', 'past'] as const).map(refused),
      ...(['unpaid', 'waiting', 'soldOut', 'confirmed'] as const).map(status =>
        scene(status, '/booked/LP-70001', {
          phone: withTrip(world, 'LP-70001', {
            status,
            bookedAt: world.clock.now,
            paidCents: status === 'unpaid' ? 0 : 312_00,
            refundedCents: status === 'soldOut' ? 312_00 : 0,
          }),
        }),
      ),
      ...(['declined', 'limit', 'passcode', 'insufficient', 'cancelled', 'noWallet'] as const).map(why =>
        scene(`unpaid: ${why}`, '/booked/LP-70001', {
          phone: stays(withTrip(world, 'LP-70001', { status: 'unpaid', bookedAt: world.clock.now }), s => {
            s.problem = { of: 'LP-70001', why };
          }),
        }),
      ),
      scene('cancelled', '/trips', { do: ['tab-cancelled'] }),
      scene('past', '/trips', { do: ['tab-past'] }),
      scene('changing', '/trip/LP-55310/change', {
        phone: after(world, 'stays', 'startMove', { trip: 'LP-55310' }),
      }),
      scene('nothing comes back', '/trip/LP-70001/cancel', {
        phone: withTrip(world, 'LP-70001', { status: 'confirmed', rate: 'saver' }),
      }),
      scene('two side by side', '/compare', {
        phone: stays(world, s => {
          s.compare = ['harbour-lodge', 'long-strand-hotel', 'bandstand-house'];
        }),
      }),
      scene('code was sent', '/sign-in', { phone: after(world, 'stays', 'sendCode') }),
      scene('locked', '/sign-in', {
        phone: stays(world, s => {
          s.session.lockedUntil = world.clock.now + 600_000;
        }),
      }),
      scene('chosen', '/fares', { phone: flying(world) }),
      scene('chosen', '/passengers', { phone: flying(world) }),
      scene('chosen', '/seats', { phone: flying(world) }),
      scene('chosen', '/flight-checkout', { phone: flying(world) }),
      scene('to come', '/flight/WA-SOON22', { phone: soon }),
      scene('to come', '/flight/WA-SOON22/seats/0', { phone: soon }),
      scene('to come', '/flight/WA-SOON22/change', { phone: soon }),
      scene('checked in', '/boarding/WA-PASS33', { phone: soon }),
      scene('check-in not open', '/flight/WA-SOON22', {
        phone: stays(soon, s => {
          s.problem = { of: 'WA-SOON22', why: 'early' };
        }),
      }),
    ];
  },
  dialogs: ({ world, scene }) => ({
    list: dialogs,
    more: [
      scene('cancel', '/flight/WA-SOON22', {
        phone: booked(world),
        do: [{ type: 'scroll', direction: 'down', amount: 0.9 }, 'cancel'],
        opens: 'Cancel these flights?',
      }),
      scene('bags', '/flight/WA-SOON22', {
        phone: booked(world),
        do: [{ type: 'scroll', direction: 'down', amount: 0.6 }, 'add-bags'],
        opens: 'Add bags',
      }),
    ],
  }),
};
