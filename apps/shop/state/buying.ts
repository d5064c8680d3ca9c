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
  phoneNumber,
  stamp,
  trace,
  words,
} from '../../../src/state/schema.ts';

const object = { additionalProperties: false } as const;
const Amount = (description: string) => Cents({ minimum: 0, maximum: 99_999_99, description });

export const METHODS = ['standard', 'express', 'collect', 'post', 'pickUp'] as const;
export type Method = (typeof METHODS)[number];
const MethodSchema = (description: string) =>
  StringEnum(['standard', 'express', 'collect', 'post', 'pickUp'], { description });

const place = {
  name: name(Type.String({ minLength: 1, description: 'Who receives.' })),
  phone: phoneNumber(Type.String({ description: 'Telephone number for the driver.' })),
  street: words(Type.String({ minLength: 1, description: 'Flat, house and street.' })),
  town: words(Type.String({ minLength: 1, description: 'Town.' })),
  postcode: words(Type.String({ minLength: 1, description: 'Postcode.' })),
};
/** Where a parcel goes. */
export const Place = Type.Object(place, object);
export type Place = Static<typeof Place>;

export const Address = Type.Object(
  {
    label: name(Type.String({ description: 'What the owner calls it, such as Home; may be empty.' })),
    ...place,
    addedAt: stamp(EpochMs({ description: 'When it was added; addresses are listed in this order.' })),
  },
  object,
);
export type Address = Static<typeof Address>;

/** A line of the cart, by the id of its variant. */
export const CartLine = Type.Object(
  {
    variant: Id('v', { description: 'What it is.' }),
    what: Type.String({ description: 'Its name, colour and size: rows that are of other variants differ.' }),
    count: Type.Integer({ minimum: 1, maximum: 10, description: 'How many.' }),
    saved: Type.Boolean({ description: 'Whether it is kept for later.' }),
    selected: trace(Type.Boolean({ description: 'Whether it is ticked to be bought next.' })),
    cents: stamp(Cents({ minimum: 1, description: 'Price when it was put here or last agreed to, pence.' })),
    addedAt: stamp(EpochMs({ description: 'When it was put here.' })),
  },
  object,
);
export type CartLine = Static<typeof CartLine>;

export const OrderLine = Type.Object(
  {
    id: Id('line', { description: 'Its id within the order.' }),
    product: Nullable(Id('p'), {
      description: 'Product, or null where it is no longer sold or second-hand.',
    }),
    variant: Nullable(Id('v'), { description: 'Variant, or null likewise.' }),
    listing: Nullable(Id('listing'), { description: 'Second-hand listing, or null.' }),
    seller: Id(undefined, { description: 'Who sold it.' }),
    name: Type.String({ description: 'Name as it was sold.' }),
    choice: Type.String({ description: 'Colour and size; may be empty.' }),
    picture: Type.String({ description: 'Picture.' }),
    count: Type.Integer({ minimum: 1, description: 'How many.' }),
    cancelled: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'How many of them were cancelled alone; missing where none was.',
      }),
    ),
    cents: Amount('Price of all of them, pence.'),
    paidCents: Amount('Its share of what was paid after the coupon, pence, without delivery.'),
  },
  object,
);
export type OrderLine = Static<typeof OrderLine>;

export const REFUNDS = ['cancelled', 'returned', 'adjusted', 'missing'] as const;

export const Order = Type.Object(
  {
    placedAt: stamp(EpochMs({ description: 'When it was placed.' })),
    payBy: stamp(EpochMs({ description: 'Until when it has to be paid.' })),
    paidAt: Nullable(stamp(EpochMs()), { description: 'When it was paid; null while it is not.' }),
    droppedAt: bin(
      Nullable(stamp(EpochMs()), {
        description: 'When it was given up or ran out unpaid: then it never became an order; null otherwise.',
      }),
    ),
    cancelledAt: Nullable(stamp(EpochMs()), {
      description: 'When it was cancelled after it was paid; null where it was not.',
    }),
    reason: Nullable(StringEnum(['mind', 'mistake', 'cheaper', 'late', 'other']), {
      description: 'Why it was cancelled, or null.',
    }),
    place: Type.Object(place, { ...object, description: 'Where it goes.' }),
    lines: ordered(Type.Array(OrderLine, { minItems: 1, description: 'What was ordered.' })),
    coupon: Nullable(Id('coupon'), { description: 'Coupon that was used, or null.' }),
    discountCents: Amount('What the coupon took off, pence.'),
    deliveryCents: Amount('Delivery, pence.'),
    giftNote: words(Type.String({ description: 'Note for a gift; may be empty.' })),
    forWhom: words(Type.String({ description: 'For whom it was bought, as the owner noted; may be empty.' })),
    refunds: Type.Array(
      Type.Object(
        {
          at: stamp(EpochMs({ description: 'When it was sent.' })),
          cents: Amount('Amount, pence.'),
          why: StringEnum(['cancelled', 'returned', 'adjusted', 'missing'], { description: 'Why.' }),
        },
        object,
      ),
      { description: 'Money that was sent back.' },
    ),
    refused: trace(Nullable(Type.String()), {
      description: 'Why the last try to pay did not succeed, or null.',
    }),
  },
  object,
);
export type Order = Static<typeof Order>;

export const STAGES = ['waiting', 'sent', 'depot', 'out', 'ready', 'delivered'] as const;
export type Stage = (typeof STAGES)[number];

export const Parcel = Type.Object(
  {
    order: Id(undefined, { description: 'Order that it belongs to.' }),
    seller: Id(undefined, { description: 'Who sends it.' }),
    number: stamp(Type.String({ description: 'Number of the parcel; empty until it is sent.' })),
    method: MethodSchema('How it is delivered.'),
    cents: Amount('What its delivery cost, pence.'),
    stage: StringEnum(['waiting', 'sent', 'depot', 'out', 'ready', 'delivered'], {
      description:
        'How far it is: not sent, sent, at the depot, with the driver, ready to collect, delivered.',
    }),
    expected: stamp(
      Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day on which it should arrive.' }),
    ),
    events: ordered(
      Type.Array(
        Type.Object(
          {
            stage: Type.String({ description: 'Stage that it reached.' }),
            at: stamp(EpochMs({ description: 'When.' })),
          },
          object,
        ),
        { description: 'How it moved.' },
      ),
    ),
    plan: trace(
      ordered(
        Type.Array(
          Type.Object(
            {
              stage: Type.String({ description: 'Stage.' }),
              at: EpochMs({ description: 'When it will reach it.' }),
            },
            object,
          ),
          { description: 'How it will move.' },
        ),
      ),
    ),
  },
  object,
);
export type Parcel = Static<typeof Parcel>;

export const REASONS = ['damaged', 'wrong', 'fit', 'described', 'unneeded'] as const;
export type Reason = (typeof REASONS)[number];

export const Return = Type.Object(
  {
    order: Id(undefined, { description: 'Order.' }),
    lines: Type.Array(
      Type.Object(
        {
          line: Id('line', { description: 'Line of the order.' }),
          count: Type.Integer({ minimum: 1, description: 'How many of it.' }),
        },
        object,
      ),
      { minItems: 1, description: 'What goes back.' },
    ),
    reason: StringEnum(['damaged', 'wrong', 'fit', 'described', 'unneeded'], { description: 'Why.' }),
    comment: words(Type.String({ description: 'What the owner wrote of it; may be empty.' })),
    method: StringEnum(['dropOff', 'pickUp'], { description: 'Handed in at the post office, or picked up.' }),
    cents: Amount('What will come back, pence.'),
    feeCents: Amount('What picking up costs, taken from it, pence.'),
    stage: StringEnum(['waiting', 'onWay', 'refunded'], {
      description: 'Waits for the parcel, parcel on its way back, or refunded.',
    }),
    code: stamp(Type.String({ description: 'Code on the label.' })),
    at: stamp(EpochMs({ description: 'When it was asked for.' })),
    moves: trace(
      ordered(
        Type.Array(
          Type.Object(
            {
              stage: Type.String({ description: 'Stage.' }),
              at: EpochMs({ description: 'When it is reached.' }),
            },
            object,
          ),
          { description: 'When it moves on.' },
        ),
      ),
    ),
    cancelledAt: bin(
      Nullable(stamp(EpochMs()), { description: 'When it was taken back; null where it was not.' }),
    ),
  },
  object,
);
export type Return = Static<typeof Return>;
