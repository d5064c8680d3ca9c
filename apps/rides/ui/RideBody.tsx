import { Avatar, Icon, Progress } from './kit.ts';
import type { IconName } from './icons.ts';
import { canCancel, canChange } from '../actions/ride.ts';
import { MINUTE } from '../model/kinds.ts';
import { starsOf } from '../model/drivers.ts';
import { sumOf } from '../select.ts';
import type { Ride } from '../state.ts';
import { money, useAct, useDates, useNav, useOpen, useRides, useWords } from './hooks.ts';
import { FareTable, Go, Notice, Plate, RouteLines } from './Parts.tsx';
import { Vehicle } from './Vehicle.tsx';
import css from './ride.module.css';
import { names } from '../names.ts';

const minutesLeft = (until: number | null, now: number): number =>
  Math.max(0, Math.ceil(((until ?? now) - now) / MINUTE));

/** How a ride stands, what to do now, who drives, where it goes, what it costs. */
export function RideBody({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const { moment, now } = useDates();
  const [, setOpen] = useOpen();
  const nav = useNav();
  const ask = (name: string) => () => setOpen(name);
  return (
    <div className={css['body']}>
      <Head ride={ride} />
      <Now id={id} ride={ride} />
      {ride.driver !== null && ride.status !== 'searching' && <DriverCard id={id} ride={ride} />}
      {ride.rider && (
        <p className={css['line']}>
          <Icon name="person" size={20} />
          <span dir="auto">{t('forRider', { name: ride.rider.name })}</span>
        </p>
      )}
      {ride.note !== '' && (
        <p className={css['line']}>
          <Icon name="chat" size={20} />
          <span dir="auto">{ride.note}</span>
        </p>
      )}
      <RouteLines from={ride.from} stops={ride.stops} to={ride.to} />
      <div className={css['tools']}>
        {canChange(ride) && (
          <Tool
            icon="edit_location_alt"
            rid="change"
            label={t('changeRoute')}
            onClick={() => nav.push('/change/:ride', { ride: id })}
          />
        )}
        {ride.status === 'scheduled' && (
          <Tool icon="event" rid="change-time" label={t('changeTime')} onClick={ask('move')} />
        )}
        {canChange(ride) && (
          <Tool icon="chat" rid="change-note" label={t('changeNote')} onClick={ask('note')} />
        )}
        {ride.status !== 'unpaid' && (
          <Tool icon="share" rid="share-trip" label={t('shareTrip')} onClick={ask('share')} />
        )}
        {canCancel(ride) && (
          <Tool icon="close" rid="cancel" label={t('cancelRide')} onClick={ask('cancel')} />
        )}
      </div>
      <FareTable lines={ride.fare} total={t(ride.pay === 'cash' ? 'totalCash' : 'total')} />
      <p className={css['small']} dir="auto">
        {t('bookedAs', { number: id, when: moment(Math.min(now, ride.bookedAt)) })}
      </p>
    </div>
  );
}

function Tool({
  icon,
  label,
  onClick,
  rid,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  rid: string;
}) {
  return (
    <button type="button" className={css['tool']} data-rid={rid} onClick={onClick}>
      <span className={css['toolIcon']}>
        <Icon name={icon} size={22} />
      </span>
      <span>{label}</span>
    </button>
  );
}

function Head({ ride }: { ride: Ride }) {
  const t = useWords();
  const { now, moment, time } = useDates();
  const { drivers } = useRides();
  const name = ride.driver === null ? '' : drivers[ride.driver]!.name;
  const big = () => {
    if (ride.status === 'coming') return t('minutesAway', { count: minutesLeft(ride.arrivesAt, now) });
    if (ride.status === 'trip') return t('minutesLeft', { count: minutesLeft(ride.endsAt, now) });
    if (ride.status === 'scheduled') return moment(ride.at!);
    return t(names.head[ride.status]);
  };
  const small = () => {
    if (ride.status === 'trip') return t('arrivesAt', { time: time(ride.endsAt!) });
    if (ride.status === 'scheduled') return t('scheduledText');
    return t(names.status[ride.status], { name });
  };
  const share = () => {
    if (ride.status === 'trip') return (now - ride.boardsAt!) / Math.max(1, ride.endsAt! - ride.boardsAt!);
    return (now - ride.foundAt!) / Math.max(1, ride.arrivesAt! - ride.foundAt!);
  };
  const isMoving = ride.status === 'trip' || ride.status === 'coming';
  return (
    <div className={css['head']} role="status">
      <span className={css['big']} dir="auto">
        {big()}
      </span>
      <span className={css['sub']} dir="auto">
        {small()}
      </span>
      {isMoving && <Progress value={Math.max(0, Math.min(1, share()))} label={t('progress')} />}
      {ride.status === 'searching' && <Progress label={t('searching')} />}
    </div>
  );
}

/** What can be done at this stage, and only then. */
function Now({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const act = useAct();
  const { time } = useDates();
  const [, setOpen] = useOpen();
  if (ride.status === 'unpaid')
    return (
      <Notice
        icon="account_balance_wallet"
        tone={ride.refusal === null ? 'plain' : 'warn'}
        title={ride.refusal === null ? t('notPaid') : t(names.refused[ride.refusal])}
        text={t('notPaidText', { time: time(ride.nextAt ?? ride.bookedAt) })}
      >
        <Go rid="pay" onClick={() => act.payRide({ ride: id })}>
          {t('payAmount', { amount: money(sumOf(ride.fare)) })}
        </Go>
        <Go quiet rid="pay-cash" onClick={() => act.payCash({ ride: id })}>
          {t('payCashInstead')}
        </Go>
        <Go quiet rid="drop" onClick={() => act.dropRide({ ride: id })}>
          {t('dropRide')}
        </Go>
      </Notice>
    );
  if (ride.status === 'none')
    return (
      <Notice
        icon="no_crash"
        tone="warn"
        title={t('noneTitle')}
        text={t('noneLong', { time: time(ride.nextAt!) })}
      >
        {!ride.widened && (
          <Go rid="widen" onClick={() => act.searchAgain({ ride: id, wide: true })}>
            {t('widen')}
          </Go>
        )}
        <Go quiet rid="search-again" onClick={() => act.searchAgain({ ride: id, wide: false })}>
          {t('searchAgain')}
        </Go>
        <Go quiet rid="other-type" onClick={() => setOpen('instead')}>
          {t('otherOrLater')}
        </Go>
      </Notice>
    );
  if (ride.status === 'waiting' && ride.pinWrong)
    return (
      <Notice icon="password" tone="warn" title={t('pinTitle')} text={t('pinLong', { pin: ride.pin })}>
        <Go rid="say-pin" onClick={() => act.sayPin({ ride: id })}>
          {t('sayPin')}
        </Go>
        <Go quiet rid="wrong-car" onClick={() => act.wrongCar({ ride: id })}>
          {t('wrongCar')}
        </Go>
      </Notice>
    );
  if (ride.status === 'coming' || ride.status === 'waiting')
    return (
      <Go quiet icon="hourglass_empty" rid="ask-wait" onClick={() => setOpen('wait')}>
        {t('askToWait')}
      </Go>
    );
  return null;
}

function DriverCard({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { drivers, settings } = useRides();
  const driver = drivers[ride.driver!]!;
  const isBefore = ride.status === 'coming' || ride.status === 'waiting';
  return (
    <div className={css['driver']}>
      <button
        type="button"
        className={css['who']}
        data-rid="driver"
        data-key={ride.driver}
        onClick={() => nav.push('/driver/:driver', { driver: ride.driver! })}
      >
        <Avatar name={driver.name} size={48} />
        <span className={css['whoWords']}>
          <span dir="auto">
            {driver.name} · ★ {starsOf(driver)}
          </span>
          <span dir="auto">
            {t('carLine', {
              colour: t(names.colour[driver.colour]),
              body: t(names.body[driver.body]),
              car: driver.car,
            })}
          </span>
          <span>
            <Plate>{driver.plate}</Plate>
          </span>
        </span>
        <Vehicle body={driver.body} colour={driver.colour} size={84} />
      </button>
      {isBefore && settings.pinCheck && (
        <p className={css['pin']}>
          <span>{t('yourPin')}</span>
          <b dir="ltr">{ride.pin}</b>
        </p>
      )}
      <div className={css['reach']}>
        <Go quiet icon="chat" rid="message" onClick={() => nav.push('/chat/:ride', { ride: id })}>
          {t('message')}
        </Go>
        <Go quiet icon="call" rid="call" onClick={() => act.callDriver({ ride: id })}>
          {t('call')}
        </Go>
      </div>
    </div>
  );
}
