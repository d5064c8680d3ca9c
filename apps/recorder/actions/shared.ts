import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { exactWords, timeWords } from '../formats.ts';
import { itemAt, positionOf, recordedOf, remaining, type Item } from '../select.ts';
import type { Recorder } from '../state.ts';

export const action = actionsOf<Recorder>();

/** The timer that ends what plays. */
const END = 'recorder-end';

export const found = (state: Recorder, ctx: Ctx, id: string): Item | undefined =>
  itemAt(ctx.device.storage.files, state.recordings, id);

/** Says what is recorded, with its buttons, or takes the word away. */
export function notifySession(state: Recorder, ctx: Ctx): void {
  const { session } = state;
  ctx.screenOn(session?.since != null && state.settings.keepOn);
  if (!session || session.stopped) {
    ctx.dismiss('recording');
    return;
  }
  const stop = { id: 'stop', label: 'Stop', action: 'saveNow', args: {} };
  const common = {
    channel: 'recording',
    tag: 'recording',
    ongoing: true,
    silent: true,
    route: session.capture ? '/capture' : '/record',
  };
  if (session.since !== null)
    ctx.notify({
      ...common,
      title: 'Recording',
      text: 'Tap to see it',
      counts: { at: ctx.now - recordedOf(session, ctx.now), down: false },
      actions: [{ id: 'pause', label: 'Pause', action: 'pauseRecording', args: {} }, stop],
    });
  else
    ctx.notify({
      ...common,
      title: 'Recording paused',
      text: `${timeWords(session.recorded)} recorded`,
      actions: [{ id: 'resume', label: 'Resume', action: 'resumeRecording', args: {} }, stop],
    });
}

/** Keeps what is paused where it is now. */
export function holdSession(state: Recorder, ctx: Ctx): void {
  const { session } = state;
  if (session?.since == null) return;
  session.recorded = recordedOf(session, ctx.now);
  session.since = null;
}

/** Puts what waits for the player, its notification and the phone's sound to how it is now. */
export function notifyPlayer(state: Recorder, ctx: Ctx): void {
  const { player } = state;
  ctx.cancel(END);
  const item = player ? found(state, ctx, player.file) : undefined;
  if (!player || !item) {
    state.player = null;
    ctx.dismiss('player');
    if (state.session?.since == null) ctx.audio(false);
    return;
  }
  const common = {
    channel: 'playing',
    tag: 'player',
    title: item.name,
    silent: true,
    route: `/play/${player.file}`,
  };
  const stop = { id: 'stop', label: 'Stop', action: 'stopPlaying', args: {} };
  if (player.since !== null) {
    ctx.audio(true);
    if (!state.playback.repeat)
      ctx.schedule(
        ctx.now + remaining(item, state.playback, player.position),
        'ended',
        { file: player.file },
        END,
      );
    ctx.notify({
      ...common,
      text: 'Playing',
      ongoing: true,
      actions: [{ id: 'pause', label: 'Pause', action: 'pause', args: {} }, stop],
    });
  } else {
    if (state.session?.since == null) ctx.audio(false);
    ctx.notify({
      ...common,
      text: `Paused at ${timeWords(player.position)}`,
      ongoing: false,
      actions: [{ id: 'play', label: 'Play', action: 'play', args: { file: player.file } }, stop],
    });
  }
}

/** Moves what the player keeps to now, so that speed and place may change from here. */
export function settlePlayer(state: Recorder, ctx: Ctx): Item | undefined {
  const { player } = state;
  const item = player ? found(state, ctx, player.file) : undefined;
  if (!player || !item) return undefined;
  player.position = positionOf(player, item, state.playback, ctx.now);
  if (player.since !== null) player.since = ctx.now;
  return item;
}

/** Where a marker is set, in words that name it. */
export const markerName = (count: number, at: number): string =>
  `Marker ${count} at ${exactWords(at).replace(/\.0$/, '')}`;
