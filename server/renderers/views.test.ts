import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BURST, Views } from './views.ts';

const taken = (views: Views, phone: string, showing = phone) => views.take(phone, showing).number;

it('a phone keeps its view; a new one takes the place of the one that has waited longest', () => {
  const views = new Views(3);
  expect(['a', 'b', 'c'].map(phone => taken(views, phone))).toEqual([0, 1, 2]);
  expect([taken(views, 'a'), taken(views, 'd')]).toEqual([0, 1]);
  expect(views.phones().sort()).toEqual(['a', 'c', 'd']);
  expect([views.has('b'), views.has('d')]).toEqual([false, true]);
});

it('a new phone takes the place of one that shows the same', () => {
  const views = new Views(3);
  for (const [phone, app] of [
    ['a', 'mail'],
    ['b', 'notes'],
    ['c', 'clock'],
  ] as const)
    views.take(phone, app);
  expect(views.shows('notes')).toBe(true);
  expect(taken(views, 'd', 'clock')).toBe(2);
  expect(taken(views, 'e', 'notes')).toBe(1);
});

it('a released view keeps its tree, and its place goes first, whatever others show', () => {
  const views = new Views(2);
  views.take('a', 'notes').tree = 'tree of a';
  views.take('b', 'mail');
  views.take('a', 'notes');
  views.release('a');
  expect(views.has('a')).toBe(false);
  expect(views.take('c', 'mail')).toMatchObject({ number: 0, phone: 'c', tree: 'tree of a' });
});

it('a phone in its turn keeps its view before one whose turn is over, and its next turn begins with its next task', () => {
  const views = new Views(2);
  for (let i = 0; i < BURST; i++) {
    expect(views.prefers('a')).toBe(i > 0);
    views.take('a', 'notes');
  }
  expect(views.prefers('a')).toBe(false);
  views.take('b', 'mail');
  views.take('a', 'notes');
  expect(views.prefers('a')).toBe(true);
  for (let i = 1; i < BURST; i++) views.take('a', 'notes');
  // It was used last, but its turn is over.
  expect(taken(views, 'c', 'mail')).toBe(0);
  expect(views.phones().sort()).toEqual(['b', 'c']);
});

it('no view belongs to two phones, and no phone to two views', () => {
  const phone = fc.integer({ min: 0, max: 9 }).map(n => `phone ${n}`);
  const app = fc.constantFrom('mail', 'notes', 'clock');
  fc.assert(
    fc.property(fc.array(fc.tuple(phone, app, fc.boolean()), { maxLength: 60 }), steps => {
      const views = new Views(4);
      const numbers = new Map<string, number>();
      for (const [who, what, isReleased] of steps) {
        const isKept = views.has(who);
        const { number } = views.take(who, what);
        expect(number).toBeLessThan(4);
        if (isKept) expect(number).toBe(numbers.get(who));
        numbers.set(who, number);
        if (isReleased) views.release(who);
        const phones = views.phones();
        expect(new Set(phones).size).toBe(phones.length);
      }
    }),
  );
});
