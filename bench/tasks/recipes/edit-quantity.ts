import { ingredientOf, lineOf } from '../../../apps/recipes/select.ts';
import { task, type Phone } from '../form.ts';
import { int, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, escaped, field, fill, find, tap } from '../steps.ts';
import { dishes, DISHES, drop, openRecipe, put, theRecipe, writeDown, type Dish } from './make.ts';

type Edited = { dish: Dish[]; at: number; to: number };
const EDITS = DISHES.filter(d => d.ingredients.filter(l => /^\d+ (?:g|ml) /.test(l)).length > 0);
const weighedOf = (d: Dish) => d.ingredients.filter(l => /^\d+ (?:g|ml) /.test(l));
const lineAt = (p: Edited) => weighedOf(p.dish[0]!)[p.at % weighedOf(p.dish[0]!).length]!;
const newLine = (p: Edited) => lineAt(p).replace(/^\d+/, String(p.to));
const whatOf = (line: string) => ingredientOf(line)!.name;
const crowd = (p: Edited) => `${p.dish[0]!.title} for a crowd`;
/** Edits the quantity in the recipe with this title. */
function edit(s: Phone, p: Edited, ctx: SetupCtx, title = p.dish[0]!.title): void {
  const { id, ...r } = theRecipe(s, title);
  const ingredients = r.ingredients.map(i => (lineOf(i) === lineAt(p) ? ingredientOf(newLine(p))! : i));
  writeDown(ctx, { ...r, ingredients }, id);
}

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
      put(s, ctx, { ...p.dish[0]!, title: crowd(p) });
    },
    expect: { written: (s, p, ctx) => edit(s, p, ctx) },
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
      theCrowds: {
        change: (s, p, ctx) => edit(s, p, ctx, crowd(p)),
        because: ['written', 'sideEffects'],
      },
      othersDeleted: {
        change: (s, p, ctx) => {
          edit(s, p, ctx);
          drop(s, ctx, [crowd(p), p.dish[1]!.title]);
        },
        because: 'sideEffects',
      },
    },
  },
);
