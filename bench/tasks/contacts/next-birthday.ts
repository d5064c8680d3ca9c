import type { Phone } from '../../../apps/catalogue.ts';
import { addDays, startOfDay } from '../../../src/state/clock.ts';
import { task, wrongAnswer } from '../form.ts';
import { dayAt, distinct, int, oneOf } from '../sample.ts';
import {
  answer,
  back,
  button,
  done,
  find,
  has,
  open,
  row,
  scrollTo,
  SolverError,
  tap,
  text,
} from '../steps.ts';
import { addPerson, GIVEN } from './make.ts';

const FAMILY = ['Ashdown', 'Bexley', 'Copper', 'Dunmore', 'Elsworth', 'Farrow'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
interface P {
  given: string[];
  family: string[];
  days: number[];
  years: number[];
  group: string;
}
const nameAt = (p: P, i: number) => `${p.given[i]} ${p.family[i]}`;
const dayOf = (s: Phone, days: number) =>
  dayAt(addDays(startOfDay(s.clock.now, s.clock.zone), days, s.clock.zone), s.clock.zone).iso;
/** Index of the one among the first four with the nearest birthday. */
const next = (p: P) => p.days.slice(0, 4).indexOf(Math.min(...p.days.slice(0, 4)));
const last = (p: P) => p.days.slice(0, 4).indexOf(Math.max(...p.days.slice(0, 4)));

export const nextBirthday = task(
  'contacts/next-birthday',
  {
    given: distinct(5, oneOf(...GIVEN)),
    family: distinct(5, oneOf(...FAMILY)),
    days: distinct(4, int(40, 330)),
    years: distinct(5, int(1958, 2004)),
    group: oneOf('Choir', 'Allotment', 'Book club', 'Quiz team'),
  },
  {
    tags: ['comparison', 'date', 'filter'],
    ask: {
      en: [
        p =>
          `Whose birthday comes next among the contacts of my group “${p.group}”, counted from today, and on which day is it? Fill in the answer sheet.`,
        p =>
          `Look at the birthdays of everyone in the contact group “${p.group}”: answer with whose is next from today on, and its date.`,
      ],
      zh: [p => `从今天算起，通讯录群组“${p.group}”里下一个过生日的是谁？是哪一天？请填在答题表里。`],
    },
    // A fifth has a birthday sooner than any of them, and is not in the group.
    setup: (s, p, ctx) => {
      s.apps.contacts.groups['group-asked'] = { name: p.group };
      [...p.days, Math.min(...p.days) - 7].forEach((days, i) => {
        addPerson(s, ctx, p.given[i]!, p.family[i]!, {
          birthday: `${p.years[i]}-${dayOf(s, days).slice(5)}`.replace('-02-29', '-02-28'),
          groups: i < 4 ? ['group-asked'] : [],
        });
      });
    },
    answer: {
      fields: {
        who: { type: 'text', label: { en: 'Name', zh: '姓名' } },
        when: { type: 'date', label: { en: 'Next birthday', zh: '下一个生日' } },
      },
      key: ({ was, p }) => ({ who: nameAt(p, next(p)), when: dayOf(was, p.days[next(p)]!) }),
    },
    solve: function* (seen, p) {
      seen = yield open('contacts');
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Groups'));
      seen = yield* scrollTo(seen, row(p.group));
      seen = yield tap(seen, row(p.group));
      const found: { who: string; month: number; day: number }[] = [];
      for (const i of [0, 1, 2, 3]) {
        const who = nameAt(p, i);
        seen = yield tap(seen, row(who));
        const date = text(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
        if (!has(seen, date)) seen = yield* scrollTo(seen, date);
        const [day, month] = find(seen, date).name.split(' ');
        found.push({ who, month: MONTHS.indexOf(month!) + 1, day: Number(day) });
        seen = yield back();
      }
      // The phone's calendar starts on 12 March 2026.
      const order = (m: number, d: number) => {
        const at = m * 100 + d;
        return at < 312 ? at + 10_000 : at;
      };
      const first = found.sort((a, b) => order(a.month, a.day) - order(b.month, b.day))[0];
      if (!first) throw new SolverError('Nobody has a birthday');
      const year = order(first.month, first.day) > 10_000 ? 2027 : 2026;
      yield answer({
        who: first.who,
        when: `${year}-${String(first.month).padStart(2, '0')}-${String(first.day).padStart(2, '0')}`,
      });
      yield done();
    },
    nearMisses: {
      outsideTheGroup: wrongAnswer((p, s) => ({
        who: nameAt(p, 4),
        when: dayOf(s, Math.min(...p.days) - 7),
      })),
      theLast: wrongAnswer((p, s) => ({ who: nameAt(p, last(p)), when: dayOf(s, p.days[last(p)]!) })),
      theDayOfBirth: wrongAnswer((p, s) => ({
        who: nameAt(p, next(p)),
        when: `${p.years[next(p)]}-${dayOf(s, p.days[next(p)]!).slice(5)}`,
      })),
      aDayLate: wrongAnswer((p, s) => ({ who: nameAt(p, next(p)), when: dayOf(s, p.days[next(p)]! + 1) })),
    },
  },
);
