import { Type } from 'typebox';
import { compareSerial } from '../../../src/sdk/core/stack.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { dayNumber, isoOf } from '../../../src/state/civil.ts';
import { problemOf, ruleMoved, turnedBack, withAllDay, withStart } from '../draft.ts';
import { isOwn } from '../occurrences.ts';
import { Draft, Guest, type Calendar, type Event } from '../state.ts';
import { settled } from './change.ts';
import { changeAndTell, tell } from './invitations.ts';
import { action, change, Scopes } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Integer: Int, Optional: Opt, Null, Union } = Type;
/** The form (its screen), and what it began with. */
const Form = { form: Str(), initial: Draft };
/** More forms than this are not open at once: what an earlier one kept is dropped. */
const MOST_FORMS = 4;

const formOf = (state: Calendar, { form, initial }: { form: string; initial: Draft }): Draft =>
  JSON.parse(JSON.stringify(state.drafts[form] ?? initial)) as Draft;
function keep(state: Calendar, form: string, draft: Draft): void {
  state.drafts[form] = draft;
  const others = Object.keys(state.drafts).filter(key => key !== form);
  for (const old of others.sort(compareSerial).slice(0, -MOST_FORMS)) delete state.drafts[old];
}
const begun = (d: Draft, date: string, minute: number): Draft => ({
  ...withStart(d, date, minute),
  repeat: ruleMoved(d.repeat, d.startDate, date),
});

export const form = {
  changeForm: action(
    'Change a field of an open form',
    Obj({ ...Form, change: Type.Partial(Draft) }),
    (state, { change: fields, ...at }) => {
      keep(state, at.form, { ...formOf(state, at), ...fields });
    },
  ),
  setAllDay: action(
    'Let the event of an open form last whole days, or not',
    Obj({ ...Form, allDay: Bool() }),
    (state, { allDay, ...at }, ctx) => {
      const d = formOf(state, at);
      const turned = withAllDay(d, allDay, state, ctx.now);
      const back = d.allDay !== allDay && allDay === at.initial.allDay;
      keep(state, at.form, back ? turnedBack(at.initial, d, turned) : turned);
    },
  ),
  pickDate: action(
    'Take a day from the date dialog: the end follows the start',
    Obj({ ...Form, which: StringEnum(['start', 'end', 'until']), result: Union([Int(), Null()]) }),
    (state, { which, result, ...at }, ctx) => {
      if (result === null) return;
      const d = formOf(state, at);
      const date = isoOf(dayNumber(partsAt(result, ctx.zone)));
      if (which === 'start') keep(state, at.form, begun(d, date, d.startMinute));
      else if (which === 'end') keep(state, at.form, { ...d, endDate: date });
      else if (d.repeat) keep(state, at.form, { ...d, repeat: { ...d.repeat, until: date, count: null } });
    },
  ),
  pickTime: action(
    'Take a time from the time dialog: the end follows the start',
    Obj({
      ...Form,
      which: StringEnum(['start', 'end']),
      result: Union([Int({ minimum: 0, maximum: 1439 }), Null()]),
    }),
    (state, { which, result, ...at }) => {
      if (result === null) return;
      const d = formOf(state, at);
      keep(state, at.form, which === 'start' ? begun(d, d.startDate, result) : { ...d, endMinute: result });
    },
  ),
  addPeople: action(
    'Go and choose whom to invite; the contacts are asked for the first time',
    Obj(Form),
    (_, at, ctx) => {
      ctx.ask('contacts', { action: 'choosePeople', args: at });
    },
  ),
  choosePeople: action(
    'Open the list of people for a form',
    Obj({ ...Form, result: Opt(Bool()) }),
    (_, { form: id, initial }, ctx) => {
      ctx.open('/guests/:form', { form: id }, { initial });
    },
  ),
  addGuest: action(
    'Invite someone in an open form',
    Obj({ ...Form, guest: Guest }),
    (state, { guest, ...at }, ctx) => {
      const d = formOf(state, at);
      const isGuest = (g: Guest) => g.address.toLowerCase() === guest.address.toLowerCase();
      if (d.guests.some(isGuest)) {
        ctx.toast(`${guest.name} is already invited`);
        return;
      }
      // Who was invited before and taken out has their answer still.
      const known = at.initial.guests.find(isGuest);
      keep(state, at.form, {
        ...d,
        guests: [...d.guests, known ?? { ...guest, name: guest.name.trim() || guest.address }],
      });
    },
  ),
  removeGuest: action(
    'Take an invitation back in an open form',
    Obj({ ...Form, address: Str() }),
    (state, { address, ...at }) => {
      const d = formOf(state, at);
      keep(state, at.form, { ...d, guests: d.guests.filter(g => g.address !== address) });
    },
  ),
  discard: action('Leave a form without saving', Obj({ form: Str() }), (state, { form: id }, ctx) => {
    delete state.drafts[id];
    ctx.finish();
  }),
  save: change(
    'Save a form: a new event, or a change of one',
    Obj({
      ...Form,
      title: Str(),
      place: Str(),
      notes: Str(),
      event: Opt(Str()),
      date: Opt(Str()),
      scope: Opt(Scopes),
    }),
    (state, { event: id, date, scope = 'all', title, place, notes, ...at }, ctx) => {
      const d = { ...formOf(state, at), title, place, notes };
      const wrong = problemOf(d);
      if (wrong) {
        ctx.toast(wrong);
        return;
      }
      if (state.calendars[d.calendar]?.kind !== 'own') {
        ctx.toast('Choose a calendar');
        return;
      }
      const old = id === undefined ? undefined : state.events[id];
      if (id !== undefined && (!old || !isOwn(state, old))) {
        ctx.toast('This event can’t be changed');
        return;
      }
      delete state.drafts[at.form];
      if (id === undefined) {
        const event: Event = {
          ...settled(d),
          cancelled: [],
          series: null,
          organiser: null,
          answer: 'yes',
          createdAt: ctx.now,
          editedAt: ctx.now,
        };
        tell('invite', event.guests, event, 'all', ctx);
        state.events[ctx.id('event')] = event;
        ctx.toast(d.guests.length > 0 ? 'Event saved, invitations sent' : 'Event saved');
        ctx.finish();
        return;
      }
      const day = date ?? old!.startDate;
      const now = changeAndTell(state, id, day, d, scope, ctx);
      ctx.toast('Event saved');
      ctx.back();
      // The screen below shows an occurrence that may stand elsewhere now.
      const path = `/event/${id}/${day}`;
      if (ctx.showing(path) && (now.id !== id || now.date !== day)) {
        ctx.close(path);
        ctx.open('/event/:event/:date', { event: now.id, date: now.date });
      }
    },
  ),
};
