// Over 300 lines: the schema of everything that the rides app keeps.
import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  history,
  Id,
  minute,
  name,
  Nullable,
  ordered,
  phoneNumber,
  position,
  stamp,
  StringEnum,
  Table,
  trace,
  words,
} from '../../src/state/schema.ts';

const closed = { additionalProperties: false } as const;
const text = (description: string) => words(Type.String({ description }));
const Metres = (description: string) => Type.Integer({ minimum: -20_000, maximum: 20_000, description });

export const TYPES = ['hop', 'comfort', 'xl', 'ramp', 'bike', 'shared'] as const;
export const Kind = StringEnum([...TYPES], { description: 'Type of ride.' });
export type Kind = (typeof TYPES)[number];

export const Spot = Type.Object(
  {
    name: name(
      Type.String({ minLength: 1, description: 'What stands there: a place, or a house by its number.' }),
    ),
    address: Type.String({ description: 'Address, or the district where it has none.' }),
    x: Metres('Metres east of the middle of the town.'),
    y: Metres('Metres south of the middle of the town.'),
  },
  { ...closed, description: 'A place that can be named.' },
);
export type Spot = Static<typeof Spot>;

export const Wishes = Type.Object(
  {
    talk: StringEnum(['any', 'quiet', 'chat'], { description: 'Whether the owner wants to talk.' }),
    heat: StringEnum(['any', 'cool', 'warm'], { description: 'How warm the car should be.' }),
    pet: Type.Boolean({ description: 'Whether an animal comes along.' }),
  },
  { ...closed, description: 'How the ride should be.' },
);
export type Wishes = Static<typeof Wishes>;

export const Rider = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Who rides in the owner’s place.' })),
    phone: phoneNumber(Type.String({ description: 'Their telephone number.' })),
  },
  closed,
);
export type Rider = Static<typeof Rider>;

const Pay = StringEnum(['copperleaf', 'cash'], { description: 'How it is paid.' });

/** What is being put together and is not booked yet. */
export const Plan = Type.Object(
  {
    from: Nullable(Spot, { description: 'Pick-up; null is where the phone is.' }),
    stops: ordered(Type.Array(Spot, { maxItems: 3, description: 'Stops on the way, in order.' })),
    to: Nullable(Spot, { description: 'Destination.' }),
    kind: Kind,
    at: Nullable(EpochMs(), { description: 'When to be picked up; null is now.' }),
    people: Type.Integer({ minimum: 1, maximum: 8, description: 'How many ride.' }),
    note: Type.String({ maxLength: 160, description: 'Note to the driver.' }),
    rider: Nullable(Rider, { description: 'Who rides, where it is not the owner.' }),
    wishes: Wishes,
    promo: Type.String({ description: 'Promo code; empty for none.' }),
    pay: Pay,
    credit: Type.Boolean({ description: 'Whether ride credit is used.' }),
  },
  { ...closed, description: 'What is being put together and is not booked yet.' },
);
export type Plan = Static<typeof Plan>;

export const FARE_LINES = [
  'base',
  'distance',
  'time',
  'surge',
  'stops',
  'booking',
  'minimum',
  'pass',
  'promo',
  'credit',
  'waiting',
  'change',
  'cancel',
] as const;
export const FareLine = Type.Object(
  {
    kind: StringEnum([...FARE_LINES], { description: 'What it is for.' }),
    cents: stamp(Cents({ description: 'Pence; negative where it is taken off.' })),
  },
  closed,
);
export type FareLine = Static<typeof FareLine>;

export const STATUSES = [
  'unpaid',
  'scheduled',
  'searching',
  'none',
  'coming',
  'waiting',
  'trip',
  'done',
  'cancelled',
  'expired',
] as const;

/** A part of a trip, from a point to the next. */
const Leg = Type.Object(
  {
    x: Metres('Where it ends, metres east.'),
    y: Metres('Where it ends, metres south.'),
    from: stamp(EpochMs({ description: 'When it begins.' })),
    until: stamp(EpochMs({ description: 'When it ends.' })),
    stop: Nullable(Type.Integer({ minimum: 0 }), {
      description: 'Which of the stops it leads to; null for the destination or a turn on the way.',
    }),
  },
  closed,
);

export const Ride = Type.Object(
  {
    kind: Kind,
    from: Spot,
    stops: ordered(Type.Array(Spot, { description: 'Stops on the way, in order.' })),
    to: Spot,
    status: StringEnum([...STATUSES], { description: 'How it stands.' }),
    bookedAt: stamp(EpochMs({ description: 'When it was booked.' })),
    at: Nullable(minute(EpochMs()), { description: 'When the pick-up was arranged for; null was at once.' }),
    people: Type.Integer({ minimum: 1, description: 'How many ride.' }),
    note: text('Note to the driver; empty when none.'),
    rider: Nullable(Rider, { description: 'Who rides, where it is not the owner.' }),
    wishes: Wishes,
    promo: Type.String({ description: 'Promo code that was used; empty for none.' }),
    pay: StringEnum(['copperleaf', 'cash', 'friend'], {
      description: 'How it is paid; `friend`: by somebody else’s account.',
    }),
    payment: Nullable(Id(), { description: 'Payment of the upfront price, as Copperleaf knows it.' }),
    fare: Type.Array(FareLine, { description: 'Lines of the price; their sum is the price.' }),
    quotedAt: stamp(EpochMs({ description: 'For which moment the price holds.' })),
    paidCents: stamp(Cents({ minimum: 0, description: 'Pence paid so far, without the tip.' })),
    refundedCents: stamp(Cents({ minimum: 0, description: 'Pence that came back.' })),
    dueCents: stamp(Cents({ minimum: 0, description: 'Pence still to be paid after the trip.' })),
    duePayment: Nullable(Id(), { description: 'Payment of what was due after the trip.' }),
    tipCents: Cents({ minimum: 0, description: 'Tip, pence.' }),
    tipPayment: Nullable(Id(), { description: 'Payment of the tip.' }),
    driver: Nullable(Id('driver'), { description: 'Driver; null while none is found.' }),
    pin: Type.String({ pattern: '^[0-9]{4}$', description: 'PIN that the driver asks for at the pick-up.' }),
    pinWrong: trace(Type.Boolean({ description: 'Whether the PIN that the driver typed is not this one.' })),
    stand: Nullable(Type.Array(Metres('Metres east, then south.')), {
      description: 'Where the driver set out from.',
    }),
    foundAt: Nullable(stamp(EpochMs()), { description: 'When the driver set out.' }),
    arrivesAt: Nullable(stamp(EpochMs()), { description: 'When the driver is at the pick-up.' }),
    boardsAt: Nullable(stamp(EpochMs()), { description: 'When the trip begins.' }),
    endsAt: Nullable(stamp(EpochMs()), { description: 'When the trip ends, or ended.' }),
    nextAt: Nullable(stamp(EpochMs()), { description: 'When something happens to it next by itself.' }),
    waitMs: Type.Integer({ minimum: 0, description: 'How long the driver was asked to wait, ms.' }),
    widened: Type.Boolean({ description: 'Whether drivers further away are looked for too.' }),
    legs: Type.Array(Leg, { description: 'Parts of the trip, with their times.' }),
    closedBy: Nullable(StringEnum(['owner', 'driver', 'nobody']), {
      description: 'Who cancelled it; `nobody` where no driver was found or it was never paid.',
    }),
    reason: Type.String({ description: 'Reason that was chosen; empty when none.' }),
    refusal: trace(
      Nullable(StringEnum(['declined', 'limit', 'passcode', 'insufficient', 'offline', 'cancelled']), {
        description: 'Why it was not paid when it was last tried.',
      }),
    ),
    shared: Type.Array(phoneNumber(Type.String({ description: 'A telephone number.' })), {
      description: 'Who follows the trip.',
    }),
    rating: Nullable(
      Type.Object(
        {
          stars: Type.Integer({ minimum: 1, maximum: 5, description: 'Stars.' }),
          tags: Type.Array(Type.String({ description: 'A tag.' }), { description: 'What was good or bad.' }),
          text: text('What was written; empty when nothing.'),
        },
        closed,
      ),
      { description: 'The owner’s rating of the driver.' },
    ),
  },
  closed,
);
export type Ride = Static<typeof Ride>;
export type Status = Ride['status'];

const Message = Type.Object(
  {
    ride: Id(undefined, { description: 'Number of the ride.' }),
    from: StringEnum(['me', 'driver'], { description: 'Who wrote it.' }),
    text: text('Text.'),
    at: stamp(EpochMs({ description: 'When it was written.' })),
  },
  closed,
);
export const Saved = Type.Object(
  {
    kind: StringEnum(['home', 'work', 'own'], {
      description: 'Home, work, or a place with a name of its own.',
    }),
    label: name(Type.String({ description: 'The owner’s name for it; empty for home and work.' })),
    spot: Spot,
    order: position(Type.Integer({ minimum: 0, description: 'Place in the list.' })),
  },
  closed,
);
export type Saved = Static<typeof Saved>;
const Review = Type.Object(
  {
    by: Type.String({ description: 'Who wrote it.' }),
    stars: Type.Integer({ minimum: 1, maximum: 5, description: 'Stars.' }),
    text: Type.String({ description: 'What it says; empty where only stars were given.' }),
    at: EpochMs({ description: 'When it was written.' }),
  },
  closed,
);
export const Driver = Type.Object(
  {
    name: Type.String({ description: 'Given name.' }),
    since: Type.Integer({ description: 'Year since when they drive.' }),
    rating: Type.Integer({ minimum: 100, maximum: 500, description: 'Mean of their stars, in hundredths.' }),
    trips: Type.Integer({ minimum: 0, description: 'Trips so far.' }),
    phone: phoneNumber(Type.String({ description: 'Number that riders reach them by.' })),
    kinds: Type.Array(Kind, { description: 'Types of ride that they take.' }),
    car: Type.String({ description: 'Model.' }),
    body: StringEnum(['hatchback', 'saloon', 'estate', 'van', 'carrier', 'pedal'], {
      description: 'What kind of vehicle it is.',
    }),
    colour: StringEnum(['grey', 'white', 'black', 'blue', 'red', 'green', 'silver', 'yellow', 'orange'], {
      description: 'Colour of the car.',
    }),
    plate: Type.String({ description: 'Number plate.' }),
    languages: Type.Array(Type.String({ description: 'Language by its own name.' }), {
      description: 'Languages that they speak.',
    }),
    about: Type.String({ description: 'What they say of themselves; empty when nothing.' }),
    shift: Type.Array(Type.Integer({ minimum: 0, maximum: 1_440 }), {
      minItems: 2,
      maxItems: 2,
      description: 'Minutes of the day at which they begin and stop; past midnight where the second is less.',
    }),
    base: Type.Array(Metres('Metres east, then south.'), { description: 'Where they like to wait.' }),
    reviews: Type.Array(Review, { description: 'What riders wrote of them, newest first.' }),
  },
  closed,
);
export type Driver = Static<typeof Driver>;

export const Promo = Type.Object(
  {
    title: Type.String({ description: 'What it is called.' }),
    percent: Type.Integer({ minimum: 0, maximum: 100, description: 'Percent off; 0 where an amount is.' }),
    cents: Cents({
      minimum: 0,
      description: 'Pence off; of a percentage, the most that it takes off (0: no limit).',
    }),
    least: Cents({ minimum: 0, description: 'Price from which it holds, pence.' }),
    kinds: Type.Array(Kind, { description: 'Types of ride that it is for; empty for all.' }),
    days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      description: 'Days of the week of the pick-up, 0 is Sunday; empty for all.',
    }),
    district: Type.String({
      description: 'Id of the district where the ride begins or ends; empty for all.',
    }),
    from: EpochMs({ description: 'From when it holds.' }),
    until: EpochMs({ description: 'Until when it holds.' }),
    uses: Type.Integer({ minimum: 1, description: 'For how many rides.' }),
    held: Type.Boolean({ description: 'Whether it stands among the owner’s offers.' }),
  },
  closed,
);
export type Promo = Static<typeof Promo>;

export const PASSES = ['commuter', 'night', 'weekend'] as const;
const Pass = Type.Object(
  {
    kind: StringEnum([...PASSES], { description: 'Which pass.' }),
    boughtAt: stamp(EpochMs({ description: 'When it was bought.' })),
    until: stamp(EpochMs({ description: 'Until when it holds.' })),
    payment: Id(undefined, { description: 'Its payment.' }),
  },
  closed,
);
const Credit = Type.Object(
  {
    cents: Cents({ description: 'Pence given, or used where negative.' }),
    why: StringEnum(['sorry', 'gift', 'used', 'back'], { description: 'Why it changed.' }),
    ride: Type.String({ description: 'Number of the ride; empty for none.' }),
    at: stamp(EpochMs({ description: 'When.' })),
  },
  closed,
);
const Trusted = Type.Object(
  {
    name: name(Type.String({ description: 'Their name.' })),
    phone: phoneNumber(Type.String({ description: 'Their number.' })),
    always: Type.Boolean({ description: 'Whether they follow every ride at night.' }),
  },
  closed,
);
export const Lost = Type.Object(
  {
    ride: Id(undefined, { description: 'Number of the ride.' }),
    item: StringEnum(['phone', 'keys', 'bag', 'glove', 'umbrella', 'glasses', 'other'], {
      description: 'What was lost.',
    }),
    text: text('What it looks like.'),
    phone: phoneNumber(Type.String({ description: 'Number at which the owner is reached.' })),
    status: StringEnum(['open', 'found', 'notFound', 'closed'], { description: 'How it stands.' }),
    at: stamp(EpochMs({ description: 'When it was reported.' })),
  },
  closed,
);
export type Lost = Static<typeof Lost>;

export const NEEDS = ['wheelchair', 'step', 'hearing', 'sight', 'dog', 'time'] as const;
export const Settings = Type.Object(
  {
    pinCheck: Type.Boolean({
      description: 'Whether the driver has to type the owner’s PIN before setting off.',
    }),
    notifyRides: Type.Boolean({ description: 'Tells what happens to a ride.' }),
    notifyOffers: Type.Boolean({ description: 'Tells of offers.' }),
    mailReceipts: Type.Boolean({ description: 'Sends a receipt by mail after each ride.' }),
    needs: Type.Array(StringEnum([...NEEDS]), { description: 'What drivers are told that the owner needs.' }),
    wishes: Wishes,
    pay: Pay,
    credit: Type.Boolean({ description: 'Uses ride credit first.' }),
  },
  { ...closed, description: 'What was set.' },
);
export type Settings = Static<typeof Settings>;

/** Why a plan cannot be booked as it is. */
export const PROBLEMS = [
  'offline',
  'noPlace',
  'noTo',
  'same',
  'isle',
  'isleTo',
  'outside',
  'outsideTo',
  'people',
  'past',
  'far',
  'soon',
  'hours',
  'bikeFar',
  'noCars',
  'price',
  'unpaid',
  'promo',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export const Rides = Type.Object(
  {
    rides: Table(Ride, { description: 'Rides by their numbers.' }),
    messages: Table(Message, { description: 'What was written between the owner and drivers.' }),
    saved: Table(Saved, { description: 'Saved places.' }),
    drivers: Table(Driver, { description: 'Everybody who drives for Hopalong here.' }),
    favourites: Type.Array(Id('driver'), { description: 'Drivers that the owner likes.' }),
    promos: Table(Promo, { description: 'Promo codes, by the code in capitals.' }),
    passes: Table(Pass, { description: 'Passes that were bought.' }),
    credits: Table(Credit, { description: 'Ride credit given and used; its sum is what is left.' }),
    trusted: Table(Trusted, { description: 'Contacts who may follow rides.' }),
    lost: Table(Lost, { description: 'Reports of lost things.' }),
    settings: Settings,
    recent: history(Type.Array(Spot, { maxItems: 12, description: 'Where the owner went, latest first.' })),
    plan: trace(Plan),
    quotedAt: trace(Nullable(EpochMs(), { description: 'For when the prices on the screen were made.' })),
    attempt: trace(
      Nullable(
        Type.Object(
          {
            problem: StringEnum([...PROBLEMS], { description: 'Why it was not booked.' }),
            cents: Nullable(Cents(), { description: 'The price before it changed.' }),
          },
          closed,
        ),
        { description: 'What came of the last try to book.' },
      ),
    ),
  },
  closed,
);
export type Rides = Static<typeof Rides>;
