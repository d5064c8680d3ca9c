// Over 300 lines: one test or more for each action of the app.
import { produce } from 'immer';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { amount } from './amount.ts';
import { ingredientsOf, lineOf } from './ingredient.ts';
import { categoriesOf, listed, mealsOn, shoppingOf, weekOf } from './select.ts';
import type { Recipe, Recipes } from './state.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const T0 = Date.UTC(2026, 2, 1, 8);
const base: Recipe = {
  title: 'Soup',
  description: '',
  servings: '4 servings',
  prepMinutes: 10,
  cookMinutes: 20,
  ingredients: ingredientsOf('For the pot:\n3 leeks, sliced\n1 l stock\n2 tsp salt'),
  directions: ['Sweat the leeks for 10 minutes.', 'Boil.'],
  source: 'Own',
  notes: '',
  nutrition: null,
  categories: ['category-a'],
  photo: null,
  rating: 0,
  favourite: false,
  createdAt: T0,
  editedAt: T0,
  cookedAt: null,
};
/** A phone with only these recipes and the category `category-a`, with the app open. */
const phoneWith = (recipes: Record<string, Partial<Recipe>>, more: Partial<Recipes> = {}) =>
  dispatch(
    catalogue,
    produce(world, d => {
      Object.assign(d.apps['recipes'] as Recipes, {
        recipes: Object.fromEntries(
          Object.entries(recipes).map(([id, r]) => [`recipe-${id}`, { ...structuredClone(base), ...r }]),
        ),
        categories: { 'category-a': { name: 'Alpha' } },
        ticks: {},
        shopping: {},
        plan: {},
        servings: {},
        form: null,
        searches: [],
        ...more,
      });
    }),
    'system',
    'openApp',
    { app: 'recipes' },
  ).phone;
const run = (phone: AnyPhone, name: string, args: object = {}, app = 'recipes') =>
  dispatch(catalogue, phone, app, name, args).phone;
const state = (phone: AnyPhone) => phone.apps['recipes'] as Recipes;
const one = (phone: AnyPhone, id = 'one') => state(phone).recipes[`recipe-${id}`]!;
const toast = (phone: AnyPhone) => phone.ui.toast?.text;
const asked = (phone: AnyPhone) =>
  phone.ui.dialogs.at(-1) as unknown as { kind: string; intent: Record<string, unknown> };
const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1)?.path;
const list = (phone: AnyPhone) => shoppingOf(state(phone)).map(l => `${l.done ? 'x ' : ''}${lineOf(l)}`);
const form = {
  recipe: null,
  title: 'Tea',
  description: '',
  servings: '2 cups',
  prep: '5 mins',
  cook: '',
  ingredients: '1 tsp tea\n200 ml water',
  directions: '1. Boil.\n2. Wait.',
  source: '',
  notes: '',
  nutrition: { kcal: '', protein: '', carbs: '', fat: '' },
  categories: ['category-a', 'category-no'],
  photo: null,
};

describe('editing', () => {
  test('save makes a recipe from its form, and says what it cannot read', () => {
    const was = run(phoneWith({ one: {} }), 'push', { app: 'recipes', pattern: '/new' }, 'system');
    const phone = run(was, 'save', form);
    const [id] = Object.keys(state(phone).recipes).filter(k => k !== 'recipe-one');
    expect(state(phone).recipes[id!]).toMatchObject({
      title: 'Tea',
      servings: '2 cups',
      prepMinutes: 5,
      cookMinutes: null,
      directions: ['Boil.', 'Wait.'],
      categories: ['category-a'],
      nutrition: null,
      createdAt: was.clock.now,
    });
    expect(state(phone).recipes[id!]!.ingredients.map(i => lineOf(i))).toEqual(['1 tsp tea', '200 ml water']);
    expect(top(phone)).toBe('/');
    for (const bad of [
      { title: ' ' },
      { prep: 'soon' },
      { nutrition: { ...form.nutrition, kcal: 'lots' } },
    ]) {
      const no = run(was, 'save', { ...form, ...bad });
      expect(state(no)).toEqual(state(was));
      expect(toast(no)).toBeTruthy();
    }
  });
  test('save changes a recipe, and drops ticks and servings only where their lines changed', () => {
    const phone = phoneWith(
      { one: {} },
      { ticks: { 'recipe-one': { ingredients: [1], steps: [] } }, servings: { 'recipe-one': 6 } },
    );
    const same = {
      ...form,
      recipe: 'recipe-one',
      title: 'Soup',
      servings: '4 servings',
      prep: '10',
      cook: '20',
      ingredients: base.ingredients.map(i => lineOf(i)).join('\n'),
      directions: base.directions.join('\n'),
      source: 'Own',
      categories: ['category-a'],
    };
    expect(one(run(phone, 'save', same))).toEqual(one(phone));
    const noted = run(phone, 'save', {
      ...same,
      notes: 'Good',
      nutrition: { kcal: '210', protein: '', carbs: '', fat: '4' },
    });
    expect(one(noted)).toMatchObject({
      notes: 'Good',
      nutrition: { kcal: 210, protein: null, carbs: null, fat: 4 },
      editedAt: phone.clock.now,
      createdAt: T0,
    });
    expect(state(noted).ticks).toEqual(state(phone).ticks);
    const other = run(phone, 'save', { ...same, servings: '2 servings', ingredients: '1 leek' });
    expect([state(other).ticks, state(other).servings]).toEqual([{}, {}]);
    expect(state(run(phone, 'save', { ...same, recipe: 'recipe-no' }))).toEqual(state(phone));
  });
  test('setPhoto and takePhoto keep a picture for the form', () => {
    const phone = phoneWith({});
    expect(state(run(phone, 'setPhoto', { screen: 's1', photo: 'dish-dal' })).form).toEqual({
      screen: 's1',
      photo: 'dish-dal',
    });
    const [media, entry] = Object.entries(phone.device.storage.files).find(
      ([, f]) => f.media?.kind === 'photo',
    )!;
    expect(state(run(phone, 'takePhoto', { screen: 's1', result: [media] })).form).toEqual({
      screen: 's1',
      photo: entry.media!.picture,
    });
    expect(state(run(phone, 'takePhoto', { screen: 's1', result: media })).form?.photo).toBe(
      entry.media!.picture,
    );
    expect(state(run(phone, 'takePhoto', { screen: 's1', result: null })).form).toBeNull();
  });
  test('duplicate, favourite, rate, setNotes and cooked change one recipe', () => {
    const phone = phoneWith({ one: { favourite: true, rating: 3 }, two: {} });
    const copy = run(phone, 'duplicate', { recipe: 'recipe-one' });
    expect(Object.values(state(copy).recipes).filter(r => r.title === 'Soup (copy)')).toMatchObject([
      { favourite: false, rating: 3, ingredients: base.ingredients, createdAt: phone.clock.now },
    ]);
    expect([
      one(run(phone, 'favourite', { recipes: ['recipe-one', 'recipe-no'], on: false })).favourite,
      one(run(phone, 'rate', { recipe: 'recipe-two', rating: 5 }), 'two').rating,
    ]).toEqual([false, 5]);
    expect(one(run(phone, 'setNotes', { recipe: 'recipe-one', notes: ' More salt ' }))).toMatchObject({
      notes: 'More salt',
      editedAt: phone.clock.now,
    });
    expect(one(run(phone, 'cooked', { recipe: 'recipe-one' })).cookedAt).toBe(phone.clock.now);
    for (const name of ['duplicate', 'cooked'])
      expect(state(run(phone, name, { recipe: 'recipe-no' }))).toEqual(state(phone));
  });
  test('remove takes recipes, their ticks and their meals, and leaves what is to be bought', () => {
    let phone = phoneWith(
      { one: {}, two: {} },
      { ticks: { 'recipe-one': { ingredients: [1], steps: [] } }, servings: { 'recipe-one': 2 } },
    );
    phone = run(run(phone, 'addToShopping', { recipe: 'recipe-one', lines: [1] }), 'planMeal', {
      date: '2026-03-13',
      slot: 'dinner',
      recipe: 'recipe-one',
    });
    const after = run(
      run(
        phone,
        'push',
        { app: 'recipes', pattern: '/recipe/:recipe', params: { recipe: 'recipe-one' } },
        'system',
      ),
      'remove',
      { recipes: ['recipe-one', 'recipe-no'] },
    );
    expect([
      Object.keys(state(after).recipes),
      state(after).ticks,
      state(after).servings,
      state(after).plan,
      top(after),
    ]).toEqual([['recipe-two'], {}, {}, {}, '/']);
    expect(Object.values(state(after).shopping)).toMatchObject([{ name: 'leeks', recipes: [] }]);
  });
});

describe('cooking', () => {
  test('tickIngredient, tickStep and clearTicks', () => {
    const phone = phoneWith({ one: {} });
    const ticked = run(
      run(run(phone, 'tickIngredient', { recipe: 'recipe-one', index: 2, done: true }), 'tickIngredient', {
        recipe: 'recipe-one',
        index: 1,
        done: true,
      }),
      'tickStep',
      { recipe: 'recipe-one', index: 0, done: true },
    );
    expect(state(ticked).ticks).toEqual({ 'recipe-one': { ingredients: [1, 2], steps: [0] } });
    expect(state(run(ticked, 'clearTicks', { recipe: 'recipe-one' })).ticks).toEqual({});
    expect(
      state(
        run(run(phone, 'tickStep', { recipe: 'recipe-one', index: 1, done: true }), 'tickStep', {
          recipe: 'recipe-one',
          index: 1,
          done: false,
        }),
      ).ticks,
    ).toEqual({});
    expect(
      state(
        run(run(phone, 'tickStep', { recipe: 'recipe-one', index: 2, done: true }), 'tickIngredient', {
          recipe: 'recipe-no',
          index: 0,
          done: true,
        }),
      ).ticks,
    ).toEqual({});
  });
  test('setServings is kept while it is another than what is written', () => {
    const phone = run(phoneWith({ one: {} }), 'setServings', { recipe: 'recipe-one', servings: 6 });
    expect(state(phone).servings).toEqual({ 'recipe-one': 6 });
    expect(state(run(phone, 'setServings', { recipe: 'recipe-one', servings: 4 })).servings).toEqual({});
  });
  test('startTimer asks the clock for a timer', () => {
    const phone = run(phoneWith({ one: {} }), 'startTimer', { recipe: 'recipe-one', seconds: 600 });
    expect(top(phone)).toBe('/set-timer');
    expect(phone.ui.tasks[0]!.stack.at(-1)!.args).toMatchObject({
      verb: 'EDIT',
      extras: { seconds: 600, label: 'Soup' },
    });
  });
});

describe('shopping', () => {
  test('addToShopping scales, leaves headings out and merges by name and measure', () => {
    let phone = phoneWith({
      one: {},
      two: { ingredients: ingredientsOf('1 Leek\n500 ml stock\n1 tbsp salt\n1 cup stock cubes') },
    });
    phone = run(phone, 'addToShopping', { recipe: 'recipe-one', servings: 8 });
    expect(list(phone)).toEqual(['6 leeks', '2 l stock', '4 tsp salt']);
    phone = run(phone, 'addToShopping', { recipe: 'recipe-two' });
    expect(list(phone)).toEqual(['7 leeks', '2.5 l stock', '7 tsp salt', '1 cup stock cubes']);
    expect(shoppingOf(state(phone))[0]!.recipes).toEqual(['recipe-one', 'recipe-two']);
    expect(list(run(phoneWith({ one: {} }), 'addToShopping', { recipe: 'recipe-one', lines: [2] }))).toEqual([
      '1 l stock',
    ]);
    expect(
      list(
        run(
          run(phoneWith({ one: {} }), 'setServings', { recipe: 'recipe-one', servings: 2 }),
          'addToShopping',
          { recipe: 'recipe-one', lines: [1] },
        ),
      ),
    ).toEqual(['1½ leeks']);
  });
  test('addLine, editLine, tickLine, removeLine, clearTicked and clearShopping', () => {
    let phone = run(
      run(run(phoneWith({}), 'addLine', { text: '2 loaves' }), 'addLine', { text: ' ' }),
      'addLine',
      { text: 'cat litter' },
    );
    expect(list(phone)).toEqual(['2 loaves', 'cat litter']);
    const [loaves, litter] = shoppingOf(state(phone)).map(l => l.id) as [string, string];
    expect(list(run(phone, 'editLine', { line: loaves, text: '3 rolls' }))).toEqual([
      '3 rolls',
      'cat litter',
    ]);
    phone = run(phone, 'tickLine', { line: loaves, done: true });
    expect(list(phone)).toEqual(['cat litter', 'x 2 loaves']);
    expect(list(run(phone, 'changeSettings', { tickedLast: false }))).toEqual(['x 2 loaves', 'cat litter']);
    // What is in the basket is bought: the same again is a line of its own.
    expect(list(run(phone, 'addLine', { text: '1 loaf' }))).toEqual(['cat litter', '1 loaf', 'x 2 loaves']);
    expect([
      list(run(phone, 'clearTicked')),
      list(run(phone, 'removeLine', { line: litter })),
      list(run(phone, 'clearShopping')),
    ]).toEqual([['cat litter'], ['x 2 loaves'], []]);
    expect(asked(run(phone, 'shareShopping')).intent).toMatchObject({
      verb: 'SEND',
      mime: 'text/plain',
      text: '- cat litter',
    });
    expect(toast(run(run(phone, 'clearShopping'), 'shareShopping'))).toBe('There is nothing to buy');
  });
});

describe('plan', () => {
  test('planMeal, moveMeal, setMealServings and removeMeal', () => {
    let phone = phoneWith({ one: {} });
    for (const date of ['2026-02-30', '2026-13-01'])
      expect(state(run(phone, 'planMeal', { date, slot: 'lunch', recipe: 'recipe-one' })).plan).toEqual({});
    phone = run(phone, 'planMeal', { date: '2026-03-13', slot: 'dinner', recipe: 'recipe-one' });
    const [meal] = Object.keys(state(phone).plan) as [string];
    expect(mealsOn(state(phone), '2026-03-13')).toMatchObject([{ id: meal, slot: 'dinner', servings: 4 }]);
    expect(
      state(run(phone, 'moveMeal', { meal, date: '2026-03-14', slot: 'lunch' })).plan[meal],
    ).toMatchObject({ date: '2026-03-14', slot: 'lunch' });
    expect(state(run(phone, 'setMealServings', { meal, servings: 2 })).plan[meal]!.servings).toBe(2);
    expect(state(run(phone, 'removeMeal', { meal })).plan).toEqual({});
  });
  test('shopForWeek adds every meal of seven days for its servings', () => {
    const meal = (date: string, servings: number) => ({
      date,
      slot: 'dinner' as const,
      recipe: 'recipe-one',
      servings,
      addedAt: T0,
    });
    const phone = phoneWith(
      { one: {} },
      {
        plan: {
          'meal-a': meal('2026-03-09', 4),
          'meal-b': meal('2026-03-15', 8),
          'meal-c': meal('2026-03-16', 4),
        },
      },
    );
    expect(list(run(phone, 'shopForWeek', { from: '2026-03-09' }))).toEqual([
      '9 leeks',
      '3 l stock',
      '2 tbsp salt',
    ]);
    expect(toast(run(phone, 'shopForWeek', { from: '2026-04-06' }))).toBe('Nothing is planned in this week');
  });
  test('weeks begin on the day that is set', () => {
    expect([
      weekOf(world.clock.now, world.clock.zone, 'monday')[0],
      weekOf(world.clock.now, world.clock.zone, 'sunday')[0],
      weekOf(world.clock.now, world.clock.zone, 'monday', 3)[6],
    ]).toEqual(['2026-03-09', '2026-03-08', '2026-04-05']);
  });
});

describe('text', () => {
  test('share and exportRecipes write what importText reads', () => {
    const phone = phoneWith({ one: {}, two: { title: 'Tea / black', categories: [] } });
    const shared = asked(run(phone, 'share', { recipes: ['recipe-one', 'recipe-two'] })).intent;
    expect(shared).toMatchObject({ verb: 'SEND', mime: 'text/plain', title: '2 recipes' });
    const back = run(phone, 'importText', { text: String(shared['text']) });
    expect(listed({ ...state(back), sort: 'newest' }).slice(0, 2)).toMatchObject([
      {
        title: 'Soup',
        categories: ['category-a'],
        ingredients: base.ingredients,
        directions: base.directions,
      },
      { title: 'Tea / black', categories: [] },
    ]);
    const files = run(phone, 'exportRecipes', { recipes: ['recipe-two', 'recipe-no'] });
    expect(Object.values(files.device.storage.files).filter(f => f.name.startsWith('Tea'))).toMatchObject([
      { name: 'Tea black.md', mime: 'text/markdown' },
    ]);
    expect(run(files, 'exportRecipes', { recipes: ['recipe-two'] }).device.storage.files).toEqual(
      files.device.storage.files,
    );
    expect(
      Object.values(
        run(run(files, 'rate', { recipe: 'recipe-two', rating: 1 }), 'save', {
          ...form,
          recipe: 'recipe-two',
          title: 'Tea / black',
        }).device.storage.files,
      ).length,
    ).toBe(Object.keys(files.device.storage.files).length);
  });
  test('importText takes the chosen ones, and says where there is none', () => {
    const phone = phoneWith({});
    const text = '# A\nIngredients:\n1 egg\n# B\nIngredients:\n2 eggs';
    expect(
      Object.values(state(run(phone, 'importText', { text, chosen: [1] })).recipes).map(r => r.title),
    ).toEqual(['B']);
    expect(toast(run(phone, 'importText', { text: ' ' }))).toBe('There is no recipe in this text');
  });
});

describe('lists', () => {
  test('categories: createCategory, renameCategory, categorise, deleteCategory', () => {
    const phone = run(phoneWith({ one: {}, two: { categories: [] } }), 'createCategory', {
      name: ' Soups ',
      recipes: ['recipe-two'],
    });
    expect(categoriesOf(state(phone)).map(c => [c.name, c.count])).toEqual([
      ['Alpha', 1],
      ['Soups', 1],
    ]);
    for (const [name, args] of [
      ['createCategory', { name: 'alpha' }],
      ['createCategory', { name: ' ' }],
      ['renameCategory', { category: 'category-a', name: 'soups' }],
    ] as const)
      expect(state(run(phone, name, args))).toEqual(state(phone));
    expect(
      state(run(phone, 'renameCategory', { category: 'category-a', name: 'Beta' })).categories['category-a']!
        .name,
    ).toBe('Beta');
    expect(
      one(run(phone, 'categorise', { recipes: ['recipe-one'], category: 'category-a', on: false }))
        .categories,
    ).toEqual([]);
    const gone = run(phone, 'deleteCategory', { category: 'category-a' });
    expect([Object.keys(state(gone).categories).length, one(gone).categories]).toEqual([1, []]);
  });
  test('changeSettings, setSort, setView, remember and forgetSearches', () => {
    let phone = phoneWith({});
    phone = run(
      run(run(phone, 'changeSettings', { units: 'metric', decimals: true }), 'setSort', { sort: 'time' }),
      'setView',
      { view: 'grid' },
    );
    expect(state(phone)).toMatchObject({
      settings: { units: 'metric', decimals: true, firstDay: 'monday' },
      sort: 'time',
      view: 'grid',
    });
    phone = run(run(run(phone, 'remember', { query: 'leek' }), 'remember', { query: 'Leek ' }), 'remember', {
      query: ' ',
    });
    expect(state(phone).searches).toEqual(['Leek']);
    expect(state(run(phone, 'forgetSearches')).searches).toEqual([]);
  });
  test('listed sorts and narrows', () => {
    const s = state(
      phoneWith({
        one: { title: 'Éclair', rating: 5, prepMinutes: null, cookMinutes: null, createdAt: T0 + 1 },
        two: { title: 'apple pie', favourite: true, categories: [], prepMinutes: 5 },
        three: { title: 'Bread', ingredients: ingredientsOf('500 g strong white flour'), rating: 3 },
      }),
    );
    const titles = (sort: Recipes['sort'], f = {}) => listed({ ...s, sort }, f).map(r => r.title);
    expect([titles('title'), titles('newest'), titles('time'), titles('rating')]).toEqual([
      ['apple pie', 'Bread', 'Éclair'],
      ['Éclair', 'apple pie', 'Bread'],
      ['apple pie', 'Bread', 'Éclair'],
      ['Éclair', 'Bread', 'apple pie'],
    ]);
    expect([
      titles('title', { under: 25 }),
      titles('title', { category: 'category-a' }),
      titles('title', { favourite: true }),
      titles('title', { ingredient: 'white flour' }),
      titles('title', { query: 'ECLAIR' }),
      titles('title', { query: 'flour bread' }),
      titles('title', { query: 'leek pie' }),
    ]).toEqual([
      ['apple pie'],
      ['Bread', 'Éclair'],
      ['apple pie'],
      ['Bread'],
      ['Éclair'],
      ['Bread'],
      ['apple pie'],
    ]);
  });
  test('a third of what is written is a third', () => expect(amount(2, 6)).toEqual({ n: 1, d: 3 }));
});
