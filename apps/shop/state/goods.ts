import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  name,
  ordered,
  stamp,
  words,
} from '../../../src/state/schema.ts';

const object = { additionalProperties: false } as const;
const Price = (description: string) => Cents({ minimum: 1, maximum: 99_999_99, description });

export const CATEGORIES = [
  'home',
  'kitchen',
  'clothes',
  'bags',
  'electronics',
  'outdoors',
  'paper',
  'toys',
  'food',
  'garden',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Who sells on Bazari. */
export const Seller = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name.' })),
    about: Type.String({ description: 'What they say of themselves.' }),
    town: Type.String({ description: 'Where their goods come from.' }),
    since: Type.Integer({ description: 'Year in which they joined.' }),
    mark: Type.String({ description: 'Picture that stands for them.' }),
    standardCents: Cents({ minimum: 0, description: 'Price of standard delivery, pence.' }),
    freeFromCents: Nullable(Price('Goods of this seller for which it is free.'), {
      description: 'Value of goods from which standard delivery is free, or null where it never is.',
    }),
    expressCents: Nullable(Cents({ minimum: 0 }), {
      description: 'Price of next-day delivery, pence, or null where there is none.',
    }),
    collects: Type.Boolean({ description: 'Whether orders may be collected at Quayside Post Office, free.' }),
    islands: Type.Boolean({ description: 'Whether they deliver to Gannet Isle.' }),
    packDays: Type.Integer({ minimum: 0, description: 'Working days until a parcel is sent.' }),
    wayDays: Type.Integer({ minimum: 1, description: 'Working days that it is on its way.' }),
    returnDays: Type.Integer({ minimum: 0, description: 'Days after delivery in which goods may go back.' }),
  },
  object,
);
export type Seller = Static<typeof Seller>;

export const Product = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name.' })),
    category: StringEnum(
      ['home', 'kitchen', 'clothes', 'bags', 'electronics', 'outdoors', 'paper', 'toys', 'food', 'garden'],
      { description: 'Category.' },
    ),
    seller: Id(undefined, { description: 'Who sells it.' }),
    text: Type.String({ description: 'Description.' }),
    find: Type.String({ description: 'Further words under which it is found.' }),
    specs: ordered(
      Type.Array(
        Type.Object(
          {
            name: Type.String({ description: 'What is specified.' }),
            value: Type.String({ description: 'What it is.' }),
          },
          object,
        ),
        { description: 'Table of specifications.' },
      ),
    ),
    guide: Nullable(StringEnum(['clothes', 'gloves', 'shoes', 'frames', 'duvets']), {
      description: 'Size guide that goes with it, or null.',
    }),
    listedAt: EpochMs({ description: 'Since when it is sold.' }),
    silent: ordered(
      Type.Array(Type.Integer({ minimum: 0 }), {
        minItems: 5,
        maxItems: 5,
        description: 'Ratings without words: how many of one star, two … five.',
      }),
    ),
  },
  object,
);
export type Product = Static<typeof Product>;

export const Variant = Type.Object(
  {
    product: Id('p', { description: 'What it is a variant of.' }),
    place: Type.Integer({ minimum: 0, description: 'Its place among the variants.' }),
    colour: Nullable(Type.String(), { description: 'Colour, or null where there is no choice of it.' }),
    size: Nullable(Type.String(), { description: 'Size, or null where there is no choice of it.' }),
    cents: Price('Price, pence.'),
    wasCents: Nullable(Price('Price before, pence.'), {
      description: 'Price that is struck through, or null.',
    }),
    stock: Type.Integer({ minimum: 0, description: 'How many are left.' }),
    picture: Type.String({ description: 'Picture.' }),
    prices: ordered(
      Type.Array(
        Type.Object(
          {
            day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'From which day.' }),
            cents: Price('Price, pence.'),
          },
          object,
        ),
        { description: 'What it cost before, and since when it costs what it does.' },
      ),
    ),
  },
  object,
);
export type Variant = Static<typeof Variant>;

export const Review = Type.Object(
  {
    product: Id('p', { description: 'What it is about.' }),
    by: Type.String({ description: 'Who wrote it; `me` is the owner.' }),
    stars: Type.Integer({ minimum: 1, maximum: 5, description: 'Stars.' }),
    text: words(Type.String({ description: 'Text; may be empty.' })),
    choice: Type.String({ description: 'Variant that they bought; empty where there is no choice.' }),
    photos: ordered(Type.Array(Type.String(), { description: 'Photos.' })),
    at: stamp(EpochMs({ description: 'When it was written.' })),
    helpful: Type.Integer({ minimum: 0, description: 'How many others found it helpful.' }),
    thanked: Type.Boolean({ description: 'Whether the owner found it helpful.' }),
  },
  object,
);
export type Review = Static<typeof Review>;

export const Question = Type.Object(
  {
    product: Id('p', { description: 'What it is about.' }),
    by: Type.String({ description: 'Who asks; `me` is the owner.' }),
    text: words(Type.String({ minLength: 1, description: 'Question.' })),
    at: stamp(EpochMs({ description: 'When it was asked.' })),
    answer: Nullable(
      Type.Object(
        {
          by: Type.String({ description: 'Who answers.' }),
          text: Type.String({ description: 'Answer.' }),
          at: EpochMs({ description: 'When.' }),
        },
        object,
      ),
      { description: 'The answer, or null while there is none.' },
    ),
  },
  object,
);
export type Question = Static<typeof Question>;

export const Coupon = Type.Object(
  {
    code: Type.String({ description: 'What is typed to get it.' }),
    title: Type.String({ description: 'What it is called.' }),
    cents: Nullable(Price('Amount.'), { description: 'What it takes off, pence, or null for a share.' }),
    percent: Nullable(Type.Integer({ minimum: 1, maximum: 90 }), {
      description: 'Share that it takes off, per cent, or null for an amount.',
    }),
    mostCents: Nullable(Price('Most that a share takes off.'), {
      description: 'Most that a share takes off, pence, or null.',
    }),
    minCents: Cents({ minimum: 0, description: 'Value of the goods it is for that an order needs, pence.' }),
    category: Nullable(Type.String(), { description: 'Category it is for, or null for all.' }),
    seller: Nullable(Type.String(), { description: 'Seller it is for, or null for all.' }),
    from: EpochMs({ description: 'From when it is good.' }),
    until: EpochMs({ description: 'Until when it is good.' }),
    offered: Type.Boolean({ description: 'Whether anybody may collect it; others need the code.' }),
    held: Type.Boolean({ description: 'Whether the owner has it.' }),
    order: Nullable(Id(undefined), { description: 'Order for which it was used, or null.' }),
  },
  object,
);
export type Coupon = Static<typeof Coupon>;
