import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, mimeOf, typeWords } from './kinds.ts';
import { binned, byName, cellsOf, crumbs, found, listed, ofKind, placeOf, recent, totals } from './select.ts';
import { phoneWith, run, state, table, T0 } from './testing.ts';

const tree = () =>
  phoneWith({
    'Zoo/': {},
    'Zoo/page 10.txt': { size: 10 },
    'Zoo/page 9.txt': { size: 900, at: T0 + 5 },
    'Zoo/.secret': {},
    'apple.pdf': { mime: 'application/pdf', size: 50, at: T0 + 9 },
    'Box.zip': { mime: 'application/zip', size: 70 },
    'pic.png': { mime: 'image/png', size: 20, at: T0 - 5 },
    'plan.dxf': { mime: 'image/vnd.dxf' },
  });
const names = (rows: readonly { name: string }[]) => rows.map(r => r.name);

describe('lists', () => {
  test('the root in every order, folders first or not, hidden ones or not', () => {
    const phone = tree();
    const files = table(phone);
    const by = (more: object) => names(listed(files, null, { ...state(phone), ...more }));
    expect(by({})).toEqual(['Zoo', 'apple.pdf', 'Box.zip', 'pic.png', 'plan.dxf']);
    expect(by({ foldersFirst: false })).toEqual(['apple.pdf', 'Box.zip', 'pic.png', 'plan.dxf', 'Zoo']);
    expect(by({ sort: 'size', down: true })).toEqual(['Zoo', 'plan.dxf', 'Box.zip', 'apple.pdf', 'pic.png']);
    expect(by({ sort: 'date', down: true })[1]).toBe('apple.pdf');
    expect(by({ sort: 'type' })).toEqual(['Zoo', 'plan.dxf', 'apple.pdf', 'pic.png', 'Box.zip']);
    expect(names(listed(files, 'file-zoo', state(phone)))).toEqual(['page 9.txt', 'page 10.txt']);
    expect(names(listed(files, 'file-zoo', { ...state(phone), hidden: true }))).toEqual([
      '.secret',
      'page 9.txt',
      'page 10.txt',
    ]);
    expect(listed(files, null, state(phone))[0]).toMatchObject({ count: 2, bytes: 1910, changed: T0 + 5 });
  });
  test('categories, recent ones, totals and searches leave the bin out', () => {
    const phone = run(tree(), 'bin', { files: ['file-box'] });
    const files = table(phone);
    expect(names(ofKind(files, 'archive', state(phone)))).toEqual([]);
    expect(names(ofKind(files, 'image', state(phone)))).toEqual(['pic.png']);
    expect(names(recent(files, false, 2))).toEqual(['apple.pdf', 'page 9.txt']);
    expect(totals(files, false)).toMatchObject({
      image: { count: 1, bytes: 20 },
      archive: { count: 0 },
      document: { count: 3, bytes: 960 },
      other: { count: 1 },
    });
    expect(names(found(files, 'PAGE 1', null, state(phone)))).toEqual(['page 10.txt']);
    expect(names(found(files, 'pdf', null, state(phone)))).toEqual(['apple.pdf']);
    expect(names(found(files, '', 'folder', state(phone)))).toEqual(['Zoo']);
    expect(found(files, '', null, state(phone))).toEqual([]);
    expect(found(files, 'secret', null, state(phone))).toEqual([]);
    expect(binned(files, phone.clock.now)).toMatchObject([
      { id: 'file-box', from: 'Internal storage', bytes: 70, left: 30 },
    ]);
  });
  test('the way to a folder, and where a file is', () => {
    expect(crumbs(table(tree()), 'file-zoo').map(f => f.name)).toEqual(['Zoo']);
    expect([placeOf('Zoo/a.txt'), placeOf('a.txt'), placeOf('Zoo/Deep/a.txt')]).toEqual([
      'Zoo',
      'Internal storage',
      'Zoo/Deep',
    ]);
  });
});

test('names are ordered by their numbers, and the order is one', () => {
  expect(['p10', 'P9', 'p9a', 'p'].sort(byName)).toEqual(['p', 'P9', 'p9a', 'p10']);
  const name = fc.string({ unit: fc.constantFrom('a', 'B', '1', '0', '9', ' '), maxLength: 6 });
  fc.assert(
    fc.property(name, name, name, (a, b, c) => {
      expect(Math.sign(byName(a, b))).toBe(-Math.sign(byName(b, a)) || 0);
      if (byName(a, b) <= 0 && byName(b, c) <= 0) expect(byName(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

test('kinds and types of files', () => {
  const file = (name: string, mime: string) => ({ kind: 'file' as const, name, mime });
  expect(
    [
      file('a.csv', 'text/csv'),
      file('a.mp4', 'video/mp4'),
      file('a.dxf', 'image/vnd.dxf'),
      file('a.zip', 'application/zip'),
      file('a', ''),
    ].map(kindOf),
  ).toEqual(['document', 'video', 'other', 'archive', 'other']);
  expect([
    typeWords(file('a.xyz', 'application/x-odd')),
    typeWords(file('noend', '')),
    typeWords(file('a.pdf', 'application/pdf')),
  ]).toEqual(['XYZ file', 'File', 'PDF document']);
  expect([mimeOf('a.CSV'), mimeOf('a')]).toEqual(['text/csv', 'text/plain']);
});

test('cells of a table, with quotes', () => {
  expect(cellsOf('a,b\n1,"x, ""y"""\r\n2,\n')).toEqual([
    ['a', 'b'],
    ['1', 'x, "y"'],
    ['2', ''],
  ]);
});
