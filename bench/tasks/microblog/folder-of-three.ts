import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, field, fill, first, open, rid, row, tap } from '../steps.ts';
import { act, friend, openPost, postWith, put } from './make.ts';

const TAGS = ['KiteDay', 'SeaShanty', 'MudRun', 'OldMaps', 'CakeRace'] as const;
const SAYS = [
  (tag: string) => `I have made a banner for the #${tag}. It has a hole for the wind.`,
  (tag: string) => `Who else is nervous about the #${tag}? I have packed three jumpers.`,
  (tag: string) => `Route of the #${tag}: from the Bollard to the lighthouse, and back with dignity.`,
];

interface P {
  people: { id: string; name: string }[];
  tag: string;
  folder: string;
}
const collect = (s: Phone, ctx: SetupCtx, p: P, which: readonly number[]): void => {
  act(ctx, 'makeFolder', { name: p.folder });
  const { folders } = s.apps.microblog;
  const folder = Object.keys(folders).find(id => folders[id]!.name === p.folder)!;
  for (const i of which)
    act(ctx, 'fileBookmark', { post: postWith(s, p.people[i]!.id, SAYS[i]!(p.tag)), folder });
};

export const folderOfThree = task(
  'microblog/folder-of-three',
  params({
    people: distinct(4, friend()),
    tag: oneOf(...TAGS),
    folder: oneOf('To read out', 'For the poster', 'Ideas', 'Saturday', 'Show Ruth'),
  }),
  {
    tags: ['search', 'create', 'multi-step'],
    ask: {
      en: [
        ({ people: [a, b, c], tag, folder }) =>
          `${a!.name}, ${b!.name} and ${c!.name} have each posted about #${tag} on Chirrup. Bookmark those three posts in a new folder “${folder}”.`,
        ({ people: [a, b, c], tag, folder }) =>
          `Collect the #${tag} posts of ${a!.name}, ${b!.name} and ${c!.name} for me: a new bookmark folder “${folder}” with just these three.`,
      ],
      zh: [
        ({ people: [a, b, c], tag, folder }) =>
          `${a!.name}、${b!.name} 和 ${c!.name} 都在啾啾上发了关于 #${tag} 的帖子。新建收藏夹“${folder}”，把这三条收藏进去。`,
      ],
    },
    setup: (s, p, ctx) => {
      p.people
        .slice(0, 3)
        .forEach((person, i) =>
          put(s, ctx, { by: person.id, text: SAYS[i]!(p.tag), minutesAgo: 60 + i * 200 }),
        );
      put(s, ctx, {
        by: p.people[3]!.id,
        text: `No idea what the #${p.tag} is, and at this point I am afraid to ask.`,
        minutesAgo: 30,
      });
      put(s, ctx, { by: p.people[0]!.id, text: 'Has anybody seen my ladder?', minutesAgo: 20 });
    },
    expect: { collected: (s, p, ctx) => collect(s, ctx, p, [0, 1, 2]) },
    solve: function* (seen, p) {
      seen = yield open('microblog');
      seen = yield tap(seen, rid('menu'));
      seen = yield tap(seen, row('Bookmarks'));
      seen = yield tap(seen, rid('new-folder'));
      seen = yield fill(seen, field('Name'), p.folder);
      seen = yield tap(seen, button('Create'));
      seen = yield back();
      seen = yield back();
      seen = yield back();
      for (const i of [0, 1, 2]) {
        seen = yield* openPost(`“${SAYS[i]!(p.tag).split('#')[0]!.trim()}”`);
        seen = yield tap(seen, first(rid('share')));
        seen = yield tap(seen, rid('to-folder'));
        seen = yield tap(seen, row(p.folder));
        seen = yield back();
        seen = yield back();
      }
      yield done();
    },
    nearMisses: {
      onlyTwo: { change: (s, p, ctx) => collect(s, ctx, p, [0, 1]), because: 'collected' },
      theFourthToo: {
        change: (s, p, ctx) => {
          collect(s, ctx, p, [0, 1, 2]);
          const text = `No idea what the #${p.tag} is, and at this point I am afraid to ask.`;
          act(ctx, 'bookmark', { post: postWith(s, p.people[3]!.id, text), on: true });
        },
        because: 'sideEffects',
      },
    },
  },
);
