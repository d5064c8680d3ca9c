import { task, type Task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { all, back, button, done, field, fill, open, scroll, tap } from '../steps.ts';
import { dishes, emptyBox, type Dish } from './make.ts';
import { dropping, putAll, titles } from './deletion.ts';

const WORDS = ['garlic', 'honey', 'ginger', 'rosemary'] as const;

interface Cooked {
  list: readonly Dish[];
  word: string;
  count: number;
}

/** The first ones name the ingredient in their directions, the next two only elsewhere. */
const boxOf = ({ list, word, count }: Cooked): Dish[] =>
  list.map((d, i) => {
    const bare: Dish = {
      ...d,
      ingredients: d.ingredients.filter(l => !l.includes(word)),
      directions: d.directions.replace(new RegExp(`\\b${word}\\b`, 'g'), 'salt'),
    };
    if (i < count)
      return {
        ...bare,
        directions: `${bare.directions} ${['Add the', 'Finish with', 'Stir in the', 'Cook it with'][i % 4]} ${word}.`,
      };
    if (i === count) return { ...bare, ingredients: [...bare.ingredients, `2 tsp ${word}`] };
    return i === count + 1 ? { ...bare, description: `Good without ${word}, too.` } : bare;
  });

const withWord = (p: Cooked) => titles(boxOf(p).slice(0, p.count));

export const deleteRecipesWithIngredient: Task = task(
  'recipes/delete-recipes-with-ingredient',
  params({ list: dishes(8), word: oneOf(...WORDS), count: int(2, 3) }),
  {
    tags: ['delete', 'condition', 'repetition', 'distractor'],
    counterpart: 'RecipeDeleteMultipleRecipesWithConstraint',
    ask: {
      en: [
        ({ word }) => `Delete all recipes in Recipes whose directions mention ${word}.`,
        ({ word }) =>
          `I can no longer eat ${word}. Remove every recipe that uses it in its directions; those that name it elsewhere stay.`,
      ],
      zh: [({ word }) => `删除“Recipes”里所有步骤中提到“${word}”的食谱。`],
    },
    setup: (s, p, ctx) => {
      emptyBox(s);
      putAll(s, ctx, boxOf(p));
    },
    expect: { gone: dropping(withWord) },
    solve: function* (_seen, { word }) {
      let seen = yield open('recipes');
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search recipes'), word, { enter: true });
      const found = all(seen, { what: 'recipe', rank: e => (e.id.startsWith('recipe#') ? 0 : null) }).map(
        e => e.id,
      );
      const going: string[] = [];
      for (const id of found) {
        seen = yield { type: 'tap', element: id };
        seen = yield scroll('down', 2);
        if (
          all(seen, {
            what: 'step',
            rank: e => (e.id.startsWith('step#') && e.name.toLowerCase().includes(word) ? 0 : null),
          }).length > 0
        )
          going.push(id);
        seen = yield back();
      }
      yield { type: 'long_press', element: going[0]! };
      for (const id of going.slice(1)) seen = yield { type: 'tap', element: id };
      // The button, and then the dialog's.
      yield { type: 'tap', element: 'button/delete' };
      yield { type: 'tap', element: 'button/delete' };
      yield done();
    },
    nearMisses: {
      inIngredientsToo: {
        change: dropping(p => [...withWord(p), boxOf(p)[p.count]!.title]),
        because: 'sideEffects',
      },
      inTheDescription: {
        change: dropping(p => [boxOf(p)[p.count + 1]!.title]),
        because: ['gone', 'sideEffects'],
      },
    },
  },
);
