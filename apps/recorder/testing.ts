import { catalogue, createWorld, type Phone } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { produce } from 'immer';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { fileAt } from '../../src/sdk/core/storage.ts';
import type { Recorder } from './state.ts';

/** What tests of Recorder share. */
export const world = await createWorld();
export const run = (phone: AnyPhone, name: string, args: object = {}, app = 'recorder'): AnyPhone =>
  dispatch(catalogue, phone, app, name, args).phone;
export const wait = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const stateOf = (phone: AnyPhone): Recorder => phone.apps['recorder'] as Recorder;
export const filesOf = (phone: AnyPhone) => phone.device.storage.files;
export const at = (phone: AnyPhone, path: string) => fileAt(filesOf(phone), path);
export const toast = (phone: AnyPhone) => phone.ui.toast?.text;
export const note = (phone: AnyPhone, tag: string) =>
  Object.values(phone.os.notifications).find(n => n.app === 'recorder' && n.tag === tag);
/** The world with the microphone allowed. */
export const ready = produce(world, draft => {
  draft.os.permissions['recorder'] = { microphone: 'inUse', location: 'inUse' };
});
export const open = (phone: AnyPhone, path = '/'): AnyPhone =>
  run(phone, 'openAt', { app: 'recorder', path }, 'system');
export const changed = (phone: AnyPhone, how: (recorder: Recorder) => void): AnyPhone =>
  produce(phone, draft => how((draft as unknown as Phone).apps.recorder as Recorder));
