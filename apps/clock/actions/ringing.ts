import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { isSet, MINUTE, nextRing, phaseOf } from '../moments.ts';
import type { Clock } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { noteWords } from '../words.ts';
import { action, announce, h24, refresh, refreshAll } from './shared.ts';
import { noteStopwatch } from './stopwatch.ts';
import { noteTimer, resetTimer } from './timers.ts';

const { Object: Obj, String: Str, Boolean: Bool, Integer: Int, Optional: Opt } = Type;
const Which = Obj({ alarm: Str() });

const pathOf = (alarm: string): string => `/ringing/${alarm}`;

/** Ends ringing and snoozing; what waits for the alarm is for the caller to put right. */
export function silenceAlarm(state: Clock, id: string, ctx: Ctx): void {
  const alarm = state.alarms[id];
  if (!alarm || (alarm.ringing === null && alarm.snoozedUntil === null)) return;
  alarm.ringing = null;
  alarm.snoozedUntil = null;
  ctx.dismiss(`ring-${id}`);
  ctx.close(pathOf(id));
}

function noteRinging(state: Clock, id: string, ctx: Ctx): void {
  const alarm = state.alarms[id]!;
  ctx.notify({
    channel: 'alarms',
    tag: `ring-${id}`,
    title: alarm.wakeUp ? 'Wake-up alarm' : alarm.label || 'Alarm',
    text: `Alarm at ${formatTime(alarm.ringing!, ctx.zone, h24(ctx))}`,
    ongoing: true,
    ringing: 'alarm',
    alarm: true,
    route: pathOf(id),
    actions: [
      { id: 'snooze', label: 'Snooze', action: 'snooze', args: { alarm: id } },
      { id: 'stop', label: 'Stop', action: 'stop', args: { alarm: id } },
    ],
  });
}

/** Brings what still rings to the front again after another one was answered. */
function ringOn(state: Clock, ctx: Ctx): void {
  for (const id of orderedIds(state.timers))
    if (phaseOf(state.timers[id]!, ctx.now) === 'ringing') noteTimer(state, id, ctx);
  for (const id of orderedIds(state.alarms, (a, b) => (a.ringing ?? 0) - (b.ringing ?? 0)))
    if (state.alarms[id]!.ringing !== null) noteRinging(state, id, ctx);
}

function snooze(state: Clock, id: string, ctx: Ctx): void {
  const alarm = state.alarms[id];
  if (!alarm || alarm.ringing === null) return;
  silenceAlarm(state, id, ctx);
  const { snooze: length } = state.settings;
  alarm.snoozedUntil = ctx.now + length * MINUTE;
  refresh(state, id, ctx);
  ctx.notify({
    channel: 'upcoming',
    tag: `ring-${id}`,
    title: 'Snoozed alarm',
    text: `Rings at ${formatTime(alarm.snoozedUntil, ctx.zone, h24(ctx))}${alarm.label ? ` · ${alarm.label}` : ''}`,
    silent: true,
    ongoing: true,
    route: '/',
    actions: [{ id: 'dismiss', label: 'Dismiss', action: 'stop', args: { alarm: id } }],
  });
  ctx.toast(`Snoozed for ${length} ${length === 1 ? 'minute' : 'minutes'}`);
}

/** Says that nobody answered an alarm of a time. */
function noteMissed(state: Clock, id: string, at: number, ctx: Ctx): void {
  ctx.notify({
    channel: 'missed',
    tag: `missed-${id}`,
    title: 'Missed alarm',
    text: noteWords(state.alarms[id]!, at, ctx.zone, h24(ctx)),
    silent: true,
    route: '/',
  });
}

function stop(state: Clock, id: string, ctx: Ctx): void {
  silenceAlarm(state, id, ctx);
  if (state.alarms[id]) refresh(state, id, ctx);
}

export const ringingActions = {
  ring: action(
    'An alarm rings, at its time or after a snooze',
    Obj({ alarm: Str(), snoozed: Opt(Bool()) }),
    (state, { alarm: id, snoozed }, ctx) => {
      const alarm = state.alarms[id];
      if (!alarm || (snoozed ? alarm.snoozedUntil === null : !isSet(state, alarm))) return;
      alarm.ringing = ctx.now;
      alarm.snoozedUntil = null;
      // It is off from now on, whatever the person answers: nothing that is judged depends on how it is answered.
      if (!snoozed && alarm.days.length === 0) {
        alarm.on = false;
        alarm.date = null;
      }
      refresh(state, id, ctx);
      noteRinging(state, id, ctx);
    },
  ),
  snooze: action('Snooze an alarm that rings', Which, (state, { alarm }, ctx) => {
    snooze(state, alarm, ctx);
    ringOn(state, ctx);
  }),
  stop: action('Stop an alarm that rings or is snoozed', Which, (state, { alarm }, ctx) => {
    stop(state, alarm, ctx);
    ringOn(state, ctx);
  }),
  miss: action('An alarm has rung long enough', Which, (state, { alarm: id }, ctx) => {
    const alarm = state.alarms[id];
    if (!alarm || alarm.ringing === null) return;
    const rang = alarm.ringing;
    stop(state, id, ctx);
    noteMissed(state, id, rang, ctx);
  }),
  missRing: action(
    'The time of an alarm passed while the app could not run',
    Obj({ alarm: Str(), snoozed: Opt(Bool()), at: Int() }),
    (state, { alarm: id, snoozed, at }, ctx) => {
      const alarm = state.alarms[id];
      if (!alarm || (snoozed ? alarm.snoozedUntil === null : !isSet(state, alarm))) return;
      alarm.snoozedUntil = null;
      if (!snoozed && alarm.days.length === 0) {
        alarm.on = false;
        alarm.date = null;
      }
      refresh(state, id, ctx);
      noteMissed(state, id, at, ctx);
    },
  ),
  announce: action('Say that an alarm is coming', Which, (state, { alarm }, ctx) =>
    announce(state, alarm, ctx),
  ),
  volumeKey: action('A volume key was pressed while something rings', Obj({}), (state, _, ctx) => {
    const { volumeKeys } = state.settings;
    if (volumeKeys === 'nothing') return;
    for (const id of orderedIds(state.alarms))
      if (state.alarms[id]!.ringing !== null) (volumeKeys === 'stop' ? stop : snooze)(state, id, ctx);
    for (const id of orderedIds(state.timers))
      if (phaseOf(state.timers[id]!, ctx.now) === 'ringing') resetTimer(state, id, ctx);
  }),
  moveZone: action('The phone’s zone changed: alarms ring by its clock', Obj({}), (state, _, ctx) =>
    refreshAll(state, ctx),
  ),
  moveClock: action(
    'The phone’s time was set: what lasts some time lasts as long',
    Obj({ by: Int() }),
    (state, { by }, ctx) => {
      for (const alarm of Object.values(state.alarms)) {
        if (alarm.ringing !== null) alarm.ringing += by;
        if (alarm.snoozedUntil !== null) alarm.snoozedUntil += by;
        if (alarm.on && alarm.date !== null && nextRing(alarm, ctx.now, ctx.zone) === null) {
          alarm.on = false;
          alarm.date = null;
        }
      }
      for (const timer of Object.values(state.timers)) if (timer.endsAt !== null) timer.endsAt += by;
      if (state.stopwatch.startedAt !== null) state.stopwatch.startedAt += by;
      refreshAll(state, ctx);
      for (const id of orderedIds(state.timers)) noteTimer(state, id, ctx);
      noteStopwatch(state, ctx);
    },
  ),
};
