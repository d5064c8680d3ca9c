import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type { FileEntry } from '../../state/phone/index.ts';
import {
  allFiles,
  binEnds,
  bytesOf,
  changedAt,
  childrenOf,
  fileAt,
  freeName,
  isKept,
  mediaOf,
  nameProblem,
  pathOf,
  storageWriter,
  usedBytes,
  withAllIn,
  type StorageWriter,
} from './storage.ts';

type Files = Record<string, FileEntry>;
const NOW = 1_000_000;

let made = 0;
/** Files after some changes, as a rule makes them; what is thrown changes nothing. */
function after(files: Files, change: (writer: StorageWriter) => unknown): Files {
  return produce(files, draft => {
    change(storageWriter(draft, NOW, prefix => `${prefix}-n${made++}`));
  });
}
const start = after({}, w => {
  w.makeFolder('Documents/Flat');
  w.write('Documents/Flat/lease.txt', { mime: 'text/plain', text: 'Für Elise' });
  w.write('Documents/list.txt', { mime: 'text/plain', text: 'eggs' });
  w.write('DCIM/Camera/one.jpg', {
    mime: 'image/jpeg',
    size: 9,
    media: {
      kind: 'photo',
      picture: 'sea',
      width: 4,
      height: 3,
      duration: 0,
      takenAt: 5,
      place: '',
      description: 'Sea',
      favourite: false,
    },
  });
});
const id = (path: string, files = start) => fileAt(files, path)!.id;
const paths = (files: Files) => allFiles(files).map(f => f.path);

describe('shared storage', () => {
  test('writing makes folders, counts bytes and keeps the id of what is there', () => {
    expect(paths(start)).toEqual([
      'DCIM',
      'DCIM/Camera',
      'DCIM/Camera/one.jpg',
      'Documents',
      'Documents/Flat',
      'Documents/Flat/lease.txt',
      'Documents/list.txt',
    ]);
    expect(start[id('Documents/Flat/lease.txt')]!.size).toBe(10);
    const again = after(start, w => w.write('Documents/list.txt', { mime: 'text/plain', text: 'eggs, tea' }));
    expect([id('Documents/list.txt', again), again[id('Documents/list.txt')]!.text]).toEqual([
      id('Documents/list.txt'),
      'eggs, tea',
    ]);
    expect(() => after(start, w => w.write('Documents', { mime: 'text/plain', text: '' }))).toThrow(
      expect.objectContaining({ code: 'NAME_TAKEN' }),
    );
    expect(() => after(start, w => w.makeFolder('Documents/list.txt/inside'))).toThrow(
      expect.objectContaining({ code: 'NAME_TAKEN' }),
    );
  });
  test('names are checked as a phone checks them', () => {
    const documents = id('Documents');
    const said = ['', 'a/b', ' a', 'LIST.TXT', 'x'.repeat(256), 'ok.txt'].map(name =>
      nameProblem(start, documents, name),
    );
    expect(said).toEqual([
      'Enter a name',
      'A name can’t contain \\ / : * ? " < > |',
      'A name can’t begin or end with a space',
      'That name is taken',
      'The name is too long',
      undefined,
    ]);
    expect(freeName(start, documents, 'list.txt')).toBe('list (1).txt');
    expect(freeName(start, documents, '.hidden')).toBe('.hidden');
    const renamed = after(start, w => w.rename(id('Documents/list.txt'), 'List.txt'));
    expect(paths(renamed)).toContain('Documents/List.txt');
    expect(() => after(start, w => w.rename(id('Documents/list.txt'), 'Flat'))).toThrow(
      expect.objectContaining({ code: 'NAME_INVALID' }),
    );
  });
  test('moving and copying take all that is inside, under free names; a folder does not go into itself', () => {
    const moved = after(start, w => w.move([id('Documents/Flat')], null));
    expect(paths(moved)).toContain('Flat/lease.txt');
    const copied = after(start, w => {
      w.copy([id('Documents/Flat')], id('Documents'));
      w.copy([id('DCIM/Camera/one.jpg')], null);
    });
    expect(paths(copied)).toEqual(
      expect.arrayContaining(['Documents/Flat (1)/lease.txt', 'Documents/Flat/lease.txt', 'one.jpg']),
    );
    expect(mediaOf(copied)).toHaveLength(2);
    expect(() => after(start, w => w.move([id('Documents')], id('Documents/Flat')))).toThrow(
      expect.objectContaining({ code: 'INTO_ITSELF' }),
    );
    expect(() => after(start, w => w.copy(['file-none'], null))).toThrow(
      expect.objectContaining({ code: 'FILE_NOT_FOUND' }),
    );
  });
  test('what is in a binned folder is gone with it, and comes back with it or to the root', () => {
    const binned = after(start, w => w.bin([id('DCIM')]));
    expect([mediaOf(binned), paths(binned).filter(p => p.startsWith('DCIM')), binEnds(binned)]).toEqual([
      [],
      [],
      NOW + 30 * 86_400_000,
    ]);
    expect(after(binned, w => w.restore([id('DCIM')]))).toEqual(start);
    const orphan = after(
      after(start, w => w.bin([id('Documents/Flat/lease.txt')])),
      w => {
        w.remove([id('Documents/Flat')]);
      },
    );
    expect(orphan[id('Documents/Flat/lease.txt')]).toBeUndefined();
    const alone = after(
      after(start, w => w.bin([id('Documents/Flat/lease.txt')])),
      w => w.bin([id('Documents/Flat')]),
    );
    expect(paths(after(alone, w => w.restore([id('Documents/Flat/lease.txt')])))).toContain('lease.txt');
  });
  test('a folder comes back before what was put into the bin before it, whatever the order', () => {
    const both = after(
      after(start, w => w.bin([id('Documents/Flat/lease.txt')])),
      w => w.bin([id('Documents/Flat')]),
    );
    const [file, folder] = [id('Documents/Flat/lease.txt'), id('Documents/Flat')];
    expect(after(both, w => w.restore([file, folder]))).toEqual(start);
    expect(after(both, w => w.restore([folder, file]))).toEqual(start);
  });
  test('a name made from the clock is known as such until a person gives another', () => {
    const path = 'DCIM/Camera/IMG_20260312_094100.jpg';
    const taken = after(start, w => w.write(path, { mime: 'image/jpeg', size: 9, autoName: true }));
    const photo = id(path, taken);
    const isAuto = (files: Files, file = photo) => files[file]!.autoName === true;
    expect(isAuto(taken)).toBe(true);
    expect(isAuto(after(taken, w => w.write(path, { mime: 'image/jpeg', size: 7 })))).toBe(true);
    expect(after(taken, w => w.rename(photo, 'IMG_20260312_094100.jpg'))).toBe(taken);
    const renamed = after(taken, w => w.rename(photo, 'Cat.jpg'));
    expect(renamed[photo]).not.toHaveProperty('autoName');
    expect(isAuto(after(taken, w => w.move([photo], null)))).toBe(true);
    const copied = after(taken, w => w.copy([photo], id('DCIM/Camera')));
    expect(isAuto(copied, id('DCIM/Camera/IMG_20260312_094100 (1).jpg', copied))).toBe(true);
  });
  test('what is taken back leaves nothing', () => {
    const [list, flat, documents] = [id('Documents/list.txt'), id('Documents/Flat'), id('Documents')];
    const pairs: ((w: StorageWriter) => void)[][] = [
      [w => w.bin([list, flat]), w => w.restore([list, flat])],
      [w => w.move([list, flat], null), w => w.move([flat, list], documents)],
      [w => w.rename(list, 'other.txt'), w => w.rename(list, 'list.txt')],
      [w => w.remove(w.copy([flat], null))],
      [w => w.remove([w.makeFolder('Documents/New')])],
      [w => w.remove([w.write('new.txt', { mime: 'text/plain', text: 'x' })])],
    ];
    for (const steps of pairs) expect(steps.reduce(after, start)).toEqual(start);
  });
  test('sizes and times of folders are those of what is in them', () => {
    const later = after(start, w =>
      w.write('Documents/Flat/new.txt', { mime: 'text/plain', text: 'abc', at: NOW + 7 }),
    );
    expect([bytesOf(later, id('Documents')), changedAt(later, fileAt(later, 'Documents')!)]).toEqual([
      17,
      NOW + 7,
    ]);
  });
  test('what is in use is the system, its apps with their data, and every file, binned or not', () => {
    const files = after(start, w => w.bin([id('Documents/list.txt')]));
    expect(
      usedBytes(
        { storage: { capacity: 10_000, system: 100, files } },
        { installed: { notes: { size: 20, dataBytes: 3, cacheBytes: 4 } as never } },
      ),
    ).toBe(127 + 10 + 4 + 9);
  });
  test('any changes leave a tree: every parent a folder that is there, no names twice, no cycles', () => {
    const names = fc.constantFrom('a', 'b', 'c.txt', 'A', 'd');
    const step = fc.tuple(
      fc.constantFrom('write', 'folder', 'move', 'copy', 'bin', 'restore', 'remove', 'rename'),
      fc.nat(20),
      fc.nat(20),
      names,
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        let files: Files = start;
        for (const [what, x, y, name] of steps) {
          const ids = Object.keys(files).sort();
          if (ids.length > 40) break;
          const one = ids[x % ids.length] ?? 'file-none';
          const folder = y === 0 ? null : (ids[y % ids.length] ?? null);
          const under = folder === null || !isKept(files, folder) ? '' : `${pathOf(files, folder)}/`;
          const before = files;
          try {
            files = after(files, w => {
              if (what === 'write') w.write(`${under}${name}`, { mime: 'text/plain', text: name });
              else if (what === 'folder') w.makeFolder(`${under}${name}`);
              else if (what === 'move') w.move([one], folder);
              else if (what === 'copy') w.copy([one], folder);
              else if (what === 'rename') w.rename(one, name);
              else w[what]([one]);
            });
          } catch (error) {
            expect((error as { code?: string }).code).toMatch(/^[A-Z_]+$/);
            expect(files).toBe(before);
          }
        }
        for (const [own, file] of Object.entries(files)) {
          if (file.parent !== null) expect(files[file.parent]?.kind).toBe('folder');
          expect(pathOf(files, own)).toBeDefined();
          expect(withAllIn(files, own)).toContain(own);
          const among = childrenOf(files, file.kind === 'folder' ? own : null).map(f => f.name.toLowerCase());
          expect(new Set(among).size).toBe(among.length);
        }
      }),
      { numRuns: 200 },
    );
  });
});
