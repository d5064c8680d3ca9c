import { afterAnswer } from '../answered.ts';
import { task } from '../form.ts';
import { oneOf, params, time, type TimeOfDay } from '../sample.ts';
import {
  done,
  enterTime,
  field,
  fill,
  find,
  has,
  open,
  rid,
  row,
  scrollTo,
  tap,
  text,
  wait,
} from '../steps.ts';

const KELP = 'LP-55310';
/** Until when the host stays up: two and a half hours after the last usual arrival. */
const LAST = 22 * 60 + 150;
const YES = [
  'Thank you, we bring soup.',
  'Lovely. Six of us, then.',
  'Great, see you by lamplight.',
  'Perfect, we will be quiet.',
] as const;
const NO = [
  'Then we take the earlier ferry.',
  'Understood, we come in the afternoon.',
  'No harm done, we will hurry.',
  'Right. Please leave the lamp on.',
] as const;
interface P {
  at: TimeOfDay;
  yes: string;
  no: string;
}
const counted = (p: P) => (p.at.minutes < 360 ? p.at.minutes + 1440 : p.at.minutes);
const reply = (p: P) => (counted(p) <= LAST ? p.yes : p.no);

/** A request, the host's answer, and what follows from it. */
export const lateToKelp = task(
  'stays/late-to-kelp',
  params({ at: time('00:00', '01:30', 5), yes: oneOf(...YES), no: oneOf(...NO) }),
  {
    tags: ['condition', 'wait', 'transcription'],
    needs: { conditions: 1, lookups: 1 },
    ask: {
      en: [
        p =>
          `On the Friday we only get to Kelp Cottage at ${p.at.text} at night. Put in a late arrival for that time with the booking and see what the host says. If it is a yes, write to her “${p.yes}”, otherwise “${p.no}”`,
        p =>
          `Ask for a late arrival at Kelp Cottage, ${p.at.text} after midnight, the way Lodgepole has it for bookings. Wait for the answer. Agreed? Then message the host “${p.yes}” Refused? Then “${p.no}”`,
      ],
      zh: [
        p =>
          `周五我们要到半夜 ${p.at.text} 才能到 Kelp Cottage。请在预订里提出晚到请求，等房东回复：同意就给她发“${p.yes}”，不同意就发“${p.no}”`,
      ],
    },
    // A host who answers at once: the screen would go dark over a longer wait.
    setup: s => {
      s.apps.stays.properties['kelp-cottage']!.replies = 1;
    },
    expect: {
      asked: (_, p, ctx) =>
        ctx.act('stays', 'askAt', { trip: KELP, kind: 'lateArrival', result: p.at.minutes }),
      told: (_, p, ctx) => ctx.act('stays', 'sendMessage', { trip: KELP, text: reply(p) }),
    },
    // That the host had answered when the message was written is in no difference.
    invariants: {
      afterTheAnswer: moment =>
        afterAnswer(moment, {
          asked: ({ app, kind }) => app === 'stays' && kind === 'amendment',
          done: ({ app, kind }) => app === 'stays' && kind === 'message',
        }),
    },
    solve: function* (seen, p) {
      seen = yield open('stays');
      seen = yield tap(seen, rid('nav-trips'));
      seen = yield tap(seen, row('Kelp Cottage'));
      seen = yield* scrollTo(seen, rid('ask'));
      seen = yield tap(seen, rid('ask'));
      seen = yield tap(seen, rid('ask-lateArrival'));
      seen = yield* enterTime(seen, p.at.minutes);
      seen = yield* scrollTo(seen, text(/Waiting for an answer/));
      for (let i = 0; i < 24 && has(seen, text(/Waiting for an answer/)); i++) seen = yield wait(10_000);
      const agreed = /said yes/.test(find(seen, text(/The host said/)).name);
      seen = yield* scrollTo(seen, rid('messages'), { direction: 'up' });
      seen = yield tap(seen, rid('messages'));
      seen = yield fill(seen, field(/^Write to/), agreed ? p.yes : p.no);
      yield tap(seen, rid('send'));
      yield done();
    },
    nearMisses: {
      theOtherAnswer: {
        change: (_, p, ctx) => {
          ctx.act('stays', 'askAt', { trip: KELP, kind: 'lateArrival', result: p.at.minutes });
          ctx.act('stays', 'sendMessage', { trip: KELP, text: reply(p) === p.yes ? p.no : p.yes });
        },
        because: ['told', 'sideEffects'],
      },
    },
  },
);
