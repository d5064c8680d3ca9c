import type { Phone } from '../catalogue.ts';
import { fresh, pair, turn, type UndoPairs, type UndoSteps } from '../undo.ts';
import { lineOf, minutesWords } from './select.ts';
import type { Recipe } from './state.ts';

const recipesOf = (phone: Phone) => phone.apps.recipes;
const idOf = (phone: Phone): string => {
  const { recipes, ticks } = recipesOf(phone);
  return Object.keys(recipes).find(id => recipes[id]!.categories.length > 1 && !ticks[id])!;
};
const first = (table: object): string => Object.keys(table)[0]!;
const text = (n: number | null | undefined): string => (n === null || n === undefined ? '' : String(n));

/** What the form of a recipe gives where nothing was written. */
const formOf = (recipe: string, r: Recipe) => ({
  recipe,
  title: r.title,
  description: r.description,
  servings: r.servings,
  prep: r.prepMinutes === null ? '' : minutesWords(r.prepMinutes),
  cook: r.cookMinutes === null ? '' : minutesWords(r.cookMinutes),
  ingredients: r.ingredients.map(i => lineOf(i)).join('\n'),
  directions: r.directions.join('\n'),
  source: r.source,
  notes: r.notes,
  nutrition: {
    kcal: text(r.nutrition?.kcal),
    protein: text(r.nutrition?.protein),
    carbs: text(r.nutrition?.carbs),
    fat: text(r.nutrition?.fat),
  },
  categories: r.categories,
  photo: r.photo,
});

/** One action on a recipe, with arguments that follow from the recipe as it was. */
const on =
  (action: string, args: (r: Recipe, id: string) => object): UndoSteps =>
  (_, was) => {
    const id = idOf(was);
    return [[action, args(recipesOf(was).recipes[id]!, id)]];
  };
const onLine =
  (action: string, args: (line: string, phone: Phone) => object): UndoSteps =>
  (_, was) => [[action, args(first(recipesOf(was).shopping), was)]];
const onMeal =
  (action: string, args: (meal: string, phone: Phone) => object): UndoSteps =>
  (_, was) => [[action, args(first(recipesOf(was).plan), was)]];
const tick = (action: string) =>
  pair(
    on(action, (_, recipe) => ({ recipe, index: 0, done: true })),
    on(action, (_, recipe) => ({ recipe, index: 0, done: false })),
  );
const mealOf = (phone: Phone, meal: string) => recipesOf(phone).plan[meal]!;

export const undo: UndoPairs = {
  'a favourite': pair(
    on('favourite', (r, id) => ({ recipes: [id], on: !r.favourite })),
    on('favourite', (r, id) => ({ recipes: [id], on: r.favourite })),
  ),
  'a rating': pair(
    on('rate', (r, recipe) => ({ recipe, rating: (r.rating + 1) % 6 })),
    on('rate', (r, recipe) => ({ recipe, rating: r.rating })),
  ),
  notes: pair(
    on('setNotes', (_, recipe) => ({ recipe, notes: 'Another' })),
    on('setNotes', (r, recipe) => ({ recipe, notes: r.notes })),
  ),
  'a category': pair(
    on('categorise', (r, id) => ({ recipes: [id], category: r.categories[0], on: false })),
    on('categorise', (r, id) => ({ recipes: [id], category: r.categories[0], on: true })),
  ),
  'a category’s name': pair(
    on('renameCategory', r => ({ category: r.categories[0], name: 'Another' })),
    (_, was) => {
      const [category] = recipesOf(was).recipes[idOf(was)]!.categories;
      return [['renameCategory', { category, name: recipesOf(was).categories[category!]!.name }]];
    },
  ),
  'a form': pair(
    on('save', (r, id) => ({ ...formOf(id, r), title: 'Another', directions: 'Boil.', categories: [] })),
    on('save', (r, id) => formOf(id, r)),
  ),
  'a form that is saved as it was': { act: on('save', (r, id) => formOf(id, r)), undo: [] },
  'a tick at an ingredient': tick('tickIngredient'),
  'a tick at a step': tick('tickStep'),
  servings: { act: on('setServings', (_, recipe) => ({ recipe, servings: 40 })), undo: [] },
  'a line in the basket': pair(
    onLine('tickLine', (line, was) => ({ line, done: !recipesOf(was).shopping[line]!.done })),
    onLine('tickLine', (line, was) => ({ line, done: recipesOf(was).shopping[line]!.done })),
  ),
  'a line’s text': pair(
    onLine('editLine', line => ({ line, text: '3 pears' })),
    onLine('editLine', (line, was) => ({ line, text: lineOf(recipesOf(was).shopping[line]!) })),
  ),
  'a meal’s day': pair(
    onMeal('moveMeal', meal => ({ meal, date: '2026-05-05', slot: 'lunch' })),
    onMeal('moveMeal', (meal, was) => ({ meal, date: mealOf(was, meal).date, slot: mealOf(was, meal).slot })),
  ),
  'a meal’s servings': pair(
    onMeal('setMealServings', (meal, was) => ({ meal, servings: mealOf(was, meal).servings + 1 })),
    onMeal('setMealServings', (meal, was) => ({ meal, servings: mealOf(was, meal).servings })),
  ),
  units: turn('changeSettings', { units: 'imperial' }, { units: 'original' }),
  'a category that is made': pair(
    now => [['createCategory', { name: 'Another', recipes: Object.keys(recipesOf(now).recipes) }]],
    (now, was) => [
      ['deleteCategory', { category: fresh(recipesOf(now).categories, recipesOf(was).categories)[0] }],
    ],
  ),
  'a copy that is used': pair(
    now => [['duplicate', { recipe: first(recipesOf(now).recipes) }]],
    (now, was) => {
      const [made] = fresh(recipesOf(now).recipes, recipesOf(was).recipes);
      return [
        ['tickStep', { recipe: made, index: 0, done: true }],
        ['planMeal', { date: '2026-05-05', slot: 'lunch', recipe: made }],
        ['remove', { recipes: [made] }],
      ];
    },
  ),
  'a line that is added': pair([['addLine', { text: '3 star fruits' }]], (now, was) => [
    ['removeLine', { line: fresh(recipesOf(now).shopping, recipesOf(was).shopping)[0] }],
  ]),
  'a meal that is planned': pair(
    now => [['planMeal', { date: '2026-05-05', slot: 'lunch', recipe: first(recipesOf(now).recipes) }]],
    (now, was) => [['removeMeal', { meal: fresh(recipesOf(now).plan, recipesOf(was).plan)[0] }]],
  ),
};
