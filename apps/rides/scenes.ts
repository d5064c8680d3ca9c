import type { AnyPhone } from '../../src/state/phone/index.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { catalogue, type Phone } from '../catalogue.ts';
import { after, at, changed, oneOfEach, type AppScenes, type DialogRow } from '../scenes.ts';
import { nextNumber } from './actions/book.ts';
import { freshPlan } from './actions/shared.ts';
import { PIER, spotAt, STATION } from './model/town.ts';
import type { Plan, Rides } from './state.ts';

const HOME = spotAt({ x: -329, y: -155 });
const ORPHEUM = spotAt({ x: -243, y: -1_839 });
const HALL = spotAt({ x: 1_180, y: -1_500 });
const LAST = 'HL-27751';
const AHEAD = 'HL-28316';
const stateOf = (phone: AnyPhone): Rides => (phone as Phone).apps.rides;

const planOf = (phone: AnyPhone, over: Partial<Plan> = {}): Plan => ({
  ...freshPlan(stateOf(phone)),
  from: HOME,
  to: ORPHEUM,
  pay: 'cash',
  ...over,
});
/** The phone on which a plan is being made. */
const planning = (phone: AnyPhone, over: Partial<Plan> = {}): AnyPhone =>
  changed(phone, ({ rides }) => {
    rides.plan = planOf(phone, over);
    rides.quotedAt = phone.clock.now;
  });
const booked = (phone: AnyPhone, over: Partial<Plan> = {}): AnyPhone =>
  dispatch(catalogue, phone, 'rides', 'book', { plan: planOf(phone, over), quotedAt: null }).phone;
const numberOf = (phone: AnyPhone, over: Partial<Plan> = {}): string =>
  nextNumber(stateOf(phone), planOf(phone, over), HOME);

/** A ride as it goes on, so many steps after it was ordered. */
function going(phone: AnyPhone, steps: number, over: Partial<Plan> = {}): { phone: AnyPhone; id: string } {
  const id = numberOf(phone, over);
  let now = booked(phone, over);
  for (let step = 0; step < steps; step++) {
    const { nextAt } = stateOf(now).rides[id]!;
    if (nextAt !== null) now = advance(catalogue, now, nextAt + 1).phone;
  }
  return { phone: now, id };
}
const woken = (phone: AnyPhone): AnyPhone => after(after(phone, 'system', 'wake'), 'system', 'unlock');
const problem = (phone: AnyPhone, name: NonNullable<Rides['attempt']>['problem'], over: Partial<Plan> = {}) =>
  changed(planning(phone, over), ({ rides }) => {
    rides.attempt = { problem: name, cents: name === 'price' ? 9_80 : null };
  });

const dialogs = (coming: string, none: string): readonly DialogRow[] => [
  [
    '/choose',
    'Price breakdown',
    [{ type: 'scroll', element: 'scroll/panel', direction: 'down', amount: 0.3 }, 'breakdown'],
  ],
  ['/choose', 'When to be picked up', ['time']],
  ['/choose', 'Pay with', ['pay-with']],
  ['/choose', 'Promo code', ['promo']],
  [`/ride/${AHEAD}`, 'Cancel this ride?', ['cancel']],
  [`/ride/${AHEAD}`, 'Change time', ['change-time']],
  [`/ride/${AHEAD}`, 'Note to the driver', ['change-note']],
  [`/ride/${AHEAD}`, 'Share trip', ['share-trip']],
  [`/ride/${coming}`, 'Ask to wait', ['ask-wait']],
  [`/ride/${coming}`, 'Safety', ['button/safety']],
  [`/ride/${coming}`, 'Call the emergency services?', ['button/safety', 'emergency']],
  [`/ride/${none}`, 'Another type, or later', ['other-type']],
  [`/receipt/${LAST}`, 'More options', ['button/more-options']],
  [`/receipt/${LAST}`, 'Tip', [{ type: 'scroll', direction: 'down', amount: 0.5 }, 'tip']],
  [
    `/receipt/${LAST}`,
    'Another amount',
    [{ type: 'scroll', direction: 'down', amount: 0.5 }, 'tip', 'tip-other'],
  ],
  ['/trips', 'Month', ['filter-month']],
  ['/places', 'Place options', ['button/options-of-mira']],
  ['/places', 'Rename place', ['button/options-of-mira', 'menuitem/rename']],
  ['/places', 'Delete this place?', ['button/options-of-mira', 'menuitem/delete']],
  ['/save/own', 'Name this place', ['hit#recent-60--1290']],
  ['/offers', 'Add a code', ['add-code']],
  ['/safety', 'Call the emergency services?', ['emergency']],
  ['/safety', 'Remove this contact?', ['button/remove-poppy-calloway']],
];

export const scenes: AppScenes = {
  params: {
    slot: () => ['to', 'from', '0'],
    ride: ({ apps: { rides } }) => oneOfEach(rides.rides, ride => `${ride.status} ${ride.closedBy}`),
    address: () => [LAST, 'HL-00000'],
    driver: () => ['driver-maureen', 'driver-yan'],
    kind: () => ['home', 'own', 'saved-16-creek-lane'],
  },
  screens: ({ world, scene }) => {
    const choose = (name: string, phone: AnyPhone) => scene(name, '/choose', { phone });
    const live = (name: string, { phone, id }: { phone: AnyPhone; id: string }) =>
      scene(name, `/ride/${id}`, { phone: woken(phone) });
    const offline = after(world, 'system', 'setAeroplane', { on: true });
    const unpaid = { pay: 'copperleaf' } as const;
    const set = (step: { phone: AnyPhone; id: string }, how: (ride: Rides['rides'][string]) => void) => ({
      id: step.id,
      phone: changed(step.phone, ({ rides }) => how(rides.rides[step.id]!)),
    });
    const coming = going(world, 1);
    const owing = changed(world, ({ rides }) => {
      rides.rides[LAST]!.dueCents = 1_80;
    });
    return [
      scene('a ride under way', '/', { phone: woken(coming.phone) }),
      scene('something to pay', '/', { phone: owing }),
      scene('something to pay', `/receipt/${LAST}`, { phone: owing }),
      scene('offline', '/', { phone: offline }),
      scene('no places', '/', {
        phone: changed(world, ({ rides }) => {
          rides.saved = {};
          rides.recent = [];
          rides.rides = {};
        }),
      }),
      scene('found', '/where/to', { do: [{ type: 'type', element: 'field/query', text: 'bakery' }] }),
      scene('nothing found', '/where/to', {
        do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }],
      }),
      scene('outside', '/where/to', { do: [{ type: 'type', element: 'field/query', text: 'Wexcombe' }] }),
      choose('a plan', planning(world)),
      choose(
        'two stops, arranged',
        planning(world, { stops: [PIER, HALL], at: world.clock.now + 9 * 3_600_000 }),
      ),
      choose('a code', planning(world, { promo: 'HAREWEEK' })),
      ...(
        [
          'price',
          'noCars',
          'hours',
          'people',
          'isleTo',
          'isle',
          'outsideTo',
          'past',
          'far',
          'promo',
          'unpaid',
          'offline',
          'bikeFar',
        ] as const
      ).map(name =>
        choose(`refused: ${name}`, problem(world, name, name === 'promo' ? { promo: 'LANTERN25' } : {})),
      ),
      scene('for somebody else', '/options', {
        phone: planning(world, {
          rider: { name: 'Edith Calloway', phone: '+447700900106' },
          people: 2,
          note: 'Front door is the blue one. She will be in the hall with her coat on since breakfast.',
        }),
      }),
      scene('on the isle', '/pin/to', { phone: planning(world, { to: { ...PIER, x: 1_760, y: 2_690 } }) }),
      live(
        'not paid',
        set(going(world, 0, unpaid), () => {}),
      ),
      live(
        'card declined',
        set(going(world, 0, unpaid), ride => {
          ride.refusal = 'declined';
        }),
      ),
      live('looking for a driver', going(world, 0)),
      live('on the way', coming),
      live('at the pick-up', going(world, 2)),
      live(
        'a wrong PIN',
        set(going(world, 2), ride => {
          ride.pinWrong = true;
        }),
      ),
      live(
        'in the car',
        set(going(world, 3), () => {}),
      ),
      live(
        'nobody found',
        set(coming, ride => {
          ride.status = 'none';
        }),
      ),
      scene('a chat', '/chat/HL-27751'),
      scene('nothing written', `/chat/${coming.id}`, { phone: woken(coming.phone) }),
      scene('nothing fits', '/trips', {
        phone: changed(world, ({ rides }) => {
          rides.rides = {};
        }),
      }),
      scene('cancelled ones', '/trips', { do: ['filter-cancelled'] }),
      scene('nobody trusted', '/safety', {
        phone: changed(world, ({ rides }) => {
          rides.trusted = {};
        }),
      }),
      scene('no favourites', '/drivers', {
        phone: changed(world, ({ rides }) => {
          rides.favourites = [];
        }),
      }),
      scene('stars', `/rate/${LAST}`, { do: ['star-4', 'tag#calm'] }),
    ];
  },
  dialogs: ({ world }) => {
    const coming = going(world, 1);
    const other = { to: STATION, at: world.clock.now + 10 * 3_600_000 };
    const none = numberOf(coming.phone, other);
    const phone = changed(booked(coming.phone, other), ({ rides }) => {
      rides.rides[none]!.status = 'none';
      rides.rides[none]!.nextAt = world.clock.now + 900_000;
    });
    return { from: planning(woken(at(phone, 'rides', '/'))), list: dialogs(coming.id, none) };
  },
};
