import type { Action } from '../../../src/protocol/action.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { anyOf, task, type Phone, type Task } from '../form.ts';
import { int, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, done, layoutOf, open, rid, scroll, SolverError, type Matcher } from '../steps.ts';
import { contentOf, dishes, emptyBox, put, titled, type Dish } from './make.ts';

type P = { list: Dish[]; hours: number };
/** Ids of the two equal recipes of this title. */
const twins = (s: Phone, title: string) =>
  titled(s, title)
    .filter((r, _i, all) => all.some(other => other.id !== r.id && contentOf(other) === contentOf(r)))
    .map(r => r.id);
const remove = (ctx: SetupCtx, ...recipes: string[]) => ctx.act('recipes', 'remove', { recipes });
/** One of two equal recipes is deleted; either may be left. */
const once = (at: number) =>
  anyOf<P>(
    (s, p, ctx) => remove(ctx, twins(s, p.list[at]!.title)[1]!),
    (s, p, ctx) => remove(ctx, twins(s, p.list[at]!.title)[0]!),
  );
/** The same dish with one other quantity, which only its page shows. */
const nearly = (d: Dish): Dish => ({ ...d, ingredients: [...d.ingredients.slice(0, -1), '1 tsp salt'] });
const near = (s: Phone, title: string) =>
  titled(s, title).find(r => r.ingredients.at(-1)!.name === 'salt')!.id;

const ask = {
  en: [
    'Some recipes in Recipes are saved twice. Delete exact duplicates, so that each different recipe is left once.',
    'Clean up my recipe box: of recipes that are the same in everything keep one. Those that differ in anything stay.',
  ],
  zh: ['“Recipes”里有重复的食谱。删除完全相同的重复项，每个不同的食谱保留一份。'],
};

type Walk<T> = Generator<Action, T, Observation>;
const SCROLLED: Matcher = { what: 'list', rank: e => (e.states.scrollable ? 0 : null) };
/** The list of recipes, where it is longer than the screen. */
const listIn = (seen: Observation): Element | undefined =>
  all(seen, SCROLLED).find(list =>
    all(seen, rid('recipe')).some(
      row => row.bounds[1]! >= list.bounds[1]! && row.bounds[3]! <= list.bounds[3]!,
    ),
  );
/** The rows that are fully visible, from the top. A row that is cut off has an incomplete name. */
function rowsIn(seen: Observation): Element[] {
  const list = listIn(seen);
  return all(seen, rid('recipe')).filter(
    ({ bounds: [, top, , bottom] }) => !list || (top! > list.bounds[1]! && bottom! < list.bounds[3]!),
  );
}
const namesIn = (seen: Observation): string[] => rowsIn(seen).map(e => e.name);
const isAt = (whole: readonly string[], part: readonly string[], at: number): boolean =>
  part.every((name, i) => whole[at + i] === name);

/** All names of the list, merged from overlapping screens, and the last screen. */
function* readList(seen: Observation): Walk<{ seen: Observation; names: string[] }> {
  const names = namesIn(seen);
  for (let more = listIn(seen) !== undefined; more;) {
    const before = layoutOf(seen);
    seen = yield scroll('down');
    more = layoutOf(seen) !== before;
    const now = namesIn(seen);
    let from = Math.max(0, names.length - now.length);
    while (!isAt(names.slice(from), now.slice(0, names.length - from), 0)) from++;
    names.push(...now.slice(names.length - from));
  }
  return { seen, names };
}

/** Position of a screen in the list: of positions that look the same, the one nearest to the last known. */
function placeOf(seen: Observation, names: readonly string[], near: number): number {
  const now = namesIn(seen);
  const places = names
    .flatMap((_, at) => (isAt(names, now, at) ? [at] : []))
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  if (now.length === 0 || places.length === 0)
    throw new SolverError(`The list is not where it was: ${now.join('; ')}`);
  return places[0]!;
}

interface Place {
  seen: Observation;
  at: number;
}
/** Scrolls until a row of the list is shown. */
function* bring(
  { seen, at }: Place,
  names: readonly string[],
  row: number,
): Walk<Place & { element: string }> {
  for (let tries = 0; tries < 12; tries++) {
    at = placeOf(seen, names, at);
    const shown = rowsIn(seen)[row - at];
    if (shown) return { seen, at, element: shown.id };
    const down = row > at;
    seen = yield scroll(down ? 'down' : 'up', 0.5);
    at += down ? 1 : -1;
  }
  throw new SolverError(`No ${names[row]}`);
}

/** What a recipe's page says, apart from where it stands. */
function* readPage(element: string): Walk<{ seen: Observation; says: string }> {
  let seen: Observation = yield { type: 'tap', element };
  const words = (of: Observation) =>
    all(of, {
      what: 'words',
      rank: e =>
        /:id\/(?:ingredient|step)$/.test(e.resourceId) || e.className === 'android.widget.TextView'
          ? 0
          : null,
    }).map(e => e.name);
  const says = [...words(seen)];
  seen = yield scroll('down', 2);
  says.push(...words(seen));
  seen = yield back();
  return { seen, says: [...new Set(says)].sort().join('\n') };
}

/**
 * Selects all but one recipe of each group of duplicates and deletes them. It goes by their positions, since two rows may
 * read the same.
 */
function* solve(_seen: Observation, looks: boolean): Walk<void> {
  const { seen, names } = yield* readList(yield open('recipes'));
  let place: Place = { seen, at: names.length };
  const groups = new Map<string, number[]>();
  for (const [i, name] of names.entries()) groups.set(name, [...(groups.get(name) ?? []), i]);
  const extra: number[] = [];
  // From the end of the list, where reading it ended.
  for (const group of [...groups.values()].filter(g => g.length > 1).reverse()) {
    const said = new Set<string>();
    for (const row of [...group].reverse()) {
      let says = '';
      if (looks) {
        const found = yield* bring(place, names, row);
        const page = yield* readPage(found.element);
        says = page.says;
        place = { seen: page.seen, at: found.at };
      }
      if (said.has(says)) extra.push(row);
      said.add(says);
    }
  }
  for (const [i, row] of extra.reverse().entries()) {
    const { at, element } = yield* bring(place, names, row);
    place = { seen: yield { type: i === 0 ? 'long_press' : 'tap', element }, at };
  }
  yield { type: 'tap', element: 'button/delete' };
  yield { type: 'tap', element: 'button/delete' };
  yield done();
}

const fill = (s: Phone, ctx: SetupCtx, list: readonly Dish[], hours: number) => {
  emptyBox(s);
  list.forEach((d, i) => put(s, ctx, d, {}, hours + i * 3));
};
export const deleteDuplicates: Task = task(
  'recipes/delete-duplicates',
  params({ list: dishes(4), hours: int(2, 300) }),
  {
    tags: ['delete', 'duplicates'],
    counterpart: 'RecipeDeleteDuplicateRecipes',
    ask,
    expect: { once: once(1) },
    setup: (s, { list, hours }, ctx) => fill(s, ctx, [...list, list[1]!], hours),
    solve: function* (seen) {
      yield* solve(seen, false);
    },
    nearMisses: {
      both: {
        change: (s, p, ctx) => remove(ctx, ...twins(s, p.list[1]!.title)),
        because: 'sideEffects',
      },
    },
    alternatives: {
      theFirst: { change: (s, p, ctx) => remove(ctx, twins(s, p.list[1]!.title)[0]!) },
    },
  },
);

export const deleteDuplicatesAmongNear: Task = task(
  'recipes/delete-duplicates-among-near',
  params({ list: dishes(6), hours: int(2, 300) }),
  {
    tags: ['delete', 'duplicates', 'distractor'],
    counterpart: 'RecipeDeleteDuplicateRecipes2',
    ask,
    expect: { once: once(1) },
    setup: (s, { list, hours }, ctx) =>
      fill(
        s,
        ctx,
        [...list, nearly(list[1]!), list[1]!, { ...list[2]!, description: 'The other way to make it.' }],
        hours,
      ),
    solve: function* (seen) {
      yield* solve(seen, true);
    },
    nearMisses: {
      theNearOneToo: {
        change: (s, { list: [, d] }, ctx) => remove(ctx, twins(s, d!.title)[0]!, near(s, d!.title)),
        because: 'sideEffects',
      },
      theNearOneOnly: {
        change: (s, { list: [, d] }, ctx) => remove(ctx, near(s, d!.title)),
        because: ['once', 'sideEffects'],
      },
      theOtherDescription: {
        change: (s, { list: [, d, e] }, ctx) =>
          remove(ctx, twins(s, d!.title)[0]!, titled(s, e!.title)[0]!.id),
        because: 'sideEffects',
      },
    },
  },
);

export const deleteDuplicatesInMany: Task = task(
  'recipes/delete-duplicates-in-many',
  params({ list: dishes(12), hours: int(2, 300) }),
  {
    tags: ['delete', 'duplicates', 'distractor', 'repetition'],
    counterpart: 'RecipeDeleteDuplicateRecipes3',
    ask,
    expect: { first: once(4), second: once(1) },
    setup: (s, { list, hours }, ctx) =>
      fill(
        s,
        ctx,
        [
          ...list,
          list[4]!,
          nearly(list[1]!),
          list[1]!,
          { ...list[2]!, description: 'The other way to make it.' },
          { ...list[7]!, servings: '10 servings' },
        ],
        hours,
      ),
    solve: function* (seen) {
      yield* solve(seen, true);
    },
    nearMisses: {
      oneGroupOnly: {
        change: (s, p, ctx) => remove(ctx, twins(s, p.list[4]!.title)[0]!),
        because: 'second',
      },
      oneOfEachTitle: {
        change: (s, p, ctx) =>
          remove(
            ctx,
            ...p.list.flatMap(d =>
              titled(s, d.title)
                .slice(1)
                .map(r => r.id),
            ),
          ),
        because: 'sideEffects',
      },
    },
    alternatives: {
      theFirstOfEach: {
        change: (s, p, ctx) => remove(ctx, ...[1, 4].map(at => twins(s, p.list[at]!.title)[0]!)),
      },
    },
  },
);
