import type { Observe } from '../../src/protocol/observation.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

/** What is to be observed, with nothing left open. */
export type ObservationSpec = Required<Observe>;

/** Observes nothing. */
export const NO_OBSERVATION: ObservationSpec = {
  screenshot: false,
  quality: 80,
  scale: 1,
  elements: false,
  tree: false,
  marks: false,
};

/**
 * Fills in what the caller left out: JPEG 80 at the screen's own scale, with elements. Options without a bearing on the answer get one
 * value, so that the cache sees one step.
 */
export function observationSpec(observe: Observe = {}, phone: AnyPhone): ObservationSpec {
  const {
    screenshot = 'jpeg',
    quality = 80,
    scale = phone.device.screen.scale,
    elements = true,
    tree = false,
    marks = false,
  } = observe;
  if (screenshot === false) return { ...NO_OBSERVATION, elements, tree };
  return { screenshot, quality: screenshot === 'png' ? 80 : quality, scale, elements, tree, marks };
}
