import { Type } from 'typebox';
import { StringEnum } from '../../../src/state/schema.ts';
import { currentOf, sourceOf, tracksOfAlbum, upcoming } from '../select.ts';
import {
  action,
  begin,
  files,
  hold,
  isDownloaded,
  refusal,
  settle,
  shuffled,
  song,
  SLEEP,
  songsWords,
} from './shared.ts';
import { RESTART_MS, advance, insert, load, start } from './queue.ts';

const {
  Object: Obj,
  String: Str,
  Integer: Int,
  Boolean: Bool,
  Array: Arr,
  Optional: Opt,
  Null,
  Union,
} = Type;

export const playerActions = {
  play: action(
    'Play an album, a playlist, a mix, an artist or a list, from its start or from one of its tracks',
    Obj({ source: Str(), at: Opt(Int({ minimum: 0 })), shuffle: Opt(Bool()) }),
    (state, { source, at, shuffle }, ctx) => {
      const from = sourceOf(state, files(ctx), source);
      if (!from) return;
      const ids = source === 'downloads' ? from.tracks.filter(t => isDownloaded(state, t)) : [...from.tracks];
      const track = at === undefined ? undefined : from.tracks[at];
      if (at !== undefined && track === undefined) return;
      if (shuffle !== undefined) state.player.shuffle = shuffle;
      // What is gone is passed over, and the place of the one that was chosen found again among the rest.
      const there = ids.filter(t => song(state, ctx, t) !== undefined);
      const before =
        at === undefined ? 0 : ids.slice(0, at).filter(t => song(state, ctx, t) !== undefined).length;
      if (track !== undefined && there[before] !== track) {
        ctx.toast(refusal(state, ctx, track) ?? 'This song is not available');
        return;
      }
      load(state, ctx, source, there, track === undefined ? null : before);
    },
  ),
  playTrack: action('Play a single track', Obj({ track: Str() }), (state, { track }, ctx) =>
    load(state, ctx, 'search', [track], 0),
  ),
  openFile: action(
    'Play a sound file that another app opened',
    Obj({ file: Str() }),
    (state, { file }, ctx) => {
      state.opened = file;
      load(state, ctx, 'files', [file], 0);
    },
  ),
  resume: action('Go on playing', Obj({}), (state, _, ctx) => start(state, ctx)),
  pause: action('Pause', Obj({}), (state, _, ctx) => hold(state, ctx)),
  next: action('Go to the next track', Obj({}), (state, _, ctx) => {
    if (state.player.current !== null) advance(state, ctx, true);
  }),
  previous: action('Go back to the start of the track, or to the one before it', Obj({}), (state, _, ctx) => {
    const { player } = state;
    const at = player.queue.findIndex(e => e.id === player.current);
    if (at < 0) return;
    const position = player.since === null ? player.position : player.position + ctx.now - player.since;
    if (position < RESTART_MS && at > 0) {
      const why = begin(state, ctx, player.queue[at - 1]!.id);
      if (why !== null) ctx.toast(why);
      return;
    }
    player.position = 0;
    if (player.since !== null) player.since = ctx.now;
    settle(state, ctx);
  }),
  seek: action(
    'Go to a moment of the track, in ms',
    Obj({ to: Int({ minimum: 0 }) }),
    (state, { to }, ctx) => {
      const entry = currentOf(state);
      const found = entry && song(state, ctx, entry.track);
      if (!found) return;
      state.player.position = Math.min(to, found.seconds * 1000 - 1);
      if (state.player.since !== null) state.player.since = ctx.now;
      settle(state, ctx);
    },
  ),
  setShuffle: action(
    'Play what follows in another order, or in its own again',
    Obj({ on: Bool() }),
    (state, { on }, ctx) => {
      const { player } = state;
      if (player.shuffle === on) return;
      player.shuffle = on;
      const current = currentOf(state);
      if (!current) return;
      const byHand = upcoming(state).filter(e => e.added);
      if (on) {
        player.queue.forEach((e, i) => {
          e.place = i;
        });
        const others = player.queue.filter(e => e !== current && !byHand.includes(e));
        player.queue = [
          ...others.filter(e => e.added),
          current,
          ...byHand,
          ...shuffled(
            others.filter(e => !e.added),
            ctx,
          ),
        ];
      } else {
        const own = player.queue.toSorted((a, b) => a.place - b.place);
        const at = own.indexOf(current);
        // What was put there by hand and has not been heard yet is still to come.
        const late = own.slice(0, at).filter(e => byHand.includes(e));
        player.queue = [
          ...own.slice(0, at).filter(e => !late.includes(e)),
          current,
          ...late,
          ...own.slice(at + 1),
        ];
      }
      settle(state, ctx);
    },
  ),
  setRepeat: action(
    'Repeat nothing, the queue or the track',
    Obj({ mode: StringEnum(['off', 'all', 'one']) }),
    (state, { mode }, ctx) => {
      state.player.repeat = mode;
      settle(state, ctx);
    },
  ),
  trackEnds: action('The track has come to its end', Obj({ entry: Str() }), (state, { entry }, ctx) => {
    if (state.player.current !== entry || state.player.since === null) return;
    if (state.sleep?.at === null) {
      state.sleep = null;
      Object.assign(state.player, { position: 0, since: null });
      settle(state, ctx);
      return;
    }
    if (state.player.repeat === 'one' && begin(state, ctx, entry) === null) return;
    advance(state, ctx, false);
  }),
  playEntry: action('Play an entry of the queue', Obj({ entry: Str() }), (state, { entry }, ctx) => {
    const why = begin(state, ctx, entry);
    if (why !== null) ctx.toast(why);
  }),
  playNext: action(
    'Put tracks right after the one that plays',
    Obj({ tracks: Arr(Str()) }),
    (state, { tracks }, ctx) => {
      const count = insert(state, ctx, tracks, true);
      if (count > 0) ctx.toast(count === 1 ? 'Playing next' : `${songsWords(count)} playing next`);
    },
  ),
  addToQueue: action(
    'Put tracks into the queue, after those that were put there before',
    Obj({ tracks: Arr(Str()) }),
    (state, { tracks }, ctx) => {
      const count = insert(state, ctx, tracks, false);
      if (count > 0) ctx.toast(count === 1 ? 'Added to queue' : `${songsWords(count)} added to queue`);
    },
  ),
  queueAlbum: action(
    'Put all tracks of an album, playlist or mix into the queue',
    Obj({ source: Str() }),
    (state, { source }, ctx) => {
      const from = state.albums[source]
        ? tracksOfAlbum(state, source)
        : (sourceOf(state, files(ctx), source)?.tracks ?? []);
      const count = insert(state, ctx, from, false);
      ctx.toast(count > 0 ? `${songsWords(count)} added to queue` : 'There is nothing to add');
    },
  ),
  removeFromQueue: action(
    'Take tracks out of the queue',
    Obj({ entries: Arr(Str()) }),
    (state, { entries }, ctx) => {
      const { player } = state;
      player.queue = player.queue.filter(e => e.id === player.current || !entries.includes(e.id));
      settle(state, ctx);
    },
  ),
  moveInQueue: action(
    'Move a track that is to come to another place among them',
    Obj({ entry: Str(), to: Int({ minimum: 0 }) }),
    (state, { entry, to }, ctx) => {
      const next = upcoming(state);
      const moved = next.find(e => e.id === entry);
      if (!moved) return;
      const others = next.filter(e => e.id !== entry);
      others.splice(Math.min(to, others.length), 0, moved);
      state.player.queue = [
        ...state.player.queue.slice(0, state.player.queue.length - next.length),
        ...others,
      ];
      settle(state, ctx);
    },
  ),
  clearQueue: action('Take out all that is to come', Obj({}), (state, _, ctx) => {
    const gone = new Set(upcoming(state).map(e => e.id));
    state.player.queue = state.player.queue.filter(e => !gone.has(e.id));
    settle(state, ctx);
    ctx.toast('Queue cleared');
  }),
  setSleep: action(
    'Stop the music after some minutes, with the track (0), or not (null)',
    Obj({ minutes: Union([Int({ minimum: 0, maximum: 720 }), Null()]) }),
    (state, { minutes }, ctx) => {
      ctx.cancel(SLEEP);
      if (minutes === null) {
        if (state.sleep) ctx.toast('Sleep timer off');
        state.sleep = null;
        return;
      }
      state.sleep = { at: minutes === 0 ? null : ctx.now + minutes * 60_000, minutes };
      if (minutes > 0) ctx.schedule(ctx.now + minutes * 60_000, 'sleepEnds', {}, SLEEP);
      ctx.toast(
        minutes === 0
          ? 'Music stops at the end of this song'
          : `Music stops in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
      );
    },
  ),
  sleepEnds: action('The sleep timer has run out', Obj({}), (state, _, ctx) => {
    state.sleep = null;
    hold(state, ctx);
  }),
  moveClock: action(
    'The phone’s time was set: a track goes on where it is',
    Obj({ by: Int() }),
    (state, { by }, ctx) => {
      if (state.player.since !== null) state.player.since += by;
      if (state.sleep?.at != null) {
        state.sleep.at += by;
        ctx.schedule(state.sleep.at, 'sleepEnds', {}, SLEEP);
      }
      settle(state, ctx);
    },
  ),
};
