import { addressAt, degreesOf, harrowBay as city } from '../../../src/sdk/city/index.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { KINDS } from '../kinds.ts';
import { heartAt, liveOf, motionAt, ranBy, splitsOf } from '../live.ts';
import { type Fitness, type Recording } from '../state.ts';
import { degreesOfLine, encoded, goneOf, lineOf } from '../track.ts';
import { distanceWords, rateWords, timeWords } from '../units.ts';
import { plain } from './shared.ts';

/** How often the phone's place follows, ms. */
const TICK_MS = 10_000;
const TICK = 'fitness-tick';
export const BEGIN = 'fitness-begin';
const TAG = 'recording';

export const liveNow = (state: Fitness, now: number) =>
  liveOf(plain(state.recording!), state.recording!.endedAt ?? now, state.profile.maxHeart);

/** Puts the notification of the recording to how it is now. */
export function tell(state: Fitness, ctx: Ctx): void {
  const r = state.recording;
  if (!r || r.phase === 'finished') {
    ctx.dismiss(TAG);
    return;
  }
  const { time, metres, standing } = liveNow(state, ctx.now);
  const { units } = state.settings;
  const words =
    KINDS[r.type].rate === 'none'
      ? ''
      : `${distanceWords(metres, units)} · ${rateWords(r.type, metres, time / 1000, units)}`;
  const button = (id: string, label: string, name: string) => ({ id, label, action: name, args: {} });
  const common = {
    channel: 'recording',
    tag: TAG,
    title: KINDS[r.type].name,
    silent: true,
    ongoing: true,
    route: '/record',
  };
  const still = r.autoPause && standing;
  if (r.phase === 'countdown')
    ctx.notify({ ...common, text: 'Starting', counts: { at: r.startedAt, down: true } });
  else if (r.phase === 'paused')
    ctx.notify({
      ...common,
      text: [`Paused at ${timeWords(time / 1000)}`, words].filter(Boolean).join(' · '),
      actions: [button('resume', 'Resume', 'resumeRecording'), button('finish', 'Finish', 'finishRecording')],
    });
  else
    ctx.notify({
      ...common,
      text: [still ? 'Auto-paused' : '', words].filter(Boolean).join(' · ') || 'Recording',
      ...(still ? {} : { counts: { at: ctx.now - time, down: false } }),
      actions: [button('pause', 'Pause', 'pauseRecording'), button('finish', 'Finish', 'finishRecording')],
    });
}

/** Waits until the phone's place is looked at again, or until one stands or goes on, so that the notification is right. */
export function wait(state: Fitness, ctx: Ctx): void {
  const r = state.recording!;
  const ran = ranBy(r, ctx.now);
  const { changes } = motionAt(r.type, r.seed, ran);
  ctx.schedule(ctx.now + Math.max(1, Math.min(TICK_MS, changes - ran)), 'tick', {}, TICK);
}

/** Takes the phone to where the recording is on its way. */
export function move(state: Fitness, ctx: Ctx): void {
  const { point } = liveNow(state, ctx.now);
  if (!point) return;
  const heading = (Math.round((((point.angle * 180) / Math.PI + 450) % 360) * 10) / 10) % 360;
  ctx.system('movePhone', { ...degreesOf(point), name: addressAt(city, point).name, heading });
}

export function run(state: Fitness, ctx: Ctx): void {
  const r = state.recording!;
  r.phase = 'running';
  r.since = ctx.now;
  r.endedAt = null;
  ctx.screenOn(state.settings.keepAwake);
  wait(state, ctx);
  tell(state, ctx);
}

export function halt(state: Fitness, ctx: Ctx, phase: 'paused' | 'finished'): void {
  const r = state.recording!;
  r.before = ranBy(r, ctx.now);
  r.since = null;
  r.phase = phase;
  ctx.cancel(TICK);
  ctx.screenOn(false);
  move(state, ctx);
  tell(state, ctx);
}

export function drop(state: Fitness, ctx: Ctx): void {
  state.recording = null;
  ctx.cancel(TICK);
  ctx.cancel(BEGIN);
  ctx.screenOn(false);
  ctx.dismiss(TAG);
}

/** The recorded activity, without its words. */
export function measured(state: Fitness, r: Recording) {
  const end = r.endedAt!;
  const live = liveOf(r, end, state.profile.maxHeart);
  const line = r.line === '' ? null : lineOf(r.line);
  const hearts = Array.from({ length: 41 }, (_, i) =>
    heartAt(r.type, r.seed, (live.moved * i) / 40, state.profile.maxHeart),
  );
  const seconds = Math.round(live.time / 1000);
  const splits = live.metres > 0 ? splitsOf(r, end) : [];
  // What came after the last lap is one too.
  const rest = {
    seconds: seconds - r.laps.reduce((s, l) => s + l.seconds, 0),
    metres: live.metres - r.laps.reduce((s, l) => s + l.metres, 0),
  };
  const laps = r.laps.length > 0 && rest.seconds > 0 ? [...r.laps, rest] : r.laps;
  return {
    type: r.type,
    startedAt: r.startedAt,
    seconds,
    elapsed: Math.max(seconds, Math.round((end - r.startedAt) / 1000)),
    metres: live.metres,
    climb: live.climb,
    heart: Math.round(hearts.reduce((s, h) => s + h, 0) / hearts.length),
    maxHeart: Math.max(...hearts),
    place: r.place,
    track: line && live.metres > 0 ? encoded(degreesOfLine(goneOf(line, live.metres))) : '',
    splits,
    laps,
    markers: r.markers,
    photos: r.photos,
    source: 'recorded' as const,
    seed: r.seed,
  };
}
