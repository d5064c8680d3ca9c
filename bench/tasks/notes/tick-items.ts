import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { done, open, row, scrollTo, tap, toggle } from '../steps.ts';
import { makeNote, noteNow, theNote } from './make.ts';

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

const isDone = (was: Phone, now: Phone, title: string, text: string) =>
  noteNow(was, now, title)?.items.some(i => i.text === text && i.done) ?? false;
const tick = (s: Phone, title: string, texts: readonly string[], now = true) => {
  for (const i of s.apps.notes.notes[theNote(s, title).id]!.items) if (texts.includes(i.text)) i.done = now;
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
    goals: {
      first: ({ was, now, p }) => isDone(was, now, p.title, p.things[0]!),
      second: ({ was, now, p }) => isDone(was, now, p.title, p.things[1]!),
    },
    invariants: {
      others: ({ was, now, p }) =>
        theNote(was, p.title).items.every(
          i => p.things.findIndex(t => t === i.text) < 2 || isDone(was, now, p.title, i.text) === i.done,
        ),
      same: ({ was, now, p }) =>
        theNote(was, p.title)
          .items.map(i => i.text)
          .sort()
          .join('\n') ===
        noteNow(was, now, p.title)
          ?.items.map(i => i.text)
          .sort()
          .join('\n'),
      lastYear: ({ was, now, p }) =>
        noteNow(was, now, `${p.title}, last year`)?.items.every(i => !i.done) ?? false,
    },
    allow: s => [s.apps.notes.notes],
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
      oneOnly: { change: (s, { title, things }) => tick(s, title, things.slice(0, 1)), because: 'second' },
      threeOfThem: {
        change: (s, { title, things }) => tick(s, title, things.slice(0, 3)),
        because: 'others',
      },
      lastYears: {
        change: (s, { title, things }) => tick(s, `${title}, last year`, things.slice(0, 2)),
        because: ['first', 'second', 'lastYear'],
      },
      untickedAnother: {
        change: (s, { title, things }) => {
          tick(s, title, things.slice(0, 2));
          tick(s, title, things.slice(5), false);
        },
        because: 'others',
      },
    },
    alternatives: { byState: { change: (s, { title, things }) => tick(s, title, things.slice(0, 2)) } },
  },
);
