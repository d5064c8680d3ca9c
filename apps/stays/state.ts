import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  history,
  name,
  trace,
} from '../../src/state/schema.ts';
import { Code, FACILITIES, KINDS, Offer, Place, Property, Review } from './state/property.ts';
import {
  Change,
  Day,
  FARES,
  FavouriteList,
  Flight,
  Message,
  Passenger,
  Request,
  Traveller,
  Trip,
  stayFields,
} from './state/trip.ts';

export * from './state/property.ts';
export * from './state/trip.ts';

const text = (description: string) => Type.String({ description });
const yes = (description: string) => Type.Boolean({ description });
const shut = { additionalProperties: false } as const;
const whole = (description: string, minimum = 0) => Type.Integer({ minimum, description });

export const SORTS = ['best', 'price', 'score', 'centre', 'station', 'stars'] as const;
export type Sort = (typeof SORTS)[number];

/** What is looked for: a town, dates, people. */
export const Search = Type.Object(
  {
    place: Nullable(Id(undefined), { description: 'Town, or null while none is chosen.' }),
    from: Day('Day of arrival.'),
    until: Day('Day of departure.'),
    adults: whole('Adults.', 1),
    ages: Type.Array(whole('Age.'), { description: 'Ages of the children.' }),
    rooms: whole('Rooms.', 1),
    pets: whole('Pets.'),
  },
  shut,
);
export type Search = Static<typeof Search>;

export const Filters = Type.Object(
  {
    nightCents: Nullable(Cents(), { description: 'Most that a night may cost, pence, or null.' }),
    totalCents: Nullable(Cents(), { description: 'Most that the stay may cost, pence, or null.' }),
    stars: whole('Fewest stars.'),
    score: whole('Lowest score, in tenths.'),
    kinds: Type.Array(StringEnum([...KINDS]), { description: 'Kinds that are shown; all where empty.' }),
    facilities: Type.Array(StringEnum([...FACILITIES]), { description: 'What there has to be.' }),
    districts: Type.Array(Type.String(), { description: 'Districts that are shown; all where empty.' }),
    free: yes('Only what can be cancelled for nothing today.'),
    breakfast: yes('Only with breakfast in the price.'),
    pets: yes('Only where pets may come.'),
    cot: yes('Only with a cot.'),
    centreM: Nullable(whole('Metres.'), { description: 'Most metres to the centre, or null.' }),
    stationM: Nullable(whole('Metres.'), { description: 'Most metres to the station, or null.' }),
    sort: StringEnum([...SORTS], { description: 'Order.' }),
  },
  shut,
);
export type Filters = Static<typeof Filters>;

export const Draft = Type.Object(
  {
    ...stayFields,
    quotedCents: Cents({ description: 'Price when it was chosen, pence.' }),
    lead: text('Who checks in.'),
    companions: Type.Array(Type.String(), { description: 'Names of the others.' }),
    wish: text('What is asked of the host.'),
    code: Nullable(Type.String(), { description: 'Discount code that was taken, or null.' }),
    plan: StringEnum(['all', 'deposit'], { description: 'What is paid now.' }),
  },
  shut,
);
export type Draft = Static<typeof Draft>;

/** What is looked for in the air. */
export const Air = Type.Object(
  {
    from: text('Airport of departure.'),
    to: text('Airport of arrival.'),
    out: Day('Day out.'),
    back: Nullable(Day('Day back.'), { description: 'Day back, or null for one way.' }),
    adults: whole('Adults.', 1),
    children: whole('Children of two to eleven.'),
    cabin: StringEnum(['economy', 'premium'], { description: 'Class.' }),
    stops: yes('Whether flights with a stop are shown.'),
    sort: StringEnum(['price', 'departs', 'arrives', 'time'], { description: 'Order.' }),
    outKey: Nullable(Type.String(), { description: 'Flights out that were chosen, or null.' }),
    backKey: Nullable(Type.String(), { description: 'Flights back that were chosen, or null.' }),
    fare: StringEnum([...FARES], { description: 'Fare that was chosen.' }),
    bags: whole('Bags in the hold.'),
    seats: Type.Array(Type.Array(Type.String()), { description: 'Seats by flight and passenger.' }),
    passengers: Type.Array(Passenger, { description: 'Who flies, as far as it is filled in.' }),
  },
  shut,
);
export type Air = Static<typeof Air>;

/** A flight of the timetable. */
export const Route = Type.Object(
  {
    from: Id(undefined, { description: 'Airport of departure.' }),
    to: Id(undefined, { description: 'Airport of arrival.' }),
    departs: whole('Departure, minute of the day there.'),
    minutes: whole('How long it takes.', 20),
    days: Type.String({ pattern: '^[0-6]+$', description: 'Weekdays on which it goes; 0 is Sunday.' }),
    cents: Cents({ minimum: 1, description: 'Lowest fare in a usual week, pence.' }),
  },
  shut,
);
export type Route = Static<typeof Route>;

export const Airport = Type.Object(
  {
    name: name(text('Name.')),
    city: text('City.'),
    country: text('ISO 3166 code of the country.'),
    zone: text('IANA time zone.'),
  },
  shut,
);
export type Airport = Static<typeof Airport>;

/** What a host answers to words of a message. */
export const Answer = Type.Object(
  {
    property: Nullable(Id(undefined), { description: 'Whose answer it is; null for all hosts.' }),
    order: whole('Those with a lower number are tried first.'),
    words: Type.Array(Type.String(), {
      description: 'Words of which the message has one; none fits every message.',
    }),
    says: text('The answer; {checkIn}, {checkOut}, {quiet} and {host} stand for the property’s.'),
  },
  shut,
);
export type Answer = Static<typeof Answer>;

export const ATTEMPTS = [
  'declined',
  'limit',
  'passcode',
  'insufficient',
  'offline',
  'cancelled',
  'noWallet',
  'price',
  'soldOut',
  'minStay',
  'tooMany',
  'past',
  'policy',
  'refund',
  'closed',
  'early',
] as const;
export type Problem = (typeof ATTEMPTS)[number];

export const Stays = Type.Object(
  {
    seed: Type.Integer({ description: 'From which prices, free rooms and flights follow.' }),
    owner: Type.Object(
      {
        name: name(text('Name.')),
        email: text('Address to which codes and confirmations go.'),
        phone: text('Number.'),
      },
      { ...shut, description: 'Whose account it is.' },
    ),
    places: Table(Place, { description: 'Towns.' }),
    properties: Table(Property, { description: 'What one can stay in.' }),
    reviews: Table(Review, { description: 'What guests wrote, the owner among them.' }),
    offers: Table(Offer, { description: 'Prices that are lower for a time.' }),
    codes: Table(Code, { description: 'Discount codes, by the code.' }),
    airports: Table(Airport, { description: 'Airports, by their code.' }),
    routes: Table(Route, { description: 'Timetable, by flight number.' }),
    answers: Table(Answer, { description: 'What hosts answer.' }),
    trips: Table(Trip, { description: 'Stays that were booked, by their number.' }),
    flights: Table(Flight, { description: 'Flights that were booked, by their number.' }),
    changes: Table(Change, { description: 'Changes that cost something, by their number.' }),
    requests: Table(Request, { description: 'What was asked of hosts.' }),
    messages: Table(Message, { description: 'What was written with hosts.' }),
    travellers: Table(Traveller, { description: 'People whose documents are kept.' }),
    lists: Table(FavouriteList, { description: 'Lists of favourites.' }),
    settings: Type.Object(
      {
        notifyTrips: yes('Notifies of what happens to trips.'),
        notifyOffers: yes('Notifies when a favourite becomes cheaper.'),
        notifyMessages: yes('Notifies of messages of hosts.'),
      },
      { ...shut, description: 'What was set.' },
    ),
    searches: history(Type.Array(Search), { description: 'Recent searches, newest first.' }),
    seen: trace(Type.Array(Type.String()), { description: 'Properties that were opened, newest first.' }),
    compare: trace(Type.Array(Type.String(), { maxItems: 3 }), { description: 'Properties side by side.' }),
    search: trace(Search, { description: 'What is looked for now.' }),
    filters: trace(Filters, { description: 'How results are narrowed.' }),
    draft: trace(Nullable(Draft), { description: 'Booking that is being made, or null.' }),
    moving: trace(Nullable(Type.Object(stayFields, shut)), {
      description: 'What a booking is to be changed to, or null.',
    }),
    air: trace(Air, { description: 'What is looked for in the air, and chosen.' }),
    problem: trace(
      Nullable(
        Type.Object(
          { of: text('What was tried.'), why: StringEnum([...ATTEMPTS], { description: 'Why it failed.' }) },
          shut,
        ),
      ),
      { description: 'The refusal that a screen shows, or null.' },
    ),
    session: trace(
      Type.Object(
        {
          until: EpochMs({ description: 'When the sign-in expires.' }),
          code: Nullable(Type.String(), { description: 'Code that was sent, or null.' }),
          sent: whole('How many codes were sent.'),
          wrong: whole('Wrong codes in a row.'),
          lockedUntil: Nullable(EpochMs(), { description: 'Until when no code is taken, or null.' }),
        },
        shut,
      ),
      { description: 'Sign-in of the account.' },
    ),
  },
  { ...shut, description: 'Lodgepole.' },
);
export type Stays = Static<typeof Stays>;
