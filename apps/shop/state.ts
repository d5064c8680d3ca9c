import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  history,
  name,
  ordered,
  stamp,
  trace,
} from '../../src/state/schema.ts';
import { Address, CartLine, Order, Parcel, Return } from './state/buying.ts';
import { Coupon, Product, Question, Review, Seller, Variant } from './state/goods.ts';
import { Answer, Listing, Message, Notice, Offer, Person, Plan } from './state/market.ts';

export * from './state/buying.ts';
export * from './state/goods.ts';
export * from './state/market.ts';

const object = { additionalProperties: false } as const;

export const WishList = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name.' })),
    at: stamp(EpochMs({ description: 'When it was made; lists stand in this order.' })),
  },
  object,
);
export const Wish = Type.Object(
  {
    list: Id('list', { description: 'List in which it is.' }),
    variant: Id('v', { description: 'Variant that is wished for.' }),
    cents: stamp(Type.Integer({ minimum: 1, description: 'Price when it was put here, pence.' })),
    at: stamp(EpochMs({ description: 'When it was put here.' })),
  },
  object,
);
export type Wish = Static<typeof Wish>;

export const Settings = Type.Object(
  {
    address: Nullable(Id('address'), {
      description: 'Address that is used unless another is chosen, or null.',
    }),
    notifyOrders: Type.Boolean({ description: 'Notifies of orders, parcels and refunds.' }),
    notifyPrices: Type.Boolean({ description: 'Notifies of lower prices of the wishlist.' }),
    notifyMessages: Type.Boolean({ description: 'Notifies of answers of sellers.' }),
    notifyOffers: Type.Boolean({ description: 'Notifies of offers.' }),
  },
  object,
);
export type Settings = Static<typeof Settings>;

export const Shop = Type.Object(
  {
    owner: name(Type.String({ minLength: 1, description: 'Name of the owner, as sellers see it.' })),
    sellers: Table(Seller, { description: 'Who sells new goods.' }),
    products: Table(Product, { description: 'What they sell.' }),
    variants: Table(Variant, { description: 'Variants of products, each with its price and stock.' }),
    reviews: Table(Review, { description: 'Reviews of products, those of the owner among them.' }),
    questions: Table(Question, { description: 'Questions about products, with their answers.' }),
    coupons: Table(Coupon, { description: 'Coupons, those that the owner has among them.' }),
    cart: Table(CartLine, { description: 'The cart, by ids of variants.' }),
    addresses: Table(Address, { description: 'Address book.' }),
    orders: Table(Order, { description: 'Orders, by their numbers.' }),
    parcels: Table(Parcel, { description: 'Parcels of orders.' }),
    returns: Table(Return, { description: 'What goes back, or went.' }),
    lists: Table(WishList, { description: 'Wishlists.' }),
    wishes: Table(Wish, { description: 'What is in them.' }),
    alerts: Type.Record(Type.String({ pattern: '^v-.+$' }), Type.Literal(true), {
      description: 'Variants that are sold out and of which the owner wants to hear.',
    }),
    people: Table(Person, { description: 'Who sells and buys second-hand.' }),
    listings: Table(Listing, { description: 'Second-hand things, those of the owner among them.' }),
    offers: Table(Offer, { description: 'Offers for second-hand things.' }),
    messages: Table(Message, { description: 'Messages with sellers and people.' }),
    answers: trace(Table(Answer), { description: 'What sellers and people answer.' }),
    plans: trace(Table(Plan), { description: 'What the world will do by itself.' }),
    notices: trace(Table(Notice), { description: 'The inbox.' }),
    seen: trace(Type.Record(Type.String(), EpochMs()), {
      description: 'When each conversation was last opened.',
    }),
    settings: Type.Object(Settings.properties, { ...object, description: 'What was set.' }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
    viewed: history(Type.Array(Type.String()), { description: 'Products viewed lately, newest first.' }),
    compared: trace(
      ordered(Type.Array(Type.String(), { maxItems: 3, description: 'Products side by side.' })),
    ),
    checkout: trace(
      Type.Object(
        {
          address: Nullable(Type.String(), {
            description: 'Address that was chosen, or null for the default.',
          }),
          methods: Type.Record(Type.String(), StringEnum(['standard', 'express', 'collect']), {
            description: 'Delivery that was chosen, by seller.',
          }),
          coupon: Nullable(Type.String(), { description: 'Coupon that was chosen, or null.' }),
        },
        object,
      ),
      { description: 'What is chosen for the order that is being made.' },
    ),
    photos: trace(
      ordered(Type.Array(Type.String(), { description: 'Photos chosen for what is being written.' })),
    ),
    nextOrder: trace(Type.Integer({ minimum: 1, description: 'Number of the next order.' })),
    nextParcel: trace(Type.Integer({ minimum: 1, description: 'Number of the next parcel.' })),
    clockShift: trace(
      Type.Integer({ description: 'How far the clock was set by hand from the network’s time, ms.' }),
    ),
  },
  { ...object, description: 'Bazari.' },
);
export type Shop = Static<typeof Shop>;
