import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { ALARM_SOUNDS } from '../../../src/sdk/core/system/choices.ts';
import { dateOf, isSet, momentOf, nextRing } from '../moments.ts';
import type { Alarm, Clock } from '../state.ts';
import { setWords } from '../words.ts';
import { silenceAlarm } from './ringing.ts';
import { action, refresh } from './shared.ts';

const {
  Object: Obj,
  String: Str,
  Boolean: Bool,
  Integer: Int,
  Optional: Opt,
  Array: Arr,
  Null,
  Union,
} = Type;
const Which = { alarm: Str() };
const Minute = Int({ minimum: 0, maximum: 1439 });
const Days = Arr(Int({ minimum: 0, maximum: 6 }));
const MOST_LABEL = 80;

const sorted = (days: readonly number[]): number[] => [...new Set(days)].sort((a, b) => a - b);

/** Runs a change of one alarm and puts what waits for it right. `told`: the phone says when it rings next, where it is on. */
function change(state: Clock, id: string, ctx: Ctx, how: (alarm: Alarm) => void, told = false): void {
  const alarm = state.alarms[id];
  if (!alarm) return;
  how(alarm);
  refresh(state, id, ctx);
  const at = told && isSet(state, alarm) ? nextRing(alarm, ctx.now, ctx.zone) : null;
  if (at !== null) ctx.toast(setWords(at, ctx.now));
}

/** Forgets what belonged to the times that an alarm had before. */
const startOver = (alarm: Alarm): void => {
  alarm.skip = null;
  alarm.snoozedUntil = null;
};

/** A date that has passed would never come. */
const dropPastDate = (alarm: Alarm, ctx: Ctx): void => {
  if (alarm.date !== null && nextRing(alarm, ctx.now, ctx.zone) === null) alarm.date = null;
};

export const alarmActions = {
  addAlarm: action(
    'Set an alarm',
    Obj({ result: Minute, label: Opt(Str()), days: Opt(Days) }),
    (state, { result, label = '', days = [] }, ctx) => {
      const id = ctx.id('alarm');
      state.alarms[id] = {
        time: result,
        on: true,
        label: label.trim().slice(0, MOST_LABEL),
        days: sorted(days),
        date: null,
        pausedUntil: null,
        skip: null,
        sound: 'default',
        vibrate: true,
        wakeUp: false,
        ringing: null,
        snoozedUntil: null,
      };
      state.open = id;
      change(state, id, ctx, () => {}, true);
    },
  ),
  setOn: action('Turn an alarm on or off', Obj({ ...Which, on: Bool() }), (state, { alarm: id, on }, ctx) => {
    silenceAlarm(state, id, ctx);
    change(
      state,
      id,
      ctx,
      alarm => {
        alarm.on = on;
        if (on) dropPastDate(alarm, ctx);
      },
      true,
    );
  }),
  setTime: action(
    'Change when an alarm rings; it is on then',
    Obj({ ...Which, result: Minute }),
    (state, { alarm: id, result }, ctx) => {
      silenceAlarm(state, id, ctx);
      change(
        state,
        id,
        ctx,
        alarm => {
          startOver(alarm);
          alarm.time = result;
          alarm.on = true;
          dropPastDate(alarm, ctx);
        },
        true,
      );
    },
  ),
  setLabel: action(
    'Say what an alarm is for',
    Obj({ ...Which, label: Str() }),
    (state, { alarm: id, label }, ctx) =>
      change(state, id, ctx, alarm => {
        alarm.label = label.trim().slice(0, MOST_LABEL);
      }),
  ),
  setDays: action(
    'Choose the weekdays on which an alarm repeats; none for one that rings once',
    Obj({ ...Which, days: Days }),
    (state, { alarm: id, days }, ctx) => {
      if (state.alarms[id]?.wakeUp && days.length === 0) {
        ctx.toast('The schedule needs at least one day');
        return;
      }
      change(
        state,
        id,
        ctx,
        alarm => {
          startOver(alarm);
          alarm.days = sorted(days);
          if (days.length > 0) alarm.date = null;
          else alarm.pausedUntil = null;
        },
        true,
      );
    },
  ),
  setDate: action(
    'Let an alarm ring once, on a date',
    Obj({ ...Which, result: Int() }),
    (state, { alarm: id, result }, ctx) => {
      const alarm = state.alarms[id];
      if (!alarm || alarm.days.length > 0) return;
      const date = dateOf(result, ctx.zone);
      if (momentOf(date, alarm.time, ctx.zone) <= ctx.now) {
        ctx.toast('That time has passed');
        return;
      }
      change(
        state,
        id,
        ctx,
        () => {
          startOver(alarm);
          alarm.date = date;
          alarm.on = true;
        },
        true,
      );
    },
  ),
  clearDate: action(
    'Take the date from an alarm: it rings the next time that its time comes',
    Obj(Which),
    (state, { alarm: id }, ctx) =>
      change(
        state,
        id,
        ctx,
        alarm => {
          alarm.date = null;
        },
        true,
      ),
  ),
  pauseUntil: action(
    'Pause a repeating alarm until a date',
    Obj({ ...Which, result: Int() }),
    (state, { alarm: id, result }, ctx) => {
      const alarm = state.alarms[id];
      if (!alarm || alarm.days.length === 0) return;
      const date = dateOf(result, ctx.zone);
      if (date <= dateOf(ctx.now, ctx.zone)) {
        ctx.toast('Choose a later day');
        return;
      }
      change(
        state,
        id,
        ctx,
        () => {
          startOver(alarm);
          alarm.pausedUntil = date;
        },
        true,
      );
    },
  ),
  resume: action('End the pause of an alarm', Obj(Which), (state, { alarm: id }, ctx) =>
    change(
      state,
      id,
      ctx,
      alarm => {
        alarm.pausedUntil = null;
      },
      true,
    ),
  ),
  skipNext: action(
    'Leave out the next ringing of an alarm; one that rings once is turned off',
    Obj(Which),
    (state, { alarm: id }, ctx) => {
      const alarm = state.alarms[id];
      const at = alarm && isSet(state, alarm) ? nextRing(alarm, ctx.now, ctx.zone) : null;
      if (!alarm || at === null) return;
      change(state, id, ctx, () => {
        if (alarm.days.length === 0) {
          alarm.on = false;
          alarm.date = null;
        } else alarm.skip = dateOf(at, ctx.zone);
      });
      ctx.toast('Alarm dismissed');
    },
  ),
  unskip: action('Take back that the next ringing is left out', Obj(Which), (state, { alarm: id }, ctx) =>
    change(
      state,
      id,
      ctx,
      alarm => {
        alarm.skip = null;
      },
      true,
    ),
  ),
  setSound: action(
    'Choose the sound of an alarm; `default` follows the phone’s',
    Obj({ ...Which, sound: Str() }),
    (state, { alarm: id, sound }) => {
      const alarm = state.alarms[id];
      if (alarm && (sound === 'default' || ALARM_SOUNDS.some(s => s.name === sound))) alarm.sound = sound;
    },
  ),
  setVibrate: action(
    'Let an alarm vibrate or not',
    Obj({ ...Which, on: Bool() }),
    (state, { alarm: id, on }) => {
      if (state.alarms[id]) state.alarms[id].vibrate = on;
    },
  ),
  duplicate: action('Make a second alarm like one', Obj(Which), (state, { alarm: id }, ctx) => {
    const alarm = state.alarms[id];
    if (!alarm || alarm.wakeUp) return;
    const copy = ctx.id('alarm');
    state.alarms[copy] = { ...alarm, days: [...alarm.days], ringing: null, snoozedUntil: null };
    state.open = copy;
    refresh(state, copy, ctx);
    ctx.toast('Alarm duplicated');
  }),
  deleteAlarm: action('Delete an alarm', Obj(Which), (state, { alarm: id }, ctx) => {
    if (!state.alarms[id] || state.alarms[id].wakeUp) return;
    silenceAlarm(state, id, ctx);
    delete state.alarms[id];
    if (state.open === id) state.open = null;
    refresh(state, id, ctx);
    ctx.toast('Alarm deleted');
  }),
  expand: action(
    'Open or close the card of an alarm',
    Obj({ alarm: Union([Str(), Null()]) }),
    (state, { alarm }) => {
      state.open = alarm !== null && state.alarms[alarm] ? alarm : null;
    },
  ),
};
