import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Phone } from '../../../apps/catalogue.ts';
import { draftOf } from '../../../apps/calendar/actions.ts';
import { instantiateOn } from '../instance.ts';
import { tasks } from '../registry.ts';
import { newIds, refusers, verdictOn, written, type Act, type Ending } from './ending.ts';

/** Honest endings that earlier judges refused. One that the template itself names stands by its name. */
interface Honest {
  what: string;
  task: string;
  ending: string | Ending;
  seeds: readonly number[];
}

const honest = (
  task: string,
  what: string,
  ending: string | Ending | Act,
  seeds: readonly number[] = [1, 2],
): Honest => ({ what, task, ending: typeof ending === 'function' ? { then: ending } : ending, seeds });

const listEn = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), items.at(-1)!].filter(part => part !== '').join(' and ');

/** A tidy task in which nothing of what is tried here has a part. */
const PLAIN = 'notes/create-note';

const HONEST: readonly Honest[] = [
  honest('phone/ask-hours', 'called twice, the first call was ended too early', 'twice'),
  honest('notes/create-note', 'a blank behind the title', (s, _p, ctx, start) => {
    const [note] = newIds(start.apps.notes.notes, s.apps.notes.notes);
    ctx.act('notes', 'edit', { note: note!, title: `${s.apps.notes.notes[note!]!.title} ` });
  }),
  honest('settings/join-wifi-refused', 'the network tried by hand too', 'triedByHandToo'),
  honest('fitness/activity-duration', 'hours and minutes', 'inHours'),
  honest('weather/rainy-days', 'a number in words', 'inWords'),
  honest('maps/nearest-open', 'the name without its article', 'withoutTheArticle', [1, 2, 7]),
  honest('calendar/next-week', 'titles with their times', 'withTheirTimes'),
  honest('cross/sum-and-tell', 'the sum in a sentence with a count', 'inASentence'),
  honest('fitness/text-longest', 'the distance without its last nought', 'byHand', [1, 2, 5]),
  honest('chat/ask-and-answer', 'asked in two messages', 'inTwoMessages'),
  honest('messages/schedule-text', 'twenty seconds off the minute', 'twentySecondsOff'),
  honest(PLAIN, 'Bluetooth and aeroplane mode off and on again', {
    first: (_s, _p, ctx) => {
      ctx.system('setBluetooth', { on: false });
      ctx.system('setBluetooth', { on: true });
      ctx.system('setAeroplane', { on: true });
      ctx.system('setAeroplane', { on: false });
    },
    wait: 60_000,
  }),
  honest(PLAIN, 'the empty conversation of a friend looked at', (s, _p, ctx) => {
    const { contacts, threads } = s.apps.chat;
    const written = new Set(Object.values(threads).map(thread => thread.contact));
    const friend = Object.keys(contacts).find(id => !written.has(id))!;
    ctx.act('chat', 'openDirect', { contact: friend });
    ctx.system('openApp', { app: 'notes' });
  }),
  honest(PLAIN, 'an event saved unchanged', (s, _p, ctx) => {
    const [id, event] = Object.entries(s.apps.calendar.events).find(
      ([, e]) => e.repeat === null && s.apps.calendar.calendars[e.calendar]!.kind === 'own',
    )!;
    const { title, place, notes } = event;
    const initial = draftOf(event, event.startDate);
    ctx.act('calendar', 'save', { form: 's9', event: id, initial, title, place, notes });
  }),
  honest(PLAIN, 'a letter typed into another note and deleted', (s, _p, ctx, start) => {
    const note = Object.keys(start.apps.notes.notes).find(
      id => !s.apps.notes.notes[id]!.locked && s.apps.notes.notes[id]!.binnedAt === null,
    )!;
    const { body } = s.apps.notes.notes[note]!;
    ctx.act('notes', 'edit', { note, body: `${body}x` });
    ctx.act('notes', 'edit', { note, body });
  }),
  honest(PLAIN, 'the phone lay still for ten minutes', { wait: 600_000 }),
  honest('expenses/add-single', 'a note with the keyboard’s capital', 'inCashThisMorning'),
  honest(PLAIN, 'a note made by mistake and binned', (s, _p, ctx) => {
    const before = Object.keys(s.apps.notes.notes);
    ctx.act('notes', 'create', { kind: 'plain' });
    const note = Object.keys(s.apps.notes.notes).find(id => !before.includes(id))!;
    ctx.act('notes', 'edit', { note, title: 'A mistake' });
    ctx.act('notes', 'bin', { notes: [note] });
  }),
  honest('files/make-folder', 'a folder made by mistake and binned', 'aMistakeBinned'),
  honest('weather/first-warm-day', 'the day in words', {
    answer: (p, start) => ({ day: inWords(start.clock.now + p.on * DAY_MS), high: `${p.over + 1} °C.` }),
  }),
  honest('calendar/next-week', 'titles joined by “and”, with a full stop', {
    answer: p => ({ events: `${listEn(p.titles.slice(0, p.count))}.` }),
  }),
];

const DAY_MS = 86_400_000;
const inWords = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  }).format(at);

let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
});

describe.each(HONEST)('$task, $what', ({ task, ending, seeds }) => {
  it.each(seeds)('is accepted on seed %i', seed => {
    const instance = instantiateOn(world, tasks.get(task)!, seed);
    const played = typeof ending === 'string' ? written(instance, ending) : ending;
    const verdict = verdictOn(instance, played);
    expect(verdict.sideEffects).toEqual([]);
    expect(refusers(verdict)).toEqual([]);
  });
});
