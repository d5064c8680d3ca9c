import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld, phoneSchema, type Phone } from '../apps/catalogue.ts';
import { advance, dispatch } from '../src/sdk/core/engine.ts';
import { fileAt } from '../src/sdk/core/storage.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';
import { changesSince } from '../judges/side-effects.ts';
import { matchFacts } from '../judges/compare/match.ts';

let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
});

type Act = readonly [app: string, action: string, args?: object];
const later = (phone: Phone, ms: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + ms).phone as unknown as Phone;
/** A phone after acts, a second each. */
const after = (phone: Phone, ...acts: readonly Act[]): Phone =>
  acts.reduce((was, [app, action, args = {}]) => {
    const { phone: next } = dispatch(catalogue, was as unknown as AnyPhone, app, action, args);
    return later(next as unknown as Phone, 1_000);
  }, phone);
const facts = (now: Phone) => changesSince(phoneSchema, later(world, now.clock.now - world.clock.now), now);
const kinds = (now: Phone) => facts(now).map(fact => [fact.kind, fact.path.split('/').slice(0, 4).join('/')]);
const at = (phone: Phone, path: string) => fileAt(phone.device.storage.files, path)!.id;
const fresh = (phone: Phone) =>
  Object.keys(phone.device.storage.files).find(id => !world.device.storage.files[id])!;
/** Whether one outcome is what another should have been: nothing is missing and nothing more was done. */
const isSame = (wanted: Phone, made: Phone) => {
  const [w, m] = [facts(wanted), facts(made)];
  const { met, extra, wrongRows } = matchFacts(w, m);
  return met.size === w.length && extra.length === 0 && wrongRows.every(pair => pair.differing.length === 0);
};

const shutter: readonly Act[] = [
  ['system', 'openApp', { app: 'camera' }],
  ['camera', 'shutter'],
];
const DUCK = 'file-recordings-duck-brake';

describe('rows that hang on others', () => {
  test('a photo is its file and how it was taken; once it is binned both are nothing', () => {
    const taken = after(world, ...shutter);
    expect(kinds(taken).sort()).toEqual([
      ['added', '/apps/camera/shots'],
      ['added', '/device/storage/files'],
    ]);
    const binned = after(taken, ['camera', 'remove', { file: fresh(taken) }]);
    expect(facts(binned)).toEqual([]);
    expect(facts(after(binned, ['files', 'remove', { files: [fresh(taken)] }]))).toEqual([]);
  });

  test('what is in a new folder goes into the bin with it, and nothing else does', () => {
    const made = after(world, ['files', 'newFolder', { folder: null, name: 'New' }]);
    const folder = at(made, 'New');
    const bin: Act = ['files', 'bin', { files: [folder] }];
    const copied = after(made, ['files', 'copy', { files: [DUCK], folder }]);
    // The folder, the copy, and what the recorder knows of it.
    expect(kinds(copied)).toHaveLength(3);
    expect(facts(after(copied, bin))).toEqual([]);
    const moved = after(made, ['files', 'move', { files: [DUCK], folder }]);
    expect(kinds(after(moved, bin))).toEqual([['changed', '/device/storage/files']]);
    const gone = after(moved, bin, ['files', 'remove', { files: [folder] }]);
    expect(kinds(gone)).toContainEqual(['removed', '/device/storage/files']);
  });

  test('a recording that is deleted for good is gone alike, wherever that was done', () => {
    const binned = after(world, ['recorder', 'bin', { files: [DUCK] }]);
    const byRecorder = after(binned, ['recorder', 'remove', { files: [DUCK] }]);
    const byFiles = after(binned, ['files', 'remove', { files: [DUCK] }]);
    expect(facts(byRecorder)).toHaveLength(1);
    expect(isSame(byRecorder, byFiles)).toBe(true);
    expect(kinds(after(world, ['recorder', 'categorise', { files: [DUCK], category: 'music' }]))).toEqual([
      ['changed', '/apps/recorder/recordings'],
    ]);
  });
});

test('what was there and goes into the bin is a change, and none once it is back', () => {
  const binned = after(world, ['files', 'bin', { files: [DUCK] }]);
  expect(kinds(binned)).toEqual([['changed', '/device/storage/files']]);
  expect(facts(after(binned, ['recorder', 'restore', { files: [DUCK] }]))).toEqual([]);
});

describe('a name from the clock', () => {
  test('is a stamp until a person gives the file another', () => {
    const now = after(world, ...shutter);
    const other = after(later(world, 60_000), ...shutter);
    expect(isSame(now, other)).toBe(true);
    const named = (phone: Phone, name: string) =>
      after(phone, ['gallery', 'rename', { file: fresh(phone), name }]);
    expect(isSame(now, named(other, 'Cat'))).toBe(false);
    expect(isSame(named(now, 'Cat'), other)).toBe(false);
    expect(isSame(named(now, 'Cat'), named(other, 'Dog'))).toBe(false);
    expect(isSame(named(now, 'Cat'), named(other, 'cat'))).toBe(true);
  });
});
