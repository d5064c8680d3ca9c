import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, first, tap } from '../steps.ts';
import { askedIds, makeRecording, NAMES, rename, search } from './make.ts';

const TOPICS = [
  {
    about: 'how to bleed a radiator',
    zh: '怎样给暖气片放气',
    line: 'Turn the little key a quarter to the left and wait until it stops hissing.',
    find: 'hissing',
  },
  {
    about: 'where the spare key is',
    zh: '备用钥匙放在哪里',
    line: 'It hangs behind the third paint tin, on a bent nail.',
    find: 'bent nail',
  },
  {
    about: 'the order of the songs',
    zh: '歌曲的顺序',
    line: 'We open with the slow one and end with Tin Harbour, without the drums.',
    find: 'slow one',
  },
  {
    about: 'how the ferry horn works',
    zh: '渡轮汽笛的原理',
    line: 'The horn needs six bar of air, and the valve sticks when it is cold.',
    find: 'six bar',
  },
  {
    about: 'planting tomatoes',
    zh: '怎样种番茄',
    line: 'Bury the stem up to the first leaves, then water once and leave it alone.',
    find: 'first leaves',
  },
  {
    about: 'the way to the cottage',
    zh: '去小屋的路',
    line: 'After the chapel you take the track with the cattle grid, not the tarmac.',
    find: 'cattle grid',
  },
] as const;

/** Only the transcript identifies the recording. */
export const renameSpoken = task(
  'recorder/rename-spoken',
  params({ topics: distinct(3, oneOf(...TOPICS)), number: int(30, 70), name: oneOf(...NAMES) }),
  {
    tags: ['search', 'rename', 'disambiguation'],
    ask: {
      en: [
        p =>
          `In one of my recordings someone explains ${p.topics[0]!.about}. Rename that recording to “${p.name}”.`,
        p =>
          `Look through what is said in my recordings: the one about ${p.topics[0]!.about} should be called “${p.name}”.`,
      ],
      zh: [p => `我有一段录音讲的是${p.topics[0]!.zh}。把那段录音改名为“${p.name}”。`],
    },
    setup: (s, p) =>
      p.topics.forEach((t, i) =>
        makeRecording(s, {
          id: askedIds(3)[i]!,
          name: `Recording ${p.number + ((i * 2) % 3)}`,
          seconds: 41 + 13 * i,
          hoursAgo: 50 + 9 * i,
          says: [
            { at: 1_000, speaker: 'Walter', text: 'Is it on?' },
            { at: 6_000, speaker: 'Walter', text: t.line },
          ],
        }),
      ),
    expect: { renamed: (_s, p, ctx) => rename(ctx, 'file-asked-0', p.name) },
    solve: function* (_seen, p) {
      let seen = yield* search(p.topics[0]!.find);
      seen = yield tap(seen, first(button(/^Options of Recording \d+$/)));
      seen = yield tap(seen, button('Rename'));
      seen = yield fill(seen, field('Name'), p.name, { clear: true });
      yield tap(seen, button('Rename'));
      yield done();
    },
    nearMisses: {
      another: {
        change: (_s, p, ctx) => rename(ctx, 'file-asked-1', p.name),
        because: ['renamed', 'sideEffects'],
      },
    },
  },
);
