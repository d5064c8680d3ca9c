import { Type } from 'typebox';
import { Nullable, StringEnum } from '../../../src/state/schema.ts';
import { laterOn, movedTo } from '../model/when.ts';
import { MOST_STOPS } from '../model/kinds.ts';
import { codeOf } from '../model/promo.ts';
import { Plan, Spot, type Rides } from '../state.ts';
import { words } from '../words.ts';
import { action, freshPlan } from './shared.ts';

const Part = Type.Partial(Plan, { additionalProperties: false });
const Where = Type.Union([
  Type.Literal('from'),
  Type.Literal('to'),
  Type.Integer({ minimum: 0, maximum: 3 }),
]);

/** What was tried and shown before no longer holds for a plan that changed. */
function touched(state: Rides): void {
  state.attempt = null;
}

export const plan = {
  startPlan: action(
    'Begin to plan a ride, to a place where one is given',
    Type.Object({ to: Type.Optional(Spot) }),
    (state, { to }, ctx) => {
      state.plan = { ...freshPlan(state), to: to ?? null };
      state.quotedAt = ctx.now;
      touched(state);
      ctx.open(to ? '/choose' : '/where/:slot', to ? {} : { slot: 'to' });
    },
  ),
  again: action(
    'Plan a ride that was once more',
    Type.Object({ ride: Type.String() }),
    (state, { ride: id }, ctx) => {
      const ride = state.rides[id];
      if (!ride) return;
      const { from, stops, to, kind, people } = ride;
      state.plan = { ...freshPlan(state), from, stops, to, kind, people };
      state.quotedAt = ctx.now;
      touched(state);
      ctx.open('/choose');
    },
  ),
  setPlan: action('Change what is planned', Type.Object({ plan: Part }), (state, args, ctx) => {
    const { promo } = args.plan;
    state.plan = { ...state.plan, ...args.plan, ...(promo === undefined ? {} : { promo: codeOf(promo) }) };
    if (args.plan.at !== undefined) state.quotedAt = ctx.now;
    touched(state);
  }),
  setPoint: action(
    'Set the pick-up, the destination, or a stop by its place; a stop after the last is added',
    Type.Object({ where: Where, spot: Type.Union([Spot, Type.Null()]) }),
    (state, { where, spot }, ctx) => {
      touched(state);
      if (where === 'from' || where === 'to') {
        state.plan[where] = spot;
        return;
      }
      if (spot === null) return;
      if (where >= MOST_STOPS) return ctx.toast(ctx.words(words)('mostStops'));
      state.plan.stops[Math.min(where, state.plan.stops.length)] = spot;
    },
  ),
  removeStop: action(
    'Remove a stop from the plan',
    Type.Object({ index: Type.Integer({ minimum: 0 }) }),
    (state, { index }) => {
      state.plan.stops.splice(index, 1);
      touched(state);
    },
  ),
  moveStop: action(
    'Put a stop before or after others',
    Type.Object({ index: Type.Integer({ minimum: 0 }), to: Type.Integer({ minimum: 0 }) }),
    (state, { index, to }) => {
      const { stops } = state.plan;
      const [stop] = stops.splice(index, 1);
      if (stop) stops.splice(to, 0, stop);
      touched(state);
    },
  ),
  swapEnds: action(
    'Ride the other way',
    Type.Object({ here: Type.Union([Spot, Type.Null()]) }),
    (state, { here }) => {
      const { from, to, stops } = state.plan;
      state.plan.from = to;
      state.plan.to = from ?? here;
      state.plan.stops = stops.toReversed();
      touched(state);
    },
  ),
  requote: action('Take the prices of now', Type.Object({}), (state, _, ctx) => {
    state.quotedAt = ctx.now;
    touched(state);
  }),
  pickTime: action(
    'Take the day or the time of day for the pick-up from the phone’s dialog',
    Type.Object({
      which: StringEnum(['date', 'time']),
      result: Nullable(Type.Number()),
    }),
    (state, { which, result }, ctx) => {
      if (result === null) return;
      state.plan.at = movedTo(state.plan.at ?? laterOn(ctx.now), which, result, ctx.zone);
      state.quotedAt = ctx.now;
      touched(state);
    },
  ),
};
