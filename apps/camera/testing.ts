import { produce } from 'immer';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { mediaOf } from '../../src/sdk/core/storage.ts';
import { epochOf } from '../../src/state/clock.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue } from '../catalogue.ts';
import type { Camera } from './state.ts';

export const run = (phone: AnyPhone, name: string, args: object = {}, app = 'camera'): AnyPhone =>
  dispatch(catalogue, phone, app, name, args).phone;
export const wait = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const cam = (phone: AnyPhone): Camera => phone.apps['camera'] as Camera;
export const open = (phone: AnyPhone): AnyPhone => run(phone, 'openApp', { app: 'camera' }, 'system');
export const set = (phone: AnyPhone, change: (camera: Camera, phone: AnyPhone) => void): AnyPhone =>
  produce(phone, draft => change(draft.apps['camera'] as Camera, draft));
export const toast = (phone: AnyPhone) => phone.ui.toast?.text;
export const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1);
/** Photos and videos that were not there before. */
export const made = (phone: AnyPhone, was: AnyPhone) =>
  mediaOf(phone.device.storage.files).filter(f => !was.device.storage.files[f.id]);
export const allowed = (phone: AnyPhone) =>
  set(phone, (_, p) => {
    p.os.permissions['camera'] = { camera: 'inUse', microphone: 'inUse', location: 'inUse' };
  });
export const London = (hour: number, minute = 0) =>
  epochOf({ year: 2026, month: 3, day: 12, hour, minute }, 'Europe/London');
