import type { Draft, Guest, Repeat } from '../../../apps/calendar/state.ts';
import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import type { Counterpart } from '../android-world.ts';
import { anyOf, task, type Phone } from '../form.ts';
import { date, int, oneOf, params, type Day, type Sampler } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, rid, scrollTo, tap, toggle } from '../steps.ts';
import { endAt, leftOpen, plainCalendar, saveNew, startEvent, TITLES } from './make.ts';

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
const make = (s: Phone, p: P, ctx: SetupCtx, more: Partial<Draft> = {}) =>
  saveNew(s, ctx, {
    title: p.title,
    day: p.day.iso,
    at: p.hour * 60,
    minutes: p.length,
    notes: p.notes,
    ...more,
  });
const STRANGER: Guest = {
  name: 'stranger@postbird.example',
  address: 'stranger@postbird.example',
  contact: null,
  answer: 'waiting',
};

const setup = (s: Phone, p: P, ctx: SetupCtx) => plainCalendar(s, ctx, p.others, [p.title], () => true);

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
    expect: { made: (s, p, ctx) => make(s, p, ctx) },
    free: leftOpen,
    solve: function* (_seen, p) {
      yield* write(p);
      yield done();
    },
    nearMisses: {
      withAStranger: {
        change: (s, p, ctx) => make(s, p, ctx, { guests: [STRANGER] }),
        because: ['made', 'sideEffects'],
      },
      inAnotherZone: {
        change: (s, p, ctx) => make(s, p, ctx, { zone: 'Asia/Tokyo' }),
        because: ['made', 'sideEffects'],
      },
    },
    alternatives: {
      inAnotherCalendar: {
        change: (s, p, ctx) =>
          make(s, p, ctx, { calendar: 'calendar-work', colour: 'sky', reminders: [10, 60] }),
      },
    },
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
/** Every day as all days of the week, every week as seven days. */
const OTHERWISE: Record<Every, Partial<Repeat>> = {
  day: { every: 'week', weekdays: [0, 1, 2, 3, 4, 5, 6] },
  week: { every: 'day', interval: 7, weekdays: [] },
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
    expect: {
      made: anyOf(
        (s, p, ctx) => make(s, p, ctx, { repeat: rule(p) }),
        // The same days, said in the form's other way.
        (s, p, ctx) => make(s, p, ctx, { repeat: rule(p, OTHERWISE[p.every]) }),
      ),
    },
    free: leftOpen,
    solve: function* (_seen, p) {
      yield* write(p, p.every === 'day' ? 'Daily' : `Weekly on ${WEEKDAYS[p.day.weekday]!.slice(0, 3)}`);
      yield done();
    },
    nearMisses: {
      theOtherRule: {
        change: (s, p, ctx) =>
          make(s, p, ctx, { repeat: rule({ ...p, every: p.every === 'day' ? 'week' : 'day' }) }),
        because: ['made', 'sideEffects'],
      },
      untilNovember: {
        change: (s, p, ctx) => make(s, p, ctx, { repeat: rule(p, { until: '2026-11-01' }) }),
        because: ['made', 'sideEffects'],
      },
    },
    alternatives: {
      inTheOtherWay: {
        change: (s, p, ctx) => make(s, p, ctx, { repeat: rule(p, OTHERWISE[p.every]) }),
      },
    },
  },
);
