import { task, wrongAnswer } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import { answer, done, scroll } from '../steps.ts';
import {
  ASKED,
  ids,
  lengthIn,
  NAMES,
  openPlaylist,
  putPlaylist,
  someSongs,
  songRows,
  type Song,
} from './make.ts';

const total = (list: readonly Song[]) => list.reduce((sum, x) => sum + x.seconds, 0);
const longest = (list: readonly Song[]) => Math.max(...list.map(x => x.seconds));

export const longestSong = task(
  'music/longest-song',
  params({ name: oneOf(...NAMES), list: someSongs(9) }).such(
    ({ list }) => new Set(list.map(x => x.seconds)).size === 9 && total(list) < 3600,
  ),
  {
    tags: ['question', 'comparison', 'arithmetic'],
    ask: {
      en: [
        ({ name }) =>
          `How long is the longest song of my Tonearm playlist “${name}”, and how long is the playlist without it? Give both in the answer sheet, in seconds.`,
        ({ name }) =>
          `Look at “${name}” in Tonearm. Answer in seconds: the length of its longest song, and the length of all the others together.`,
      ],
      zh: [
        ({ name }) => `Tonearm 歌单“${name}”里最长的一首歌有多少秒？其余歌曲加起来共多少秒？请填在答题表里。`,
      ],
    },
    setup: (s, { name, list }, ctx) => {
      putPlaylist(s, ctx, { id: ASKED, name, tracks: ids(list) });
      putPlaylist(s, ctx, {
        id: 'playlist-other',
        name: `${name} (short)`,
        tracks: ids(list).slice(3),
        hoursAgo: 60,
      });
    },
    answer: {
      fields: {
        longest: { type: 'duration', unit: 's', label: { en: 'Longest song (s)', zh: '最长的歌（秒）' } },
        others: {
          type: 'duration',
          unit: 's',
          label: { en: 'All the others together (s)', zh: '其余歌曲合计（秒）' },
        },
      },
      key: ({ p }) => ({ longest: longest(p.list), others: total(p.list) - longest(p.list) }),
    },
    solve: function* (_seen, { name, list }) {
      let seen = yield* openPlaylist(name);
      const found = new Map<string, number>();
      for (let i = 0; i < 6; i++) {
        for (const e of songRows(seen)) if (/\d:\d\d$/.test(e.name)) found.set(e.id, lengthIn(e));
        if (found.size >= list.length) break;
        seen = yield scroll('down', 0.7);
      }
      const all = [...found.values()];
      const most = Math.max(...all);
      yield answer({ longest: most, others: all.reduce((a, b) => a + b, 0) - most });
      yield done();
    },
    nearMisses: {
      withIt: wrongAnswer(p => ({ longest: longest(p.list), others: total(p.list) })),
      secondLongest: wrongAnswer(p => {
        const [, second] = p.list.map(x => x.seconds).sort((a, b) => b - a);
        return { longest: second!, others: total(p.list) - second! };
      }),
      offByASecond: wrongAnswer(p => ({
        longest: longest(p.list),
        others: total(p.list) - longest(p.list) - 1,
      })),
    },
  },
);
