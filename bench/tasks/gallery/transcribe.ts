import { added, exactly, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { sheetPicture, sheetSize } from '../../../src/sdk/core/sheet.ts';
import {
  addThrough,
  CATEGORIES,
  CATEGORY_IDS,
  isWanted,
  newEntries,
  pounds,
  putEntry,
  SHOPS,
  writeDown,
  type CategoryId,
  type Wanted,
} from '../expenses/make.ts';
import { task, type Phone } from '../form.ts';
import { makeNote } from '../notes/make.ts';
import { dishes, put, says, told, write, type Dish } from '../recipes/make.ts';
import { date, distinct, int, oneOf, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, field, fill, open, row, tap } from '../steps.ts';
import { filesOf, openPicture, putPicture } from './make.ts';

/** A photographed page of shared storage. */
function putPage(
  s: Phone,
  key: string | number,
  kind: 'receipt' | 'note' | 'card',
  name: string,
  title: string,
  lines: readonly string[],
  hoursAgo: number,
): void {
  const { width, height } = sheetSize(kind);
  const id = putPicture(s, key, null, {
    name,
    media: {
      picture: sheetPicture({ kind, title, lines }),
      width,
      height,
      description: {
        receipt: 'A receipt on a wooden table.',
        note: 'A handwritten page.',
        card: 'A printed card.',
      }[kind],
    },
  });
  const at = s.clock.now - hoursAgo * 3_600_000;
  filesOf(s)[id]!.at = at;
  filesOf(s)[id]!.media!.takenAt = at;
}
const page = row(/^A (receipt|handwritten page|printed card|video)/);

interface Bills {
  names: string[];
  cents: number[];
  categories: CategoryId[];
}
const bills = (p: Bills): Wanted[] =>
  [0, 1, 2].map(i => ({ name: p.names[i]!, cents: p.cents[i]!, category: p.categories[i]! }));

export const expensesFromPicture = task(
  'gallery/expenses-from-picture',
  {
    names: distinct(4, oneOf(...SHOPS)),
    cents: distinct(4, int(215, 18_995, 5)),
    categories: distinct(4, oneOf(...CATEGORY_IDS)),
  },
  {
    tags: ['transcription', 'vision', 'multi-entity', 'cross-app'],
    counterpart: 'ExpenseAddMultipleFromGallery',
    ask: {
      en: [
        'The picture expenses.jpg in Gallery lists three expenses with name, amount and category. Write each of them down in Expenses.',
        'Look at expenses.jpg in Gallery and add the three expenses on it to the Expenses app, with their names, amounts and categories.',
      ],
      zh: ['“Gallery”里的图片 expenses.jpg 上写着三笔支出（名称、金额、类别），请逐笔记到 Expenses 里。'],
    },
    setup: (s, p, ctx) => {
      putPage(
        s,
        0,
        'note',
        'expenses.jpg',
        'Still to write down',
        bills(p).flatMap((w, i) => [
          ...(i === 0 ? [] : ['']),
          `${i + 1}. ${w.name}`,
          `${CATEGORIES[w.category]}\t${pounds(w.cents)}`,
        ]),
        20,
      );
      putPage(
        s,
        1,
        'note',
        'expenses_old.jpg',
        'Done',
        [`1. ${p.names[3]!}`, `${CATEGORIES[p.categories[3]!]}\t${pounds(p.cents[3]!)}`],
        400,
      );
      putEntry(s, ctx, 'before', {
        name: p.names[0]!,
        cents: p.cents[0]!,
        category: p.categories[1]!,
        daysAgo: 12,
      });
    },
    goals: {
      some: ({ was, now, p }) => bills(p).some(w => newEntries(was, now).some(isWanted(w))),
      all: { weight: 3, test: ({ was, now, p }) => exactly(newEntries(was, now), bills(p).map(isWanted)) },
    },
    allow: s => [newIn(s.apps.expenses.entries)],
    solve: function* (_seen, p) {
      yield* openPicture('expenses.jpg', page);
      let seen = yield open('expenses');
      for (const w of bills(p)) seen = yield* addThrough(seen, w);
      yield done();
    },
    nearMisses: {
      twoOfThem: {
        change: (s, p, ctx) => {
          for (const w of bills(p).slice(1)) writeDown(s, ctx, w);
        },
        because: 'all',
      },
      amountsSwapped: {
        change: (s, p, ctx) => {
          const [a, b, c] = bills(p) as [Wanted, Wanted, Wanted];
          for (const w of [{ ...a, cents: b.cents }, { ...b, cents: a.cents }, c]) writeDown(s, ctx, w);
        },
        because: 'all',
      },
      fromTheOldPictureToo: {
        change: (s, p, ctx) => {
          for (const w of [
            ...bills(p),
            { name: p.names[3]!, cents: p.cents[3]!, category: p.categories[3]! },
          ])
            writeDown(s, ctx, w);
        },
        because: 'all',
      },
      oneTwice: {
        change: (s, p, ctx) => {
          for (const w of [...bills(p), bills(p)[0]!]) writeDown(s, ctx, w);
        },
        because: 'all',
      },
      andThePictureDeleted: {
        change: (s, p, ctx) => {
          for (const w of bills(p)) writeDown(s, ctx, w);
          filesOf(s)['file-task-0']!.binned = ctx.now;
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p, ctx) => {
          for (const w of bills(p)) writeDown(s, ctx, w);
        },
      },
    },
  },
);

const card = (d: Dish) => told(d).split('\n');
const putAll = (s: Phone, ctx: SetupCtx, list: readonly Dish[]) => {
  for (const d of list) put(s, ctx, d, {}, 0);
};

export const recipesFromPicture = task(
  'gallery/recipes-from-picture',
  { list: dishes(4) },
  {
    tags: ['transcription', 'vision', 'multi-entity', 'cross-app'],
    counterpart: 'RecipeAddMultipleRecipesFromImage',
    ask: {
      en: [
        'There are three recipes on the picture recipes.jpg in Gallery: each with title, description, servings, preparation time, ingredients and directions. Add them to Recipes as they are written.',
        'Copy the three recipes of the picture recipes.jpg (in Gallery) into the Recipes app, word for word.',
      ],
      zh: [
        '“Gallery”里的图片 recipes.jpg 上有三个食谱（标题、描述、份数、准备时间、配料、做法），请原样添加到“Recipes”应用。',
      ],
    },
    setup: (s, { list }) => {
      putPage(
        s,
        0,
        'card',
        'recipes.jpg',
        'Recipes',
        list.slice(0, 3).flatMap((d, i) => [...(i === 0 ? [] : ['']), ...card(d)]),
        27,
      );
      putPage(s, 1, 'card', 'recipes_draft.jpg', 'Recipes', card(list[3]!), 200);
    },
    goals: {
      written: ({ was, now, p }) =>
        exactly(
          added(was.apps.recipes.recipes, now.apps.recipes.recipes),
          p.list.slice(0, 3).map(d => r => says(r, d)),
        ),
    },
    allow: s => [newIn(s.apps.recipes.recipes)],
    solve: function* (_seen, { list }) {
      yield* openPicture('recipes.jpg', page);
      let seen = yield open('recipes');
      for (const d of list.slice(0, 3)) seen = yield* write(seen, d);
      yield done();
    },
    nearMisses: {
      twoOnly: { change: (s, p, ctx) => putAll(s, ctx, p.list.slice(0, 2)), because: 'written' },
      theDraftToo: { change: (s, p, ctx) => putAll(s, ctx, p.list), because: 'written' },
      anotherTime: {
        change: (s, p, ctx) =>
          putAll(
            s,
            ctx,
            p.list.slice(0, 3).map((d, i) => (i === 1 ? { ...d, prep: d.prep + 5 } : d)),
          ),
        because: 'written',
      },
      ingredientsSwapped: {
        change: (s, p, ctx) =>
          putAll(s, ctx, [
            { ...p.list[0]!, ingredients: p.list[1]!.ingredients },
            { ...p.list[1]!, ingredients: p.list[0]!.ingredients },
            p.list[2]!,
          ]),
        because: 'written',
      },
      andRated: {
        change: (s, p, ctx) => {
          putAll(s, ctx, p.list.slice(0, 3));
          s.apps.recipes.recipes['recipe-porridge']!.rating = 5;
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => putAll(s, ctx, p.list.slice(0, 3).reverse()) } },
  },
);

const ITEMS = [
  'Brass hinges',
  'Linen tape',
  'Wood oil',
  'Sail needles',
  'Rope 10 m',
  'Paint brush',
  'Masking tape',
  'Cork mat',
  'Lamp wick',
  'Chalk box',
  'Sand paper',
  'Glue sticks',
] as const;
interface Bought {
  days: Day[];
  items: string[];
  cents: number[];
}
const amount = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const dated = (day: Day) => `${day.iso.slice(8)}.${day.iso.slice(5, 7)}.${day.iso.slice(0, 4)}`;
const table = (p: Bought, rows = [0, 1, 2], at = (i: number) => p.cents[i]!) => [
  'Date, Item, Amount',
  ...rows.map(i => `${dated(p.days[i]!)}, ${p.items[i]!}, ${amount(at(i))}`),
];
/** Line for line, without a blank at its ends; blank lines do not count. */
const lines = (text: string) =>
  text
    .split('\n')
    .map(l => l.trim().replace(/\s*,\s*/g, ', '))
    .filter(Boolean);
const sameLines = (body: string, wanted: readonly string[]) => {
  const has = lines(body);
  return has.length === wanted.length && wanted.every((line, i) => sameText(has[i]!, line));
};
const noted = (s: Phone, ctx: SetupCtx, title: string, body: string) => {
  makeNote(s, ctx, { title, body });
};

export const receiptToNote = task(
  'gallery/receipt-to-note',
  {
    days: distinct(3, date(-50, -4)),
    items: distinct(3, oneOf(...ITEMS)),
    cents: distinct(3, int(120, 9_990, 5)),
  },
  {
    tags: ['transcription', 'vision', 'cross-app'],
    counterpart: 'MarkorTranscribeReceipt',
    ask: {
      en: [
        'Make a note titled receipt.md in Notes with the purchases on the picture receipt.png in Gallery: the first line is “Date, Item, Amount”, then comes one line for each purchase, in the order of the receipt, with date, item and amount as they are written there and commas between them.',
        'The picture receipt.png (in Gallery) lists purchases. Copy them into a new note called receipt.md: the first line is “Date, Item, Amount”, and each purchase is one line of that form, as written and in the same order.',
      ],
      zh: [
        '在“备忘录”里新建标题为 receipt.md 的笔记，抄录“Gallery”中图片 receipt.png 上的消费：第一行为“Date, Item, Amount”，之后每笔一行，依次写日期、物品、金额，用逗号分隔。',
      ],
    },
    setup: (s, p) => {
      putPage(
        s,
        0,
        'receipt',
        'receipt.png',
        'PURCHASES',
        [0, 1, 2].flatMap(i => [
          ...(i === 0 ? [] : ['']),
          dated(p.days[i]!),
          `${p.items[i]!}\t${amount(p.cents[i]!)}`,
        ]),
        22,
      );
      putPage(s, 1, 'receipt', 'receipt_2024.png', 'PURCHASES', ['04.02.2024', `${p.items[0]!}\t$3.10`], 900);
    },
    goals: {
      written: ({ was, now, p }) =>
        only(
          added(was.apps.notes.notes, now.apps.notes.notes),
          n =>
            sameText(n.title, 'receipt.md') &&
            n.kind !== 'checklist' &&
            n.binnedAt === null &&
            sameLines(n.body, table(p)),
        ),
    },
    allow: s => [newIn(s.apps.notes.notes)],
    solve: function* (_seen, p) {
      yield* openPicture('receipt.png', page);
      let seen = yield open('notes');
      seen = yield tap(seen, button('New note'));
      seen = yield fill(seen, field('Title'), 'receipt.md');
      seen = yield fill(seen, field('Note'), table(p).join('\n'));
      yield back();
      yield done();
    },
    nearMisses: {
      withoutTheHead: {
        change: (s, p, ctx) => noted(s, ctx, 'receipt.md', table(p).slice(1).join('\n')),
        because: 'written',
      },
      oneShort: {
        change: (s, p, ctx) => noted(s, ctx, 'receipt.md', table(p, [0, 1]).join('\n')),
        because: 'written',
      },
      amountsSwapped: {
        change: (s, p, ctx) =>
          noted(s, ctx, 'receipt.md', table(p, [0, 1, 2], i => p.cents[[1, 0, 2][i]!]!).join('\n')),
        because: 'written',
      },
      anotherTitle: {
        change: (s, p, ctx) => noted(s, ctx, 'receipt', table(p).join('\n')),
        because: 'written',
      },
      twice: {
        change: (s, p, ctx) => {
          noted(s, ctx, 'receipt.md', table(p).join('\n'));
          noted(s, ctx, 'receipt.md', table(p).join('\n'));
        },
        because: 'written',
      },
    },
    alternatives: {
      withABlankLine: {
        change: (s, p, ctx) => {
          const [head, ...rest] = table(p);
          noted(s, ctx, 'receipt.md', [head, '', ...rest, ''].join('\n'));
        },
      },
    },
  },
);

const WORDS = [
  'anchor',
  'barley',
  'candle',
  'dapple',
  'ember',
  'fennel',
  'gravel',
  'harbour',
  'ivory',
  'juniper',
  'kettle',
  'lantern',
  'marble',
  'nutmeg',
  'orchard',
  'pebble',
  'quill',
  'ribbon',
  'saddle',
  'thimble',
] as const;
const FRAME_MS = 4_000;

export const videoToNote = task(
  'gallery/video-to-note',
  {
    words: distinct(4, oneOf(...WORDS)),
    name: oneOf('word_clip.mp4', 'sign_reel.mp4', 'tag_list.mp4', 'cue_cards.mp4'),
    title: oneOf('Words', 'From the video', 'Cue cards', 'Transcript'),
  },
  {
    tags: ['transcription', 'vision', 'video', 'cross-app'],
    counterpart: 'MarkorTranscribeVideo',
    ask: {
      en: [
        ({ name, title }) =>
          `The video ${name} in Gallery shows four words, one after another. Write them into a new note titled “${title}”, in the order shown and separated by commas.`,
        ({ name, title }) =>
          `Watch ${name} in Gallery and make a note “${title}” whose text is the words that it shows, in order, with commas between them.`,
      ],
      zh: [
        ({ name, title }) =>
          `观看“Gallery”里的视频 ${name}，把依次出现的四个词按顺序用逗号分隔，写进标题为“${title}”的新笔记。`,
      ],
    },
    setup: (s, { words, name }) => {
      const frames = words.map((word, i) => ({
        at: i * FRAME_MS,
        picture: sheetPicture({ kind: 'frame', title: word, lines: [`${i + 1} of ${words.length}`] }),
      }));
      putPicture(s, 0, null, {
        name,
        folder: 'Movies',
        mime: 'video/mp4',
        size: 18_220_410,
        media: {
          kind: 'video',
          picture: frames[0]!.picture,
          frames: frames.slice(1),
          width: 1920,
          height: 1080,
          duration: words.length * FRAME_MS,
          description: 'A video of words on a board.',
        },
      });
    },
    goals: {
      written: ({ was, now, p }) =>
        only(
          added(was.apps.notes.notes, now.apps.notes.notes),
          n =>
            sameText(n.title, p.title) &&
            n.binnedAt === null &&
            sameText(n.body.replace(/\s*,\s*/g, ', '), p.words.join(', ')),
        ),
    },
    allow: s => [newIn(s.apps.notes.notes)],
    solve: function* (_seen, p) {
      let seen = yield* openPicture(p.name, page);
      seen = yield tap(seen, button('Play'));
      for (let i = 1; i < p.words.length; i++) seen = yield { type: 'wait', ms: FRAME_MS };
      seen = yield open('notes');
      seen = yield tap(seen, button('New note'));
      seen = yield fill(seen, field('Title'), p.title);
      seen = yield fill(seen, field('Note'), p.words.join(', '));
      yield back();
      yield done();
    },
    nearMisses: {
      theFirstAlone: { change: (s, p, ctx) => noted(s, ctx, p.title, p.words[0]!), because: 'written' },
      anotherOrder: {
        change: (s, p, ctx) => noted(s, ctx, p.title, [...p.words].reverse().join(', ')),
        because: 'written',
      },
      withoutCommas: { change: (s, p, ctx) => noted(s, ctx, p.title, p.words.join(' ')), because: 'written' },
      oneMissing: {
        change: (s, p, ctx) => noted(s, ctx, p.title, p.words.slice(0, 3).join(', ')),
        because: 'written',
      },
      noteAndVideoDeleted: {
        change: (s, p, ctx) => {
          noted(s, ctx, p.title, p.words.join(', '));
          filesOf(s)['file-task-0']!.binned = ctx.now;
        },
        because: 'sideEffects',
      },
    },
    alternatives: { withoutBlanks: { change: (s, p, ctx) => noted(s, ctx, p.title, p.words.join(',')) } },
  },
);
