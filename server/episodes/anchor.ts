import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

/**
 * Identifies where a phone stands: a hash of its apps, its screen, its system and its device, without the clock, the timers and the random
 * numbers. Rollouts that waited, or tapped where nothing reacts, meet again in it.
 */
export const anchorOf = ({ apps, ui, os, device }: AnyPhone): string => hash({ apps, ui, os, device });
