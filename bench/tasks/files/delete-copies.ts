import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, tap } from '../steps.ts';
import { bin, discard, FOLDERS, NAMES, openFolder, pick, put } from './make.ts';

interface P {
  names: string[];
  end: string;
  folder: string;
}
const COPIES = ['a-1', 'b-1', 'b-2'] as const;
const file = (p: P, i: number, n = 0) => `${p.names[i]}${n ? ` (${n})` : ''}.${p.end}`;

export const deleteCopies = task(
  'files/delete-copies',
  { names: distinct(3, oneOf(...NAMES)), end: oneOf('pdf', 'docx', 'zip'), folder: oneOf(...FOLDERS) },
  {
    tags: ['delete', 'files', 'duplicates', 'condition'],
    ask: {
      en: [
        p =>
          `Some files in ${p.folder} were downloaded more than once: ${file(p, 0)}, ${file(p, 1)} and ${file(p, 2)} have others with (1) or (2) in the name. Delete those that have exactly the size of the file without a number; one of another size is another version and stays.`,
        p =>
          `Tidy up ${p.folder}: of ${file(p, 0)}, ${file(p, 1)} and ${file(p, 2)} there are numbered copies. Delete every copy of the same size as its original; keep the originals and any numbered file whose size differs.`,
      ],
      zh: [
        p =>
          `“${p.folder}”里的 ${file(p, 0)}、${file(p, 1)} 和 ${file(p, 2)} 有带 (1)、(2) 的文件。请删除与原文件大小完全相同的副本；大小不同的是另一个版本，要保留。`,
      ],
    },
    setup: (s, p) => {
      const sizes = [611_204, 2_408_117, 95_330];
      for (const i of [0, 1, 2])
        put(s, `${'abc'[i]}-0`, p.folder, file(p, i), { size: sizes[i]!, daysAgo: 20 });
      put(s, 'a-1', p.folder, file(p, 0, 1), { size: sizes[0]!, daysAgo: 19 });
      put(s, 'b-1', p.folder, file(p, 1, 1), { size: sizes[1]!, daysAgo: 18 });
      put(s, 'b-2', p.folder, file(p, 1, 2), { size: sizes[1]!, daysAgo: 17 });
      put(s, 'c-1', p.folder, file(p, 2, 1), { size: sizes[2]! + 31_004, daysAgo: 2 });
    },
    expect: {
      first: (_s, _p, ctx, now) => discard(ctx, now, 'a-1'),
      second: { weight: 2, change: (_s, _p, ctx, now) => discard(ctx, now, 'b-1', 'b-2') },
    },
    solve: function* (_seen, p) {
      let seen = yield* openFolder(p.folder);
      seen = yield* pick(seen, [file(p, 0, 1), file(p, 1, 1), file(p, 1, 2)]);
      yield tap(seen, button('Move to bin'));
      yield done();
    },
    nearMisses: {
      everyNumber: { change: (_s, _p, ctx) => bin(ctx, ...COPIES, 'c-1'), because: 'sideEffects' },
      theOriginals: {
        change: (_s, _p, ctx) => bin(ctx, 'a-0', 'b-0'),
        because: ['first', 'second', 'sideEffects'],
      },
    },
  },
);
