import { CityMap, fitting, type Camera } from '../../../src/sdk/react/city/index.ts';
import { useHasHandler, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ConfirmDialog, EmptyState, Icon, ListRow, Screen, Sheet, TextField } from './kit.ts';
import type { IconName } from './icons.ts';
import {
  addressesOf,
  cancelRefund,
  claimable,
  isUnderWay,
  keptOf,
  orderFor,
  reaches,
  type OrderRow,
} from '../select.ts';
import { riderAt, trackOf, type Track } from '../tracking.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useFields,
  useFieldText,
  useFood,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useWords,
} from './hooks.ts';
import { Five } from './About.tsx';
import { useWantedText } from './Basket.tsx';
import { Heading, Slip, Sum, Sums } from './parts.tsx';
import { Steps } from './Steps.tsx';
import css from './order.module.css';
import { CLAIM_WORDS, NOT_PAID_WORDS, STATUS_WORDS } from '../names.ts';

const MAP = { width: 360, height: 220 };

/** The way on the town’s map, with the rider on it. */
function Map({ order, track }: { order: OrderRow; track: Track }) {
  const state = useFood();
  const t = useWords();
  const { now } = useDates();
  const [camera, setCamera] = useScreenState<Camera>('camera', fitting(track.line, MAP, { most: 16 }));
  const rider = riderAt(order, track, now);
  return (
    <div className={css['map']}>
      <CityMap<IconName>
        camera={camera}
        onCamera={setCamera}
        size={MAP}
        label={t('map')}
        lines={[{ id: 'way', points: track.line, kind: 'route', colour: '#d7263d' }]}
        pins={[
          { id: 'from', label: state.restaurants[order.restaurant]!.name, ...track.from, tone: '#7a4a10' },
          { id: 'to', label: order.to!.label, ...track.to, tone: '#bd0a2e' },
          ...(rider && order.rider !== null
            ? [
                {
                  id: 'rider',
                  label: t('riderIs', { rider: order.rider }),
                  ...rider,
                  tone: '#1f5fae',
                  letter: '●',
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** The code for the rider, on a slip. */
function Code({ order }: { order: OrderRow }) {
  const t = useWords();
  const act = useAct();
  if (order.code === null || order.endedAt !== null) return null;
  return (
    <Slip className={css['code']}>
      <span>{order.rider === null ? t('yourCodeSoon') : t('yourCode', { rider: order.rider })}</span>
      <b dir="ltr">{order.code}</b>
      <small>{t('codeText')}</small>
      {order.status === 'atDoor' && (
        <Button wide rid="give-code" onClick={() => act.giveCode({ order: order.id })}>
          {t('giveCode', { rider: order.rider ?? '' })}
        </Button>
      )}
    </Slip>
  );
}

/** An order that waits to be paid, and why it was not. */
function Unpaid({ order }: { order: OrderRow }) {
  const t = useWords();
  const act = useAct();
  const { time } = useDates();
  return (
    <div className={css['unpaid']}>
      <span className={css['unpaidIcon']}>
        <Icon name={order.problem === null ? 'hourglass_empty' : 'credit_card_off'} size={36} />
      </span>
      <span className={css['big']} role="heading" aria-level={1}>
        {t('notPaidTitle')}
      </span>
      {order.problem !== null && <span role="alert">{t(NOT_PAID_WORDS[order.problem])}</span>}
      <span className={css['quiet']}>{t('payBy', { time: time(order.payBy ?? 0) })}</span>
      <Button wide rid="pay" onClick={() => act.pay({ order: order.id })}>
        {t('orderAndPay', { amount: formatMoney(order.totals.total) })}
      </Button>
      <Button wide variant="text" rid="drop" onClick={() => act.dropOrder({ order: order.id })}>
        {t('dropOrder')}
      </Button>
    </div>
  );
}

/** How it stands, in large type, with what can be said of it. */
function Head({ order }: { order: OrderRow }) {
  const t = useWords();
  const nav = useNav();
  const { moment, day, time } = useDates();
  const { status, why, slot, mode } = order;
  const isOver = order.endedAt !== null;
  const planned = slot === null ? null : { day: day(slot), time: time(slot) };
  const due = planned
    ? t(mode === 'pickup' ? 'fetchOn' : 'dueOn', planned)
    : t('dueAt', { time: moment(order.dueAt) });
  const texts = {
    busy: t('whyBusy'),
    owner: t('whyOwner'),
    noRider: t('whyNoRider'),
  };
  const waits = ['atDoor', 'noRider', 'ready'].includes(status);
  return (
    <div className={css['head']}>
      <span className={css['big']} role="heading" aria-level={1}>
        {t(STATUS_WORDS[status])}
      </span>
      {isOver ? (
        <span className={css['quiet']}>
          {why === null ? t('arrived', { when: moment(order.endedAt!) }) : texts[why]}
        </span>
      ) : (
        !waits && <span className={css['quiet']}>{due}</span>
      )}
      {status === 'placed' && <span className={css['quiet']}>{t('waitingKitchen')}</span>}
      {status === 'noRider' && <span>{t('noRiderText')}</span>}
      {status === 'refused' && (
        <Button rid="other-kitchen" onClick={() => nav.push('/search')}>
          {t('tryOther')}
        </Button>
      )}
      <Steps order={order} />
    </div>
  );
}

/** What was ordered and what it came to. */
function Receipt({ order }: { order: OrderRow }) {
  const t = useWords();
  const wanted = useWantedText();
  const { when } = useDates();
  return (
    <Slip>
      <div className={css['receiptHead']}>
        <b>{t('orderNumber', { number: order.number })}</b>
        <span>{t('ordered', { when: when(order.at) })}</span>
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

/** The sheets and dialogs of an order. */
function Sheets({ order, open, close }: { order: OrderRow; open: string | null; close: () => void }) {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const note = useFieldText('riderNote', order.note);
  const back = cancelRefund(order);
  const total = formatMoney(order.totals.total);
  const restaurant = state.restaurants[order.restaurant]!;
  return (
    <>
      <Sheet open={open === 'address'} title={t('changeAddress')} onClose={close}>
        {addressesOf(state).map(a => (
          <ListRow
            key={a.id}
            id={a.id}
            rid="to"
            leading={reaches(restaurant, a) ? 'location_on' : 'wrong_location'}
            title={a.label}
            subtitle={reaches(restaurant, a) ? a.address : `${a.address} · ${t('tooFarShort')}`}
            selected={order.to?.label === a.label && order.to.address === a.address}
            onClick={() => {
              act.changeAddress({ order: order.id, address: a.id });
              close();
            }}
          />
        ))}
      </Sheet>
      <Sheet open={open === 'note'} title={t('changeNote')} onClose={close}>
        <div className={css['noteForm']}>
          <TextField name="riderNote" label={t('noteToRider')} initial={order.note} maxLength={200} />
          <Button
            wide
            rid="save-note"
            onClick={() => {
              fields.blur();
              act.changeNote({ order: order.id, note });
              close();
            }}
          >
            {t('save')}
          </Button>
        </div>
      </Sheet>
      <ConfirmDialog
        open={open === 'cancel'}
        title={t('cancelTitle')}
        text={
          back === order.totals.total
            ? t('cancelFree', { amount: total })
            : t('cancelPart', { back: formatMoney(back ?? 0), total })
        }
        confirmLabel={t('cancelOrder')}
        danger
        rid="confirm-cancel"
        onCancel={close}
        onConfirm={() => {
          close();
          act.cancel({ order: order.id });
        }}
      />
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
