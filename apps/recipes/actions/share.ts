import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { Recipe, Recipes } from '../state.ts';
import { recipesIn, textOf } from '../text.ts';
import { action, blank, known, some } from './shared.ts';

const { Object: Obj, String: Str, Array: Arr, Integer: Int, Optional: Opt } = Type;

const textIn = (state: Recipes, recipe: Recipe): string =>
  textOf(
    recipe,
    recipe.categories.flatMap(id => state.categories[id]?.name ?? []),
  );

/** A title as a file's name. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\n]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60) || 'Recipe';

/** Writes a file where none of that name has another text, and gives its path. */
function write(ctx: Ctx, base: string, text: string): string | null {
  const files = ctx.provider('files');
  if (!files) {
    ctx.toast('The files of this phone cannot be reached');
    return null;
  }
  let path = `Documents/Recipes/${base}.md`;
  for (let n = 2, there = files.find(path); there && there.text !== text; there = files.find(path))
    path = `Documents/Recipes/${base} (${n++}).md`;
  files.writeText(path, text, 'text/markdown');
  return path;
}

/** Recipes as text: out by sharing and to files, in by sharing, pasting and from files. */
export const share = {
  share: action('Share recipes as text', Obj({ recipes: Arr(Str()) }), (state, { recipes }, ctx) => {
    const chosen = known(state, recipes).map(id => state.recipes[id]!);
    if (chosen.length === 0) return;
    ctx.start({
      verb: 'SEND',
      mime: 'text/plain',
      title: chosen.length === 1 ? chosen[0]!.title : `${chosen.length} recipes`,
      text: chosen.map(r => textIn(state, r)).join('\n\n---\n\n'),
    });
  }),
  exportRecipes: action(
    'Write recipes to a text file in Documents/Recipes, each to one of its own',
    Obj({ recipes: Arr(Str()) }),
    (state, { recipes }, ctx) => {
      const paths = known(state, recipes).map(id =>
        write(ctx, fileName(state.recipes[id]!.title), `${textIn(state, state.recipes[id]!)}\n`),
      );
      if (paths.length > 0 && paths.every(p => p !== null))
        ctx.toast(
          paths.length === 1 ? `Saved to ${paths[0]}` : `${paths.length} files saved to Documents/Recipes`,
        );
    },
  ),
  importText: action(
    'Take the recipes of a text in: all, or those of these indexes',
    Obj({ text: Str(), chosen: Opt(Arr(Int({ minimum: 0 }))) }),
    (state, { text, chosen }, ctx) => {
      const read = recipesIn(text).filter((_, i) => chosen === undefined || chosen.includes(i));
      if (read.length === 0) {
        ctx.toast('There is no recipe in this text');
        return;
      }
      read.forEach((recipe, i) => {
        const categories = Object.entries(state.categories)
          .filter(([, c]) => recipe.categories.some(name => name.toLowerCase() === c.name.toLowerCase()))
          .map(([id]) => id)
          .sort();
        // A millisecond apart, so that the newest first are in the order of the text.
        state.recipes[ctx.id('recipe')] = {
          ...blank(ctx.now),
          ...recipe,
          categories,
          createdAt: ctx.now - i,
        };
      });
      ctx.toast(`${some(read.length, '1 recipe', 'recipes')} saved`);
      ctx.finish();
    },
  ),
};
