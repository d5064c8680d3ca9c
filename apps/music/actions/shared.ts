import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { isOnline, onWifi } from '../../../src/sdk/core/network.ts';
import { currentOf, songOf, songsOf, type Song } from '../select.ts';
import type { Music, Quality } from '../state.ts';
import { bytesOf } from '../words.ts';
export { songsWords } from '../words.ts';

export const action = actionsOf<Music>();
export const END = 'music-end';
export const SLEEP = 'music-sleep';
const TAG = 'playback';
const MOST_HISTORY = 200;

export const files = (ctx: Ctx) => ctx.device.storage.files;
export const song = (state: Music, ctx: Ctx, id: string): Song | undefined => songOf(state, files(ctx), id);
export const isDownloaded = (state: Music, id: string): boolean => state.downloads[id]?.done === true;

/** Quality that is streamed now. */
export function streamQuality(state: Music, device: Ctx['device']): Quality {
  const { wifiQuality, mobileQuality, dataSaver } = state.settings;
  return onWifi(device) ? wifiQuality : dataSaver ? 'low' : mobileQuality;
}

/** Why a track cannot be played now, in words; null where it can. */
export function refusal(state: Music, ctx: Ctx, id: string): string | null {
  const found = song(state, ctx, id);
  if (!found)
    return id.startsWith('file-') ? 'This file is no longer on the phone' : 'This song is not available';
  if (found.explicit && !state.settings.explicit) return 'Explicit songs are off. Allow them in Settings';
  if (found.local || isDownloaded(state, id) || ctx.online()) return null;
  return isOnline(ctx.device)
    ? 'Data or battery saver keeps Tonearm offline in the background'
    : 'You are offline. Downloaded songs can still be played';
}

const button = (id: string, label: string, name: string) => ({ id, label, action: name, args: {} });

/** Puts what waits for the end of the track, the notification and the phone's audio to how the player is now. */
export function settle(state: Music, ctx: Ctx): void {
  const { player } = state;
  ctx.cancel(END);
  const entry = currentOf(state);
  const now = entry && song(state, ctx, entry.track);
  if (!entry || !now) {
    Object.assign(player, { since: null, position: 0 });
    ctx.audio(false);
    ctx.dismiss(TAG);
    return;
  }
  const playing = player.since !== null;
  ctx.audio(playing);
  if (playing)
    ctx.schedule(
      player.since! - player.position + endOf(state, now, entry.id) * 1000,
      'trackEnds',
      { entry: entry.id },
      END,
    );
  else if (!Object.values(ctx.os.notifications).some(n => n.app === ctx.app && n.tag === TAG)) return;
  ctx.notify({
    channel: 'playback',
    tag: TAG,
    title: now.title,
    text: now.artist,
    ...(now.cover ? { picture: now.cover } : {}),
    ongoing: playing,
    silent: true,
    route: '/playing',
    ...(playing ? { counts: { at: player.since! - player.position, down: false } } : {}),
    actions: [
      button('previous', 'Previous', 'previous'),
      playing ? button('pause', 'Pause', 'pause') : button('play', 'Play', 'resume'),
      button('next', 'Next', 'next'),
    ],
  });
}

/** Second at which a track gives way to the next: with crossfade, before its end. */
export function endOf(state: Music, now: Song, entry: string): number {
  const last = state.player.queue.at(-1)?.id === entry && state.player.repeat !== 'all';
  const fade = last || state.player.repeat === 'one' ? 0 : state.settings.crossfade;
  return Math.max(1, now.seconds - Math.min(fade, Math.floor(now.seconds / 3)));
}

/** Begins an entry of the queue from its start. Gives why it could not. */
export function begin(state: Music, ctx: Ctx, id: string): string | null {
  const entry = state.player.queue.find(e => e.id === id);
  if (!entry) return 'This song is no longer in the queue';
  const why = refusal(state, ctx, entry.track);
  if (why !== null) return why;
  Object.assign(state.player, { current: id, position: 0, since: ctx.now });
  state.history.unshift({
    track: entry.track,
    at: ctx.now,
    source: entry.added ? 'queue' : state.player.source,
  });
  state.history.splice(MOST_HISTORY);
  state.plays[entry.track] = (state.plays[entry.track] ?? 0) + 1;
  const found = song(state, ctx, entry.track)!;
  if (!found.local && !isDownloaded(state, entry.track))
    ctx.transferred(bytesOf(found.seconds, streamQuality(state, ctx.device)));
  settle(state, ctx);
  return null;
}

/** Stops where it is. */
export function hold(state: Music, ctx: Ctx): void {
  const { player } = state;
  if (player.since === null) return;
  const entry = currentOf(state);
  const found = entry && song(state, ctx, entry.track);
  player.position = Math.max(
    0,
    Math.min((found?.seconds ?? 0) * 1000, player.position + ctx.now - player.since),
  );
  player.since = null;
  settle(state, ctx);
}

/** Each of these once or more that is there, in order. */
export const present = (state: Music, ctx: Ctx, ids: readonly string[]): string[] =>
  songsOf(state, files(ctx), ids).map(s => s.id);

/** Those of `from` in an order by chance. */
export function shuffled<T>(from: readonly T[], ctx: Ctx, random: () => number = ctx.random): T[] {
  const out = [...from];
  for (let i = out.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1));
    [out[i], out[k]] = [out[k]!, out[i]!];
  }
  return out;
}
