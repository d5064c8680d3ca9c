import { expect, it } from 'vitest';
import type { Phone } from '../../apps/catalogue.ts';
import { apply } from '../../src/state/apply.ts';
import { task } from '../tasks/form.ts';
import { instantiateOn } from '../tasks/instance.ts';
import { from } from '../tasks/sample.ts';
import { open } from '../tasks/steps.ts';
import { analyse } from './analyse.ts';
import { doubtEndings, otherStarts, type Doubted } from './doubts.ts';
import { emptyDraft } from './draft.ts';
import { differenceWords, troubleSentence } from './plain-words.ts';
import { endScreenOf, showing } from './screens.ts';
import { played, recordingOf, world } from './testing.ts';

const [dawn] = Object.entries(world.apps.contacts.contacts).find(([, { given }]) => given === 'Dawn')!;
const push = [
  'system',
  'push',
  { app: 'contacts', pattern: '/contact/:contact', params: { contact: dawn } },
] as const;
const deeds = played(world, [
  { screen: [['button', 'Contacts']], app: 'launcher', rules: [['system', 'openApp', { app: 'contacts' }]] },
  { screen: [['button', 'Dawn Whittier', `contact#${dawn}`]], app: 'contacts', rules: [push] },
  {
    screen: [['button', 'Add to favourites']],
    app: 'contacts',
    rules: [['contacts', 'star', { contacts: [dawn], on: true }]],
  },
]);
const { parameters } = analyse(recordingOf(deeds), emptyDraft()).model;
const last = deeds.at(-1)!;
const end = endScreenOf((last as { step: { after: Phone } }).step.after);

const favour = task(
  'contacts/favoured',
  { contact: from('contacts', 'contacts').where(row => row.given === 'Dawn') },
  {
    tags: [],
    ask: { en: [() => 'a', () => 'b'], zh: [() => 'c'] },
    expect: {
      favoured: (_s, p, ctx) => ctx.act('contacts', 'star', { contacts: [p.contact.id], on: true }),
    },
    *solve() {
      yield open('contacts');
    },
    nearMisses: {},
  },
);
const instance = instantiateOn(world, favour, 1);
const found: Doubted[] = [];
for await (const doubt of doubtEndings(instance as never, 60, parameters)) found.push(doubt);

it('doubts that it was done to another row, and says to which', () => {
  const others = found.filter(({ label }) => label.startsWith('another '));
  expect(others).toHaveLength(2);
  for (const { words, holds } of others) {
    expect(words).toMatch(/^Another contact was favoured: \S/);
    expect(holds).toBe(true);
  }
});

it('says what differs in sentences, without paths and ids', () => {
  expect(found.length).toBeGreaterThan(60);
  for (const { words, said } of found) {
    expect(words).not.toMatch(/\/(apps|os|device)\/|undefined|\[object|contact-/);
    expect(said).not.toMatch(/\/(apps|os|device)\//);
    expect(words).toMatch(/^\p{Lu}/u);
  }
  const without = found.find(({ words }) => words.includes('“Dawn Whittier” is not starred'));
  expect(without).toMatchObject({ holds: true, said: '“favoured” is not done' });
});

it('shows the screen of the row that differs, else the app, and never the home screen', () => {
  for (const { honest, phone } of found) expect(endScreenOf(showing(honest, phone, end))).toBeDefined();
  const { honest, phone } = found.find(({ words }) => words.startsWith('Another contact was favoured'))!;
  const shown = endScreenOf(showing(honest, phone, end))!;
  expect(shown.app).toBe('contacts');
  expect(shown.paths.at(-1)).toMatch(/^\/contact\/contact-/);
  const [note] = Object.keys(world.apps.notes.notes);
  const gone = apply(honest, [{ op: 'remove', path: `/apps/notes/notes/${note}` }]);
  expect(endScreenOf(showing(honest, gone, end))).toMatchObject({ app: 'notes', paths: ['/'] });
  const bright = apply(honest, [{ op: 'replace', path: '/device/brightness', value: 3 }]);
  expect(endScreenOf(showing(honest, bright, end))!.app).toBe('settings');
});

it('names rows, times and amounts as a person reads them', () => {
  const [id, note] = Object.entries(world.apps.notes.notes).find(([, { title }]) => title !== '')!;
  const at = (operation: Parameters<typeof apply>[1]) => differenceWords(world, apply(world, operation));
  const place = `/apps/notes/notes/${id}`;
  expect(at([{ op: 'remove', path: place }])).toBe(`In Notes, the note “${note.title}” is gone`);
  const [folder, { name }] = Object.entries(world.apps.notes.folders).find(([key]) => key !== note.folder)!;
  expect(at([{ op: 'replace', path: `${place}/folder`, value: folder }])).toContain(
    `the folder of the note “${note.title}” is “${name}”`,
  );
});

it('says why a solver stopped without its patterns and the whole screen', () => {
  const stopped =
    'No row /^Travel(?![\\p{L}\\p{N}])/u from one end to the other, on notes /: heading "Notes"';
  expect(troubleSentence(stopped)).toBe('The solver finds no row “Travel”');
  expect(troubleSentence('No button "Add to wishlist" on shop /product/p-chess: alert "x"')).toBe(
    'The solver finds no button “Add to wishlist”',
  );
  expect(troubleSentence('It goes on after 120 steps')).toBe('It goes on after 120 steps');
});

it('copies the rows that a row consists of with it, when another is called almost the same', () => {
  const [product] = Object.entries(world.apps.shop.products).find(
    ([key]) => Object.values(world.apps.shop.variants).filter(each => each.product === key).length === 1,
  )!;
  const found = {
    id: product,
    row: world.apps.shop.products[product]!,
    table: { path: 'apps/shop/products', app: 'shop', name: 'products', rows: world.apps.shop.products },
  };
  const label = {
    hole: 'name',
    value: '',
    code: String,
    loose: String,
    by: '',
    read: (row: { name?: unknown }) => row.name,
  };
  const starts = otherStarts(
    { task: favour, start: world, seed: 1, params: { product: { ...found.row, id: product } } } as never,
    [{ kind: 'row', id: '', name: 'product', used: true, occurs: [], found, label } as never],
  );
  const alike = starts.find(({ words }) => words.startsWith('Another is called'))!;
  const { variants } = alike.judged.start.apps.shop;
  expect(Object.values(variants).filter(each => each.product === `${product}-doubt`)).toHaveLength(1);
});
