import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { dayOf, isoOf } from '../../../src/state/civil.ts';
import { draftOf, newDraft, ruleMoved, withStart } from '../draft.ts';
import { isOwn, localOf, occurrenceOn, occurrencesOf, takesPlace } from '../occurrences.ts';
import { notifyOf, plan, remindersDue, tagOf } from '../reminders.ts';
import { nextDay } from '../recur.ts';
import { Guest, VIEWS, type Calendar, type Event } from '../state.ts';
import { ANSWER_WORDS, repeatWords, titleOf, whenWords } from '../words.ts';
import { changedAlone } from './change.ts';
import { changeAndTell, removeAndTell, tellAnswer } from './invitations.ts';
import { action, change, OfOne, Scopes } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Integer: Int, Array: Arr, Optional: Opt } = Type;
const SNOOZE_MS = 10 * 60_000;
const Replies = StringEnum(['yes', 'no', 'maybe']);

/** An event that may be written, or words why not. */
function own(state: Calendar, id: string, ctx: Ctx): Event | undefined {
  const event = state.events[id];
  if (event && isOwn(state, event)) return event;
  if (event) ctx.toast('Events of this calendar can’t be changed');
  return undefined;
}

/** An occurrence as text that can be read anywhere. */
export function textOf(
  event: Event,
  id: string,
  date: string,
  ctx: Pick<Ctx, 'now' | 'zone' | 'os'>,
): string {
  const o = occurrenceOn(id, event, dayOf(date), ctx.zone);
  const today = localOf(ctx.now, ctx.zone).day;
  const lines = [
    titleOf(event),
    whenWords(o, ctx.zone, ctx.now, ctx.os.settings.clock24),
    event.repeat ? repeatWords(event.repeat, event.startDate, today) : '',
    event.place,
    event.notes,
  ];
  return lines.filter(Boolean).join('\n');
}

const inviteTag = (id: string) => `invite-${id}`;

export const events = {
  remove: change(
    'Delete an event, or part of a series',
    Obj({ ...OfOne, scope: Scopes }),
    (state, { event: id, date, scope }, ctx) => {
      const event = own(state, id, ctx);
      if (!event || (scope === 'this' && !takesPlace(event, date))) return;
      const many = event.repeat !== null && scope !== 'this';
      const stood = event.series && { ...event.series };
      removeAndTell(state, id, date, scope, ctx);
      ctx.dismiss(`event-${id}@${date}`);
      ctx.dismiss(inviteTag(id));
      ctx.close(`/event/${id}/${date}`);
      ctx.close(`/event/${id}`);
      if (stood) ctx.close(`/event/${stood.event}/${stood.date}`);
      ctx.toast(many ? 'Events deleted' : 'Event deleted');
    },
  ),
  moveTo: change(
    'Put an occurrence to another time; its length stays',
    Obj({ ...OfOne, startDate: Str(), startMinute: Int({ minimum: 0, maximum: 1439 }), scope: Scopes }),
    (state, { event: id, date, startDate, startMinute, scope }, ctx) => {
      const event = own(state, id, ctx);
      if (!event) return;
      const d = draftOf(event, date);
      changeAndTell(
        state,
        id,
        date,
        { ...withStart(d, startDate, startMinute), repeat: ruleMoved(d.repeat, d.startDate, startDate) },
        scope,
        ctx,
      );
      ctx.toast('Event moved');
    },
  ),
  duplicate: change(
    'Make a copy of an occurrence and open its form',
    Obj(OfOne),
    (state, { event: id, date }, ctx) => {
      const event = state.events[id];
      if (!event) return;
      const d = draftOf(event, date);
      const calendar = isOwn(state, event) ? d.calendar : newDraft(state, ctx.now, ctx.zone).calendar;
      ctx.open(
        '/new',
        {},
        {
          draft: JSON.parse(
            JSON.stringify({
              ...d,
              calendar,
              guests: d.guests.map(g => ({ ...g, answer: 'waiting' as const })),
            }),
          ),
        },
      );
    },
  ),
  share: action('Share an occurrence as text', Obj(OfOne), (state, { event: id, date }, ctx) => {
    const event = state.events[id];
    if (event)
      ctx.start({
        verb: 'SEND',
        mime: 'text/plain',
        title: titleOf(event),
        text: textOf(event, id, date, ctx),
      });
  }),
  openPlace: action(
    'Show the place of an event on a map',
    Obj({ event: Str() }),
    (state, { event: id }, ctx) => {
      const place = state.events[id]?.place.trim();
      if (place) ctx.start({ verb: 'VIEW', uri: `geo:0,0?q=${encodeURIComponent(place)}` });
    },
  ),
  openContact: action('Show the card of a contact', Obj({ contact: Str() }), (_, { contact }, ctx) => {
    ctx.start({ verb: 'VIEW', mime: 'vnd.android.cursor.item/contact', extras: { contact } });
  }),
  setCalendar: change(
    'Move an event to another calendar',
    Obj({ event: Str(), calendar: Str() }),
    (state, { event: id, calendar }, ctx) => {
      const event = own(state, id, ctx);
      if (!event || state.calendars[calendar]?.kind !== 'own' || event.calendar === calendar) return;
      for (const one of [event, ...changedAlone(state, id).map(([, e]) => e)]) {
        one.calendar = calendar;
        one.editedAt = ctx.now;
      }
      ctx.toast(`Moved to ${state.calendars[calendar].name}`);
    },
  ),
  answer: change(
    'Answer an invitation',
    Obj({ event: Str(), answer: Replies }),
    (state, { event: id, answer }, ctx) => {
      const event = state.events[id];
      if (!event?.organiser) return;
      ctx.dismiss(inviteTag(id));
      if (event.answer === answer) return;
      tellAnswer(event, answer, ctx);
      event.answer = answer;
      ctx.toast(`${event.organiser.name} was told: ${ANSWER_WORDS[answer]}`);
    },
  ),
  receiveInvite: change(
    'An invitation comes',
    Obj({
      title: Str(),
      from: Int(),
      to: Int(),
      allDay: Opt(Bool()),
      place: Opt(Str()),
      notes: Opt(Str()),
      calendar: Opt(Str()),
      organiser: Obj({ name: Str({ minLength: 1 }), address: Str() }),
      guests: Opt(Arr(Guest)),
    }),
    (state, { organiser, guests = [], calendar, ...given }, ctx) => {
      const id = ctx.id('event');
      const d = newDraft(state, ctx.now, ctx.zone, given);
      const event: Event = {
        ...d,
        calendar: calendar && state.calendars[calendar]?.kind === 'own' ? calendar : d.calendar,
        guests,
        cancelled: [],
        series: null,
        organiser,
        answer: 'waiting',
        createdAt: ctx.now,
        editedAt: ctx.now,
      };
      state.events[id] = event;
      ctx.notify({
        channel: 'invitations',
        tag: inviteTag(id),
        title: `${organiser.name} invited you: ${titleOf(event)}`,
        text: whenWords(
          occurrenceOn(id, event, dayOf(event.startDate), ctx.zone),
          ctx.zone,
          ctx.now,
          ctx.os.settings.clock24,
        ),
        route: `/event/${id}/${event.startDate}`,
        actions: (
          [
            ['yes', 'Yes'],
            ['no', 'No'],
            ['maybe', 'Maybe'],
          ] as const
        ).map(([reply, label]) => ({
          id: reply,
          label,
          action: 'answer',
          args: { event: id, answer: reply },
        })),
      });
    },
  ),
  remind: action(
    'Remind of what is due since a moment, and schedule the next',
    Obj({ at: Int() }),
    (state, { at }, ctx) => {
      for (const { occurrence } of remindersDue(state, at, ctx.now, ctx.zone)) notifyOf(occurrence, ctx);
      plan(state, ctx);
    },
  ),
  snooze: action('Remind again ten minutes later', Obj(OfOne), (state, { event: id, date }, ctx) => {
    const event = state.events[id];
    ctx.dismiss(tagOf({ key: `${id}@${date}` }));
    if (event)
      ctx.schedule(ctx.now + SNOOZE_MS, 'remindAgain', { event: id, date }, `calendar-snooze-${id}@${date}`);
  }),
  remindAgain: action('Remind of what was put off', Obj(OfOne), (state, { event: id, date }, ctx) => {
    const event = state.events[id];
    if (event && !event.cancelled.includes(date))
      notifyOf(occurrenceOn(id, event, dayOf(date), ctx.zone), ctx);
  }),
  replan: action(
    'Schedule the next reminder after the clock or the zone was set',
    Obj({ by: Opt(Int()) }),
    (state, _, ctx) => plan(state, ctx),
  ),
  setView: action(
    'Choose how the days are shown',
    Obj({ view: StringEnum([...VIEWS]) }),
    (state, { view }) => {
      state.view = view;
    },
  ),
  remember: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words) state.searches = [words, ...state.searches.filter(s => s !== words)].slice(0, 8);
  }),
  forgetSearches: action('Clear the recent searches', Obj({}), state => {
    state.searches = [];
  }),
};

/** The occurrence of an event that someone means who names no day: the next one, or the first. */
export function meantDate(event: Event, id: string, now: number, zone: string): string {
  const today = localOf(now, zone).day;
  if (!event.repeat) return event.startDate;
  const [soon] = occurrencesOf(id, event, today, today + 400, zone);
  return (
    soon?.date ??
    isoOf(nextDay(event.repeat, dayOf(event.startDate), dayOf(event.startDate)) ?? dayOf(event.startDate))
  );
}
