import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Observe } from '../../src/protocol/observation.ts';

/** What is to be observed, with nothing left open. */
export type Look = Required<Observe>;

export const UNSEEN: Look = {
  screenshot: false,
  quality: 80,
  scale: 1,
  elements: false,
  tree: false,
  marks: false,
};

/**
 * What is observed where nothing was said: JPEG 80 at the screen's own scale, with elements. What has no bearing on the answer is
 * brought to one value, so that it is one step to the cache.
 */
export function fullObserve(observe: Observe = {}, phone: AnyPhone): Look {
  const {
    screenshot = 'jpeg',
    quality = 80,
    scale = phone.device.screen.scale,
    elements = true,
    tree = false,
    marks = false,
  } = observe;
  if (screenshot === false) return { ...UNSEEN, elements, tree };
  return { screenshot, quality: screenshot === 'png' ? 80 : quality, scale, elements, tree, marks };
}
