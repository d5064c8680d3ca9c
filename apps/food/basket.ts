import type { Food } from './state.ts';
import type { Allergen, Dish, Group, Option } from './state/menu.ts';
import type { Line } from './state/own.ts';

export type Wanted = Pick<Line, 'dish' | 'count' | 'options' | 'without' | 'note'>;
type Menu = Pick<Food, 'dishes' | 'groups'>;

/** What one line is told from another by: the dish, and everything that was said of it. */
export const keyOf = ({ dish, options, without, note }: Omit<Wanted, 'count'>): string =>
  [dish, options.toSorted().join('+'), without.toSorted().join('+'), note.trim()].join('|');

export const groupsOf = (menu: Menu, dish: Dish): (Group & { id: string })[] =>
  dish.groups.flatMap(id => (menu.groups[id] ? [{ ...menu.groups[id], id }] : []));

/** What was chosen, in the order of the menu. */
export const chosenOf = (menu: Menu, { dish, options }: Pick<Wanted, 'dish' | 'options'>): Option[] => {
  const found = menu.dishes[dish];
  if (!found) return [];
  return groupsOf(menu, found).flatMap(g => g.options.filter(o => options.includes(o.id)));
};

/** Price of one, pence. */
export const priceOf = (menu: Menu, wanted: Pick<Wanted, 'dish' | 'options'>): number =>
  chosenOf(menu, wanted).reduce((sum, o) => sum + o.cents, menu.dishes[wanted.dish]?.cents ?? 0);

/** Groups of which too little or too much was chosen. */
export const unmet = (menu: Menu, { dish, options }: Pick<Wanted, 'dish' | 'options'>): string[] => {
  const found = menu.dishes[dish];
  if (!found) return [];
  return groupsOf(menu, found)
    .filter(g => {
      const count = g.options.filter(o => options.includes(o.id)).length;
      return count < g.least || count > g.most;
    })
    .map(g => g.id);
};

/** Whether the menu has it as it is wanted. Whether there is any of it today is another question. */
export function isOnMenu(menu: Menu, wanted: Wanted): boolean {
  const dish = menu.dishes[wanted.dish];
  if (!dish || unmet(menu, wanted).length > 0) return false;
  const known = new Set(groupsOf(menu, dish).flatMap(g => g.options.map(o => o.id)));
  const isOnce = new Set(wanted.options).size === wanted.options.length;
  return (
    isOnce &&
    wanted.options.every(o => known.has(o)) &&
    wanted.without.every(each => dish.without.includes(each))
  );
}

/** The first choice of every group of which something has to be chosen. */
export const firstChoices = (menu: Menu, dish: Dish): string[] =>
  groupsOf(menu, dish).flatMap(g => g.options.slice(0, g.least).map(o => o.id));

export const linesOf = (state: Pick<Food, 'basket'>): (Line & { id: string })[] =>
  Object.entries(state.basket.lines)
    .map(([id, line]) => ({ ...line, id }))
    .toSorted((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1));

export const countOf = (state: Pick<Food, 'basket'>): number =>
  Object.values(state.basket.lines).reduce((sum, line) => sum + line.count, 0);

/** What of the owner’s allergies is in a dish. */
export const warningsOf = (state: Pick<Food, 'allergies'>, dish: Pick<Dish, 'allergens'>): Allergen[] =>
  dish.allergens.filter(a => state.allergies.includes(a));
