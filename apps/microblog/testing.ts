import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Microblog } from './state.ts';

export const world: AnyPhone = await createWorld();
export const run = (phone: AnyPhone, action: string, args: object = {}, app = 'microblog'): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
export const wait = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const state = (phone: AnyPhone): Microblog => phone.apps['microblog'] as Microblog;
/** Ids of posts that were not there before. */
export const fresh = (phone: AnyPhone, was: AnyPhone = world): string[] =>
  Object.keys(state(phone).posts).filter(id => !(id in state(was).posts));
export const told = (phone: AnyPhone) => phone.os.effects.slice(world.os.effects.length);
export const problem = (phone: AnyPhone): string | undefined => state(phone).problem?.kind;
export const offline = (phone: AnyPhone, on = true): AnyPhone => run(phone, 'setAeroplane', { on }, 'system');
export const NO_TARGET = { replyTo: null, quote: null };
