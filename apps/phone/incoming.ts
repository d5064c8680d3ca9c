import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import {
  comesHere,
  finish,
  haltVoicemail,
  headset,
  holdOthers,
  later,
  place,
  portraitOf,
  settle,
  sideOf,
  notifyOngoing,
  whoIs,
} from './calls.ts';
import { alike, isBlocked, liveRows, numberPath, ringing, ruleFor } from './select.ts';
import type { Call, PhoneApp } from './state.ts';

const action = actionsOf<PhoneApp>();
const { Object: Obj, String: Str, Optional: Opt, Integer: Int } = Type;
const ByCall = Obj({ call: Str() });

/** How long a call rings, and within what time a second call of a number counts as urgent, ms (Android: 15 minutes). */
const RING_MS = 25_000;
const REPEAT_MS = 15 * 60_000;
/** Between the end of the ringing and the caller's first word on the voicemail, ms. */
const GREETING_MS = 8_000;

/** Shows the incoming call wherever the person is. */
function notifyRinging(state: PhoneApp, ctx: Ctx, id: string, silenced: boolean): void {
  const call = state.current[id]!;
  ctx.audio(true);
  const contact = call.number === '' ? undefined : ctx.provider('contacts')?.byNumber(call.number);
  const repeated =
    call.number !== '' &&
    Object.values(state.calls).some(
      c =>
        alike(c.number, call.number) &&
        c.kind !== 'outgoing' &&
        c.kind !== 'blocked' &&
        c.at < call.startedAt &&
        call.startedAt - c.at <= REPEAT_MS,
    );
  const picture = portraitOf(ctx, call.number);
  ctx.notify({
    channel: 'incoming',
    tag: 'incoming',
    title: whoIs(ctx, call),
    text: 'Incoming call',
    ongoing: true,
    route: '/call',
    ...(picture ? { picture } : {}),
    starred: contact?.starred ?? false,
    repeated,
    // A call that was silenced no longer takes the keys. On the call screen itself a heads-up would say it twice.
    ...(silenced ? { silent: true } : { ringing: 'call' as const, silent: ctx.showing('/call') }),
    actions: [
      { id: 'decline', label: 'Decline', action: 'decline', args: { call: id } },
      { id: 'answer', label: 'Answer', action: 'answer', args: { call: id } },
    ],
  });
}

/** Writes an incoming call that was not talked into the log. */
function logUnanswered(
  state: PhoneApp,
  id: string,
  kind: Call['kind'],
  { number, name, at }: { number: string; name: string; at: number },
): void {
  state.calls[id] = { number, name, kind, at, seconds: 0, seen: kind !== 'missed' };
}

function notifyMissed(state: PhoneApp, ctx: Ctx, number: string, name: string): void {
  const count = Object.values(state.calls).filter(
    c => c.kind === 'missed' && !c.seen && alike(c.number, number),
  ).length;
  const picture = portraitOf(ctx, number);
  ctx.notify({
    channel: 'missed',
    tag: `missed-${number}`,
    title: count > 1 ? `${count} missed calls` : 'Missed call',
    text: whoIs(ctx, { number, name }),
    route: numberPath(number),
    ...(picture ? { picture } : {}),
    actions:
      number === ''
        ? []
        : [
            { id: 'call-back', label: 'Call back', action: 'callBack', args: { number } },
            { id: 'message', label: 'Message', action: 'message', args: { number } },
          ],
  });
}

/** Ends the ringing without an answer. What the caller wants to say goes to the voicemail. */
function stopRinging(state: PhoneApp, ctx: Ctx, id: string, kind: 'missed' | 'declined'): void {
  const call = state.current[id];
  if (call?.direction !== 'incoming' || call.state !== 'ringing') return;
  const { number, name, startedAt: at, leaves } = call;
  later(state, ctx, id, null);
  delete state.current[id];
  logUnanswered(state, id, kind, { number, name, at });
  ctx.dismiss('incoming');
  if (kind === 'missed') notifyMissed(state, ctx, number, name);
  if (leaves)
    ctx.schedule(
      ctx.now + GREETING_MS + leaves.seconds * 1000,
      'leave',
      { number, name, ...leaves },
      `phone-voicemail-${id}`,
    );
  settle(state, ctx);
}

/** Answers a call that rings; what was heard until then waits on hold. */
function take(state: PhoneApp, ctx: Ctx, id: string | undefined): void {
  const call = id === undefined ? undefined : state.current[id];
  if (id === undefined || call?.direction !== 'incoming' || call.state !== 'ringing') return;
  ctx.effect('call', sideOf(call.number), { direction: 'in' });
  if (state.playing?.startedAt != null) {
    state.playing = null;
    ctx.cancel('phone-playing');
  }
  if (liveRows(state).every(c => c.id === id || c.state === 'ended'))
    state.audio = headset(ctx.device) ? 'bluetooth' : 'earpiece';
  holdOthers(state, id);
  Object.assign(call, { state: 'active', answeredAt: ctx.now });
  state.calls[id] = {
    number: call.number,
    name: call.name,
    kind: 'incoming',
    at: call.startedAt,
    seconds: 0,
    seen: true,
  };
  later(state, ctx, id, call.talkMs === null ? null : ctx.now + call.talkMs);
  ctx.dismiss('incoming');
  notifyOngoing(state, ctx);
  ctx.raise('/call');
}

export const incoming = {
  missCall: action(
    'A call came while the app could not run',
    Obj({ number: Str(), name: Opt(Str()), at: Int() }),
    (state, { number, name = '', at }, ctx) => {
      if (!comesHere(state, ctx) || isBlocked(state, number)) return;
      logUnanswered(state, ctx.id('call'), 'missed', { number, name, at });
      notifyMissed(state, ctx, number, name);
    },
  ),
  receive: action(
    'A call comes in',
    Obj({
      number: Str({ description: 'Empty where it is withheld.' }),
      name: Opt(Str({ description: 'Name that the network gives.' })),
      ringMs: Opt(Int({ minimum: 0 })),
      talkMs: Opt(Int({ minimum: 0 })),
      says: Opt(Str()),
      voicemail: Opt(
        Obj(
          { text: Str(), seconds: Int({ minimum: 1 }) },
          { description: 'What the caller leaves where nobody answers.' },
        ),
      ),
    }),
    (state, { number, name = '', ringMs = RING_MS, talkMs, says, voicemail }, ctx) => {
      if (!comesHere(state, ctx)) return;
      const id = ctx.id('call');
      const there = liveRows(state).filter(c => c.state !== 'ended');
      if (isBlocked(state, number) || (number === '' && state.settings.blockUnknown)) {
        logUnanswered(state, id, 'blocked', { number, name, at: ctx.now });
        return;
      }
      if (number !== '' && ctx.provider('contacts')?.byNumber(number)?.toVoicemail) {
        // The person asked not to be told.
        state.calls[id] = { number, name, kind: 'missed', at: ctx.now, seconds: 0, seen: true };
        if (voicemail)
          ctx.schedule(
            ctx.now + GREETING_MS + voicemail.seconds * 1000,
            'leave',
            { number, name, ...voicemail },
            `phone-voicemail-${id}`,
          );
        return;
      }
      if (there.some(c => alike(c.number, number)) || (there.length > 0 && !state.settings.callWaiting))
        return;
      if (there.length > 1 || ringing(state)) {
        logUnanswered(state, id, 'missed', { number, name, at: ctx.now });
        notifyMissed(state, ctx, number, name);
        return;
      }
      const rule = ruleFor(state, number);
      state.current[id] = {
        number,
        name,
        direction: 'incoming',
        state: 'ringing',
        startedAt: ctx.now,
        answeredAt: null,
        endedAt: null,
        nextAt: null,
        end: null,
        outcome: 'answers',
        ringMs,
        talkMs: talkMs ?? rule.talkMs,
        says: says ?? (number === '' ? '' : rule.outcome === 'answers' ? rule.says : ''),
        leaves: voicemail ?? null,
        digits: '',
        silenced: false,
        conference: false,
      };
      haltVoicemail(state, ctx);
      later(state, ctx, id, ctx.now + ringMs, 'ringOut');
      notifyRinging(state, ctx, id, false);
    },
  ),
  ringOut: action('Nobody answered in time', ByCall, (state, { call }, ctx) =>
    stopRinging(state, ctx, call, 'missed'),
  ),
  answer: action('Answer the call that rings', Obj({ call: Opt(Str()) }), (state, { call }, ctx) =>
    take(state, ctx, call ?? ringing(state)?.id),
  ),
  answerAndEnd: action(
    'Answer the call that rings and end the one that is heard',
    ByCall,
    (state, { call }, ctx) => {
      for (const c of liveRows(state))
        if (c.state === 'active' || c.state === 'dialling') finish(state, ctx, c.id, 'hungUp');
      take(state, ctx, call);
    },
  ),
  decline: action(
    'Refuse the call that rings, with a message where one is given',
    Obj({ call: Opt(Str()), text: Opt(Str()) }),
    (state, { call: given, text }, ctx) => {
      const call = given ?? ringing(state)?.id;
      const number = call === undefined ? undefined : state.current[call]?.number;
      if (call === undefined || number === undefined || state.current[call]?.state !== 'ringing') return;
      const words = text?.trim() ?? '';
      stopRinging(state, ctx, call, 'declined');
      if (words === '') return;
      const messages = number === '' ? null : ctx.provider('messages');
      if (!messages) {
        ctx.toast(
          number === ''
            ? 'A private number can’t be written to'
            : ctx.allowed('sms')
              ? 'Nothing was sent: there is no app for messages'
              : 'Nothing was sent: Phone may not send messages',
        );
        return;
      }
      messages.send(number, words);
      ctx.toast('Message sent');
    },
  ),
  silence: action('Stop the sound of the call that rings', Obj({}), (state, _args, ctx) => {
    const rings = ringing(state);
    if (!rings || rings.silenced) return;
    state.current[rings.id]!.silenced = true;
    notifyRinging(state, ctx, rings.id, true);
  }),
  callBack: action('Call the number of a missed call', Obj({ number: Str() }), (state, { number }, ctx) => {
    ctx.dismiss(`missed-${number}`);
    for (const c of Object.values(state.calls)) if (alike(c.number, number)) c.seen = true;
    place(state, ctx, number);
  }),
  message: action('Write a message to a number', Obj({ number: Str() }), (_state, { number }, ctx) => {
    ctx.dismiss(`missed-${number}`);
    if (number === '') ctx.toast('A private number can’t be written to');
    else ctx.start({ verb: 'VIEW', uri: `sms:${number}` });
  }),
  leave: action(
    'Someone leaves a voicemail',
    Obj({ number: Str(), name: Str(), text: Str(), seconds: Int({ minimum: 1 }) }),
    (state, { number, name, text, seconds }, ctx) => {
      const id = ctx.id('voicemail');
      state.voicemails[id] = { number, name, at: ctx.now, seconds, text, heard: false };
      ctx.notify({
        channel: 'voicemail',
        tag: `voicemail-${id}`,
        title: `Voicemail from ${whoIs(ctx, { number, name })}`,
        text: text || 'No transcript',
        route: `/voicemail/${id}`,
        actions:
          number === ''
            ? []
            : [{ id: 'call-back', label: 'Call back', action: 'callBack', args: { number } }],
      });
    },
  ),
};
