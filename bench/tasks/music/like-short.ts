import { task, type Phone } from '../form.ts';
import { made, params } from '../sample.ts';
import { button, done, scroll, tap } from '../steps.ts';
import { lengthIn, openAlbum, someAlbum, songRows } from './make.ts';

interface P {
  album: { id: string; title: string; artist: string; tracks: string[] };
  limit: number;
}
const seconds = (s: Phone, id: string) => s.apps.music.tracks[id]!.seconds;
const short = (s: Phone, p: P) => p.album.tracks.filter(t => seconds(s, t) < p.limit);
const limits = (s: Phone, tracks: readonly string[]) =>
  [90, 120, 150, 180, 210, 240, 270, 300, 330, 360].filter(limit => {
    const n = tracks.filter(t => seconds(s, t) < limit).length;
    return n >= 2 && n <= 6 && n < tracks.length && tracks.every(t => Math.abs(seconds(s, t) - limit) > 1);
  });
const clock = (limit: number) => `${Math.floor(limit / 60)}:${limit % 60 === 0 ? '00' : limit % 60}`;

export const likeShort = task(
  'music/like-short',
  params({ album: someAlbum(6, (a, s) => limits(s, a.tracks).length > 0) }).and(({ album }) => ({
    limit: made(({ phone, random }) => {
      const all = limits(phone, album.tracks);
      return all[Math.floor(random() * all.length)]!;
    }),
  })),
  {
    tags: ['filter', 'condition', 'repetition', 'search'],
    ask: {
      en: [
        ({ album, limit }) =>
          `In Tonearm, like all songs of the album “${album.title}” by ${album.artist} that are shorter than ${clock(limit)}, and none of the others.`,
        ({ album, limit }) =>
          `Put every song under ${clock(limit)} of “${album.title}” (${album.artist}) into my liked songs in Tonearm. Not the longer ones.`,
      ],
      zh: [
        ({ album, limit }) =>
          `在 Tonearm 里，把 ${album.artist} 的专辑“${album.title}”中所有短于 ${clock(limit)} 的歌曲设为喜欢，其他的不要。`,
      ],
    },
    setup: (s, { album }) => {
      for (const t of album.tracks) delete s.apps.music.liked[t];
    },
    expect: { liked: (s, p, ctx) => ctx.act('music', 'like', { tracks: short(s, p), on: true }) },
    solve: function* (_seen, { album, limit }) {
      let seen = yield* openAlbum(album.title, album.artist);
      const tried = new Set<string>();
      let held = false;
      for (let screens = 0; tried.size < album.tracks.length && screens < 6; screens++) {
        for (const { id } of songRows(seen)) {
          const e = songRows(seen).find(x => x.id === id);
          if (!e || tried.has(id) || !/\d:\d\d$/.test(e.name)) continue;
          tried.add(id);
          if (lengthIn(e) >= limit) continue;
          seen = yield { type: held ? 'tap' : 'long_press', element: id };
          held = true;
        }
        if (tried.size < album.tracks.length) seen = yield scroll('down', 0.6);
      }
      yield tap(seen, button('Like'));
      yield done();
    },
    nearMisses: {
      wholeAlbum: {
        change: (_s, { album }, ctx) => ctx.act('music', 'like', { tracks: album.tracks, on: true }),
        because: 'sideEffects',
      },
    },
  },
);
