import { catalogue, type AppId, type Phone } from '../../apps/catalogue.ts';
import type * as index from '../../apps/index.ts';
import type { ArgsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { runOn } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

type Index = typeof index;
type ActionsOf<A extends AppId> = Extract<Index[keyof Index], { id: A }>['actions'];
type Args<A extends AppId, K> = K extends keyof ActionsOf<A> ? ArgsOf<ActionsOf<A>[K]> : never;

/** The context of a setup: new ids, the time, randomness, and the apps' own actions. */
export interface SetupCtx extends Pick<Ctx, 'now' | 'zone' | 'random' | 'id'> {
  /** Runs an action of an app, as a tap would. */
  act<A extends AppId, K extends keyof ActionsOf<A> & string>(app: A, action: K, args: Args<A, K>): void;
  /** Runs a system action. */
  system(action: string, args?: unknown): void;
  /** Schedules an action of an app: at a time (epoch ms), or `after` ms from now. */
  schedule<A extends AppId, K extends keyof ActionsOf<A> & string>(
    at: number | { after: number },
    app: A,
    action: K,
    args: Args<A, K>,
  ): void;
  /** The context that an app's own actions get, to call the app's functions with. */
  as(app: AppId): Ctx;
}

/** The setup context for a draft. Random numbers come from the draft's own sequence. */
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

/** Does what makes a row of a table, and gives the row's id. Throws if it makes none, or several. */
export function madeIn(table: () => Readonly<Record<string, unknown>>, make: () => void): string {
  const before = new Set(Object.keys(table()));
  make();
  const made = Object.keys(table()).filter(id => !before.has(id));
  if (made.length !== 1) throw new Error(`It made ${made.length} rows, not one`);
  return made[0]!;
}

/** The id of the row of a table that fits. Throws if none does, or several do. */
export function idWhere<T>(table: Readonly<Record<string, T>>, fits: (row: T) => boolean): string {
  const found = Object.keys(table).filter(id => fits(table[id]!));
  if (found.length !== 1) throw new Error(`${found.length} rows fit, not one`);
  return found[0]!;
}
