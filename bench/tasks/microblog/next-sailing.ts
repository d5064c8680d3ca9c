import { ASKED, openEvent, other, putEvent } from '../calendar/make.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { called, friend, openThread, say, send } from '../chat/make.ts';
import { task } from '../form.ts';
import { date, int, oneOf, params, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, enterTime, rid, SolverError, tap, text } from '../steps.ts';
import { openPost, put } from './make.ts';

const BOATS = ['07:15', '09:00', '11:30', '13:45', '16:00', '18:15'] as const;
const LENGTHS = [50, 55, 60] as const;
const EVENT = 'Ferry to the Isle';
interface P {
  friend: { id: string; name: string; remark: string };
  day: Day;
  boat: number;
  off: 'both' | 'one' | 'mended' | 'none';
  minutes: number;
}
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Boats that do not sail by the first notice, and by the correction. */
function notices(p: P): { firstOff: number[]; thenOff: number[] } {
  const far = (p.boat + 3) % BOATS.length;
  switch (p.off) {
    case 'both':
      return { firstOff: [p.boat, far], thenOff: [p.boat, p.boat + 1] };
    case 'one':
      return { firstOff: [far, p.boat + 1], thenOff: [p.boat] };
    case 'mended':
      return { firstOff: [p.boat, p.boat + 1], thenOff: [p.boat + 1] };
    default:
      return { firstOff: [far], thenOff: [far] };
  }
}
/** The boat that is taken in the end. */
function taken(p: P): number {
  const { thenOff } = notices(p);
  return [p.boat, p.boat + 1, p.boat + 2].find(i => !thenOff.includes(i))!;
}
const list = (boats: readonly number[]) =>
  boats
    .toSorted((a, b) => a - b)
    .map(i => BOATS[i])
    .join(' and ');
const dayWords = (p: P) => p.day.en;
const firstPost = (p: P) =>
  `${dayWords(p)}: engine work. Not sailing: ${list(notices(p).firstOff)}. The others of ${BOATS.join(', ')} sail.`;
const thenPost = (p: P) =>
  `Correction for ${dayWords(p)}: the mechanics have thought again. Off now: ${list(notices(p).thenOff)}, nothing else.`;
const message = (p: P, boat = taken(p)) =>
  boat === p.boat ? 'Our boat sails as planned.' : `Our boat is off, we take the ${BOATS[boat]}.`;
const move = (s: Phone, ctx: SetupCtx, p: P, boat = taken(p)) => {
  if (boat === p.boat) return;
  ctx.act('calendar', 'moveTo', {
    event: ASKED,
    date: p.day.iso,
    startDate: p.day.iso,
    startMinute: minutesOf(BOATS[boat]!),
    scope: 'all',
  });
};

/** A notice and its correction say which boats are off; the calendar says which one is ours. */
export const nextSailing = task(
  'microblog/next-sailing',
  params({
    friend: friend(),
    day: date(3, 9),
    boat: int(0, 3),
    off: oneOf('both', 'one', 'mended', 'none'),
    minutes: oneOf(...LENGTHS),
  }),
  {
    tags: ['cross-app', 'condition', 'newest', 'message'],
    needs: { lookups: 4, conditions: 2, memory: 2 },
    ask: {
      en: [
        p =>
          `The ferries have engine work on ${p.day.en} and say on Chirrup which boats are off, with a correction since. Our boat that day is in my calendar (“${EVENT}”). If it is off, move the event to the next boat that sails and write ${called(p.friend)} on Parley “Our boat is off, we take the <time>.” If not, write “Our boat sails as planned.”`,
        p =>
          `Does our ferry of ${p.day.en} sail? It is in the calendar as “${EVENT}”; what is cancelled is on Chirrup, from Harrow Bay Ferries, and they have corrected themselves. Tell ${called(p.friend)} on Parley “Our boat sails as planned.” or, with the event moved to the next boat of that day, “Our boat is off, we take the 00:00.” with its time.`,
      ],
      zh: [
        p =>
          `${p.day.zh}渡轮检修，Harrow Bay Ferries 在啾啾上发了停航班次，后来又更正过。日历里的“${EVENT}”是我们那班。如果停航，就把日程挪到下一班能开的船，并在 Parley 上告诉${called(p.friend)}“Our boat is off, we take the <时间>.”；没停就发“Our boat sails as planned.”`,
      ],
    },
    setup: (s, p, ctx) => {
      for (const [id, e] of Object.entries(s.apps.calendar.events))
        if (!e.allDay && e.repeat === null && e.startDate === p.day.iso) delete s.apps.calendar.events[id];
      putEvent(s, ASKED, {
        title: EVENT,
        day: p.day.iso,
        at: minutesOf(BOATS[p.boat]!),
        minutes: p.minutes,
        place: 'Pier 3',
      });
      putEvent(s, other(1), { title: EVENT, day: '2026-04-25', at: minutesOf('09:00'), minutes: p.minutes });
      const by = 'account-ferries';
      put(s, ctx, { by, text: firstPost(p), minutesAgo: 900, likes: 61 });
      put(s, ctx, { by, text: thenPost(p), minutesAgo: 140 });
      put(s, ctx, { by: 'account-fakeferries', text: `All boats sail on ${p.day.en}!!`, minutesAgo: 30 });
    },
    expect: {
      moved: (s, p, ctx) => move(s, ctx, p),
      told: (s, p, ctx) => send(s, ctx, p.friend.id, message(p)),
    },
    solve: function* (seen, p) {
      seen = yield* openEvent(EVENT, p.day);
      const when = all(seen, text(/\d\d:\d\d – \d\d:\d\d/))[0];
      if (!when) throw new SolverError('No time on the event');
      const own = /\d\d:\d\d/.exec(when.name)![0];
      seen = yield* openPost(`from:harrowferries “Correction for ${p.day.en}”`);
      const said = all(seen, text(/Off now:/))[0]!.name;
      const off = said.slice(said.indexOf('Off now:')).match(/\d\d:\d\d/g)!;
      const boat = BOATS.find(time => time >= own && !off.includes(time))!;
      if (boat !== own) {
        seen = yield* openEvent(EVENT, p.day);
        seen = yield tap(seen, button('Edit'));
        seen = yield tap(seen, rid('start-time'));
        seen = yield* enterTime(seen, minutesOf(boat));
        seen = yield tap(seen, button('Save'));
      }
      seen = yield* openThread(seen, called(p.friend));
      yield* say(seen, boat === own ? 'Our boat sails as planned.' : `Our boat is off, we take the ${boat}.`);
      yield done();
    },
  },
);
