import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dayOf, isoOf } from '../../src/state/civil.ts';
import { bars, fitted } from './lanes.ts';
import { columns, occurrenceOn, shownBetween } from './occurrences.ts';
import { ageIn, birthdayIn, birthdaysBetween, calendarsOf, contactOf, found, matches } from './select.ts';
import { event, phones, rule, state, ZONE } from './testing.ts';
import {
  hoursWords,
  lengthWords,
  reminderWords,
  repeatWords,
  untilWords,
  weekWords,
  whenWords,
} from './words.ts';

const { phoneWith } = phones(catalogue, createWorld);
const today = dayOf('2026-03-12');
const NOW = Date.UTC(2026, 2, 12, 9, 41);
const at = (more: Parameters<typeof event>[0]) => {
  const e = event(more);
  return occurrenceOn('event-a', e, dayOf(e.startDate), ZONE);
};

describe('words', () => {
  test('when something is', () => {
    expect(whenWords(at({}), ZONE, NOW, true)).toBe('Thursday, 12 March · 10:00 – 11:00');
    expect(whenWords(at({}), ZONE, NOW, false)).toBe('Thursday, 12 March · 10:00 AM – 11:00 AM');
    expect(whenWords(at({ endDate: '2026-03-14' }), ZONE, NOW, true)).toBe(
      'Thu, 12 Mar, 10:00 – Sat, 14 Mar, 11:00',
    );
    expect(whenWords(at({ allDay: true, endDate: '2027-01-02' }), ZONE, NOW, true)).toBe(
      'Thu, 12 Mar – Sat, 2 Jan 2027',
    );
    const trip = at({ allDay: true, endDate: '2026-03-14' });
    expect([today, today + 1].map(d => hoursWords(trip, d, ZONE, true))).toEqual([
      'Day 1 of 3',
      'Day 2 of 3',
    ]);
    expect(hoursWords(at({ endDate: '2026-03-13' }), today + 1, ZONE, true)).toBe('Until 11:00');
    expect([
      untilWords(NOW + 60_000, NOW, ZONE, true),
      untilWords(NOW, NOW, ZONE, true),
      untilWords(NOW + 86_400_000, NOW, ZONE, true),
    ]).toEqual(['In 1 minute', 'Now', 'Tomorrow at 09:41']);
    expect([weekWords(dayOf('2026-03-09')), weekWords(dayOf('2026-03-30'))]).toEqual([
      '9 – 15 Mar',
      '30 Mar – 5 Apr',
    ]);
  });

  test('how it repeats', () => {
    const words = (r: ReturnType<typeof rule>, start = '2026-03-12') => repeatWords(r, start, today);
    expect(words(rule('week', { weekdays: [2, 4], until: '2026-04-30' }))).toBe(
      'Weekly on Tue and Thu until 30 Apr',
    );
    expect(words(rule('week', { interval: 2, weekdays: [0, 1, 5] }))).toBe(
      'Every 2 weeks on Mon, Fri and Sun',
    );
    expect(words(rule('week', { weekdays: [1, 2, 3, 4, 5] }))).toBe('Weekly on weekdays');
    expect(words(rule('month', { monthly: 'nth', count: 6 }))).toBe(
      'Monthly on the second Thursday, 6 times',
    );
    expect(words(rule('month', { monthly: 'last' }), '2026-03-26')).toBe('Monthly on the last Thursday');
    expect([
      words(rule('month')),
      words(rule('year')),
      words(rule('day', { count: 1 })),
      repeatWords(null, '2026-03-12', today),
    ]).toEqual(['Monthly on day 12', 'Annually on 12 March', 'Daily, 1 time', 'Does not repeat']);
  });

  test('reminders and lengths', () => {
    expect([0, 1, 60, 120, 1440, 20_160].map(m => reminderWords(m, false))).toEqual([
      'At the start',
      '1 minute before',
      '1 hour before',
      '2 hours before',
      '1 day before',
      '2 weeks before',
    ]);
    expect([-540, 900, 420, 2340, 9540].map(m => reminderWords(m, true))).toEqual([
      'On the day at 09:00',
      'The day before at 09:00',
      'The day before at 17:00',
      '2 days before at 09:00',
      '1 week before at 09:00',
    ]);
    expect([45, 60, 90, 120].map(lengthWords)).toEqual(['45 minutes', '1 hour', '1 h 30 min', '2 hours']);
  });
});

describe('reads', () => {
  test('events that share one value are told apart by their ids', async () => {
    const phone = await phoneWith({ one: event() });
    const calendar = state(phone);
    const [id, shared] = Object.entries(calendar.events)[0]!;
    const copied = { ...calendar, events: { [id]: shared, 'event-copy': Object.freeze(shared) } };
    const day = dayOf(shared.startDate);
    const idsOf = () => shownBetween(copied, day, day, ZONE).map(o => o.id);
    expect([idsOf(), idsOf()]).toEqual([[id, 'event-copy'].sort(), [id, 'event-copy'].sort()]);
  });

  const born = [
    { contact: 'contact-a', name: 'Hana', portrait: null, birthday: '1994-02-28' },
    { contact: 'contact-b', name: 'Leap', portrait: null, birthday: '--02-29' },
  ];

  test('birthdays come every year, on 28 February where there is no 29th', async () => {
    expect([
      isoOf(birthdayIn('--02-29', 2026)),
      isoOf(birthdayIn('--02-29', 2028)),
      ageIn('1994-02-28', 2026),
      ageIn('--02-29', 2026),
    ]).toEqual(['2026-02-28', '2028-02-29', 32, null]);
    const phone = await phoneWith({});
    const list = birthdaysBetween(state(phone), born, dayOf('2027-12-01'), dayOf('2029-03-01'), ZONE);
    expect(list.map(o => [o.date, contactOf(o.id)])).toEqual([
      ['2028-02-28', 'contact-a'],
      ['2028-02-29', 'contact-b'],
      ['2029-02-28', 'contact-a'],
      ['2029-02-28', 'contact-b'],
    ]);
    expect(contactOf('event-a')).toBeNull();
  });

  test('search finds every word in title, place, notes and people, without marks', async () => {
    const phone = await phoneWith({
      one: { title: 'Café', place: 'Quay', repeat: rule('day') },
      old: { title: 'Cafe', startDate: '2026-03-01', endDate: '2026-03-01' },
      far: { title: 'Tea' },
    });
    expect(
      matches(
        event({
          title: 'Lunch',
          guests: [{ name: 'Inés', address: 'i@x.example', contact: null, answer: 'yes' }],
        }),
        'ines lun',
      ),
    ).toBe(true);
    const { coming, past } = found(state(phone), [], 'cafe', today, ZONE);
    expect([coming.map(o => o.date), past.map(o => o.id)]).toEqual([
      ['2026-03-12', '2026-03-13', '2026-03-14', '2026-03-15'],
      ['event-old'],
    ]);
    expect(found(state(phone), born, 'hana', today, ZONE).coming.map(o => o.date)).toEqual(['2027-02-28']);
    expect(calendarsOf(state(phone)).map(c => c.name)).toEqual([
      'Personal',
      'Work (Kittiwake Studio)',
      'Family',
      'Birthdays',
      'Holidays of Harrow Bay',
    ]);
  });

  test('what overlaps stands side by side', () => {
    const t = (from: number, to: number) => ({ from, to });
    expect(columns([t(0, 60), t(30, 90), t(60, 120), t(200, 260)], 25)).toEqual([
      { column: 0, of: 2 },
      { column: 1, of: 2 },
      { column: 0, of: 2 },
      { column: 0, of: 1 },
    ]);
    expect(columns([t(0, 5), t(10, 20)], 25).map(c => c.column)).toEqual([0, 1]);
  });

  test('bars of a week keep their lanes, and what does not fit is counted', () => {
    const trip = { ...at({ allDay: true, endDate: '2026-03-14' }), key: 'trip' };
    const list = [...[1, 2, 3].map(i => ({ ...at({}), key: `e${i}` })), trip];
    const all = bars(list, dayOf('2026-03-09'), 7);
    expect(all.map(b => [b.o.key, b.column, b.span, b.lane])).toEqual([
      ['trip', 3, 3, 0],
      ['e1', 3, 1, 1],
      ['e2', 3, 1, 2],
      ['e3', 3, 1, 3],
    ]);
    const { shown, more } = fitted(all, 7, 3);
    expect([shown.map(b => b.o.key), more]).toEqual([
      ['trip', 'e1'],
      [0, 0, 0, 2, 0, 0, 0],
    ]);
  });
});
