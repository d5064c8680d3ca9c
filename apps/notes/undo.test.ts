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
