import type { Phone } from '../../../apps/catalogue.ts';
import type { Call, CallRow } from '../../../apps/phone/select.ts';
import { added } from '../../../judges/changes.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';

/** Firms that are not in the contacts: the network gives their names. */
const FIRMS = [
  'Wrenfield Roofing',
  'Osprey Couriers',
  'Hexby Tyres',
  'Tern Upholstery',
  'Larkin Locksmiths',
  'Quillfeather Framing',
  'Stoat Lane Nursery',
  'Bexmoor Boilers',
  'Pebblegate Carpets',
  'Whimbrel Windows',
  'Cobble Street Shoes',
  'Madder Lane Dyers',
] as const;
export const firm = () => oneOf(...FIRMS);
/** Last digits of a number that the world does not have; `landline` and `mobile` complete it. */
export const ending = () => int(440, 860);
export const landline = (n: number): string => `+441632960${n}`;
export const mobile = (n: number): string => `+447700900${n}`;

export interface Logged extends Partial<Call> {
  number: string;
  kind: Call['kind'];
  at: number;
}

/** Adds a call to the log. Returns its id. */
export function logCall(s: Phone, id: string, { seconds = 0, name = '', ...call }: Logged): string {
  s.apps.phone.calls[`call-task-${id}`] = { name, seconds, seen: true, ...call };
  return `call-task-${id}`;
}

/** Calls added to the log since the start. */
export const calledSince = (was: Phone, now: Phone): CallRow[] =>
  added(was.apps.phone.calls, now.apps.phone.calls);
export const outgoingTo = (was: Phone, now: Phone, number: string): CallRow[] =>
  calledSince(was, now).filter(c => c.kind === 'outgoing' && sameNumber(c.number, number));

/** Calls a number whose rule answers, hears what the other side says, and ends the call. */
export function callAndHear(s: Phone, ctx: SetupCtx, number: string): void {
  const before = new Set(Object.keys(s.apps.phone.current));
  ctx.act('phone', 'place', { number });
  const call = Object.keys(s.apps.phone.current).find(id => !before.has(id))!;
  // It rings, then it is answered.
  for (let i = 0; i < 2; i++) ctx.act('phone', 'progress', { call });
  ctx.act('phone', 'hangUp', { call });
}
/** Whether one of the calls to a number was answered, if there was one. */
export function wasHeard(was: Phone, now: Phone, number: string): boolean {
  const calls = outgoingTo(was, now, number);
  return calls.length === 0 || calls.some(c => c.seconds > 0);
}
