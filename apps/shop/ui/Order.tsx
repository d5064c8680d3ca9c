import { AppBar, Button, Icon, IconButton, ListRow, Screen } from './kit.ts';
import {
  cancellableCount,
  isOpen,
  keptCount,
  orderCents,
  parcelsOf,
  returnableCount,
  returnableUntil,
  returnsOf,
  statusOf,
} from '../select.ts';
import { AddressSheet } from './CheckoutSheets.tsx';
import { REFUND_WORDS, STATUS_WORDS } from './names.ts';
import { formatMoney, useAct, useDates, useNav, useOpen, useParams, useShop, useWords } from './hooks.ts';
import { Gone, OfflineNote, Panel, Price, Shot, Sum } from './Parts.tsx';
import css from './orders.module.css';
import { Tracking } from './Tracking.tsx';
import { DropDialog, CancelDialog } from './OrderDialogs.tsx';

export function Order() {
  const { order } = useParams('/order/:order');
  return <OrderPage id={order} />;
}

/** One order: parcels, things, money, and all that can still be done. */
export function OrderPage({ id }: { id: string }) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const { now, zone, moment, time, day } = useDates();
  const order = state.orders[id];
  if (!order) return <Gone title={t('order')} />;
  const status = statusOf(state, id);
  const returnable = order.lines.filter(l => {
    const until = returnableUntil(state, id, l, zone);
    return until !== null && until >= now && returnableCount(state, id, l) > 0;
  });
  const windowOver =
    status === 'done' && returnable.length === 0 && order.lines.some(l => l.listing === null);
  const until =
    returnable.length > 0 ? Math.min(...returnable.map(l => returnableUntil(state, id, l, zone)!)) : null;
  const seller = order.lines[0]!.seller;
  const pieces = order.lines.reduce((sum, l) => sum + keptCount(l), 0);
  const close = () => setOpen(null);
  return (
    <>
      <Screen
        label={t('orderNumber', { order: id })}
        appBar={
          <AppBar
            title={id}
            subtitle={moment(order.placedAt)}
            actions={
              <IconButton
                icon="chat_bubble"
                label={t('askSeller')}
                onClick={() => nav.push('/chat/:who', { who: seller }, { about: id })}
              />
            }
          />
        }
      >
        <OfflineNote />
        <Panel {...(status === 'toPay' ? { tone: 'warn' as const } : {})} title={t(STATUS_WORDS[status])}>
          {status === 'toPay' && (
            <>
              <p className={css['text']}>{t('payUntil', { time: time(order.payBy) })}</p>
              <div className={css['acts']}>
                <Button rid="pay-now" onClick={() => act.payOrder({ order: id })}>
                  {t('payNow')}
                </Button>
                <Button variant="text" rid="drop" onClick={() => setOpen('drop')}>
                  {t('dropOrder')}
                </Button>
              </div>
            </>
          )}
          <p className={css['text']} dir="auto">
            {[order.place.name, order.place.street, order.place.town, order.place.postcode].join(', ')}
          </p>
          {order.giftNote !== '' && (
            <p className={css['text']} dir="auto">
              {t('giftNoteIs', { note: order.giftNote })}
            </p>
          )}
          {order.forWhom !== '' && (
            <p className={css['text']} dir="auto">
              {t('boughtFor', { name: order.forWhom })}
            </p>
          )}
        </Panel>
        {status !== 'cancelled' &&
          status !== 'dropped' &&
          status !== 'toPay' &&
          parcelsOf(state, id).map(p => <Tracking key={p.id} parcel={p} />)}
        <Panel title={t('things')}>
          {order.lines.map(l => (
            <div key={l.id}>
              <button
                type="button"
                className={css['line']}
                data-key={l.id}
                data-rid="line"
                onClick={() =>
                  l.product === null
                    ? nav.push('/listing/:listing', { listing: l.listing ?? '' })
                    : nav.push('/product/:product', { product: l.product })
                }
              >
                <Shot picture={l.picture} size={56} />
                <span className={css['lineWords']}>
                  <span dir="auto">{l.name}</span>
                  <small dir="auto">
                    {[
                      l.choice,
                      t('countTimes', { count: l.count }),
                      l.cancelled === undefined
                        ? ''
                        : l.cancelled === l.count
                          ? t('lineCancelled')
                          : t('cancelledOf', { cancelled: l.cancelled, count: l.count }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <Price cents={l.cents} size="small" />
              </button>
              {status === 'done' && l.product !== null && keptCount(l) > 0 && (
                <Button
                  variant="text"
                  rid={`review-${l.id}`}
                  label={`${t('writeReview')}: ${l.name}`}
                  onClick={() => nav.push('/write-review/:product', { product: l.product! })}
                >
                  {t('writeReview')}
                </Button>
              )}
            </div>
          ))}
        </Panel>
        <Panel title={t('summary')}>
          <Sum label={t('goods')} cents={order.lines.reduce((sum, l) => sum + l.cents, 0)} />
          {order.discountCents > 0 && (
            <Sum
              label={
                order.coupon === null ? t('coupon') : (state.coupons[order.coupon]?.title ?? t('coupon'))
              }
              cents={order.discountCents}
              minus
            />
          )}
          <Sum
            label={t('delivery')}
            cents={order.deliveryCents}
            {...(order.deliveryCents === 0 ? { text: t('free') } : {})}
          />
          <Sum label={t('total')} cents={orderCents(order)} strong />
          {order.refunds.map(r => (
            <Sum
              key={`${r.at} ${r.cents}`}
              label={t(REFUND_WORDS[r.why], { when: day(r.at) })}
              cents={r.cents}
              minus
            />
          ))}
          {order.refunds.length > 0 && <p className={css['text']}>{t('refundWay')}</p>}
        </Panel>
        {returnsOf(state, id).map(r => (
          <ListRow
            key={r.id}
            id={r.id}
            rid="return"
            leading="undo"
            title={t('returnOf', { amount: formatMoney(r.cents) })}
            subtitle={t(
              r.stage === 'refunded'
                ? 'returnRefunded'
                : r.stage === 'onWay'
                  ? 'returnOnWay'
                  : 'returnWaiting',
            )}
            trailing={<Icon name="chevron_right" />}
            onClick={() => nav.push('/returned/:id', { id: r.id })}
          />
        ))}
        <div className={css['buttons']}>
          {pieces > 1 && order.lines.some(l => cancellableCount(state, id, l) > 0) && (
            <Button
              variant="tonal"
              rid="cancel-items"
              onClick={() => nav.push('/cancel/:order', { order: id })}
            >
              {t('cancelThings')}
            </Button>
          )}
          {isOpen(state, id) && (
            <>
              <Button variant="tonal" rid="change-address" onClick={() => setOpen('address')}>
                {t('changeAddress')}
              </Button>
              <Button variant="outlined" danger rid="cancel-order" onClick={() => setOpen('cancel')}>
                {t('cancelOrder')}
              </Button>
            </>
          )}
          {returnable.length > 0 && (
            <Button
              variant="tonal"
              icon="undo"
              rid="return-things"
              onClick={() => nav.push('/return/:order', { order: id })}
            >
              {t('returnThings')}
            </Button>
          )}
          {order.lines.some(l => l.variant !== null) && status !== 'toPay' && (
            <Button
              variant="outlined"
              icon="refresh"
              rid="buy-again"
              onClick={() => act.buyAgain({ order: id })}
            >
              {t('buyAgain')}
            </Button>
          )}
        </div>
        <p className={css['text']} style={{ padding: '0 16px 16px' }}>
          {until !== null ? t('returnUntil', { day: day(until) }) : windowOver ? t('returnOver') : ''}
        </p>
      </Screen>
      <DropDialog open={open === 'drop'} order={id} onClose={close} />
      <CancelDialog open={open === 'cancel'} order={id} onClose={close} />
      <AddressSheet
        open={open === 'address'}
        chosen={null}
        onChoose={address => {
          close();
          act.changeAddress({ order: id, address });
        }}
        onClose={close}
      />
    </>
  );
}
