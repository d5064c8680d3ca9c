import { Type, type Static } from 'typebox';
import { Cents, EpochMs, Id, Nullable, StringEnum, name, ordered, words } from '../../../src/state/schema.ts';

const text = (description: string) => Type.String({ description });
const minute = (description: string) => Type.Integer({ minimum: 0, maximum: 1_800, description });
const yes = (description: string) => Type.Boolean({ description });
const shut = { additionalProperties: false } as const;

export const KINDS = ['hotel', 'guesthouse', 'cottage', 'flat', 'hostel', 'inn', 'lodge'] as const;
export type Kind = (typeof KINDS)[number];
export const FACILITIES = [
  'wifi',
  'parking',
  'pool',
  'accessible',
  'lift',
  'kitchen',
  'washer',
  'garden',
  'sauna',
  'gym',
  'restaurant',
  'bar',
  'airCon',
  'fireplace',
  'charger',
  'desk',
] as const;
export type Facility = (typeof FACILITIES)[number];
export const SCORES = ['clean', 'staff', 'location', 'quiet', 'value'] as const;
export type ScoreKey = (typeof SCORES)[number];

/** A town in which there is something to stay in. */
export const Place = Type.Object(
  {
    name: name(text('Name.')),
    country: text('ISO 3166 code of the country.'),
    also: Type.Array(Type.String(), { description: 'Other names by which it is found.' }),
    blurb: text('A line about it.'),
    picture: text('Name of its picture.'),
    season: StringEnum(['sea', 'city', 'hill', 'sun'], { description: 'How its prices go with the year.' }),
    latitude: Type.Number({ description: 'Degrees north of its centre.' }),
    longitude: Type.Number({ description: 'Degrees east of its centre.' }),
    station: text('Name of its station, pier or bus stand, from which distances count.'),
    trainMinutes: Nullable(Type.Integer({ minimum: 0 }), {
      description: 'Minutes by train or ferry from Harrow Bay; null where none goes there.',
    }),
    airport: Nullable(Id(undefined), { description: 'Airport that serves it, or null.' }),
    districts: Type.Array(Type.String(), { description: 'Names of its districts.' }),
  },
  shut,
);
export type Place = Static<typeof Place>;

export const Room = Type.Object(
  {
    id: text('Short name, unique within the property.'),
    name: text('Name.'),
    beds: Type.Array(
      Type.Object(
        {
          kind: StringEnum(['double', 'single', 'bunk', 'sofa'], { description: 'What sort of bed.' }),
          count: Type.Integer({ minimum: 1, description: 'How many.' }),
        },
        shut,
      ),
      { description: 'Beds.' },
    ),
    sleeps: Type.Integer({ minimum: 1, description: 'How many people may sleep in it.' }),
    cot: yes('Whether a cot can be put up, for a child under two who then counts for nobody.'),
    sqm: Type.Integer({ minimum: 4, description: 'Square metres.' }),
    view: text('What is seen from it; may be empty.'),
    picture: text('Name of its picture.'),
    weekdayCents: Cents({
      minimum: 1,
      description: 'A night from Sunday to Thursday before the season, pence.',
    }),
    weekendCents: Cents({ minimum: 1, description: 'A Friday or Saturday night before the season, pence.' }),
    stock: Type.Integer({ minimum: 1, description: 'How many of them there are.' }),
  },
  shut,
);
export type Room = Static<typeof Room>;

export const Property = Type.Object(
  {
    name: name(text('Name.')),
    place: Id(undefined, { description: 'Town.' }),
    kind: StringEnum([...KINDS], { description: 'What it is.' }),
    stars: Type.Integer({ minimum: 0, maximum: 5, description: 'Stars; 0 where it has no rating.' }),
    district: text('District.'),
    address: text('Address.'),
    latitude: Type.Number({ description: 'Degrees north.' }),
    longitude: Type.Number({ description: 'Degrees east.' }),
    centreM: Type.Integer({ minimum: 0, description: 'Metres to the centre.' }),
    stationM: Type.Integer({ minimum: 0, description: 'Metres to the station, pier or stand.' }),
    describe: words(text('What the host says of it.')),
    pictures: ordered(Type.Array(Type.String(), { minItems: 1, description: 'Pictures, the front first.' })),
    facilities: Type.Array(StringEnum([...FACILITIES]), { description: 'What there is.' }),
    breakfastCents: Nullable(Cents({ minimum: 0 }), {
      description:
        'Breakfast for one person and morning, pence; 0 where it is part of the price; null where there is none.',
    }),
    cleaningCents: Cents({ minimum: 0, description: 'Cleaning fee of a stay, pence.' }),
    taxCents: Cents({ minimum: 0, description: 'City tax of an adult for a night, pence.' }),
    petCents: Nullable(Cents({ minimum: 0 }), {
      description: 'What a pet costs for a stay, pence; null where none may come.',
    }),
    deposit: Nullable(Type.Integer({ minimum: 1, maximum: 99 }), {
      description: 'Per cent that may be paid at once, the rest on arrival; null where all is paid at once.',
    }),
    saver: yes('Whether there is a cheaper rate that is not refunded.'),
    freeDays: Type.Integer({
      minimum: 0,
      description: 'Days before arrival until which cancelling is free.',
    }),
    halfDays: Type.Integer({ minimum: 0, description: 'Days before arrival until which half comes back.' }),
    confirms: StringEnum(['atOnce', 'host'], {
      description: 'Whether a booking holds at once or the host agrees first.',
    }),
    steady: yes('Whether prices are the same all year.'),
    minNights: Type.Integer({ minimum: 1, description: 'Fewest nights.' }),
    weekendNights: Type.Integer({
      minimum: 1,
      description: 'Fewest nights of a stay with a Saturday night.',
    }),
    closed: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), {
      description: 'Months in which it is closed.',
    }),
    checkIn: minute('From when guests may come, minute of the day.'),
    checkInUntil: minute('Until when they may come without asking; after midnight counts on.'),
    checkOut: minute('When they have to be gone, minute of the day.'),
    quietFrom: minute('When quiet hours begin, minute of the day.'),
    quietUntil: minute('When they end.'),
    smoking: yes('Whether smoking is allowed somewhere.'),
    children: yes('Whether children may come.'),
    rules: words(text('Other house rules, as the host words them; may be empty.')),
    host: name(text('Name of the host.')),
    portrait: Nullable(Type.String(), { description: 'Picture of the host, or null.' }),
    since: Type.Integer({ description: 'Year since which the host is with Lodgepole.' }),
    replies: Type.Integer({ minimum: 1, description: 'Minutes after which the host usually answers.' }),
    phone: text('Telephone number.'),
    scores: Type.Object(
      Object.fromEntries(
        SCORES.map(key => [
          key,
          Type.Integer({ minimum: 10, maximum: 100, description: `Score for “${key}”, in tenths.` }),
        ]),
      ) as Record<ScoreKey, ReturnType<typeof Type.Integer>>,
      { ...shut, description: 'What guests gave, in tenths.' },
    ),
    rated: Type.Integer({ minimum: 0, description: 'How many guests gave a score.' }),
    rooms: ordered(Type.Array(Room, { minItems: 1, description: 'Rooms, or the whole of it.' })),
  },
  shut,
);
export type Property = Static<typeof Property>;

export const Review = Type.Object(
  {
    property: Id(undefined, { description: 'What it is about.' }),
    trip: Nullable(Id('LP'), {
      description: 'Stay of the owner that it is about; null for those of others.',
    }),
    name: name(text('Who wrote it.')),
    from: text('ISO 3166 code of the country that they come from.'),
    who: StringEnum(['solo', 'couple', 'family', 'friends', 'work'], {
      description: 'With whom they were there.',
    }),
    month: text('Month of the stay, YYYY-MM.'),
    score: Type.Integer({ minimum: 10, maximum: 100, description: 'Score in tenths.' }),
    good: words(text('What they liked; may be empty.')),
    bad: words(text('What they did not like; may be empty.')),
    reply: words(text('What the host answered; may be empty.')),
    about: Type.Array(StringEnum([...SCORES]), { description: 'What it speaks of.' }),
  },
  shut,
);
export type Review = Static<typeof Review>;

/** A price that is lower for a time. */
export const Offer = Type.Object(
  {
    property: Id(undefined, { description: 'Where.' }),
    percent: Type.Integer({ minimum: 1, maximum: 90, description: 'By how much nights are cheaper.' }),
    from: EpochMs({ description: 'From when it can be booked.' }),
    until: EpochMs({ description: 'Until when.' }),
  },
  shut,
);
export type Offer = Static<typeof Offer>;

export const Code = Type.Object(
  {
    percent: Type.Integer({ minimum: 1, maximum: 90, description: 'What comes off the nights.' }),
    minCents: Cents({ minimum: 0, description: 'Least that the nights have to come to, pence.' }),
    until: text('Last day on which it is taken, ISO date.'),
    place: Nullable(Id(undefined), { description: 'Only town in which it holds, or null.' }),
  },
  shut,
);
export type Code = Static<typeof Code>;
