import { task, type Phone } from '../form.ts';
import { int, oneOf, params, timeText } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, enterTime, find, rid, scrollTo, tap, text } from '../steps.ts';
import { arrived, openMail } from '../mail/make.ts';
import { KELP, openTrip, writeToHost } from './make.ts';

const FERRIES = { name: 'Joy Castellan', address: 'groups@harrowferries.example' };
/** Usual hours of arrival at the cottage. */
const [FROM, UNTIL] = [16 * 60, 22 * 60];
interface P {
  part: 'early' | 'usual' | 'late';
  off: number;
  crossing: number;
  walk: number;
}
/** When they are at the door: before the usual hours, within them, or after them. */
const atDoor = (p: P) =>
  ({ early: FROM - 100 + p.off, usual: FROM + 10 + p.off * 3, late: UNTIL + 5 + p.off })[p.part];
const leaves = (p: P) => atDoor(p) - p.crossing - p.walk;
const words = (minutes: number) => `We are at the door at ${timeText(minutes)}.`;
function tell(_s: Phone, ctx: SetupCtx, p: P, minutes = atDoor(p)): void {
  if (p.part === 'usual') return ctx.act('stays', 'sendMessage', { trip: KELP, text: words(minutes) });
  const kind = p.part === 'early' ? 'earlyArrival' : 'lateArrival';
  ctx.act('stays', 'askAt', { trip: KELP, kind, result: minutes });
}
const subject = 'Your crossing on Friday 27 March';

/** A new time of the ferry, by mail, decides what the host has to be asked. */
export const ferryAndDoor = task(
  'stays/ferry-and-door',
  params({
    part: oneOf('early', 'usual', 'late'),
    off: int(0, 85),
    crossing: oneOf(35, 40, 45, 50),
    walk: oneOf(10, 15, 20),
  }),
  {
    tags: ['cross-app', 'condition', 'arithmetic', 'multi-step'],
    needs: { lookups: 4, conditions: 3, memory: 2 },
    ask: {
      en: [
        p =>
          `Our ferry to Gannet Isle has a new time, Joy Castellan sent a mail. From the landing we walk ${p.walk} minutes to Kelp Cottage. If we are at the door before its check-in begins, ask for an early arrival at that minute with the booking in Lodgepole; if it is after the latest check-in, for a late arrival. If it falls within the hours, just write the host “We are at the door at HH:MM.”`,
        p =>
          `Work out from Joy Castellan’s mail when we reach Kelp Cottage on the 27th, with a ${p.walk} minute walk after the crossing. Too early for check-in: request an early arrival in Lodgepole for exactly then. Too late: request a late arrival. In between: only a message to the host, “We are at the door at HH:MM.”`,
      ],
      zh: [
        p =>
          `去塘鹅岛的船改点了，Joy Castellan 发了邮件。下船后步行 ${p.walk} 分钟到 Kelp Cottage。如果到门口时还没到入住时间，就在 Lodgepole 的预订里按那个时间申请 Early arrival；如果晚于最晚入住时间，就申请 Late arrival；如果在入住时段内，只给房东发“We are at the door at HH:MM.”`,
      ],
    },
    setup: (s, p, ctx) => {
      const mail = (id: string, text: string, minutes: number) =>
        arrived(
          s,
          ctx,
          id,
          { sender: FERRIES, subject, text: `Dear Robin Calloway,\n\n${text}\n\nJoy Castellan` },
          minutes,
        );
      mail(
        'ferry-old',
        `your crossing leaves Pier 3 at ${timeText(leaves(p) - 25)} and takes 35 minutes.`,
        4_000,
      );
      mail(
        'ferry-new',
        `because of the tide your crossing leaves Pier 3 at ${timeText(leaves(p))} instead. It takes ${p.crossing} minutes that day. The way back stays as it is.`,
        70,
      );
    },
    expect: { told: (s, p, ctx) => tell(s, ctx, p) },
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `subject:"${subject}" instead`, subject);
      const said = find(seen, text(/leaves Pier 3 at \d\d:\d\d instead/)).name;
      const [, hour, minute] = /at (\d\d):(\d\d) instead/.exec(said)!;
      const takes = Number(/takes (\d+) minutes/.exec(said)![1]);
      const door = Number(hour) * 60 + Number(minute) + takes + p.walk;
      seen = yield* openTrip('Kelp Cottage');
      find(seen, text('16:00 to 22:00'));
      if (door >= FROM && door <= UNTIL) {
        yield* writeToHost(seen, words(door));
        return yield done();
      }
      seen = yield* scrollTo(seen, rid('ask'));
      seen = yield tap(seen, rid('ask'));
      seen = yield tap(seen, rid(door < FROM ? 'ask-earlyArrival' : 'ask-lateArrival'));
      yield* enterTime(seen, door);
      yield done();
    },
    nearMisses: {
      atTheLanding: {
        change: (s, p, ctx) => tell(s, ctx, p, atDoor(p) - p.walk),
        because: ['told', 'sideEffects'],
      },
      theOldCrossing: {
        change: (s, p, ctx) => tell(s, ctx, p, atDoor(p) - 25),
        because: ['told', 'sideEffects'],
      },
    },
  },
);
