import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, done, SolverError } from '../steps.ts';
import { makeNote, openTitled, textIn } from './make.ts';

const DISHES = [
  'Seed bread',
  'Plum tart',
  'Barley soup',
  'Fish pie',
  'Carrot cake',
  'Lentil stew',
  'Oat biscuits',
  'Apple crumble',
] as const;

const STUFF = [
  'rye flour',
  'brown sugar',
  'sunflower seeds',
  'butter',
  'oats',
  'red lentils',
  'grated carrot',
  'cream',
  'raisins',
] as const;

const UNITS = [
  { en: 'grams', zh: '克' },
  { en: 'millilitres', zh: '毫升' },
  { en: 'tablespoons', zh: '汤匙' },
  { en: 'teaspoons', zh: '茶匙' },
  { en: 'cups', zh: '杯' },
];

interface Recipe {
  stuff: readonly string[];
  amounts: readonly number[];
  unit: number;
}

const recipe = ({ stuff, amounts, unit }: Recipe, more: number) =>
  [
    'Ingredients',
    ...stuff.map((s, i) => `- ${amounts[i]! + more} ${UNITS[(unit + i * (i + 1)) % UNITS.length]!.en} ${s}`),
    '',
    'Mix, leave it for an hour, then bake until it smells right.',
  ].join('\n');

export const howMuch = task(
  'notes/how-much',
  params({
    dishes: distinct(2, oneOf(...DISHES)),
    stuff: distinct(5, oneOf(...STUFF)),
    amounts: distinct(5, int(2, 40)),
    unit: int(0, 4),
    at: int(0, 4),
  }),
  {
    tags: ['query', 'search', 'answer-sheet'],
    counterpart: 'NotesRecipeIngredientCount',
    ask: {
      en: [
        p =>
          `Look at the recipe in my note “${p.dishes[0]}”: which amount of ${p.stuff[p.at]} goes in? Answer with amount and unit.`,
        p =>
          `I am making “${p.dishes[0]}” from my notes. Fill in the amount of ${p.stuff[p.at]} that I need, and its unit.`,
      ],
      zh: [p => `笔记“${p.dishes[0]}”的食谱需要多少 ${p.stuff[p.at]}？请填写数量和单位。`],
    },
    setup: (s, p, ctx) => {
      makeNote(s, ctx, { title: p.dishes[0]!, body: recipe(p, 0), folder: 'folder-recipes', hoursAgo: 600 });
      makeNote(s, ctx, { title: p.dishes[1]!, body: recipe(p, 3), folder: 'folder-recipes', hoursAgo: 20 });
    },
    answer: {
      fields: {
        amount: { type: 'number', label: { en: 'Amount', zh: '数量' } },
        unit: { type: 'choice', label: { en: 'Unit', zh: '单位' }, options: UNITS },
      },
      key: ({ p }) => ({
        amount: p.amounts[p.at]!,
        unit: UNITS[(p.unit + p.at * (p.at + 1)) % UNITS.length]!.en,
      }),
    },
    solve: function* (_seen, p) {
      const line = textIn(yield* openTitled(p.dishes[0]!), 'Note')
        .split('\n')
        .find(l => l.endsWith(` ${p.stuff[p.at]}`));
      const [, amount, unit] = /^- (\d+) (\w+) /.exec(line ?? '') ?? [];
      if (!amount || !unit) throw new SolverError(`No ${p.stuff[p.at]} in ${p.dishes[0]}`);
      yield answer({ amount: Number(amount), unit });
      yield done();
    },
    nearMisses: {
      theOtherRecipe: wrongAnswer(p => ({
        amount: p.amounts[p.at]! + 3,
        unit: UNITS[(p.unit + p.at * (p.at + 1)) % UNITS.length]!.en,
      })),
      theLineBelow: wrongAnswer(p => {
        const at = (p.at + 1) % 5;
        return { amount: p.amounts[at]!, unit: UNITS[(p.unit + at * (at + 1)) % UNITS.length]!.en };
      }),
    },
  },
);
