import { useHasHandler, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, ListRow, Screen } from './kit.ts';
import { cancelRefund, claimable, isUnderWay, keptOf, orderFor, type OrderRow } from '../select.ts';
import { trackOf } from '../tracking.ts';
import { formatMoney, useAct, useDates, useFood, useNav, useOpen, useParams, useWords } from './hooks.ts';
import { Five } from './About.tsx';
import { useWantedText } from './Basket.tsx';
import { Heading, Slip, Sum, Sums } from './parts.tsx';
import css from './order.module.css';
import { CLAIM_WORDS } from '../names.ts';
import { Unpaid, Map, Head, Code } from './Tracking.tsx';
import { Sheets } from './OrderSheets.tsx';

/** What was ordered and what it came to. */
function Receipt({ order }: { order: OrderRow }) {
  const t = useWords();
  const wanted = useWantedText();
  const { moment } = useDates();
  return (
    <Slip>
      <div className={css['receiptHead']}>
        <b>{t('orderNumber', { number: order.number })}</b>
        <span>{t('ordered', { when: moment(order.at) })}</span>
      </div>
      {order.lines.map(line => (
        <div
          key={`${line.dish}${line.options.join()}${line.without.join()}${line.note}`}
          className={css['item']}
        >
          <span className={css['itemCount']}>{line.count} ×</span>
          <span className={css['itemWords']}>
            <span dir="auto">{line.name}</span>
            <small dir="auto">{wanted(line)}</small>
          </span>
          <span dir="ltr">{formatMoney(line.cents * line.count)}</span>
        </div>
      ))}
      <div className={css['cut']} />
      <Sums totals={order.totals} brought={order.mode === 'delivery'} />
      {order.refundedCents > 0 && (
        <>
          <Sum label={t('refunded')} cents={-order.refundedCents} />
          <Sum label={t('kept')} cents={keptOf(order)} strong />
        </>
      )}
      {order.payment !== null && <div className={css['paidWith']}>{t('paidWith')}</div>}
    </Slip>
  );
}

function Claims({ order }: { order: OrderRow }) {
  const t = useWords();
  if (order.claims.length === 0) return null;
  return (
    <>
      <Heading>{t('claims')}</Heading>
      {order.claims.map((claim, i) => (
        <ListRow
          key={i}
          id={`claim-${i}`}
          leading="support_agent"
          title={t(CLAIM_WORDS[claim.kind])}
          subtitle={
            claim.status === 'open' ? t('claimOpen') : t('claimPaid', { amount: formatMoney(claim.cents) })
          }
        />
      ))}
    </>
  );
}

/** What can be done with an order. */
function Ways({ order, show }: { order: OrderRow; show: (what: string) => void }) {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const start = useStartIntent();
  const { now } = useDates();
  const canCall = useHasHandler({ verb: 'DIAL', uri: 'tel:1' });
  const { id, status, mode } = order;
  const isThere = status === 'delivered' || status === 'collected';
  const canClaim = claimable(order, now).length > 0;
  const canNote = mode === 'delivery' && ['placed', 'accepted', 'preparing', 'noRider'].includes(status);
  const { phone } = state.restaurants[order.restaurant]!;
  return (
    <div className={css['ways']}>
      {status === 'ready' && (
        <div className={css['wide']}>
          <Button wide rid="fetched" onClick={() => act.fetched({ order: id })}>
            {t('iFetched')}
          </Button>
        </div>
      )}
      {isThere && order.rating === null && (
        <ListRow
          rid="rate"
          leading="star"
          title={t('rateIt')}
          onClick={() => nav.push('/rate/:order', { order: id })}
        />
      )}
      {canClaim && (
        <ListRow
          rid="help"
          leading="support_agent"
          title={t('getHelp')}
          onClick={() => nav.push('/help/:order', { order: id })}
        />
      )}
      {order.endedAt !== null && (
        <ListRow
          rid="again"
          leading="replay"
          title={t('orderAgain')}
          onClick={() => nav.push('/again/:order', { order: id })}
        />
      )}
      {status === 'placed' && mode === 'delivery' && (
        <ListRow
          rid="change-address"
          leading="edit_location_alt"
          title={t('changeAddress')}
          onClick={() => show('address')}
        />
      )}
      {canNote && (
        <ListRow rid="change-note" leading="edit_note" title={t('changeNote')} onClick={() => show('note')} />
      )}
      {canCall && isUnderWay(status) && (
        <ListRow
          rid="call"
          leading="call"
          title={t('callPlace')}
          onClick={() => start({ verb: 'DIAL', uri: `tel:${phone}` })}
        />
      )}
      {cancelRefund(order) !== null && (
        <ListRow
          rid="cancel"
          leading="cancel"
          danger
          title={t('cancelOrder')}
          onClick={() => show('cancel')}
        />
      )}
    </div>
  );
}

function One({ order }: { order: OrderRow }) {
  const state = useFood();
  const t = useWords();
  const [open, setOpen] = useOpen();
  const restaurant = state.restaurants[order.restaurant]!;
  const track = trackOf(order, restaurant);
  const isActive = isUnderWay(order.status);
  return (
    <>
      <Screen
        label={t('order')}
        appBar={
          <AppBar
            title={<span dir="auto">{restaurant.name}</span>}
            subtitle={t('orderNumber', { number: order.number })}
          />
        }
      >
        {order.status === 'unpaid' ? (
          <Unpaid order={order} />
        ) : (
          <>
            {isActive && track && <Map order={order} track={track} />}
            <Head order={order} />
            <Code order={order} />
          </>
        )}
        {order.status !== 'unpaid' && <Ways order={order} show={setOpen} />}
        {order.to ? (
          <ListRow
            leading="location_on"
            title={order.to.label}
            subtitle={[order.to.address, order.to.details].filter(Boolean).join(', ')}
          />
        ) : (
          <ListRow leading="storefront" title={t('fetchFrom')} subtitle={restaurant.address} />
        )}
        {order.note !== '' && <ListRow leading="chat" title={t('noteToRider')} subtitle={order.note} />}
        {order.rating !== null && (
          <div className={css['rated']}>
            <b>{t('yourRating')}</b>
            <Five count={order.rating.stars} />
            {order.rating.text !== '' && <span dir="auto">{order.rating.text}</span>}
          </div>
        )}
        <Claims order={order} />
        <Receipt order={order} />
      </Screen>
      {order.status !== 'unpaid' && <Sheets order={order} open={open} close={() => setOpen(null)} />}
    </>
  );
}

function NoOrder() {
  const t = useWords();
  const nav = useNav();
  return (
    <Screen title={t('order')}>
      <EmptyState
        icon="receipt_long"
        title={t('noSuchOrder')}
        text={t('noSuchOrderText')}
        action={{ label: t('seeOrders'), rid: 'see-orders', onClick: () => nav.replace('/orders') }}
      />
    </Screen>
  );
}

/** One order: on its way on the map, or as it ended. */
export function Order() {
  const { order } = useParams('/order/:order');
  const found = orderFor(useFood(), order);
  return found ? <One order={found} /> : <NoOrder />;
}

/** An order by the number that a link names. */
export function OrderByNumber() {
  const { address } = useParams('/number/:address');
  const found = orderFor(useFood(), address);
  return found ? <One order={found} /> : <NoOrder />;
}
