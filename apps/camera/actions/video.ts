import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { exposed, freeBytes, VIDEO_RATE } from '../exposure.ts';
import { ranOf } from '../select.ts';
import type { Camera } from '../state.ts';
import { action, keep, mayTag, STORAGE_FULL, wanted } from './shared.ts';

const None = Type.Object({});
const FULL = 'camera-storage-full';
/** What a recording needs to begin, s of video. */
const LEAST = 2;

/** Has a recording end when what is left of storage is used up. */
function watchStorage(state: Camera, ctx: Ctx): void {
  const { since, ranMs } = state.recording!;
  const left = Math.floor((freeBytes(ctx) / VIDEO_RATE[state.settings.videoSize]) * 1000) - ranMs;
  if (since === null) ctx.cancel(FULL);
  else ctx.schedule(since + Math.max(0, left), 'storageFull', {}, FULL);
}

export function askToRecord(state: Camera, ctx: Ctx): void {
  if (freeBytes(ctx) < LEAST * VIDEO_RATE[state.settings.videoSize]) {
    ctx.toast(STORAGE_FULL);
    return;
  }
  ctx.ask('microphone', { action: 'record', args: {} });
}

/** Ends a recording and keeps the video. */
export function stopRecording(state: Camera, ctx: Ctx): void {
  const { recording } = state;
  if (!recording) return;
  const duration = Math.round(ranOf(recording, ctx.now));
  const draft = {
    ...recording.draft,
    duration,
    size: Math.round((duration / 1000) * VIDEO_RATE[state.settings.videoSize]),
  };
  state.recording = null;
  ctx.cancel(FULL);
  ctx.audio(false);
  ctx.screenOn(false);
  // A touch of the shutter and another: there is nothing to keep yet.
  if (duration < 100) {
    ctx.toast('The video is too short');
    return;
  }
  if (wanted(ctx)) state.pending = draft;
  else keep(state, draft, ctx);
}

export const videoActions = {
  record: action(
    'Begin a video; without the microphone it has no sound',
    Type.Object({ result: Type.Boolean() }),
    (state, { result }, ctx) => {
      if (state.recording || state.mode !== 'video' || !ctx.allowed('camera')) return;
      ctx.audio(true);
      ctx.screenOn(true);
      state.recording = {
        draft: exposed(state, ctx, mayTag(state, ctx), 0),
        since: ctx.now,
        ranMs: 0,
        sound: result,
      };
      watchStorage(state, ctx);
      if (!result) ctx.toast('Recording without sound');
    },
  ),
  pauseRecording: action('Pause the video', None, (state, _, ctx) => {
    const { recording } = state;
    if (!recording || recording.since === null) return;
    Object.assign(recording, { ranMs: Math.round(ranOf(recording, ctx.now)), since: null });
    watchStorage(state, ctx);
  }),
  resumeRecording: action('Go on with the video', None, (state, _, ctx) => {
    if (!state.recording || state.recording.since !== null) return;
    state.recording.since = ctx.now;
    watchStorage(state, ctx);
  }),
  stopRecording: action('End the video and keep it', None, (state, _, ctx) => stopRecording(state, ctx)),
  storageFull: action('Storage is used up while a video is recorded', None, (state, _, ctx) => {
    if (!state.recording) return;
    stopRecording(state, ctx);
    ctx.toast('Storage is full. The video was saved');
  }),
};
