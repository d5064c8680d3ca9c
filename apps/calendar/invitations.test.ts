import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { providerOf } from '../../src/sdk/core/provider-of.ts';
import { runOn } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue, createWorld } from '../catalogue.ts';
import { draftOf, newDraft } from './draft.ts';
import type { Draft, Event, Guest } from './state.ts';
import { made, one, phones, rule, state, toast, ZONE } from './testing.ts';

const { phoneWith, run } = phones(catalogue, createWorld);

const guest = (name: string, answer: Guest['answer'] = 'waiting'): Guest => ({
  name,
  address: `${name.toLowerCase()}@mail.example`,
  contact: null,
  answer,
});
const [ANN, BOB, CAT] = ['Ann', 'Bob', 'Cat'].map(name => guest(name)) as [Guest, Guest, Guest];
const told = (phone: AnyPhone) =>
  phone.os.effects.map(e => [
    (e.what as { act: string }).act,
    e.to.map(a => a.split('@')[0]).join(),
    (e.what as { scope: string }).scope,
  ]);
const save = (phone: AnyPhone, change: Partial<Draft>, date = '2026-03-12', scope = 'all') => {
  const { title, place, notes, ...rest } = { ...draftOf(one(phone), date), ...change };
  const initial = { ...draftOf(one(phone), date), ...rest };
  return run(phone, 'save', {
    form: 's9',
    initial,
    title,
    place,
    notes,
    event: 'event-one',
    date,
    scope,
  });
};
const weekly: Partial<Event> = {
  startDate: '2026-03-10',
  endDate: '2026-03-10',
  repeat: rule('week', { weekdays: [2] }),
  guests: [ANN],
};

describe('invitations leave the phone', () => {
  test('with a new event that has guests, and with no other', async () => {
    const phone = await phoneWith({});
    const initial = newDraft(state(phone), phone.clock.now, ZONE);
    const texts = { title: 'Tea', place: 'Quay', notes: 'Cups' };
    expect(told(run(phone, 'save', { form: 's9', initial, ...texts }))).toEqual([]);
    const sent = run(phone, 'save', { form: 's9', initial: { ...initial, guests: [ANN, BOB] }, ...texts });
    expect(sent.os.effects).toMatchObject([
      {
        app: 'calendar',
        kind: 'invitation',
        to: ['ann@mail.example', 'bob@mail.example'],
        what: { act: 'invite', ...texts, from: Date.UTC(2026, 2, 12, 10), until: Date.UTC(2026, 2, 12, 11) },
      },
    ]);
    const [event] = made(sent, phone);
    const gone = run(sent, 'remove', { event, date: '2026-03-12', scope: 'this' });
    expect(told(gone)).toEqual([
      ['invite', 'ann,bob', 'this'],
      ['cancel', 'ann,bob', 'this'],
    ]);
  });

  test('with a change that guests see, to those whom it is for', async () => {
    const phone = await phoneWith({ one: { guests: [ANN, BOB] } });
    const after = (change: Partial<Draft>) => told(save(phone, change));
    expect(after({ reminders: [5], colour: 'red', busy: false, calendar: 'calendar-work' })).toEqual([]);
    expect(after({ startMinute: 630 })).toEqual([['update', 'ann,bob', 'this']]);
    expect(after({ notes: 'PIN' })).toEqual([['update', 'ann,bob', 'this']]);
    expect(after({ guests: [ANN, BOB, CAT] })).toEqual([['invite', 'cat', 'this']]);
    expect(after({ guests: [BOB, CAT], place: 'Quay' })).toEqual([
      ['invite', 'cat', 'this'],
      ['cancel', 'ann', 'this'],
      ['update', 'bob', 'this'],
    ]);
    const moved = run(phone, 'moveTo', {
      event: 'event-one',
      date: '2026-03-12',
      startDate: '2026-03-13',
      startMinute: 600,
      scope: 'all',
    });
    expect(told(moved)).toEqual([['update', 'ann,bob', 'this']]);
  });

  test('of a series: the reach is told, and all of it in the same way from each occurrence', async () => {
    const phone = await phoneWith({ one: weekly });
    const remove = (date: string, scope: string) => run(phone, 'remove', { event: 'event-one', date, scope });
    expect(told(remove('2026-03-17', 'this'))).toEqual([['cancel', 'ann', 'this']]);
    expect(told(remove('2026-03-17', 'following'))).toEqual([['cancel', 'ann', 'following']]);
    expect(told(remove('2026-03-10', 'following'))).toEqual([['cancel', 'ann', 'all']]);
    expect(remove('2026-03-24', 'all').os.effects).toEqual(remove('2026-03-10', 'all').os.effects);
    const change = (date: string, scope: string) => save(phone, { place: 'Quay' }, date, scope);
    expect(told(change('2026-03-17', 'this'))).toEqual([['update', 'ann', 'this']]);
    expect(told(change('2026-03-17', 'following'))).toEqual([['update', 'ann', 'following']]);
    expect(change('2026-03-24', 'all').os.effects).toEqual(change('2026-03-10', 'all').os.effects);
    expect(told(save(phone, { reminders: [5] }, '2026-03-17', 'this'))).toEqual([]);
    // A day on which it does not take place is nobody's news.
    expect(remove('2026-03-18', 'this').os.effects).toEqual([]);
  });

  test('of somebody else’s event only to those whom one invites oneself', async () => {
    const phone = await phoneWith({
      one: { guests: [ANN], organiser: { name: 'Mira', address: 'mira@mail.example' } },
    });
    expect(told(save(phone, { startMinute: 630, guests: [] }))).toEqual([]);
    expect(told(save(phone, { guests: [ANN, BOB] }))).toEqual([['invite', 'bob', 'this']]);
    expect(told(run(phone, 'remove', { event: 'event-one', date: '2026-03-12', scope: 'this' }))).toEqual([]);
  });

  test('with a deleted calendar, and through the provider', async () => {
    const phone = await phoneWith({ one: { guests: [ANN] }, two: {} });
    expect(told(run(phone, 'deleteCalendar', { calendar: 'calendar-personal' }))).toEqual([
      ['cancel', 'ann', 'this'],
    ]);
    const removed = produce(phone, draft => {
      const r = runOn(catalogue, draft as AnyPhone);
      providerOf(r, r.ctx('system'), 'calendar')!.remove('event-one');
    });
    expect(removed.os.effects).toMatchObject([{ app: 'calendar', to: ['ann@mail.example'] }]);
  });

  test('an answer goes to who invited, once', async () => {
    const phone = await phoneWith({
      one: { answer: 'waiting', organiser: { name: 'Mira', address: 'mira@mail.example' }, notes: 'Cups' },
    });
    const yes = run(phone, 'answer', { event: 'event-one', answer: 'yes' });
    expect(told(yes)).toEqual([['yes', 'mira', 'this']]);
    expect(yes.os.effects[0]!.what).toMatchObject({ title: 'One', place: '', notes: '' });
    const again = run(yes, 'answer', { event: 'event-one', answer: 'yes' });
    expect(told(again)).toHaveLength(1);
    expect(told(run(yes, 'answer', { event: 'event-one', answer: 'no' }))).toHaveLength(2);
  });
});

describe('a form that says what the event says', () => {
  test('writes nothing, of a series too, and closes', async () => {
    for (const [event, date] of [
      [{ guests: [ANN], title: ' Kiln ', reminders: [30, 10] }, '2026-03-12'],
      [weekly, '2026-03-17'],
      [{ allDay: true, startMinute: 600 }, '2026-03-12'],
    ] as const) {
      const phone = await phoneWith({ one: event as Partial<Event> });
      for (const scope of ['this', 'following', 'all']) {
        const saved = save(phone, {}, date, scope);
        expect(state(saved).events).toBe(state(phone).events);
        expect([told(saved), toast(saved)]).toEqual([[], 'Event saved']);
        const blank = save(phone, { title: `${one(phone).title.trim()} `, place: ' ' }, date, scope);
        if (event === weekly) expect(state(blank).events).toBe(state(phone).events);
      }
    }
    const phone = await phoneWith({ one: {} });
    const put = { event: 'event-one', date: '2026-03-12', startDate: '2026-03-12', startMinute: 600 };
    expect(state(run(phone, 'moveTo', { ...put, scope: 'all' })).events).toBe(state(phone).events);
  });

  test('is what it began with again when it is turned to all day and back, and a guest taken out and back', async () => {
    const phone = await phoneWith({
      one: { startMinute: 1_395, endMinute: 15, endDate: '2026-03-13', reminders: [30], busy: false },
      whole: { allDay: true, startMinute: 0, endMinute: 0, endDate: '2026-03-14', busy: true },
      met: { guests: [guest('Ann', 'yes'), BOB] },
    });
    for (const id of ['event-one', 'event-whole']) {
      const initial = draftOf(one(phone, id), '2026-03-12');
      const at = { form: 's9', initial };
      const turned = run(phone, 'setAllDay', { ...at, allDay: !initial.allDay });
      const back = run(turned, 'setAllDay', { ...at, allDay: initial.allDay });
      expect(state(back).drafts['s9']).toEqual(initial);
    }
    const at = { form: 's9', initial: draftOf(one(phone, 'event-met'), '2026-03-12') };
    const out = run(phone, 'removeGuest', { ...at, address: ANN.address });
    expect(state(run(out, 'addGuest', { ...at, guest: ANN })).drafts['s9']!.guests).toEqual([
      BOB,
      guest('Ann', 'yes'),
    ]);
  });
});

describe('what was made and unmade', () => {
  const undone = async (
    events: Record<string, Partial<Event>>,
    ...steps: readonly (readonly [string, object])[]
  ) => {
    const was = await phoneWith(events);
    const now = steps.reduce((phone, [action, args]) => run(phone, action, args), was);
    const data = (phone: AnyPhone) => {
      const { events: all, calendars, settings } = state(phone);
      const rows = Object.entries(all).map(([id, { editedAt: _, ...rest }]) => [id, rest] as const);
      return { events: Object.fromEntries(rows), calendars, settings };
    };
    expect(data(now)).toEqual(data(was));
  };
  const put = { event: 'event-one', date: '2026-03-12', scope: 'all' };

  test('leaves what was there', async () => {
    await undone(
      { one: {} },
      ['moveTo', { ...put, startDate: '2026-03-16', startMinute: 700 }],
      ['moveTo', { ...put, date: '2026-03-16', startDate: '2026-03-12', startMinute: 600 }],
    );
    await undone(
      { one: {} },
      ['setCalendar', { event: 'event-one', calendar: 'calendar-work' }],
      ['setCalendar', { event: 'event-one', calendar: 'calendar-personal' }],
    );
    await undone(
      { one: {} },
      ['showCalendar', { calendar: 'calendar-work', visible: false }],
      ['showCalendar', { calendar: 'calendar-work', visible: true }],
    );
    const organiser = { name: 'Mira', address: 'mira@mail.example' };
    await undone(
      { one: { organiser } },
      ['answer', { event: 'event-one', answer: 'no' }],
      ['answer', { event: 'event-one', answer: 'yes' }],
    );
  });

  test('a calendar that was added and deleted is not there, with its events', async () => {
    const was = await phoneWith({ one: {} });
    const added = run(was, 'addCalendar', { name: 'Boat', colour: 'sky' });
    const calendar = Object.keys(state(added).calendars).find(id => !(id in state(was).calendars))!;
    const gone = run(added, 'deleteCalendar', { calendar });
    expect(state(gone)).toEqual(state(was));
  });
});
