import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { bodyOf, hitLine, piecesOf, textOf, wordsOf } from './lists.ts';
import { merged } from './merge.ts';
import type { Note, Notes } from './state.ts';

const line = fc.string({ unit: 'grapheme', maxLength: 30 }).map(t => t.replace(/\s+/g, ' ').trim());
const item = fc.record({ text: line.filter(t => t !== ''), done: fc.boolean() });
const blank: Note = {
  title: '',
  kind: 'plain',
  body: '',
  items: [],
  folder: null,
  tags: [],
  pinned: false,
  locked: false,
  createdAt: 0,
  editedAt: 0,
  binnedAt: null,
};
const note: fc.Arbitrary<Note> = fc
  .record({
    title: line,
    kind: fc.constantFrom('plain', 'markdown', 'checklist'),
    lines: fc.array(line, { maxLength: 5 }),
    items: fc.array(item, { maxLength: 5 }),
    tags: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
  })
  .map(({ lines, items, ...n }) => ({
    ...blank,
    ...n,
    body: n.kind === 'checklist' ? '' : lines.join('\n'),
    items: n.kind === 'checklist' ? items.map((i, at) => ({ id: `item-${at}`, ...i })) : [],
  }));

test('merging keeps every line, tick, title and tag', () => {
  fc.assert(
    fc.property(fc.array(note, { minLength: 2, maxLength: 5 }), notes => {
      let n = 0;
      const one = merged(notes, () => `item-new-${n++}`);
      const all = `${one.title}\n${one.body}\n${one.items.map(i => i.text).join('\n')}`;
      for (const from of notes) {
        for (const tag of from.tags) expect(one.tags).toContain(tag);
        for (const text of [from.title, ...from.body.split('\n'), ...from.items.map(i => i.text)])
          expect(all).toContain(text.trim());
      }
      const ticks = notes.flatMap(from => from.items.filter(i => i.done)).length;
      if (one.kind === 'checklist') expect(one.items.filter(i => i.done)).toHaveLength(ticks);
      else
        expect(one.body.split('\n').filter(l => l.startsWith('- [x] ')).length).toBeGreaterThanOrEqual(ticks);
      expect(new Set(one.items.map(i => i.id)).size).toBe(one.items.length);
    }),
  );
});

test('moving a line is a permutation that puts it where it was asked to, and so is moving the ticked ones', async () => {
  const world = await createWorld();
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), fc.nat(7), fc.nat(9), (lines, from, to) => {
      const items = lines.map((l, at) => ({ id: `item-${at}`, ...l }));
      const moving = items[from % items.length]!;
      const phone = produce(world, d => {
        (d.apps['notes'] as Notes).notes = { 'note-one': { ...blank, kind: 'checklist', items } };
      });
      const run = (name: string, args: object) =>
        (
          dispatch(catalogue, phone, 'notes', name, { note: 'note-one', ...args }).phone.apps[
            'notes'
          ] as Notes
        ).notes['note-one']!.items;
      const sorted = (list: typeof items) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
      const after = run('moveItem', { item: moving.id, to });
      expect(sorted(after)).toEqual(sorted(items));
      expect(after.findIndex(i => i.id === moving.id)).toBe(to < items.length ? to : items.indexOf(moving));
      expect(after.filter(i => i.id !== moving.id)).toEqual(items.filter(i => i.id !== moving.id));
      const below = run('tickedToEnd', {});
      expect(sorted(below)).toEqual(sorted(items));
      expect(below.map(i => i.done)).toEqual(items.map(i => i.done).sort((a, b) => Number(a) - Number(b)));
    }),
    { numRuns: 40 },
  );
});

test('a file holds the whole text, and a checklist is read back from it', () => {
  fc.assert(
    fc.property(note, n => {
      const text = textOf(n);
      const body = bodyOf(n);
      expect(text.endsWith(body)).toBe(true);
      expect(text).toContain(n.title.trim());
      expect(['', n.title.trim(), `# ${n.title.trim()}`]).toContain(
        text.slice(0, text.length - body.length).trim(),
      );
      if (n.kind === 'checklist')
        expect(
          body
            .split('\n')
            .filter(Boolean)
            .map(l => ({ done: l.startsWith('- [x] '), text: l.slice(6) })),
        ).toEqual(n.items.map(i => ({ done: i.done, text: i.text })));
    }),
  );
});

describe('what a search marks', () => {
  test('the pieces are the text, and those marked are the words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', 'c', ' ', 'é', 'İ') }),
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 })),
        (text, words) => {
          const pieces = piecesOf(text, words);
          expect(pieces.map(p => p.text).join('')).toBe(text);
          for (const p of pieces) if (p.hit) expect(words).toContain(p.text.toLowerCase());
          if (!text.includes('İ'))
            for (const p of pieces)
              if (!p.hit) for (const w of words) expect(p.text.toLowerCase().includes(w)).toBe(false);
        },
      ),
    );
  });
  test('words, hits and the line around them', () => {
    expect(wordsOf(' Soup  #shed LEEK # ')).toEqual(['soup', 'leek', '#']);
    expect(piecesOf('Soup, more soup', ['soup'])).toEqual([
      { text: 'Soup', hit: true },
      { text: ', more ', hit: false },
      { text: 'soup', hit: true },
    ]);
    const plain: Note = {
      ...blank,
      title: 'T',
      body: 'A very long beginning that nobody sees\nbefore the leek soup',
    };
    expect(hitLine(plain, ['leek'])).toBe('…sees before the leek soup');
    expect([hitLine(plain, ['long']), hitLine(plain, ['cake'])]).toEqual([
      'A very long beginning that nobody sees before the leek soup',
      undefined,
    ]);
  });
});
