import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  bin,
  name,
  stamp,
  trace,
  words,
} from '../../../src/state/schema.ts';
import { PAY_REFUSALS } from '../../../src/sdk/core/payments.ts';
import { Checkout, wanted } from './own.ts';

/** How an order stands. A delivery ends `delivered`, a pick-up `collected`. */
export const STATUSES = [
  'unpaid',
  'placed',
  'accepted',
  'preparing',
  'noRider',
  'onTheWay',
  'near',
  'atDoor',
  'ready',
  'delivered',
  'collected',
  'cancelled',
  'refused',
] as const;
export type Status = (typeof STATUSES)[number];
export const OVER: readonly Status[] = ['delivered', 'collected', 'cancelled', 'refused'];

export const CLAIM_KINDS = ['missing', 'wrong', 'spoilt'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
export const RATING_TAGS = [
  'tasty',
  'hot',
  'generous',
  'wellPacked',
  'onTime',
  'friendly',
  'cold',
  'late',
  'small',
  'spilt',
] as const;

export const OrderLine = Type.Object(
  {
    ...wanted,
    name: name(Type.String({ description: 'Name of the dish when it was ordered.' })),
    cents: Cents({ minimum: 0, description: 'Price of one with its choices, pence.' }),
  },
  { additionalProperties: false },
);
export type OrderLine = Static<typeof OrderLine>;

/** What an order costs, pence. */
export const Totals = Type.Object(
  {
    dishes: Cents({ minimum: 0, description: 'Dishes with their choices.' }),
    discount: Cents({ minimum: 0, description: 'What a voucher or an offer takes off.' }),
    small: Cents({ minimum: 0, description: 'Surcharge below the minimum.' }),
    service: Cents({ minimum: 0, description: 'Service fee.' }),
    delivery: Cents({ minimum: 0, description: 'Delivery.' }),
    tip: Cents({ minimum: 0, description: 'Tip for the rider.' }),
    total: Cents({ minimum: 0, description: 'All of it.' }),
  },
  { additionalProperties: false },
);
export type Totals = Static<typeof Totals>;

export const Place = Type.Object(
  {
    label: name(Type.String({ description: 'What the owner calls it.' })),
    address: Type.String({ description: 'Number, street and postcode.' }),
    details: words(Type.String({ description: 'Flat, floor, bell; may be empty.' })),
    latitude: Type.Number({ description: 'Degrees north.' }),
    longitude: Type.Number({ description: 'Degrees east.' }),
  },
  { additionalProperties: false },
);
export type Place = Static<typeof Place>;

export const Claim = Type.Object(
  {
    kind: StringEnum([...CLAIM_KINDS], { description: 'What was wrong.' }),
    lines: Type.Array(
      Type.Object(
        {
          line: Type.String({ description: 'Dish with its choices.' }),
          count: Type.Integer({ minimum: 1, description: 'How many of it.' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, description: 'What it is about.' },
    ),
    text: words(Type.String({ description: 'What the owner wrote; may be empty.' })),
    cents: Cents({ minimum: 0, description: 'What comes back for it, pence.' }),
    status: StringEnum(['open', 'paid'], { description: 'Whether it was answered.' }),
    at: stamp(EpochMs({ description: 'When it was sent.' })),
  },
  { additionalProperties: false },
);
export type Claim = Static<typeof Claim>;

const time = (description: string) => Nullable(stamp(EpochMs({ description })), { description });

export const Order = Type.Object(
  {
    number: Type.String({ pattern: '^[0-9]{4,6}$', description: 'Number of the order.' }),
    restaurant: Id(undefined, { description: 'Where it was ordered.' }),
    lines: Type.Array(OrderLine, { minItems: 1, description: 'What was ordered.' }),
    to: Nullable(Place, { description: 'Where it goes; null for a pick-up.' }),
    ...Checkout.properties,
    totals: Type.Object(Totals.properties, {
      additionalProperties: false,
      description: 'What it costs, pence.',
    }),
    payment: Nullable(stamp(Id()), { description: 'Payment by which it was paid, or null.' }),
    refundedCents: Cents({ minimum: 0, description: 'What has come back of it, pence.' }),
    status: StringEnum([...STATUSES], { description: 'How it stands.' }),
    why: Nullable(StringEnum(['owner', 'busy', 'noRider']), {
      description: 'Why it was cancelled or refused, or null.',
    }),
    code: Nullable(stamp(Type.String({ pattern: '^[0-9]{4}$' })), {
      description: 'Code that the rider asks for, or null where none is.',
    }),
    rider: Nullable(stamp(Type.String()), { description: 'Name of the rider, or null.' }),
    at: stamp(EpochMs({ description: 'When it was ordered.' })),
    /** Unpaid orders are no orders yet. */
    payBy: bin(
      Nullable(EpochMs({ description: 'Until when.' }), {
        description: 'Until when it can be paid; null once it is.',
      }),
    ),
    problem: trace(
      Nullable(StringEnum([...PAY_REFUSALS], { description: 'Why it was not paid.' }), {
        description: 'Why the last try to pay it failed, or null.',
      }),
    ),
    acceptedAt: time('When the kitchen accepted it.'),
    leftAt: time('When the rider left the restaurant, or it was ready to be fetched.'),
    endedAt: time('When it was there, or ended otherwise.'),
    dueAt: trace(EpochMs({ description: 'When it should be there, as far as is known.' })),
    next: trace(
      Nullable(
        Type.Object(
          {
            to: StringEnum([...STATUSES], { description: 'How it will stand.' }),
            at: EpochMs({ description: 'When.' }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'What comes next by itself, or null.' },
    ),
    claims: Type.Array(Claim, { description: 'What was wrong with it.' }),
    rating: Nullable(
      Type.Object(
        {
          stars: Type.Integer({ minimum: 1, maximum: 5, description: 'Stars for the food.' }),
          rider: Nullable(Type.Integer({ minimum: 1, maximum: 5 }), {
            description: 'Stars for the rider, or null.',
          }),
          tags: Type.Array(StringEnum([...RATING_TAGS]), { description: 'What was ticked.' }),
          text: words(Type.String({ description: 'Text; may be empty.' })),
        },
        { additionalProperties: false },
      ),
      { description: 'How the owner rated it, or null.' },
    ),
  },
  { additionalProperties: false },
);
export type Order = Static<typeof Order>;
