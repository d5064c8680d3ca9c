import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { AHEAD, due, dueOfAlarm, isSet, nextRing } from '../moments.ts';
import type { Clock } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { noteWords } from '../words.ts';
import { refreshBedtime } from './night.ts';

export const action = actionsOf<Clock>();

export const h24 = (ctx: Ctx): boolean => ctx.os.settings.clock24;

/** When an alarm rings next by its time; null for one that is off. */
const nextOf = (state: Clock, id: string, ctx: Ctx): number | null => {
  const alarm = state.alarms[id];
  return alarm && isSet(state, alarm) ? nextRing(alarm, ctx.now, ctx.zone) : null;
};

/** Says that an alarm is coming, with a way to leave it out. */
export function announce(state: Clock, id: string, ctx: Ctx): void {
  const at = nextOf(state, id, ctx);
  if (at === null) return;
  ctx.notify({
    channel: 'upcoming',
    tag: `soon-${id}`,
    title: 'Upcoming alarm',
    text: noteWords(state.alarms[id]!, at, ctx.zone, h24(ctx)),
    silent: true,
    route: '/',
    actions: [{ id: 'dismiss', label: 'Dismiss', action: 'skipNext', args: { alarm: id } }],
  });
}

/** Puts what waits for an alarm, and the word of its coming, to how the alarm is now. `quiet` leaves that word as it is. */
export function refresh(state: Clock, id: string, ctx: Ctx, quiet = false): void {
  for (const timer of [due.ring(id), due.soon(id), due.snooze(id), due.silence(id)]) ctx.cancel(timer);
  for (const [timer, { at, action: name, args, alarmClock }] of Object.entries(
    dueOfAlarm(state, id, ctx.now, ctx.zone),
  ))
    ctx.schedule(at, name, args, timer, alarmClock ? { alarmClock } : {});
  if (quiet) return;
  const next = nextOf(state, id, ctx);
  if (next !== null && next - AHEAD <= ctx.now) announce(state, id, ctx);
  else ctx.dismiss(`soon-${id}`);
  if (state.alarms[id]?.wakeUp) refreshBedtime(state, ctx);
}

export function refreshAll(state: Clock, ctx: Ctx, quiet = false): void {
  for (const id of orderedIds(state.alarms)) refresh(state, id, ctx, quiet);
  refreshBedtime(state, ctx);
}
