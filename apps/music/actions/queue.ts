import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { currentOf, popularOf, similarTo, upcoming } from '../select.ts';
import type { Music, QueueEntry } from '../state.ts';
import { begin, present, refusal, settle, shuffled, song } from './shared.ts';

/** Back to the start of a track after so long, to the one before it earlier. */
export const RESTART_MS = 3_000;
const SIMILAR = 10;

const entryOf = (ctx: Ctx, track: string, place: number, added = false): QueueEntry => ({
  id: ctx.id('q'),
  track,
  place,
  added,
});

/** Loads tracks as a new queue and begins one of them; where that cannot be, nothing changes. */
export function load(
  state: Music,
  ctx: Ctx,
  source: string,
  tracks: readonly string[],
  start: number | null,
): void {
  if (tracks.length === 0) {
    ctx.toast('There is nothing to play');
    return;
  }
  const first = start ?? (state.player.shuffle ? Math.floor(ctx.random() * tracks.length) : 0);
  const open = (i: number) => refusal(state, ctx, tracks[i]!) === null;
  // A list begins with the first of its tracks that can be played; a track that was chosen must be that one.
  const at = start !== null || open(first) ? first : tracks.findIndex((_, i) => open(i));
  const why = at < 0 ? refusal(state, ctx, tracks[first]!) : refusal(state, ctx, tracks[at]!);
  if (why !== null) {
    ctx.toast(why);
    return;
  }
  // What is loaded already keeps its entries, so that playing it again leaves the queue as it is.
  const loaded = [...state.player.queue];
  const entries = tracks.map((track, i) => {
    const known = loaded.findIndex(e => e.track === track);
    const entry = entryOf(ctx, track, i);
    return known < 0 ? entry : { ...entry, id: loaded.splice(known, 1)[0]!.id };
  });
  const head = entries[at]!;
  const rest = state.player.shuffle
    ? shuffled(
        entries.filter(e => e !== head),
        ctx,
      )
    : entries.slice(at + 1);
  state.player.queue = state.player.shuffle ? [head, ...rest] : [...entries.slice(0, at + 1), ...rest];
  state.player.source = source;
  begin(state, ctx, head.id);
}

/** Similar tracks for when a queue has ended: of artists of the same kind, none that was in it. */
function more(state: Music, ctx: Ctx): QueueEntry[] {
  const entry = currentOf(state);
  const artist = entry && song(state, ctx, entry.track)?.artistId;
  if (!artist) return [];
  const had = new Set(state.player.queue.map(e => e.track));
  const from = [artist, ...similarTo(state, artist).map(a => a.id)]
    .flatMap(a => popularOf(state, a, 12))
    .filter(t => !had.has(t) && (state.settings.explicit || state.tracks[t]!.explicit !== true));
  const { length } = state.player.queue;
  let drawn = 0;
  return shuffled(from, ctx, () => ctx.chance('similar', entry.track, length, drawn++))
    .slice(0, SIMILAR)
    .map((track, i) => ({ ...entryOf(ctx, track, length + i), similar: true as const }));
}

/** Goes on after the current track: to the next that can be played, round again, or on with similar ones. */
export function advance(state: Music, ctx: Ctx, said: boolean): void {
  const { player } = state;
  let why: string | null = null;
  for (const entry of upcoming(state)) {
    why = begin(state, ctx, entry.id);
    if (why === null) return;
  }
  if (player.repeat === 'all' && player.queue.length > 0) {
    for (const entry of [...player.queue]) if (begin(state, ctx, entry.id) === null) return;
  } else if (state.settings.autoplay && ctx.online() && why === null) {
    const similar = more(state, ctx);
    if (similar.length > 0) {
      player.queue.push(...similar);
      begin(state, ctx, similar[0]!.id);
      return;
    }
  }
  if (said && why !== null) ctx.toast(why);
  Object.assign(player, { current: player.queue[0]?.id ?? null, position: 0, since: null });
  settle(state, ctx);
}

export function start(state: Music, ctx: Ctx): void {
  const entry = currentOf(state);
  if (!entry || state.player.since !== null) return;
  const found = song(state, ctx, entry.track);
  if (state.player.position === 0 || !found || state.player.position >= found.seconds * 1000) {
    const why = begin(state, ctx, entry.id);
    if (why !== null) ctx.toast(why);
    return;
  }
  const why = refusal(state, ctx, entry.track);
  if (why !== null) {
    ctx.toast(why);
    return;
  }
  state.player.since = ctx.now;
  settle(state, ctx);
}

/** Where tracks that are put into the queue go: after those that were put there before, or right after the current one. */
export function insert(state: Music, ctx: Ctx, tracks: readonly string[], next: boolean): number {
  const { player } = state;
  const ids = present(state, ctx, tracks);
  if (ids.length === 0) return 0;
  const at = player.queue.findIndex(e => e.id === player.current);
  let to = at + 1;
  if (!next) while (player.queue[to]?.added) to++;
  player.queue.splice(
    to,
    0,
    ...ids.map(track => entryOf(ctx, track, at < 0 ? 0 : player.queue[at]!.place, true)),
  );
  if (player.current === null)
    Object.assign(player, { current: player.queue[0]!.id, position: 0, since: null, source: '' });
  settle(state, ctx);
  return ids.length;
}
