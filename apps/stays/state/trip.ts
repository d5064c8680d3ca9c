import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  minute,
  name,
  ordered,
  stamp,
  trace,
  words,
} from '../../../src/state/schema.ts';

const text = (description: string) => Type.String({ description });
const shut = { additionalProperties: false } as const;
export const Day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });
const Ages = Type.Array(Type.Integer({ minimum: 0, maximum: 17 }), { description: 'Ages of the children.' });

export const LINES = ['night', 'breakfast', 'cleaning', 'pet', 'tax', 'discount'] as const;
/** A part of a price. */
export const Line = Type.Object(
  {
    kind: StringEnum([...LINES], { description: 'What it is for.' }),
    day: Nullable(Day('The night.'), { description: 'Night that it is for, or null.' }),
    count: Type.Integer({ minimum: 1, description: 'How many: rooms, breakfasts, adults times nights.' }),
    cents: Cents({ description: 'All of it, pence; negative for a discount.' }),
  },
  shut,
);
export type Line = Static<typeof Line>;

/** What is booked of a property, and for whom. */
export const stayFields = {
  property: Id(undefined, { description: 'Property.' }),
  room: text('Room of the property, by its short name.'),
  rate: StringEnum(['flex', 'saver'], { description: 'Whether it can be cancelled.' }),
  breakfast: Type.Boolean({ description: 'Whether breakfast is booked.' }),
  from: Day('Day of arrival.'),
  until: Day('Day of departure.'),
  rooms: Type.Integer({ minimum: 1, maximum: 5, description: 'How many of these rooms.' }),
  adults: Type.Integer({ minimum: 1, maximum: 16, description: 'Adults.' }),
  ages: Ages,
  pets: Type.Integer({ minimum: 0, maximum: 4, description: 'Pets.' }),
} as const;

export const TRIP_STATUS = [
  'unpaid',
  'waiting',
  'confirmed',
  'refused',
  'soldOut',
  'cancelled',
  'stayed',
] as const;
/** A stay that is booked. */
export const Trip = Type.Object(
  {
    ...stayFields,
    lead: name(text('Who checks in.')),
    companions: Type.Array(name(Type.String()), { description: 'Names of the others; may be empty.' }),
    wish: words(text('What was asked of the host when it was booked; may be empty.')),
    code: Nullable(Type.String(), { description: 'Discount code, or null.' }),
    plan: StringEnum(['all', 'deposit'], { description: 'Whether all was paid at once, or a deposit.' }),
    lines: ordered(Type.Array(Line, { description: 'Price by parts.' })),
    cents: Cents({ minimum: 0, description: 'Price, pence: the sum of its parts.' }),
    paidCents: Cents({ minimum: 0, description: 'What was paid, with later changes, pence.' }),
    refundedCents: Cents({ minimum: 0, description: 'What came back of it, pence.' }),
    payment: Nullable(stamp(Id(undefined)), {
      description: 'Payment in Copperleaf; null while unpaid, or paid elsewhere.',
    }),
    byBank: Type.Boolean({ description: 'Whether it was paid by bank transfer.' }),
    bookedAt: stamp(EpochMs({ description: 'When it was booked.' })),
    status: StringEnum([...TRIP_STATUS], { description: 'How it stands.' }),
    keySafe: trace(Nullable(Type.String()), {
      description: 'Code of the key safe once the host gave it, or null.',
    }),
  },
  shut,
);
export type Trip = Static<typeof Trip>;

/** A change of a booking or flight that costs something, with its own number. */
export const Change = Type.Object(
  {
    of: text('Number of the booking.'),
    kind: StringEnum(['stay', 'seats', 'bags', 'flight'], { description: 'What is changed.' }),
    to: Nullable(Type.Object(stayFields, shut), { description: 'What a stay is changed to, or null.' }),
    legs: Nullable(Type.Array(Type.String()), { description: 'What flights are changed to, or null.' }),
    seats: Nullable(Type.Array(Type.String()), { description: 'Seats that are taken, or null.' }),
    bags: Nullable(Type.Integer({ minimum: 0 }), { description: 'Bags in the hold, or null.' }),
    cents: Cents({ minimum: 1, description: 'What it costs more, pence.' }),
    fareCents: Cents({
      minimum: 0,
      description: 'New fare of a flight that is changed, pence; otherwise 0.',
    }),
    status: StringEnum(['unpaid', 'paid'], { description: 'Whether it was paid, and holds.' }),
    payment: Nullable(stamp(Id(undefined)), { description: 'Payment in Copperleaf, or null.' }),
    at: stamp(EpochMs({ description: 'When it was asked for.' })),
  },
  shut,
);
export type Change = Static<typeof Change>;

export const REQUESTS = ['lateArrival', 'earlyArrival', 'cot', 'quietRoom', 'luggage', 'parking'] as const;
export const Request = Type.Object(
  {
    trip: Id('LP', { description: 'Booking.' }),
    kind: StringEnum([...REQUESTS], { description: 'What is asked for.' }),
    minute: Nullable(Type.Integer({ minimum: 0, maximum: 1_800 }), {
      description: 'Time of day that is asked for, or null.',
    }),
    at: stamp(EpochMs({ description: 'When it was sent.' })),
    status: trace(StringEnum(['asked', 'agreed', 'refused'], { description: 'What the host said.' })),
  },
  shut,
);
export type Request = Static<typeof Request>;

export const Message = Type.Object(
  {
    trip: Id('LP', { description: 'Booking that it is about.' }),
    from: StringEnum(['me', 'host'], { description: 'Who wrote it.' }),
    text: words(text('Text.')),
    at: stamp(EpochMs({ description: 'When.' })),
  },
  shut,
);
export type Message = Static<typeof Message>;

export const Passenger = Type.Object(
  {
    name: name(text('Name as in the document.')),
    kind: StringEnum(['adult', 'child'], { description: 'Adult, or child of two to eleven.' }),
    document: StringEnum(['passport', 'idCard'], { description: 'Sort of document.' }),
    number: text('Number of the document.'),
    expires: text('Last day on which it is valid, ISO date.'),
  },
  shut,
);
export type Passenger = Static<typeof Passenger>;

/** One flight on one day, as it was booked. */
export const Leg = Type.Object(
  {
    way: StringEnum(['out', 'back'], { description: 'Out or back.' }),
    number: text('Flight number.'),
    from: text('Airport of departure.'),
    to: text('Airport of arrival.'),
    day: Day('Day of departure, where it departs.'),
    departs: minute(EpochMs({ description: 'Departure.' })),
    arrives: minute(EpochMs({ description: 'Arrival.' })),
    seats: ordered(
      Type.Array(Type.String(), { description: 'Seat of each passenger; empty where none is chosen.' }),
    ),
    delay: trace(Type.Integer({ minimum: 0, description: 'Minutes that it is late.' })),
    gate: trace(Type.String({ description: 'Gate; empty until it is known.' })),
  },
  shut,
);
export type Leg = Static<typeof Leg>;

export const FARES = ['light', 'standard', 'flex'] as const;
export type Fare = (typeof FARES)[number];
export const Flight = Type.Object(
  {
    legs: ordered(Type.Array(Leg, { description: 'Flights, in their order.' })),
    passengers: ordered(Type.Array(Passenger, { description: 'Who flies.' })),
    fare: StringEnum([...FARES], { description: 'Fare.' }),
    cabin: StringEnum(['economy', 'premium'], { description: 'Class.' }),
    bags: Type.Integer({ minimum: 0, description: 'Bags in the hold that were paid for.' }),
    fareCents: Cents({ minimum: 0, description: 'Fares of all passengers, pence.' }),
    seatCents: Cents({ minimum: 0, description: 'Seats, pence.' }),
    bagCents: Cents({ minimum: 0, description: 'Bags, pence.' }),
    feeCents: Cents({ minimum: 0, description: 'Fees of changes, pence.' }),
    paidCents: Cents({ minimum: 0, description: 'What was paid, pence.' }),
    refundedCents: Cents({ minimum: 0, description: 'What came back, pence.' }),
    payment: Nullable(stamp(Id(undefined)), { description: 'Payment in Copperleaf, or null.' }),
    bookedAt: stamp(EpochMs({ description: 'When it was booked.' })),
    status: StringEnum(['unpaid', 'booked', 'cancelled', 'flown'], { description: 'How it stands.' }),
    checkedIn: Type.Boolean({ description: 'Whether the passengers are checked in.' }),
  },
  shut,
);
export type Flight = Static<typeof Flight>;

export const Traveller = Type.Object(Passenger.properties, shut);
export const FavouriteList = Type.Object(
  {
    name: name(text('Name.')),
    at: stamp(EpochMs({ description: 'When it was made.' })),
    properties: Type.Array(Id(undefined), { description: 'What is kept in it.' }),
  },
  shut,
);
export type FavouriteList = Static<typeof FavouriteList>;
