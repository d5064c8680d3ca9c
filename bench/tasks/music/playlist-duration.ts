import { added } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, scroll, SolverError, tap } from '../steps.ts';
import {
  ids,
  lengthIn,
  lengthOf,
  NAMES,
  openPlaylist,
  putPlaylist,
  someSongs,
  songRows,
  songs,
  tracksIn,
  type Song,
} from './make.ts';

const POOL = 'Candidates';
const [LEAST, MOST] = [45 * 60, 50 * 60];
/** Whether tracks are a choice that the instruction admits. */
function fits(s: Phone, pool: readonly Song[], tracks: readonly string[]): boolean {
  const seconds = lengthOf(s, tracks);
  return (
    new Set(tracks).size === tracks.length &&
    tracks.every(t => pool.some(x => x.id === t)) &&
    seconds >= LEAST &&
    seconds <= MOST
  );
}
const make = (ctx: SetupCtx, name: string, tracks: readonly string[]) =>
  ctx.act('music', 'createPlaylist', { name, tracks: [...tracks] });

/** As few of the lengths as possible that add up to 45 to 50 minutes. */
function choose(lengths: readonly number[]): number[] {
  const reach = new Map<number, number[]>([[0, []]]);
  for (const [i, seconds] of lengths.entries())
    for (const [sum, picked] of [...reach]) {
      const to = sum + seconds;
      if (to <= MOST - 20 && !(reach.get(to) && reach.get(to)!.length <= picked.length + 1))
        reach.set(to, [...picked, i]);
    }
  const good = [...reach]
    .filter(([sum]) => sum >= LEAST + 20)
    .map(([, picked]) => picked)
    .sort((a, b) => a.length - b.length);
  if (!good[0]) throw new SolverError('These songs do not come to 45 to 50 minutes');
  return good[0];
}

export const playlistDuration = task(
  'music/playlist-duration',
  params({ name: oneOf(...NAMES), pool: someSongs(14, x => x.seconds >= 230 && x.seconds <= 540) }).such(
    ({ pool }) => pool.reduce((sum, x) => sum + x.seconds, 0) > MOST + 300,
  ),
  {
    tags: ['create', 'arithmetic', 'selection'],
    counterpart: 'RetroPlaylistDuration',
    ask: {
      en: [
        ({ name }) =>
          `Make a new Tonearm playlist “${name}” from songs of my playlist “${POOL}”, each at most once, that lasts between 45 and 50 minutes in all. Leave “${POOL}” as it is.`,
        ({ name }) =>
          `Choose songs of “${POOL}” in Tonearm so that together they take 45 to 50 minutes, and put them into a new playlist called “${name}”. No song twice.`,
      ],
      zh: [
        ({ name }) =>
          `从 Tonearm 歌单“${POOL}”里挑歌（每首最多一次），组成总长 45 到 50 分钟的新歌单“${name}”。不要改动“${POOL}”。`,
      ],
    },
    setup: (s, { name, pool }, ctx) => {
      putPlaylist(s, ctx, { id: 'playlist-pool', name: POOL, tracks: ids(pool) });
      putPlaylist(s, ctx, {
        id: 'playlist-old',
        name: `${name} draft`,
        tracks: ids(pool.slice(0, 3)),
        hoursAgo: 200,
      });
    },
    expect: {
      // Which songs, and in which order, is the agent's choice.
      made: (s, { name, pool }, ctx, now) => {
        const chosen = added(s.apps.music.playlists, now.apps.music.playlists)
          .map(tracksIn)
          .find(tracks => fits(s, pool, tracks));
        make(ctx, name, chosen ?? enough(pool));
      },
    },
    solve: function* (_seen, { name }) {
      let seen = yield* openPlaylist(POOL);
      const found: { id: string; seconds: number }[] = [];
      for (let i = 0; i < 6; i++) {
        const before = found.length;
        for (const e of songRows(seen))
          if (/\d:\d\d$/.test(e.name) && !found.some(f => f.id === e.id))
            found.push({ id: e.id, seconds: lengthIn(e) });
        if (i > 0 && found.length === before) break;
        try {
          choose(found.map(f => f.seconds));
          break;
        } catch {
          seen = yield scroll('down', 0.7);
        }
      }
      const picked = choose(found.map(f => f.seconds))
        .map(i => found[i]!.id)
        .reverse();
      let held = false;
      for (const id of picked) {
        const at = () => songRows(seen).some(e => e.id === id);
        for (let i = 0; i < 4 && !at(); i++) seen = yield scroll('up', 0.7);
        for (let i = 0; i < 4 && !at(); i++) seen = yield scroll('down', 0.7);
        seen = yield { type: held ? 'tap' : 'long_press', element: id };
        held = true;
      }
      seen = yield tap(seen, button('Add to playlist'));
      seen = yield tap(seen, button('New playlist'));
      seen = yield fill(seen, field('Name'), name);
      yield tap(seen, button('Create'));
      yield done();
    },
    nearMisses: {
      all: {
        change: (_s, { name, pool }, ctx) => make(ctx, name, ids(pool)),
        because: ['made', 'sideEffects'],
      },
      oneOver: {
        change: (_s, { name, pool }, ctx) => make(ctx, name, over(pool)),
        because: ['made', 'sideEffects'],
      },
      fromElsewhere: {
        change: (s, { name, pool }, ctx) => {
          const [first, ...rest] = enough(pool);
          make(ctx, name, [...rest, ...elsewhere(s, pool, pool.find(x => x.id === first)!.seconds)]);
        },
        because: ['made', 'sideEffects'],
      },
    },
    alternatives: {
      theOtherWayRound: {
        change: (_s, { name, pool }, ctx) => make(ctx, name, [...enough(pool)].reverse()),
      },
    },
  },
);
const enough = (pool: readonly Song[]): string[] => choose(pool.map(x => x.seconds)).map(i => pool[i]!.id);
/** The right playlist, with songs added until it is too long. */
const over = (pool: readonly Song[]): string[] => {
  const had = enough(pool);
  const rest = pool.filter(x => !had.includes(x.id));
  return [...had, ...ids(rest.slice(0, 2))];
};
const elsewhere = (s: Phone, pool: readonly Song[], seconds: number): string[] => [
  songs(s)
    .filter(x => !pool.some(y => y.id === x.id))
    .sort((a, b) => Math.abs(a.seconds - seconds) - Math.abs(b.seconds - seconds))[0]!.id,
];
