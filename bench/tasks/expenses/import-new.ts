import { momentOf } from '../../../apps/expenses/select.ts';
import { task, type Task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, open, rid, row, tap } from '../steps.ts';
import {
  CATEGORIES,
  CATEGORY_IDS,
  fromMenu,
  putEntry,
  SHOPS,
  writeOn,
  inAnyAccount,
  type CategoryId,
  type Wanted,
} from './make.ts';

const HOUR = 3_600_000;
interface P {
  file: string;
  names: string[];
  cents: number[];
  categories: CategoryId[];
  days: number[];
  known: number;
}
const rows = (p: P): Wanted[] =>
  p.names.map((name, i) => ({ name, cents: p.cents[i]!, category: p.categories[i]! }));
const unknown = (p: P) => [0, 1, 2, 3].filter(i => i !== p.known);
const csv = (p: P) =>
  `date,name,amount,category\n${rows(p)
    .map((w, i) => `2026-03-0${p.days[i]},${w.name},${(w.cents / 100).toFixed(2)},${CATEGORIES[w.category]}`)
    .join('\n')}\n`;

const take = (ctx: SetupCtx, p: P, which: number[], account = 'account-card') =>
  ctx.act('expenses', 'importRows', { text: csv(p), which, account });

export const importNew: Task = task(
  'expenses/import-new',
  {
    file: oneOf('card_march.csv', 'from_ines.csv', 'shared_flat.csv'),
    names: distinct(4, oneOf(...SHOPS)),
    cents: distinct(4, int(215, 9_995, 5)),
    categories: distinct(4, oneOf(...CATEGORY_IDS)),
    days: distinct(4, int(1, 9)),
    known: int(0, 3),
  },
  {
    tags: ['import', 'files', 'duplicates'],
    ask: {
      en: [
        p =>
          `Import ${p.file} from Download into Expenses. What I have written down already must not be there twice.`,
        p => `Take the entries of the file ${p.file} into Expenses, leaving out any that is there already.`,
      ],
      zh: [p => `请把 Download 里的 ${p.file} 导入 Expenses，已经记过的不要重复导入。`],
    },
    setup: (s, p, ctx) => {
      const w = rows(p)[p.known]!;
      putEntry(s, ctx, 'known', { ...w, daysAgo: 12 - p.days[p.known]!, account: 'account-card' });
      const files = ctx.as('expenses').provider('files')!;
      files.write(`Download/${p.file}`, { mime: 'text/csv', text: csv(p), at: ctx.now - 26 * HOUR });
      // A newer one, since files are listed newest first.
      files.writeText(
        'Download/allotment.csv',
        'date,name,amount\n2026-03-11,Seed potatoes,6.40\n',
        'text/csv',
      );
    },
    expect: {
      taken: (s, p, ctx, now) => {
        for (const [i, w] of rows(p).entries())
          if (i !== p.known) writeOn(s, ctx, now, w, momentOf(`2026-03-0${p.days[i]}`, 720, ctx.zone));
      },
    },
    ...inAnyAccount,
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield* fromMenu(seen, 'Import');
      seen = yield tap(seen, row(p.file));
      yield tap(seen, rid('import'));
      yield done();
    },
    nearMisses: {
      allLines: {
        change: (_s, p, ctx) => take(ctx, p, [0, 1, 2, 3]),
        because: 'sideEffects',
      },
      allLinesAndOldOneDeleted: {
        change: (_s, p, ctx) => {
          take(ctx, p, [0, 1, 2, 3]);
          ctx.act('expenses', 'remove', { entries: ['entry-task-known'] });
        },
        because: 'sideEffects',
      },
      inEuros: {
        change: (_s, p, ctx) => take(ctx, p, unknown(p), 'account-euro'),
        because: 'inPounds',
      },
    },
    alternatives: {
      intoCash: { change: (_s, p, ctx) => take(ctx, p, unknown(p), 'account-cash') },
    },
  },
);
