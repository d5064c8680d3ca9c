import { askFor } from '../chat/ask-what-to-write.ts';
import { task } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, rid, row, scrollTo, tap } from '../steps.ts';
import { KELP, openTrip, writeToHost } from './make.ts';

const WISHES = {
  cot: 'A cot',
  quietRoom: 'A quiet room',
  luggage: 'Leave luggage',
  parking: 'A parking space',
} as const;
type Wish = keyof typeof WISHES;
const LINES = [
  'Is there a kettle we can use?',
  'Do the rocks get slippery in March?',
  'Could you leave the gate open?',
  'May we borrow the wheelbarrow?',
  'Is the shop open on Saturday?',
  'Does the stove take wet logs?',
  'Shall we bring our own sheets?',
  'Where do we leave the bottles?',
  'Can one swim at the landing?',
  'Are there candles in the house?',
  'Do the sheep mind a dog?',
  'Is the tap water fine to drink?',
  'May we pick up shells there?',
] as const;
interface P {
  wish: Wish;
  line: string;
}
const ask = (ctx: SetupCtx, kind: Wish) => ctx.act('stays', 'ask', { trip: KELP, kind, minute: null });
const write = (ctx: SetupCtx, p: P) => ctx.act('stays', 'sendMessage', { trip: KELP, text: p.line });
const another = (wish: Wish): Wish => (wish === 'cot' ? 'parking' : 'cot');

/** What the host is to be asked for is in nobody’s phone. */
export const askWhatOfHost = task(
  'stays/ask-what-of-host',
  params({ wish: oneOf('cot', 'quietRoom', 'luggage', 'parking'), line: oneOf(...LINES) }),
  {
    tags: ['ask-user', 'message'],
    needs: { lookups: 0 },
    ask: {
      en: [
        () =>
          'Send the host of Kelp Cottage one request with our booking in Lodgepole, and one message. I have not told you which request, nor the words of the message: ask me.',
        () =>
          'There is something that we need at Kelp Cottage. Ask me what, put it in as a request on the Lodgepole booking, and write the host what I tell you to write. Nothing else.',
      ],
      zh: [
        () =>
          '请在 Lodgepole 的 Kelp Cottage 预订里向房东提一个请求，再发一条消息。提什么请求、消息写什么，都先问我。',
      ],
    },
    user: {
      wish: {
        about: {
          en: ['request', 'need', 'what for', 'ask for', 'which', 'want'],
          zh: ['请求', '需要', '要求', '哪', '要什么'],
        },
        says: { en: p => `“${WISHES[p.wish]}”`, zh: p => `“${WISHES[p.wish]}”` },
      },
      line: {
        about: {
          en: ['message', 'write', 'word', 'text', 'say', 'tell'],
          zh: ['消息', '写', '发', '说', '内容'],
        },
        says: { en: p => `“${p.line}”`, zh: p => `“${p.line}”` },
      },
    },
    expect: {
      asked: (_s, p, ctx) => ask(ctx, p.wish),
      wrote: (_s, p, ctx) => write(ctx, p),
    },
    solve: function* (_seen) {
      const wish = yield* askFor('Which request should I put in?');
      const line = yield* askFor('What should the message say?');
      let seen = yield* openTrip('Kelp Cottage');
      seen = yield* scrollTo(seen, rid('ask'));
      seen = yield tap(seen, rid('ask'));
      seen = yield tap(seen, row(wish.words));
      yield* writeToHost(seen, line.words);
      yield done();
    },
    nearMisses: {
      anotherRequest: {
        change: (_s, p, ctx) => {
          ask(ctx, another(p.wish));
          write(ctx, p);
        },
        because: ['asked', 'sideEffects'],
      },
    },
  },
);
