import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, longPress, open, row, scrollTo, tap } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { receive, threadId } from './make.ts';

const scamOf = (p: { real: string; trick: string }) => `${p.real}-${p.trick}`;

const report = (ctx: SetupCtx, sender: string) =>
  ctx.act('messages', 'block', { thread: threadId(sender), spam: true });

/** A scam beside the sender that it imitates. */
export const reportScam = task(
  'messages/report-scam',
  {
    real: oneOf('SWIFTLINE', 'BRIARPOST', 'KITEPARCEL', 'OXBOWVAN'),
    trick: oneOf('PAY', 'FEE', 'DEPOT', 'CARD'),
    parcel: int(20_000, 99_999),
    fee: int(115, 295, 10),
  },
  {
    tags: ['judgement', 'spam', 'distractor'],
    ask: {
      en: [
        () =>
          'This morning a text message claimed that a parcel is held until a small fee is paid on a website. It is a scam: block its sender as spam, and touch no other conversation.',
        () =>
          'Someone pretends by text to be a courier and wants a fee for my parcel. Report that sender as spam; the real courier stays.',
      ],
      zh: [
        () =>
          '今天早上有一条短信谎称包裹被扣、要在网站上付一笔小额费用。这是诈骗：把它的发送者作为垃圾短信屏蔽，其他对话不要动。',
      ],
    },
    setup: (s, p, ctx) => {
      receive(
        s,
        ctx,
        p.real,
        `${p.real}: your parcel ${p.parcel} comes today between 14:10 and 15:10. No fee is due.`,
        55,
      );
      receive(
        s,
        ctx,
        scamOf(p),
        `${p.real}: your parcel ${p.parcel} is held. Pay the fee of £${(p.fee / 100).toFixed(2)} at ${scamOf(p).toLowerCase()}.test or it goes back`,
        31,
      );
      receive(
        s,
        ctx,
        'BAYBANK',
        `Bay Mutual: card ending 9023 was used at ${p.real}, £${((p.fee + 700) / 100).toFixed(2)}, at 08:50.`,
        20,
      );
    },
    expect: { reported: (_s, p, ctx) => report(ctx, scamOf(p)) },
    solve: function* (seen) {
      seen = yield open('messages');
      const scam = row(/is held\. Pay the fee of/);
      seen = yield* scrollTo(seen, scam);
      seen = yield longPress(seen, scam);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Block'));
      yield tap(seen, button('Report'));
      yield done();
    },
    nearMisses: {
      theRealOne: {
        change: (_s, p, ctx) => report(ctx, p.real),
        because: ['reported', 'sideEffects'],
      },
      archivedInstead: {
        change: (_s, p, ctx) => ctx.act('messages', 'archive', { threads: [threadId(scamOf(p))], on: true }),
        because: ['reported', 'sideEffects'],
      },
    },
  },
);
