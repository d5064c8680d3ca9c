import type { AnyPhone } from '../../state/phone/index.ts';
import type { Catalogue } from './app.ts';
import type { Ctx } from './ctx.ts';
import { RuleError } from './rule-error.ts';

export type Cause = 'agent' | 'timer' | 'intent';

/** A rule that ran, recorded with the step. */
export interface PhoneEvent {
  app: string;
  action: string;
  args: unknown;
  cause: Cause;
  at: number;
}

/** A dispatch in progress: a draft of the phone, and the events so far. */
export interface Run {
  phone: AnyPhone;
  catalogue: Catalogue;
  events: PhoneEvent[];
  cause: Cause;
  /** Entry of the ledger that the rule under way has written, or whose consequence it is. */
  effect?: string;
  /** Random numbers of the timer that fires, in place of the phone's own sequence. */
  random?: () => number;
  /**
   * Runs an action of an app, or of `system`, and records it. The cause is this run's where none is given.
   * Throws RuleError, AppNotLoaded.
   */
  call(app: string, action: string, args: unknown, cause?: Cause): void;
  /** The context of a rule of this app. */
  ctx(app: string): Ctx;
}

/** Draft of an app's state. Throws AppNotLoaded where the renderer has not fetched it. */
export function stateOf(run: Run, app: string): any {
  run.catalogue.get(app);
  const state = run.phone.apps[app];
  if (state === undefined) throw new RuleError('APP_NOT_FOUND', `No app ${app} on this phone`);
  return state;
}
