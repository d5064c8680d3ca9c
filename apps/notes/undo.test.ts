import { beforeAll, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { idsOf } from './select.ts';
import type { Note, Notes } from './state.ts';

type Act = [name: string, args: object];
let world: AnyPhone;
beforeAll(async () => {
  world = dispatch(catalogue, await createWorld(), 'system', 'openApp', { app: 'notes' }).phone;
});

const state = (phone: AnyPhone) => phone.apps['notes'] as Notes;
const run = (phone: AnyPhone, ...acts: Act[]) =>
  acts.reduce((p, [name, args]) => dispatch(catalogue, p, 'notes', name, args).phone, phone);
const system = (phone: AnyPhone, name: string, args: object = {}) =>
  dispatch(catalogue, phone, 'system', name, args).phone;
/** What counts of the app's data: no time of an edit, and tags in any order. */
const data = (phone: AnyPhone) => {
  const { notes, folders, passcode } = state(phone);
  return {
    folders,
    passcode,
    notes: Object.fromEntries(
      Object.entries(notes).map(([id, n]) => [id, { ...n, editedAt: 0, tags: [...n.tags].sort() }]),
    ),
  };
};
const first = (fits: (note: Note) => boolean): string =>
  idsOf(state(world)).find(id => fits(state(world).notes[id]!))!;
const only = <T extends object>(now: T, was: T): string => Object.keys(now).find(id => !(id in was))!;

test('what is done and taken back leaves nothing', () => {
  const was = data(world);
  const plain = first(n => n.kind === 'plain' && !n.locked && n.folder !== null && n.tags.length > 1);
  const list = first(n => n.kind === 'checklist' && !n.locked && n.items.length > 2);
  const { title, body, folder, tags, pinned } = state(world).notes[plain]!;
  const { items } = state(world).notes[list]!;
  const item = items[0]!;
  const [home] = Object.keys(state(world).folders).filter(id => id === folder);
  const name = state(world).folders[home!]!.name;
  const pairs: Record<string, Act[]> = {
    pin: [
      ['pin', { note: plain, pinned: !pinned }],
      ['pin', { note: plain, pinned }],
    ],
    bin: [
      ['bin', { notes: [plain, list] }],
      ['restore', { notes: [plain, list] }],
    ],
    title: [
      ['edit', { note: plain, title: `${title}x` }],
      ['edit', { note: plain, title }],
    ],
    body: [
      ['edit', { note: plain, body: `${body}x` }],
      ['edit', { note: plain, body }],
    ],
    kind: [
      ['setKind', { note: plain, kind: 'markdown' }],
      ['setKind', { note: plain, kind: 'plain' }],
    ],
    tag: [
      ['untag', { note: plain, tag: tags[0]! }],
      ['tag', { note: plain, tag: tags[0]! }],
    ],
    tagName: [
      ['renameTag', { tag: tags[0]!, to: 'another' }],
      ['renameTag', { tag: 'another', to: tags[0]! }],
    ],
    folder: [
      ['move', { notes: [plain], folder: null }],
      ['move', { notes: [plain], folder }],
    ],
    folderName: [
      ['renameFolder', { folder: home, name: 'Another' }],
      ['renameFolder', { folder: home, name }],
    ],
    lock: [
      ['setLocked', { note: plain, locked: true }],
      ['unlock', { passcode: state(world).passcode }],
      ['setLocked', { note: plain, locked: false }],
    ],
    tick: [
      ['tick', { note: list, item: item.id, done: !item.done }],
      ['tick', { note: list, item: item.id, done: item.done }],
    ],
    line: [
      ['editItem', { note: list, item: item.id, text: '' }],
      ['editItem', { note: list, item: item.id, text: item.text }],
    ],
    place: [
      ['moveItem', { note: list, item: item.id, to: 2 }],
      ['moveItem', { note: list, item: item.id, to: 0 }],
    ],
  };
  for (const [what, acts] of Object.entries(pairs)) {
    expect(data(run(world, ...acts.slice(0, -1))), `${what}, done`).not.toEqual(was);
    expect(data(run(world, ...acts)), what).toEqual(was);
  }
});

test('what is made and deleted leaves nothing', () => {
  const was = data(world);
  const note = idsOf(state(world))[0]!;
  const empty = run(world, ['create', { kind: 'checklist' }]);
  expect(data(system(empty, 'pop'))).toEqual(was);
  const typed = run(empty, ['addItem', { note: only(state(empty).notes, was.notes), text: 'M' }]);
  const [line] = state(typed).notes[only(state(typed).notes, was.notes)]!.items;
  const cleared = run(typed, ['removeItem', { note: only(state(typed).notes, was.notes), item: line!.id }]);
  expect(data(system(cleared, 'pop'))).toEqual(was);
  const folder = run(world, ['createFolder', { name: 'Another' }]);
  expect(data(run(folder, ['deleteFolder', { folder: only(state(folder).folders, was.folders) }]))).toEqual(
    was,
  );
  const copy = run(world, ['duplicate', { note }]);
  const made = only(state(copy).notes, was.notes);
  expect(data(run(copy, ['bin', { notes: [made] }], ['remove', { notes: [made] }]))).toEqual(was);
});

test('what changes nothing writes nothing', () => {
  const list = first(n => n.kind === 'checklist' && !n.locked && n.items.length > 2);
  const n = state(world).notes[list]!;
  const acts: Act[] = [
    ['edit', { note: list, title: n.title, body: n.body }],
    ['setKind', { note: list, kind: 'checklist' }],
    ['editItem', { note: list, item: n.items[0]!.id, text: n.items[0]!.text }],
    ['moveItem', { note: list, item: n.items[0]!.id, to: 0 }],
    ['move', { notes: [list], folder: n.folder }],
    ['addItem', { note: list, text: ' ' }],
  ];
  for (const act of acts) expect(state(run(world, act)).notes, act[0]).toEqual(state(world).notes);
  const looked = ['/bin', '/tags', '/search'].reduce(
    (p, pattern) => system(p, 'push', { app: 'notes', pattern }),
    system(world, 'push', { app: 'notes', pattern: '/note/:note', params: { note: list } }),
  );
  expect(data(looked)).toEqual(data(world));
});
