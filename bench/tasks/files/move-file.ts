import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { paths, there as liesAt } from '../probes/files.ts';
import { distinct, oneOf } from '../sample.ts';
import { done } from '../steps.ts';
import {
  bin,
  choose,
  FOLDERS,
  filesOf,
  folderAt,
  idOf,
  isAt,
  isGone,
  lies,
  move,
  NAMES,
  newFiles,
  openFolder,
  pick,
  put,
  verb,
} from './make.ts';

const name = (p: { names: string[]; end: string }, i = 0) => `${p.names[i]}.${p.end}`;
const there = (p: { names: string[]; end: string; folders: string[] }) => `${p.folders[1]}/${name(p)}`;

export const moveFile = task(
  'files/move-file',
  {
    names: distinct(2, oneOf(...NAMES)),
    end: oneOf('pdf', 'txt', 'csv', 'docx'),
    folders: distinct(3, oneOf(...FOLDERS)),
  },
  {
    tags: ['move', 'files', 'folders'],
    counterpart: 'FilesMoveFile',
    ask: {
      en: [
        p => `Move the file ${name(p)} from ${p.folders[0]} to ${p.folders[1]}.`,
        p =>
          `In the phone’s storage, ${name(p)} lies in ${p.folders[0]} and belongs into ${p.folders[1]}. Move it there.`,
      ],
      zh: [p => `把文件 ${name(p)} 从“${p.folders[0]}”移动到“${p.folders[1]}”。`],
    },
    setup: (s, p) => {
      put(s, 'asked', p.folders[0]!, name(p));
      put(s, 'beside', p.folders[0]!, name(p, 1));
      put(s, 'elsewhere', p.folders[2]!, name(p), { daysAgo: 11 });
    },
    // A copy whose original is deleted counts as a move.
    goals: {
      moved: ({ was, now, p }) =>
        isAt(now, there(p), filesOf(was)[idOf('asked')]!) &&
        (lies(now, idOf('asked'), there(p)) || isGone(now, idOf('asked'))),
    },
    invariants: {
      nothingElseMade: ({ was, now, p }) =>
        newFiles(was, now).every(
          f => isGone(now, f.id) || (f.name === name(p) && f.parent === folderAt(now, p.folders[1]!)),
        ) && newFiles(was, now).length <= 1,
    },
    allow: s => [filesOf(s)[idOf('asked')], newIn(filesOf(s))],
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.folders[0]!);
      seen = yield* pick(seen, [name(p)]);
      seen = yield* verb(seen, 'Move to');
      yield* choose(seen, p.folders[1]!, 'Move here');
      yield done();
    },
    nearMisses: {
      copied: {
        change: (s, p, ctx) =>
          ctx.act('files', 'copy', { files: [idOf('asked')], folder: folderAt(s, p.folders[1]!) }),
        because: 'moved',
      },
      toTheOtherFolder: { change: (s, p, ctx) => move(s, ctx, ['asked'], p.folders[2]!), because: 'moved' },
      theNamesake: {
        change: (s, p, ctx) => move(s, ctx, ['elsewhere'], p.folders[1]!),
        because: ['moved', 'sideEffects'],
      },
      withItsNeighbour: {
        change: (s, p, ctx) => move(s, ctx, ['asked', 'beside'], p.folders[1]!),
        because: 'sideEffects',
      },
      deleted: { change: (_s, _p, ctx) => bin(ctx, 'asked'), because: 'moved' },
    },
    alternatives: {
      copiedThenDeleted: {
        change: (s, p, ctx) => {
          ctx.act('files', 'copy', { files: [idOf('asked')], folder: folderAt(s, p.folders[1]!) });
          bin(ctx, 'asked');
        },
      },
    },
    probe: (p, was) => [
      paths(
        p.names.map(each => `${each}*`),
        [there(p), `${p.folders[2]}/${name(p)}`, `${p.folders[0]}/${name(p, 1)}`],
      ),
      liesAt(there(p), filesOf(was)[idOf('asked')]!.size),
    ],
  },
);
