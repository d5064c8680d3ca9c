import { openThread, receive } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { date, distinct, int, oneOf, params, timeText, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, find, has, rid, row, scrollTo, tap, text } from '../steps.ts';
import { contactOf, given } from '../wallet/make.ts';
import {
  bookRide,
  chooseType,
  HOME,
  inCash,
  momentOn,
  pickUpAt,
  pickUpFrom,
  planTo,
  spotNamed,
} from './make.ts';

/** People with one number in the contacts. */
const NUMBERS = {
  'Jonas Weir': '+447700900111',
  'Hana Morikawa': '+447700900123',
  'Leo Brandtner': '+447700900124',
  'Freya Lindholm': '+447700900127',
  'Aoife Brennan': '+447700900129',
  'Owen Pryce': '+447700900132',
  'Luca Morandi': '+447700900150',
} as const;
type Name = keyof typeof NUMBERS;
const STATION = 'Harrow Bay Central';
interface P {
  names: Name[];
  day: Day;
  arrives: number;
  late: number;
}
const pickUp = (p: P) => p.arrives + p.late + 10;
const book = (s: Phone, p: P, ctx: SetupCtx, over: object = {}) =>
  bookRide(s, ctx, {
    from: spotNamed(STATION),
    to: spotNamed(HOME),
    kind: 'comfort',
    at: momentOn(p.day, pickUp(p)),
    rider: { name: p.names[0]!, phone: NUMBERS[p.names[0]!] },
    ...over,
  });

/** A friend writes when the train comes, and then that it is late; the ride is for the friend. */
export const fetchFriend = task(
  'rides/fetch-friend',
  params({
    names: distinct(2, oneOf(...(Object.keys(NUMBERS) as [Name, ...Name[]]))),
    day: date(2, 9),
    arrives: int(9 * 60, 20 * 60, 1),
    late: int(12, 55, 1),
  }),
  {
    tags: ['cross-app', 'arithmetic', 'transfer', 'multi-step'],
    needs: { lookups: 3, memory: 3 },
    ask: {
      en: [
        p =>
          `${given(p.names[0]!)} comes by train on ${p.day.en} and has written on Parley when. Book a Comfort in Hopalong that brings ${given(p.names[0]!)} from ${STATION} to my home, 10 minutes after the train is really in. Put it in ${given(p.names[0]!)}’s name, picked from my contacts, not in mine.`,
        p =>
          `Get a Hopalong Comfort for ${p.names[0]}, who rides without me: ${STATION} to my flat on ${p.day.en}. Pick-up 10 minutes after arrival, see what ${given(p.names[0]!)} wrote on Parley about the train. Choose the rider from the contacts.`,
      ],
      zh: [
        p =>
          `${p.names[0]}${p.day.zh}坐火车来，到站时间发在 Parley 上了。请在蹦蹦出行（Hopalong）预约一辆 Comfort，在火车实际到站 10 分钟后从 ${STATION} 送到我家。乘车人从通讯录里选${p.names[0]}，不是我。`,
      ],
    },
    setup: (s, p, ctx) => {
      inCash(s);
      (s.os.permissions['rides'] ??= {})['contacts'] = 'inUse';
      const [name, another] = p.names as [Name, Name];
      const at = (minutes: number) => timeText(minutes);
      receive(
        s,
        ctx,
        contactOf(name),
        `My train gets to Harrow Bay Central at ${at(p.arrives)} on ${p.day.en}`,
        300,
      );
      receive(
        s,
        ctx,
        contactOf(name),
        `They say ${p.late} minutes later now because of the bridge works, sorry!`,
        45,
      );
      receive(s, ctx, contactOf(another), `Mine is in at ${at(p.arrives + 5)}, I walk from the station`, 20);
    },
    expect: { booked: (s, p, ctx) => book(s, p, ctx) },
    solve: function* (seen, p) {
      seen = yield* openThread(seen, p.names[0]!);
      const late = find(seen, text(/^They say \d+ minutes later/)).name;
      const train = find(seen, text(/^My train gets to/)).name;
      const [, hour, minute] = /at (\d\d):(\d\d) on/.exec(train)!;
      const really = Number(hour) * 60 + Number(minute) + Number(/(\d+) minutes/.exec(late)![1]) + 10;
      seen = yield* planTo(HOME);
      seen = yield* pickUpFrom(seen, STATION);
      seen = yield* pickUpAt(seen, p.day, really);
      seen = yield* chooseType(seen, 'comfort');
      seen = yield tap(seen, rid('options'));
      seen = yield tap(seen, rid('rider'));
      if (has(seen, field(/Search/))) seen = yield fill(seen, field(/Search/), p.names[0]!);
      seen = yield* scrollTo(seen, row(p.names[0]!));
      seen = yield tap(seen, row(p.names[0]!));
      if (!has(seen, rid('options-done'))) seen = yield tap(seen, button(/^\+44|^07|Mobile/));
      seen = yield tap(seen, rid('options-done'));
      yield tap(seen, rid('book'));
      yield done();
    },
    nearMisses: {
      withoutTheDelay: {
        change: (s, p, ctx) => book(s, p, ctx, { at: momentOn(p.day, p.arrives + 10) }),
        because: ['booked', 'sideEffects'],
      },
      inMyName: {
        change: (s, p, ctx) => book(s, p, ctx, { rider: null }),
        because: ['booked', 'sideEffects'],
      },
      theOtherWay: {
        change: (s, p, ctx) => book(s, p, ctx, { from: spotNamed(HOME), to: spotNamed(STATION) }),
        because: ['booked', 'sideEffects'],
      },
    },
  },
);
