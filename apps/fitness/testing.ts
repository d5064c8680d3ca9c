import { produce } from 'immer';
import { catalogue } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { epochOf } from '../../src/state/clock.ts';
import type { Activity, Fitness } from './state.ts';

export const state = (phone: AnyPhone) => phone.apps['fitness'] as Fitness;
export const run = (phone: AnyPhone, name: string, args: object = {}, app = 'fitness') =>
  dispatch(catalogue, phone, app, name, args).phone;
export const later = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms).phone;
export const top = (phone: AnyPhone) =>
  phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1)?.path;
export const toast = (phone: AnyPhone) => phone.ui.toast?.text;
export const note = (phone: AnyPhone, tag: string) =>
  Object.values(phone.os.notifications).find(n => n.app === 'fitness' && n.tag === tag);
export const made = <T>(was: Record<string, T>, now: Record<string, T>) =>
  Object.keys(now).filter(id => !(id in was));
export const activity = (more: Partial<Activity> = {}): Activity => ({
  name: 'Loop',
  type: 'run',
  startedAt: epochOf({ year: 2026, month: 3, day: 10, hour: 7, minute: 0 }, 'Europe/London'),
  seconds: 1800,
  elapsed: 1800,
  metres: 5000,
  climb: 0,
  heart: null,
  maxHeart: null,
  effort: 0,
  notes: '',
  place: '',
  track: '',
  splits: [360, 360, 360, 360, 360],
  laps: [],
  markers: [],
  photos: [],
  source: 'recorded',
  seed: 0,
  ...more,
});
/** The world with Milepost in front and the location allowed, changed. */
export const phoneWith = (world: AnyPhone, change: (fitness: Fitness, phone: AnyPhone) => void = () => {}) =>
  run(
    produce(world, d => {
      (d.os.permissions['fitness'] ??= {})['location'] = 'inUse';
      change(d.apps['fitness'] as Fitness, d as AnyPhone);
    }),
    'openApp',
    { app: 'fitness' },
    'system',
  );
