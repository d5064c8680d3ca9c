import type { Action } from '../../protocol/action.ts';
import type { PhoneEvent } from '../../sdk/core/run.ts';
import type { Operation } from '../../state/diff.ts';
import type { AnyPhone } from '../../state/phone/index.ts';

/** One step of the phone: this page's, or that of another client. */
export interface Step {
  number: number;
  action: Action | null;
  operations: Operation[];
  events: PhoneEvent[];
  stateHash: string;
  clock: number;
  mine: boolean;
  /** The phone before it, without what this page had not loaded then. */
  before: AnyPhone | undefined;
}

export type Mode = 'joining' | 'watching' | 'driving' | 'closed';

/** What the page around the phone shows. */
export interface LiveState {
  mode: Mode;
  stateHash: string;
  /** Steps that the server has not confirmed yet. */
  unconfirmed: number;
  steps: Step[];
  /** The phone's clock runs with the wall's. */
  running: boolean;
  /** A message for the person; empty where there is none. */
  notice: string;
  /** How often the phone was drawn anew. */
  drawn: number;
}

/** Before the server has answered. */
export const JOINING: LiveState = {
  mode: 'joining',
  stateHash: '',
  unconfirmed: 0,
  steps: [],
  running: false,
  notice: '',
  drawn: 0,
};
