import type { Phone } from '../../../apps/catalogue.ts';
import { ME } from '../../../apps/microblog/select.ts';
import { task } from '../form.ts';
import { distinct, int, made, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, button, done, field, fill, first, has, rid, scroll, tap, text } from '../steps.ts';
import { act, friend, openPost, put } from './make.ts';

/** Accounts that do not follow the owner, by name. */
const STRANGERS = [
  ['account-okonjo', 'A. Okonjo'],
  ['account-iyer', 'R. Iyer'],
  ['account-student', 'The 11 Centimetres'],
  ['account-ellie', 'Ellie Marsh'],
  ['account-archer', 'Ben Archer'],
  ['account-keele', 'Keele Signs Ltd'],
] as const;
const EVENTS = [
  ['the museum late', '博物馆夜场', 'Tickets for the museum late'],
  ['the organ evening', '管风琴之夜', 'Tickets for the organ evening'],
  ['the film in the rain', '雨中电影', 'Tickets for the film in the rain'],
  ['the harbour tour', '港口游', 'Places on the harbour tour'],
] as const;
const ME_TOO = [
  'Me, please!',
  'Oh yes, me.',
  'I would love one.',
  'Hand up.',
  'Yes! Me!',
  'Is it too late?',
  'Count me in.',
] as const;
const REPLIES = 6;
interface P {
  event: number;
  count: number;
  friends: { id: string; name: string }[];
  strangers: (typeof STRANGERS)[number][];
  order: boolean[];
}
/** Who follows, in the order of the replies: four of six, and never the first. */
const order = made(({ random }): boolean[] => {
  const late = 1 + Math.floor(random() * 4);
  return Array.from({ length: REPLIES }, (_, i) => i !== 0 && i !== late);
});
const post = (p: P) =>
  `${EVENTS[p.event]![2]}: the first ${p.count} of you who follow me and reply get one each.`;
const said = (p: P) => `You have one of the tickets for ${EVENTS[p.event]![0]}. It waits at the studio door.`;
/** The accounts that reply, oldest first. */
function repliers(p: P): string[] {
  const [friends, strangers] = [[...p.friends], [...p.strangers]];
  return p.order.map(follows => (follows ? friends.shift()!.id : strangers.shift()![0]));
}
const winners = (p: P) =>
  repliers(p)
    .filter((_, i) => p.order[i])
    .slice(0, p.count);
const tell = (_s: Phone, ctx: SetupCtx, p: P, accounts: readonly string[]) => {
  for (const account of accounts) act(ctx, 'message', { account, text: said(p) });
};

/** Whether somebody follows the owner stands on their profile alone. */
export const ticketsForFollowers = task(
  'microblog/tickets-for-followers',
  params({
    event: int(0, EVENTS.length - 1),
    count: oneOf(2, 3),
    friends: distinct(4, friend()),
    strangers: distinct(2, oneOf(...STRANGERS)),
    order,
  }),
  {
    tags: ['condition', 'order', 'message', 'multi-step'],
    needs: { lookups: 5, conditions: 5 },
    ask: {
      en: [
        p =>
          `I promised the tickets for ${EVENTS[p.event]![0]} on Chirrup to the first ${p.count === 2 ? 'two' : 'three'} of my followers who reply. Look who they are and send each of them a direct message: “${said(p)}”`,
        p =>
          `Under my Chirrup post about ${EVENTS[p.event]![0]} more people replied than there are tickets. The first ${p.count === 2 ? 'two' : 'three'} followers of mine among them win. Message each of them directly, and nobody else: “${said(p)}”`,
      ],
      zh: [
        p =>
          `我在啾啾上发帖说，最先回复且关注了我的${p.count === 2 ? '两' : '三'}个人能得到${EVENTS[p.event]![1]}的票。看看是谁，给他们每人发一条私信：“${said(p)}”`,
      ],
    },
    setup: (s, p, ctx) => {
      const asked = put(s, ctx, { by: ME, text: post(p), minutesAgo: 1_200 });
      repliers(p).forEach((by, i) =>
        put(s, ctx, {
          by,
          text: ME_TOO[i]!,
          replyTo: asked,
          minutesAgo: 1_100 - i * 140,
          likes: (i * 5) % 7,
        }),
      );
      for (const { 0: id } of p.strangers) {
        const account = s.apps.microblog.accounts[id]!;
        account.follows = account.follows.filter(other => other !== ME);
      }
      // Accounts that answer messages by themselves would answer these.
      s.apps.microblog.rules = [];
    },
    expect: { told: (s, p, ctx) => tell(s, ctx, p, winners(p)) },
    solve: function* (seen, p) {
      seen = yield* openPost(`“${post(p)}”`);
      let left = p.count;
      for (let i = 0; left > 0; i++) {
        const row = {
          what: `reply ${i}`,
          rank: (e: { name: string; id: string }) =>
            e.id.startsWith('author#') && e.name.includes(ME_TOO[i]!.slice(0, 12)) ? 0 : null,
        };
        for (let turns = 0; turns < 6 && !has(seen, row); turns++) seen = yield scroll('down', 0.4);
        seen = yield tap(seen, first(row));
        if (all(seen, text('Follows you')).length > 0) {
          seen = yield tap(seen, rid('write'));
          seen = yield fill(seen, field('Message'), said(p));
          seen = yield tap(seen, button('Send'));
          left--;
          seen = yield back();
          if (!has(seen, rid('more-of-account'))) seen = yield back();
        }
        if (left > 0) seen = yield back();
      }
      yield done();
    },
    nearMisses: {
      theFirstOfAll: {
        change: (s, p, ctx) => tell(s, ctx, p, winners(p).slice(1)),
        because: 'told',
      },
      oneMore: {
        change: (s, p, ctx) =>
          tell(
            s,
            ctx,
            p,
            repliers(p)
              .filter((_, i) => p.order[i])
              .slice(0, p.count + 1),
          ),
        because: 'sideEffects',
      },
    },
  },
);
