import { foldWords } from '../../../judges/compare/text.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, type Day } from '../sample.ts';
import { done } from '../steps.ts';
import { openPicture } from './make.ts';
import { page, putPage } from './page.ts';
import { writeDown, writeNote } from '../notes/make.ts';

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

/** The lines of a text, trimmed, without blank lines. */
const lines = (text: string) =>
  text
    .split('\n')
    .map(l => l.trim().replace(/\s*,\s*/g, ', '))
    .filter(Boolean);

const sameLines = (body: string, wanted: readonly string[]) => {
  const has = lines(body);
  return has.length === wanted.length && wanted.every((line, i) => foldWords(has[i]!) === foldWords(line));
};

/** The lines as the agent wrote them: blank lines and blanks around commas are left open. */
function bodyOf(s: Phone, p: Bought, now: Phone): string {
  const agents = Object.entries(now.apps.notes.notes).find(
    ([id, n]) => !(id in s.apps.notes.notes) && sameLines(n.body, table(p)),
  );
  return agents ? agents[1].body : table(p).join('\n');
}

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
    expect: {
      written: (s, p, ctx, now) => void writeDown(s, ctx, { title: 'receipt.md', body: bodyOf(s, p, now) }),
    },
    free: s => [newRow(s.apps.notes.notes).kind, newRow(s.apps.notes.notes).folder],
    solve: function* (_seen, p) {
      yield* openPicture('receipt.png', page);
      yield* writeNote('receipt.md', table(p).join('\n'));
      yield done();
    },
    nearMisses: {
      withoutTheHead: {
        change: (s, p, ctx) =>
          void writeDown(s, ctx, { title: 'receipt.md', body: table(p).slice(1).join('\n') }),
        because: ['written', 'sideEffects'],
      },
      amountsSwapped: {
        change: (s, p, ctx) => {
          const body = table(p, [0, 1, 2], i => p.cents[[1, 0, 2][i]!]!).join('\n');
          writeDown(s, ctx, { title: 'receipt.md', body });
        },
        because: ['written', 'sideEffects'],
      },
    },
    alternatives: {
      withABlankLine: {
        change: (s, p, ctx) => {
          const [head, ...rest] = table(p);
          writeDown(s, ctx, { title: 'receipt.md', body: [head, '', ...rest].join('\n') });
        },
      },
    },
  },
);
