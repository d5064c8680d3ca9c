import { Type } from 'typebox';
import { StringEnum } from '../../src/state/schema.ts';
import { orderedEntries } from '../../src/state/order.ts';
import type { PhoneApp } from './state.ts';
import { activeCall, callOnHold, lastDialled, liveRows } from './select.ts';
import {
  Bool,
  Obj,
  Str,
  action,
  finish,
  headset,
  later,
  place,
  settle,
  sideOf,
  notifyOngoing,
} from './calls.ts';

const ByCall = Obj({ call: Str() });

/** The call that is heard or on hold; of a conference, every call in it. */
function mainCalls(state: PhoneApp): string[] {
  const main = activeCall(state) ?? callOnHold(state);
  if (!main) return [];
  const calls = main.conference ? liveRows(state).filter(c => c.conference) : [main];
  return calls.map(c => c.id);
}

export const calling = {
  place: action('Call a number', Obj({ number: Str() }), (state, { number }, ctx) => {
    ctx.dismiss(`missed-${number}`);
    place(state, ctx, number);
  }),
  redial: action('Call the number dialled last again', Obj({}), (state, _args, ctx) => {
    const number = lastDialled(state);
    if (number === '') ctx.toast('No number was dialled yet');
    else place(state, ctx, number);
  }),
  progress: action('Move a call on to what the other side does next', ByCall, (state, { call: id }, ctx) => {
    const call = state.current[id];
    if (!call || call.state === 'ended') return;
    if (call.answeredAt !== null) {
      finish(state, ctx, id, 'theyHungUp');
      return;
    }
    if (call.direction !== 'outgoing') return;
    if (call.state === 'dialling') {
      if (call.outcome === 'busy' || call.outcome === 'unreachable') {
        finish(state, ctx, id, call.outcome);
        return;
      }
      call.state = 'ringing';
      later(state, ctx, id, ctx.now + call.ringMs);
      return;
    }
    if (call.outcome === 'noAnswer') {
      finish(state, ctx, id, 'noAnswer');
      return;
    }
    call.state = 'active';
    call.answeredAt = ctx.now;
    later(state, ctx, id, call.talkMs === null ? null : ctx.now + call.talkMs);
    notifyOngoing(state, ctx);
  }),
  clear: action('Take an ended call off the screen', ByCall, (state, { call }, ctx) => {
    if (state.current[call]?.state !== 'ended') return;
    delete state.current[call];
    settle(state, ctx);
  }),
  hangUp: action(
    'End a call, or the one that is heard',
    Obj({ call: Type.Optional(Str()) }),
    (state, { call }, ctx) => {
      for (const id of call === undefined ? mainCalls(state) : [call]) {
        const current = state.current[id];
        const isRinging = current?.direction === 'incoming' && current.state === 'ringing';
        if (current && !isRinging) finish(state, ctx, id, 'hungUp');
      }
    },
  ),
  hold: action(
    'Put the call that is heard on hold, or take it back',
    Obj({ on: Bool() }),
    (state, { on }, ctx) => {
      const all = Object.values(state.current);
      if (on) {
        const main = activeCall(state);
        if (main?.state !== 'active') return;
        for (const c of all) if (c.state === 'active') c.state = 'held';
      } else if (!activeCall(state)) for (const c of all) if (c.state === 'held') c.state = 'active';
      notifyOngoing(state, ctx);
    },
  ),
  swap: action('Change between the call that is heard and the one on hold', Obj({}), (state, _args, ctx) => {
    const all = Object.values(state.current).filter(c => c.state === 'active' || c.state === 'held');
    if (!all.some(c => c.state === 'active') || !all.some(c => c.state === 'held')) return;
    for (const c of all) c.state = c.state === 'active' ? 'held' : 'active';
    notifyOngoing(state, ctx);
  }),
  merge: action('Make one conference of two calls', Obj({}), (state, _args, ctx) => {
    const all = Object.values(state.current).filter(c => c.state === 'active' || c.state === 'held');
    if (all.length < 2) return;
    for (const c of all) Object.assign(c, { state: 'active', conference: true });
    notifyOngoing(state, ctx);
  }),
  mute: action('Turn the microphone off or on', Obj({ on: Bool() }), (state, { on }) => {
    if (activeCall(state) ?? callOnHold(state)) state.muted = on;
  }),
  setAudio: action(
    'Choose where the call is heard',
    Obj({ to: StringEnum(['earpiece', 'speaker', 'bluetooth']) }),
    (state, { to }, ctx) => {
      if (Object.keys(state.current).length === 0 || (to === 'bluetooth' && !headset(ctx.device))) return;
      state.audio = to;
    },
  ),
  pressKeys: action(
    'Send tones to the other side',
    Obj({ keys: Str({ pattern: '^[0-9*#]+$' }) }),
    (state, { keys }, ctx) => {
      const main = activeCall(state);
      if (!main) return;
      const hear = orderedEntries(state.current, (a, b) => a.startedAt - b.startedAt).filter(
        ([id, c]) => id === main.id || (main.conference && c.conference),
      );
      for (const [, c] of hear) c.digits += keys;
      if (main.state !== 'active') return;
      // One by one, as keys are pressed: several at once are the same act.
      const to = hear.flatMap(([, c]) => sideOf(c.number));
      for (const tone of keys) ctx.effect('form', to, { fields: { tone } });
    },
  ),
};
