import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, back, done, SolverError, tap, text } from '../steps.ts';
import {
  answer,
  comment,
  commentsOf,
  openPost,
  person,
  postId,
  postRow,
  putComment,
  putPost,
  search,
} from './make.ts';

const TOPICS = [
  {
    word: 'mooring',
    zh: '泊船',
    title: 'Visitor mooring at the Boatyard, prices',
    ask: 'Night at the Boatyard in May: what is the mooring?',
    per: 'a night',
  },
  {
    word: 'locker',
    zh: '储物柜',
    title: 'Lockers at Pier 3, prices',
    ask: 'Is there a locker at Pier 3, and what does it cost?',
    per: 'a day',
  },
  {
    word: 'pump-out',
    zh: '抽污',
    title: 'Pump-out at Saltmarsh Dock, prices',
    ask: 'Where do I get a pump-out, and for how much?',
    per: 'each time',
  },
  {
    word: 'kayak',
    zh: '皮划艇',
    title: 'Kayak on the Harbour Boat, prices',
    ask: 'Kayak on the Harbour Boat: has anybody paid for one?',
    per: 'each way',
  },
] as const;
interface P {
  topic: number;
  prices: number[];
  people: string[];
}
const money = (pence: number) => `£${(pence / 100).toFixed(2)}`;
const reply = (p: P, which: number) => `It is ${money(p.prices[which]!)} ${TOPICS[p.topic]!.per} now.`;
const tell = (_s: Phone, ctx: SetupCtx, p: P, which: number) =>
  comment(ctx, postId('question'), reply(p, which));
const YEARS = [2024, 2025, 2026] as const;

/** Three posts say three prices, and under the newest one its author has put it right. */
export const currentAnswer = task(
  'forum/current-answer',
  params({
    topic: int(0, TOPICS.length - 1),
    prices: distinct(4, int(2_20, 19_80, 20)),
    people: distinct(4, person()),
  }),
  {
    tags: ['search', 'comparison', 'transcription'],
    needs: { lookups: 3, memory: 1 },
    ask: {
      en: [
        p =>
          `u/${p.people[0]} asks on Hearthside what the ${TOPICS[p.topic]!.word} costs. u/${p.people[1]} keeps a post with the prices in c/boats, a new one each year. Look up what holds today, corrections included, and comment below the question: “It is £… ${TOPICS[p.topic]!.per} now.”`,
        p =>
          `Answer u/${p.people[0]}’s question about the ${TOPICS[p.topic]!.word} on Hearthside with “It is £… ${TOPICS[p.topic]!.per} now.” The price is in the posts of u/${p.people[1]}; take the latest word on it, not the post with the most points.`,
      ],
      zh: [
        p =>
          `u/${p.people[0]} 在 Hearthside 问${TOPICS[p.topic]!.zh}要多少钱。u/${p.people[1]} 每年在 c/boats 发一个价目帖，以最新的为准（包括后来的更正）。请在提问下评论“It is £… ${TOPICS[p.topic]!.per} now.”，填上现价。`,
      ],
    },
    setup: (s, p) => {
      const topic = TOPICS[p.topic]!;
      const [asker, author, third] = p.people as [string, string, string, string];
      putPost(s, 'question', {
        community: 'com-boats',
        by: asker,
        title: topic.ask,
        text: 'First season here.',
        minutesAgo: 95,
      });
      YEARS.forEach((year, i) => {
        const post = putPost(s, `prices-${year}`, {
          community: 'com-boats',
          by: author,
          title: `${topic.title}, ${year}`,
          text: `From the board this morning: ${money(p.prices[i]!)} ${topic.per}.`,
          minutesAgo: (2026 - year) * 500_000 + 60_000,
          up: 80 - i * 30,
        });
        putComment(s, `thanks-${year}`, {
          post,
          by: third,
          text: 'Thank you!',
          minutesAgo: (2026 - year) * 500_000 + 58_000,
        });
      });
      putComment(s, 'right', {
        post: postId('prices-2026'),
        by: author,
        text: `They have a new board since Monday: ${money(p.prices[3]!)} ${topic.per}.`,
        minutesAgo: 2_000,
        up: 1,
      });
      putComment(s, 'wrong', {
        post: postId('prices-2026'),
        by: p.people[3]!,
        text: `My uncle says ${money(p.prices[0]! + 30)}. He says many things.`,
        minutesAgo: 500,
        up: 9,
      });
      s.apps.forum.habits = {};
    },
    expect: { told: (s, p, ctx) => tell(s, ctx, p, 3) },
    solve: function* (seen, p) {
      const topic = TOPICS[p.topic]!;
      seen = yield* search(`author:${p.people[1]} title:"${topic.title}"`);
      const newest = all(seen, { what: 'posts', rank: e => (e.id.startsWith('post#') ? 0 : null) })
        .map(e => e.name.split(/ c\/|, c\//)[0]!)
        .toSorted()
        .at(-1)!;
      seen = yield tap(seen, postRow(newest));
      const first = all(seen, text(/^From the board/))[0];
      const { read } = yield* commentsOf(seen);
      const later = read.find(c => c.who === p.people[1] && /£/.test(c.text));
      const price = /£\d+\.\d\d/.exec(later?.text ?? first?.name ?? '')?.[0];
      if (price === undefined) throw new SolverError('No price');
      yield back();
      seen = yield* openPost(topic.ask);
      yield* answer(seen, null, `It is ${price} ${topic.per} now.`);
      yield done();
    },
    nearMisses: {
      fromThePost: { change: (s, p, ctx) => tell(s, ctx, p, 2), because: ['told', 'sideEffects'] },
      theMostPoints: { change: (s, p, ctx) => tell(s, ctx, p, 0), because: ['told', 'sideEffects'] },
    },
  },
);
