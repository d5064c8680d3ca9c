import { produce } from 'immer';
import { catalogue } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Clock } from './state.ts';

/** Phones in states that a test or a picture wants. */

const act = (phone: AnyPhone, action: string, args: object = {}): AnyPhone => dispatch(catalogue, phone, 'clock', action, args).phone;
/** The phone so much later, without what its timers would have done. */
const later = (phone: AnyPhone, ms: number): AnyPhone => produce(phone, draft => { draft.clock.now += ms; });

export const ringing = (world: AnyPhone): AnyPhone => act(world, 'ring', { alarm: 'alarm-weekday' });

/** One timer runs, one is paused. */
export const running = (world: AnyPhone): AnyPhone => act(later(act(act(world, 'startTimer', { timer: 'timer-eggs' }), 'startTimer', { timer: 'timer-plank' }), 41_000), 'pauseTimer', { timer: 'timer-plank' });

export const timeUp = (world: AnyPhone): AnyPhone => act(later(act(world, 'startTimer', { timer: 'timer-eggs' }), 397_000), 'timerEnds', { timer: 'timer-eggs' });

/** The stopwatch with four laps. */
export const lapsIn = (world: AnyPhone): AnyPhone => [61_230, 58_940, 64_020, 60_110].reduce((phone, ms) => act(later(phone, ms), 'lap'), act(world, 'startStopwatch'));

export const clockOf = (phone: AnyPhone): Clock => phone.apps['clock'] as Clock;
