import { catalogue, createWorld, type Phone } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { currentVisit } from './tabs.ts';

export const world = async () => (await createWorld()) as unknown as Phone;
/** The phone after a rule, as a person's tap runs it. */
export const did = (phone: Phone, action: string, args: object = {}, app = 'browser'): Phone =>
  dispatch(catalogue, phone as unknown as AnyPhone, app, action, args).phone as unknown as Phone;
export const opened = async (url: string, phone?: Phone): Promise<Phone> =>
  did(did(phone ?? (await world()), 'openApp', { app: 'browser' }, 'system'), 'open', { url });
export const browserOf = (phone: Phone) => phone.apps.browser;
export const visitOn = (phone: Phone) => currentVisit(phone.apps.browser)!;
/** The phone when so many ms have passed: what was due has run. */
export const later = (phone: Phone, ms: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + ms).phone as unknown as Phone;
export const offline = (phone: Phone): Phone => ({
  ...phone,
  device: { ...phone.device, radios: { ...phone.device.radios, wifi: false, mobileData: false } },
});
