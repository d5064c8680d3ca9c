import { task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { distinct, oneOf, params } from '../sample.ts';
import { askUser, back, button, done, field, fill, has, open, row, scrollTo, tap, type } from '../steps.ts';
import { makeNote, theNote } from './make.ts';

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
const add = (s: Phone, ctx: SetupCtx, title: string, text: string) =>
  ctx.act('notes', 'addItem', { note: theNote(s, title).id, text });

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
    user: {
      missing: {
        about: {
          en: ['missing', 'miss', 'add', 'item', 'thing', 'need', 'lack', 'list', 'which', 'put'],
          zh: ['缺', '少', '加', '什么', '哪'],
        },
        says: {
          en: p => `The ${p.things[0]} and the ${p.things[1]}`,
          zh: p => `${p.things[0]}和${p.things[1]}`,
        },
      },
    },
    expect: {
      first: (s, { title, things }, ctx) => add(s, ctx, title, things[0]!),
      second: (s, { title, things }, ctx) => add(s, ctx, title, things[1]!),
    },
    solve: function* (seen, { title }) {
      seen = yield askUser('What is missing?');
      const told = seen.messages?.findLast(m => m.from === 'user')?.text ?? '';
      const [, first = '', second = ''] = /^(?:The )?(.+?)(?: and the |和)(.+)$/.exec(told) ?? [];
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
      lastYearsList: {
        change: (s, p, ctx) => {
          for (const thing of p.things.slice(0, 2)) add(s, ctx, `${p.title} last year`, thing);
        },
        because: ['first', 'second', 'sideEffects'],
      },
      tickedAlready: {
        change: (s, p, ctx) => {
          for (const thing of p.things.slice(0, 2)) {
            add(s, ctx, p.title, thing);
            const { id: note, items } = theNote(s, p.title);
            ctx.act('notes', 'tick', { note, item: items.at(-1)!.id, done: true });
          }
        },
        because: ['first', 'second', 'sideEffects'],
      },
    },
    alternatives: {
      withCapitals: {
        change: (s, p, ctx) => {
          for (const [first, ...rest] of [p.things[1]!, p.things[0]!])
            add(s, ctx, p.title, first!.toUpperCase() + rest.join(''));
        },
      },
    },
  },
);
