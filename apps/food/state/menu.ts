import { Type, type Static } from 'typebox';
import {
  Cents,
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  name,
  ordered,
  stamp,
  words,
} from '../../../src/state/schema.ts';

export const CUISINES = [
  'chinese',
  'spanish',
  'arabic',
  'japanese',
  'indian',
  'italian',
  'mexican',
  'vietnamese',
  'thai',
  'korean',
  'british',
  'seafood',
  'american',
  'bakery',
  'cafe',
  'healthy',
] as const;
export type Cuisine = (typeof CUISINES)[number];

export const DIETS = ['vegetarian', 'vegan', 'glutenFree'] as const;
export type Diet = (typeof DIETS)[number];
/** What a person filters by: the diets of dishes, and halal, which a kitchen is as a whole. */
export const WISHES = [...DIETS, 'halal'] as const;
export type Wish = (typeof WISHES)[number];

export const ALLERGENS = [
  'gluten',
  'milk',
  'eggs',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'fish',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const Offer = Type.Object(
  {
    percent: Type.Integer({
      minimum: 0,
      maximum: 60,
      description: 'Per cent off the dishes; 0 where the delivery is free instead.',
    }),
    fromCents: Cents({ minimum: 0, description: 'From how much, pence.' }),
  },
  { additionalProperties: false },
);
export type Offer = Static<typeof Offer>;

export const Restaurant = Type.Object(
  {
    name: name(Type.String({ minLength: 1, description: 'Name over the door.' })),
    cuisines: Type.Array(StringEnum([...CUISINES]), {
      minItems: 1,
      description: 'Cuisines, the main one first.',
    }),
    about: Type.String({ description: 'What it says of itself.' }),
    address: Type.String({ description: 'Street, number and postcode.' }),
    district: Type.String({ description: 'District of the town.' }),
    phone: Type.String({ description: 'Telephone number, E.164.' }),
    latitude: Type.Number({ description: 'Degrees north.' }),
    longitude: Type.Number({ description: 'Degrees east.' }),
    hours: Type.Array(Type.Array(Type.Integer({ minimum: 0, maximum: 1440 }), { maxItems: 2 }), {
      minItems: 7,
      maxItems: 7,
      description: 'Minutes of the day from when to when, Monday first; empty where closed.',
    }),
    picture: Type.String({ description: 'Picture at its top.' }),
    halal: Type.Boolean({ description: 'Whether the whole kitchen is halal.' }),
    delivers: Type.Boolean({ description: 'Whether riders collect there; otherwise pick-up only.' }),
    minimumCents: Cents({ minimum: 0, description: 'Minimum of a delivery, pence of dishes.' }),
    feeCents: Cents({ minimum: 0, description: 'Delivery within a kilometre, pence.' }),
    reachMetres: Type.Integer({ minimum: 0, description: 'How far it delivers, metres.' }),
    prepMinutes: Type.Integer({ minimum: 1, description: 'Minutes that the kitchen takes.' }),
    stars: Type.Integer({
      minimum: 10,
      maximum: 50,
      description: 'Mean of its stars, in tenths, as of all who rated it.',
    }),
    ratings: Type.Integer({ minimum: 0, description: 'How many rated it.' }),
    offer: Nullable(Offer, { description: 'What comes off without a voucher, or null.' }),
    notice: Type.String({ description: 'What it wants its guests to know today; may be empty.' }),
    full: Type.Array(EpochMs(), { description: 'Times of which all places are taken.' }),
    refusesUntil: Nullable(EpochMs({ description: 'Until when.' }), {
      description: 'Until when its kitchen is too busy and refuses what is ordered; null where it is not.',
    }),
    noRiderUntil: Nullable(EpochMs({ description: 'Until when.' }), {
      description: 'Until when no rider is free near it; null where there are.',
    }),
  },
  { additionalProperties: false },
);
export type Restaurant = Static<typeof Restaurant>;

export const Option = Type.Object(
  {
    id: Id(undefined, { description: 'Id, one of its own in the whole app.' }),
    name: Type.String({ minLength: 1, description: 'What it is.' }),
    cents: Cents({ minimum: 0, description: 'What it adds to the price, pence.' }),
  },
  { additionalProperties: false },
);
export type Option = Static<typeof Option>;

export const Group = Type.Object(
  {
    name: Type.String({ minLength: 1, description: 'What is chosen.' }),
    least: Type.Integer({ minimum: 0, description: 'How many have to be chosen; 0 where none has.' }),
    most: Type.Integer({ minimum: 1, description: 'How many may be chosen.' }),
    options: ordered(Type.Array(Option, { minItems: 1, description: 'What there is.' })),
  },
  { additionalProperties: false },
);
export type Group = Static<typeof Group>;

export const Dish = Type.Object(
  {
    restaurant: Id(undefined, { description: 'Where it is cooked.' }),
    section: Type.String({ description: 'Section of the menu.' }),
    place: Type.Integer({ minimum: 0, description: 'Its place on the menu.' }),
    name: name(Type.String({ minLength: 1, description: 'Name.' })),
    other: Type.String({ description: 'Its name in the kitchen’s own language; may be empty.' }),
    about: Type.String({ description: 'What it is made of; may be empty.' }),
    cents: Cents({ minimum: 1, description: 'Price without choices, pence.' }),
    calories: Nullable(Type.Integer({ minimum: 0, description: 'Kilocalories.' }), {
      description: 'Kilocalories, or null where nobody counted.',
    }),
    picture: Nullable(Type.String(), { description: 'Picture, or null.' }),
    diets: Type.Array(StringEnum([...DIETS]), { description: 'Diets that it fits.' }),
    allergens: Type.Array(StringEnum([...ALLERGENS]), { description: 'What it contains.' }),
    groups: ordered(Type.Array(Id(), { description: 'What is chosen with it.' })),
    without: Type.Array(Type.String(), { description: 'What may be left out of it.' }),
    soldOut: Type.Boolean({ description: 'Whether there is none today.' }),
    popular: Type.Boolean({ description: 'Whether many order it.' }),
  },
  { additionalProperties: false },
);
export type Dish = Static<typeof Dish>;

export const Review = Type.Object(
  {
    restaurant: Id(undefined, { description: 'What it is about.' }),
    author: Type.String({ minLength: 1, description: 'Who wrote it.' }),
    mine: Type.Boolean({ description: 'Whether the owner wrote it.' }),
    stars: Type.Integer({ minimum: 1, maximum: 5, description: 'Stars.' }),
    text: words(Type.String({ description: 'Text; may be empty.' })),
    at: stamp(EpochMs({ description: 'When it was written.' })),
  },
  { additionalProperties: false },
);
export type Review = Static<typeof Review>;

export const Menus = {
  restaurants: Table(Restaurant, { description: 'Restaurants of the town.' }),
  groups: Table(Group, { description: 'What is chosen with dishes.' }),
  dishes: Table(Dish, { description: 'Dishes of all menus.' }),
  reviews: Table(Review, { description: 'What guests wrote.' }),
};
