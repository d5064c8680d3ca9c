import { expect, it } from 'vitest';
import { apply } from '../../src/state/apply.ts';
import type { Operation } from '../../src/state/diff.ts';
import { fixture, rule } from '../testing/fake.ts';
import { SharedText } from './text.ts';
import { loadWorld } from './world.ts';

const world = await loadWorld();
const put = (path: string, value: unknown): Operation => ({ op: 'replace', path, value });

it.each<[string, Operation[]]>([
  ['the world itself', []],
  ['a part deep inside', [put('/device/battery/level', 7)]],
  [
    'a table with one more',
    [{ op: 'add', path: '/apps/notes/notes/note-x', value: { title: 'x"\\\n\u2028 é 中 😀 \ud800' } }],
  ],
  ['an app taken away, and one replaced', [{ op: 'remove', path: '/apps/chat' }, put('/apps/notes', {})]],
  [
    'lists, nothing and what is no object',
    [put('/apps/notes', [1, [], {}, null, 'a']), put('/apps/chat', null), put('/ui', 5)],
  ],
])('is what JSON.stringify gives: %s', (_, operations) => {
  const tree = apply(world.tree, operations);
  for (let times = 0; times < 2; times++) expect(world.text.of(tree).toString()).toBe(JSON.stringify(tree));
  for (const part of Object.values(tree.apps))
    expect(world.text.of(part).toString()).toBe(JSON.stringify(part));
});

it('keys without a value, and shared parts in any place', () => {
  const shared = { a: { b: { c: { d: [1] } } } };
  const text = new SharedText(shared);
  for (const value of [
    { x: undefined, 'y"': shared.a.b, z: shared.a },
    { x: undefined },
    [shared.a, shared.a],
    shared,
    'plain',
    0,
    null,
    true,
    { y: { x: undefined, y: shared } },
  ])
    expect(text.of(value).toString()).toBe(JSON.stringify(value));
});

it('what the wire tells of a phone is its tree, before and after a step', async () => {
  const f = await fixture();
  try {
    const phone = await f.phone({ seed: 7 });
    const tree = () => f.app.context.phones.get(phone.split('/').at(-1)!).now;
    for (const act of [async () => {}, () => f.step(phone, rule('notes', 'create', { kind: 'plain' }))]) {
      await act();
      for (const [path, value] of [
        ['', tree()],
        ['/apps', tree().apps],
        ['/apps/notes', tree().apps['notes']],
        ['/device/screen', tree().device.screen],
        ['/clock/now', tree().clock.now],
      ] as const) {
        const { text, headers } = await f.get(`${phone}/state?path=${path}`);
        expect(text).toBe(JSON.stringify(value));
        expect(headers['content-type']).toMatch(/^application\/json/);
      }
    }
  } finally {
    await f.close();
  }
});
