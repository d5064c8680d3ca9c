import { newIn } from '../../../judges/side-effects.ts';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import { task, type Phone } from '../form.ts';
import { paths, there } from '../probes/files.ts';
import { dayAt, distinct, int, oneOf } from '../sample.ts';
import { button, done, field, fill, rid, tap } from '../steps.ts';
import {
  choose,
  DAY,
  filesOf,
  folderAt,
  idOf,
  isAt,
  isGone,
  lies,
  NAMES,
  newFiles,
  openFolder,
  pick,
  put,
  verb,
} from './make.ts';

interface P {
  names: string[];
  folder: string;
  away: string;
  days: number;
  gaps: number[];
}
const OLD = ['old-1', 'old-2', 'old-3'] as const;
const NEW = ['new-1', 'new-2'] as const;
const name = (p: P, i: number) => `${p.names[i]}.${['pdf', 'txt', 'docx', 'csv', 'pdf'][i]}`;
/** When the phone's clock starts, and the day before which a file counts as old. */
const START = Date.UTC(2026, 2, 12, 9, 41);
const day = (p: P) => dayAt(START - p.days * DAY, 'Europe/London');
const into = (s: Phone, p: P, keys: readonly string[], folder = p.away) => {
  if (!fileAt(filesOf(s), folder))
    filesOf(s)[idOf('away')] = {
      name: folder.split('/').at(-1)!,
      parent: folderAt(s, p.folder),
      kind: 'folder',
      size: 0,
      mime: '',
      at: s.clock.now,
      binned: null,
    };
  for (const k of keys) filesOf(s)[idOf(k)]!.parent = fileAt(filesOf(s), folder)!.id;
};

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
    goals: {
      made: ({ now, p }) => fileAt(filesOf(now), `${p.folder}/${p.away}`)?.kind === 'folder',
      moved: {
        weight: 3,
        test: ({ was, now, p }) =>
          OLD.every(
            (k, i) =>
              lies(now, idOf(k), `${p.folder}/${p.away}/${name(p, i)}`) &&
              isAt(now, `${p.folder}/${p.away}/${name(p, i)}`, filesOf(was)[idOf(k)]!),
          ),
      },
    },
    invariants: {
      newStay: ({ now, p }) => NEW.every((k, i) => lies(now, idOf(k), `${p.folder}/${name(p, 3 + i)}`)),
      oneFolder: ({ was, now }) => newFiles(was, now).filter(f => !isGone(now, f.id)).length <= 1,
    },
    allow: s => [newIn(filesOf(s)), ...OLD.map(k => filesOf(s)[idOf(k)]!.parent)],
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
        change: (s, p) => into(s, p, [...OLD, 'new-1'], `${p.folder}/${p.away}`),
        because: ['newStay', 'sideEffects'],
      },
      oneMissed: { change: (s, p) => into(s, p, OLD.slice(0, 2), `${p.folder}/${p.away}`), because: 'moved' },
      all: {
        change: (s, p) => into(s, p, [...OLD, ...NEW], `${p.folder}/${p.away}`),
        because: ['newStay', 'sideEffects'],
      },
      onlyTheFolder: { change: (s, p) => into(s, p, [], `${p.folder}/${p.away}`), because: 'moved' },
      anotherName: {
        change: (s, p) => into(s, p, OLD, `${p.folder}/${p.away} 2`),
        because: ['made', 'moved'],
      },
    },
    alternatives: { byState: { change: (s, p) => into(s, p, OLD, `${p.folder}/${p.away}`) } },
    probe: (p, was) => [
      paths(
        p.names.map(each => `${each}*`),
        [
          ...OLD.map((_, i) => `${p.folder}/${p.away}/${name(p, i)}`),
          ...NEW.map((_, i) => `${p.folder}/${name(p, 3 + i)}`),
        ],
      ),
      ...OLD.map((k, i) => there(`${p.folder}/${p.away}/${name(p, i)}`, filesOf(was)[idOf(k)]!.size)),
    ],
  },
);
