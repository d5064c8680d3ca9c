import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { pictureOf, positionOf } from '../select.ts';
import type { Gallery } from '../state.ts';
import { action, OneFile } from './shared.ts';

const { Object: Obj, Integer: Int, Boolean: Bool } = Type;
/** How often a video that plays looks whether it is still on the screen. */
const LOOK_MS = 1_000;
const TIMER = 'gallery-player';
const pathOf = (file: string) => `/view/${encodeURIComponent(file)}`;
const lengthOf = (ctx: Ctx, file: string): number =>
  pictureOf(ctx.device.storage.files, file)?.media.duration ?? 0;

/** Waits for the next look, or for the end where that comes first. */
function watch(state: Gallery, ctx: Ctx): void {
  const { player } = state;
  if (!player || player.since === null) {
    ctx.cancel(TIMER);
    return;
  }
  const left = lengthOf(ctx, player.file) - positionOf(player, player.file, ctx.now, Infinity);
  ctx.schedule(ctx.now + Math.max(1, Math.min(LOOK_MS, left)), 'watch', {}, TIMER);
}

/** Holds a video where it is. */
export function pausePlayer(state: Gallery, ctx: Ctx): void {
  const { player } = state;
  if (!player || player.since === null) return;
  player.position = positionOf(player, player.file, ctx.now, lengthOf(ctx, player.file));
  player.since = null;
  ctx.cancel(TIMER);
  ctx.audio(false);
}

export function stopPlayer(state: Gallery, ctx: Ctx): void {
  pausePlayer(state, ctx);
  state.player = null;
}

export const playerActions = {
  play: action(
    'Play a video from where it stands, or again from its beginning where it was at its end',
    Obj(OneFile),
    (state, { file }, ctx) => {
      const item = pictureOf(ctx.device.storage.files, file);
      if (item?.media.kind !== 'video') return;
      const at = positionOf(state.player, file, ctx.now, item.media.duration);
      state.player = { file, position: at >= item.media.duration ? 0 : at, since: ctx.now };
      if (!state.muted) ctx.audio(true);
      watch(state, ctx);
    },
  ),
  pause: action('Pause the video', Obj({}), (state, _, ctx) => pausePlayer(state, ctx)),
  seek: action(
    'Go to a position of a video, ms',
    Obj({ ...OneFile, position: Int({ minimum: 0 }) }),
    (state, { file, position }, ctx) => {
      const item = pictureOf(ctx.device.storage.files, file);
      if (item?.media.kind !== 'video') return;
      const runs = state.player?.file === file && state.player.since !== null;
      state.player = {
        file,
        position: Math.min(position, item.media.duration),
        since: runs ? ctx.now : null,
      };
      watch(state, ctx);
    },
  ),
  mute: action('Play videos without sound, or with it', Obj({ on: Bool() }), (state, { on }, ctx) => {
    state.muted = on;
    if (state.player && state.player.since !== null) ctx.audio(!on);
  }),
  watch: action('See whether the video that plays has ended or left the screen', Obj({}), (state, _, ctx) => {
    const { player } = state;
    if (!player || player.since === null) return;
    const length = lengthOf(ctx, player.file);
    if (length === 0) {
      stopPlayer(state, ctx);
      return;
    }
    if (!ctx.showing(pathOf(player.file)) || positionOf(player, player.file, ctx.now, length) >= length)
      pausePlayer(state, ctx);
    else watch(state, ctx);
  }),
};
