import { same } from '../../../judges/changes.ts';
import type { Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import type { Steps } from '../steps.ts';
import { put, theRecipe, type Dish } from './make.ts';

type Was = { was: Phone; now: Phone };

/** The recipes of these titles are gone. */
export const goneAre =
  <P>(which: (p: P) => readonly string[]) =>
  ({ was, now, p }: Was & { p: P }) =>
    which(p).every(t => !(theRecipe(was, t).id in now.apps.recipes.recipes));

/** All others are as they were, and none came. */
export const othersStay =
  <P>(which: (p: P) => readonly string[]) =>
  ({ was, now, p }: Was & { p: P }) => {
    const going = which(p).map(t => theRecipe(was, t).id);
    const rest = ({ apps }: Phone) =>
      Object.fromEntries(Object.entries(apps.recipes.recipes).filter(([id]) => !going.includes(id)));
    return same(rest(was), rest(now));
  };

export const putAll = (s: Phone, ctx: SetupCtx, list: readonly Dish[]) =>
  list.forEach((d, i) => put(s, ctx, d, {}, 20 + i * 7));

export const titles = (list: readonly Dish[]) => list.map(d => d.title);

export const listed = (list: readonly Dish[]) =>
  titles(list)
    .map(t => `“${t}”`)
    .join(', ');

/** Others that sound alike: the title with one word more, before and after, and its first word. */
export const alike = (d: Dish, other: Dish): Dish[] => [
  { ...other, title: `${d.title} again` },
  { ...other, title: `${d.title.split(' ')[0]} supper` },
  { ...d, title: `Easy ${d.title.toLowerCase()}` },
];

export const three = (p: { list: readonly Dish[] }) => titles(p.list.slice(0, 3));

/** Deletes what is picked. */
export function* confirm(): Steps {
  yield { type: 'tap', element: 'button/delete' };
  return yield { type: 'tap', element: 'button/delete' };
}
