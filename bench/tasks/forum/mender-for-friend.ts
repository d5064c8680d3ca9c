import { called, friend, openThread, receive, say, send } from '../chat/make.ts';
import { GIVEN, mobile, numberOf, save } from '../contacts/make.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, open, scrollTo, tap } from '../steps.ts';
import { commentId, commentsOf, openPost, person, putComment, putPost } from './make.ts';

const THINGS = [
  ['an accordion', 'accordions', '手风琴'],
  ['a typewriter', 'typewriters', '打字机'],
  ['a clock that strikes', 'striking clocks', '报时钟'],
  ['a fishing reel', 'fishing reels', '渔线轮'],
  ['a projector', 'projectors', '放映机'],
] as const;
const FAMILY = ['Ashdown', 'Bexley', 'Copper', 'Dunmore', 'Elsworth', 'Farrow'] as const;
interface P {
  friend: { id: string; name: string; remark: string };
  thing: readonly [string, string, string];
  given: string[];
  family: string[];
  ends: number[];
  points: number[];
  people: string[];
}
const COUNT = 4;
const title = (p: P) => `Who in the bay still mends ${p.thing[1]}?`;
const nameOf = (p: P, i: number) => `${p.given[i]} ${p.family[i]}`;
/** Places by points, best first; the best has retired, and the second has a new number. */
const ranked = (p: P) => [0, 1, 2, 3].toSorted((a, b) => p.points[b]! - p.points[a]!);
const chosen = (p: P) => ranked(p)[1]!;
const NEW = 4;
const tell = (s: Phone, ctx: SetupCtx, p: P, i: number, end: number) =>
  send(s, ctx, p.friend.id, `${nameOf(p, i)}, ${numberOf(end)}`);
const keep = (s: Phone, ctx: SetupCtx, p: P, i: number, end: number) =>
  save(s, ctx, null, { given: p.given[i]!, family: p.family[i]!, phones: mobile(numberOf(end)) });

/** The best recommendation is out of date, and the next has been corrected below. */
export const menderForFriend = task(
  'forum/mender-for-friend',
  params({
    friend: friend(),
    thing: oneOf(...THINGS),
    given: distinct(COUNT, oneOf(...GIVEN)),
    family: distinct(COUNT, oneOf(...FAMILY)),
    ends: distinct(COUNT + 1, int(200, 899)),
    points: distinct(COUNT, int(4, 39)),
    people: distinct(6, person()),
  }),
  {
    tags: ['cross-app', 'comparison', 'message', 'create'],
    needs: { lookups: 6, memory: 2, conditions: 2 },
    ask: {
      en: [
        p =>
          `${called(p.friend)} asks me on Parley who could mend something. There is a thread about it on Hearthside, in c/fixing: take the name with the most points that is still working, and mind what people answer there. Send ${called(p.friend)} just “<name>, <number>” and save both in my contacts.`,
        p =>
          `Look up in c/fixing on Hearthside who mends what ${called(p.friend)} asked about on Parley. Of those who have not stopped, the one with the most points counts, with the number that is right now. Reply on Parley with “<first name> <last name>, <number>”, and make a contact of them with that mobile number.`,
      ],
      zh: [
        p =>
          `${called(p.friend)} 在 Parley 上问我谁能修东西，Hearthside 的 c/fixing 里有相关帖子。选得分最高且还在营业的那位（注意下面的回复，号码以最新的为准），在 Parley 上只回复“<名字>, <号码>”，并把姓名和手机号存进通讯录。`,
      ],
    },
    setup: (s, p, ctx) => {
      receive(s, ctx, p.friend.id, `Do you know anybody who could mend ${p.thing[0]}?`, 25);
      const post = putPost(s, 'mender', {
        community: 'com-fixing',
        by: p.people[4]!,
        title: title(p),
        text: 'Please with a number.',
        flair: 'flair-fixing-whom',
        minutesAgo: 12_000,
      });
      for (let i = 0; i < COUNT; i++)
        putComment(s, `name-${i}`, {
          post,
          by: p.people[i]!,
          text: `${nameOf(p, i)}, ${numberOf(p.ends[i]!)}`,
          minutesAgo: 11_000 - i * 1_300,
          up: p.points[i]! + 1 + i,
          down: 1 + i,
        });
      const [best, second, third] = ranked(p);
      const answers = [
        [best, 'Retired at Christmas, and I was at the party.'],
        [second, `New number since February: ${numberOf(p.ends[NEW]!)}. The work is as good as ever.`],
        [third, 'Did mine in a week.'],
      ] as const;
      answers.forEach(([i, text], n) =>
        putComment(s, `answer-${n}`, {
          post,
          parent: commentId(`name-${i}`),
          by: p.people[5]!,
          text,
          minutesAgo: 3_000 - n * 400,
          up: 2,
        }),
      );
    },
    expect: {
      told: (s, p, ctx) => tell(s, ctx, p, chosen(p), p.ends[NEW]!),
      saved: (s, p, ctx) => keep(s, ctx, p, chosen(p), p.ends[NEW]!),
    },
    solve: function* (seen, p) {
      yield* openThread(seen, called(p.friend));
      seen = yield* openPost(title(p));
      const { read } = yield* commentsOf(seen);
      const names = read.flatMap((c, i) => {
        const said = /^(\S+) (\S+), (07700 900\d{3})$/.exec(c.text);
        const below = read[i + 1]?.text ?? '';
        const changed = /New number .*: (07700 900\d{3})/.exec(below)?.[1];
        return said ? [{ ...c, said, gone: /^Retired/.test(below), number: changed ?? said[3]! }] : [];
      });
      const best = names.filter(n => !n.gone).toSorted((a, b) => b.points - a.points)[0]!;
      const [, given, family] = best.said;
      seen = yield open('chat');
      yield* say(seen, `${given} ${family}, ${best.number}`);
      seen = yield open('contacts');
      seen = yield tap(seen, button('Create contact'));
      seen = yield fill(seen, field('First name'), given!);
      seen = yield fill(seen, field('Last name'), family!);
      seen = yield* scrollTo(seen, field('Phone'));
      seen = yield fill(seen, field('Phone'), best.number);
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      theOldNumber: {
        change: (s, p, ctx) => {
          tell(s, ctx, p, chosen(p), p.ends[chosen(p)]!);
          keep(s, ctx, p, chosen(p), p.ends[chosen(p)]!);
        },
        because: ['told', 'saved', 'sideEffects'],
      },
      theRetiredOne: {
        change: (s, p, ctx) => {
          const [best] = ranked(p);
          tell(s, ctx, p, best!, p.ends[best!]!);
          keep(s, ctx, p, best!, p.ends[best!]!);
        },
        because: ['told', 'saved', 'sideEffects'],
      },
    },
  },
);
