import { same } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { askUser, back, button, done, field, fill, has, open, row, scrollTo, tap, type } from '../steps.ts';
import { makeNote, noteNow, theNote } from './make.ts';

const THINGS = [
  'candles',
  'limes',
  'paper plates',
  'ice',
  'napkins',
  'crisps',
  'ginger beer',
  'straws',
  'balloons',
  'matches',
  'olives',
  'tape',
] as const;
const TITLES = ['Party', 'Sunday lunch', 'Picnic', 'Street dinner'] as const;
/** The current text of the list, or empty if it was deleted. */
const texts = (was: Phone, now: Phone, title: string) =>
  (noteNow(was, now, title)?.items ?? []).map(i => i.text.trim().toLowerCase()).filter(t => t !== '');
const add = (s: Phone, ctx: { id: (prefix: string) => string }, title: string, things: readonly string[]) => {
  s.apps.notes.notes[theNote(s, title).id]!.items.push(
    ...things.map(text => ({ id: ctx.id('item'), text, done: false })),
  );
};

/** Completes a list with the user's answer. */
export const askWhatIsMissing = task(
  'notes/ask-what-is-missing',
  params({ title: oneOf(...TITLES), things: distinct(6, oneOf(...THINGS)) }),
  {
    tags: ['ask-user', 'edit', 'checklist'],
    ask: {
      en: [
        ({ title }) => `Two things are missing on my checklist “${title}”. Ask me which, and add them.`,
        ({ title }) =>
          `Complete the checklist “${title}”: I will tell you the two things to add when you ask.`,
      ],
      zh: [({ title }) => `清单“${title}”还缺两样东西。问我是什么，然后加上。`],
    },
    setup: (s, { title, things }, ctx) => {
      makeNote(s, ctx, {
        title,
        items: things.slice(2, 5).map((text, i) => ({ text, done: i === 0 })),
        hoursAgo: 4,
      });
      makeNote(s, ctx, {
        title: `${title} last year`,
        items: things.slice(3).map(text => ({ text, done: true })),
        hoursAgo: 8_700,
      });
    },
    user: (_question, p) => `The ${p.things[0]} and the ${p.things[1]}`,
    goals: {
      first: ({ was, now, p }) => texts(was, now, p.title).includes(p.things[0]!),
      second: ({ was, now, p }) => texts(was, now, p.title).includes(p.things[1]!),
    },
    invariants: {
      nothingElse: ({ was, now, p }) => {
        const found = texts(was, now, p.title);
        return (
          found.every(t => p.things.slice(0, 5).includes(t as never)) && new Set(found).size === found.length
        );
      },
      asItWas: ({ was, now, p }) =>
        theNote(was, p.title).items.every(i =>
          noteNow(was, now, p.title)?.items.some(j => j.id === i.id && same(i, j)),
        ),
      lastYear: ({ was, now, p }) =>
        same(noteNow(was, was, `${p.title} last year`), noteNow(was, now, `${p.title} last year`)),
    },
    allow: s => [s.apps.notes.notes],
    solve: function* (seen, { title }) {
      seen = yield askUser('What is missing?');
      const told = seen.messages?.findLast(m => m.from === 'user')?.text ?? '';
      const [, first = '', second = ''] = /The (.+) and the (.+)/.exec(told) ?? [];
      seen = yield open('notes');
      seen = yield* scrollTo(seen, row(title));
      seen = yield tap(seen, row(title));
      for (const thing of [first, second]) {
        if (has(seen, field('New item'))) seen = yield fill(seen, field('New item'), thing, { enter: true });
        else {
          seen = yield tap(seen, button('New item'));
          seen = yield type(thing, { enter: true });
        }
      }
      yield back();
      yield done();
    },
    nearMisses: {
      onlyOne: { change: (s, p, ctx) => add(s, ctx, p.title, p.things.slice(0, 1)), because: 'second' },
      oneMore: {
        change: (s, p, ctx) => add(s, ctx, p.title, [p.things[0]!, p.things[1]!, p.things[5]!]),
        because: 'nothingElse',
      },
      lastYearsList: {
        change: (s, p, ctx) => add(s, ctx, `${p.title} last year`, p.things.slice(0, 2)),
        because: ['first', 'second', 'lastYear'],
      },
      alsoTicked: {
        change: (s, p, ctx) => {
          add(s, ctx, p.title, p.things.slice(0, 2));
          for (const i of s.apps.notes.notes[theNote(s, p.title).id]!.items) i.done = true;
        },
        because: 'asItWas',
      },
    },
  },
);
