import { catalogue, type AppId, type Phone } from '../../apps/catalogue.ts';
import type * as index from '../../apps/index.ts';
import type { ArgsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { runOn } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

type Index = typeof index;
type ActionsOf<A extends AppId> = Extract<Index[keyof Index], { id: A }>['actions'];
type Args<A extends AppId, K> = K extends keyof ActionsOf<A> ? ArgsOf<ActionsOf<A>[K]> : never;

/** What a setup has besides the draft: ids, time, chance and the apps' own rules. */
export interface SetupCtx extends Pick<Ctx, 'now' | 'zone' | 'random' | 'id'> {
  /** Runs an action of an app, as a person's tap would. */
  act<A extends AppId, K extends keyof ActionsOf<A> & string>(app: A, action: K, args: Args<A, K>): void;
  /** Runs an action of the phone itself. */
  system(action: string, args?: unknown): void;
  /** Runs an action of an app at a time (epoch ms), or after so many ms from now when `after` is given. */
  schedule<A extends AppId, K extends keyof ActionsOf<A> & string>(
    at: number | { after: number },
    app: A,
    action: K,
    args: Args<A, K>,
  ): void;
  /** All that an app's rule has, to call its helpers with. */
  as(app: AppId): Ctx;
}

/** The context over a draft of the phone; it draws from the draft's own random sequence. */
export function setupCtx(draft: Phone): SetupCtx {
  const run = runOn(catalogue, draft as unknown as AnyPhone);
  const own = run.ctx('system');
  return {
    get now() {
      return draft.clock.now;
    },
    get zone() {
      return draft.clock.zone;
    },
    random: () => own.random(),
    id: prefix => own.id(prefix),
    act: (app, action, args) => run.call(app, action, args, 'agent'),
    system: (action, args = {}) => run.call('system', action, args, 'agent'),
    schedule: (at, app, action, args) => {
      run.ctx(app).schedule(typeof at === 'number' ? at : draft.clock.now + at.after, action, args);
    },
    as: app => run.ctx(app),
  };
}
