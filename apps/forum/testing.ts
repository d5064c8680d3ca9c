import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Forum } from './state.ts';

export const world: AnyPhone = await createWorld();
export const run = (phone: AnyPhone, action: string, args: object = {}, app = 'forum'): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
export const wait = (phone: AnyPhone, minutes: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + minutes * 60_000).phone;
export const state = (phone: AnyPhone): Forum => phone.apps['forum'] as Forum;
export const told = (phone: AnyPhone) => phone.os.effects.slice(world.os.effects.length);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const path = (phone: AnyPhone): string | undefined => topScreen(phone)?.path;
export const open = (phone: AnyPhone, at: string): AnyPhone =>
  run(phone, 'openAt', { app: 'forum', path: at }, 'system');
export const offline = (phone: AnyPhone, on = true): AnyPhone => run(phone, 'setAeroplane', { on }, 'system');
/** Rows that were not there before. */
export const made = <T>(now: Record<string, T>, was: Record<string, T>): [string, T][] =>
  Object.entries(now).filter(([id]) => !(id in was));
