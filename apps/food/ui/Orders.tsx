import { AppBar, EmptyState, Picture, Screen } from './kit.ts';
import { activeOf, ordersOf, type OrderRow } from '../select.ts';
import { formatMoney, useDates, useFood, useNav, useWords } from './hooks.ts';
import { ActiveOrder } from './Home.tsx';
import { Heading, Places } from './parts.tsx';
import css from './you.module.css';
import { STATUS_WORDS } from '../names.ts';

function Past({ order }: { order: OrderRow }) {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const { when } = useDates();
  const { name, picture } = state.restaurants[order.restaurant]!;
  return (
    <button
      type="button"
      className={css['past']}
      data-rid="order"
      data-key={order.id}
      onClick={() => nav.push('/order/:order', { order: order.id })}
    >
      <span className={css['pastPhoto']}>
        <Picture name={picture} alt="" />
      </span>
      <span className={css['pastWords']}>
        <b dir="auto">{name}</b>
        <span dir="auto">{order.lines.map(l => `${l.count} × ${l.name}`).join(', ')}</span>
        <small>
          <span>{t(STATUS_WORDS[order.status])}</span> · <span>{when(order.at)}</span> ·{' '}
          <span>{t('orderNumber', { number: order.number })}</span>
        </small>
      </span>
      <span className={css['pastSum']} dir="ltr">
        {formatMoney(order.totals.total - order.refundedCents)}
      </span>
    </button>
  );
}

/** Orders that are under way, and those that are over. */
export function Orders() {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const active = activeOf(state);
  const past = ordersOf(state).filter(o => !active.some(a => a.id === o.id));
  return (
    <Screen
      label={t('orders')}
      appBar={<AppBar title={t('orders')} leading="none" />}
      bottom={<Places at="orders" />}
    >
      {active.length + past.length === 0 && (
        <EmptyState
          icon="receipt_long"
          title={t('noOrders')}
          text={t('noOrdersText')}
          action={{ label: t('findFood'), rid: 'find-food', onClick: () => nav.push('/search') }}
        />
      )}
      {active.length > 0 && <Heading>{t('underWay')}</Heading>}
      {active.map(order => (
        <ActiveOrder key={order.id} order={order} />
      ))}
      {past.length > 0 && <Heading>{t('earlier')}</Heading>}
      {past.map(order => (
        <Past key={order.id} order={order} />
      ))}
    </Screen>
  );
}
