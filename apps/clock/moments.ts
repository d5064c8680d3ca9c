import { epochOf, partsAt } from '../../src/state/clock.ts';
import type { Alarm, Clock, Timer } from './state.ts';
import { twoDigits } from '../../src/state/civil.ts';

/** When things are due. Pure: rules, screens, the base data's timers and judges ask the same. */

export const MINUTE = 60_000;
/** How long before an alarm the phone says that it is coming, ms. */
export const AHEAD = 120 * MINUTE;

/** ISO date of a moment in a zone. */
export function dateOf(ms: number, zone: string): string {
  const { year, month, day } = partsAt(ms, zone);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The moment of an ISO date, `days` later, at a minute of the day. */
export function momentOf(date: string, minute: number, zone: string, days = 0): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return epochOf({ year, month, day: day + days, hour: Math.floor(minute / 60), minute: minute % 60 }, zone);
}

/** When an alarm that is on rings next, a snooze aside; null where it never will. */
export function nextRing(
  alarm: Pick<Alarm, 'time' | 'days' | 'date' | 'pausedUntil' | 'skip'>,
  now: number,
  zone: string,
): number | null {
  const today = dateOf(now, zone);
  if (alarm.days.length === 0) {
    const at = momentOf(alarm.date ?? today, alarm.time, zone);
    if (at > now) return at;
    return alarm.date === null ? momentOf(today, alarm.time, zone, 1) : null;
  }
  const from = alarm.pausedUntil !== null && alarm.pausedUntil > today ? alarm.pausedUntil : today;
  // A week and a day on: today's time may have passed, and one date may be left out.
  for (let day = 0; day <= 14; day++) {
    const at = momentOf(from, alarm.time, zone, day);
    const noon = momentOf(from, 720, zone, day);
    if (at > now && alarm.days.includes(partsAt(noon, zone).weekday) && dateOf(noon, zone) !== alarm.skip)
      return at;
  }
  return null;
}

/** Whether an alarm is one that rings at its time: it is on, and the wake-up alarm's schedule is used. */
export const isSet = (state: Clock, alarm: Alarm): boolean => alarm.on && (!alarm.wakeUp || state.bedtime.on);

/** What its switch shows: one that rings once is off in the data as soon as it rings, and on for a person until it is stopped. */
export const isActive = (state: Clock, alarm: Alarm): boolean =>
  isSet(state, alarm) || alarm.ringing !== null || alarm.snoozedUntil !== null;

/** When an alarm rings next, by its time or after a snooze; null for one that is off. */
export function ringsAt(state: Clock, alarm: Alarm, now: number, zone: string): number | null {
  const next = isSet(state, alarm) ? nextRing(alarm, now, zone) : null;
  if (alarm.snoozedUntil !== null)
    return next === null ? alarm.snoozedUntil : Math.min(next, alarm.snoozedUntil);
  return next;
}

/** Milliseconds that a timer has left; below zero once it rings. */
export const leftOf = (timer: Timer, now: number): number =>
  timer.endsAt === null ? timer.leftMs : timer.endsAt - now;

export type TimerPhase = 'reset' | 'running' | 'paused' | 'ringing';
export const phaseOf = (timer: Timer, now: number): TimerPhase => {
  if (timer.endsAt !== null) return timer.endsAt > now ? 'running' : 'ringing';
  return timer.leftMs === timer.lengthMs && timer.addedMs === 0 ? 'reset' : 'paused';
};

/** The time on the stopwatch, ms. */
export const elapsedOf = ({ startedAt, elapsedMs }: Clock['stopwatch'], now: number): number =>
  elapsedMs + (startedAt === null ? 0 : Math.max(0, now - startedAt));

/** Minutes from bedtime to waking. */
export const sleepMinutes = (from: number, to: number): number => (to - from + 1440) % 1440 || 1440;

/** Bedtime and waking of the nights around a moment, by the schedule's days, in order. */
function nightsAround(state: Clock, now: number, zone: string): { from: number; to: number }[] {
  const { from, alarm } = state.bedtime;
  const wake = state.alarms[alarm];
  if (!wake) return [];
  const today = dateOf(now, zone);
  const mornings = Array.from({ length: 10 }, (_, i) => i - 1).filter(day =>
    wake.days.includes(partsAt(momentOf(today, 720, zone, day), zone).weekday),
  );
  return mornings.map(day => ({
    from: momentOf(today, from, zone, from < wake.time ? day : day - 1),
    to: momentOf(today, wake.time, zone, day),
  }));
}

/** Whether it lies between bedtime and waking of the schedule that is used. */
export const isNight = (state: Clock, now: number, zone: string): boolean =>
  state.bedtime.on && nightsAround(state, now, zone).some(n => n.from <= now && now < n.to);

/** The next bedtime and the next waking after a moment, by the schedule's days; null where it has none. */
export function nextNight(
  state: Clock,
  now: number,
  zone: string,
): { from: number; to: number; remind: number | null } | null {
  const { reminder } = state.bedtime;
  const nights = nightsAround(state, now, zone);
  if (nights.length === 0) return null;
  const first = (ms: readonly number[]) => ms.find(at => at > now)!;
  return {
    from: first(nights.map(n => n.from)),
    to: first(nights.map(n => n.to)),
    remind: reminder === null ? null : first(nights.map(n => n.from - reminder * MINUTE)),
  };
}

/** A timer of the phone as a rule schedules it. */
export interface Due {
  at: number;
  action: string;
  args: Record<string, unknown>;
  alarmClock?: boolean;
}

/** Ids of the phone's timers. */
export const due = {
  ring: (id: string) => `clock-ring-${id}`,
  soon: (id: string) => `clock-soon-${id}`,
  snooze: (id: string) => `clock-snooze-${id}`,
  silence: (id: string) => `clock-silence-${id}`,
  timer: (id: string) => `clock-timer-${id}`,
  remind: 'clock-bed-reminder',
  sleep: 'clock-bedtime',
  wake: 'clock-waking',
} as const;

/** The timers of an alarm: its ringing, the end of a snooze, and the notification ahead of it. */
export function dueOfAlarm(state: Clock, id: string, now: number, zone: string): Record<string, Due> {
  const alarm = state.alarms[id];
  if (!alarm) return {};
  const out: Record<string, Due> = {};
  const next = isSet(state, alarm) ? nextRing(alarm, now, zone) : null;
  if (next !== null) out[due.ring(id)] = { at: next, action: 'ring', args: { alarm: id }, alarmClock: true };
  if (next !== null && next - AHEAD > now)
    out[due.soon(id)] = { at: next - AHEAD, action: 'announce', args: { alarm: id } };
  if (alarm.snoozedUntil !== null)
    out[due.snooze(id)] = {
      at: Math.max(now, alarm.snoozedUntil),
      action: 'ring',
      args: { alarm: id, snoozed: true },
      alarmClock: true,
    };
  const { silenceAfter } = state.settings;
  if (alarm.ringing !== null && silenceAfter !== null)
    out[due.silence(id)] = {
      at: Math.max(now, alarm.ringing + silenceAfter * MINUTE),
      action: 'miss',
      args: { alarm: id },
    };
  return out;
}

/** The timers of the bedtime schedule. */
export function dueOfBedtime(state: Clock, now: number, zone: string): Record<string, Due> {
  const night = state.bedtime.on ? nextNight(state, now, zone) : null;
  if (!night) return {};
  return {
    [due.sleep]: { at: night.from, action: 'startBedtime', args: {} },
    [due.wake]: { at: night.to, action: 'wake', args: {} },
    ...(night.remind === null
      ? {}
      : { [due.remind]: { at: night.remind, action: 'remindBedtime', args: {} } }),
  };
}

/** Everything that waits. */
export function dueOf(state: Clock, { now, zone }: { now: number; zone: string }): Record<string, Due> {
  const timers = Object.entries(state.timers)
    .filter(([, t]) => phaseOf(t, now) === 'running')
    .map(([id, t]) => [due.timer(id), { at: t.endsAt!, action: 'timerEnds', args: { timer: id } }]);
  return {
    ...Object.assign({}, ...Object.keys(state.alarms).map(id => dueOfAlarm(state, id, now, zone))),
    ...dueOfBedtime(state, now, zone),
    ...Object.fromEntries(timers),
  };
}
