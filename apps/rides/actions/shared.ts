import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { hashOf, metresOf } from '../../../src/sdk/city/index.ts';
import { paidFor, payIntent, type PaidFor } from '../../../src/sdk/core/payments.ts';
import { spotAt } from '../model/town.ts';
import { words } from '../words.ts';
import type { Plan, Ride, Rides, Spot } from '../state.ts';

export const action = actionsOf<Rides>();
export const FIRM = 'hopalong';
export const FIRM_NAME = 'Hopalong';
export const MAIL = { name: FIRM_NAME, address: 'receipts@hopalong.example' } as const;
export const timerOf = (ride: string): string => `rides-next-${ride}`;
export const tagOf = (ride: string): string => `rides-${ride}`;

/** How the ledger names a ride that is shared. */
export const wayOf = ({ from, to }: Pick<Ride, 'from' | 'to'>): string => `${from.name} – ${to.name}`;
/** An offer that the owner holds is called to mind a day before it ends. */
export const offerTimer = (code: string): string => `rides-offer-${code}`;
export const reminderOf = (until: number): number => until - 24 * 60 * 60_000;

/** Where the phone is, as far as the app may know. */
export const hereOf = (ctx: Pick<Ctx, 'device' | 'allowed'>): Spot | null =>
  ctx.device.radios.location && ctx.allowed('location') ? spotAt(metresOf(ctx.device.place)) : null;

/** An empty plan, with what the owner set once for all rides. */
export const freshPlan = ({ settings }: Pick<Rides, 'settings'>): Plan => ({
  from: null,
  stops: [],
  to: null,
  kind: settings.needs.includes('wheelchair') ? 'ramp' : 'hop',
  at: null,
  people: 1,
  note: '',
  rider: null,
  wishes: { ...settings.wishes },
  promo: '',
  pay: settings.pay,
  credit: settings.credit,
});

/** Says that there is no network, where there is none. */
export function reaches(ctx: Ctx): boolean {
  if (ctx.online()) return true;
  ctx.toast(ctx.words(words)('offlineToast'));
  return false;
}

/** Plans what happens to a ride next by itself. */
export function planNext(ctx: Ctx, id: string, ride: Ride, at: number | null): void {
  ride.nextAt = at;
  if (at === null) ctx.cancel(timerOf(id));
  else ctx.schedule(at, 'next', { ride: id }, timerOf(id));
}

type News = Parameters<Ctx['notify']>[0];
/** Tells what happens to a ride, where the owner wants it. */
export function tell(
  state: Rides,
  ctx: Ctx,
  id: string,
  news: Pick<News, 'title' | 'text'> & Partial<News>,
): void {
  if (!state.settings.notifyRides) return;
  ctx.notify({ channel: 'rides', tag: tagOf(id), route: `/ride/${id}`, ...news });
}

/** A number for an order that follows from what was ordered, so that it is the same whatever was done before. */
export function numberFor(prefix: string, taken: object, what: unknown): string {
  for (let nth = 0; ; nth++) {
    const digits = 30_000 + (hashOf(`${JSON.stringify(what)} ${nth}`) % 70_000);
    const number = `${prefix}-${digits}`;
    if (!(number in taken)) return number;
  }
}

/** Opens the cashier; its answer comes to `then`. */
export function askToPay(
  ctx: Ctx,
  order: { cents: number; what: string; reference: string; deadline?: number; splittable?: boolean },
  then: { action: string; args: object },
): void {
  ctx.start(
    payIntent(
      { payee: { kind: 'firm', id: FIRM, name: FIRM_NAME }, currency: 'GBP', ...order },
      { app: 'rides', ...then },
    ),
  );
}

/** The payment for an order that the cashier's answer stands for. */
export const paymentFor = (ctx: Ctx, result: unknown, reference: string): PaidFor =>
  paidFor(ctx.provider('payments'), result, reference);

/** Keeps where somebody went among the recent places. */
export function remember(state: Rides, spot: Spot): void {
  const others = state.recent.filter(({ x, y }) => x !== spot.x || y !== spot.y);
  state.recent = [{ ...spot }, ...others].slice(0, 12);
}
