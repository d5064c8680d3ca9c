import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, button, done, has, type Matcher, row, SolverError, tap } from '../steps.ts';
import { LINES, makeNote, openNotes, openTitled, textIn, TITLES } from './make.ts';

const YES_NO = [
  { en: 'Yes', zh: '是' },
  { en: 'No', zh: '否' },
];
const box: Matcher = { what: 'a box to tick', rank: e => (e.role === 'checkbox' ? 0 : null) };

export const isChecklist = task(
  'notes/is-checklist',
  params({
    titles: distinct(2, oneOf(...TITLES)),
    lines: distinct(6, oneOf(...LINES)),
    list: oneOf(true, false),
  }),
  {
    tags: ['query', 'search', 'answer-sheet'],
    counterpart: 'NotesIsTodo',
    ask: {
      en: [
        ({ titles }) => `Is my note “${titles[0]}” a checklist, with boxes to tick? Answer yes or no.`,
        ({ titles }) =>
          `Find out whether the note titled “${titles[0]}” is a list of things to do that can be ticked off, and fill in yes or no.`,
      ],
      zh: [({ titles }) => `笔记“${titles[0]}”是不是可以打勾的清单？请在答题表里回答是或否。`],
    },
    // A text that looks like a list is none, and the note beside it is the other way round.
    setup: (s, { titles, lines, list }, ctx) => {
      const items = lines.slice(0, 3).map((text, i) => ({ text, done: i === 1 }));
      const dashes = lines
        .slice(0, 3)
        .map(l => `- ${l}`)
        .join('\n');
      makeNote(
        s,
        ctx,
        list ? { title: titles[0]!, items, hoursAgo: 50 } : { title: titles[0]!, body: dashes, hoursAgo: 50 },
      );
      makeNote(
        s,
        ctx,
        list
          ? { title: `${titles[0]} 2`, body: dashes, hoursAgo: 3 }
          : { title: `${titles[0]} 2`, items, hoursAgo: 3 },
      );
    },
    goals: {},
    allow: () => [],
    answer: {
      fields: { checklist: { type: 'choice', label: { en: 'Checklist', zh: '是清单' }, options: YES_NO } },
      key: ({ p }) => ({ checklist: p.list ? 'Yes' : 'No' }),
    },
    solve: function* (_seen, { titles }) {
      const seen = yield* openTitled(titles[0]!);
      yield answer({ checklist: has(seen, box) ? 'Yes' : 'No' });
      yield done();
    },
    nearMisses: {
      theOtherWay: {
        change: () => {},
        answer: p => ({ checklist: p.list ? 'No' : 'Yes' }),
        because: 'answer',
      },
      nothingSaid: { change: () => {}, because: 'answer' },
      turnedItOver: {
        change: (s, p) => {
          const n = Object.values(s.apps.notes.notes).find(x => x.title === p.titles[0])!;
          Object.assign(n, { kind: n.kind === 'checklist' ? 'plain' : 'checklist', body: '', items: [] });
        },
        answer: p => ({ checklist: p.list ? 'Yes' : 'No' }),
        because: 'sideEffects',
      },
    },
    alternatives: {
      inSmallLetters: { change: () => {}, answer: p => ({ checklist: p.list ? 'yes' : 'no' }) },
    },
  },
);

/** Ways in which minutes say who was there; `n` people. */
const THERE = [
  (n: number) => `Present: ${n}`,
  (n: number) => `${n} of us came.`,
  (n: number) => `In the room: ${n} people`,
  (n: number) => `We were ${n}, with the children`,
] as const;
const MEETINGS = [
  'Allotment meeting',
  'Choir committee',
  'Street party planning',
  'Parents’ evening',
  'Harbour users’ forum',
  'Library friends',
  'Residents’ meeting',
  'Tidy-up morning',
] as const;
const minutes = (n: number, way: number, line: string, tables: number, next: number) =>
  [
    `Began at half past six.`,
    THERE[way]!(n),
    `Tables: ${tables}`,
    line,
    `Next time ${next} chairs more.`,
  ].join('\n');

export const howMany = task(
  'notes/how-many-came',
  params({
    meeting: oneOf(...MEETINGS),
    counts: distinct(2, int(8, 95)),
    way: int(0, THERE.length - 1),
    lines: distinct(2, oneOf(...LINES)),
    tables: int(2, 7),
    chairs: int(96, 120),
  }),
  {
    tags: ['query', 'search', 'answer-sheet'],
    counterpart: 'NotesMeetingAttendeeCount',
    ask: {
      en: [
        p =>
          `How many people were at the ${p.meeting}, according to my note of that title? Answer with the number.`,
        p => `My note “${p.meeting}” says how many came. Fill in how many.`,
      ],
      zh: [p => `根据笔记“${p.meeting}”，有多少人参加？请填写数字。`],
    },
    setup: (s, p, ctx) => {
      makeNote(s, ctx, {
        title: p.meeting,
        body: minutes(p.counts[0]!, p.way, p.lines[0]!, p.tables, p.chairs),
        folder: 'folder-work',
        hoursAgo: 80,
      });
      makeNote(s, ctx, {
        title: `${p.meeting} 2025`,
        body: minutes(p.counts[1]!, p.way, p.lines[1]!, p.tables + 1, p.chairs),
        folder: 'folder-work',
        hoursAgo: 8_000,
      });
    },
    goals: {},
    allow: () => [],
    answer: {
      fields: { people: { type: 'number', label: { en: 'People', zh: '人数' } } },
      key: ({ p }) => ({ people: p.counts[0]! }),
    },
    solve: function* (_seen, p) {
      const said = /(?:Present: |In the room: |We were )(\d+)|(\d+) of us came/.exec(
        textIn(yield* openTitled(p.meeting), 'Note'),
      );
      if (!said) throw new SolverError('The note does not say how many came');
      yield answer({ people: Number(said[1] ?? said[2]) });
      yield done();
    },
    nearMisses: {
      theYearBefore: { change: () => {}, answer: p => ({ people: p.counts[1]! }), because: 'answer' },
      tables: { change: () => {}, answer: p => ({ people: p.tables }), because: 'answer' },
      chairs: { change: () => {}, answer: p => ({ people: p.chairs }), because: 'answer' },
      bothYears: {
        change: () => {},
        answer: p => ({ people: p.counts[0]! + p.counts[1]! }),
        because: 'answer',
      },
    },
    alternatives: { asWords: { change: () => {}, answer: p => ({ people: String(p.counts[0]!) }) } },
  },
);

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
    goals: {},
    allow: () => [],
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
      theOtherRecipe: {
        change: () => {},
        answer: p => ({
          amount: p.amounts[p.at]! + 3,
          unit: UNITS[(p.unit + p.at * (p.at + 1)) % UNITS.length]!.en,
        }),
        because: 'answer',
      },
      theLineBelow: {
        change: () => {},
        answer: p => {
          const at = (p.at + 1) % 5;
          return { amount: p.amounts[at]!, unit: UNITS[(p.unit + at * (at + 1)) % UNITS.length]!.en };
        },
        because: 'answer',
      },
      noUnit: { change: () => {}, answer: p => ({ amount: p.amounts[p.at]! }), because: 'answer' },
      anotherUnit: {
        change: () => {},
        answer: p => ({
          amount: p.amounts[p.at]!,
          unit: UNITS[(p.unit + p.at * (p.at + 1) + 1) % UNITS.length]!.en,
        }),
        because: 'answer',
      },
    },
  },
);

export const howManyChecklists = task(
  'notes/how-many-checklists',
  params({
    folder: oneOf('Attic', 'Choir', 'Boat', 'School', 'Garden', 'Letters'),
    lists: int(1, 4),
    texts: int(1, 3),
    titles: distinct(9, oneOf(...TITLES)),
    lines: distinct(4, oneOf(...LINES)),
  }),
  {
    tags: ['query', 'filter', 'answer-sheet'],
    counterpart: 'NotesTodoItemCount',
    ask: {
      en: [
        p => `How many checklists are in my notes folder “${p.folder}”? Answer with the number.`,
        p =>
          `Count the notes of the folder “${p.folder}” that are checklists, not texts, and fill in how many.`,
      ],
      zh: [p => `笔记文件夹“${p.folder}”里有几个清单？请填写数字。`],
    },
    // Texts that look like lists, and checklists in the bin and in other folders, do not count.
    setup: (s, p, ctx) => {
      const folder = 'folder-asked';
      s.apps.notes.folders[folder] = { name: p.folder, createdAt: s.clock.now - 40 * 86_400_000 };
      const items = p.lines.slice(0, 3).map((text, i) => ({ text, done: i === 0 }));
      let at = 0;
      const title = () => p.titles[at++]!;
      for (let i = 0; i < p.lists; i++)
        makeNote(s, ctx, { title: title(), items, folder, hoursAgo: 9 + 13 * i });
      for (let i = 0; i < p.texts; i++)
        makeNote(s, ctx, {
          title: title(),
          body: i === 0 ? `- ${p.lines[0]}\n- ${p.lines[1]}` : p.lines[3]!,
          folder,
          hoursAgo: 15 + 11 * i,
        });
      s.apps.notes.notes[makeNote(s, ctx, { title: title(), items, folder, hoursAgo: 100 })]!.binnedAt =
        ctx.now - 3_600_000;
      makeNote(s, ctx, { title: title(), items, folder: 'folder-home', hoursAgo: 2 });
    },
    goals: {},
    allow: () => [],
    answer: {
      fields: { count: { type: 'number', label: { en: 'Checklists', zh: '清单数' } } },
      key: ({ p }) => ({ count: p.lists }),
    },
    solve: function* (_seen, p) {
      let seen = yield* openNotes();
      const chip = button(new RegExp(`^${p.folder} \\d+$`));
      for (let tries = 0; tries < 4 && !has(seen, chip); tries++)
        seen = yield {
          type: 'scroll',
          direction: 'right',
          element: seen.elements!.find(e => e.name === 'Folders and tags')!.id,
        };
      seen = yield tap(seen, chip);
      const rows = seen.elements!.filter(e => row(/\d+ of \d+ done|Empty checklist/).rank(e) !== null);
      yield answer({ count: rows.length });
      yield done();
    },
    nearMisses: {
      everyNote: { change: () => {}, answer: p => ({ count: p.lists + p.texts }), because: 'answer' },
      theBinToo: { change: () => {}, answer: p => ({ count: p.lists + 1 }), because: 'answer' },
      theItems: { change: () => {}, answer: p => ({ count: p.lists * 3 + 1 }), because: 'answer' },
      tickedOne: {
        change: s => {
          Object.values(s.apps.notes.notes).find(
            n => n.folder === 'folder-asked' && n.kind === 'checklist',
          )!.items[1]!.done = true;
        },
        answer: p => ({ count: p.lists }),
        because: 'sideEffects',
      },
    },
  },
);
