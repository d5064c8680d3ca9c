import { searchFor } from '../calendar/make.ts';
import { openThread, say, send } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, first, row, tap } from '../steps.ts';
import { contactOf, friend, given } from '../wallet/make.ts';
import { guest, saidYes } from '../wallet/split-with-guests.ts';
import { adultsTo, changeAdults, openTrip, writeToHost, KELP } from './make.ts';

const EVENT = 'event-gannet';
const TITLE = 'Gannet Isle weekend';
interface P {
  friends: string[];
  yes: number;
  turn: number;
  line: string;
}
/** The guests in the order of the calendar: those who come are not the first. */
const invited = (p: P) => {
  const five = p.friends.slice(0, 5);
  return [...five.slice(p.turn), ...five.slice(0, p.turn)];
};
const coming = (p: P) => p.yes + 1;
const words = (count: number) => `Kelp Cottage is booked for ${count} now.`;
const settle = (s: Phone, ctx: SetupCtx, p: P, count: number) => {
  adultsTo(ctx, count);
  send(s, ctx, contactOf(p.friends[0]!), words(count));
};

/** Who said no is in the calendar: the booking, a friend and the host hear of it. */
export const whoStillComes = task(
  'stays/who-still-comes',
  params({
    friends: distinct(5, friend()),
    yes: int(1, 4),
    turn: int(0, 4),
    line: oneOf(
      'We need fewer towels, please.',
      'Please make up fewer beds.',
      'One fire will do after all.',
      'We are fewer, and bring less.',
    ),
  }),
  {
    tags: ['cross-app', 'condition', 'arithmetic', 'multi-step'],
    needs: { lookups: 5, memory: 1, conditions: 5 },
    ask: {
      en: [
        p =>
          `Some people have dropped out of “${TITLE}”. Change the booking of Kelp Cottage in Lodgepole to as many adults as still come: the guests with a yes in my calendar, and me. Then tell ${given(p.friends[0]!)} on Parley “Kelp Cottage is booked for … now.” with that number in digits, and write the host “${p.line}”`,
        p =>
          `Bring the Kelp Cottage booking in line with the calendar: adults are me plus everyone who accepted “${TITLE}”. Send ${p.friends[0]} on Parley “Kelp Cottage is booked for N now.” (N in digits), and message the host in Lodgepole: “${p.line}”`,
      ],
      zh: [
        p =>
          `“${TITLE}”有人不来了。请把 Lodgepole 里 Kelp Cottage 的预订改成实际人数：日历里答应来的人加上我。然后在 Parley 上给${p.friends[0]}发“Kelp Cottage is booked for … now.”，填上人数（数字），再给房东发“${p.line}”`,
      ],
    },
    setup: (s, p) => {
      s.apps.calendar.events[EVENT]!.guests = invited(p).map((name, i) =>
        guest(name, i < p.yes ? 'yes' : 'no'),
      );
    },
    expect: {
      changed: { weight: 2, change: (_s, p, ctx) => adultsTo(ctx, coming(p)) },
      told: (s, p, ctx) => send(s, ctx, contactOf(p.friends[0]!), words(coming(p))),
      wrote: (_s, p, ctx) => ctx.act('stays', 'sendMessage', { trip: KELP, text: p.line }),
    },
    solve: function* (seen, p) {
      seen = yield* searchFor(TITLE);
      seen = yield tap(seen, first(row(new RegExp(`^${TITLE}`))));
      const count = 1 + p.friends.filter(name => saidYes(seen, name)).length;
      seen = yield* openTrip('Kelp Cottage');
      seen = yield* changeAdults(seen, count - 6);
      seen = yield* writeToHost(seen, p.line);
      seen = yield* openThread(seen, p.friends[0]!);
      yield* say(seen, words(count));
      yield done();
    },
    nearMisses: {
      withoutMe: {
        change: (s, p, ctx) => settle(s, ctx, p, p.yes),
        because: ['changed', 'told', 'wrote', 'sideEffects'],
      },
    },
  },
);
