import { AppBar, Button, EmptyState, Icon, Screen, SearchField, Tabs } from './kit.ts';
import {
  TABS,
  inTab,
  orderCents,
  parcelsOf,
  refundedCents,
  statusOf,
  type OrderRow,
  type Tab,
} from '../select.ts';
import { REFUSAL_WORDS, STATUS_WORDS } from './names.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useFieldText,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useShop,
  useWords,
} from './hooks.ts';
import { Gone, OfflineNote, Price, Shot, Tag } from './Parts.tsx';
import { DropDialog } from './OrderDialogs.tsx';
import css from './orders.module.css';
import check from './checkout.module.css';

const TAB_WORDS = {
  all: 'all',
  toPay: 'tabToPay',
  toSend: 'tabToSend',
  underWay: 'tabUnderWay',
  done: 'tabDone',
  returned: 'tabReturned',
} as const satisfies Record<Tab, string>;

const TONES = {
  dropped: 'plain',
  cancelled: 'plain',
  toPay: 'warn',
  toSend: 'plain',
  underWay: 'good',
  done: 'plain',
} as const;

/** How an order stands, with when it should come. */
export function useStatusText(): (order: OrderRow) => string {
  const state = useShop();
  const t = useWords();
  const { date, when } = useDates();
  return order => {
    const status = statusOf(state, order.id);
    const parcels = parcelsOf(state, order.id);
    const last = parcels
      .map(p => p.expected)
      .sort()
      .at(-1);
    if ((status === 'underWay' || status === 'toSend') && last) return t('expectedOn', { day: date(last) });
    const done = parcels.flatMap(p => p.events.filter(e => e.stage === 'delivered').map(e => e.at));
    if (status === 'done' && done.length > 0) return t('deliveredOn', { when: when(Math.max(...done)) });
    return t(STATUS_WORDS[status]);
  };
}

function OrderCard({ order }: { order: OrderRow }) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const { when } = useDates();
  const text = useStatusText();
  const status = statusOf(state, order.id);
  const refunded = refundedCents(order);
  const first = order.lines[0]!;
  return (
    <div className={css['card']}>
      <button
        type="button"
        className={css['main']}
        data-key={order.id}
        data-rid="order"
        onClick={() => nav.push('/order/:order', { order: order.id })}
      >
        <span className={css['head']}>
          <span>{t('orderOf', { order: order.id, when: when(order.placedAt) })}</span>
          <Tag tone={TONES[status]}>{t(STATUS_WORDS[status])}</Tag>
        </span>
        <span className={css['body']}>
          <span className={css['shots']}>
            {order.lines.slice(0, 3).map(l => (
              <Shot key={l.id} picture={l.picture} size={56} />
            ))}
          </span>
          <span className={css['words']}>
            <b dir="auto">
              {order.lines.length === 1
                ? first.name
                : t('andMore', { name: first.name, count: order.lines.length - 1 })}
            </b>
            <span>{text(order)}</span>
            {refunded > 0 && (
              <span className={css['back']}>{t('refundedAmount', { amount: formatMoney(refunded) })}</span>
            )}
          </span>
          <Price cents={orderCents(order)} size="small" />
        </span>
      </button>
      {status === 'toPay' && (
        <div className={css['acts']}>
          <Button
            rid={`pay-${order.id}`}
            label={`${t('payNow')}: ${order.id}`}
            onClick={() => act.payOrder({ order: order.id })}
          >
            {t('payNow')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Orders by how they stand. */
export function Orders() {
  const state = useShop();
  const t = useWords();
  const [tab, setTab] = useScreenState<Tab>('tab', 'all');
  const query = useFieldText('query').trim().toLowerCase();
  const shown = inTab(state, tab).filter(
    o =>
      query === '' ||
      o.id.toLowerCase().includes(query) ||
      o.lines.some(l => `${l.name} ${l.choice}`.toLowerCase().includes(query)),
  );
  const count = (each: Tab) =>
    each === 'toPay' || each === 'toSend' || each === 'underWay' ? inTab(state, each).length : 0;
  return (
    <Screen
      label={t('orders')}
      appBar={
        <>
          <AppBar title={t('orders')} />
          <SearchField name="query" label={t('searchOrders')} rid="query" />
          <Tabs
            name="tabs"
            label={t('orders')}
            value={tab}
            onChange={id => setTab(id as Tab)}
            tabs={TABS.map(each => {
              const n = count(each);
              return { id: each, label: t(TAB_WORDS[each]), ...(n > 0 ? { badge: n } : {}) };
            })}
          />
        </>
      }
    >
      <OfflineNote />
      {shown.length === 0 ? (
        <EmptyState icon="receipt_long" title={t('noOrders')} text={t('noOrdersText')} />
      ) : (
        <div className={css['list']}>
          {shown.map(order => (
            <OrderCard key={order.id} order={order} />
          ))}
        </div>
      )}
    </Screen>
  );
}

/** How placing and paying an order ended, with a way on from each refusal. */
export function Placed() {
  const { order: id } = useParams('/placed/:order');
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const { time } = useDates();
  const [open, setOpen] = useOpen();
  const order = state.orders[id];
  const text = useStatusText();
  if (!order) return <Gone title={t('order')} />;
  const status = statusOf(state, id);
  const unpaid = status === 'toPay';
  const isPaid = order.paidAt !== null;
  const refusal = order.refused as keyof typeof REFUSAL_WORDS | null;
  const title = isPaid ? t('thanks') : unpaid ? t('notPaidYet') : t('orderGone');
  return (
    <>
      <Screen
        label={title}
        appBar={<AppBar leading="close" />}
        bottom={
          <div className={check['buttons']}>
            {unpaid && (
              <Button wide rid="pay-now" onClick={() => act.payOrder({ order: id })}>
                {t('payNow')}
              </Button>
            )}
            <Button
              wide
              variant={unpaid ? 'tonal' : 'filled'}
              rid="see-order"
              onClick={() => nav.replace('/order/:order', { order: id })}
            >
              {t('seeOrder')}
            </Button>
            {unpaid && (
              <Button wide variant="text" rid="drop" onClick={() => setOpen('drop')}>
                {t('dropOrder')}
              </Button>
            )}
          </div>
        }
      >
        <div className={check['result']} role="status">
          <span className={check['seal']} data-bad={!isPaid || undefined}>
            <Icon name={isPaid ? 'check' : 'priority_high'} size={44} />
          </span>
          <span className={check['resultTitle']} role="heading" aria-level={1}>
            {title}
          </span>
          <Price cents={orderCents(order)} size="large" />
          <span className={check['resultText']}>{t('orderNumber', { order: id })}</span>
          {isPaid && <span className={check['resultText']}>{text({ ...order, id })}</span>}
          {unpaid && refusal !== null && refusal in REFUSAL_WORDS && (
            <span className={check['resultText']}>{t(REFUSAL_WORDS[refusal])}</span>
          )}
          {unpaid && (
            <span className={check['resultText']}>{t('payUntil', { time: time(order.payBy) })}</span>
          )}
          {!isPaid && !unpaid && <span className={check['resultText']}>{t('orderGoneText')}</span>}
        </div>
      </Screen>
      <DropDialog open={open === 'drop'} order={id} onClose={() => setOpen(null)} />
    </>
  );
}
