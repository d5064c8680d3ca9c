import { task, type Phone } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, first, rid, scrollTo, tap, type Matcher } from '../steps.ts';
import { FOLDERS, filesOf, idOf, isAt, isGone, lies, NAMES, openFiles, put } from './make.ts';

interface P { names: string[]; end: string; folders: string[] }
const KEYS = ['one', 'two', 'three'] as const;
const name = (p: P, i = 0) => `${p.names[i]}.${p.end}`;
const restore = (s: Phone, ...keys: string[]) => { for (const k of keys) filesOf(s)[idOf(k)]!.binned = null; };

export const restoreRight = task('files/restore-right', { names: distinct(2, oneOf(...NAMES)), end: oneOf('pdf', 'docx', 'csv'), folders: distinct(3, oneOf(...FOLDERS)) }, {
  tags: ['restore', 'files', 'bin', 'disambiguation'],
  ask: {
    en: [p => `I deleted ${name(p)} by mistake: the one that was in ${p.folders[0]}. Get it back from the bin; leave everything else there.`, p => `There are several files called ${name(p)} in the bin. Restore the one from ${p.folders[0]}, and no other.`],
    zh: [p => `我误删了“${p.folders[0]}”里的 ${name(p)}。请把这一个从回收站恢复，其他的不要动。`],
  },
  setup: (s, p) => {
    KEYS.forEach((key, i) => { filesOf(s)[put(s, key, p.folders[i]!, name(p), { daysAgo: 8 + i })]!.binned = s.clock.now - (i + 1) * 5 * 3_600_000; });
    filesOf(s)[put(s, 'other', p.folders[0]!, name(p, 1))]!.binned = s.clock.now - 2 * 3_600_000;
  },
  goals: { restored: ({ was, now, p }) => lies(now, idOf('one'), `${p.folders[0]}/${name(p)}`) && isAt(now, `${p.folders[0]}/${name(p)}`, filesOf(was)[idOf('one')]!) },
  keeps: { othersStay: ({ now }) => ['two', 'three', 'other'].every(k => isGone(now, idOf(k))) },
  allow: s => [filesOf(s)[idOf('one')]!.binned],
  solve: function* (_seen, p) {
    let seen = yield* openFiles();
    seen = yield tap(seen, rid('category-bin'));
    const it: Matcher = { what: `${name(p)} from ${p.folders[0]}`, rank: e => (e.id.startsWith('binned#') && e.states.clickable && e.name.startsWith(name(p)) && e.name.endsWith(`From ${p.folders[0]}`) ? 0 : null) };
    seen = yield* scrollTo(seen, it);
    seen = yield tap(seen, first(it));
    yield tap(seen, button('Restore'));
    yield done();
  },
  wrong: {
    theSecond: { change: s => restore(s, 'two'), because: ['restored', 'othersStay', 'stray'] },
    allOfThatName: { change: s => restore(s, ...KEYS), because: ['othersStay', 'stray'] },
    theOtherOfTheFolder: { change: s => restore(s, 'other'), because: ['restored', 'othersStay', 'stray'] },
    andEmptiedTheBin: { change: (s, _p, ctx) => { restore(s, 'one'); ctx.act('files', 'emptyBin', {}); }, because: 'stray' },
  },
});
