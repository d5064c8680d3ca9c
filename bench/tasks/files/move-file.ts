import { anyOf, task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done } from '../steps.ts';
import {
  bin,
  choose,
  discard,
  FOLDERS,
  filesOf,
  folderAt,
  hasSize,
  idOf,
  move,
  NAMES,
  openFolder,
  pick,
  put,
  verb,
} from './make.ts';

const name = (p: { names: string[]; end: string }, i = 0) => `${p.names[i]}.${p.end}`;
const there = (p: { names: string[]; end: string; folders: string[] }) => `${p.folders[1]}/${name(p)}`;
const copy = (s: Phone, path: string, ctx: SetupCtx) =>
  ctx.act('files', 'copy', { files: [idOf('asked')], folder: folderAt(s, path) });

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
    // A copy whose original is deleted is a move, too.
    expect: {
      moved: anyOf(
        (s, p, ctx) => move(s, ctx, ['asked'], p.folders[1]!),
        (s, p, ctx, now) => {
          copy(s, p.folders[1]!, ctx);
          discard(ctx, now, 'asked');
        },
      ),
    },
    // A copy of its namesake would be the same but for the size.
    invariants: {
      theSameFile: ({ was, now, p }) => hasSize(now, there(p), filesOf(was)[idOf('asked')]!.size),
    },
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.folders[0]!);
      seen = yield* pick(seen, [name(p)]);
      seen = yield* verb(seen, 'Move to');
      yield* choose(seen, p.folders[1]!, 'Move here');
      yield done();
    },
    nearMisses: {
      copied: { change: (s, p, ctx) => copy(s, p.folders[1]!, ctx), because: 'moved' },
      theNamesake: {
        change: (s, p, ctx) => move(s, ctx, ['elsewhere'], p.folders[1]!),
        because: ['moved', 'theSameFile', 'sideEffects'],
      },
      theNamesakeCopied: {
        change: (s, p, ctx) => {
          ctx.act('files', 'copy', { files: [idOf('elsewhere')], folder: folderAt(s, p.folders[1]!) });
          bin(ctx, 'asked');
        },
        because: 'theSameFile',
      },
    },
    alternatives: {
      copiedThenDeleted: {
        change: (s, p, ctx) => {
          copy(s, p.folders[1]!, ctx);
          bin(ctx, 'asked');
        },
      },
    },
  },
);
