import { Type } from 'typebox';
import { addToIso, isoAt, momentOf } from '../months.ts';
import { dayAfter, firstFrom } from '../recur.ts';
import { action, settle, settleAll } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool } = Type;
const Which = Obj({ recurring: Str() });

export const recurring = {
  addDue: action('Add the entry that is due of a recurring one', Which, (state, { recurring: id }, ctx) =>
    settle(state, id, ctx),
  ),
  replan: action('Put what waits to how clock and zone are now', Obj({}), (state, _, ctx) =>
    settleAll(state, ctx),
  ),
  pause: action(
    'Pause a recurring entry, or let it go on; what was due meanwhile is left out',
    Obj({ recurring: Str(), paused: Bool() }),
    (state, { recurring: id, paused }, ctx) => {
      const rule = state.recurring[id];
      if (!rule || rule.next === null || rule.paused === paused) return;
      rule.paused = paused;
      const today = isoAt(ctx.now, ctx.zone);
      if (!paused && momentOf(rule.next, rule.minute, ctx.zone) <= ctx.now)
        rule.next = firstFrom(
          rule,
          momentOf(today, rule.minute, ctx.zone) > ctx.now ? today : dayAfter(today),
        );
      settle(state, id, ctx);
    },
  ),
  end: action('End a recurring entry: what it added stays', Which, (state, { recurring: id }, ctx) => {
    const rule = state.recurring[id];
    if (!rule || rule.next === null) return;
    const today = isoAt(ctx.now, ctx.zone);
    Object.assign(rule, {
      next: null,
      paused: false,
      until: rule.start > today ? addToIso(rule.start, -1) : today,
    });
    settle(state, id, ctx);
    ctx.toast('Recurring entry ended');
  }),
  deleteRecurring: action(
    'Delete a recurring entry: what it added stays',
    Which,
    (state, { recurring: id }, ctx) => {
      if (!state.recurring[id]) return;
      delete state.recurring[id];
      for (const e of Object.values(state.entries)) if (e.recurring === id) e.recurring = null;
      settle(state, id, ctx);
      ctx.close(`/recurring/${id}`);
      ctx.toast('Recurring entry deleted');
    },
  ),
};
