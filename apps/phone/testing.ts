import { produce } from 'immer';
import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { topScreen } from '../../src/sdk/core/navigation.ts';
import { liveRows, logRows } from './select.ts';
import type { PhoneApp } from './state.ts';

export const MIRA = '+447700900110';
export const SAM = '+447700900117';
export const TARIQ = '+447700900155';
export const T0 = Date.UTC(2026, 2, 12, 8);

const world = await createWorld();
/** The world with an empty log and no voicemail, changed as a test needs it. */
export const phoneWith = (change: (state: PhoneApp, phone: AnyPhone) => void = () => {}): AnyPhone => produce(world, draft => {
  const state = draft.apps['phone'] as PhoneApp;
  Object.assign(state, { calls: {}, voicemails: {}, blocked: {} });
  change(state, draft as AnyPhone);
});
export const run = (phone: AnyPhone, name: string, args: object = {}, app = 'phone'): AnyPhone => dispatch(catalogue, phone, app, name, args).phone;
export const later = (phone: AnyPhone, seconds: number): AnyPhone => advance(catalogue, phone, phone.clock.now + seconds * 1000).phone;
export const state = (phone: AnyPhone): PhoneApp => phone.apps['phone'] as PhoneApp;
export const log = (phone: AnyPhone) => logRows(state(phone));
/** The log with what goes on, as [number, kind, seconds]. */
export const rows = (phone: AnyPhone) => Object.values(state(phone).calls).sort((a, b) => a.at - b.at).map(c => [c.number, c.kind, c.seconds]);
export const live = (phone: AnyPhone) => liveRows(state(phone));
export const top = (phone: AnyPhone): string | undefined => { const t = topScreen(phone); return t && `${t.app}${t.path}`; };
export const note = (phone: AnyPhone, tag: string) => Object.values(phone.os.notifications).find(n => n.app === 'phone' && n.tag === tag);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
/** Presses a button of a notification of the phone. */
export const press = (phone: AnyPhone, tag: string, button: string): AnyPhone => {
  const id = Object.keys(phone.os.notifications).find(key => phone.os.notifications[key]!.app === 'phone' && phone.os.notifications[key]!.tag === tag)!;
  return run(phone, 'runNotificationAction', { id, button }, 'system');
};
/** A call that was answered six seconds after it was dialled, and lasts for so long. */
export const talking = (phone: AnyPhone, number = MIRA, seconds = 10): AnyPhone => later(run(phone, 'place', { number }), 7.5 + seconds);
