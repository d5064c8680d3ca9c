import type { AnyPhone } from '../../state/phone/index.ts';
import type { Catalogue } from './app.ts';

export type Cause = 'agent' | 'timer' | 'intent';

/** A rule that ran, recorded with the step. */
export interface PhoneEvent {
  app: string;
  action: string;
  args: unknown;
  cause: Cause;
  at: number;
}

/** One dispatch under way: a draft of the whole phone, and what happened so far. */
export interface Run {
  phone: AnyPhone;
  catalogue: Catalogue;
  events: PhoneEvent[];
  cause: Cause;
}

export class RuleError extends Error {
  code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Draft of an app's state. Throws AppNotLoaded where the renderer has not fetched it. */
export function stateOf(run: Run, app: string): any {
  run.catalogue.get(app);
  const state = run.phone.apps[app];
  if (state === undefined) throw new RuleError('APP_NOT_FOUND', `No app ${app} on this phone`);
  return state;
}
