import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, open, option, rid, scrollTo, tap } from '../steps.ts';
import { fromMenu } from './make.ts';
import { twoDigits } from '../../../src/state/civil.ts';

interface P {
  from: number;
  days: number;
  name: string;
}
const span = (p: P) => ({
  from: `2026-03-${twoDigits(p.from)}`,
  to: `2026-03-${twoDigits(p.from + p.days)}`,
});
const words = (iso: string) => `${Number(iso.slice(8))} March`;
const write = (ctx: SetupCtx, p: P, from: string | null, to: string | null, name = p.name) =>
  ctx.act('expenses', 'exportCsv', { from, to, account: null, name });

export const exportRange = task(
  'expenses/export-range',
  {
    from: int(1, 7),
    days: int(2, 4),
    name: oneOf('for_elsie', 'sofa_week', 'spring_start', 'proof', 'checked', 'to_keep'),
  },
  {
    tags: ['export', 'files', 'dates'],
    ask: {
      en: [
        p =>
          `Export my entries of ${words(span(p).from)} to ${words(span(p).to)} this year from Expenses to a CSV file called ${p.name}.csv in Documents.`,
        p =>
          `Write what Expenses has from ${words(span(p).from)} to ${words(span(p).to)} 2026, both days included, to Documents/${p.name}.csv.`,
      ],
      zh: [
        p =>
          `请把 Expenses 里 2026年3月${p.from}日到${p.from + p.days}日（含首尾两天）的记录导出到 Documents/${p.name}.csv。`,
      ],
    },
    expect: { file: (_s, p, ctx) => write(ctx, p, span(p).from, span(p).to) },
    solve: function* (seen, p) {
      seen = yield open('expenses');
      seen = yield* fromMenu(seen, 'Export');
      seen = yield tap(seen, option('Choose days'));
      for (const [end, iso] of [
        ['from-day', span(p).from],
        ['to-day', span(p).to],
      ] as const) {
        seen = yield* scrollTo(seen, rid(end));
        seen = yield tap(seen, rid(end));
        seen = yield tap(seen, option(`${words(iso)} 2026`));
        seen = yield tap(seen, button('OK'));
      }
      seen = yield* scrollTo(seen, field('File name'));
      seen = yield fill(seen, field('File name'), p.name, { clear: true });
      yield tap(seen, rid('save-file'));
      yield done();
    },
    nearMisses: {
      wholeMonth: {
        change: (_s, p, ctx) => write(ctx, p, '2026-03-01', '2026-03-31'),
        because: ['file', 'sideEffects'],
      },
      dayShort: {
        change: (_s, p, ctx) => write(ctx, p, span(p).from, `2026-03-${twoDigits(p.from + p.days - 1)}`),
        because: ['file', 'sideEffects'],
      },
      andBinned: {
        change: (s, p, ctx) => {
          write(ctx, p, span(p).from, span(p).to);
          const file = Object.values(s.device.storage.files).find(({ name }) => name === `${p.name}.csv`)!;
          file.binned = ctx.now;
        },
        because: 'file',
      },
    },
  },
);
