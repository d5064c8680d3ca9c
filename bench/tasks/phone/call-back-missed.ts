import { task } from '../form.ts';
import { distinct, int } from '../sample.ts';
import { button, done, first, open, tap } from '../steps.ts';
import { ending, firm, landline, logCall } from './make.ts';

export const callBackMissed = task(
  'phone/call-back-missed',
  { names: distinct(3, firm()), ends: distinct(3, ending()), minutes: int(3, 9) },
  {
    tags: ['call', 'newest'],
    ask: {
      en: [
        () => 'Call back the number of my most recent missed call.',
        () => 'I just missed a call. Ring whoever it was, the last one that I missed.',
      ],
      zh: [() => '给最近一个未接来电回电话。'],
    },
    // An answered and a declined call are newer than the missed one; another missed call is older.
    setup: (s, { names, ends, minutes }, ctx) => {
      const at = (ago: number) => ctx.now - ago * 60_000;
      logCall(s, 'wanted', {
        number: landline(ends[0]!),
        name: names[0]!,
        kind: 'missed',
        at: at(minutes),
        seen: false,
      });
      logCall(s, 'older', {
        number: landline(ends[1]!),
        name: names[1]!,
        kind: 'missed',
        at: at(minutes + 3),
        seen: false,
      });
      logCall(s, 'answered', {
        number: landline(ends[2]!),
        name: names[2]!,
        kind: 'incoming',
        at: at(minutes - 1),
        seconds: 22,
      });
      logCall(s, 'declined', {
        number: landline(ends[1]!),
        name: names[1]!,
        kind: 'declined',
        at: at(minutes - 2),
      });
    },
    expect: { called: (_s, p, ctx) => ctx.act('phone', 'place', { number: landline(p.ends[0]!) }) },
    solve: function* (seen) {
      seen = yield open('phone');
      seen = yield tap(seen, button('Missed'));
      yield tap(seen, first(button(/^Call /)));
      yield done();
    },
    nearMisses: {
      theLastCaller: {
        change: (_s, p, ctx) => ctx.act('phone', 'place', { number: landline(p.ends[1]!) }),
        because: ['called', 'sideEffects'],
      },
      theOneAnswered: {
        change: (_s, p, ctx) => ctx.act('phone', 'place', { number: landline(p.ends[2]!) }),
        because: ['called', 'sideEffects'],
      },
    },
    alternatives: {
      andHungUp: {
        change: (_s, p, ctx) => {
          ctx.act('phone', 'place', { number: landline(p.ends[0]!).replace('+44', '0') });
          ctx.act('phone', 'hangUp', {});
        },
      },
    },
  },
);
