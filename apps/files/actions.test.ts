// Over 300 lines: one test or more for each action of the app.
import { describe, expect, test } from 'vitest';
import { advance } from '../../src/sdk/core/engine.ts';
import { catalogue } from '../catalogue.ts';
import { at, pathOf, phoneWith, push, run, state, table, T0, toast, top } from './testing.ts';

const phone = () =>
  phoneWith({
    'Alpha/': {},
    'Alpha/one.txt': { text: 'One', size: 3 },
    'Alpha/Deep/': {},
    'Alpha/Deep/two.txt': { text: 'Two', size: 3 },
    'Beta/': {},
    'list.pdf': { mime: 'application/pdf', size: 500_000 },
  });

describe('changing', () => {
  test('what is taken back leaves nothing', () => {
    type Act = [name: string, args: object];
    const pairs: Act[][] = [
      [
        ['bin', { files: ['file-one', 'file-beta'] }],
        ['restore', { files: ['file-one', 'file-beta'] }],
      ],
      [
        ['bin', { files: ['file-two'] }],
        ['bin', { files: ['file-deep'] }],
        ['restore', { files: ['file-two', 'file-deep'] }],
      ],
      [
        ['bin', { files: ['file-alpha'] }],
        ['undo', {}],
      ],
      [
        ['move', { files: ['file-one', 'file-deep'], folder: 'file-beta' }],
        ['move', { files: ['file-deep', 'file-one'], folder: 'file-alpha' }],
      ],
      [
        ['rename', { file: 'file-one', name: 'uno.txt' }],
        ['rename', { file: 'file-one', name: 'one.txt' }],
      ],
      [['rename', { file: 'file-one', name: 'one.txt' }]],
    ];
    const play = (acts: readonly Act[]) => acts.reduce((p, [name, args]) => run(p, name, args), phone());
    for (const acts of pairs) expect(table(play(acts))).toEqual(table(phone()));
    const makes: Act[] = [
      ['copy', { files: ['file-alpha'], folder: 'file-beta' }],
      ['newFolder', { folder: null, name: 'New' }],
      ['zip', { files: ['file-alpha'], name: 'a' }],
      ['saveText', { folder: null, name: 'note', text: 'Hi' }],
    ];
    for (const act of makes) {
      const made = play([act]);
      const fresh = Object.keys(table(made)).filter(id => !table(phone())[id]);
      expect(fresh.length).toBeGreaterThan(0);
      expect(table(run(run(made, 'bin', { files: fresh }), 'emptyBin'))).toEqual(table(phone()));
    }
  });

  test('newFolder makes one, and says why it can’t', () => {
    expect(at(run(phone(), 'newFolder', { folder: 'file-alpha', name: ' New ' }), 'Alpha/New')).toMatchObject(
      { kind: 'folder' },
    );
    expect(at(run(phone(), 'newFolder', { folder: null, name: 'Top' }), 'Top')).toMatchObject({
      kind: 'folder',
      parent: null,
    });
    for (const [name, why] of [
      ['deep', 'That name is taken'],
      ['a/b', 'A name can’t contain \\ / : * ? " < > |'],
      ['', 'Enter a name'],
    ] as const) {
      const after = run(phone(), 'newFolder', { folder: 'file-alpha', name });
      expect(toast(after)).toBe(why);
      expect(table(after)).toEqual(table(phone()));
    }
    expect(toast(run(phone(), 'newFolder', { folder: 'file-no', name: 'x' }))).toBe(
      'This folder was moved or deleted',
    );
  });

  test('rename keeps the rest, and refuses a name that is taken', () => {
    const after = run(phone(), 'rename', { file: 'file-one', name: 'uno.txt' });
    expect(table(after)['file-one']).toEqual({ ...table(phone())['file-one'], name: 'uno.txt' });
    expect(toast(run(phone(), 'rename', { file: 'file-one', name: 'DEEP' }))).toBe('That name is taken');
    expect(table(run(phone(), 'rename', { file: 'file-one', name: 'DEEP' }))).toEqual(table(phone()));
  });

  test('move goes under a free name, not into itself, and undo brings it back under its own', () => {
    const two = run(run(phone(), 'copy', { files: ['file-one'], folder: 'file-beta' }), 'move', {
      files: ['file-one'],
      folder: 'file-beta',
    });
    expect(pathOf(two, 'file-one')).toBe('Beta/one (1).txt');
    expect(pathOf(run(two, 'undo'), 'file-one')).toBe('Alpha/one.txt');
    expect(state(run(two, 'undo')).undo).toBeNull();
    expect(toast(run(phone(), 'move', { files: ['file-alpha'], folder: 'file-deep' }))).toBe(
      'A folder can’t go into itself',
    );
    expect(toast(run(phone(), 'move', { files: ['file-one'], folder: 'file-alpha' }))).toBe(
      'That is where it is',
    );
    expect(pathOf(run(phone(), 'move', { files: ['file-deep', 'file-two'], folder: null }), 'file-two')).toBe(
      'Deep/two.txt',
    );
  });

  test('undo is over after ten seconds', () => {
    const moved = run(phone(), 'move', { files: ['file-one'], folder: 'file-beta' });
    const late = advance(catalogue, moved, moved.clock.now + 11_000).phone;
    expect(pathOf(run(late, 'undo'), 'file-one')).toBe('Beta/one.txt');
  });

  test('copy takes all that is inside, says so, and leaves the picker', () => {
    const before = push(phone(), '/choose', {}, { verb: 'copy', files: ['file-alpha'] });
    const after = run(before, 'copy', { files: ['file-alpha'], folder: 'file-beta' });
    expect(at(after, 'Beta/Alpha/Deep/two.txt')).toMatchObject({ text: 'Two', at: T0 });
    expect([toast(after), top(after)!.path]).toEqual(['1 item copied to Beta', '/']);
    expect(toast(run(before, 'copy', { files: ['file-alpha'], folder: 'file-deep' }))).toBe(
      'A folder can’t go into itself',
    );
    const full = phoneWith({ 'big.bin': { size: 120_000_000_000 } });
    expect(toast(run(full, 'copy', { files: ['file-big'], folder: null }))).toBe('There is not enough space');
  });

  test('bin, undo, restore, remove and emptyBin', () => {
    const binned = run(phone(), 'bin', { files: ['file-one', 'file-deep', 'file-two'] });
    expect(Object.keys(table(binned)).filter(id => table(binned)[id]!.binned !== null)).toEqual([
      'file-one',
      'file-deep',
    ]);
    expect(state(binned).undo).toMatchObject({ kind: 'bin', text: '2 items moved to bin' });
    expect(table(run(binned, 'undo'))).toEqual(table(phone()));
    const back = run(binned, 'restore', { files: ['file-deep', 'file-beta'] });
    expect([pathOf(back, 'file-two'), pathOf(back, 'file-one'), toast(back)]).toEqual([
      'Alpha/Deep/two.txt',
      undefined,
      '1 item restored to Alpha',
    ]);
    const gone = run(binned, 'remove', { files: ['file-deep', 'file-beta'] });
    expect([gone, binned].map(p => ['file-deep', 'file-two', 'file-beta'].map(id => id in table(p)))).toEqual(
      [
        [false, false, true],
        [true, true, true],
      ],
    );
    expect(Object.keys(table(run(binned, 'emptyBin'))).sort()).toEqual([
      'file-alpha',
      'file-beta',
      'file-list',
    ]);
    // A file that was in the bin before its folder goes once.
    expect(
      Object.keys(
        table(
          run(
            run(run(phone(), 'bin', { files: ['file-two'] }), 'bin', { files: ['file-alpha'] }),
            'emptyBin',
          ),
        ),
      ).sort(),
    ).toEqual(['file-beta', 'file-list']);
  });

  test('zip keeps paths and contents, and unzip gives them back', () => {
    const zipped = run(phone(), 'zip', { files: ['file-alpha', 'file-list'], name: 'All' });
    const zip = at(zipped, 'All.zip')!;
    expect(zip.packed!.map(p => [p.path, p.text])).toEqual([
      ['Alpha/Deep/two.txt', 'Two'],
      ['Alpha/one.txt', 'One'],
      ['list.pdf', undefined],
    ]);
    expect(zip.size).toBeGreaterThan(400_000);
    expect(zip.size).toBeLessThan(500_000);
    expect(toast(zipped)).toBe('3 files compressed to All.zip');
    const out = run(zipped, 'unzip', { file: zip.id, folder: 'file-beta' });
    expect(at(out, 'Beta/All/Alpha/Deep/two.txt')).toMatchObject({
      text: 'Two',
      at: T0,
      mime: 'text/plain',
      size: 3,
    });
    expect(
      at(run(out, 'unzip', { file: zip.id, folder: 'file-beta' }), 'Beta/All (1)/list.pdf'),
    ).toMatchObject({ size: 500_000 });
    expect(toast(run(zipped, 'zip', { files: ['file-list'], name: 'all.zip' }))).toBe('That name is taken');
    expect(toast(run(phone(), 'zip', { files: ['file-beta'], name: 'b' }))).toBe(
      'There is nothing in it to compress',
    );
    expect(
      toast(
        run(phoneWith({ 'odd.zip': { mime: 'application/zip' } }), 'unzip', {
          file: 'file-odd',
          folder: null,
        }),
      ),
    ).toBe('This archive can’t be read');
  });

  test('saveText keeps shared text under its name', () => {
    const saved = run(
      push(phone(), '/save', {}, { verb: 'SEND', mime: 'text/plain', text: 'Hi' }),
      'saveText',
      { folder: 'file-beta', name: 'note', text: 'Hi' },
    );
    expect(at(saved, 'Beta/note.txt')).toMatchObject({ text: 'Hi', mime: 'text/plain' });
    expect(top(saved)!.path).toBe('/');
    expect(
      at(run(phone(), 'saveText', { folder: null, name: 'a.csv', text: 'a,b', mime: 'text/csv' }), 'a.csv'),
    ).toMatchObject({ mime: 'text/csv' });
    expect(toast(run(phone(), 'saveText', { folder: 'file-alpha', name: 'one', text: 'x' }))).toBe(
      'That name is taken',
    );
  });
});

describe('opening', () => {
  test('open enters a folder, and hands a file to who takes it', () => {
    expect(top(run(phone(), 'open', { file: 'file-alpha' }))!.path).toBe('/folder/file-alpha');
    expect(top(run(phone(), 'open', { file: 'file-list' }))).toMatchObject({
      app: 'files',
      path: '/view/file-list',
    });
    expect(
      top(
        run(phoneWith({ 'task.html': { mime: 'text/html', text: '<p>Hi</p>' } }), 'open', {
          file: 'file-task',
        }),
      ),
    ).toMatchObject({ app: 'browser' });
    expect(
      toast(run(phoneWith({ 'odd.xyz': { mime: 'application/x-odd' } }), 'open', { file: 'file-odd' })),
    ).toBe('No app can do this');
    expect(toast(run(phone(), 'open', { file: 'file-no' }))).toBe('This was moved or deleted');
  });
  test('openWith asks even where one app takes it', () => {
    expect(run(phone(), 'openWith', { file: 'file-list' }).ui.dialogs.at(-1)).toMatchObject({
      kind: 'chooser',
      intent: { mime: 'application/pdf', extras: { file: 'file-list' } },
    });
  });
  test('goTo leaves the folders below, or opens the one above', () => {
    const deep = run(run(push(phone(), '/storage'), 'open', { file: 'file-alpha' }), 'open', {
      file: 'file-deep',
    });
    const stack = (p: typeof deep) => p.ui.tasks[0]!.stack.map(s => s.path);
    expect(stack(run(deep, 'goTo', { folder: 'file-alpha', from: 'file-deep' }))).toEqual([
      '/',
      '/storage',
      '/folder/file-alpha',
    ]);
    expect(stack(run(deep, 'goTo', { folder: null, from: 'file-deep' }))).toEqual(['/', '/storage']);
    expect(
      stack(
        run(push(phone(), '/folder/:folder', { folder: 'file-deep' }), 'goTo', {
          folder: 'file-alpha',
          from: 'file-deep',
        }),
      ),
    ).toEqual(['/', '/folder/file-alpha']);
  });
  test('showInFolder opens the folder above', () => {
    expect(top(run(phone(), 'showInFolder', { file: 'file-two' }))!.path).toBe('/folder/file-deep');
    expect(top(run(phone(), 'showInFolder', { file: 'file-list' }))!.path).toBe('/storage');
  });
  test('share offers the files, a text’s words with it, and no folders', () => {
    expect(run(phone(), 'share', { files: ['file-one'] }).ui.dialogs.at(-1)).toMatchObject({
      kind: 'share',
      intent: {
        verb: 'SEND',
        mime: 'text/plain',
        title: 'one.txt',
        text: 'One',
        extras: { files: ['file-one'] },
      },
    });
    const many = run(phone(), 'share', { files: ['file-one', 'file-list'] }).ui.dialogs.at(-1)!.intent!;
    expect([many.mime, many.title, many.text]).toEqual(['*/*', '2 files', undefined]);
    const folders = run(phone(), 'share', { files: ['file-alpha'] });
    expect([folders.ui.dialogs, toast(folders)]).toEqual([
      [],
      'Folders can’t be shared: compress them first',
    ]);
    const media = {
      kind: 'photo' as const,
      picture: 'tulips',
      width: 1,
      height: 1,
      duration: 0,
      takenAt: T0,
      place: '',
      description: '',
      favourite: false,
    };
    expect(
      run(phoneWith({ 'a.jpg': { mime: 'image/jpeg', media } }), 'share', {
        files: ['file-a'],
      }).ui.dialogs.at(-1)!.intent,
    ).toMatchObject({ mime: 'image/jpeg', media: ['file-a'] });
    expect(
      run(phoneWith({ 'a.vcf': { mime: 'text/vcard', text: 'BEGIN:VCARD' } }), 'share', {
        files: ['file-a'],
      }).ui.dialogs.at(-1)!.intent,
    ).toMatchObject({ mime: 'text/x-vcard', text: 'BEGIN:VCARD' });
  });
});

test('how lists are shown: setView, setSort, setHidden, setFoldersFirst, remember, forgetSearches', () => {
  expect(state(run(phone(), 'setView', { view: 'grid' })).view).toBe('grid');
  expect(state(run(phone(), 'setSort', { sort: 'size', down: true }))).toMatchObject({
    sort: 'size',
    down: true,
  });
  expect(state(run(phone(), 'setHidden', { hidden: true })).hidden).toBe(true);
  expect(state(run(phone(), 'setFoldersFirst', { foldersFirst: false })).foldersFirst).toBe(false);
  const searched = ['a', ' b ', 'a', ' '].reduce(
    (p, query) => run(p, 'remember', { query }),
    run(phone(), 'forgetSearches'),
  );
  expect(state(searched).searches).toEqual(['a', 'b']);
});
