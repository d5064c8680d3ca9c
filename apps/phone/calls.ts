import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { international, sameNumber } from '../../src/sdk/core/telephone.ts';
import type { Device } from '../../src/state/phone/index.ts';
import { orderedRows } from '../../src/state/order.ts';
import {
  callerName,
  activeCall,
  callOnHold,
  isEmergency,
  liveRows,
  playedMs,
  ringing,
  ruleFor,
  logRows,
} from './select.ts';
import type { LiveCall, PhoneApp } from './state.ts';

export const action = actionsOf<PhoneApp>();
export const { Object: Obj, String: Str, Boolean: Bool } = Type;

/** Time between dialling and the first ring, ms; how long an ended call is shown. */
export const DIAL_MS = 1_500;
export const ENDED_MS = 2_000;

/** Id of the timer that moves a call on. */
const timerOf = (call: string): string => `phone-${call}`;

/** Lets something happen to a call at a time, in place of what was to happen. */
export function later(
  state: PhoneApp,
  ctx: Ctx,
  id: string,
  at: number | null,
  what: 'progress' | 'ringOut' | 'clear' = 'progress',
): void {
  const call = state.current[id];
  if (call) call.nextAt = at;
  if (at === null) ctx.cancel(timerOf(id));
  else ctx.schedule(at, what, { call: id }, timerOf(id));
}

/** What the phone calls the other side. */
export const whoIs = (ctx: Ctx, { number, name }: Pick<LiveCall, 'number' | 'name'>): string =>
  callerName(number, name, number === '' ? null : ctx.provider('contacts')?.byNumber(number));
export const portraitOf = (ctx: Ctx, number: string): string | null =>
  number === '' ? null : (ctx.provider('contacts')?.byNumber(number)?.portrait ?? null);

/** How the ledger names the other side: nobody where the number is withheld. */
export const sideOf = (number: string): string[] => (number === '' ? [] : [international(number)]);

/** Whether the mobile network can be reached. */
export const hasNetwork = ({ radios }: Pick<Device, 'radios'>): boolean =>
  !radios.aeroplane && radios.signal > 0;

/** Without the network the phone does not hear of a call, and a forwarded call rings elsewhere. */
export const comesHere = ({ settings: { forwarding } }: PhoneApp, ctx: Ctx): boolean =>
  hasNetwork(ctx.device) && !(forwarding.on && forwarding.number !== '');

const underWay = (state: PhoneApp): boolean => Object.values(state.current).some(c => c.state !== 'ended');

/** Leaves the phone's sound to other apps, unless a call or a voicemail is heard. */
export function quiet(state: PhoneApp, ctx: Ctx): void {
  if (!underWay(state) && state.playing?.startedAt == null) ctx.audio(false);
}

/** Halts the voicemail that plays where it is. */
export function haltVoicemail(state: PhoneApp, ctx: Ctx): void {
  const { playing } = state;
  if (playing?.startedAt == null) return;
  Object.assign(playing, {
    fromMs: playedMs(playing, ctx.now, state.voicemails[playing.voicemail]?.seconds ?? 0),
    startedAt: null,
  });
  ctx.cancel('phone-playing');
  quiet(state, ctx);
}

function ongoingWords(state: string, isAnotherHeld: boolean): string {
  if (state === 'held') return 'On hold';
  if (state !== 'active') return 'Calling…';
  return isAnotherHeld ? 'Ongoing call, one more on hold' : 'Ongoing call';
}

/** Keeps the notification of the ongoing call up to date. */
export function notifyOngoing(state: PhoneApp, ctx: Ctx): void {
  const running = activeCall(state) ?? callOnHold(state);
  // Music stops for a call, outgoing ones too.
  if (underWay(state)) ctx.audio(true);
  else quiet(state, ctx);
  if (!running) {
    ctx.dismiss('ongoing');
    return;
  }
  const others = liveRows(state).filter(c => c.state !== 'ended' && c.answeredAt !== null);
  const picture = portraitOf(ctx, running.number);
  ctx.notify({
    channel: 'ongoing',
    tag: 'ongoing',
    ongoing: true,
    silent: true,
    route: '/call',
    ...(picture ? { picture } : {}),
    title: running.conference ? `Conference call, ${others.length} people` : whoIs(ctx, running),
    text: ongoingWords(running.state, callOnHold(state) !== undefined),
    ...(running.answeredAt === null ? {} : { counts: { at: running.answeredAt, down: false } }),
    actions: [{ id: 'hang-up', label: 'Hang up', action: 'hangUp', args: {} }],
  });
}

/** Closes what belongs to calls where there is none any more. */
export function settle(state: PhoneApp, ctx: Ctx): void {
  if (Object.keys(state.current).length === 0) {
    state.audio = 'earpiece';
    state.muted = false;
    ctx.close('/call');
  }
  notifyOngoing(state, ctx);
}

/** Puts every call that is heard on hold. */
export function holdOthers(state: PhoneApp, except: string): void {
  for (const [id, c] of Object.entries(state.current))
    if (id !== except && c.state === 'active') c.state = 'held';
}

/** Ends a call that was dialled or answered. A call on hold comes back where nothing else is heard. */
export function finish(state: PhoneApp, ctx: Ctx, id: string, end: NonNullable<LiveCall['end']>): void {
  const call = state.current[id];
  if (!call || call.state === 'ended') return;
  const row = state.calls[id];
  if (row && call.answeredAt !== null)
    // 0 would say that nobody answered.
    row.seconds = Math.max(1, Math.floor((ctx.now - call.answeredAt) / 1000));
  Object.assign(call, { state: 'ended', endedAt: ctx.now, end });
  later(state, ctx, id, ctx.now + ENDED_MS, 'clear');
  const left = Object.values(state.current).filter(c => c.conference && c.state !== 'ended');
  if (left.length < 2) for (const c of left) c.conference = false;
  const waits = callOnHold(state);
  if (waits && !activeCall(state))
    for (const c of Object.values(state.current)) if (c.state === 'held') c.state = 'active';
  notifyOngoing(state, ctx);
}

/** A microphone or a loudspeaker that a call can be heard with is connected. */
export const headset = ({ radios }: Pick<Device, 'radios'>) =>
  radios.bluetooth
    ? orderedRows(radios.devices).find(
        d => d.connected && (d.kind === 'headphones' || d.kind === 'car' || d.kind === 'speaker'),
      )
    : undefined;

/** Dials a number, and shows the call. Where that cannot be, the phone says why and nothing is logged. */
export function place(state: PhoneApp, ctx: Ctx, wanted: string): void {
  const number = wanted.replace(/[^\d+*#]/g, '');
  if (number === '') return;
  if (/[*#]/.test(number)) {
    ctx.toast('Dial codes on the dial pad');
    return;
  }
  const emergency = isEmergency(number);
  if (!hasNetwork(ctx.device) && !(emergency && ctx.device.radios.signal > 0)) {
    ctx.toast(
      ctx.device.radios.aeroplane
        ? 'Mobile network not available. Turn off aeroplane mode to call.'
        : 'Mobile network not available',
    );
    return;
  }
  if (ringing(state)) {
    ctx.toast('Answer or decline the incoming call first');
    return;
  }
  const there = liveRows(state).filter(c => c.state !== 'ended');
  if (there.some(c => c.state === 'dialling' || c.state === 'ringing') || there.length > 1) {
    ctx.raise('/call');
    ctx.toast('You can’t add more calls');
    return;
  }
  if (state.playing?.startedAt != null) {
    state.playing = null;
    ctx.cancel('phone-playing');
  }
  ctx.effect('call', sideOf(number), { direction: 'out' });
  const id = ctx.id('call');
  const { outcome, ringMs, talkMs, says } = emergency
    ? {
        outcome: 'answers' as const,
        ringMs: 2_000,
        talkMs: null,
        says: 'Emergency. Which service do you require?',
      }
    : ruleFor(state, number);
  const name = emergency ? 'Emergency number' : nameKnown(state, number);
  state.calls[id] = { number, name, kind: 'outgoing', at: ctx.now, seconds: 0, seen: true };
  state.current[id] = {
    number,
    name,
    direction: 'outgoing',
    state: 'dialling',
    startedAt: ctx.now,
    answeredAt: null,
    endedAt: null,
    nextAt: null,
    end: null,
    outcome,
    ringMs,
    talkMs,
    says,
    leaves: null,
    digits: '',
    silenced: false,
    conference: false,
  };
  holdOthers(state, id);
  if (there.length === 0) state.audio = headset(ctx.device) ? 'bluetooth' : 'earpiece';
  later(state, ctx, id, ctx.now + DIAL_MS);
  notifyOngoing(state, ctx);
  ctx.raise('/call');
  // The pad has done its work: after the call one is where one was before it.
  ctx.close('/pad');
}

/** Name that the network gave the last time with this number. */
const nameKnown = (state: PhoneApp, number: string): string => {
  const rows = logRows(state).filter(c => c.name !== '');
  return rows.find(c => sameNumber(c.number, number))?.name ?? '';
};
