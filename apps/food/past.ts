import { isOnMenu, keyOf, priceOf, type Wanted } from './basket.ts';
import { shareOf } from './prices.ts';
import type { Food } from './state.ts';
import type { Order, OrderLine } from './state/order.ts';

/** How long after it came something can be wrong with an order. */
export const CLAIM_HOURS = 48;

export type Claimable = OrderLine & { line: string };

/** Dishes of an order of which nothing was said yet, with how many are left; none where it is too late. */
export function claimable(order: Order, now: number): Claimable[] {
  const isThere = order.status === 'delivered' || order.status === 'collected';
  if (!isThere || order.endedAt === null || now > order.endedAt + CLAIM_HOURS * 3_600_000) return [];
  return order.lines.flatMap(each => {
    const line = keyOf(each);
    const said = order.claims
      .flatMap(c => c.lines)
      .filter(l => l.line === line)
      .reduce((sum, l) => sum + l.count, 0);
    return each.count > said ? [{ ...each, line, count: each.count - said }] : [];
  });
}

/** What comes back for dishes of an order, pence. */
export const claimCents = (order: Order, lines: readonly { line: string; count: number }[]): number =>
  shareOf(
    order.totals,
    lines.reduce((sum, { line, count }) => {
      const found = order.lines.find(l => keyOf(l) === line);
      return sum + (found?.cents ?? 0) * count;
    }, 0),
  );

export interface Again {
  wanted: Wanted;
  name: string;
  count: number;
  was: number;
  now: number;
  change: 'same' | 'dearer' | 'cheaper' | 'soldOut' | 'gone';
}

function changeOf(state: Food, line: OrderLine, now: number): Again['change'] {
  if (!isOnMenu(state, line)) return 'gone';
  if (state.dishes[line.dish]!.soldOut) return 'soldOut';
  if (now === line.cents) return 'same';
  return now > line.cents ? 'dearer' : 'cheaper';
}

/** What an earlier order would be today. */
export function reorderOf(state: Food, order: Order): { lines: Again[]; changed: boolean } {
  const lines = order.lines.map(line => {
    const { dish, count, options, without, note, name } = line;
    const now = priceOf(state, line);
    const wanted = { dish, count, options: [...options], without: [...without], note };
    return { wanted, name, count, was: line.cents, now, change: changeOf(state, line, now) };
  });
  return { lines, changed: lines.some(l => l.change !== 'same') };
}
