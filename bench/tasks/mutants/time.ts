import { catalogue, type Phone } from '../../../apps/catalogue.ts';
import { advance } from '../../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';

/** A phone that nobody touches for a while. */
export const idle = (phone: Phone, ms: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + ms).phone as unknown as Phone;
