import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { blank } from './select.ts';
import type { Draft, Incoming, Postbird } from './state.ts';

export const world: AnyPhone = await createWorld();
export const run = (phone: AnyPhone, action: string, args: object = {}, app = 'mail'): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
export const wait = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const state = (phone: AnyPhone): Postbird => phone.apps['mail'] as Postbird;
/** Mails that were not there before, in the order in which they came. */
export const made = (phone: AnyPhone, was: AnyPhone = world) =>
  Object.entries(state(phone).mails)
    .filter(([id]) => !(id in state(was).mails))
    .map(([id, m]) => ({ ...m, id }));
export const told = (phone: AnyPhone) => phone.os.effects.slice(world.os.effects.length);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const path = (phone: AnyPhone): string | undefined => topScreen(phone)?.path;
export const dialog = (phone: AnyPhone) => phone.ui.dialogs.at(-1);
export const open = (phone: AnyPhone, at: string): AnyPhone =>
  run(phone, 'openAt', { app: 'mail', path: at }, 'system');
export const offline = (phone: AnyPhone, on = true): AnyPhone => run(phone, 'setAeroplane', { on }, 'system');

const ASKS = 'Lemon or pistachio?';
const OFFERS = 'There is one for sale.';
export const MIRA = 'mira.osei@inletmail.example';
/** A mail to Mira as it is written. */
export const letter = (over: Partial<Draft> = {}): Draft => ({
  ...blank(state(world)),
  to: [{ name: 'Mira Osei', address: MIRA }],
  subject: 'Cake',
  text: ASKS,
  ...over,
});
export const incoming = (over: Partial<Incoming> = {}): Incoming => ({
  from: { name: 'Nell', address: 'nell@elsewhere.example' },
  subject: 'Boats',
  text: OFFERS,
  ...over,
});
