import { task } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import { button, done, field, fill, first, rid, tap } from '../steps.ts';
import { friend, openPost, postWith, publish, put } from './make.ts';

/** What is said on the quay, and what the office in charge says of it. */
const TOPICS = [
  {
    about: 'the lighthouse tours',
    zh: '灯塔参观',
    rumour: 'Lighthouse tours are off until June, the stairs have been condemned.',
    by: 'account-museum',
    firm: 'the museum',
    right: 'The lighthouse tours run every weekend from ten. The stairs are fine, we have counted them.',
    older: 'Lighthouse tours of last November were cancelled for wind.',
  },
  {
    about: 'the night bus',
    zh: '夜班车',
    rumour: 'They are scrapping the night bus from April. Walk home or learn to fly.',
    by: 'account-buses',
    firm: 'the bus company',
    right: 'The night bus stays. From April it even stops at the hospital.',
    older: 'The night bus did not run on 3 January because of ice.',
  },
  {
    about: 'the swimming lake',
    zh: '游泳湖',
    rumour: 'The swimming lake is closed for good, something green in it.',
    by: 'account-council',
    firm: 'the council',
    right:
      'The swimming lake opens on 1 May as always. The green thing is weed and has been invited to leave.',
    older: 'The swimming lake was closed for two days last August.',
  },
  {
    about: 'the organ concert',
    zh: '管风琴音乐会',
    rumour: 'Organ concert cancelled, mice in the pipes.',
    by: 'account-tidal',
    firm: 'Tidal Hall',
    right: 'The organ concert goes ahead. The mice have been offered seats.',
    older: 'The organ concert of 2024 was moved by a week.',
  },
  {
    about: 'the harbour fireworks',
    zh: '港口烟花',
    rumour: 'No harbour fireworks this summer, the barge has sunk.',
    by: 'account-harbour',
    firm: 'the harbour master',
    right: 'Harbour fireworks on 11 July as planned. The barge floats. I am standing on it.',
    older: 'Harbour fireworks were late last year, by eleven minutes.',
  },
] as const;

export const correctRumour = task(
  'microblog/correct-rumour',
  params({
    friend: friend(),
    topic: oneOf(...TOPICS.map((_, i) => i)),
    words: oneOf('It is not true, see here.', 'Have a look at this.', 'From those who know:', 'Breathe out:'),
  }),
  {
    tags: ['search', 'multi-step'],
    ask: {
      en: [
        ({ friend, topic, words }) =>
          `${friend.name} has fallen for that rumour about ${TOPICS[topic]!.about} on Chirrup. Find the post in which ${TOPICS[topic]!.firm} puts it right and quote it with exactly these words: “@${friend.handle} ${words}”`,
        ({ friend, topic, words }) =>
          `Someone has to tell ${friend.name} that the talk about ${TOPICS[topic]!.about} is wrong. On Chirrup, quote the correction by ${TOPICS[topic]!.firm} and write “@${friend.handle} ${words}” above it.`,
      ],
      zh: [
        ({ friend, topic, words }) =>
          `${friend.name} 在啾啾上信了关于${TOPICS[topic]!.zh}的谣言。找到官方辟谣的那条帖子并引用它，写上：“@${friend.handle} ${words}”`,
      ],
    },
    setup: (s, { friend, topic }, ctx) => {
      const t = TOPICS[topic]!;
      put(s, ctx, { by: t.by, text: t.older, minutesAgo: 60 * 24 * 40 });
      const rumour = put(s, ctx, { by: 'account-gossip', text: t.rumour, minutesAgo: 500 });
      put(s, ctx, { by: friend.id, text: `Did you hear about ${t.about}?`, quote: rumour, minutesAgo: 400 });
      put(s, ctx, { by: t.by, text: t.right, minutesAgo: 200 });
      put(s, ctx, {
        by: 'account-okonjo',
        text: `My neighbour says it is all nonsense about ${t.about}.`,
        minutesAgo: 90,
      });
    },
    expect: {
      quoted: (s, { friend, topic, words }, ctx) =>
        publish(ctx, `@${friend.handle} ${words}`, {
          quote: postWith(s, TOPICS[topic]!.by, TOPICS[topic]!.right),
        }),
    },
    solve: function* (seen, { friend, topic, words }) {
      const [start] = TOPICS[topic]!.right.split('.');
      seen = yield* openPost(`“${start}”`);
      seen = yield tap(seen, first(rid('repost')));
      seen = yield tap(seen, button('Quote'));
      seen = yield fill(seen, field('Text of post 1'), `@${friend.handle} ${words}`);
      yield tap(seen, button('Post'));
      yield done();
    },
    nearMisses: {
      theRumour: {
        change: (s, { friend, topic, words }, ctx) =>
          publish(ctx, `@${friend.handle} ${words}`, {
            quote: postWith(s, 'account-gossip', TOPICS[topic]!.rumour),
          }),
        because: ['quoted', 'sideEffects'],
      },
      anOlderPost: {
        change: (s, { friend, topic, words }, ctx) =>
          publish(ctx, `@${friend.handle} ${words}`, {
            quote: postWith(s, TOPICS[topic]!.by, TOPICS[topic]!.older),
          }),
        because: ['quoted', 'sideEffects'],
      },
      asAReply: {
        change: (s, { friend, topic, words }, ctx) =>
          publish(ctx, `@${friend.handle} ${words}`, {
            replyTo: postWith(s, TOPICS[topic]!.by, TOPICS[topic]!.right),
          }),
        because: ['quoted', 'sideEffects'],
      },
    },
  },
);
