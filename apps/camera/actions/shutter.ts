import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { exposed, freeBytes } from '../exposure.ts';
import type { Camera } from '../state.ts';
import { action, keep, mayTag, STORAGE_FULL, wanted } from './shared.ts';
import { askToRecord, stopRecording } from './video.ts';

const None = Type.Object({});
const Answer = Type.Object({ result: Type.Boolean() });
const TIMER = 'camera-countdown';
/** How long the night mode gathers light, s. */
const HOLD = 3;

export function cancelCountdown(state: Camera, ctx: Ctx): void {
  state.countdown = null;
  ctx.cancel(TIMER);
}

function count(state: Camera, seconds: number, hold: boolean, timer: number, ctx: Ctx): void {
  state.countdown = { endsAt: ctx.now + seconds * 1000, seconds, hold };
  ctx.schedule(state.countdown.endsAt, 'expose', { timer, held: hold }, TIMER);
}

function take(state: Camera, timer: number, ctx: Ctx): void {
  const draft = exposed(state, ctx, mayTag(state, ctx), timer);
  if (freeBytes(ctx) < draft.size) {
    ctx.toast(STORAGE_FULL);
    return;
  }
  if (wanted(ctx)) {
    state.pending = draft;
    return;
  }
  const file = keep(state, draft, ctx);
  if (state.settings.review) ctx.open('/review/:file', { file });
}

/** A picture after what it has to wait for: the self-timer first, then the light of the night mode. */
function begin(state: Camera, timer: number, ctx: Ctx): void {
  if (state.mode === 'night') count(state, HOLD, true, timer, ctx);
  else take(state, timer, ctx);
}

/** Asks for what the viewfinder needs, and where it may, for the place. Runs when it comes to the front. */
export function arrive(state: Camera, kind: 'photo' | 'video' | null, ctx: Ctx): void {
  if (kind === null) {
    state.pending = null;
  } else if ((kind === 'video') !== (state.mode === 'video')) state.mode = kind;
  if (state.recording === null && state.countdown === null) state.exposure = 0;
  ctx.ask('camera', { action: 'cameraAnswered', args: {} });
}

/** What runs in the viewfinder ends where another screen comes over it. */
export function rest(state: Camera, _: object, ctx: Ctx): void {
  cancelCountdown(state, ctx);
  stopRecording(state, ctx);
}

export const shutterActions = {
  shutter: action(
    'Press the shutter: take a photo, or start its timer; begin or end a video',
    None,
    (state, _, ctx) => {
      if (!ctx.allowed('camera') || state.pending) return;
      if (state.countdown) {
        cancelCountdown(state, ctx);
        return;
      }
      if (state.recording) {
        stopRecording(state, ctx);
        return;
      }
      if (state.mode === 'video') {
        askToRecord(state, ctx);
        return;
      }
      const { timer } = state.settings;
      if (timer > 0) count(state, timer, false, timer, ctx);
      else begin(state, 0, ctx);
    },
  ),
  expose: action(
    'What the photo waited for is over',
    Type.Object({ timer: Type.Integer(), held: Type.Boolean() }),
    (state, { timer, held }, ctx) => {
      if (!state.countdown) return;
      state.countdown = null;
      if (held) take(state, timer, ctx);
      else begin(state, timer, ctx);
    },
  ),
  cancelTimer: action('Stop the countdown of the self-timer', None, (state, _, ctx) =>
    cancelCountdown(state, ctx),
  ),
  leave: action(
    'The viewfinder is no longer shown: a countdown ends, and a video is saved',
    None,
    (state, _, ctx) => {
      rest(state, {}, ctx);
      state.pending = null;
    },
  ),
  moveClock: action(
    'The phone’s time was set: what lasts some time lasts as long',
    Type.Object({ by: Type.Integer() }),
    (state, { by }, ctx) => {
      if (state.countdown) {
        state.countdown.endsAt += by;
        const { timer } = state.settings;
        ctx.schedule(state.countdown.endsAt, 'expose', { timer, held: state.countdown.hold }, TIMER);
      }
      if (state.recording?.since != null) state.recording.since += by;
    },
  ),
  cameraAnswered: action('The person allowed or refused the camera', Answer, (state, { result }, ctx) => {
    // The place is asked for once, when the camera is used for the first time.
    if (result && state.settings.location && ctx.os.permissions['camera']?.location === undefined)
      ctx.ask('location', { action: 'locationAnswered', args: {} });
  }),
  locationAnswered: action('The person allowed or refused the place', Answer, (state, { result }) => {
    if (!result) state.settings.location = false;
  }),
  askCamera: action('Ask for the camera again, or show where it can be allowed', None, (_, __, ctx) => {
    if (ctx.os.permissions['camera']?.camera === 'never')
      ctx.system('openAt', { app: 'settings', path: '/app/camera/permissions' });
    else ctx.ask('camera', { action: 'cameraAnswered', args: {} });
  }),
};
