import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { keptCount } from '../select/money.ts';
import { words } from '../words.ts';
import type { Notice, Order, OrderLine, Shop } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';

export const action = actionsOf<Shop>();
export const FIRM = 'bazari';
const MINUTE = 60_000;
/** How long an order waits to be paid. */
export const PAY_MS = 30 * MINUTE;
const MOST_NOTICES = 60;

export const CHANNELS = {
  paid: 'orders',
  sent: 'orders',
  out: 'orders',
  ready: 'orders',
  delivered: 'orders',
  refunded: 'orders',
  expired: 'orders',
  priceDrop: 'prices',
  backInStock: 'prices',
  message: 'messages',
  answered: 'messages',
  offer: 'offers',
  offerAccepted: 'offers',
  offerRefused: 'offers',
} as const satisfies Record<Notice['kind'], string>;
const SETTING = {
  orders: 'notifyOrders',
  prices: 'notifyPrices',
  messages: 'notifyMessages',
  offers: 'notifyOffers',
} as const;

/** Whether what is to leave the phone can; tells the owner where it cannot. */
export function reaches(ctx: Ctx): boolean {
  if (ctx.online()) return true;
  ctx.toast(ctx.words(words)('offlineToast'));
  return false;
}

/** The network’s time of a moment that was planned, on a clock that may have been set by hand. */
export const onClock = (state: Pick<Shop, 'clockShift'>, now: number, at: number): number =>
  Math.max(now + 1, at + state.clockShift);
/** The network’s time now. */
export const networkNow = (state: Pick<Shop, 'clockShift'>, ctx: Pick<Ctx, 'now'>): number =>
  ctx.now - state.clockShift;

const TITLES = {
  paid: 'noticePaid',
  sent: 'noticeSent',
  out: 'noticeOut',
  ready: 'noticeReady',
  delivered: 'noticeDelivered',
  refunded: 'noticeRefunded',
  expired: 'noticeExpired',
  priceDrop: 'noticePriceDrop',
  backInStock: 'noticeBackInStock',
  message: 'noticeMessage',
  answered: 'noticeAnswered',
  offer: 'noticeOffer',
  offerAccepted: 'noticeOfferAccepted',
  offerRefused: 'noticeOfferRefused',
} as const satisfies Record<Notice['kind'], keyof typeof words>;
export const NOTICE_WORDS = TITLES;

/** Puts a line into the inbox, and notifies of it where the owner wants that. */
export function tell(
  state: Shop,
  ctx: Ctx,
  kind: Notice['kind'],
  {
    what,
    path,
    cents = null,
    text = '',
  }: { what: string; path: string; cents?: number | null; text?: string },
): void {
  const known = orderedIds(state.notices, (a, b) => a.at - b.at);
  for (const old of known.slice(0, Math.max(0, known.length - MOST_NOTICES + 1))) delete state.notices[old];
  state.notices[ctx.id('notice')] = { kind, what, cents, path, at: ctx.now, read: ctx.showing(path) };
  const channel = CHANNELS[kind];
  if (!state.settings[SETTING[channel]] || ctx.showing(path)) return;
  const t = ctx.words(words);
  const title = t(TITLES[kind], { what, amount: cents === null ? '' : ctx.format.money(cents, 'GBP') });
  ctx.notify({ channel, tag: `shop-${path}`, title, text: text || what, route: path });
}

/** A mail from Bazari. Its paragraphs are given; the mail app may be missing. */
export function mail(ctx: Ctx, thread: string, subject: string, paragraphs: readonly string[]): void {
  ctx.provider('mail')?.deliver({
    from: { name: ctx.words(words)('appName'), address: 'orders@bazari.example' },
    subject,
    text: paragraphs.join('\n\n'),
    thread,
  });
}

/** A link into the app, as mails write it. */
export const linkTo = (ctx: Ctx, order: string): string =>
  `[${ctx.words(words)('seeOrder')}](bazari:${order})`;

/** What an order is about in a line: its first thing, and how many more. */
export function summary(ctx: Ctx, lines: readonly OrderLine[]): string {
  const more = lines.length - 1;
  const { name } = lines[0]!;
  return more === 0 ? name : ctx.words(words)('andMore', { name, count: more });
}

/** Puts back what an order still had of the shelves. */
export function restock(state: Shop, order: Order): void {
  for (const line of order.lines) {
    const shelf = line.variant === null ? undefined : state.variants[line.variant];
    if (shelf) shelf.stock += keptCount(line);
  }
}

export const choiceText = ({ colour, size }: { colour: string | null; size: string | null }): string =>
  [colour, size].filter(Boolean).join(', ');

/** Name, colour and size of a variant. */
export function wareOf(state: Shop, variant: string): string {
  const found = state.variants[variant]!;
  return [state.products[found.product]!.name, choiceText(found)].filter(Boolean).join(', ');
}
