import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { ASKED, other, putEvent } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { added } from '../../../judges/changes.ts';
import { newRow } from '../../../judges/side-effects.ts';
import { dayAt, distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { addDays } from '../../../src/state/clock.ts';
import { button, done, field, fill, first, open, rid, row, scrollTo, tap } from '../steps.ts';
import {
  billId,
  CREDIT,
  friend,
  noteOfRequests,
  personOf,
  pounds,
  putBill,
  quiet,
  rowLike,
  searchBills,
} from './make.ts';

const PLACES = {
  'firm-salt-cellar': 'The Salt Cellar',
  'firm-casa-tilde': 'Casa Tilde',
  'firm-sushi-kaji': 'Kaji Sushi',
} as const;
interface P {
  title: string;
  place: keyof typeof PLACES;
  friends: string[];
  cents: number;
}
export const guest = (name: string, answer: 'yes' | 'no') => ({
  name,
  address: `${name.toLowerCase().replace(' ', '.')}@inletmail.example`,
  contact: null,
  answer,
});
/** What a person was asked for since the start. */
const askedOf = (s: Phone, now: Phone, name: string): number =>
  added(s.apps.wallet.requests, now.apps.wallet.requests).find(r => r.person === personOf(name))?.cents ?? 0;
/** Splits the dinner. The penny that is left over goes to whom the agent chose first. */
const split = (s: Phone, ctx: SetupCtx, now: Phone, p: P, names: readonly string[], own = 1) =>
  ctx.act('wallet', 'splitBill', {
    transaction: billId('dinner'),
    cents: p.cents,
    note: noteOfRequests(s, now, p.cents, 'Dinner'),
    own,
    people: names
      .toSorted((a, b) => askedOf(s, now, b) - askedOf(s, now, a))
      .map(name => ({ person: personOf(name), weight: 1 })),
  });

/** Whether a guest’s row has the mark of a yes. */
export function saidYes(seen: Observation, name: string): boolean {
  const all = seen.elements ?? [];
  const top = (e: Element) => e.bounds[1]!;
  const theirs = all.find(e => e.name === name || e.name.startsWith(`${name},`));
  const mark = all.find(
    e =>
      theirs &&
      e.role === 'img' &&
      /^(Yes|No|Maybe|Waiting|Coming)/.test(e.name) &&
      Math.abs(top(e) - top(theirs)) < 100,
  );
  return mark !== undefined && /^(Yes|Coming)/.test(mark.name);
}

/** Who was there is in the calendar: one of the invited did not come. */
export const splitWithGuests = task(
  'wallet/split-with-guests',
  params({
    title: oneOf('Zoë’s leaving do', 'Late dinner', 'Reunion', 'Midweek feast', 'The long table'),
    place: oneOf('firm-salt-cellar', 'firm-casa-tilde', 'firm-sushi-kaji'),
    friends: distinct(4, friend()),
    cents: int(84_10, 168_95, 5),
  }),
  {
    tags: ['cross-app', 'requests', 'condition', 'multi-step'],
    needs: { lookups: 4, memory: 3, conditions: 1 },
    ask: {
      en: [
        p =>
          `I paid for everybody at ${PLACES[p.place]} the day before yesterday. Split that bill in Copperleaf in equal parts among me and those who were there: the guests of “${p.title}” in my calendar who had said yes.`,
        p =>
          `Ask the others for their share of ${PLACES[p.place]}, the dinner of two days ago, by splitting the bill in Copperleaf. It was the people who accepted “${p.title}” in the calendar, and me; everybody pays the same.`,
      ],
      zh: [
        p =>
          `前天在${PLACES[p.place]}是我请大家先付的账。请在 Copperleaf 里把这笔账单平均 AA：我，加上日历里“${p.title}”答应参加的客人。`,
      ],
    },
    setup: (s, p) => {
      quiet(s);
      const day = (ago: number) => dayAt(addDays(s.clock.now, -ago, s.clock.zone), s.clock.zone).iso;
      const [a, b, c, no] = p.friends as [string, string, string, string];
      putEvent(s, ASKED, {
        title: p.title,
        day: day(2),
        at: 1_170,
        minutes: 150,
        place: PLACES[p.place],
        guests: [guest(a, 'yes'), guest(no, 'no'), guest(b, 'yes'), guest(c, 'yes')],
      });
      putEvent(s, other(1), {
        title: `${p.title}, planning`,
        day: day(9),
        at: 1_080,
        minutes: 60,
        guests: [guest(no, 'yes'), guest(a, 'yes')],
      });
      putBill(s, 'dinner', { from: CREDIT, to: p.place, cents: p.cents, daysAgo: 2, minute: 1_310 });
      putBill(s, 'before', { from: CREDIT, to: p.place, cents: p.cents - 21_50, daysAgo: 30, minute: 1_300 });
    },
    expect: { asked: (s, p, ctx, now) => split(s, ctx, now, p, p.friends.slice(0, 3)) },
    choices: s => [newRow(s.apps.wallet.requests).note],
    solve: function* (seen, p) {
      seen = yield open('calendar');
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search events'), p.title, { enter: true });
      seen = yield tap(seen, first(row(p.title)));
      const coming = p.friends.filter(name => saidYes(seen, name));
      seen = yield* searchBills(pounds(p.cents).slice(1));
      seen = yield tap(
        seen,
        rowLike(name => name.includes(pounds(p.cents))),
      );
      seen = yield* scrollTo(seen, rid('split'));
      seen = yield tap(seen, rid('split'));
      for (const name of coming) {
        seen = yield* scrollTo(seen, row(name));
        seen = yield tap(seen, row(name));
      }
      yield tap(seen, rid('ask-all'));
      yield done();
    },
    alternatives: {
      inAnotherOrder: {
        change: (_s, p, ctx) =>
          ctx.act('wallet', 'splitBill', {
            transaction: billId('dinner'),
            cents: p.cents,
            note: 'Dinner',
            own: 1,
            people: [2, 0, 1].map(i => ({ person: personOf(p.friends[i]!), weight: 1 })),
          }),
      },
    },
    nearMisses: {
      allWhoWereInvited: {
        change: (s, p, ctx) => split(s, ctx, s, p, p.friends),
        because: ['asked', 'sideEffects'],
      },
      withoutTheOwnPart: {
        change: (s, p, ctx) => split(s, ctx, s, p, p.friends.slice(0, 3), 0),
        because: ['asked', 'sideEffects'],
      },
      theOneWhoDidNotCome: {
        change: (s, p, ctx) => split(s, ctx, s, p, [...p.friends.slice(0, 2), p.friends[3]!]),
        because: ['asked', 'sideEffects'],
      },
    },
  },
);
