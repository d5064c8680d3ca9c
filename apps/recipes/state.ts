import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  history,
  minute,
  name,
  ordered,
  stamp,
  trace,
  words,
} from '../../src/state/schema.ts';

const Int = (minimum: number, description: string, maximum?: number) =>
  Type.Integer({ minimum, description, ...(maximum === undefined ? {} : { maximum }) });

export const Fraction = Type.Object(
  { n: Int(1, 'Numerator.'), d: Int(1, 'Denominator; the fraction is in its lowest terms.') },
  { additionalProperties: false },
);
const Quantity = (description: string) => Nullable(Fraction, { description });

export const Line = Type.Object(
  {
    amount: Quantity('How much, exactly; null where none is given.'),
    upTo: Quantity('Upper end where a range is given, such as 2–3; else null.'),
    unit: Type.String({
      description: 'Measure, such as g, ml, cup, tbsp or clove; empty where things are counted.',
    }),
    name: name(
      Type.String({
        minLength: 1,
        description: 'What it is. One that ends with a colon and has no amount is a heading within the list.',
      }),
    ),
    note: name(
      Type.String({ description: 'What is to be done with it, such as “finely chopped”; may be empty.' }),
    ),
  },
  { additionalProperties: false },
);

export const Nutrition = Type.Object(
  {
    kcal: Nullable(Int(0, 'Energy in kcal.')),
    protein: Nullable(Int(0, 'Protein in g.')),
    carbs: Nullable(Int(0, 'Carbohydrate in g.')),
    fat: Nullable(Int(0, 'Fat in g.')),
  },
  { additionalProperties: false, description: 'Per serving.' },
);
export type Nutrition = Static<typeof Nutrition>;

export const Recipe = Type.Object(
  {
    title: name(Type.String({ minLength: 1, description: 'Name of the dish.' })),
    description: words(Type.String({ description: 'A line or two about it; may be empty.' })),
    servings: name(
      Type.String({
        description:
          'How much it makes, as written: “4 servings”, “3-4 servings”, “One loaf”; may be empty. The first number is what scaling starts from.',
      }),
    ),
    prepMinutes: Nullable(Int(0, 'Minutes of preparation.'), {
      description: 'Preparation time in minutes, or null.',
    }),
    cookMinutes: Nullable(Int(0, 'Minutes of cooking.'), {
      description: 'Cooking time in minutes, or null.',
    }),
    ingredients: ordered(
      Type.Array(Line, { description: 'Ingredients in order, for the servings that are written.' }),
    ),
    directions: ordered(
      Type.Array(words(Type.String({ minLength: 1 })), { description: 'Steps in order, without numbers.' }),
    ),
    source: words(Type.String({ description: 'Where it is from; may be empty.' })),
    notes: words(Type.String({ description: 'The person’s own notes; may be empty.' })),
    nutrition: Nullable(Nutrition, { description: 'Nutrition per serving, or null.' }),
    categories: Type.Array(Id('category'), { description: 'Categories that it is in.' }),
    photo: Nullable(Type.String(), { description: 'Name of a picture of the phone’s library, or null.' }),
    rating: Int(0, 'Stars from 1 to 5; 0 where it has none.', 5),
    favourite: Type.Boolean({ description: 'Marked with a heart.' }),
    createdAt: stamp(EpochMs({ description: 'When it was made.' })),
    editedAt: stamp(EpochMs({ description: 'When its text last changed.' })),
    // A person sets it by marking the recipe, again and again.
    cookedAt: Nullable(minute(EpochMs()), { description: 'When it was last marked as cooked, or null.' }),
  },
  { additionalProperties: false },
);
export type Recipe = Static<typeof Recipe>;

export const Category = Type.Object(
  { name: name(Type.String({ minLength: 1, description: 'Name, unique among categories.' })) },
  { additionalProperties: false },
);

export const Ticks = Type.Object(
  {
    ingredients: Type.Array(Int(0, 'Index of a line.'), {
      description: 'Ingredients that are ticked off, by their index, in ascending order.',
    }),
    steps: Type.Array(Int(0, 'Index of a step.'), {
      description: 'Steps that are ticked off, by their index, in ascending order.',
    }),
  },
  { additionalProperties: false },
);

export const ShoppingLine = Type.Object(
  {
    ...Line.properties,
    done: Type.Boolean({ description: 'Ticked: in the basket.' }),
    recipes: Type.Array(Id('recipe'), { description: 'Recipes that it was added from.' }),
    addedAt: stamp(EpochMs({ description: 'When it was first added.' })),
    place: stamp(Int(0, 'Place among what was added at the same moment.')),
  },
  { additionalProperties: false },
);
export type ShoppingLine = Static<typeof ShoppingLine>;

export const Meal = Type.Object(
  {
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day, ISO.' }),
    slot: StringEnum(['breakfast', 'lunch', 'dinner'], { description: 'Which meal of the day.' }),
    recipe: Id('recipe', { description: 'What is cooked.' }),
    servings: Int(1, 'For how many it is cooked.'),
    addedAt: stamp(EpochMs({ description: 'When it was planned.' })),
  },
  { additionalProperties: false },
);
export type Meal = Static<typeof Meal>;
export type Slot = Meal['slot'];

export const Settings = Type.Object(
  {
    units: StringEnum(['original', 'metric', 'imperial'], {
      description: 'Measures in which recipes are shown: as written, metric, or ounces, pounds and cups.',
    }),
    decimals: Type.Boolean({ description: 'Shows 0.5 in place of ½.' }),
    cookText: StringEnum(['normal', 'large', 'huge'], { description: 'Size of the words in cook mode.' }),
    tickedLast: Type.Boolean({ description: 'Ticked lines of the shopping list stand below the others.' }),
    firstDay: StringEnum(['monday', 'sunday'], { description: 'Day that a week of the plan begins with.' }),
  },
  { additionalProperties: false, description: 'Settings.' },
);

export const Recipes = Type.Object(
  {
    recipes: Table(Recipe, { description: 'All recipes.' }),
    categories: Table(Category, { description: 'Categories.' }),
    ticks: Table(Ticks, { description: 'What is ticked off while cooking, by the recipe’s id.' }),
    shopping: Table(ShoppingLine, { description: 'The shopping list.' }),
    plan: Table(Meal, { description: 'The meal plan.' }),
    settings: Settings,
    servings: trace(Table(Int(1, 'Servings.')), {
      description: 'For how many a recipe is shown, by its id, where not for what is written.',
    }),
    form: trace(
      Nullable(
        Type.Object(
          {
            screen: Type.String({ description: 'Screen of the form.' }),
            photo: Nullable(Type.String(), { description: 'Picture chosen on it.' }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'What the photo picker gave to a form that is not saved yet.' },
    ),
    sort: trace(StringEnum(['title', 'newest', 'time', 'rating']), { description: 'Order of the list.' }),
    view: trace(StringEnum(['list', 'grid']), { description: 'Rows or cards.' }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
  },
  { additionalProperties: false, description: 'Recipes, a shopping list and a meal plan.' },
);
export type Recipes = Static<typeof Recipes>;
