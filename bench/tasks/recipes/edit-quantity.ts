import { changed, onlyFields, same } from '../../../judges/changes.ts';
import { ingredientOf, lineOf } from '../../../apps/recipes/select.ts';
import { task, type Phone } from '../form.ts';
import { int, params } from '../sample.ts';
import { button, done, escaped, field, fill, find, tap } from '../steps.ts';
import { dishes, DISHES, openRecipe, put, theRecipe, type Dish } from './make.ts';

type Edited = { dish: Dish[]; at: number; to: number };
const EDITS = DISHES.filter(d => d.ingredients.filter(l => /^\d+ (?:g|ml) /.test(l)).length > 0);
const weighedOf = (d: Dish) => d.ingredients.filter(l => /^\d+ (?:g|ml) /.test(l));
const lineAt = (p: Edited) => weighedOf(p.dish[0]!)[p.at % weighedOf(p.dish[0]!).length]!;
const newLine = (p: Edited) => lineAt(p).replace(/^\d+/, String(p.to));
const whatOf = (line: string) => ingredientOf(line)!.name;
const setLine = (s: Phone, title: string, from: string, to: string) => {
  const r = s.apps.recipes.recipes[theRecipe(s, title).id]!;
  r.ingredients = r.ingredients.map(i => (lineOf(i) === from ? ingredientOf(to)! : i));
};
const touched = (s: Phone, p: Edited) => {
  s.apps.recipes.recipes[theRecipe(s, p.dish[0]!.title).id]!.editedAt += 1;
};

export const editQuantity = task(
  'recipes/edit-quantity',
  params({ dish: dishes(2, EDITS), at: int(0, 3), to: int(110, 690, 10) }).such(
    p => !lineAt(p).startsWith(`${p.to} `),
  ),
  {
    tags: ['edit'],
    ask: {
      en: [
        p =>
          `In the recipe “${p.dish[0]!.title}”, change the amount of ${whatOf(lineAt(p))} to ${p.to} ${/ml/.test(lineAt(p)) ? 'ml' : 'g'}.`,
        p =>
          `“${p.dish[0]!.title}” came out wrong. Correct the recipe to ${p.to} ${/ml/.test(lineAt(p)) ? 'ml' : 'g'} of ${whatOf(lineAt(p))} and leave the rest.`,
      ],
      zh: [
        p =>
          `把食谱“${p.dish[0]!.title}”里 ${whatOf(lineAt(p))} 的用量改成 ${p.to} ${/ml/.test(lineAt(p)) ? '毫升' : '克'}。`,
      ],
    },
    setup: (s, p, ctx) => {
      put(s, ctx, p.dish[0]!);
      put(s, ctx, p.dish[1]!);
      put(s, ctx, { ...p.dish[0]!, title: `${p.dish[0]!.title} for a crowd` });
    },
    goals: {
      written: ({ was, now, p }) =>
        same(
          now.apps.recipes.recipes[theRecipe(was, p.dish[0]!.title).id]?.ingredients,
          theRecipe(was, p.dish[0]!.title).ingredients.map(i =>
            lineOf(i) === lineAt(p) ? ingredientOf(newLine(p)) : i,
          ),
        ),
    },
    invariants: {
      others: ({ was, now, p }) =>
        changed(was.apps.recipes.recipes, now.apps.recipes.recipes).every(
          c => c.was.title === p.dish[0]!.title && onlyFields(c.was, c.now, [], ['ingredients', 'editedAt']),
        ),
    },
    allow: s => [s.apps.recipes.recipes],
    solve: function* (seen, p) {
      seen = yield* openRecipe(seen, p.dish[0]!.title);
      seen = yield tap(seen, button('Edit'));
      const lines = (find(seen, field('Ingredients')).value ?? '').split('\n');
      const next = lines
        .map(l =>
          new RegExp(`^\\d+ (?:g|ml) ${escaped(whatOf(lineAt(p)))}(?:,|$)`).test(l)
            ? l.replace(/^\d+/, String(p.to))
            : l,
        )
        .join('\n');
      seen = yield fill(seen, field('Ingredients'), next, { clear: true });
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      tenMore: {
        change: (s, p) => {
          setLine(s, p.dish[0]!.title, lineAt(p), newLine({ ...p, to: p.to + 10 }));
          touched(s, p);
        },
        because: 'written',
      },
      theCrowds: {
        change: (s, p) => setLine(s, `${p.dish[0]!.title} for a crowd`, lineAt(p), newLine(p)),
        because: ['written', 'others'],
      },
      aSecondLine: {
        change: (s, p) => {
          s.apps.recipes.recipes[theRecipe(s, p.dish[0]!.title).id]!.ingredients.push(
            ingredientOf(newLine(p))!,
          );
          touched(s, p);
        },
        because: 'written',
      },
      andTheServings: {
        change: (s, p) => {
          setLine(s, p.dish[0]!.title, lineAt(p), newLine(p));
          s.apps.recipes.recipes[theRecipe(s, p.dish[0]!.title).id]!.servings = '9 servings';
        },
        because: 'others',
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          setLine(s, p.dish[0]!.title, lineAt(p), newLine(p));
          touched(s, p);
        },
      },
    },
  },
);
