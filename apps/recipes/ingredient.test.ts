import { describe, expect, test } from 'vitest';
import { amount, amountWords, readAmount } from './amount.ts';
import {
  ingredientOf,
  ingredientsOf,
  isHeading,
  lineOf,
  rescaled,
  sum,
  type Ingredient,
} from './ingredient.ts';
import { recipesIn, textOf } from './text.ts';
import world from './world.json' with { type: 'json' };
import type { Recipe, Recipes } from './state.ts';
import {
  factorOf,
  minutesOf,
  minutesWords,
  servingsOf,
  servingsWords,
  stepWords,
  timersOf,
} from './words.ts';

const read = (line: string) => ingredientOf(line)!;
const recipes = Object.values((world as unknown as Recipes).recipes);

describe('amounts', () => {
  test.each([
    ['1 ½ cups', '3/2'],
    ['1½', '3/2'],
    ['1 1/2', '3/2'],
    ['½', '1/2'],
    ['3/4', '3/4'],
    ['1.5 kg', '3/2'],
    ['1,5 kg', '3/2'],
    ['1,000 g', '1000/1'],
    ['0.25', '1/4'],
    ['٢ كوب', '2/1'],
    ['2/4', '1/2'],
  ])('%s', (text, is) => {
    const found = readAmount(text)!.amount;
    expect(`${found.n}/${found.d}`).toBe(is);
  });
  test('nothing, and zero, is no amount', () => {
    for (const text of ['salt', '', '0', '1/0', '0.0 g']) expect(readAmount(text)).toBeNull();
  });
  test('words are read back as the same amount', () => {
    for (let d = 1; d <= 16; d++)
      for (let n = 1; n <= 40; n++)
        for (const decimal of [true, false])
          expect(readAmount(amountWords(amount(n, d), decimal))!.amount).toEqual(amount(n, d));
  });
});

describe('lines', () => {
  test.each<[string, Partial<Ingredient>]>([
    ['200 g plain flour, sifted', { amount: amount(200), unit: 'g', name: 'plain flour', note: 'sifted' }],
    ['200g flour', { amount: amount(200), unit: 'g', name: 'flour' }],
    ['- [x] 1 1/2 Cups of milk', { amount: amount(3, 2), unit: 'cup', name: 'milk' }],
    ['2-3 tbsp oil', { amount: amount(2), upTo: amount(3), unit: 'tbsp', name: 'oil' }],
    ['3 eggs', { amount: amount(3), unit: '', name: 'eggs' }],
    ['4 cloves', { amount: amount(4), unit: '', name: 'cloves' }],
    ['4 cloves garlic', { amount: amount(4), unit: 'clove', name: 'garlic' }],
    ['2 x 400 g tins tomatoes', { amount: amount(2), unit: '', name: '× 400 g tins tomatoes' }],
    ['500克猪肉末', { amount: amount(500), unit: '克', name: '猪肉末' }],
    ['1 cucharadita de pimentón', { amount: amount(1), unit: 'cucharadita', name: 'pimentón' }],
    ['Salt, to taste', { amount: null, unit: '', name: 'Salt', note: 'to taste' }],
    ['## For the sauce', { amount: null, name: 'For the sauce:' }],
  ])('%s', (line, is) => expect(read(line)).toMatchObject(is));

  test('every line of the world is read back from how it is written', () => {
    for (const r of recipes) for (const i of r.ingredients) expect(read(lineOf(i)), lineOf(i)).toEqual(i);
  });
  test('semicolons part lines as line ends do', () =>
    expect(ingredientsOf('1 egg; 2 tbsp milk\n\nsalt')).toEqual(ingredientsOf('1 egg\n2 tbsp milk\nsalt')));
});

describe('scaling', () => {
  const scaled = (line: string, n: number, d = 1, units: 'original' | 'metric' | 'imperial' = 'original') =>
    lineOf(rescaled(read(line), amount(n, d), units));
  test.each<[string, number, number, string]>([
    ['3 eggs', 1, 2, '1½ eggs'],
    ['1 onion', 3, 1, '3 onions'],
    ['2 large eggs', 1, 2, '1 large egg'],
    ['1 tsp salt', 3, 1, '1 tbsp salt'],
    ['1 tsp salt', 2, 3, '⅔ tsp salt'],
    ['750 g flour', 2, 1, '1.5 kg flour'],
    ['1 kg potatoes', 1, 4, '250 g potatoes'],
    ['400 g tofu', 2, 3, '267 g tofu'],
    ['2-3 tbsp oil', 2, 1, '4–6 tbsp oil'],
    ['1 bunch parsley', 2, 1, '2 bunches parsley'],
    ['1 cup oats', 1, 8, '2 tbsp oats'],
    ['200 g rice', 1, 1, '200 g rice'],
    ['1 leaf gelatine', 2, 1, '2 leaves gelatine'],
    ['Salt', 5, 1, 'Salt'],
  ])('%s × %i/%i', (line, n, d, is) => expect(scaled(line, n, d)).toBe(is));

  test.each<[string, 'metric' | 'imperial', string]>([
    ['8 oz butter', 'metric', '225 g butter'],
    ['1 cup milk', 'metric', '235 ml milk'],
    ['3 lb beef', 'metric', '1.35 kg beef'],
    ['2 tbsp oil', 'metric', '2 tbsp oil'],
    ['200 g flour', 'imperial', '7 oz flour'],
    ['1 kg potatoes', 'imperial', '2¼ lb potatoes'],
    ['500 ml stock', 'imperial', '2 cups stock'],
    ['100 ml cream', 'imperial', '3½ fl oz cream'],
    ['3 eggs', 'imperial', '3 eggs'],
    ['200 g flour', 'metric', '200 g flour'],
  ])('%s in %s', (line, units, is) => expect(scaled(line, 1, 1, units)).toBe(is));

  test('there and back is the same, where nothing has to be rounded', () => {
    for (const line of ['3 eggs', '250 g flour', '1½ cups milk', '2 tsp salt']) {
      const double = rescaled(read(line), amount(2));
      expect(lineOf(rescaled(double, amount(1, 2)))).toBe(lineOf(read(line)));
    }
  });
  test('sums go together where measures do', () => {
    const all = (a: string, b: string) => {
      const s = sum(read(a), read(b));
      return s && lineOf({ ...read(a), ...s });
    };
    expect(all('800 g flour', '0.5 kg flour')).toBe('1.3 kg flour');
    expect(all('2 tsp salt', '1 tsp salt')).toBe('1 tbsp salt');
    expect(all('1-2 onions', '3 onions')).toBe('4–5 onions');
    expect(all('1 cup flour', '200 g flour')).toBeNull();
    expect(all('3 eggs', 'eggs')).toBeNull();
  });
  test('headings have no amount', () =>
    expect([isHeading(read('For the dough:')), isHeading(read('2 eggs'))]).toEqual([true, false]));
});

describe('words', () => {
  test.each<[string, number | null]>([
    ['45', 45],
    ['45 mins', 45],
    ['1 hr', 60],
    ['1 h 15 min', 75],
    ['1.5 hours', 90],
    ['1:30', 90],
    ['2 hrs 5', 125],
    ['soon', null],
    ['', null],
    ['10 分钟', 10],
  ])('%s is %s minutes', (text, is) => expect(minutesOf(text)).toBe(is));
  test('minutes are read back', () => {
    for (const m of [0, 5, 60, 75, 600]) expect(minutesOf(minutesWords(m))).toBe(m);
  });
  test('servings', () => {
    expect([
      servingsOf('3-4 servings'),
      servingsOf('Serves 6'),
      servingsOf('One loaf'),
      servingsOf(''),
    ]).toEqual([3, 6, 1, 1]);
    expect([
      servingsWords('3-4 servings', 6),
      servingsWords('3-4 servings', 3),
      servingsWords('2 servings', 1),
      servingsWords('1 serving', 4),
      servingsWords('One loaf', 2),
      servingsWords('Serves 6', 3),
      servingsWords('', 2),
    ]).toEqual([
      '6 servings',
      '3-4 servings',
      '1 serving',
      '4 servings',
      '2 × One loaf',
      'Serves 3',
      '2 servings',
    ]);
    expect(factorOf('3-4 servings', 6)).toEqual(amount(2));
  });
  test('times of a step', () => {
    const times = (step: string) => timersOf(step).map(t => t.seconds);
    expect(times('Fry for 3 minutes, then 20–25 minutes, then 1 hour 10 minutes.')).toEqual([
      180, 1200, 4200,
    ]);
    expect(times('Rest half an hour. 10 minutos. 煮 5 分钟. نتركه 12 دقيقة')).toEqual([1800, 600, 300, 720]);
    expect(times('Cut into 20 cm pieces at 180 °C')).toEqual([]);
  });
  test('degrees', () =>
    expect([
      stepWords('Bake at 180 °C.', 'imperial'),
      stepWords('Bake at 375 °F', 'metric'),
      stepWords('180°C', 'original'),
    ]).toEqual(['Bake at 355 °F.', 'Bake at 190 °C', '180°C']));
});

describe('text', () => {
  test('a recipe is read back from its text', () => {
    for (const r of recipes as Recipe[]) {
      const [back, ...more] = recipesIn(textOf(r, ['Baking']));
      expect(more).toEqual([]);
      expect(back).toEqual({
        title: r.title,
        description: r.description,
        servings: r.servings,
        prepMinutes: r.prepMinutes,
        cookMinutes: r.cookMinutes,
        ingredients: r.ingredients,
        directions: r.directions,
        source: r.source,
        notes: r.notes,
        categories: ['Baking'],
      });
    }
  });
  test('as people write it', () => {
    expect(recipesIn('Fried rice\nServes 2\n\n200 g rice\n2 eggs\n\nFry it all.\nEat.')).toMatchObject([
      {
        title: 'Fried rice',
        servings: '2 servings',
        ingredients: [{ name: 'rice' }, { name: 'eggs' }],
        directions: ['Fry it all.', 'Eat.'],
      },
    ]);
    expect(
      recipesIn(
        '**Title**: Tea\nPrep time: 5 mins\nIngredients: 1 tsp tea; 200 ml water\nMethod:\n1) Boil.\n2) Wait 3 minutes.',
      ),
    ).toMatchObject([
      {
        title: 'Tea',
        prepMinutes: 5,
        ingredients: [{ unit: 'tsp' }, { unit: 'ml' }],
        directions: ['Boil.', 'Wait 3 minutes.'],
      },
    ]);
    expect(
      recipesIn('# A\n\n## Ingredients\n- 1 egg\n# B\n\n## Ingredients\n- 2 eggs').map(r => r.title),
    ).toEqual(['A', 'B']);
    expect(recipesIn('A\n1 egg\n---\nB\n2 eggs').map(r => r.title)).toEqual(['A', 'B']);
    expect(recipesIn('  \n')).toEqual([]);
  });
});
