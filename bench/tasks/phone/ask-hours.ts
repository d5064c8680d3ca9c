import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, time } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { answer, button, done, find, open, rid, tap, text, waitFor } from '../steps.ts';
import { callAndHear, ending, firm, landline, outgoingTo, wasHeard } from './make.ts';

/** Calls a number and ends the call before anybody answers. */
const callInVain = (ctx: SetupCtx, number: string) => {
  ctx.act('phone', 'place', { number });
  ctx.act('phone', 'hangUp', {});
};

/** Dials a number that is in no list, reads what the other side says, and ends the call. */
export const askHours = task(
  'phone/ask-hours',
  {
    name: firm(),
    ends: distinct(2, ending()),
    closes: time('15:05', '20:55'),
    opens: oneOf('08:30', '09:00', '09:30', '10:00'),
    ringMs: int(4_000, 12_000, 1_000),
  },
  {
    tags: ['call', 'query', 'wait', 'clock'],
    ask: {
      en: [
        ({ name, ends }) =>
          `Call ${name} on ${formatNumber(landline(ends[0]!))}, find out what time they close today, hang up, and fill the time into the answer sheet.`,
        ({ name, ends }) =>
          `When does ${name} close today? Ring them (${formatNumber(landline(ends[0]!))}) to find out; end the call afterwards and answer in the sheet.`,
      ],
      zh: [
        ({ name, ends }) =>
          `给 ${name} 打电话（${formatNumber(landline(ends[0]!))}），问清楚今天几点关门，挂断电话，然后把时间填进答题表。`,
      ],
    },
    setup: (s, { name, ends, closes, opens, ringMs }) => {
      const rules = s.apps.phone.rules;
      rules['rule-task-a'] = {
        number: landline(ends[0]!),
        outcome: 'answers',
        ringMs,
        talkMs: null,
        says: `${name}, good morning. Today we are open from ${opens} and close at ${closes.text}.`,
      };
      rules['rule-task-b'] = {
        number: landline(ends[1]!),
        outcome: 'answers',
        ringMs,
        talkMs: null,
        says: 'Sorry, wrong number. We close at 14:00.',
      };
    },
    // Somebody who ended the first call too early calls again, so the number of calls is the agent's choice: one or two.
    expect: {
      called: (s, p, ctx, now) => {
        const number = landline(p.ends[0]!);
        for (let i = Math.max(1, Math.min(2, outgoingTo(s, now, number).length)); i > 0; i--)
          callAndHear(s, ctx, number);
      },
    },
    // Calls under way are wear, and so is how long one lasted.
    invariants: {
      heard: ({ was, now, p }) => wasHeard(was, now, landline(p.ends[0]!)),
      over: ({ now }) => Object.values(now.apps.phone.current).every(c => c.state === 'ended'),
    },
    answer: {
      fields: {
        closes: {
          type: 'time',
          label: { en: p => `When ${p.name} closes`, zh: p => `${p.name} 的关门时间` },
        },
      },
      key: ({ p }) => ({ closes: p.closes.text }),
      weight: 2,
    },
    solve: function* (seen, { ends }) {
      seen = yield open('phone');
      seen = yield tap(seen, button('Dial pad'));
      for (const digit of formatNumber(landline(ends[0]!)).replace(/\D/g, ''))
        seen = yield tap(seen, rid(`key-${digit}`));
      seen = yield tap(seen, button('Call'));
      seen = yield* waitFor(seen, text(/ and close at \d\d:\d\d\.$/), { ms: 4_000, most: 8 });
      const closes = /close at (\d\d:\d\d)\.$/.exec(find(seen, text(/ and close at \d\d:\d\d\.$/)).name)![1]!;
      seen = yield { type: 'wait', ms: 2_000 };
      seen = yield tap(seen, button('End call'));
      yield answer({ closes });
      yield done();
    },
    nearMisses: {
      leftOpen: {
        change: (_s, p, ctx) => ctx.act('phone', 'place', { number: landline(p.ends[0]!) }),
        answer: p => ({ closes: p.closes.text }),
        because: ['heard', 'over'],
      },
      hungUpAtOnce: {
        change: (_s, p, ctx) => callInVain(ctx, landline(p.ends[0]!)),
        answer: p => ({ closes: p.closes.text }),
        because: 'heard',
      },
      hungUpAtOnceTwice: {
        change: (_s, p, ctx) => {
          for (let i = 0; i < 2; i++) callInVain(ctx, landline(p.ends[0]!));
        },
        answer: p => ({ closes: p.closes.text }),
        because: 'heard',
      },
      whenItOpens: {
        change: (s, p, ctx) => callAndHear(s, ctx, landline(p.ends[0]!)),
        answer: p => ({ closes: p.opens }),
        because: 'answer',
      },
      anotherNumber: {
        change: (s, p, ctx) => callAndHear(s, ctx, landline(p.ends[1]!)),
        answer: p => ({ closes: p.closes.text }),
        because: ['called', 'sideEffects'],
      },
      thrice: {
        change: (s, p, ctx) => {
          for (let i = 0; i < 3; i++) callAndHear(s, ctx, landline(p.ends[0]!));
        },
        answer: p => ({ closes: p.closes.text }),
        because: 'sideEffects',
      },
    },
    alternatives: {
      twice: {
        change: (s, p, ctx) => {
          callInVain(ctx, landline(p.ends[0]!));
          callAndHear(s, ctx, landline(p.ends[0]!));
        },
        answer: p => ({ closes: p.closes.text }),
      },
    },
  },
);
