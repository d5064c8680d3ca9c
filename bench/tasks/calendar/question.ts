import { dayOf, isoOf } from '../../../apps/calendar/select.ts';
import type { Event } from '../../../apps/calendar/state.ts';
import type { AnswerValues } from '../../../src/state/answers.ts';
import type { Counterpart } from '../android-world.ts';
import type { Key } from '../../../judges/judge.ts';
import { task, wrongAnswer, type FieldSpec, type Phone } from '../form.ts';
import { date, type Day, type Params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { answer, done } from '../steps.ts';
import {
  listedIn,
  noBirthday,
  other,
  plainCalendar,
  putEvent,
  shortDay,
  showDay,
  type Listed,
} from './make.ts';

/** An event to put into the calendar. `day` is an ISO date; `at` and `minutes` are its start after midnight and its length. */
export interface Planned {
  title: string;
  day: string;
  at: number;
  minutes?: number;
  more?: Partial<Event>;
}

export const daysFrom = (iso: string, by: number) => isoOf(dayOf(iso) + by);

export const minutesOf = (words: string) => Number(words.slice(0, 2)) * 60 + Number(words.slice(3));

/** Puts these events into the calendar, and `others` more on other days; the days of `clear` get none. */
export function plan(
  s: Phone,
  ctx: SetupCtx,
  puts: readonly Planned[],
  others: number,
  clear?: readonly [string, string],
): void {
  const days = new Set(puts.map(p => p.day));
  plainCalendar(
    s,
    ctx,
    others,
    puts.map(p => p.title),
    iso => !days.has(iso) && !(clear && iso >= clear[0] && iso <= clear[1]),
  );
  puts.forEach((p, i) =>
    putEvent(s, other(i), { title: p.title, day: p.day, at: p.at, minutes: p.minutes ?? 60, ...p.more }),
  );
}

export const TITLES_FIELD: Pick<FieldSpec<any>, 'type' | 'label' | 'hint'> = {
  type: 'set',
  label: { en: 'Titles of the events', zh: '日程标题' },
  hint: { en: 'One a line', zh: '每行一个' },
};

export const TITLE_FIELD: Pick<FieldSpec<any>, 'type' | 'label'> = {
  type: 'text',
  label: { en: 'Title of the event', zh: '日程标题' },
};

interface Question<P> {
  tags?: readonly string[];
  counterpart: Counterpart;
  en: readonly [(p: P) => string, (p: P) => string];
  zh: (p: P) => string;
  /** Events at the start. Their days have no other events. */
  puts: (p: P) => readonly Planned[];
  /** First and last of further days without other events. */
  clear?: (p: P) => readonly [string, string];
  field: Pick<FieldSpec<P>, 'type' | 'label' | 'hint'>;
  key: (p: P) => string | string[];
  /** What the answer names; titles by default. */
  names?: Key['names'];
  read: (p: P) => Generator<any, string | string[], any>;
  /** Answers that look right but are wrong. */
  wrong: Record<string, (p: P) => string | string[]>;
  /** Answers that say the same as the key. */
  right?: Record<string, (p: P) => string | string[]>;
}

/** A template that asks one question about the calendar, with one field to answer. */
export function question<P extends { others: number }>(id: string, samples: Params<P>, q: Question<P>) {
  const answerOf = (value: string | string[]): AnswerValues => ({ events: value });
  return task<Params<P>, never, never>(id, samples, {
    tags: ['query', 'answer-sheet', ...(q.tags ?? [])],
    counterpart: q.counterpart,
    ask: { en: q.en as never, zh: [q.zh as never] },
    setup: (s, p, ctx) => plan(s, ctx, q.puts(p as P), (p as P).others, q.clear?.(p as P)),
    answer: {
      fields: { events: q.field as never },
      key: ({ p }) => ({ events: { value: q.key(p as P), names: q.names ?? 'title' } }),
    },
    solve: function* (_seen, p) {
      yield answer(answerOf(yield* q.read(p as P)));
      yield done();
    },
    nearMisses: Object.fromEntries(
      Object.entries(q.wrong).map(([name, value]) => [name, wrongAnswer((p: P) => answerOf(value(p)))]),
    ) as never,
    alternatives: Object.fromEntries(
      Object.entries(q.right ?? {}).map(([name, value]) => [
        name,
        { change: () => {}, answer: (p: P) => answerOf(value(p)) },
      ]),
    ) as never,
  });
}

/** The events of a day as its list shows them. */
export function* eventsOn(day: Day): Generator<any, Listed[], any> {
  return listedIn(yield* showDay(day))
    .filter(e => e.day === shortDay(day))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

export const hasNoBirthday = <P extends { day: Day }>(p: P, phone: Phone) => noBirthday(phone, p.day.iso);

export const comingDay = () => date(2, 40);
