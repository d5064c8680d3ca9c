import { partsAt } from '../../../src/state/clock.ts';
import { task, type Phone } from '../form.ts';
import { paths, pathsAt, there } from '../probes/files.ts';
import { distinct, int, oneOf } from '../sample.ts';
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
const fresh = (s: Phone, p: P, i: number, shift = 0) =>
  `scan ${iso(s.clock.now - (p.days[i]! + shift) * DAY)}.pdf`;
const rename = (s: Phone, key: string, name: string) => {
  filesOf(s)[idOf(key)]!.name = name;
};
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
    goals: Object.fromEntries(
      KEYS.map((key, i) => [
        key,
        ({ was, now, p }: { was: Phone; now: Phone; p: P }) =>
          filesOf(now)[idOf(key)]?.name === fresh(was, p, i),
      ]),
    ) as Record<(typeof KEYS)[number], (x: { was: Phone; now: Phone; p: P }) => boolean>,
    allow: s => KEYS.map(key => filesOf(s)[idOf(key)]!.name),
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
        change: (s, p) => {
          rename(s, 'one', fresh(s, p, 1));
          rename(s, 'two', fresh(s, p, 0));
        },
        because: ['one', 'two'],
      },
      aDayOff: {
        change: (s, p) => {
          rename(s, 'one', fresh(s, p, 0));
          rename(s, 'two', fresh(s, p, 1, 1));
        },
        because: 'two',
      },
      onlyOne: { change: (s, p) => rename(s, 'one', fresh(s, p, 0)), because: 'two' },
      withoutItsEnd: {
        change: (s, p) => {
          rename(s, 'one', fresh(s, p, 0));
          rename(s, 'two', fresh(s, p, 1).replace('.pdf', ''));
        },
        because: 'two',
      },
      theThirdToo: {
        change: (s, p) => {
          rename(s, 'one', fresh(s, p, 0));
          rename(s, 'two', fresh(s, p, 1));
          rename(s, 'third', fresh(s, p, 2));
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          rename(s, 'one', fresh(s, p, 0));
          rename(s, 'two', fresh(s, p, 1));
        },
      },
    },
    probe: (p, was) => [
      paths(
        ['scan*', 'scam_*'],
        [
          ...pathsAt(was, /^(scan|scam_)/).filter(
            path => !KEYS.some((_, i) => path === `${p.folder}/${old(p, i)}`),
          ),
          ...KEYS.map((_, i) => `${p.folder}/${fresh(was, p, i)}`),
        ],
      ),
      ...KEYS.map((key, i) => there(`${p.folder}/${fresh(was, p, i)}`, filesOf(was)[idOf(key)]!.size)),
    ],
  },
);
