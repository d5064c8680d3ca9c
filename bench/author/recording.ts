import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import type { Phone } from '../../apps/catalogue.ts';

/** One thing that a person did on the phone while a task was recorded. */
export interface RecordedStep {
  action: Action;
  /** What was on the screen before it. */
  seen: Observation;
  /** The rules of apps that ran. */
  events: readonly PhoneEvent[];
}

/** A task as a person showed it: the phone before, what was done, and the phone after. */
export interface Recording {
  start: Phone;
  steps: readonly RecordedStep[];
  end: Phone;
}
