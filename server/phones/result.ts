import type { LastError, Observation } from '../../src/protocol/observation.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import type { Operation } from '../../src/state/diff.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

/** What a step gives, from the renderer to whoever asked for it. */
export interface StepResult {
  /** The phone after the step. */
  tree: AnyPhone;
  /** From the phone before the step to `tree`, for whoever watches. */
  operations: Operation[];
  events: PhoneEvent[];
  error?: LastError | undefined;
  observation: Observation;
  stateHash: string;
  /** A page with a state of its own is shown: the step is not a function of the tree alone. */
  live?: boolean;
  /** The page had errors, though a phone is shown: another renderer may draw it differently. */
  threw?: boolean;
}
