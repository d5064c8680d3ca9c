import { dayAt, isoOf } from '../../../src/state/civil.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { goalTitle, periodOf, progressOf } from '../select.ts';
import { ActivityType, METRICS, PERIODS, type Fitness, type Goal } from '../state.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { action, Bool, checkGoals, Int, Null, Obj, Opt, plain, Str, Union } from './shared.ts';

const GoalArgs = {
  metric: StringEnum([...METRICS]),
  type: Union([ActivityType, Null()]),
  period: StringEnum([...PERIODS]),
  target: Int({ minimum: 0, maximum: 100_000_000 }),
};
type GoalWords = Pick<Goal, 'metric' | 'type' | 'period' | 'target'>;

/** What fits together: steps are daily and of no type, a distance needs a type that has one. */
const settled = ({ metric, type, period, target }: GoalWords): GoalWords =>
  metric === 'steps'
    ? { metric, type: null, period: 'day', target }
    : {
        metric,
        type: metric === 'distance' && (type === 'strength' || type === 'yoga') ? null : type,
        period,
        target,
      };
const same = (a: GoalWords, b: GoalWords): boolean =>
  a.metric === b.metric && a.type === b.type && a.period === b.period;
function refused(state: Fitness, goal: GoalWords, ctx: Ctx, except?: string): boolean {
  if (goal.target === 0) {
    ctx.toast('Enter how much it should be');
    return true;
  }
  if (Object.entries(state.goals).some(([id, g]) => id !== except && same(g, goal))) {
    ctx.toast(`There is a goal for ${goalTitle(goal).toLowerCase()} already`);
    return true;
  }
  return false;
}
/** Of a goal that is met as it is set nothing is said. */
function reachedAlready(state: Fitness, goal: GoalWords, ctx: Ctx): string {
  const { firstDay } = state.settings;
  return progressOf(goal, plain(state.activities), ctx.now, ctx.zone, firstDay) >= goal.target
    ? isoOf(periodOf(goal, dayAt(ctx.now, ctx.zone), firstDay).from)
    : '1970-01-01';
}

export const body = {
  addGoal: action('Set a goal', Obj(GoalArgs), (state, given, ctx) => {
    const goal = settled(given);
    if (refused(state, goal, ctx)) return;
    state.goals[ctx.id('goal')] = { ...goal, createdAt: ctx.now, reached: reachedAlready(state, goal, ctx) };
    checkGoals(state, ctx);
    ctx.back();
    ctx.toast('Goal set');
  }),
  editGoal: action(
    'Change a goal',
    Obj({ goal: Str(), ...GoalArgs }),
    (state, { goal: id, ...given }, ctx) => {
      const was = state.goals[id];
      const goal = settled(given);
      if (!was || refused(state, goal, ctx, id)) return;
      Object.assign(was, goal, { reached: reachedAlready(state, goal, ctx) });
      checkGoals(state, ctx);
      ctx.back();
      ctx.toast('Goal changed');
    },
  ),
  deleteGoal: action('Delete a goal', Obj({ goal: Str() }), (state, { goal }, ctx) => {
    if (!state.goals[goal]) return;
    delete state.goals[goal];
    ctx.dismiss(`goal-${goal}`);
    checkGoals(state, ctx);
    ctx.toast('Goal deleted');
  }),
  checkGoals: action('See which goals were reached', Obj({}), (state, _, ctx) => checkGoals(state, ctx)),
  logWeight: action(
    'Enter the weight of a day, in place of one that is there',
    Obj({ grams: Int({ minimum: 0 }), day: Opt(Str({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })) }),
    (state, { grams, day }, ctx) => {
      const today = isoOf(dayAt(ctx.now, ctx.zone));
      const on = day ?? today;
      if (grams < 20_000 || grams > 300_000) {
        ctx.toast('Enter a weight between 20 and 300 kg');
        return;
      }
      if (on > today) {
        ctx.toast('That day has not come yet');
        return;
      }
      const there = orderedIds(state.weights).find(id => state.weights[id]!.day === on);
      state.weights[there ?? ctx.id('weight')] = { day: on, grams };
      ctx.toast(there ? 'Weight changed' : 'Weight saved');
    },
  ),
  deleteWeight: action(
    'Delete an entry of the weight log',
    Obj({ weight: Str() }),
    (state, { weight }, ctx) => {
      if (!state.weights[weight]) return;
      delete state.weights[weight];
      ctx.toast('Entry deleted');
    },
  ),
  setProfile: action(
    'Change height, greatest heart rate or year of birth',
    Obj({
      heightCm: Opt(Int({ minimum: 80, maximum: 250 })),
      maxHeart: Opt(Int({ minimum: 100, maximum: 230 })),
      birthYear: Opt(Int({ minimum: 1900, maximum: 2026 })),
    }),
    (state, profile) => {
      Object.assign(state.profile, profile);
    },
  ),
  setSettings: action(
    'Change settings',
    Obj({
      units: Opt(StringEnum(['metric', 'imperial'])),
      firstDay: Opt(Int({ minimum: 0, maximum: 6 })),
      autoPause: Opt(Bool()),
      countdown: Opt(Int({ minimum: 0, maximum: 10 })),
      keepAwake: Opt(Bool()),
      goalAlerts: Opt(Bool()),
    }),
    (state, settings, ctx) => {
      Object.assign(state.settings, settings);
      if (settings.keepAwake !== undefined && state.recording?.phase === 'running')
        ctx.screenOn(settings.keepAwake);
    },
  ),
};
