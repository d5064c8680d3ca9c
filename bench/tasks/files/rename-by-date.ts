import { partsAt } from '../../../src/state/clock.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, find, row, tap } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { DAY, FOLDERS, filesOf, idOf, inReach, openFolder, pick, put, verb } from './make.ts';
import { twoDigits } from '../../../src/state/civil.ts';

const KEYS = ['one', 'two'] as const;
interface P {
  nos: number[];
  folder: string;
  days: number[];
}
const old = (p: P, i: number) => `scan_${p.nos[i]}.pdf`;
const iso = (ms: number) => {
  const { year, month, day } = partsAt(ms, 'Europe/London');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};
const fresh = (s: Phone, i: number, shift = 0) =>
  `scan ${iso(filesOf(s)[idOf(KEYS[i]!)]!.at - shift * DAY)}.pdf`;
const rename = (ctx: SetupCtx, key: string, name: string) =>
  ctx.act('files', 'rename', { file: idOf(key), name });
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The day of a file's last change, from its row. The files are more than a week old and from this year. */
function dayOf(seen: Observation, name: string): string {
  const [, day, month] = /· (\d+) (\w{3})$/.exec(find(seen, row(name)).name) ?? [];
  return `2026-${twoDigits(MONTHS.findIndex(m => m.startsWith(month ?? '?')) + 1)}-${twoDigits(Number(day))}`;
}

export const renameByDate = task(
  'files/rename-by-date',
  { nos: distinct(3, int(100, 999)), folder: oneOf(...FOLDERS), days: distinct(3, int(12, 70)) },
  {
    tags: ['rename', 'files', 'pattern', 'dates'],
    ask: {
      en: [
        p =>
          `In ${p.folder} there are two scans, ${old(p, 0)} and ${old(p, 1)}. Rename each to “scan YYYY-MM-DD.pdf” with the day on which that file was last modified, for example “scan 2026-01-31.pdf”.`,
        p =>
          `Please name ${old(p, 0)} and ${old(p, 1)} in ${p.folder} after the date they were modified on: scan, a space, the date as YYYY-MM-DD, and .pdf as before.`,
      ],
      zh: [
        p =>
          `“${p.folder}”里有两个扫描件 ${old(p, 0)} 和 ${old(p, 1)}。请按各自的修改日期改名为“scan YYYY-MM-DD.pdf”，例如“scan 2026-01-31.pdf”。`,
      ],
    },
    setup: (s, p) => {
      KEYS.forEach((key, i) => put(s, key, p.folder, old(p, i), { daysAgo: p.days[i]! }));
      put(s, 'third', p.folder, `scam_${p.nos[2]}.pdf`, { daysAgo: p.days[2]! });
    },
    expect: {
      one: (s, _p, ctx) => rename(ctx, 'one', fresh(s, 0)),
      two: (s, _p, ctx) => rename(ctx, 'two', fresh(s, 1)),
    },
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.folder);
      for (const i of [0, 1]) {
        seen = yield* inReach(seen, old(p, i));
        const date = dayOf(seen, old(p, i));
        seen = yield* pick(seen, [old(p, i)]);
        seen = yield* verb(seen, 'Rename');
        seen = yield fill(seen, field('Name'), `scan ${date}.pdf`, { clear: true });
        seen = yield tap(seen, button('Rename'));
      }
      yield done();
    },
    nearMisses: {
      theWrongWayRound: {
        change: (s, _p, ctx) => {
          const [one, two] = [fresh(s, 0), fresh(s, 1)];
          rename(ctx, 'one', two);
          rename(ctx, 'two', one);
        },
        because: ['one', 'two', 'sideEffects'],
      },
      aDayOff: {
        change: (s, { days: [a, b] }, ctx) => {
          rename(ctx, 'one', fresh(s, 0));
          rename(ctx, 'two', fresh(s, 1, b! + 1 === a ? -1 : 1));
        },
        because: ['two', 'sideEffects'],
      },
    },
  },
);
