import { remembered } from '../../src/sdk/core/remembered.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import type { Browser, Order, Product } from './state.ts';

export type ProductRow = Product & { id: string };
/** The products of the shop, by name. */
export const productsOf = remembered((table: Browser['products']): readonly ProductRow[] =>
  Object.entries(table)
    .map(([id, p]) => ({ id, ...p }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id)),
);

/** The items of the cart, in the order in which they were added. */
export function cartLines(
  state: Pick<Browser, 'cart' | 'products'>,
): { id: string; quantity: number; at: number; product: ProductRow }[] {
  return Object.entries(state.cart)
    .flatMap(([id, line]) => {
      const product = state.products[line.product];
      return product
        ? [{ id, quantity: line.quantity, at: line.at, product: { id: line.product, ...product } }]
        : [];
    })
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
export const cartTotal = (state: Pick<Browser, 'cart' | 'products'>): number =>
  cartLines(state).reduce((sum, l) => sum + l.quantity * l.product.cents, 0);
export const cartCount = (state: Pick<Browser, 'cart'>): number =>
  Object.values(state.cart).reduce((sum, l) => sum + l.quantity, 0);
export const orderOf = (state: Pick<Browser, 'orders'>, id: string | null): Order | undefined =>
  id === null ? undefined : state.orders[id];

/** Cost of each way of delivery. */
export const DELIVERY_CENTS = { standard: 350, express: 790, collect: 0 } as const;
