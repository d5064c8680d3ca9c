import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  bin,
  name,
  ordered,
  stamp,
  trace,
  words,
} from '../../../src/state/schema.ts';

const object = { additionalProperties: false } as const;
const Price = (description: string) => Cents({ minimum: 1, maximum: 99_999_99, description });
export const ME = 'me';

export const CONDITIONS = ['new', 'good', 'used', 'worn', 'parts'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Somebody who sells or buys second-hand. */
export const Person = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name as Bazari shows it.' })),
    district: Type.String({ description: 'Where they live.' }),
    since: Type.Integer({ description: 'Year in which they joined.' }),
    portrait: Nullable(Type.String(), { description: 'Picture, or null.' }),
    deals: Type.Integer({ minimum: 0, description: 'How often they have sold or bought.' }),
    likes: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'Share of those who were content, per cent.',
    }),
  },
  object,
);
export type Person = Static<typeof Person>;

export const Listing = Type.Object(
  {
    owner: Id(undefined, { description: 'Who sells it; `me` is the owner of the phone.' }),
    title: name(Type.String({ minLength: 1, description: 'Title.' })),
    text: words(Type.String({ description: 'Description; may be empty.' })),
    category: StringEnum(
      ['home', 'kitchen', 'clothes', 'bags', 'electronics', 'outdoors', 'paper', 'toys', 'food', 'garden'],
      { description: 'Category.' },
    ),
    condition: StringEnum(['new', 'good', 'used', 'worn', 'parts'], { description: 'Condition.' }),
    cents: Price('Price asked, pence.'),
    photos: ordered(Type.Array(Type.String(), { description: 'Photos.' })),
    pickUp: Type.Boolean({ description: 'Whether it may be picked up.' }),
    postCents: Nullable(Cents({ minimum: 0 }), {
      description: 'What posting it costs, pence, or null where it is not posted.',
    }),
    at: stamp(EpochMs({ description: 'When it was listed.' })),
    status: StringEnum(['open', 'reserved', 'sold'], { description: 'How it stands.' }),
    agreedCents: Nullable(Price('Price agreed.'), {
      description: 'Price of the accepted offer, pence, or null while there is none.',
    }),
    agreedWith: Nullable(Id(undefined), { description: 'Whose offer was accepted, or null.' }),
    floorCents: trace(Price('Least that its owner takes, pence; they keep it to themselves.')),
  },
  object,
);
export type Listing = Static<typeof Listing>;

export const Offer = Type.Object(
  {
    listing: Id('listing', { description: 'What it is for.' }),
    by: Id(undefined, { description: 'Who makes it; `me` is the owner.' }),
    cents: Price('Amount, pence.'),
    note: words(Type.String({ description: 'Note; may be empty.' })),
    at: stamp(EpochMs({ description: 'When it was made.' })),
    status: StringEnum(['open', 'accepted', 'refused', 'withdrawn'], { description: 'How it stands.' }),
    withdrawnAt: bin(
      Nullable(stamp(EpochMs()), { description: 'When it was taken back; null where it was not.' }),
    ),
  },
  object,
);
export type Offer = Static<typeof Offer>;

export const Message = Type.Object(
  {
    with: Id(undefined, { description: 'Seller or person of the conversation.' }),
    mine: Type.Boolean({ description: 'Whether the owner wrote it.' }),
    text: words(Type.String({ minLength: 1, description: 'Text.' })),
    about: Nullable(Type.String(), { description: 'Product, listing or order that it is about, or null.' }),
    at: stamp(EpochMs({ description: 'When it was sent.' })),
  },
  object,
);
export type Message = Static<typeof Message>;

/** What a seller answers to a message that has one of the words. */
export const Answer = Type.Object(
  {
    of: Nullable(Id(undefined), { description: 'Whose answer it is, or null for everybody’s.' }),
    to: StringEnum(['seller', 'person'], { description: 'Whether shops or people answer so.' }),
    order: Type.Integer({ description: 'Answers are tried in this order.' }),
    words: Type.Array(Type.String(), { description: 'Words that call for it; none for any message.' }),
    text: Type.String({ description: 'Answer; `{order}` and `{day}` are filled in.' }),
  },
  object,
);
export type Answer = Static<typeof Answer>;

/** What the world does by itself, at a time. */
export const Plan = Type.Object(
  {
    at: EpochMs({ description: 'When.' }),
    kind: StringEnum(['price', 'stock', 'offer'], {
      description: 'A price changes, stock comes or goes, somebody offers for a listing.',
    }),
    of: Id(undefined, { description: 'Variant or listing.' }),
    by: Nullable(Id(undefined), { description: 'Who makes an offer, or null.' }),
    value: Type.Integer({ minimum: 0, description: 'New price or offer in pence, or new stock.' }),
    note: Type.String({ description: 'Note of an offer; may be empty.' }),
  },
  object,
);
export type Plan = Static<typeof Plan>;

export const NOTICES = [
  'paid',
  'sent',
  'out',
  'ready',
  'delivered',
  'refunded',
  'expired',
  'priceDrop',
  'backInStock',
  'message',
  'answered',
  'offer',
  'offerAccepted',
  'offerRefused',
] as const;

/** A line of the inbox. */
export const Notice = Type.Object(
  {
    kind: StringEnum(
      [
        'paid',
        'sent',
        'out',
        'ready',
        'delivered',
        'refunded',
        'expired',
        'priceDrop',
        'backInStock',
        'message',
        'answered',
        'offer',
        'offerAccepted',
        'offerRefused',
      ],
      { description: 'What it tells.' },
    ),
    what: Type.String({ description: 'Order, product or person that it names.' }),
    cents: Nullable(Type.Integer(), { description: 'Amount that it names, pence, or null.' }),
    path: Type.String({ description: 'Screen that it opens.' }),
    at: EpochMs({ description: 'When it came.' }),
    read: Type.Boolean({ description: 'Whether it was opened.' }),
  },
  object,
);
export type Notice = Static<typeof Notice>;
