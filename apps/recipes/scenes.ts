import { after, at, changed, oneOfEach, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const CAKE = '/recipe/recipe-lemon-cake';
const picked = 'recipe#recipe-apple-crumble';
const dialogs: readonly DialogRow[] = [
  ['/', 'Filter and sort', ['button/filter-and-sort']],
  ['/', 'More options', ['button/more-options']],
  ['/', 'More options', [hold(picked), 'button/more-options']],
  ['/', 'Categories', [hold(picked), 'button/more-options', 'menuitem/categories']],
  [
    '/',
    'Delete Apple crumble?',
    [hold(picked), 'button/delete'],
    'apps/recipes/ui/SelectBar.tsx one === undefined ? `Delete ${chosen.length} recipes?` : `Delete ${one}?`',
  ],
  [CAKE, 'More options', ['button/more-options']],
  [CAKE, 'Add to shopping list', ['button/more-options', 'menuitem/add-to-shopping-list']],
  [CAKE, 'Categories', ['button/more-options', 'menuitem/categories']],
  [CAKE, 'New category', ['button/more-options', 'menuitem/categories', 'new-category']],
  [CAKE, "Delete Mum's lemon drizzle cake?", ['button/more-options', 'menuitem/delete']],
  ['/recipe/recipe-porridge', 'Notes', [{ type: 'scroll', direction: 'down' }, 'button/write-notes']],
  ['/cook/recipe-lemon-cake', 'Ingredients', ['button/ingredients']],
  [
    '/edit/recipe-lemon-cake',
    'Discard changes?',
    [{ type: 'type', element: 'field/title', text: 'x' }, 'button/close'],
  ],
  ['/categories', 'New category', ['button/new-category']],
  ['/categories', 'Rename category', ['button/rename-baking']],
  ['/categories', 'Delete Baking?', ['button/delete-baking']],
  ['/shopping', 'More options', ['button/more-options']],
  ['/shopping', 'Empty the shopping list?', ['button/more-options', 'menuitem/clear-all']],
  ['/shopping', 'Edit item', ['button/edit-oat-milk']],
  ['/plan', 'More options', ['button/more-options']],
  [
    '/plan',
    'Today',
    ['button/add-a-meal-today'],
    "apps/recipes/ui/Plan.tsx adding ? formatDayHeading(dayStart(adding, zone), now, zone) : 'Meal'",
  ],
  ['/plan', 'Tortilla de patatas', ['meal#meal-1'], "apps/recipes/ui/Plan.tsx recipe?.title ?? 'Meal'"],
  ['/import', 'Text files', ['button/from-a-file']],
];

const RECIPE =
  '# Tea loaf\nServings: 10 slices\nPrep time: 15 min\n\n## Ingredients\n- 350 g mixed fruit\n- 300 ml tea, hot\n- 225 g flour\n\n## Directions\n1. Soak the fruit overnight.\n2. Bake at 160 °C for 1 hour 10 minutes.';
const searching = (query: string) => ({
  do: [{ type: 'type' as const, element: 'field/query', text: query }],
});

export const scenes: AppScenes = {
  params: {
    recipe: ({ apps: { recipes } }) => [
      'recipe-birthday-cake',
      'recipe-shakshuka',
      ...oneOfEach(recipes.recipes, r => `${r.photo === null} ${r.nutrition === null} ${r.notes === ''}`),
    ],
    '/edit/:recipe': () => ['recipe-lemon-cake'],
    '/cook/:recipe': () => ['recipe-lemon-cake', 'recipe-jiaozi'],
    date: () => ['2026-03-13'],
    slot: () => ['dinner'],
  },
  args: { '/import': { verb: 'SEND', mime: 'text/plain', text: RECIPE } },
  screens: ({ world, scene }) => [
    scene('as a grid', '/', { phone: after(world, 'recipes', 'setView', { view: 'grid' }) }),
    scene('picked', '/', { do: [hold(picked)] }),
    scene('picked as a grid', '/', {
      phone: after(world, 'recipes', 'setView', { view: 'grid' }),
      do: [hold(picked)],
    }),
    scene('empty', '/', {
      phone: changed(world, ({ recipes }) => {
        recipes.recipes = {};
      }),
    }),
    scene('nothing to buy', '/shopping', {
      phone: changed(world, ({ recipes }) => {
        recipes.shopping = {};
      }),
    }),
    scene('no categories', '/categories', {
      phone: changed(world, ({ recipes }) => {
        recipes.categories = {};
      }),
    }),
    scene('scaled and imperial', '/recipe/recipe-sunday-chicken', {
      phone: after(
        after(world, 'recipes', 'setServings', { recipe: 'recipe-sunday-chicken', servings: 6 }),
        'recipes',
        'changeSettings',
        { units: 'imperial' },
      ),
      do: [{ type: 'scroll', direction: 'down' }],
    }),
    scene('found', '/search', searching('leek potato')),
    scene('nothing found', '/search', searching('zeppelin')),
  ],
  dialogs: ({ world }) => ({ list: dialogs, from: at(world, 'recipes', '/') }),
};
