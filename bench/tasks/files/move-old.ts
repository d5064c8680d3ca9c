import { task, type Phone } from '../form.ts';
import { dayAt, distinct, int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, rid, tap } from '../steps.ts';
import { choose, DAY, folderAt, move, NAMES, openFolder, pick, put, verb } from './make.ts';

interface P {
  names: string[];
  folder: string;
  away: string;
  days: number;
  gaps: number[];
}
const OLD = ['old-1', 'old-2', 'old-3'] as const;

const name = (p: P, i: number) => `${p.names[i]}.${['pdf', 'txt', 'docx', 'csv', 'pdf'][i]}`;
/** When the phone's clock starts, and the day before which a file counts as old. */
const START = Date.UTC(2026, 2, 12, 9, 41);
const day = (p: P) => dayAt(START - p.days * DAY, 'Europe/London');
const makeFolder = (s: Phone, ctx: SetupCtx, p: P, name = p.away) =>
  ctx.act('files', 'newFolder', { folder: folderAt(s, p.folder), name });
const into = (s: Phone, ctx: SetupCtx, p: P, keys: readonly string[], name = p.away) =>
  move(s, ctx, keys, `${p.folder}/${name}`);

export const moveOld = task(
  'files/move-old',
  {
    names: distinct(5, oneOf(...NAMES)),
    folder: oneOf('Download', 'Documents/Flat', 'Documents/Travel', 'Movies'),
    away: oneOf('Archive', 'Older', 'Put away', 'Last winter'),
    days: int(20, 60),
    gaps: distinct(3, int(1, 200)),
  },
  {
    tags: ['move', 'files', 'folders', 'dates', 'condition'],
    ask: {
      en: [
        p =>
          `${day(p).en} is the limit: of ${p.names.map((_, i) => name(p, i)).join(', ')} in ${p.folder}, move those that were last modified before that day into a new folder “${p.away}” inside ${p.folder}.`,
        p =>
          `Make a folder called ${p.away} in ${p.folder} and move into it whichever of the files ${p.names.map((_, i) => name(p, i)).join(', ')} were modified before ${day(p).en}. A file of that very day stays.`,
      ],
      zh: [
        p =>
          `在“${p.folder}”里新建文件夹“${p.away}”，把 ${p.names.map((_, i) => name(p, i)).join('、')} 当中修改日期早于${day(p).zh}的文件移进去；当天的不算。`,
      ],
    },
    setup: (s, p) => {
      OLD.forEach((key, i) => put(s, key, p.folder, name(p, i), { daysAgo: p.days + p.gaps[i]! }));
      put(s, 'new-1', p.folder, name(p, 3), { daysAgo: p.days });
      put(s, 'new-2', p.folder, name(p, 4), { daysAgo: p.days - 1 - (p.gaps[0]! % 15) });
    },
    expect: {
      made: (s, p, ctx) => makeFolder(s, ctx, p),
      moved: { weight: 3, change: (s, p, ctx) => into(s, ctx, p, OLD) },
    },
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.folder);
      seen = yield tap(seen, button('New folder'));
      seen = yield fill(seen, field('Name'), p.away);
      seen = yield tap(seen, button('Create'));
      // Sorted with the oldest first, so the files to move come first.
      seen = yield tap(seen, rid('sort'));
      seen = yield tap(seen, button('Date modified'));
      seen = yield tap(seen, rid('sort'));
      seen = yield tap(seen, button('Oldest first'));
      const order = [0, 1, 2].sort((a, b) => p.gaps[b]! - p.gaps[a]!);
      seen = yield* pick(
        seen,
        order.map(i => name(p, i)),
      );
      seen = yield* verb(seen, 'Move to');
      yield* choose(seen, `${p.folder}/${p.away}`, 'Move here');
      yield done();
    },
    nearMisses: {
      thatDayToo: {
        change: (s, p, ctx) => {
          makeFolder(s, ctx, p);
          into(s, ctx, p, [...OLD, 'new-1']);
        },
        because: 'sideEffects',
      },
      anotherName: {
        change: (s, p, ctx) => {
          makeFolder(s, ctx, p, `${p.away} 2`);
          into(s, ctx, p, OLD, `${p.away} 2`);
        },
        because: ['made', 'sideEffects'],
      },
    },
  },
);
