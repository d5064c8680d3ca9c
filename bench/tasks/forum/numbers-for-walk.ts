import { ASKED, openEvent, other, putEvent } from '../calendar/make.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { answerMail, arrived, openMail, person as sender, writeAndSend, type Person } from '../mail/make.ts';
import { date, distinct, int, made, oneOf, params, time, type Day, type TimeOfDay } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, done, rid, scrollTo, SolverError, tap, text } from '../steps.ts';
import { commentsOf, ME, openPost, person, putComment, putPost } from './make.ts';

const WALLS = [
  'Soap works',
  'Tea merchant',
  'Pointing hand',
  'Bootmaker',
  'Seed shop',
  'Three anchors',
] as const;
/** What people say under the post, and how many of them come. */
const SAY: readonly (readonly [string, number])[] = [
  ['I come.', 1],
  ['We are two.', 2],
  ['Three of us, one on wheels.', 3],
  ['Not this time, sorry.', 0],
  ['Four from the choir.', 4],
  ['Which shoes?', 0],
  ['Me, with a flask.', 1],
];
interface P {
  who: Person;
  walls: string[];
  votes: number[];
  people: string[];
  says: number[];
  day: Day;
  at: TimeOfDay;
}
const title = '[Old Quay] Spring walk: vote for the wall, say if you come';
const EVENT = 'Spring walk';
const count = (p: P) => p.says.reduce((sum, i) => sum + SAY[i]![1], 0);
const winner = (p: P) => p.walls[p.votes.indexOf(Math.max(...p.votes))]!;
const words = (p: P, people = count(p), wall = winner(p)) => `${wall}, ${people} people, ${p.at.text}`;
const MAIL = 'mail-walk';
const subject = 'Three things about your walk';
const reply = (s: Phone, ctx: SetupCtx, said: string) => answerMail(s, ctx, 'reply', MAIL, { text: said });
/** Votes without a tie. */
const votes = made(({ random }): number[] => {
  const base = [12, 17, 23, 31].map(n => n + Math.floor(random() * 5));
  return base
    .map((n, i) => [random(), n, i] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, n]) => n);
});

/** A mail asks for what stands in a poll, below it, and in the calendar. */
export const numbersForWalk = task(
  'forum/numbers-for-walk',
  params({
    who: sender(),
    walls: distinct(4, oneOf(...WALLS)),
    votes,
    people: distinct(7, person()),
    says: distinct(6, int(0, 6)),
    day: date(9, 30),
    at: time('09:00', '16:45', 15),
  }),
  {
    tags: ['cross-app', 'count', 'transcription', 'message'],
    needs: { lookups: 8, memory: 3 },
    ask: {
      en: [
        p =>
          `${p.who.name} wants to know three things about my spring walk: the wall that won the poll in my Hearthside post, how many people come according to the comments there, and when we meet, which is in my calendar. Answer the mail with just that, like “Oil shop, 5 people, 10:30”.`,
        p =>
          `Reply to ${p.who.name}’s mail “${subject}”. The vote and who comes are on Hearthside, in my post about the spring walk; the time is in my calendar. Write only “<wall>, <number> people, <time>”, for instance “Oil shop, 5 people, 10:30”.`,
      ],
      zh: [
        p =>
          `${p.who.name} 发邮件问我春季散步的三件事：我在 Hearthside 帖子里的投票哪面墙赢了、评论里一共有多少人来、几点集合（日历里有）。只回复这些，格式如“Oil shop, 5 people, 10:30”。`,
      ],
    },
    setup: (s, p, ctx) => {
      arrived(
        s,
        ctx,
        'walk',
        {
          sender: p.who,
          subject,
          text: 'Dear Robin,\n\nwhich wall is it now, how many are we, and when do we start? I do not use that forum of yours.\n\nThank you!',
        },
        45,
      );
      const post = putPost(s, 'walk', {
        community: 'com-ghostsigns',
        by: ME,
        title,
        kind: 'poll',
        poll: {
          options: p.walls.map((wall, i) => ({ text: wall, votes: p.votes[i]! })),
          endsAt: ctx.now - 3_600_000,
        },
        minutesAgo: 5_000,
      });
      p.says.forEach((say, i) =>
        putComment(s, `say-${i}`, {
          post,
          by: p.people[i]!,
          text: SAY[say]![0],
          minutesAgo: 4_000 - i * 500,
        }),
      );
      putEvent(s, ASKED, { title: EVENT, day: p.day.iso, at: p.at.minutes, minutes: 90 });
      putEvent(s, other(1), { title: `${EVENT}, try it alone`, day: p.day.iso, at: 480, minutes: 45 });
    },
    expect: { answered: (s, p, ctx) => reply(s, ctx, words(p)) },
    solve: function* (seen, p) {
      let at = yield* openPost(title);
      const options = all(at, { what: 'options', rank: e => (/^option-\d$/.test(e.id) ? 0 : null) }).map(e =>
        /^(.+?),? (\d+) votes?$/.exec(e.name)!,
      );
      const best = options.toSorted((a, b) => Number(b[2]) - Number(a[2]))[0]![1]!;
      const { read } = yield* commentsOf(at);
      const coming = read.reduce((sum, c) => sum + (SAY.find(([said]) => said === c.text)?.[1] ?? 0), 0);
      at = yield* openEvent(EVENT, p.day);
      const found = all(at, text(/\d\d:\d\d – \d\d:\d\d/))[0];
      if (!found) throw new SolverError('No time');
      const start = /\d\d:\d\d/.exec(found.name)![0];
      seen = yield* openMail(at, `subject:"${subject}"`, subject);
      seen = yield* scrollTo(seen, rid('reply'));
      seen = yield tap(seen, rid('reply'));
      yield* writeAndSend(seen, `${best}, ${coming} people, ${start}`);
      yield done();
    },
    nearMisses: {
      commentsCounted: {
        change: (s, p, ctx) => reply(s, ctx, words(p, count(p) === 6 ? 7 : 6)),
        because: ['answered', 'sideEffects'],
      },
    },
  },
);
