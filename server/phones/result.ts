import type { Observation } from '../../src/protocol/observation.ts';
import type { Screenshot } from '../../src/protocol/screenshot.ts';
import type { StepResult } from '../../src/protocol/wire/phones.ts';
import type { Operation } from '../../src/state/diff.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

/** An observation whose picture is what the renderer gave. */
export interface DrawnObservation extends Observation {
  screenshot?: Screenshot;
}

/** A step as a renderer drew it, or as the cache kept it: the caller's result, and what the server needs to commit it. */
export interface DrawnStep extends StepResult {
  observation: DrawnObservation;
  /** The phone after the step. */
  tree: AnyPhone;
  /** From the phone before the step to `tree`, for listeners. */
  operations: Operation[];
  /** A page with a state of its own is shown: the step is not a function of the tree alone. */
  live?: boolean;
  /** The page had errors, though a phone is shown: another renderer may draw it differently. */
  threw?: boolean;
}
