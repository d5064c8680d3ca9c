import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { settled } from '../../../src/sdk/core/settled.ts';
import { dayAt, isoOf } from '../../../src/state/civil.ts';
import { amountWords, dailySteps, goalTitle, minuteOf, periodOf, progressOf } from '../select.ts';
import type { Activity, Fitness } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';

export const action = actionsOf<Fitness>();
export const {
  Object: Obj,
  String: Str,
  Boolean: Bool,
  Array: Arr,
  Optional: Opt,
  Null,
  Union,
  Integer: Int,
} = Type;

/** A draft's rows as plain data, which may stand in two places. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Whether the phone knows where it is for this app; tells the person what to do where it does not. */
export function located(ctx: Ctx): boolean {
  if (!ctx.allowed('location')) {
    ctx.toast('Allow location for Milepost in Settings');
    return false;
  }
  if (!ctx.device.radios.location) {
    ctx.toast('Turn on Location to record a track');
    return false;
  }
  return true;
}

/** Takes activities away so that it can be undone; `made` are those that came in their place. */
export function removeWithUndo(
  state: Fitness,
  ids: readonly string[],
  text: string,
  now: number,
  made: readonly string[] = [],
): void {
  const gone: Record<string, Activity> = {};
  for (const id of ids) {
    gone[id] = plain(state.activities[id]!);
    delete state.activities[id];
  }
  state.undo = { at: now, text, gone, made: [...made] };
}

export const STEPS_TIMER = 'fitness-steps';

/** Says which goals were reached since the last time, once for each period; and waits for the minute in which the day's steps will do. */
export function checkGoals(state: Fitness, ctx: Ctx): void {
  const activities = settled(state.activities);
  const today = dayAt(ctx.now, ctx.zone);
  for (const [id, goal] of orderedEntries(state.goals)) {
    const { from } = periodOf(goal, today, state.settings.firstDay);
    if (
      goal.reached === isoOf(from) ||
      progressOf(goal, activities, ctx.now, ctx.zone, state.settings.firstDay) < goal.target
    )
      continue;
    goal.reached = isoOf(from);
    if (state.settings.goalAlerts)
      ctx.notify({
        channel: 'goals',
        tag: `goal-${id}`,
        title: 'Goal reached',
        text: `${goalTitle(goal)}: ${amountWords(goal.metric, goal.target, state.settings.units)}`,
        route: '/goals',
      });
  }
  ctx.cancel(STEPS_TIMER);
  const at = stepsDueAt(state, activities, ctx.now, ctx.zone);
  if (at !== undefined) ctx.schedule(at, 'checkGoals', {}, STEPS_TIMER);
}

/**
 * When the daily steps will reach a goal by themselves, or tomorrow's midnight where that was said or will
 * not be; undefined without such a goal.
 */
export function stepsDueAt(
  state: Pick<Fitness, 'goals' | 'settings'>,
  activities: Fitness['activities'],
  now: number,
  zone: string,
): number | undefined {
  const goals = Object.values(state.goals).filter(g => g.metric === 'steps');
  if (goals.length === 0) return undefined;
  const today = dayAt(now, zone);
  const minute = minuteOf(now, zone);
  const begun = now - (now % 60_000);
  const due = goals
    .filter(g => g.reached !== isoOf(today))
    .map(g => {
      const rest = g.target - (progressOf(g, activities, now, zone, 1) - dailySteps(today, minute));
      for (let m = minute + 1; m < 1440; m++)
        if (dailySteps(today, m) >= rest) return begun + (m - minute) * 60_000;
      return undefined;
    })
    .filter(at => at !== undefined);
  return due.length > 0 ? Math.min(...due) : begun + (1440 - minute) * 60_000;
}
