import type { Observe } from '../../src/protocol/observation.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

/** The options of an observation, each with a value. */
export type ObservationSpec = Required<Observe>;

/** No picture, no elements, no tree. */
export const NO_OBSERVATION: ObservationSpec = {
  screenshot: false,
  quality: 80,
  scale: 1,
  elements: false,
  tree: false,
  marks: false,
};

/**
 * Fills in the defaults: JPEG at quality 80 and the screen's own scale, with elements. Options that do not affect the answer get one
 * fixed value, so that equal answers share a cache entry.
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
