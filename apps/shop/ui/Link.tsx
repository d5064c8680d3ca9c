import { useParams, useShop, useWords } from './hooks.ts';
import { OrderPage } from './Order.tsx';
import { ProductPage } from './Product.tsx';
import { Gone } from './Parts.tsx';
import { orderedRows } from '../../../src/state/order.ts';

/** What a link of a mail or message names: an order by its number or its parcel’s, or a product. */
export function Link() {
  const { address } = useParams('/link/:address');
  const state = useShop();
  const t = useWords();
  const parcel = orderedRows(state.parcels).find(p => p.number === address);
  if (state.products[address]) return <ProductPage product={address} />;
  const order = state.orders[address] ? address : parcel?.order;
  return order ? <OrderPage id={order} /> : <Gone title={t('order')} />;
}
