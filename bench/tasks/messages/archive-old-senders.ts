import type { Phone } from '../../../apps/catalogue.ts';
import { isService, rowsOf, threadWith } from '../../../apps/messages/select.ts';
import { same } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { date, distinct, oneOf, params, type Day } from '../sample.ts';
import { button, done, has, longPress, open, row, scroll, tap } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
import { person, receive, threadId } from './make.ts';

/** Conversations with a sender's name or a short number whose last message is from before a day. */
const old = (s: Phone, day: Day): string[] =>
  rowsOf(s.apps.messages)
    .filter(
      r => r.thread && !r.thread.archived && !r.thread.spam && r.people.every(isService) && r.at < day.at,
    )
    .map(r => r.id!);
const wanted = (senders: readonly string[]): string[] => senders.slice(0, 2).map(threadId);
const archive = (ctx: SetupCtx, threads: string[]) => ctx.act('messages', 'archive', { threads, on: true });

/** Archives by two conditions: the kind of sender, and the day of the last message. */
export const archiveOldSenders = task(
  'messages/archive-old-senders',
  params({
    senders: distinct(
      4,
      oneOf(
        'KELPNEWS',
        'TIDEHALL',
        'BOATSHOP',
        'MINTGYM',
        'FLATSHARE',
        'SHOEBARN',
        'TRAMLINE',
        '62011',
        '60777',
      ),
    ),
    friend: person(),
    day: date(-24, -17),
  }),
  {
    tags: ['clean-up', 'filter', 'repetition', 'date'],
    ask: {
      en: [
        ({ day }) =>
          `In Messages, archive every conversation with a service (a sender with a name or a short number, not a person) whose last message is from before ${day.en}. Leave the others.`,
        ({ day }) =>
          `Tidy up my text messages: conversations with companies and other automatic senders in which nothing has come since before ${day.en} go to the archive, and only those.`,
      ],
      zh: [
        ({ day }) =>
          `整理短信：凡是服务号码（以名称或短号发送，而不是个人号码）的对话，若最后一条消息早于${day.zh}，就归档；其他对话不要动。`,
      ],
    },
    // Of the senders two are old; one is newer; one is old with a newer message. A friend was silent for as long.
    setup: (s, { senders, friend, day }, ctx) => {
      const before = (days: number) => (ctx.now - day.at) / 60_000 + days * 1_440;
      receive(
        s,
        ctx,
        senders[0]!,
        'Our spring times begin next week. Reply STOP to end these messages.',
        before(5),
      );
      receive(s, ctx, senders[1]!, 'Your order is ready for collection until Saturday.', before(2));
      receive(s, ctx, senders[2]!, 'Your order is ready for collection until Saturday.', before(-3));
      receive(s, ctx, senders[3]!, 'Thank you for your visit. How was it?', before(6));
      receive(s, ctx, senders[3]!, 'Your next visit is free of charge until Easter.', before(-4));
      receive(s, ctx, friend.number, 'See you in spring then', before(4));
      const found = old(s, day);
      if (!same([...found].sort(), wanted(senders).sort()))
        throw new Error(`Old conversations are ${found.join(', ')}`);
    },
    expect: {
      first: (_s, p, ctx) => archive(ctx, [threadId(p.senders[0]!)]),
      second: (_s, p, ctx) => archive(ctx, [threadId(p.senders[1]!)]),
    },
    solve: function* (seen, { senders }) {
      seen = yield open('messages');
      const left = senders.slice(0, 2);
      for (let picked = false; left.length > 0;) {
        const there = left.findIndex(name => has(seen, row(name)));
        if (there < 0) {
          seen = yield scroll('down');
          continue;
        }
        const target = row(left.splice(there, 1)[0]!);
        seen = yield picked ? tap(seen, target) : longPress(seen, target);
        picked = true;
      }
      yield tap(seen, button('Archive'));
      yield done();
    },
    nearMisses: {
      byTheFirstMessage: {
        change: (_s, p, ctx) => archive(ctx, [...wanted(p.senders), threadId(p.senders[3]!)]),
        because: 'sideEffects',
      },
      theFriendToo: {
        change: (s, p, ctx) =>
          archive(ctx, [...wanted(p.senders), threadWith(s.apps.messages, [p.friend.number])!]),
        because: 'sideEffects',
      },
    },
  },
);
