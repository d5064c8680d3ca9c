import { produce } from 'immer';
import { catalogue } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { spotOf } from './select.ts';
import type { Maps, Spot } from './state.ts';

export const state = (phone: AnyPhone) => phone.apps['maps'] as Maps;
export const run = (phone: AnyPhone, name: string, args: object = {}, app = 'maps') =>
  dispatch(catalogue, phone, app, name, args).phone;
export const later = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms).phone;
export const top = (phone: AnyPhone) =>
  phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1)?.path;
/** The world with Wayfare in front, changed. */
export const phoneWith = (world: AnyPhone, change: (maps: Maps, phone: AnyPhone) => void = () => {}) =>
  run(
    produce(world, d => {
      d.timers = {};
      change(d.apps['maps'] as Maps, d as AnyPhone);
    }),
    'openApp',
    { app: 'maps' },
    'system',
  );
export const spot = (phone: AnyPhone, id: string): Spot =>
  spotOf(`place-${id}`, state(phone).places[`place-${id}`]!);
export const made = <T>(was: Record<string, T>, now: Record<string, T>) =>
  Object.keys(now).filter(id => !(id in was));
