import { same } from '../../../judges/changes.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { task, type Phone, type Task } from '../form.ts';
import { judged } from '../probes/tables.ts';
import { int, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, done, open, scroll, SolverError, type Steps } from '../steps.ts';
import { contentOf, dishes, emptyBox, put, titled, type Dish } from './make.ts';

type P = { list: Dish[]; hours: number };
type Was = { was: Phone; now: Phone };
const contents = (s: Phone) => Object.values(s.apps.recipes.recipes).map(contentOf).sort();

const eachOnce = {
  // Which of two that say the same is left does not matter.
  goals: { eachOnce: ({ was, now }: Was) => same([...new Set(contents(was))], contents(now)) },
  keeps: { noneLost: ({ was, now }: Was) => same([...new Set(contents(was))], [...new Set(contents(now))]), noneNew: ({ was, now }: Was) => Object.entries(now.apps.recipes.recipes).every(([id, r]) => same(was.apps.recipes.recipes[id], r)) },
  allow: (s: Phone) => [s.apps.recipes.recipes],
};
const ask = {
  en: ['Some recipes in Recipes are saved twice. Delete exact duplicates, so that each different recipe is left once.', 'Clean up my recipe box: of recipes that are the same in everything keep one. Those that differ in anything stay.'],
  zh: ['“Recipes”里有重复的食谱。删除完全相同的重复项，每个不同的食谱保留一份。'],
};

interface Seen { element: string; name: string }
const isRecipe = { what: 'recipe', rank: (e: Element) => (e.id.startsWith('recipe#') ? 0 : null) };
const shownIn = (seen: Observation) => all(seen, isRecipe).map(e => ({ element: e.id, name: e.name }));

/** Everything of the list, from its beginning to its end; where it is left then. */
function* readList(seen: Observation): Generator<Parameters<typeof Array.of>[0], { seen: Observation; list: Seen[] }, Observation> {
  const list = new Map<string, Seen>();
  for (let last = -1; ;) {
    for (const r of shownIn(seen)) if (!list.has(r.element)) list.set(r.element, r);
    if (list.size === last || !all(seen, { what: 'list', rank: e => (e.id === 'scroll/main' && e.states.scrollable ? 0 : null) }).length) return { seen, list: [...list.values()] };
    last = list.size;
    seen = yield scroll('down');
  }
}
function* bring(seen: Observation, element: string, way: 'up' | 'down'): Steps {
  for (let i = 0; i < 12; i++) {
    if (shownIn(seen).some(r => r.element === element)) return seen;
    seen = yield scroll(way);
  }
  throw new SolverError(`No ${element}`);
}
/** What a recipe's page says, its title apart from where it stands. */
function* readPage(seen: Observation, element: string): Generator<any, { seen: Observation; says: string }, Observation> {
  seen = yield { type: 'tap', element };
  const words = (of: Observation) => all(of, { what: 'words', rank: e => (/^(?:ingredient|step)#/.test(e.id) || e.role === 'text' ? 0 : null) }).map(e => e.name);
  const says = [...words(seen)];
  seen = yield scroll('down', 2);
  says.push(...words(seen));
  seen = yield back();
  return { seen, says: [...new Set(says)].sort().join('\n') };
}
/** Picks all but one of each group of recipes that say the same, and deletes them. */
function* solve(_seen: Observation, look: boolean): Generator<any, void, Observation> {
  const read = yield* readList(yield open('recipes')) as Generator<any, { seen: Observation; list: Seen[] }, Observation>;
  let seen = read.seen;
  const byName = new Map<string, Seen[]>();
  for (const r of read.list) byName.set(r.name, [...byName.get(r.name) ?? [], r]);
  // From the end of the list, where reading it ended.
  const groups = [...byName.values()].filter(g => g.length > 1).reverse();
  const extra: string[] = [];
  for (const group of groups) {
    const said = new Set<string>();
    for (const r of [...group].reverse()) {
      seen = yield* bring(seen, r.element, 'up');
      let says = '';
      if (look) ({ seen, says } = yield* readPage(seen, r.element));
      if (said.has(says)) extra.push(r.element);
      said.add(says);
    }
  }
  let first = true;
  for (const element of extra.reverse()) {
    seen = yield* bring(seen, element, 'down');
    seen = yield { type: first ? 'long_press' : 'tap', element };
    first = false;
  }
  yield { type: 'tap', element: 'button/delete' };
  yield { type: 'tap', element: 'button/delete' };
  yield done();
}

const remove = (s: Phone, title: string, count: number) => { for (const r of titled(s, title).slice(0, count)) delete s.apps.recipes.recipes[r.id]; };
/** All but one of those that say the same, as the honest ending. */
const tidy = (s: Phone) => { const seen = new Set<string>(); for (const id of Object.keys(s.apps.recipes.recipes).sort()) { const says = contentOf(s.apps.recipes.recipes[id]!); if (seen.has(says)) delete s.apps.recipes.recipes[id]; seen.add(says); } };
const fill = (s: Phone, ctx: SetupCtx, list: readonly Dish[], hours: number) => { emptyBox(s); list.forEach((d, i) => put(s, ctx, d, {}, hours + i * 3)); };
/** The same dish but for one quantity: it is told from the other on its page alone. */
const nearly = (d: Dish): Dish => ({ ...d, ingredients: [...d.ingredients.slice(0, -1), '1 tsp salt'] });

export const deleteDuplicates: Task = task('recipes/delete-duplicates', params({ list: dishes(4), hours: int(2, 300) }), {
  tags: ['delete', 'duplicates'],
  counterpart: 'RecipeDeleteDuplicateRecipes',
  ask,
  ...eachOnce,
  setup: (s, { list, hours }, ctx) => fill(s, ctx, [...list, list[1]!], hours),
  solve: function* (seen) { yield* solve(seen, false); },
  wrong: {
    both: { change: (s, p) => remove(s, p.list[1]!.title, 2), because: ['eachOnce', 'noneLost'] },
    another: { change: (s, p) => remove(s, p.list[0]!.title, 1), because: ['eachOnce', 'noneLost'] },
    renamed: { change: (s, p) => { s.apps.recipes.recipes[titled(s, p.list[1]!.title)[0]!.id]!.title += ' 2'; }, because: ['eachOnce', 'noneLost', 'noneNew'] },
  },
  also: { tidied: { change: tidy } },
  probe: (p, was) => [judged(deleteDuplicates, p, was, 'recipes', 'recipes', 'each once')],
});

export const deleteDuplicatesAmongNear: Task = task('recipes/delete-duplicates-among-near', params({ list: dishes(6), hours: int(2, 300) }), {
  tags: ['delete', 'duplicates', 'distractor'],
  counterpart: 'RecipeDeleteDuplicateRecipes2',
  ask,
  ...eachOnce,
  setup: (s, { list, hours }, ctx) => fill(s, ctx, [...list, nearly(list[1]!), list[1]!, { ...list[2]!, description: 'The other way to make it.' }], hours),
  solve: function* (seen) { yield* solve(seen, true); },
  wrong: {
    theNearOneToo: { change: (s, p: P) => { tidy(s); const near = titled(s, p.list[1]!.title).find(r => r.ingredients.at(-1)!.name === 'salt')!; delete s.apps.recipes.recipes[near.id]; }, because: ['eachOnce', 'noneLost'] },
    theNearOneOnly: { change: (s, p: P) => { const near = titled(s, p.list[1]!.title).find(r => r.ingredients.at(-1)!.name === 'salt')!; delete s.apps.recipes.recipes[near.id]; }, because: ['eachOnce', 'noneLost'] },
    theOtherDescription: { change: (s, p: P) => { tidy(s); remove(s, p.list[2]!.title, 1); }, because: ['eachOnce', 'noneLost'] },
  },
  also: { tidied: { change: tidy } },
  probe: (p, was) => [judged(deleteDuplicatesAmongNear, p, was, 'recipes', 'recipes', 'each once')],
});

export const deleteDuplicatesInMany: Task = task('recipes/delete-duplicates-in-many', params({ list: dishes(12), hours: int(2, 300) }), {
  tags: ['delete', 'duplicates', 'distractor', 'repetition'],
  counterpart: 'RecipeDeleteDuplicateRecipes3',
  ask,
  ...eachOnce,
  setup: (s, { list, hours }, ctx) => fill(s, ctx, [...list, list[4]!, nearly(list[1]!), list[1]!, { ...list[2]!, description: 'The other way to make it.' }, { ...list[7]!, servings: '10 servings' }], hours),
  solve: function* (seen) { yield* solve(seen, true); },
  wrong: {
    oneGroupOnly: { change: (s, p: P) => remove(s, p.list[4]!.title, 1), because: 'eachOnce' },
    bothOfOne: { change: (s, p: P) => { tidy(s); remove(s, p.list[4]!.title, 1); }, because: ['eachOnce', 'noneLost'] },
    oneOfEachTitle: { change: (s, p: P) => { tidy(s); for (const d of p.list) remove(s, d.title, titled(s, d.title).length - 1); }, because: ['eachOnce', 'noneLost'] },
  },
  also: { tidied: { change: tidy } },
  probe: (p, was) => [judged(deleteDuplicatesInMany, p, was, 'recipes', 'recipes', 'each once')],
});
