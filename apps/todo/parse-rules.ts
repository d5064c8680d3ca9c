import { formatTime, MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { dayNumber } from '../../src/state/civil.ts';
import { civilOf, dayAt, dayWords, momentOf, weekdayOf, weekStart } from './dates.ts';
import { after, repeatWords, ruleFor, weekdaysRule } from './repeat.ts';
import type { Priority, Repeat } from './state.ts';

/** What reading needs to know: the clock, where weeks begin, and the lists that `@name` may mean. */
export interface Reading {
  now: number;
  zone: string;
  h24: boolean;
  firstDay: number;
  lists: readonly { id: string; name: string }[];
}
export interface Token {
  kind: 'due' | 'time' | 'repeat' | 'priority' | 'tag' | 'list';
  raw: string;
  label: string;
  start: number;
  end: number;
}

const DAYS = 'monday|mon|tuesday|tues|tue|wednesday|wed|thursday|thurs|thur|thu|friday|fri|saturday|sunday';
const MONTH = MONTHS.map(m => `${m.toLowerCase()}|${m.slice(0, 3).toLowerCase()}`).join('|');
const weekdayNamed = (word: string): number =>
  WEEKDAYS.findIndex(w => w.toLowerCase().startsWith(word.slice(0, 3)));
const monthNamed = (word: string): number =>
  MONTHS.findIndex(m => m.toLowerCase().startsWith(word.slice(0, 3))) + 1;
const PRIORITY_WORDS: Record<string, Priority> = {
  high: 'high',
  h: 'high',
  1: 'high',
  '!!': 'high',
  medium: 'medium',
  med: 'medium',
  m: 'medium',
  2: 'medium',
  '!': 'medium',
  low: 'low',
  l: 'low',
  3: 'low',
};

interface Found {
  due?: number;
  time?: number;
  repeat?: Repeat;
  priority?: Priority;
  tag?: string;
  list?: string;
  label: string;
}
interface Rule {
  kind: Token['kind'];
  pattern: string;
  read(m: RegExpExecArray): Found | null;
}

/** The coming day of the month, this year or the next. */
function dated(day: number, month: number, year: number | null, today: number): number | null {
  const from = civilOf(today).year;
  const make = (y: number) => {
    const n = dayNumber({ year: y, month, day });
    const c = civilOf(n);
    return c.month === month && c.day === day ? n : null;
  };
  const this_ = make(year ?? from);
  return year === null && this_ !== null && this_ < today ? make(from + 1) : this_;
}

export function rulesFor({ now, zone, h24, firstDay, lists }: Reading): Rule[] {
  const today = dayAt(now, zone);
  const due = (day: number | null): Found | null =>
    day === null ? null : { due: day, label: dayWords(day, today) };
  const clock = (minute: number): string => formatTime(momentOf(today, minute, 'UTC'), 'UTC', h24);
  const time = (minute: number | null): Found | null =>
    minute === null ? null : { time: minute, label: clock(minute) };
  const comes = (weekday: number) => today + ((weekday - weekdayOf(today) + 7) % 7 || 7);
  const nextWeek = weekStart(today, firstDay) + 7;
  const repeat = (rule: Repeat, first: number): Found => ({
    repeat: rule,
    due: first,
    label: repeatWords(rule, first),
  });
  const hour = (h: string, m: string | undefined, half: string | undefined): number | null => {
    const n = Number(h);
    if (half ? n < 1 || n > 12 : n > 23) return null;
    return (half ? (n % 12) + (half === 'pm' ? 12 : 0) : n) * 60 + Number(m ?? 0);
  };
  const units = { day: 1, week: 7 } as const;
  return [
    {
      kind: 'priority',
      pattern: '!(high|medium|med|low|h|m|l|[123]|!!|!)',
      read: m => {
        const priority = PRIORITY_WORDS[m[1]!]!;
        return { priority, label: `${priority[0]!.toUpperCase()}${priority.slice(1)} priority` };
      },
    },
    { kind: 'tag', pattern: '#([\\p{L}\\p{N}_-]+)', read: m => ({ tag: m[1]!, label: `#${m[1]}` }) },
    {
      kind: 'list',
      pattern: '@([\\p{L}\\p{N}_-]+)',
      read: m => {
        const list =
          lists.find(l => l.name.toLowerCase().split(/\s+/).join('-') === m[1]) ??
          lists.find(l => l.name.toLowerCase().split(/\s+/)[0] === m[1]);
        return list ? { list: list.id, label: list.name } : null;
      },
    },
    { kind: 'repeat', pattern: '(?:every day|daily)', read: () => repeat(ruleFor('day', today), today) },
    {
      kind: 'repeat',
      pattern: '(?:every weekday|on weekdays)',
      read: () => {
        const rule = weekdaysRule(today);
        return repeat(rule, after(rule, today - 1));
      },
    },
    {
      kind: 'repeat',
      pattern: `every (${DAYS}|sat|sun)s?(?: and (${DAYS}|sat|sun)s?)?`,
      read: m => {
        const rule = ruleFor('week', today, {
          weekdays: [...new Set([m[1], m[2]].filter(w => w !== undefined).map(weekdayNamed))].sort(
            (a, b) => a - b,
          ),
        });
        return repeat(rule, after(rule, today - 1));
      },
    },
    {
      kind: 'repeat',
      pattern: '(?:every (day|week|month|year)|(weekly|monthly|yearly))',
      read: m =>
        repeat(
          ruleFor(
            (m[1] ?? { weekly: 'week', monthly: 'month', yearly: 'year' }[m[2]!]) as Repeat['every'],
            today,
          ),
          today,
        ),
    },
    {
      kind: 'repeat',
      pattern: 'every (other|[2-9]|[1-9]\\d) (day|week|month|year)s?',
      read: m =>
        repeat(
          ruleFor(m[2] as Repeat['every'], today, { interval: m[1] === 'other' ? 2 : Number(m[1]) }),
          today,
        ),
    },
    {
      kind: 'due',
      pattern: '(?:on |by )?(\\d{4})-(\\d\\d?)-(\\d\\d?)',
      read: m => due(dated(Number(m[3]), Number(m[2]), Number(m[1]), today)),
    },
    {
      kind: 'due',
      pattern: `(?:on |by )?(?:the )?(\\d\\d?)(?:st|nd|rd|th)?(?: of)? (${MONTH})(?: (\\d{4}))?`,
      read: m => due(dated(Number(m[1]), monthNamed(m[2]!), m[3] ? Number(m[3]) : null, today)),
    },
    {
      kind: 'due',
      pattern: `(?:on |by )?(${MONTH}) (\\d\\d?)(?:st|nd|rd|th)?(?!:)`,
      read: m => due(dated(Number(m[2]), monthNamed(m[1]!), null, today)),
    },
    {
      kind: 'due',
      pattern: '(?:on |by )?(\\d\\d?)/(\\d\\d?)',
      read: m => (Number(m[2]) > 12 ? null : due(dated(Number(m[1]), Number(m[2]), null, today))),
    },
    { kind: 'due', pattern: 'day after tomorrow', read: () => due(today + 2) },
    { kind: 'due', pattern: '(?:by )?today', read: () => due(today) },
    { kind: 'due', pattern: '(?:by )?(?:tomorrow|tmrw)', read: () => due(today + 1) },
    {
      kind: 'due',
      pattern: 'tonight',
      read: () => ({ due: today, time: 20 * 60, label: `${dayWords(today, today)} ${clock(1200)}` }),
    },
    { kind: 'due', pattern: 'next week', read: () => due(nextWeek) },
    {
      kind: 'due',
      pattern: `next (${DAYS}|sat|sun)`,
      read: m => due(nextWeek + ((weekdayNamed(m[1]!) - firstDay + 7) % 7)),
    },
    {
      kind: 'due',
      pattern: `(?:on |by |this )(${DAYS}|sat|sun)`,
      read: m => due(comes(weekdayNamed(m[1]!))),
    },
    { kind: 'due', pattern: `(${DAYS})`, read: m => due(comes(weekdayNamed(m[1]!))) },
    {
      kind: 'due',
      pattern: 'in (an?|\\d{1,3}) (day|week|month)s?',
      read: m => {
        const n = /^a/.test(m[1]!) ? 1 : Number(m[1]);
        const c = civilOf(today);
        return due(
          m[2] === 'month'
            ? dayNumber({ ...c, month: c.month + n })
            : today + n * units[m[2] as 'day' | 'week'],
        );
      },
    },
    {
      kind: 'time',
      pattern: '(?:at )?(\\d\\d?)(?:[:.](\\d\\d))? ?(am|pm)',
      read: m => time(hour(m[1]!, m[2], m[3])),
    },
    { kind: 'time', pattern: '(?:at )?(\\d\\d?):([0-5]\\d)', read: m => time(hour(m[1]!, m[2], undefined)) },
    { kind: 'time', pattern: '(?:at )?noon', read: () => time(720) },
    {
      kind: 'time',
      pattern: 'at (\\d\\d?)',
      read: m => {
        const n = Number(m[1]);
        return n > 23 ? null : time((n > 0 && n < 8 ? n + 12 : n) * 60);
      },
    },
  ];
}
