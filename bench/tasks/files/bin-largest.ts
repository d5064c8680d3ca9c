import { task } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, rid, tap } from '../steps.ts';
import { bin, discard, NAMES, openFolder, pick, put, putFolder } from './make.ts';

const KEYS = ['a', 'b', 'c', 'd', 'e'] as const;
const ENDS = ['pdf', 'docx', 'zip', 'pdf', 'docx'] as const;
interface P {
  names: string[];
  sizes: number[];
  folder: string;
  place: string;
}
/** Sizes that differ by at least a tenth of a megabyte. */
const size = (n: number) => n * 100_000 + 4_321;
const name = (p: P, i: number) => `${p.names[i]}.${ENDS[i]}`;
const largest = (p: P) => p.sizes.indexOf(Math.max(...p.sizes));
const second = (p: P) => p.sizes.indexOf([...p.sizes].sort((a, b) => b - a)[1]!);
const path = (p: P) => `${p.place}/${p.folder}`;

export const binLargest = task(
  'files/bin-largest',
  {
    names: distinct(5, oneOf(...NAMES)),
    sizes: distinct(5, int(2, 96)),
    folder: oneOf('For the printer', 'To sort', 'Old laptop', 'From Ruth'),
    place: oneOf('Documents', 'Download', 'Movies'),
  },
  {
    tags: ['delete', 'files', 'compare', 'sort'],
    ask: {
      en: [
        p =>
          `The folder “${p.folder}” in ${p.place} takes too much space. Delete its largest file, and only that.`,
        p => `Find the biggest file in ${path(p)} and delete it, and nothing else.`,
      ],
      zh: [p => `请删除“${path(p)}”文件夹里最大的那个文件，其他的不要动。`],
    },
    setup: (s, p) => {
      putFolder(s, 'folder', path(p));
      KEYS.forEach((key, i) => put(s, key, path(p), name(p, i), { size: size(p.sizes[i]!), daysAgo: 2 + i }));
      put(s, 'outside', p.place, `${p.names[0]} all.zip`, { size: size(120) });
    },
    expect: { deleted: (_s, p, ctx, now) => discard(ctx, now, KEYS[largest(p)]!) },
    solve: function* (_seen, p) {
      let seen = yield* openFolder(path(p));
      seen = yield tap(seen, rid('sort'));
      seen = yield tap(seen, button('Size'));
      const [top] = [...(seen.elements ?? [])].filter(e => e.id.startsWith('file#'));
      seen = yield* pick(seen, [top!.name.split(', ')[0]!]);
      yield tap(seen, button('Move to bin'));
      yield done();
    },
    nearMisses: {
      theSecond: { change: (_s, p, ctx) => bin(ctx, KEYS[second(p)]!), because: ['deleted', 'sideEffects'] },
      theLargerOneOutside: {
        change: (_s, _p, ctx) => bin(ctx, 'outside'),
        because: ['deleted', 'sideEffects'],
      },
      theWholeFolder: { change: (_s, _p, ctx) => bin(ctx, 'folder'), because: ['deleted', 'sideEffects'] },
    },
  },
);
