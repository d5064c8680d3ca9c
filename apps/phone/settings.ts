import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import { isNumber } from '../../src/sdk/core/telephone.ts';
import { StringEnum } from '../../src/state/schema.ts';
import { haltVoicemail, later, quiet } from './calls.ts';
import { playedMs } from './select.ts';
import type { PhoneApp } from './state.ts';

const action = actionsOf<PhoneApp>();
const { Object: Obj, String: Str, Boolean: Bool, Integer: Int } = Type;
const ByVoicemail = Obj({ voicemail: Str() });

export const settings = {
  setBlockUnknown: action(
    'Block calls without a number, or let them ring',
    Obj({ on: Bool() }),
    (state, { on }) => {
      state.settings.blockUnknown = on;
    },
  ),
  setCallWaiting: action(
    'Let a second call through during a call, or not',
    Obj({ on: Bool() }),
    (state, { on }) => {
      state.settings.callWaiting = on;
    },
  ),
  setForwarding: action(
    'Forward every call to a number, or to none',
    Obj({ on: Bool(), number: Str() }),
    (state, { on, number }, ctx) => {
      if (on && !isNumber(number)) {
        ctx.toast('Enter a phone number');
        return;
      }
      state.settings.forwarding = { on, number: on ? number.replace(/[^\d+]/g, '') : '' };
      ctx.toast(on ? 'Call forwarding is on' : 'Call forwarding is off');
    },
  ),
  setGreeting: action(
    'Choose what callers hear on the voicemail',
    Obj({ kind: StringEnum(['standard', 'own']), text: Str() }),
    (state, { kind, text }, ctx) => {
      if (kind === 'own' && text.trim() === '') {
        ctx.toast('Write a greeting first');
        return;
      }
      state.settings.greeting = { kind, text: kind === 'own' ? text.trim() : '' };
      ctx.toast('Greeting saved');
    },
  ),
  setSort: action(
    'Order contacts by first or last name',
    Obj({ by: StringEnum(['first', 'last']) }),
    (state, { by }) => {
      state.sortBy = by;
    },
  ),
  addResponse: action('Add a quick response', Obj({ text: Str() }), (state, { text }, ctx) => {
    const words = text.trim();
    if (words === '') return;
    if (state.settings.responses.includes(words)) {
      ctx.toast('This response is there already');
      return;
    }
    state.settings.responses.push(words);
  }),
  editResponse: action(
    'Change a quick response',
    Obj({ index: Int({ minimum: 0 }), text: Str() }),
    (state, { index, text }) => {
      if (text.trim() !== '' && index < state.settings.responses.length)
        state.settings.responses[index] = text.trim();
    },
  ),
  deleteResponse: action(
    'Delete a quick response',
    Obj({ index: Int({ minimum: 0 }) }),
    (state, { index }) => {
      if (index < state.settings.responses.length) state.settings.responses.splice(index, 1);
    },
  ),
};

export const voicemail = {
  play: action(
    'Play a voicemail from where it was halted, or from a place',
    Obj({ voicemail: Str(), fromMs: Type.Optional(Int({ minimum: 0 })) }),
    (state, { voicemail: id, fromMs }, ctx) => {
      const v = state.voicemails[id];
      if (!v) return;
      const was = state.playing?.voicemail === id ? playedMs(state.playing, ctx.now, v.seconds) : 0;
      const from = Math.min(fromMs ?? (was >= v.seconds * 1000 ? 0 : was), v.seconds * 1000);
      v.heard = true;
      ctx.dismiss(`voicemail-${id}`);
      state.playing = { voicemail: id, fromMs: from, startedAt: ctx.now };
      ctx.schedule(ctx.now + v.seconds * 1000 - from, 'stopPlaying', {}, 'phone-playing');
      ctx.audio(true);
    },
  ),
  pause: action('Halt the voicemail that plays', Obj({}), (state, _args, ctx) => haltVoicemail(state, ctx)),
  seek: action(
    'Go to a place of a voicemail',
    Obj({ voicemail: Str(), ms: Int({ minimum: 0 }) }),
    (state, { voicemail: id, ms }, ctx) => {
      if (!state.voicemails[id]) return;
      if (state.playing?.voicemail === id && state.playing.startedAt !== null)
        voicemail.play.run(state, { voicemail: id, fromMs: ms }, ctx);
      else
        state.playing = {
          voicemail: id,
          fromMs: Math.min(ms, state.voicemails[id].seconds * 1000),
          startedAt: null,
        };
    },
  ),
  stopPlaying: action('The voicemail is at its end', Obj({}), (state, _args, ctx) => {
    state.playing = null;
    quiet(state, ctx);
  }),
  markHeard: action(
    'Mark a voicemail as heard or new',
    Obj({ voicemail: Str(), heard: Bool() }),
    (state, { voicemail: id, heard }) => {
      if (state.voicemails[id]) state.voicemails[id].heard = heard;
    },
  ),
  deleteVoicemail: action('Delete a voicemail', ByVoicemail, (state, { voicemail: id }, ctx) => {
    if (!state.voicemails[id]) return;
    delete state.voicemails[id];
    ctx.dismiss(`voicemail-${id}`);
    if (state.playing?.voicemail === id) {
      state.playing = null;
      ctx.cancel('phone-playing');
      quiet(state, ctx);
    }
    ctx.close(`/voicemail/${id}`);
    ctx.toast('Voicemail deleted');
  }),
};

export const clock = {
  moveClock: action(
    'The phone’s time was set: what runs keeps its length',
    Obj({ by: Int() }),
    (state, { by }, ctx) => {
      for (const [id, c] of Object.entries(state.current)) {
        c.startedAt += by;
        if (c.answeredAt !== null) c.answeredAt += by;
        if (c.endedAt !== null) c.endedAt += by;
        if (c.nextAt !== null)
          later(
            state,
            ctx,
            id,
            c.nextAt + by,
            c.state === 'ended'
              ? 'clear'
              : c.direction === 'incoming' && c.state === 'ringing'
                ? 'ringOut'
                : 'progress',
          );
      }
      const { playing } = state;
      if (playing?.startedAt != null) {
        playing.startedAt += by;
        ctx.schedule(
          playing.startedAt + (state.voicemails[playing.voicemail]?.seconds ?? 0) * 1000 - playing.fromMs,
          'stopPlaying',
          {},
          'phone-playing',
        );
      }
    },
  ),
};
