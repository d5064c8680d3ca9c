// Over 300 lines: one test or more for each action of the app.
import { runOn } from '../../src/sdk/core/engine.ts';
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { providerOf } from '../../src/sdk/core/provider-of.ts';
import { catalogue, createWorld } from '../catalogue.ts';
import { dayOf } from '../../src/state/civil.ts';
import { draftOf, newDraft } from './draft.ts';
import { occurrencesOf } from './occurrences.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { made, notes, one, phones, rule, state, toast, top, ZONE } from './testing.ts';

const { phoneWith, run, until } = phones(catalogue, createWorld);

const weekly = { startDate: '2026-03-10', endDate: '2026-03-10', repeat: rule('week', { weekdays: [2] }) };
const dates = (phone: AnyPhone, id = 'event-one') =>
  occurrencesOf(id, one(phone, id), dayOf('2026-03-01'), dayOf('2026-04-14'), ZONE).map(o => o.date);
const fresh = (phone: AnyPhone) => newDraft(state(phone), phone.clock.now, ZONE);
const texts = { title: 'Tea', place: 'Quay', notes: 'Cups' };
/** Opens the form of an occurrence over its screen. */
const editing = (phone: AnyPhone, id: string, date: string) =>
  run(
    run(
      phone,
      'push',
      { app: 'calendar', pattern: '/event/:event/:date', params: { event: id, date } },
      'system',
    ),
    'push',
    { app: 'calendar', pattern: '/edit/:event/:date', params: { event: id, date } },
    'system',
  );

describe('the form', () => {
  test('save makes an event with what was typed, in the default calendar, and closes', async () => {
    const was = run(await phoneWith({}), 'push', { app: 'calendar', pattern: '/new' }, 'system');
    const phone = run(was, 'save', { form: 's9', initial: fresh(was), ...texts, title: '  Tea ' });
    const [id] = made(phone, was);
    expect(one(phone, id)).toMatchObject({
      title: 'Tea',
      place: 'Quay',
      notes: 'Cups',
      calendar: 'calendar-personal',
      startDate: '2026-03-12',
      startMinute: 600,
      endMinute: 660,
      reminders: [10],
      answer: 'yes',
      organiser: null,
    });
    expect([top(phone)?.path, toast(phone)]).toEqual(['/', 'Event saved']);
  });

  test('pickDate and pickTime: the end follows the start; an end before the start is refused in words', async () => {
    const phone = await phoneWith({});
    const initial = { ...fresh(phone), endDate: '2026-03-13' };
    const at = { form: 's9', initial };
    const moved = run(
      run(phone, 'pickDate', { ...at, which: 'start', result: Date.UTC(2026, 2, 28) }),
      'pickTime',
      { ...at, which: 'start', result: 1380 },
    );
    expect(state(moved).drafts['s9']).toMatchObject({
      startDate: '2026-03-28',
      startMinute: 1380,
      endDate: '2026-03-30',
      endMinute: 60,
    });
    const early = run(
      run(moved, 'pickDate', { ...at, which: 'end', result: Date.UTC(2026, 2, 28) }),
      'pickTime',
      { ...at, which: 'end', result: 60 },
    );
    const refused = run(early, 'save', { ...at, ...texts });
    expect([made(refused, phone), toast(refused)]).toEqual([[], 'The event ends before it starts']);
    expect(run(phone, 'pickDate', { ...at, which: 'start', result: null })).toBe(phone);
  });

  test('pickDate until ends a rule on that day, and a weekly rule goes along with its start', async () => {
    const phone = await phoneWith({});
    const at = {
      form: 's9',
      initial: { ...fresh(phone), repeat: rule('week', { weekdays: [4], count: 3 }) },
    };
    const ended = run(phone, 'pickDate', { ...at, which: 'until', result: Date.UTC(2026, 3, 30, 12) });
    expect(state(ended).drafts['s9']!.repeat).toMatchObject({ until: '2026-04-30', count: null });
    expect(
      state(run(ended, 'pickDate', { ...at, which: 'start', result: Date.UTC(2026, 2, 17, 12) })).drafts[
        's9'
      ]!.repeat!.weekdays,
    ).toEqual([2]);
  });

  test('changeForm keeps what was changed, and setAllDay brings reminders of whole days', async () => {
    const phone = await phoneWith({});
    const at = { form: 's9', initial: fresh(phone) };
    const whole = run(run(phone, 'changeForm', { ...at, change: { colour: 'red' } }), 'setAllDay', {
      ...at,
      allDay: true,
    });
    expect(state(whole).drafts['s9']).toMatchObject({
      colour: 'red',
      allDay: true,
      reminders: [900],
      busy: false,
    });
    expect(state(run(whole, 'setAllDay', { ...at, allDay: false })).drafts['s9']).toMatchObject({
      allDay: false,
      startMinute: 600,
      endMinute: 660,
      reminders: [10],
    });
  });

  test('discard leaves nothing', async () => {
    const was = run(await phoneWith({}), 'push', { app: 'calendar', pattern: '/new' }, 'system');
    const phone = run(
      run(was, 'changeForm', { form: 's9', initial: fresh(was), change: { busy: false } }),
      'discard',
      { form: 's9' },
    );
    expect([state(phone).drafts, state(phone).events, top(phone)?.path]).toEqual([{}, {}, '/']);
  });

  test('addPeople asks for the contacts once; addGuest invites nobody twice, removeGuest takes it back', async () => {
    const phone = await phoneWith({});
    const at = { form: 's9', initial: fresh(phone) };
    const asked = run(phone, 'addPeople', at);
    expect(asked.ui.dialogs).toMatchObject([{ kind: 'permission', permission: 'contacts', app: 'calendar' }]);
    const denied = run(asked, 'answerPermission', { id: asked.ui.dialogs[0]!.id, grant: 'never' }, 'system');
    expect(top(denied)?.path).toBe('/guests/s9');
    expect(run(phone, 'choosePeople', at).ui.tasks[0]!.stack.at(-1)!.path).toBe('/guests/s9');
    const guest = { name: 'Mira Osei', address: 'mira@x.example', contact: null, answer: 'waiting' };
    const twice = run(run(denied, 'addGuest', { ...at, guest }), 'addGuest', {
      ...at,
      guest: { ...guest, address: 'MIRA@x.example' },
    });
    expect([state(twice).drafts['s9']!.guests, toast(twice)]).toEqual([
      [guest],
      'Mira Osei is already invited',
    ]);
    expect(state(run(twice, 'removeGuest', { ...at, address: guest.address })).drafts['s9']!.guests).toEqual(
      [],
    );
    expect(toast(run(twice, 'save', { ...at, ...texts }))).toBe('Event saved, invitations sent');
  });

  test('events of a calendar that is not one’s own stay as they are', async () => {
    const phone = await phoneWith({ one: { calendar: 'calendar-holidays', allDay: true } });
    const after = run(editing(phone, 'event-one', '2026-03-12'), 'save', {
      form: 's9',
      initial: draftOf(one(phone), '2026-03-12'),
      ...texts,
      event: 'event-one',
      date: '2026-03-12',
    });
    expect([one(after), toast(after)]).toEqual([one(phone), 'Choose a calendar']);
    expect(toast(run(phone, 'remove', { event: 'event-one', date: '2026-03-12', scope: 'this' }))).toBe(
      'Events of this calendar can’t be changed',
    );
  });
});

describe('a series', () => {
  const save = (phone: AnyPhone, date: string, scope: string, change: object) => {
    const initial = { ...draftOf(one(phone), date), ...change };
    return run(editing(phone, 'event-one', date), 'save', {
      form: 's9',
      initial,
      title: one(phone).title,
      place: '',
      notes: '',
      event: 'event-one',
      date,
      scope,
    });
  };

  test('saved for one occurrence leaves the rest, and its screen shows the new one', async () => {
    const was = await phoneWith({ one: weekly });
    const phone = save(was, '2026-03-17', 'this', {
      startDate: '2026-03-18',
      endDate: '2026-03-18',
      startMinute: 720,
      endMinute: 780,
    });
    const [id] = made(phone, was);
    expect(dates(phone)).toEqual(['2026-03-10', '2026-03-24', '2026-03-31', '2026-04-07', '2026-04-14']);
    expect(one(phone, id)).toMatchObject({
      startDate: '2026-03-18',
      startMinute: 720,
      repeat: null,
      series: { event: 'event-one', date: '2026-03-17' },
    });
    expect(top(phone)?.path).toBe(`/event/${id}/2026-03-18`);
  });

  test('saved for this and following is cut in two; a count is shared', async () => {
    const was = await phoneWith({
      one: {
        ...weekly,
        repeat: rule('week', { weekdays: [2], count: 5 }),
        cancelled: ['2026-03-24', '2026-04-07'],
      },
    });
    const phone = save(was, '2026-03-31', 'following', { startMinute: 900, endMinute: 960 });
    const [id] = made(phone, was);
    expect(dates(phone)).toEqual(['2026-03-10', '2026-03-17']);
    expect(one(phone).repeat).toMatchObject({ until: '2026-03-30', count: null });
    expect(one(phone, id)).toMatchObject({
      startDate: '2026-03-31',
      startMinute: 900,
      cancelled: ['2026-04-07'],
      repeat: { count: 2 },
    });
  });

  test('saved for all moves every day along, with what was changed alone', async () => {
    const was = await phoneWith({
      one: { ...weekly, cancelled: ['2026-03-17', '2026-03-24'] },
      alone: { series: { event: 'event-one', date: '2026-03-17' } },
    });
    const phone = save(was, '2026-03-31', 'all', { startDate: '2026-04-01', endDate: '2026-04-01' });
    expect(dates(phone)).toEqual(['2026-03-11', '2026-04-01', '2026-04-08']);
    expect(one(phone, 'event-alone').series).toEqual({ event: 'event-one', date: '2026-03-18' });
    expect(made(phone, was)).toEqual([]);
  });

  test('with another rule begins anew', async () => {
    const was = await phoneWith({
      one: { ...weekly, cancelled: ['2026-03-17'] },
      alone: { series: { event: 'event-one', date: '2026-03-17' } },
    });
    const phone = save(was, '2026-03-10', 'all', { repeat: rule('week', { weekdays: [2, 4] }) });
    expect(dates(phone).slice(0, 4)).toEqual(['2026-03-10', '2026-03-12', '2026-03-17', '2026-03-19']);
    expect(state(phone).events['event-alone']).toBeUndefined();
    expect(one(save(was, '2026-03-24', 'all', { repeat: null }))).toMatchObject({
      startDate: '2026-03-24',
      repeat: null,
    });
  });

  test('remove: one, this and following, all', async () => {
    const was = await phoneWith({
      one: { ...weekly, cancelled: ['2026-03-31'] },
      alone: { series: { event: 'event-one', date: '2026-03-31' } },
    });
    const remove = (scope: string, date = '2026-03-24') =>
      run(was, 'remove', { event: 'event-one', date, scope });
    expect(dates(remove('this'))).toEqual(['2026-03-10', '2026-03-17', '2026-04-07', '2026-04-14']);
    expect(dates(remove('following'))).toEqual(['2026-03-10', '2026-03-17']);
    expect(Object.keys(state(remove('following')).events)).toEqual(['event-one']);
    expect(state(remove('all')).events).toEqual({});
    expect(state(remove('following', '2026-03-10')).events).toEqual({});
    expect(
      Object.keys(
        state(run(was, 'remove', { event: 'event-alone', date: '2026-03-12', scope: 'this' })).events,
      ),
    ).toEqual(['event-one']);
    expect(top(run(editing(was, 'event-one', '2026-03-24'), 'pop', {}, 'system'))?.path).toBe(
      '/event/event-one/2026-03-24',
    );
    expect(
      top(
        run(run(editing(was, 'event-one', '2026-03-24'), 'pop', {}, 'system'), 'remove', {
          event: 'event-one',
          date: '2026-03-24',
          scope: 'this',
        }),
      )?.path,
    ).toBe('/');
  });

  test('moveTo keeps the length', async () => {
    const was = await phoneWith({ one: { ...weekly, endMinute: 690 }, other: {} });
    const phone = run(was, 'moveTo', {
      event: 'event-one',
      date: '2026-03-17',
      startDate: '2026-03-17',
      startMinute: 1200,
      scope: 'this',
    });
    expect(one(phone, made(phone, was)[0])).toMatchObject({ startMinute: 1200, endMinute: 1290 });
    expect(
      one(
        run(was, 'moveTo', {
          event: 'event-other',
          date: '2026-03-12',
          startDate: '2026-03-13',
          startMinute: 0,
          scope: 'all',
        }),
        'event-other',
      ),
    ).toMatchObject({ startDate: '2026-03-13', startMinute: 0, endMinute: 60 });
  });
});

describe('an event', () => {
  test('duplicate opens a form with a copy; share, openPlace and openContact go to other apps', async () => {
    const phone = await phoneWith({ one: { ...weekly, place: 'The Bollard', notes: 'Bring cups' } });
    const at = { event: 'event-one', date: '2026-03-17' };
    expect(top(run(phone, 'duplicate', at))).toMatchObject({
      path: '/new',
      args: { draft: { title: 'One', startDate: '2026-03-17' } },
    });
    expect(run(phone, 'share', at).ui.dialogs).toMatchObject([
      {
        kind: 'share',
        intent: { text: 'One\nTuesday, 17 March · 10:00 – 11:00\nWeekly on Tue\nThe Bollard\nBring cups' },
      },
    ]);
    expect(top(run(phone, 'openPlace', { event: 'event-one' }))).toMatchObject({
      app: 'maps',
      args: { uri: 'geo:0,0?q=The%20Bollard' },
    });
    expect(top(run(phone, 'openContact', { contact: 'contact-mira-osei' }))?.app).toBe('contacts');
  });

  test('setCalendar takes what was changed alone along, and refuses calendars of others', async () => {
    const phone = await phoneWith({
      one: weekly,
      alone: { series: { event: 'event-one', date: '2026-03-17' } },
    });
    const moved = run(phone, 'setCalendar', { event: 'event-one', calendar: 'calendar-work' });
    expect([one(moved).calendar, one(moved, 'event-alone').calendar]).toEqual([
      'calendar-work',
      'calendar-work',
    ]);
    expect(
      one(run(phone, 'setCalendar', { event: 'event-one', calendar: 'calendar-holidays' })).calendar,
    ).toBe('calendar-personal');
  });

  test('receiveInvite waits for an answer with a notification, and answer gives it', async () => {
    const was = await phoneWith({});
    const phone = run(was, 'receiveInvite', {
      title: 'Lunch',
      from: was.clock.now + 3_600_000,
      to: was.clock.now + 7_200_000,
      organiser: { name: 'Mira', address: 'm@x.example' },
    });
    const [id] = made(phone, was);
    expect(one(phone, id)).toMatchObject({
      answer: 'waiting',
      organiser: { name: 'Mira' },
      startMinute: 641,
    });
    expect(notes(phone)).toMatchObject([
      {
        title: 'Mira invited you: Lunch',
        channel: 'invitations',
        actions: [{ label: 'Yes' }, { label: 'No' }, { label: 'Maybe' }],
      },
    ]);
    const [[note]] = Object.entries(phone.os.notifications).filter(([, n]) => n.app === 'calendar') as [
      [string, unknown],
    ];
    const answered = run(phone, 'runNotificationAction', { id: note, button: 'maybe' }, 'system');
    expect([one(answered, id).answer, notes(answered)]).toEqual(['maybe', []]);
    expect(
      one(run(await phoneWith({ one: {} }), 'answer', { event: 'event-one', answer: 'no' })).answer,
    ).toBe('yes');
  });
});

describe('reminders', () => {
  test('remind at their moment, one timer for the next, and snooze brings it back after ten minutes', async () => {
    const phone = await phoneWith({
      one: { reminders: [10, 15] },
      later: { startMinute: 700, endMinute: 760, reminders: [10] },
    });
    expect(Object.values(phone.timers).filter(t => t.app === 'calendar')).toMatchObject([
      { at: Date.UTC(2026, 2, 12, 9, 45), action: 'remind' },
    ]);
    const due = until(phone, 4 * 60_000);
    expect(notes(due)).toMatchObject([
      { title: 'One', text: 'In 15 minutes · 10:00 – 11:00', route: '/event/event-one/2026-03-12' },
    ]);
    expect(due.timers['calendar-reminder']).toMatchObject({ at: Date.UTC(2026, 2, 12, 9, 50) });
    const [[id]] = Object.entries(due.os.notifications).filter(([, n]) => n.app === 'calendar') as [
      [string, unknown],
    ];
    const snoozed = run(due, 'runNotificationAction', { id, button: 'snooze' }, 'system');
    expect([notes(snoozed), snoozed.timers['calendar-snooze-event-one@2026-03-12']]).toMatchObject([
      [],
      { at: Date.UTC(2026, 2, 12, 9, 55), action: 'remindAgain' },
    ]);
    expect(notes(until(snoozed, 10.5 * 60_000))).toMatchObject([
      { title: 'One', text: 'In 5 minutes · 10:00 – 11:00' },
    ]);
    expect(notes(run(snoozed, 'remindAgain', { event: 'event-gone', date: '2026-03-12' }))).toEqual([]);
    expect(run(due, 'snooze', { event: 'event-gone', date: '2026-03-12' }).timers).toEqual(due.timers);
  });

  test('follow a change, a hidden calendar, the zone and the clock', async () => {
    const phone = await phoneWith({ one: { reminders: [10] } });
    const at = (p: AnyPhone) => p.timers['calendar-reminder']?.at;
    expect(
      at(
        run(phone, 'moveTo', {
          event: 'event-one',
          date: '2026-03-12',
          startDate: '2026-03-12',
          startMinute: 720,
          scope: 'all',
        }),
      ),
    ).toBe(Date.UTC(2026, 2, 12, 11, 50));
    expect(at(run(phone, 'showCalendar', { calendar: 'calendar-personal', visible: false }))).toBeUndefined();
    const allDay = await phoneWith({
      one: { allDay: true, startDate: '2026-03-20', endDate: '2026-03-20', reminders: [900] },
    });
    expect(at(allDay)).toBe(Date.UTC(2026, 2, 19, 9));
    expect(at(run(allDay, 'setZone', { zone: 'Asia/Tokyo' }, 'system'))).toBe(Date.UTC(2026, 2, 19, 0));
    expect(at(run(phone, 'setClock', { now: Date.UTC(2026, 2, 12, 9, 55) }, 'system'))).toBeUndefined();
    expect(at(run(phone, 'replan'))).toBe(Date.UTC(2026, 2, 12, 9, 50));
    expect(notes(run(phone, 'remind', { at: phone.clock.now }))).toEqual([]);
  });

  test('of a series come again and again, also over the change of the clocks', async () => {
    let phone = await phoneWith({
      one: {
        ...weekly,
        startDate: '2026-03-22',
        endDate: '2026-03-22',
        repeat: rule('week', { weekdays: [0] }),
        reminders: [60],
      },
    });
    const seen: number[] = [];
    for (let i = 0; i < 3; i++) {
      seen.push(phone.timers['calendar-reminder']!.at);
      phone = until(phone, phone.timers['calendar-reminder']!.at - phone.clock.now);
    }
    expect(seen).toEqual([Date.UTC(2026, 2, 22, 9), Date.UTC(2026, 2, 29, 8), Date.UTC(2026, 3, 5, 8)]);
  });
});

describe('calendars and settings', () => {
  test('addCalendar, renameCalendar, colourCalendar and showCalendar', async () => {
    const was = await phoneWith({});
    const phone = run(was, 'addCalendar', { name: ' Boat ', colour: 'sky' });
    const id = Object.keys(state(phone).calendars).find(c => !(c in state(was).calendars))!;
    expect(state(phone).calendars[id]).toMatchObject({
      name: 'Boat',
      colour: 'sky',
      kind: 'own',
      visible: true,
    });
    expect(toast(run(phone, 'addCalendar', { name: 'boat', colour: 'red' }))).toBe(
      'There is a calendar boat already',
    );
    expect(toast(run(phone, 'addCalendar', { name: ' ', colour: 'red' }))).toBe('A calendar needs a name');
    const changed = run(
      run(run(phone, 'renameCalendar', { calendar: id, name: 'Dinghy' }), 'colourCalendar', {
        calendar: id,
        colour: 'red',
      }),
      'showCalendar',
      { calendar: id, visible: false },
    );
    expect(state(changed).calendars[id]).toMatchObject({ name: 'Dinghy', colour: 'red', visible: false });
    expect(
      state(run(phone, 'renameCalendar', { calendar: 'calendar-holidays', name: 'X' })).calendars[
        'calendar-holidays'
      ]!.name,
    ).toBe('Holidays of Harrow Bay');
  });

  test('deleteCalendar takes its events along, and one of one’s own stays', async () => {
    const phone = await phoneWith({ one: { calendar: 'calendar-work' }, two: {} });
    const gone = run(phone, 'deleteCalendar', { calendar: 'calendar-personal' });
    expect([Object.keys(state(gone).events), state(gone).settings.calendar]).toEqual([
      ['event-one'],
      'calendar-work',
    ]);
    expect(
      toast(
        run(run(gone, 'deleteCalendar', { calendar: 'calendar-work' }), 'deleteCalendar', {
          calendar: 'calendar-family',
        }),
      ),
    ).toBe('One calendar of your own has to stay');
    expect(toast(run(phone, 'deleteCalendar', { calendar: 'calendar-holidays' }))).toBe(
      'Holidays of Harrow Bay can’t be deleted',
    );
  });

  test('changeSettings, setView, remember and forgetSearches', async () => {
    const phone = await phoneWith({}, { searches: ['a', 'b'] });
    expect(
      state(run(phone, 'changeSettings', { settings: { length: 30, firstDay: 0 } })).settings,
    ).toMatchObject({ length: 30, firstDay: 0, reminder: 10 });
    expect(
      state(run(phone, 'changeSettings', { settings: { calendar: 'calendar-holidays' } })).settings.calendar,
    ).toBe('calendar-personal');
    expect(state(run(phone, 'setView', { view: 'week' })).view).toBe('week');
    expect(state(run(phone, 'remember', { query: ' b ' })).searches).toEqual(['b', 'a']);
    expect(state(run(phone, 'forgetSearches')).searches).toEqual([]);
  });
});

describe('for other apps', () => {
  const withCaller = (
    phone: AnyPhone,
    work: (provider: NonNullable<ReturnType<typeof providerOf<'calendar'>>>) => void,
  ) =>
    produce(phone, draft => {
      const r = runOn(catalogue, draft as AnyPhone);
      work(providerOf(r, r.ctx('system'), 'calendar')!);
    });

  test('the provider adds, lists occurrences of a time and removes', async () => {
    const was = await phoneWith({ one: weekly, two: { calendar: 'calendar-work', answer: 'no' } });
    const from = Date.UTC(2026, 2, 10);
    let found: unknown;
    const phone = withCaller(was, c => {
      c.add({
        title: 'Call',
        from: Date.UTC(2026, 2, 17, 15),
        to: Date.UTC(2026, 2, 17, 16),
        reminders: [5],
      });
      found = c.between(from, Date.UTC(2026, 2, 18)).map(e => [e.title, e.from, e.calendar]);
    });
    expect(found).toEqual([
      ['One', Date.UTC(2026, 2, 10, 10), 'Personal'],
      ['One', Date.UTC(2026, 2, 12, 10), 'Work (Kittiwake Studio)'],
      ['One', Date.UTC(2026, 2, 17, 10), 'Personal'],
      ['Call', Date.UTC(2026, 2, 17, 15), 'Personal'],
    ]);
    expect(one(phone, made(phone, was)[0])).toMatchObject({ reminders: [5], startMinute: 900 });
    expect(Object.keys(state(withCaller(phone, c => c.remove('event-one'))).events)).toHaveLength(2);
  });

  test('VIEW shows an event and EDIT opens a form', async () => {
    const phone = await phoneWith({ one: weekly });
    const start = (intent: object) => top(run(phone, 'startIntent', { app: 'notes', intent }, 'system'));
    expect(
      start({ verb: 'VIEW', mime: 'vnd.android.cursor.item/event', extras: { event: 'event-one' } })?.path,
    ).toBe('/event/event-one');
    expect(
      start({ verb: 'EDIT', mime: 'vnd.android.cursor.item/event', extras: { title: 'Tea' } })?.path,
    ).toBe('/new');
  });
});
