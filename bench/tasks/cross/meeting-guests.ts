import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { openEvent, putEvent } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { writeNote } from '../notes/make.ts';
import { date, distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, scroll, type Steps } from '../steps.ts';
import { writeDown } from './make.ts';

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
const coming = (p: { names: readonly string[] }) => p.names.slice(0, 3);
const listed = (lines: readonly string[]) =>
  lines
    .map(line => line.replace(/^[-–—*•\s\d.]+/, '').trim())
    .filter(line => line !== '')
    .sort()
    .join('\n');

/** The agent's note where it lists the guests in its own order, with bullets or as a checklist; else ours. */
function writeList(s: Phone, p: { title: string; names: readonly string[] }, ctx: SetupCtx, now: Phone) {
  const [note] = added(s.apps.notes.notes, now.apps.notes.notes);
  const lines = note?.kind === 'checklist' ? note.items.map(i => i.text) : (note?.body.split('\n') ?? []);
  const isList = note !== undefined && listed(lines) === listed(coming(p));
  const id = writeDown(s, ctx, { title: p.title, body: (isList ? lines : coming(p)).join('\n') });
  if (isList) ctx.act('notes', 'setKind', { note: id, kind: note.kind });
}

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
    expect: { listed: writeList },
    free: s => [newRow(s.apps.notes.notes).folder],
    choices: s => [newRow(s.apps.notes.notes).kind],
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
        change: (s, p, ctx) => void writeDown(s, ctx, { title: p.title, body: p.names.join('\n') }),
        because: ['listed', 'sideEffects'],
      },
      whoDidNotAnswer: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { title: p.title, body: [...coming(p), p.names[4]].join('\n') });
        },
        because: ['listed', 'sideEffects'],
      },
      ticked: {
        change: (s, p, ctx) => {
          const note = writeDown(s, ctx, { title: p.title, body: coming(p).join('\n') });
          ctx.act('notes', 'setKind', { note, kind: 'checklist' });
          const item = s.apps.notes.notes[note]!.items[0]!.id;
          ctx.act('notes', 'tick', { note, item, done: true });
        },
        because: ['listed', 'sideEffects'],
      },
    },
    alternatives: {
      asAChecklist: {
        change: (s, p, ctx) => {
          const note = writeDown(s, ctx, { title: p.title, body: coming(p).join('\n') });
          ctx.act('notes', 'setKind', { note, kind: 'checklist' });
        },
      },
      inAnotherOrder: {
        change: (s, p, ctx) => {
          const body = coming(p).map(name => `- ${name}`);
          writeDown(s, ctx, { title: p.title, body: body.toReversed().join('\n') });
        },
      },
    },
  },
);
