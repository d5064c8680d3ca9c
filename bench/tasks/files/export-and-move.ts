import { fileAt } from '../../../src/sdk/core/storage.ts';
import { LINES, makeNote, openTitled, TITLES } from '../notes/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, tap } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { choose, filesOf, folderAt, openFolder, pick, verb } from './make.ts';

interface P {
  titles: string[];
  lines: string[];
  folder: string;
}
const ID = 'note-exported';
const fileName = (p: P) => `${p.titles[0]}.txt`;
const exported = (ctx: SetupCtx, id = ID) => ctx.act('notes', 'exportNote', { note: id });
const moved = (s: Phone, name: string, folder: string, ctx: SetupCtx) =>
  ctx.act('files', 'move', {
    files: [fileAt(filesOf(s), `Documents/${name}`)!.id],
    folder: folderAt(s, folder),
  });
const copied = (s: Phone, p: P, ctx: SetupCtx) =>
  ctx.act('files', 'copy', {
    files: [fileAt(filesOf(s), `Documents/${fileName(p)}`)!.id],
    folder: folderAt(s, p.folder),
  });

export const exportAndMove = task(
  'files/export-and-move',
  {
    titles: distinct(2, oneOf(...TITLES)),
    lines: distinct(2, oneOf(...LINES)),
    folder: oneOf('Documents/Work', 'Documents/Flat', 'Documents/Travel', 'Documents/Money', 'Download'),
  },
  {
    tags: ['cross-app', 'export', 'move', 'files'],
    ask: {
      en: [
        p => `Export the note “${p.titles[0]}” from Notes to a file, and move that file into ${p.folder}.`,
        p =>
          `I want my note “${p.titles[0]}” as a text file in ${p.folder} of the phone’s storage: export it from Notes, then put the file there. The note itself stays.`,
      ],
      zh: [p => `把笔记“${p.titles[0]}”从 Notes 导出成文件，再把这个文件移动到“${p.folder}”。`],
    },
    setup: (s, p, ctx) => {
      makeNote(s, ctx, { id: ID, title: p.titles[0]!, body: p.lines[0]!, hoursAgo: 9 });
      makeNote(s, ctx, { id: 'note-beside', title: `${p.titles[0]} old`, body: p.lines[1]!, hoursAgo: 90 });
    },
    expect: {
      there: (s, p, ctx) => {
        exported(ctx);
        moved(s, fileName(p), p.folder, ctx);
      },
    },
    solve: function* (_seen, p) {
      let seen = yield* openTitled(p.titles[0]!);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Export to files'));
      seen = yield* openFolder('Documents');
      seen = yield* pick(seen, [fileName(p)]);
      seen = yield* verb(seen, 'Move to');
      yield* choose(seen, p.folder, 'Move here');
      yield done();
    },
    nearMisses: {
      leftInDocuments: { change: (_s, _p, ctx) => exported(ctx), because: ['there', 'sideEffects'] },
      theOldNote: {
        change: (s, p, ctx) => {
          exported(ctx, 'note-beside');
          moved(s, `${p.titles[0]} old.txt`, p.folder, ctx);
        },
        because: ['there', 'sideEffects'],
      },
      copied: {
        change: (s, p, ctx) => {
          exported(ctx);
          copied(s, p, ctx);
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      copiedAndTheFirstBinned: {
        change: (s, p, ctx) => {
          exported(ctx);
          const { id } = fileAt(filesOf(s), `Documents/${fileName(p)}`)!;
          copied(s, p, ctx);
          ctx.act('files', 'bin', { files: [id] });
        },
      },
    },
  },
);
