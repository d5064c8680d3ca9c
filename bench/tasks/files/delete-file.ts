import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, tap } from '../steps.ts';
import { bin, discard, FOLDERS, idOf, move, NAMES, openFolder, pick, put } from './make.ts';

const name = (p: { names: string[]; end: string }, i = 0) => `${p.names[i]}.${p.end}`;

export const deleteFile = task(
  'files/delete-file',
  {
    names: distinct(2, oneOf(...NAMES)),
    end: oneOf('pdf', 'txt', 'csv', 'docx'),
    folders: distinct(2, oneOf(...FOLDERS)),
  },
  {
    tags: ['delete', 'files', 'folders'],
    counterpart: 'FilesDeleteFile',
    ask: {
      en: [
        p => `Delete the file ${name(p)} from the folder ${p.folders[0]} of the phone’s storage.`,
        p => `I don’t need ${name(p)} in ${p.folders[0]} any more. Delete it with the file manager.`,
      ],
      zh: [p => `请删除手机存储中“${p.folders[0]}”文件夹里的文件 ${name(p)}。`],
    },
    setup: (s, p) => {
      put(s, 'asked', p.folders[0]!, name(p));
      put(s, 'elsewhere', p.folders[1]!, name(p), { daysAgo: 1 });
      put(s, 'beside', p.folders[0]!, name(p, 1));
      put(s, 'alike', p.folders[0]!, `${p.names[0]} old.${p.end}`, { daysAgo: 40 });
    },
    expect: { deleted: (_s, _p, ctx, now) => discard(ctx, now, 'asked') },
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.folders[0]!);
      seen = yield* pick(seen, [name(p)]);
      yield tap(seen, button('Move to bin'));
      yield done();
    },
    nearMisses: {
      ofTheOtherFolder: {
        change: (_s, _p, ctx) => bin(ctx, 'elsewhere'),
        because: ['deleted', 'sideEffects'],
      },
      theOldOne: { change: (_s, _p, ctx) => bin(ctx, 'alike'), because: ['deleted', 'sideEffects'] },
      movedAway: {
        change: (s, p, ctx) => move(s, ctx, ['asked'], p.folders[1]!),
        because: ['deleted', 'sideEffects'],
      },
      restored: {
        change: (_s, _p, ctx) => {
          bin(ctx, 'asked');
          ctx.act('files', 'restore', { files: [idOf('asked')] });
        },
        because: 'deleted',
      },
    },
    alternatives: {
      forGood: {
        change: (_s, _p, ctx) => {
          bin(ctx, 'asked');
          ctx.act('files', 'remove', { files: [idOf('asked')] });
        },
      },
    },
  },
);
