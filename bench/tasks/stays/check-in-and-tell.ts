import { hopOn } from '../../../apps/stays/select.ts';
import { openThread, say, send } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, open, rid, row, scrollTo, tap } from '../steps.ts';
import { contactOf, friend, given } from '../wallet/make.ts';

/** Flights of the next two days from Harrow Bay. */
const HOPS = [
  ['WA410', '2026-03-13', 'Villaclara'],
  ['WA410', '2026-03-14', 'Villaclara'],
  ['WA414', '2026-03-13', 'Villaclara'],
  ['WA120', '2026-03-13', 'Highmarsh'],
  ['WA124', '2026-03-13', 'Highmarsh'],
  ['WA160', '2026-03-13', 'Brindle Cross'],
  ['WA210', '2026-03-13', 'Lisse-sur-Orne'],
  ['WA214', '2026-03-13', 'Lisse-sur-Orne'],
  ['WA510', '2026-03-13', 'Castellume'],
] as const;
const NEXT = 'WA-NEXT26';
const SOON = 'WA-EVE118';
const LATER = 'WA-MAY404';
interface P {
  hop: (typeof HOPS)[number];
  friends: string[];
}
/** A flight of the owner and a friend, without seats. */
function putFlight(s: Phone, p: P, id: string, [number, day]: readonly [string, string, ...string[]]): void {
  const was = s.apps.stays.flights['WA-7QK4TD']!;
  const hop = hopOn(s.apps.stays, number, day)!;
  const [robin, second] = was.passengers as [(typeof was.passengers)[0], (typeof was.passengers)[0]];
  s.apps.stays.flights[id] = {
    ...was,
    legs: [{ way: 'out', ...hop, seats: [], delay: 0, gate: '' }],
    passengers: [robin, { ...second, name: p.friends[0]!, number: 'GBX318204' }],
    payment: null,
    status: 'booked',
    checkedIn: false,
  };
}
const seats = (s: Phone) => s.apps.stays.flights[NEXT]!.legs[0]!.seats;
const words = (mine: string, theirs: string) => `You sit in ${theirs}, I am in ${mine}.`;
const tell = (s: Phone, ctx: SetupCtx, p: P, text: string) => send(s, ctx, contactOf(p.friends[0]!), text);
/** The seats that checking in gives. */
function seatsFrom(s: Phone, ctx: SetupCtx): readonly [string, string] {
  ctx.act('stays', 'checkIn', { flight: NEXT });
  return seats(s) as [string, string];
}

/** Which seats they get is known only once they are checked in. */
export const checkInAndTell = task(
  'stays/check-in-and-tell',
  params({ hop: oneOf(...HOPS), friends: distinct(2, friend()) }),
  {
    tags: ['cross-app', 'transfer', 'search'],
    needs: { lookups: 2, memory: 2 },
    ask: {
      en: [
        p =>
          `Check ${given(p.friends[0]!)} and me in for our flight to ${p.hop[2]} in Lodgepole. Then send ${given(p.friends[0]!)} on Parley “You sit in …, I am in ….” with the two seats from the boarding passes.`,
        p =>
          `We fly to ${p.hop[2]} soon, ${p.friends[0]} and I. Do the check-in in Lodgepole, see which seats we were given, and write ${given(p.friends[0]!)} on Parley, for example “You sit in 12B, I am in 12A.”`,
      ],
      zh: [
        p =>
          `在 Lodgepole 给我和${p.friends[0]}办理去 ${p.hop[2]} 航班的值机，然后按登机牌上的座位在 Parley 上给${p.friends[0]}发“You sit in …, I am in ….”，例如“You sit in 12B, I am in 12A.”`,
      ],
    },
    setup: (s, p) => {
      putFlight(s, p, NEXT, p.hop);
      // The owner flies alone this evening, to another place.
      putFlight(s, p, SOON, [p.hop[2] === 'Villaclara' ? 'WA128' : 'WA418', '2026-03-12']);
      s.apps.stays.flights[SOON]!.passengers.splice(1);
      putFlight(s, p, LATER, ['WA410', '2026-05-04']);
    },
    expect: {
      checkedIn: (_s, _p, ctx) => ctx.act('stays', 'checkIn', { flight: NEXT }),
      told: (s, p, ctx) => tell(s, ctx, p, words(seats(s)[0]!, seats(s)[1]!)),
    },
    solve: function* (seen, p) {
      seen = yield open('stays');
      seen = yield tap(seen, rid('nav-trips'));
      seen = yield tap(seen, row(NEXT));
      seen = yield* scrollTo(seen, rid('check-in'));
      seen = yield tap(seen, rid('check-in'));
      const read: string[] = [];
      for (let i = 0; i < 6 && read.length < 2; i++) {
        for (const { name } of seen.elements!)
          if (/^\d{1,2}[A-F]$/.test(name) && !read.includes(name)) read.push(name);
        if (read.length < 2) seen = yield { type: 'scroll', direction: 'down', amount: 0.6 };
      }
      seen = yield* openThread(seen, p.friends[0]!);
      yield* say(seen, words(read[0]!, read[1]!));
      yield done();
    },
    nearMisses: {
      theOtherWayRound: {
        change: (s, p, ctx) => {
          const [mine, theirs] = seatsFrom(s, ctx);
          tell(s, ctx, p, words(theirs, mine));
        },
        because: ['told', 'sideEffects'],
      },
    },
  },
);
