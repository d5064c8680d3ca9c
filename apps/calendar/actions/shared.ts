import { Type, type Static, type TSchema } from 'typebox';
import { actionsOf, type ActionDef } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { plan } from '../reminders.ts';
import type { Calendar } from '../state.ts';

export const action = actionsOf<Calendar>();
export const Scopes = StringEnum(['this', 'following', 'all']);
export const OfOne = { event: Type.String(), date: Type.String() };

/** An action after which reminders may fall at other times: they are scheduled anew. */
export function change<A extends TSchema>(
  describe: string,
  args: A,
  run: (state: Calendar, args: Static<A>, ctx: Ctx) => void,
): ActionDef<Calendar, A> {
  return action(describe, args, (state, given, ctx) => {
    run(state, given, ctx);
    plan(state, ctx);
  });
}
