import { produce } from 'immer';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { bodyOf } from './lists.ts';
import type { Note, Notes } from './state.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

const T0 = Date.UTC(2026, 2, 1, 8);
const base: Note = {
  title: 'One',
  kind: 'plain',
  body: 'First line\nsecond line',
  items: [],
  folder: null,
  tags: [],
  pinned: false,
  locked: false,
  createdAt: T0,
  editedAt: T0,
  binnedAt: null,
};
const list = (...texts: string[]): Partial<Note> => ({
  kind: 'checklist',
  body: '',
  items: texts.map((t, i) => ({ id: `item-${i}`, text: t.replace('x ', ''), done: t.startsWith('x ') })),
});
/** A phone with only these notes, the folder `folder-a` and the passcode 2468, with Notes open. */
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
const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1)?.path;
const made = (phone: AnyPhone, was: AnyPhone) =>
  Object.keys(state(phone).notes).filter(id => !(id in state(was).notes));
const later = (phone: AnyPhone) => advance(catalogue, phone, phone.clock.now + 60_000).phone;

describe('writing', () => {
  test('create opens an empty note, in a folder that exists, and Back drops it only while it is empty', () => {
    const was = phoneWith({ one: {} });
    const phone = run(was, 'create', { kind: 'markdown', folder: 'folder-a', tag: 'shop' });
    const [id] = made(phone, was);
    expect(one(phone, id)).toMatchObject({
      kind: 'markdown',
      folder: 'folder-a',
      tags: ['shop'],
      title: '',
      createdAt: was.clock.now,
    });
    expect(top(phone)).toBe(`/note/${id}`);
    expect(made(run(phone, 'pop', {}, 'system'), was)).toEqual([]);
    expect(made(run(run(phone, 'edit', { note: id, body: 'x' }), 'pop', {}, 'system'), was)).toEqual([id]);
    expect(
      one(
        run(was, 'create', { kind: 'checklist', folder: 'folder-no' }),
        made(run(was, 'create', { kind: 'checklist' }), was)[0],
      ).folder,
    ).toBeNull();
  });

  test('an old note that is emptied stays', () => {
    const phone = run(
      run(
        phoneWith({ one: {} }),
        'push',
        { app: 'notes', pattern: '/note/:note', params: { note: 'note-one' } },
        'system',
      ),
      'edit',
      { note: 'note-one', title: '', body: '' },
    );
    expect(one(run(phone, 'pop', {}, 'system')).body).toBe('');
  });

  test('edit moves editedAt only when the text changes, and leaves hidden and binned notes alone', () => {
    const phone = later(phoneWith({ one: {}, locked: { locked: true }, gone: { binnedAt: T0 } }));
    expect(one(run(phone, 'edit', { note: 'note-one', title: 'One', body: base.body }))).toEqual(one(phone));
    expect(one(run(phone, 'edit', { note: 'note-one', body: 'New' }))).toEqual({
      ...one(phone),
      body: 'New',
      editedAt: phone.clock.now,
    });
    for (const note of ['note-locked', 'note-gone'])
      expect(one(run(phone, 'edit', { note, body: 'New' }), note)).toEqual(one(phone, note));
  });

  test('setKind keeps the text both ways, ticks too', () => {
    const phone = phoneWith({ one: { kind: 'markdown', body: '- [x] milk\n- [ ] bread\n\nloose' } });
    const asList = run(phone, 'setKind', { note: 'note-one', kind: 'checklist' });
    expect(one(asList).items.map(i => [i.text, i.done])).toEqual([
      ['milk', true],
      ['bread', false],
      ['loose', false],
    ]);
    expect(one(run(asList, 'setKind', { note: 'note-one', kind: 'markdown' })).body).toBe(
      '- [x] milk\n- [ ] bread\n- [ ] loose',
    );
    expect(one(run(asList, 'setKind', { note: 'note-one', kind: 'plain' }))).toMatchObject({
      body: 'milk\nbread\nloose',
      items: [],
    });
  });

  test('saveShared makes one note and refuses nothing at all', () => {
    const was = phoneWith({});
    const phone = run(was, 'saveShared', { title: ' Poem ', body: 'Fog', folder: 'folder-a' });
    expect(Object.values(state(phone).notes)).toMatchObject([
      { title: 'Poem', body: 'Fog', folder: 'folder-a', kind: 'plain' },
    ]);
    expect(made(run(was, 'saveShared', { title: ' ', body: '\n', folder: null }), was)).toEqual([]);
  });

  test('duplicate copies the text under new ids, unpinned', () => {
    const was = phoneWith({ one: { ...list('a', 'x b'), pinned: true, tags: ['t'] } });
    const phone = run(was, 'duplicate', { note: 'note-one' });
    const copy = one(phone, made(phone, was)[0]);
    expect(copy).toMatchObject({ title: 'One (copy)', pinned: false, tags: ['t'], createdAt: was.clock.now });
    expect(bodyOf(copy)).toBe(bodyOf(one(was)));
    expect(copy.items.some(i => one(was).items.some(j => j.id === i.id))).toBe(false);
  });

  test('merge puts all text into the first and the others into the bin', () => {
    const phone = phoneWith({
      one: { tags: ['a'] },
      two: { title: 'Two', kind: 'markdown', body: '*b*', tags: ['a', 'b'], pinned: true },
      three: { title: 'Three', ...list('x c') },
    });
    const after = run(phone, 'merge', { notes: ['note-one', 'note-two', 'note-three'] });
    expect(one(after)).toMatchObject({
      title: 'One',
      kind: 'markdown',
      tags: ['a', 'b'],
      body: 'First line\nsecond line\n\n## Two\n\n*b*\n\n## Three\n\n- [x] c',
      editedAt: phone.clock.now,
    });
    expect(['note-two', 'note-three'].map(id => one(after, id).binnedAt)).toEqual([
      phone.clock.now,
      phone.clock.now,
    ]);
    const named = run(
      phoneWith({ one: {}, two: { title: 'Two', kind: 'markdown', body: '# Two\n\nb' } }),
      'merge',
      { notes: ['note-one', 'note-two'] },
    );
    expect(one(named).body).toBe('First line\nsecond line\n\n# Two\n\nb');
    expect(state(run(phone, 'merge', { notes: ['note-one'] }))).toEqual(state(phone));
    const lists = run(phoneWith({ one: list('a'), two: list('x b') }), 'merge', {
      notes: ['note-one', 'note-two'],
    });
    expect(one(lists).items.map(i => [i.text, i.done])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(new Set(one(lists).items.map(i => i.id)).size).toBe(2);
    const locked = phoneWith({ one: {}, two: { locked: true } });
    expect(state(run(locked, 'merge', { notes: ['note-one', 'note-two'] }))).toEqual(state(locked));
  });
});

describe('leaving the app', () => {
  test('share offers the text, but not that of a hidden note', () => {
    const phone = phoneWith({ one: { kind: 'markdown' }, locked: { locked: true } });
    expect(run(phone, 'share', { note: 'note-one' }).ui.dialogs.at(-1)).toMatchObject({
      kind: 'share',
      intent: { verb: 'SEND', mime: 'text/plain', title: 'One', text: '# One\n\nFirst line\nsecond line' },
    });
    expect(
      run(run(phone, 'edit', { note: 'note-one', body: '# One\n\nx' }), 'share', {
        note: 'note-one',
      }).ui.dialogs.at(-1)!.intent!.text,
    ).toBe('# One\n\nx');
    expect(run(phone, 'share', { note: 'note-locked' }).ui.dialogs).toEqual([]);
  });

  test('text shared from another app opens the save screen', () => {
    const phone = run(
      phoneWith({}),
      'startIntent',
      { app: 'notes', intent: { verb: 'SEND', mime: 'text/plain', text: 'Hi', app: 'notes' } },
      'system',
    );
    expect(phone.ui.dialogs.length > 0 || top(phone) === '/share').toBe(true);
  });

  test('a text file opens to be saved as a note, Markdown as Markdown', () => {
    const phone = run(
      phoneWith({}),
      'startIntent',
      {
        app: 'notes',
        intent: {
          verb: 'VIEW',
          mime: 'text/markdown',
          extras: { file: 'file-documents-work-credits-md' },
          app: 'notes',
        },
      },
      'system',
    );
    expect(top(phone)).toBe('/file/file-documents-work-credits-md');
    expect(
      Object.values(
        state(run(phone, 'saveShared', { title: 'Credits', body: '- one', folder: null, kind: 'markdown' }))
          .notes,
      ),
    ).toMatchObject([{ title: 'Credits', kind: 'markdown', body: '- one' }]);
  });

  test('exportNote writes a file, the same one again, and another where the name is taken', () => {
    const files = (p: AnyPhone) =>
      Object.values(p.device.storage.files).filter(f => f.name.startsWith('On') && /^text\//.test(f.mime));
    const phone = run(
      phoneWith({
        one: { title: 'On/e' },
        two: { title: 'On/e', body: 'Other' },
        three: { title: 'Only', ...list('x a') },
        locked: { title: 'Onus', locked: true },
      }),
      'exportNote',
      { note: 'note-one' },
    );
    expect(files(phone)).toMatchObject([
      { name: 'On e.txt', text: 'On/e\n\nFirst line\nsecond line', mime: 'text/plain' },
    ]);
    expect(phone.device.storage.files[files(phone)[0]!.parent!]!.name).toBe('Documents');
    expect(files(run(phone, 'exportNote', { note: 'note-one' }))).toHaveLength(1);
    expect(files(run(phone, 'exportNote', { note: 'note-two' })).map(f => f.name)).toEqual([
      'On e.txt',
      'On e (2).txt',
    ]);
    expect(files(run(phone, 'exportNote', { note: 'note-three' })).at(-1)).toMatchObject({
      name: 'Only.md',
      text: '# Only\n\n- [x] a',
    });
    expect(files(run(phone, 'exportNote', { note: 'note-locked' }))).toHaveLength(1);
  });
});

describe('bin', () => {
  const phone = () => phoneWith({ one: { pinned: true }, two: { binnedAt: T0 }, locked: { locked: true } });
  test('bin takes the open ones only', () => {
    const after = run(phone(), 'bin', { notes: ['note-one', 'note-locked'] });
    expect(one(after)).toMatchObject({ binnedAt: after.clock.now, editedAt: T0 });
    expect(one(after, 'note-locked').binnedAt).toBeNull();
  });
  test('restore, remove and emptyBin touch only what is in the bin', () => {
    expect(one(run(phone(), 'restore', { notes: ['note-one', 'note-two'] }), 'note-two')).toEqual({
      ...base,
    });
    expect(
      Object.keys(state(run(phone(), 'remove', { notes: ['note-one', 'note-two'] })).notes).sort(),
    ).toEqual(['note-locked', 'note-one']);
    expect(Object.keys(state(run(phone(), 'emptyBin')).notes).sort()).toEqual(['note-locked', 'note-one']);
  });
  test('what is restored is as it was, its pin too, and so is what was merged', () => {
    const was = phone();
    const restored = run(run(was, 'bin', { notes: ['note-one'] }), 'restore', { notes: ['note-one'] });
    expect(state(restored)).toEqual(state(was));
    const both = phoneWith({ one: {}, two: { pinned: true } });
    const after = run(run(both, 'merge', { notes: ['note-one', 'note-two'] }), 'restore', {
      notes: ['note-two'],
    });
    expect(one(after, 'note-two')).toEqual(one(both, 'note-two'));
  });
  test('pin and pinAll leave the time of editing', () => {
    expect(one(run(phone(), 'pin', { note: 'note-one', pinned: false }))).toEqual({ ...base });
    expect(
      one(run(phone(), 'pinAll', { notes: ['note-locked', 'note-no'], pinned: true }), 'note-locked'),
    ).toEqual({ ...base, locked: true, pinned: true });
  });
});
