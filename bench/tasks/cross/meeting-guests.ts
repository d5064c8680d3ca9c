import { newIn } from '../../../judges/side-effects.ts';
import { added, only } from '../../../judges/changes.ts';
import { openEvent, putEvent } from '../calendar/make.ts';
import { task } from '../form.ts';
import { makeNote, writeNote } from '../notes/make.ts';
import { date, distinct, oneOf, params } from '../sample.ts';
import { done, scroll, type Steps } from '../steps.ts';

const NAMES = [
  'Ruth Adeyemi',
  'Owen Pryce',
  'Nadia Rahman',
  'Tess Hollis',
  'Gabriel Seixas',
  'Catherine Marsh',
  'Margaret Hallam',
  'Victor Szabados',
] as const;
const listed = (body: string) =>
  body
    .split(/\n|,|;/)
    .map(line => line.replace(/^[-*•\s\d.]+/, '').trim())
    .filter(line => line !== '')
    .sort();
const coming = (p: { names: readonly string[] }) => [...p.names.slice(0, 3)].sort();

/** List the guests who accepted in another app. */
export const meetingGuests = task(
  'cross/meeting-guests',
  params({
    names: distinct(5, oneOf(...NAMES)),
    day: date(2, 25),
    title: oneOf('Donor evening', 'Crane talk', 'Proof round', 'Safety walk', 'Typeface review'),
  }),
  {
    tags: ['transfer', 'filter', 'cross-app', 'repetition'],
    ask: {
      en: [
        ({ title, day }) =>
          `Make a note titled “${title}” that lists, one a line, the guests who said yes to the calendar event “${title}” on ${day.en}. Leave me out.`,
        ({ title, day }) =>
          `Who accepted “${title}” (${day.en}, in my calendar)? Write their full names, one to a line and without me, into a new note of that title.`,
      ],
      zh: [
        ({ title, day }) =>
          `把日历里${day.zh}“${title}”中答应参加的客人（不算我）的全名，一行一个，写进一条标题为“${title}”的新笔记。`,
      ],
    },
    setup: (s, { names, day, title }) => {
      const answers = ['yes', 'no', 'yes', 'waiting', 'yes'] as const;
      // The first three of the parameter accepted; others are between them.
      const order = [names[0]!, names[3]!, names[1]!, names[4]!, names[2]!];
      putEvent(s, 'event-asked', {
        title,
        day: day.iso,
        at: 15 * 60,
        minutes: 60,
        guests: order.map((name, i) => ({
          name,
          address: `${name.split(' ')[0]!.toLowerCase()}@kittiwake.example`,
          contact: null,
          answer: answers[i]!,
        })),
      });
    },
    goals: {
      listed: ({ was, now, p }) =>
        only(
          added(was.apps.notes.notes, now.apps.notes.notes),
          n =>
            n.title.trim().toLowerCase() === p.title.toLowerCase() &&
            n.binnedAt === null &&
            listed(n.kind === 'checklist' ? n.items.map(i => i.text).join('\n') : n.body).join('|') ===
              coming(p).join('|'),
        ),
    },
    allow: s => [newIn(s.apps.notes.notes)],
    solve: function* (seen, { title, day }): Steps {
      seen = yield* openEvent(title, day);
      const found = new Set<string>();
      for (let i = 0; i < 4; i++) {
        const words = (seen.elements ?? []).map(e => e.name);
        for (const name of NAMES)
          if (
            words.some(w => new RegExp(`^${name}, Yes`).test(w)) ||
            words.some((w, n) => w === name && words[n + 1] === 'Yes')
          )
            found.add(name);
        if (!(seen.elements ?? []).some(e => e.states.scrollable)) break;
        seen = yield scroll('down', 0.5);
      }
      yield* writeNote(title, [...found].join('\n'));
      return yield done();
    },
    nearMisses: {
      everyone: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: p.title, body: p.names.join('\n') });
        },
        because: 'listed',
      },
      whoDidNotAnswer: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: p.title, body: [...p.names.slice(0, 3), p.names[4]].join('\n') });
        },
        because: 'listed',
      },
      oneShort: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: p.title, body: p.names.slice(0, 2).join('\n') });
        },
        because: 'listed',
      },
      rightAndDeclined: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: p.title, body: p.names.slice(0, 3).join('\n') });
          s.apps.calendar.events['event-asked']!.answer = 'no';
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      asAChecklist: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, {
            title: p.title,
            items: p.names.slice(0, 3).map(text => ({ text, done: false })),
          });
        },
      },
    },
  },
);
