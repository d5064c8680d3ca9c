import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { paidFor, payIntent, type PaidFor } from '../../../src/sdk/core/payments.ts';
import { civilOf, dayAt, dayOf } from '../../../src/state/civil.ts';
import { epochOf } from '../../../src/state/clock.ts';
import type { Problem, Stays } from '../state.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { words } from '../words.ts';

export const action = actionsOf<Stays>();

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** How long an order waits for its payment. */
export const ORDER_MS = 30 * MINUTE;

export const today = (ctx: Ctx): number => dayAt(ctx.now, ctx.zone);

/** Midnight of a day, and a minute of it, where the phone is. */
export function momentOf(iso: string, minute: number, zone: string): number {
  const { year, month, day } = civilOf(dayOf(iso));
  return epochOf({ year, month, day, hour: Math.floor(minute / 60), minute: minute % 60 }, zone);
}

/** Shows a refusal on the screen that tried. */
export function refuse(state: Stays, of: string, why: Problem): void {
  state.problem = { of, why };
}

const isKnown = (state: Stays, number: string): boolean =>
  number in state.trips || number in state.flights || number in state.changes;

/** A new number of a booking, such as `LP-55310`. */
export function newNumber(state: Stays, ctx: Ctx, prefix: 'LP' | 'LC'): string {
  for (;;) {
    const number = `${prefix}-${10_000 + Math.floor(ctx.random() * 90_000)}`;
    if (!isKnown(state, number)) return number;
  }
}
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** A new number of flights, such as `WA-7QK4TD`. */
export function newLocator(state: Stays, ctx: Ctx): string {
  for (;;) {
    const six = Array.from({ length: 6 }, () => LETTERS[Math.floor(ctx.random() * LETTERS.length)]!).join('');
    if (!isKnown(state, `WA-${six}`)) return `WA-${six}`;
  }
}

export const LODGEPOLE = { kind: 'firm', id: 'lodgepole', name: 'Lodgepole' } as const;
export const WINDROW = { kind: 'firm', id: 'windrow-air', name: 'Windrow Air' } as const;

interface Order {
  payee: typeof LODGEPOLE | typeof WINDROW;
  cents: number;
  what: string;
  reference: string;
  /** Until when it may be paid. */ deadline: number;
}
/** Opens the wallet for an order; its answer comes to `action`. False where it cannot. */
export function askToPay(
  state: Stays,
  ctx: Ctx,
  order: Order,
  then: { action: string; args: object },
): boolean {
  if (!ctx.online()) {
    refuse(state, order.reference, 'offline');
    return false;
  }
  if (ctx.provider('payments') === null) {
    refuse(state, order.reference, 'noWallet');
    return false;
  }
  const { action: name, args } = then;
  ctx.start(payIntent({ ...order, currency: 'GBP' }, { app: 'stays', action: name, args }));
  return true;
}

/** The payment for an order of that number that the wallet's answer stands for. */
export const paymentFor = (ctx: Ctx, result: unknown, number: string): PaidFor =>
  paidFor(ctx.provider('payments'), result, number);

/** Removes a change of a booking that waits to be paid, with its cashier; it is wanted no more, or another takes its place. */
export function dropChange(state: Stays, ctx: Ctx, booking: string): void {
  for (const [number, { of, status, kind }] of Object.entries(state.changes)) {
    if (of !== booking || status !== 'unpaid') continue;
    ctx.withdraw(kind === 'stay' ? 'movePaid' : 'extraPaid', { change: number });
    delete state.changes[number];
  }
}

/** Payments of a booking, the latest first. */
function paymentsOf(state: Stays, number: string): string[] {
  const later = orderedRows(state.changes, (a, b) => b.at - a.at)
    .filter(c => c.of === number && c.payment !== null)
    .map(c => c.payment!);
  const first = (state.trips[number] ?? state.flights[number])?.payment ?? null;
  return first === null ? later : [...later, first];
}

/** Sends money of a booking back to where it came from. Never more than is left of what was paid. */
export function giveBack(state: Stays, ctx: Ctx, number: string, cents: number): number {
  const booking = state.trips[number] ?? state.flights[number];
  if (!booking || cents <= 0) return 0;
  let open = Math.min(cents, booking.paidCents - booking.refundedCents);
  let back = 0;
  const wallet = ctx.provider('payments');
  for (const payment of paymentsOf(state, number)) {
    const found = wallet?.statusOf(payment);
    const part = found ? Math.min(open, found.cents - found.refundedCents) : 0;
    if (part < 1 || !wallet?.refund(payment, part).ok) continue;
    open -= part;
    back += part;
  }
  // What came by bank transfer goes back in the same way.
  if ('byBank' in booking && booking.byBank) back += open;
  booking.refundedCents += back;
  return back;
}

/** A mail to the owner about a booking, with a link into the app. */
export function mail(ctx: Ctx, subject: string, parts: readonly string[], number: string): void {
  const t = ctx.words(words);
  ctx.provider('mail')?.deliver({
    from: { name: 'Lodgepole', address: 'bookings@lodgepole.example' },
    subject,
    text: [...parts.filter(Boolean), `[${t('openBooking')}](lodgepole:${number})`].join('\n\n'),
    thread: number,
  });
}

type Channel = 'trips' | 'messages' | 'offers' | 'codes';
const SETTING = {
  trips: 'notifyTrips',
  messages: 'notifyMessages',
  offers: 'notifyOffers',
  codes: null,
} as const;

export function tell(
  state: Stays,
  ctx: Ctx,
  channel: Channel,
  note: { tag: string; title: string; text: string; route: string },
): void {
  const setting = SETTING[channel];
  if (setting !== null && !state.settings[setting]) return;
  ctx.notify({ channel, ...note, tag: `stays-${note.tag}` });
}

/** Whether the owner is signed in; otherwise the screen that signs in opens. */
export function signedIn(state: Stays, ctx: Ctx): boolean {
  if (ctx.now < state.session.until) return true;
  ctx.open('/sign-in');
  return false;
}
