import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  history,
  minute,
  name,
  stamp,
  trace,
  words,
} from '../../../src/state/schema.ts';
import { ALLERGENS, CUISINES } from './menu.ts';

export const Address = Type.Object(
  {
    label: name(Type.String({ minLength: 1, description: 'What the owner calls it.' })),
    address: Type.String({ minLength: 1, description: 'Number, street and postcode.' }),
    details: words(Type.String({ description: 'Flat, floor, bell; may be empty.' })),
    note: words(Type.String({ description: 'Note for every rider; may be empty.' })),
    latitude: Type.Number({ description: 'Degrees north.' }),
    longitude: Type.Number({ description: 'Degrees east.' }),
    addedAt: stamp(EpochMs({ description: 'When it was added; addresses are listed in this order.' })),
  },
  { additionalProperties: false },
);
export type Address = Static<typeof Address>;

/** A dish as it is wanted: in the basket, and in an order. */
export const wanted = {
  dish: Id(undefined, { description: 'Dish.' }),
  count: Type.Integer({ minimum: 1, maximum: 20, description: 'How many.' }),
  options: Type.Array(Id(), { description: 'What was chosen with it.' }),
  without: Type.Array(Type.String(), { description: 'What is left out.' }),
  note: words(Type.String({ description: 'Note to the kitchen; may be empty.' })),
};
export const Line = Type.Object(
  { ...wanted, addedAt: stamp(EpochMs({ description: 'When it was added; lines stand in this order.' })) },
  { additionalProperties: false },
);
export type Line = Static<typeof Line>;

export const VOUCHER_KINDS = ['percent', 'amount', 'delivery'] as const;
export const Voucher = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z0-9]{3,16}$', description: 'Code that is entered.' }),
    kind: StringEnum([...VOUCHER_KINDS], {
      description: 'Per cent off, an amount off, or a free delivery.',
    }),
    value: Type.Integer({ minimum: 0, description: 'Per cent, or pence; 0 for a free delivery.' }),
    mostCents: Nullable(Cents({ minimum: 1, description: 'Pence.' }), {
      description: 'Most that comes off, or null.',
    }),
    fromCents: Cents({ minimum: 0, description: 'From how much of dishes on, pence.' }),
    restaurants: Type.Array(Id(), { description: 'Where it holds; everywhere where none is named.' }),
    cuisines: Type.Array(StringEnum([...CUISINES]), {
      description: 'For which cuisines; for all where none is named.',
    }),
    days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
      description: 'Days of the week, 0 is Monday; all where none is named.',
    }),
    mode: Nullable(StringEnum(['delivery', 'pickup']), {
      description: 'For deliveries or pick-ups only, or null.',
    }),
    first: Type.Boolean({ description: 'Whether it holds for a first order at a restaurant only.' }),
    from: EpochMs({ description: 'From when it holds.' }),
    until: EpochMs({ description: 'Until when it holds.' }),
    held: Type.Boolean({ description: 'Whether the owner has entered it or was given it.' }),
    uses: Type.Integer({ minimum: 0, description: 'How often it may still be used.' }),
  },
  { additionalProperties: false },
);
export type Voucher = Static<typeof Voucher>;

export const MODES = ['delivery', 'pickup'] as const;
export type Mode = (typeof MODES)[number];
/** What a restaurant and the riders are told: set at the checkout, and kept with the order. */
export const asked = {
  mode: StringEnum([...MODES], { description: 'Whether it is brought or fetched.' }),
  slot: Nullable(minute(EpochMs({ description: 'When.' })), {
    description: 'When it is to be there, or null for as soon as can be.',
  }),
  note: words(Type.String({ description: 'Note to the rider; may be empty.' })),
  cutlery: Type.Boolean({ description: 'Whether cutlery comes with it.' }),
  atDoor: Type.Boolean({ description: 'Whether it is left at the door, and no code is asked for.' }),
  tipCents: Cents({ minimum: 0, maximum: 50_00, description: 'Tip for the rider, pence.' }),
  voucher: Nullable(Id(), { description: 'Voucher, or null.' }),
};
export const Checkout = Type.Object(asked, { additionalProperties: false });
export type Checkout = Static<typeof Checkout>;

export const Settings = Type.Object(
  {
    notifyOrders: Type.Boolean({ description: 'Notifies of each step of an order.' }),
    notifyOffers: Type.Boolean({ description: 'Notifies of vouchers and offers.' }),
    emailReceipts: Type.Boolean({ description: 'Sends receipts by mail.' }),
    cutlery: Type.Boolean({ description: 'Whether cutlery is asked for unless told otherwise.' }),
    atDoor: Type.Boolean({ description: 'Whether riders leave orders at the door unless told otherwise.' }),
    hideAllergens: Type.Boolean({ description: 'Leaves dishes with the owner’s allergens out of menus.' }),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

export const Own = {
  owner: name(Type.String({ description: 'Name that riders and kitchens see.' })),
  addresses: Table(Address, { description: 'Addresses of the owner.' }),
  address: Nullable(Id(), { description: 'Address that orders go to unless told otherwise, or null.' }),
  basket: Type.Object(
    {
      restaurant: Nullable(Id(), { description: 'Where it is ordered; null while it is empty.' }),
      lines: Table(Line, { description: 'Dishes.' }),
      to: Nullable(Id(), { description: 'Address for this order, or null for the usual one.' }),
      ...Checkout.properties,
    },
    { additionalProperties: false, description: 'The basket, and what was set for it at the checkout.' },
  ),
  vouchers: Table(Voucher, { description: 'Vouchers that Dishcart knows; those that are held are shown.' }),
  favourites: Type.Array(Id(), { description: 'Restaurants that the owner likes.' }),
  allergies: Type.Array(StringEnum([...ALLERGENS]), { description: 'What the owner does not bear.' }),
  settings: Type.Object(Settings.properties, { additionalProperties: false, description: 'What was set.' }),
  form: trace(
    Nullable(
      Type.Object(
        {
          address: Type.String({ description: 'Address.' }),
          latitude: Type.Number({ description: 'Degrees north.' }),
          longitude: Type.Number({ description: 'Degrees east.' }),
        },
        { additionalProperties: false },
      ),
    ),
    { description: 'Place that was chosen for an address that is not saved yet, or null.' },
  ),
  searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
};
