import { CityMap, fitting, type Camera } from '../../../src/sdk/react/city/index.ts';
import { Button, Icon } from './kit.ts';
import type { IconName } from './icons.ts';
import type { OrderRow } from '../select.ts';
import { riderAt, type Track } from '../tracking.ts';
import { formatMoney, useAct, useDates, useFood, useNav, useScreenState, useWords } from './hooks.ts';
import { Slip } from './parts.tsx';
import { Steps } from './Steps.tsx';
import css from './order.module.css';
import { NOT_PAID_WORDS, STATUS_WORDS } from '../names.ts';

const MAP = { width: 360, height: 220 };

/** The way on the town’s map, with the rider on it. */
export function Map({ order, track }: { order: OrderRow; track: Track }) {
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
export function Code({ order }: { order: OrderRow }) {
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
export function Unpaid({ order }: { order: OrderRow }) {
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
export function Head({ order }: { order: OrderRow }) {
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
