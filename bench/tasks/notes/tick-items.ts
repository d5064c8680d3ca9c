import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { done, open, row, scrollTo, tap, toggle } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { makeNote, theNote } from './make.ts';

const THINGS = [
  'Tent pegs',
  'Gas canister',
  'Head torch',
  'Wool socks',
  'First-aid kit',
  'Map of the island',
  'Flask',
  'Matches',
  'Rain cover',
  'Tin opener',
  'Sun cream',
  'Playing cards',
] as const;

const tick = (s: Phone, ctx: SetupCtx, title: string, text: string) => {
  const note = theNote(s, title);
  const { id: item } = note.items.find(i => i.text === text)!;
  ctx.act('notes', 'tick', { note: note.id, item, done: true });
};

export const tickItems = task(
  'notes/tick-items',
  params({
    title: oneOf('Camping list', 'Boat bag', 'Weekend box', 'Hut kit'),
    things: distinct(7, oneOf(...THINGS)),
  }),
  {
    tags: ['multi-step', 'distractor'],
    ask: {
      en: [
        ({ title, things: [a, b] }) => `In the checklist “${title}”, tick “${a}” and “${b}”.`,
        ({ title, things: [a, b] }) =>
          `I have packed “${a}” and “${b}”. Mark both as done in my note “${title}”.`,
      ],
      zh: [({ title, things: [a, b] }) => `在清单“${title}”里勾选“${a}”和“${b}”。`],
    },
    // The items asked for are in the middle, the last ones are ticked already, and last year's list has the same items.
    setup: (s, { title, things: [a, b, c, d, ...rest] }, ctx) => {
      const list = [c!, a!, d!, b!, ...rest];
      makeNote(s, ctx, {
        title,
        items: list.map(text => ({ text, done: rest.includes(text) })),
        hoursAgo: 3,
      });
      makeNote(s, ctx, {
        title: `${title}, last year`,
        items: list.map(text => ({ text, done: false })),
        hoursAgo: 8_000,
      });
    },
    expect: {
      first: (s, { title, things }, ctx) => tick(s, ctx, title, things[0]!),
      second: (s, { title, things }, ctx) => tick(s, ctx, title, things[1]!),
    },
    solve: function* (seen, { title, things }) {
      seen = yield open('notes');
      seen = yield* scrollTo(seen, row(title));
      seen = yield tap(seen, row(title));
      for (const thing of things.slice(0, 2)) {
        seen = yield* scrollTo(seen, toggle(thing));
        seen = yield tap(seen, toggle(thing));
      }
      yield done();
    },
    nearMisses: {
      lastYears: {
        change: (s, { title, things }, ctx) => {
          for (const thing of things.slice(0, 2)) tick(s, ctx, `${title}, last year`, thing);
        },
        because: ['first', 'second', 'sideEffects'],
      },
      othersCleared: {
        change: (s, { title, things }, ctx) => {
          for (const thing of things.slice(0, 2)) tick(s, ctx, title, thing);
          const { id } = theNote(s, title);
          ctx.act('notes', 'bin', { notes: Object.keys(s.apps.notes.notes).filter(other => other !== id) });
          ctx.act('notes', 'emptyBin', {});
        },
        because: 'sideEffects',
      },
    },
  },
);
