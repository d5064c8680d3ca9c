import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { Recipes } from './state.ts';

export const recipes = defineApp({
  id: 'recipes',
  name: 'Recipes',
  palette: 'recipes',
  describe: 'A recipe box that scales quantities, with cook mode, a shopping list and a meal plan.',
  state: Recipes,
  actions,
  routes: {
    '/': { screen: 'Home', title: 'Recipes', activity: '.MainActivity' },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity' },
    '/recipe/:recipe': { screen: 'Recipe', title: 'Recipe', activity: '.RecipeActivity' },
    '/cook/:recipe': { screen: 'Cook', title: 'Cook mode', activity: '.CookActivity' },
    '/edit/:recipe': { screen: 'Edit', title: 'Edit recipe', activity: '.EditActivity' },
    '/new': { screen: 'New', title: 'New recipe', activity: '.NewRecipeActivity' },
    '/categories': { screen: 'Categories', title: 'Categories', activity: '.CategoriesActivity' },
    '/shopping': { screen: 'Shopping', title: 'Shopping list', activity: '.ShoppingActivity' },
    '/plan': { screen: 'Plan', title: 'Meal plan', activity: '.PlanActivity' },
    '/plan/:date/:slot': { screen: 'Choose', title: 'Choose a recipe', activity: '.ChooseActivity' },
    '/import': { screen: 'Import', title: 'Import recipes', activity: '.ImportActivity' },
    '/settings': { screen: 'Settings', title: 'Recipe settings', activity: '.SettingsActivity' },
  },
  intents: [
    { verb: 'SEND', mime: 'text/plain', route: '/import', label: 'Recipes' },
    { verb: 'SEND', mime: 'text/markdown', route: '/import', label: 'Recipes' },
  ],
  size: 31_000_000,
});
