import { produce } from 'immer';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { validate } from '../../src/state/validate.ts';
import { cleanTag, fileNameOf, foldersOf, found, listed, plainOf, tagsOf } from './lists.ts';
import { Notes, type Note } from './state.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const T0 = Date.UTC(2026, 2, 1, 8);
const base: Note = {
  title: 'One',
  kind: 'plain',
  body: 'Soup',
  items: [],
  folder: null,
  tags: [],
  pinned: false,
  locked: false,
  createdAt: T0,
  editedAt: T0,
  binnedAt: null,
};
const phoneWith = (notes: Record<string, Partial<Note>>, more: Partial<Notes> = {}) =>
  dispatch(
    catalogue,
    produce(world, d => {
      Object.assign(d.apps['notes'] as Notes, {
        notes: Object.fromEntries(
          Object.entries(notes).map(([id, n]) => [`note-${id}`, { ...structuredClone(base), ...n }]),
        ),
        folders: { 'folder-a': { name: 'Alpha', createdAt: T0 } },
        passcode: '2468',
        unlocked: false,
        draft: null,
        searches: [],
        sort: 'edited',
        view: 'list',
        ...more,
      });
    }),
    'system',
    'openApp',
    { app: 'notes' },
  ).phone;
const run = (phone: AnyPhone, name: string, args: object = {}, app = 'notes') =>
  dispatch(catalogue, phone, app, name, args).phone;
const state = (phone: AnyPhone) => phone.apps['notes'] as Notes;
const one = (phone: AnyPhone, id = 'note-one') => state(phone).notes[id]!;

describe('checklist', () => {
  const phone = () =>
    phoneWith({
      one: {
        kind: 'checklist',
        body: '',
        items: ['a', 'b', 'c'].map(t => ({ id: `item-${t}`, text: t, done: t === 'b' })),
      },
    });
  const shown = (p: AnyPhone) =>
    one(p)
      .items.map(i => `${i.text}${i.done ? '!' : ''}`)
      .join(' ');
  const acts = (name: string, args: object) => run(phone(), name, { note: 'note-one', ...args });
  test.each([
    ['addItem', { text: ' d ' }, 'a b! c d', true],
    ['addItem', { text: ' ' }, 'a b! c', false],
    ['editItem', { item: 'item-b', text: 'B' }, 'a B! c', true],
    ['editItem', { item: 'item-b', text: 'b' }, 'a b! c', false],
    ['tick', { item: 'item-a', done: true }, 'a! b! c', false],
    ['untickAll', {}, 'a b c', false],
    ['removeItem', { item: 'item-a' }, 'b! c', true],
    ['clearTicked', {}, 'a c', true],
    ['tickedToEnd', {}, 'a c b!', true],
    ['moveItem', { item: 'item-a', to: 2 }, 'b! c a', true],
    ['moveItem', { item: 'item-c', to: 0 }, 'c a b!', true],
    ['moveItem', { item: 'item-a', to: 3 }, 'a b! c', false],
  ] as const)('%s %j gives %s', (name, args, wanted, moved) => {
    const after = acts(name, args);
    expect(shown(after)).toBe(wanted);
    expect(one(after).editedAt).toBe(moved ? after.clock.now : T0);
  });
  test('the empty line of a new checklist is filled first', () => {
    const blank = phoneWith({ one: { kind: 'checklist', items: [{ id: 'item-x', text: '', done: false }] } });
    expect(one(run(blank, 'addItem', { note: 'note-one', text: 'milk' })).items).toEqual([
      { id: 'item-x', text: 'milk', done: false },
    ]);
  });
  test('ticked lines at the end already stay, and so does the time of editing', () => {
    const once = run(phone(), 'tickedToEnd', { note: 'note-one' });
    expect(
      state(
        run(
          produce(once, d => {
            d.clock.now += 60_000;
          }),
          'tickedToEnd',
          { note: 'note-one' },
        ),
      ),
    ).toEqual(state(once));
  });
  test('a hidden checklist is not ticked', () => {
    const hidden = produce(phone(), d => {
      (d.apps['notes'] as Notes).notes['note-one']!.locked = true;
    });
    expect(state(run(hidden, 'tick', { note: 'note-one', item: 'item-a', done: true }))).toEqual(
      state(hidden),
    );
  });
});

describe('folders and tags', () => {
  test('folders: create with notes, refuse a name that is taken, rename, move, delete', () => {
    const was = phoneWith({ one: {}, two: { folder: 'folder-a' } });
    let phone = run(was, 'createFolder', { name: ' New  one ', notes: ['note-one'] });
    const id = one(phone).folder!;
    expect(state(phone).folders[id]).toEqual({ name: 'New one', createdAt: was.clock.now });
    expect(state(run(was, 'createFolder', { name: 'ALPHA' })).folders).toEqual(state(was).folders);
    expect(state(run(phone, 'renameFolder', { folder: id, name: 'alpha' })).folders[id]!.name).toBe(
      'New one',
    );
    phone = run(phone, 'renameFolder', { folder: id, name: 'NEW ONE' });
    expect(foldersOf(state(phone))).toEqual([
      { id: 'folder-a', name: 'Alpha', count: 1 },
      { id, name: 'NEW ONE', count: 1 },
    ]);
    expect(one(run(phone, 'move', { notes: ['note-one'], folder: 'folder-no' })).folder).toBe(id);
    expect(
      one(run(phone, 'move', { notes: ['note-one', 'note-two'], folder: null }), 'note-two').folder,
    ).toBeNull();
    phone = run(phone, 'deleteFolder', { folder: 'folder-a' });
    expect(one(phone, 'note-two')).toEqual({ ...base });
  });
  test('tags: clean, no doubles, rename into another, delete', () => {
    const was = phoneWith({ one: { tags: ['red'] }, two: { tags: ['red', 'blue'] } });
    expect(one(run(was, 'tag', { note: 'note-one', tag: ' #Deep green ' })).tags).toEqual([
      'red',
      'Deep-green',
    ]);
    expect(one(run(was, 'tag', { note: 'note-one', tag: '#RED' })).tags).toEqual(['red']);
    expect(one(run(was, 'untag', { note: 'note-two', tag: 'red' }), 'note-two').tags).toEqual(['blue']);
    expect(tagsOf(state(run(was, 'renameTag', { tag: 'red', to: 'blue' })))).toEqual([
      { tag: 'blue', count: 2 },
    ]);
    expect(tagsOf(state(run(was, 'deleteTag', { tag: 'red' })))).toEqual([{ tag: 'blue', count: 1 }]);
  });
  test('a cleaned tag stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const once = cleanTag(text);
        expect(cleanTag(once)).toBe(once);
        expect(once).not.toMatch(/[\s#,]/);
      }),
    );
  });
});

describe('lock', () => {
  test('the passcode opens notes until another screen is entered', () => {
    const phone = phoneWith({ one: { locked: true } });
    expect(state(run(phone, 'unlock', { passcode: '1111' })).unlocked).toBe(false);
    const open = run(phone, 'unlock', { passcode: '2468' });
    expect(state(open).unlocked).toBe(true);
    expect(state(run(open, 'lockNow')).unlocked).toBe(false);
    expect(one(run(open, 'edit', { note: 'note-one', body: 'x' })).body).toBe('x');
    expect(state(run(run(open, 'home', {}, 'system'), 'openApp', { app: 'notes' }, 'system')).unlocked).toBe(
      false,
    );
  });
  test('an empty passcode opens nothing, and locking asks for one first', () => {
    const phone = phoneWith({ one: {} }, { passcode: '' });
    expect(state(run(phone, 'unlock', { passcode: '' })).unlocked).toBe(false);
    const asked = run(phone, 'setLocked', { note: 'note-one', locked: true });
    expect(one(asked).locked).toBe(false);
    expect(asked.ui.tasks[0]!.stack.at(-1)!.path).toBe('/lock');
    expect(state(run(asked, 'setPasscode', { current: '', passcode: '97531' })).passcode).toBe('97531');
  });
  test('a lock is taken off only while it is open, a passcode changed only with the old one', () => {
    const phone = phoneWith({ one: { locked: true }, two: {} });
    expect(one(run(phone, 'setLocked', { note: 'note-one', locked: false })).locked).toBe(true);
    expect(
      one(run(run(phone, 'unlock', { passcode: '2468' }), 'setLocked', { note: 'note-one', locked: false })),
    ).toEqual({ ...base });
    expect(one(run(phone, 'setLocked', { note: 'note-two', locked: true }), 'note-two').locked).toBe(true);
    expect(state(run(phone, 'setPasscode', { current: '1', passcode: '97531' })).passcode).toBe('2468');
    for (const bad of ['123', '123456789', 'abcd'])
      expect(state(run(phone, 'setPasscode', { current: '2468', passcode: bad })).passcode).toBe('2468');
  });
});

describe('lists', () => {
  test('order: pinned first, then as chosen, whatever the order of keys', () => {
    const notes = {
      b: { title: 'b', editedAt: T0 + 1, createdAt: T0 - 1 },
      a: { title: 'A', createdAt: T0 + 5 },
      p: { title: 'z', pinned: true, editedAt: T0 - 9 },
      d: { binnedAt: T0 },
    };
    const order = (sort: Notes['sort'], of: Record<string, Partial<Note>>) =>
      listed(state(run(phoneWith(of), 'setSort', { sort })))
        .map(n => n.id.slice(5))
        .join('');
    for (const of of [notes, Object.fromEntries(Object.entries(notes).reverse())])
      expect([order('edited', of), order('created', of), order('title', of)]).toEqual(['pba', 'pab', 'pab']);
    expect(state(run(phoneWith({}), 'setView', { view: 'grid' })).view).toBe('grid');
  });
  test('search takes every word, tags by #, and no words of a hidden note', () => {
    const phone = phoneWith({
      one: { tags: ['shed'] },
      two: { title: 'Shed', body: 'leek soup' },
      three: { body: 'soup', locked: true, tags: ['shed'] },
      four: { binnedAt: T0 },
    });
    const ids = (q: string) =>
      found(state(phone), q)
        .map(n => n.id.slice(5))
        .sort();
    expect([ids('SOUP'), ids('soup leek'), ids('#shed'), ids('#shed soup'), ids(' ')]).toEqual([
      ['one', 'two'],
      ['two'],
      ['one', 'three'],
      ['one'],
      [],
    ]);
  });
  test('searches are kept newest first, once each, eight at most', () => {
    let phone = phoneWith({});
    for (const q of ['a', 'b', 'a ', ' ', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
      phone = run(phone, 'remember', { query: q });
    expect(state(phone).searches).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
    expect(state(run(phone, 'forgetSearches')).searches).toEqual([]);
  });
  test('file names are names, and Markdown loses its signs', () => {
    fc.assert(
      fc.property(fc.string(), title => {
        expect(fileNameOf({ ...base, title })).toMatch(/^[^/\\:*?"<>|\n]+\.txt$/);
      }),
    );
    expect(plainOf('# Head\n\n- [x] **bold** _it_\n> [a](b) `c`\n---')).toBe('Head\nbold it\na c');
  });
  test('the world is valid, and its folders, tags and locks are in use', () => {
    const notes = world.apps['notes'] as Notes;
    expect(validate(Notes, notes)).toEqual([]);
    expect(Object.values(notes.notes).every(n => n.folder === null || n.folder in notes.folders)).toBe(true);
    expect([
      foldersOf(notes).length,
      Object.values(notes.notes).filter(n => n.locked).length,
      Object.values(notes.notes).filter(n => n.binnedAt !== null).length,
    ]).toEqual([5, 2, 3]);
    expect(new Set(Object.values(notes.notes).flatMap(n => n.items.map(i => i.id))).size).toBe(
      Object.values(notes.notes).flatMap(n => n.items).length,
    );
  });
});
