import { expect, it } from 'vitest';
import { readsSame, watched } from './watched.ts';

const phone = () => ({
  clock: { now: 5 },
  apps: { notes: { notes: { a: { title: 'A' } }, sort: 'title' }, chat: { threads: {} } },
});

it('gives what the value holds, and says it again as long as the parts that were read are the same', () => {
  const now = phone();
  const { value, reads } = watched(now);
  expect(value.apps.notes.notes).toBe(now.apps.notes.notes);
  expect(readsSame(reads, now)).toBe(true);
  expect(readsSame(reads, { ...now, apps: { ...now.apps, chat: { threads: { t: 1 } } } })).toBe(true);
  const sorted = { ...now.apps.notes, sort: 'edited' };
  expect(readsSame(reads, { ...now, apps: { ...now.apps, notes: sorted } })).toBe(true);
});

it('notices another table, and a part that has come or gone', () => {
  const now = phone();
  const { value, reads } = watched(now);
  expect(Object.keys(value.apps.notes.notes)).toEqual(['a']);
  expect((value.apps as Record<string, unknown>)['maps']).toBeUndefined();
  const notes = { ...now.apps.notes, notes: { ...now.apps.notes.notes } };
  expect(readsSame(reads, { ...now, apps: { ...now.apps, notes } })).toBe(false);
  expect(readsSame(reads, { ...now, apps: { ...now.apps, maps: {} } })).toBe(false);
});

it('notes a whole part where its keys are listed', () => {
  const now = phone();
  const { value, reads } = watched(now);
  expect(Object.keys(value.apps)).toEqual(['notes', 'chat']);
  expect({ ...value.apps.notes }).toEqual(now.apps.notes);
  expect('chat' in value.apps).toBe(true);
  expect(readsSame(reads, { ...now, apps: { ...now.apps } })).toBe(false);
  expect(readsSame(reads, { ...now, clock: { now: 6 } })).toBe(true);
});

it('reads of a frozen value', () => {
  const now = Object.freeze({ apps: Object.freeze({ notes: Object.freeze({ notes: Object.freeze({}) }) }) });
  const { value, reads } = watched(now);
  expect(value.apps.notes.notes).toEqual({});
  expect([...reads.keys()]).toEqual(['/apps/notes/notes']);
});
