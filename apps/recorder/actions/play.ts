import { Type } from 'typebox';
import { Speed } from '../state.ts';
import { action, found, settlePlayer, notifyPlayer } from './shared.ts';

const { Object: Obj, String: Str, Integer: Int, Boolean: Bool, Optional: Opt } = Type;

/** Playing: where it is follows from the clock, so that rules only move the place that it was counted from. */
export const playing = {
  play: action(
    'Play a recording, from a time in it where that is given',
    Obj({ file: Str(), from: Opt(Int({ minimum: 0 })) }),
    (state, { file, from }, ctx) => {
      const item = found(state, ctx, file);
      if (!item) {
        ctx.toast('This recording is gone');
        return;
      }
      if (state.session && !state.session.stopped && state.session.since !== null) {
        ctx.toast('Stop recording first');
        return;
      }
      if (ctx.os.audio === 'phone') {
        ctx.toast('You can’t play during a call');
        return;
      }
      const { duration } = item.file.media;
      if (state.player?.file === file) settlePlayer(state, ctx);
      else state.player = { file, position: 0, since: null };
      const player = state.player!;
      if (from !== undefined) player.position = Math.min(from, duration);
      if (player.position >= duration) player.position = 0;
      player.since = ctx.now;
      notifyPlayer(state, ctx);
    },
  ),
  pause: action('Pause what plays', Obj({}), (state, _args, ctx) => {
    if (state.player?.since == null) return;
    settlePlayer(state, ctx);
    state.player.since = null;
    notifyPlayer(state, ctx);
  }),
  seek: action(
    'Go to a time in a recording',
    Obj({ file: Str(), to: Int({ minimum: 0 }) }),
    (state, { file, to }, ctx) => {
      const item = found(state, ctx, file);
      if (!item) return;
      const goesOn = state.player?.file === file && state.player.since !== null;
      state.player = {
        file,
        position: Math.min(to, item.file.media.duration),
        since: goesOn ? ctx.now : null,
      };
      notifyPlayer(state, ctx);
    },
  ),
  skip: action('Go some time on or back', Obj({ file: Str(), by: Int() }), (state, { file, by }, ctx) => {
    const item = found(state, ctx, file);
    if (!item) return;
    if (state.player?.file === file) settlePlayer(state, ctx);
    else state.player = { file, position: 0, since: null };
    state.player!.position = Math.max(0, Math.min(item.file.media.duration, state.player!.position + by));
    notifyPlayer(state, ctx);
  }),
  stopPlaying: action('Stop what plays, and put the player away', Obj({}), (state, _args, ctx) => {
    state.player = null;
    notifyPlayer(state, ctx);
  }),
  ended: action('A recording has played to its end', Obj({ file: Str() }), (state, { file }, ctx) => {
    const { player } = state;
    if (player?.file !== file || player.since === null) return;
    const item = found(state, ctx, file);
    if (item) {
      player.position = item.file.media.duration;
      player.since = null;
    }
    notifyPlayer(state, ctx);
  }),
  setSpeed: action(
    'Choose how fast recordings are played',
    Obj({ speed: Speed }),
    (state, { speed }, ctx) => {
      settlePlayer(state, ctx);
      state.playback.speed = speed;
      if (state.player) notifyPlayer(state, ctx);
    },
  ),
  setRepeat: action(
    'Play a recording again at its end, or not',
    Obj({ on: Bool() }),
    (state, { on }, ctx) => {
      settlePlayer(state, ctx);
      state.playback.repeat = on;
      if (state.player) notifyPlayer(state, ctx);
    },
  ),
  setSkipSilence: action('Leave silence out, or not', Obj({ on: Bool() }), (state, { on }, ctx) => {
    settlePlayer(state, ctx);
    state.playback.skipSilence = on;
    if (state.player) notifyPlayer(state, ctx);
  }),
  moveClock: action(
    'The phone’s time was set: what plays or records goes on from where it is',
    Obj({ by: Int() }),
    (state, { by }, ctx) => {
      if (state.session?.since != null) state.session.since += by;
      if (state.player?.since != null) {
        state.player.since += by;
        settlePlayer(state, ctx);
        notifyPlayer(state, ctx);
      }
    },
  ),
};
