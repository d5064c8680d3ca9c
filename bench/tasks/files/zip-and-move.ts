import { task, type Phone } from '../form.ts';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import { distinct, oneOf } from '../sample.ts';
import { done, field, fill } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { bin, choose, filesOf, folderAt, idOf, NAMES, openFolder, pick, put, verb } from './make.ts';

interface P {
  names: string[];
  ends: string[];
  zip: string;
  folders: string[];
}
const KEYS = ['one', 'two', 'three'] as const;
const name = (p: P, i: number) => `${p.names[i]}.${p.ends[i]}`;
const target = (p: P) => `${p.folders[1]}/${p.zip}.zip`;
const zipped = (p: P, ctx: SetupCtx, keys: readonly string[] = KEYS, name = p.zip) =>
  ctx.act('files', 'zip', { files: keys.map(idOf), name });
const moveZip = (s: Phone, p: P, ctx: SetupCtx, folder = p.folders[1]!) =>
  ctx.act('files', 'move', {
    files: [fileAt(filesOf(s), `${p.folders[0]}/${p.zip}.zip`)!.id],
    folder: folderAt(s, folder),
  });

export const zipAndMove = task(
  'files/zip-and-move',
  {
    names: distinct(4, oneOf(...NAMES)),
    ends: distinct(4, oneOf('pdf', 'csv', 'docx', 'txt', 'md')),
    zip: oneOf('for Ruth', 'handover', 'museum set', 'to print', 'for the council'),
    folders: distinct(
      3,
      oneOf('Download', 'Documents/Flat', 'Documents/Travel', 'Documents/Recipes', 'Movies'),
    ),
  },
  {
    tags: ['create', 'move', 'files', 'archive'],
    ask: {
      en: [
        p =>
          `In ${p.folders[0]}, compress ${name(p, 0)}, ${name(p, 1)} and ${name(p, 2)} into one archive named “${p.zip}.zip”, and move the archive to ${p.folders[1]}. The three files stay where they are.`,
        p =>
          `Make a zip of ${name(p, 0)}, ${name(p, 1)} and ${name(p, 2)} (they are in ${p.folders[0]}). Call it ${p.zip}.zip; it should end up in ${p.folders[1]}, and not in ${p.folders[0]}.`,
      ],
      zh: [
        p =>
          `把“${p.folders[0]}”里的 ${name(p, 0)}、${name(p, 1)} 和 ${name(p, 2)} 压缩成一个文件“${p.zip}.zip”，然后把压缩包移动到“${p.folders[1]}”。原来的三个文件留在原处。`,
      ],
    },
    setup: (s, p) => {
      KEYS.forEach((key, i) => put(s, key, p.folders[0]!, name(p, i), { daysAgo: 4 + i }));
      put(s, 'beside', p.folders[0]!, name(p, 3));
      put(s, 'namesake', p.folders[2]!, name(p, 0), { daysAgo: 30 });
    },
    expect: {
      there: (s, p, ctx) => {
        zipped(p, ctx);
        moveZip(s, p, ctx);
      },
    },
    // A namesake of another folder is told only by its size, which is not compared otherwise.
    invariants: {
      ofTheseFiles: ({ was, now, p }) =>
        (fileAt(filesOf(now), target(p))?.packed ?? []).every(({ size }) =>
          KEYS.some(key => filesOf(was)[idOf(key)]!.size === size),
        ),
    },
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.folders[0]!);
      seen = yield* pick(seen, [0, 1, 2].map(i => name(p, i)).sort());
      seen = yield* verb(seen, 'Compress');
      seen = yield fill(seen, field('Name'), `${p.zip}.zip`, { clear: true, enter: true });
      seen = yield* pick(seen, [`${p.zip}.zip`]);
      seen = yield* verb(seen, 'Move to');
      yield* choose(seen, p.folders[1]!, 'Move here');
      yield done();
    },
    nearMisses: {
      notMoved: { change: (_s, p, ctx) => zipped(p, ctx), because: ['there', 'sideEffects'] },
      onlyTwo: {
        change: (s, p, ctx) => {
          zipped(p, ctx, ['one', 'two']);
          moveZip(s, p, ctx);
        },
        because: ['there', 'sideEffects'],
      },
      theNamesakeInIt: {
        change: (s, p, ctx) => {
          zipped(p, ctx, ['two', 'three', 'namesake']);
          moveZip(s, p, ctx);
        },
        because: 'ofTheseFiles',
      },
      theFilesThrownAway: {
        change: (s, p, ctx) => {
          zipped(p, ctx);
          moveZip(s, p, ctx);
          bin(ctx, ...KEYS);
        },
        because: 'sideEffects',
      },
    },
  },
);
