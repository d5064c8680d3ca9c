import { task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, first, has, impossible, rid, scroll, scrollTo, tap, type Matcher } from '../steps.ts';
import { FOLDERS, filesOf, idOf, NAMES, openFiles, put } from './make.ts';

interface P {
  names: string[];
  end: string;
  folders: string[];
}
const KEYS = ['one', 'two', 'three'] as const;
const name = (p: P, i = 0) => `${p.names[i]}.${p.end}`;
const restore = (ctx: SetupCtx, ...keys: string[]) => ctx.act('files', 'restore', { files: keys.map(idOf) });

const samples = () => ({
  names: distinct(2, oneOf(...NAMES)),
  end: oneOf('pdf', 'docx', 'csv'),
  folders: distinct(3, oneOf(...FOLDERS)),
});
const ask = {
  en: [
    (p: P) =>
      `I deleted ${name(p)} by mistake: the one that was in ${p.folders[0]}. Get it back from the bin; leave everything else there.`,
    (p: P) =>
      `There are several files called ${name(p)} in the bin. Restore the one from ${p.folders[0]}, and no other.`,
  ],
  zh: [(p: P) => `我误删了“${p.folders[0]}”里的 ${name(p)}。请把这一个从回收站恢复，其他的不要动。`],
};

const it = (p: P): Matcher => ({
  what: `${name(p)} from ${p.folders[0]}`,
  rank: e =>
    e.id.startsWith('binned#') &&
    e.states.clickable &&
    e.name.startsWith(name(p)) &&
    e.name.endsWith(`From ${p.folders[0]}`)
      ? 0
      : null,
});
/** Adds a file of a folder that has been in the bin for some hours. */
const binned = (s: Phone, key: string, folder: string, called: string, hours: number, daysAgo = 8) => {
  filesOf(s)[put(s, key, folder, called, { daysAgo })]!.binned = s.clock.now - hours * 3_600_000;
};

export const restoreRight = task('files/restore-right', samples(), {
  tags: ['restore', 'files', 'bin', 'disambiguation', 'twin'],
  twin: 'files/restore-missing',
  ask,
  setup: (s, p) => {
    KEYS.forEach((key, i) => binned(s, key, p.folders[i]!, name(p), (i + 1) * 5, 8 + i));
    binned(s, 'other', p.folders[0]!, name(p, 1), 2);
  },
  expect: { restored: (_s, _p, ctx) => restore(ctx, 'one') },
  solve: function* (_seen, p) {
    let seen = yield* openFiles();
    seen = yield tap(seen, rid('category-bin'));
    seen = yield* scrollTo(seen, it(p));
    seen = yield tap(seen, first(it(p)));
    yield tap(seen, button('Restore'));
    yield done();
  },
  nearMisses: {
    theSecond: { change: (_s, _p, ctx) => restore(ctx, 'two'), because: ['restored', 'sideEffects'] },
    theOtherOfTheFolder: {
      change: (_s, _p, ctx) => restore(ctx, 'other'),
      because: ['restored', 'sideEffects'],
    },
    andEmptiedTheBin: {
      change: (_s, _p, ctx) => {
        restore(ctx, 'one');
        ctx.act('files', 'emptyBin', {});
      },
      because: 'sideEffects',
    },
  },
});

export const restoreMissing = task('files/restore-missing', samples(), {
  tags: ['files', 'bin', 'disambiguation', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'files/restore-right',
  ask,
  // The bin is as full as its twin's, but the file asked for was deleted for good.
  setup: (s, p) => {
    binned(s, 'one', p.folders[0]!, `${p.names[0]} draft.${p.end}`, 5);
    binned(s, 'two', p.folders[1]!, name(p), 10);
    binned(s, 'three', p.folders[2]!, name(p), 15);
    binned(s, 'other', p.folders[0]!, name(p, 1), 2);
  },
  solve: function* (_seen, p) {
    let seen = yield* openFiles();
    seen = yield tap(seen, rid('category-bin'));
    if (!has(seen, it(p))) seen = yield scroll('down');
    if (!has(seen, it(p))) yield impossible(`The bin has no ${name(p)} from ${p.folders[0]}`);
  },
  nearMisses: {
    theNearest: {
      change: (_s, _p, ctx) => restore(ctx, 'two'),
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
    saidDone: { change: () => {}, declared: 'done', because: 'impossible' },
  },
});
