import { dayOf, isoOf, occurrencesOf } from '../../../apps/calendar/select.ts';
import type { Event, Repeat } from '../../../apps/calendar/state.ts';
import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import type { Counterpart } from '../android-world.ts';
import { task, type Phone } from '../form.ts';
import { events, gives } from '../probes/events.ts';
import { date, int, oneOf, params, type Day, type Sampler } from '../sample.ts';
import { button, done, field, fill, rid, scrollTo, tap, toggle } from '../steps.ts';
import { endAt, plainCalendar, putEvent, startEvent, TITLES, ZONE } from './make.ts';

const NOTES = [
  'Bring the blue folder.',
  'Ask about the deposit.',
  'Second door, ring twice.',
  'Cash only.',
  'Walter comes too.',
  'Take the old lamp along.',
  'Ten minutes on foot from the pier.',
  'Wear boots.',
] as const;
/** Lengths that the form does not begin with. */
const LENGTHS = [15, 30, 45, 75, 90] as const;
const samples = (day: Sampler<Day>) =>
  params({
    title: oneOf(...TITLES),
    notes: oneOf(...NOTES),
    day,
    hour: int(7, 20),
    length: oneOf(...LENGTHS),
    others: int(0, 20),
  });
interface P {
  title: string;
  notes: string;
  day: Day;
  hour: number;
  length: number;
  others: number;
}

const at = (p: P) => `${String(p.hour).padStart(2, '0')}:00`;
const end = (p: P) => p.hour * 60 + p.length;
const fresh = ({ was, now }: { was: Phone; now: Phone }) =>
  added(was.apps.calendar.events, now.apps.calendar.events);
const make = (s: Phone, p: P, more: Partial<Event> = {}, id = 'event-new') =>
  putEvent(s, id, {
    title: p.title,
    day: p.day.iso,
    at: p.hour * 60,
    minutes: p.length,
    notes: p.notes,
    ...more,
  });
const next = (iso: string, days: number) => isoOf(dayOf(iso) + days);

const setup = (s: Phone, p: P, ctx: Parameters<typeof plainCalendar>[1]) =>
  plainCalendar(s, ctx, p.others, [p.title], () => true);
const goals = {
  made: (m: { was: Phone; now: Phone; p: P }) =>
    only(fresh(m), e => sameText(e.title, m.p.title) && !e.allDay),
  when: {
    weight: 2,
    test: (m: { was: Phone; now: Phone; p: P }) =>
      only(fresh(m), e => e.startDate === m.p.day.iso && e.startMinute === m.p.hour * 60 && e.zone === ZONE),
  },
  length: (m: { was: Phone; now: Phone; p: P }) =>
    only(fresh(m), e => e.endDate === m.p.day.iso && e.endMinute === end(m.p)),
  notes: (m: { was: Phone; now: Phone; p: P }) => only(fresh(m), e => sameText(e.notes, m.p.notes)),
};
const again = (p: P) => ({ ...p, notes: '' });

function* write(p: P, repeat?: string): Generator<any, void, any> {
  let seen = yield* startEvent(p.title, p.day, p.hour * 60);
  seen = yield* endAt(seen, end(p));
  if (repeat !== undefined) {
    seen = yield* scrollTo(seen, rid('repeat'));
    seen = yield tap(seen, rid('repeat'));
    seen = yield tap(seen, toggle(repeat));
  }
  seen = yield* scrollTo(seen, field('Notes'));
  seen = yield fill(seen, field('Notes'), p.notes);
  yield tap(seen, button('Save'));
}

/** An event with title, hour, length and notes, on a day that the goal says in its own way. */
function addOn(
  id: string,
  day: Sampler<Day>,
  say: (p: P) => { en: string; zh: string },
  counterpart: Counterpart,
) {
  return task(id, samples(day), {
    tags: ['create', 'multi-step', 'date-picker', 'transcription'],
    counterpart,
    ask: {
      en: [
        p =>
          `Make a calendar event “${p.title}” ${say(p).en} at ${at(p)}, ${p.length} minutes long, with the note: ${p.notes}`,
        p =>
          `Put “${p.title}” into my calendar: ${say(p).en}, ${at(p)}, for ${p.length} minutes. In its notes write: ${p.notes}`,
      ],
      zh: [
        p =>
          `在日历里新建日程“${p.title}”：${say(p).zh}${at(p)}开始，时长${p.length}分钟，备注写：${p.notes}`,
      ],
    },
    setup,
    goals: { ...goals, once: m => only(fresh(m), e => e.repeat === null) },
    allow: s => [newIn(s.apps.calendar.events)],
    solve: function* (_seen, p) {
      yield* write(p);
      yield done();
    },
    nearMisses: {
      aDayLate: {
        change: (s, p) => make(s, p, { startDate: next(p.day.iso, 1), endDate: next(p.day.iso, 1) }),
        because: ['when', 'length'],
      },
      twelveHoursOff: {
        change: (s, p) => make(s, { ...p, hour: (p.hour + 12) % 24 }),
        because: ['when', 'length'],
      },
      anHourLong: { change: (s, p) => make(s, { ...p, length: 60 }), because: 'length' },
      noNotes: { change: (s, p) => make(s, again(p)), because: 'notes' },
      twice: {
        change: (s, p) => {
          make(s, p);
          make(s, p, {}, 'event-newer');
        },
        because: ['made', 'when', 'length', 'notes', 'once'],
      },
      everyWeek: {
        change: (s, p) =>
          make(s, p, {
            repeat: {
              every: 'week',
              interval: 1,
              weekdays: [p.day.weekday],
              monthly: 'date',
              until: null,
              count: null,
            },
          }),
        because: 'once',
      },
    },
    alternatives: {
      inAnotherCalendar: { change: (s, p) => make(s, p, { calendar: 'calendar-work', reminders: [10] }) },
    },
    probe: (p, was) => [
      events(
        was,
        [p.title],
        [{ title: p.title, day: p.day.iso, at: p.hour * 60, minutes: p.length, notes: p.notes }],
      ),
    ],
  });
}

export const addEvent = addOn(
  'calendar/add-event',
  date(2, 40),
  p => ({ en: `on ${p.day.en}`, zh: p.day.zh }),
  'SimpleCalendarAddOneEvent',
);
export const addTomorrow = addOn(
  'calendar/add-tomorrow',
  date(1, 1),
  () => ({ en: 'tomorrow', zh: '明天' }),
  'SimpleCalendarAddOneEventTomorrow',
);
export const addInTwoWeeks = addOn(
  'calendar/add-in-two-weeks',
  date(14, 14),
  () => ({ en: 'two weeks from today', zh: '两周后的今天' }),
  'SimpleCalendarAddOneEventInTwoWeeks',
);
export const addOnWeekday = addOn(
  'calendar/add-on-weekday',
  date(1, 6),
  p => ({
    en: `this coming ${WEEKDAYS[p.day.weekday]}`,
    zh: `接下来的星期${'日一二三四五六'[p.day.weekday]}`,
  }),
  'SimpleCalendarAddOneEventRelativeDay',
);

type Every = 'day' | 'week';
const rule = (p: P & { every: Every }, more: Partial<Repeat> = {}): Repeat => ({
  every: p.every,
  interval: 1,
  weekdays: p.every === 'week' ? [p.day.weekday] : [],
  monthly: 'date',
  until: null,
  count: null,
  ...more,
});
/** Days of the half-year from the first on. */
const dates = (id: string, e: Event) =>
  occurrencesOf(id, e, dayOf('2026-03-01'), dayOf('2026-10-31'), ZONE)
    .map(o => o.date)
    .join();
const wanted = (p: P & { every: Every }) => {
  const step = p.every === 'day' ? 1 : 7;
  return Array.from({ length: 250 }, (_, i) => next(p.day.iso, i * step))
    .filter(d => d <= '2026-10-31')
    .join();
};

export const addRepeating = task(
  'calendar/add-repeating',
  samples(date(1, 30)).and(() => ({ every: oneOf('day', 'week') })),
  {
    tags: ['create', 'recurrence', 'multi-step', 'date-picker', 'transcription'],
    counterpart: 'SimpleCalendarAddRepeatingEvent',
    ask: {
      en: [
        p =>
          `Make a repeating event “${p.title}” in the calendar: the first on ${p.day.en} at ${at(p)}, ${p.length} minutes long, and then every ${p.every} without end. Its notes should say: ${p.notes}`,
        p =>
          `From ${p.day.en} on I have “${p.title}” every ${p.every} at ${at(p)} for ${p.length} minutes, for good. Add it as one repeating event with the note: ${p.notes}`,
      ],
      zh: [
        p =>
          `在日历里新建重复日程“${p.title}”：从${p.day.zh}${at(p)}开始，每次${p.length}分钟，每${p.every === 'day' ? '天' : '周'}重复，没有结束日期，备注写：${p.notes}`,
      ],
    },
    setup,
    goals: { ...goals, days: { weight: 2, test: m => only(fresh(m), e => dates(e.id, e) === wanted(m.p)) } },
    allow: s => [newIn(s.apps.calendar.events)],
    solve: function* (_seen, p) {
      yield* write(p, p.every === 'day' ? 'Daily' : `Weekly on ${WEEKDAYS[p.day.weekday]!.slice(0, 3)}`);
      yield done();
    },
    nearMisses: {
      theOtherRule: {
        change: (s, p) => make(s, p, { repeat: rule({ ...p, every: p.every === 'day' ? 'week' : 'day' }) }),
        because: 'days',
      },
      onlyOnce: { change: (s, p) => make(s, p, { repeat: null }), because: 'days' },
      tenTimes: { change: (s, p) => make(s, p, { repeat: rule(p, { count: 10 }) }), because: 'days' },
      aDayLate: {
        change: (s, p) => {
          const day = { ...p.day, iso: next(p.day.iso, 1), weekday: (p.day.weekday + 1) % 7 };
          make(s, { ...p, day }, { repeat: rule({ ...p, day }) });
        },
        because: ['when', 'length', 'days'],
      },
      noNotes: { change: (s, p) => make(s, again(p), { repeat: rule(p) }), because: 'notes' },
    },
    alternatives: {
      byState: { change: (s, p) => make(s, p, { repeat: rule(p) }) },
      asSevenDays: {
        change: (s, p) =>
          make(s, p, {
            repeat: rule(p, p.every === 'week' ? { every: 'day', interval: 7, weekdays: [] } : {}),
          }),
      },
    },
    probe: (p, was) => [
      events(
        was,
        [p.title],
        [
          {
            title: p.title,
            day: p.day.iso,
            at: p.hour * 60,
            minutes: p.length,
            notes: p.notes,
            rule: rule => gives(rule, wanted(p).split(','), '2026-10-31', ZONE),
          },
        ],
      ),
    ],
  },
);
