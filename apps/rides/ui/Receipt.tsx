import { fitting } from '../../../src/sdk/react/city/index.ts';
import { AppBar, Avatar, EmptyState, List, ListRow, Screen, Sheet, IconButton } from './kit.ts';
import { isRecent } from '../actions/after.ts';
import { canTalk } from '../actions/safety.ts';
import { waysAt, momentOf } from '../model/town.ts';
import { legLine } from '../model/position.ts';
import { TARIFFS } from '../model/kinds.ts';
import { sumOf, whenOf } from '../select.ts';
import type { Ride } from '../state.ts';
import { orderedEntries, orderedRows, rowsWhere } from '../../../src/state/order.ts';
import {
  money,
  useAct,
  useCamera,
  useDates,
  useNav,
  useOpen,
  useParams,
  useRides,
  useScreenSize,
  useWords,
} from './hooks.ts';
import { Block, FareTable, Go, Notice, RouteLines, Stars } from './Parts.tsx';
import { Town } from './Town.tsx';
import { Vehicle } from './Vehicle.tsx';
import css from './receipt.module.css';
import { names } from '../names.ts';
import { TipSheet } from './TipSheet.tsx';

export function ReceiptScreen() {
  const { ride } = useParams('/receipt/:ride');
  return <Receipt id={ride} />;
}

/** What a ride was: the way on the map, the price, how it was paid, and what can be done after it. */
export function Receipt({ id }: { id: string }) {
  const t = useWords();
  const { rides } = useRides();
  const [, setOpen] = useOpen();
  const ride = rides[id];
  if (!ride)
    return (
      <Screen title={t('receipt')}>
        <EmptyState icon="search" title={t('noSuchRide')} text={id} />
      </Screen>
    );
  return (
    <>
      <Screen
        label={t('receipt')}
        appBar={
          <AppBar
            title={t(ride.status === 'done' ? 'receipt' : 'ride')}
            subtitle={id}
            actions={<IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('more')} />}
          />
        }
      >
        <RideMap ride={ride} />
        <Body id={id} ride={ride} />
      </Screen>
      <More id={id} ride={ride} />
      <TipSheet id={id} />
    </>
  );
}

function RideMap({ ride }: { ride: Ride }) {
  const size = useScreenSize();
  const { zone } = useDates();
  const map = { width: size.width, height: 190 };
  const points = [ride.from, ...ride.stops, ride.to];
  const [camera, setCamera] = useCamera(fitting(points, map, { below: 0, above: 24, most: 15.6 }));
  const ways =
    ride.legs.length > 0
      ? ride.legs.flatMap((_, i) => legLine(ride, i, zone))
      : (waysAt(points, TARIFFS[ride.kind].mode, momentOf(whenOf(ride), zone)) ?? []).flatMap(
          way => way.points,
        );
  const pins = [
    { id: 'from', label: ride.from.name, x: ride.from.x, y: ride.from.y, tone: '#14160e' },
    { id: 'to', label: ride.to.name, x: ride.to.x, y: ride.to.y, tone: '#5c7a00' },
  ];
  return (
    <div className={css['map']}>
      <Town
        camera={camera}
        onCamera={setCamera}
        size={map}
        pins={pins}
        lines={[{ id: 'way', points: ways, kind: 'route' }]}
      />
    </div>
  );
}

function Body({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { now, date, time } = useDates();
  const { drivers, lost, credits } = useRides();
  const [, setOpen] = useOpen();
  const driver = ride.driver === null ? undefined : drivers[ride.driver];
  const recent = isRecent(ride, now);
  const reports = orderedEntries(
    rowsWhere(lost, report => report.ride === id),
    (a, b) => a.at - b.at,
  );
  const sorry = orderedRows(credits).find(credit => credit.ride === id && credit.why === 'sorry');
  return (
    <Block>
      <div className={css['head']}>
        <span className={css['sum']} dir="auto">
          {ride.status === 'done'
            ? money(Math.max(0, sumOf(ride.fare)) + ride.tipCents)
            : t(names.head[ride.status])}
        </span>
        <span dir="auto">
          {date(whenOf(ride))} · {time(whenOf(ride))}
          {ride.status === 'done' && ride.endsAt !== null ? ` – ${time(ride.endsAt)}` : ''}
        </span>
        <span>
          {t(names.kind[ride.kind])} · {t('ridersCount', { count: ride.people })}
        </span>
      </div>
      {ride.dueCents > 0 && (
        <Notice
          icon="account_balance_wallet"
          tone="warn"
          title={t('owed', { amount: money(ride.dueCents) })}
          text={ride.refusal === null ? t('owedText') : t(names.refused[ride.refusal])}
        >
          <Go rid="pay-due" onClick={() => act.payDue({ ride: id })}>
            {t('payAmount', { amount: money(ride.dueCents) })}
          </Go>
        </Notice>
      )}
      {ride.closedBy !== null && (
        <Notice
          icon="info"
          title={t(names.closed[ride.closedBy])}
          text={ride.refundedCents > 0 ? t('cameBack', { amount: money(ride.refundedCents) }) : ''}
        />
      )}
      {sorry && <Notice icon="redeem" tone="lime" title={t('sorryCredit', { amount: money(sorry.cents) })} />}
      <RouteLines from={ride.from} stops={ride.stops} to={ride.to} />
      {driver && (
        <button
          type="button"
          className={css['driver']}
          data-rid="driver"
          data-key={ride.driver}
          onClick={() => nav.push('/driver/:driver', { driver: ride.driver! })}
        >
          <Avatar name={driver.name} size={44} />
          <span className={css['words']}>
            <b dir="auto">{driver.name}</b>
            <span dir="auto">
              {driver.car} · {driver.plate}
            </span>
          </span>
          <Vehicle body={driver.body} colour={driver.colour} />
        </button>
      )}
      {ride.rating && (
        <div className={css['rating']}>
          <Stars value={ride.rating.stars} />
          {ride.rating.text !== '' && <span dir="auto">{ride.rating.text}</span>}
        </div>
      )}
      {recent && (
        <div className={css['actions']}>
          <Go quiet icon="star" rid="rate" onClick={() => nav.push('/rate/:ride', { ride: id })}>
            {t(ride.rating ? 'changeRating' : 'rateDriver')}
          </Go>
          {ride.tipCents === 0 && (
            <Go quiet icon="volunteer_activism" rid="tip" onClick={() => setOpen('tip')}>
              {t('tipDriver')}
            </Go>
          )}
        </div>
      )}
      {ride.fare.length > 0 && <FareTable lines={ride.fare} />}
      {ride.tipCents > 0 && (
        <p className={css['line']}>
          <span>{t('tip')}</span>
          <span dir="auto">{money(ride.tipCents)}</span>
        </p>
      )}
      {ride.refundedCents > 0 && (
        <p className={css['line']}>
          <span>{t('refunded')}</span>
          <span dir="auto">{money(-ride.refundedCents)}</span>
        </p>
      )}
      {ride.fare.length > 0 && (
        <p className={css['line']}>
          <span>{t(names.pay[ride.pay])}</span>
          <span dir="auto">{money(ride.paidCents - ride.refundedCents + ride.tipCents)}</span>
        </p>
      )}
      {ride.note !== '' && (
        <p className={css['note']} dir="auto">
          {t('yourNote', { note: ride.note })}
        </p>
      )}
      {reports.map(([report, { text, status }]) => (
        <Notice key={report} icon="search" title={t(names.lost[status])} text={text}>
          {status !== 'closed' && (
            <Go quiet rid="close-lost" onClick={() => act.closeLost({ lost: report })}>
              {t('closeReport')}
            </Go>
          )}
        </Notice>
      ))}
      {canTalk(ride, now) && (
        <Go quiet icon="chat" rid="message" onClick={() => nav.push('/chat/:ride', { ride: id })}>
          {t('message')}
        </Go>
      )}
      <Go rid="again" onClick={() => act.again({ ride: id })}>
        {t('rideAgain')}
      </Go>
    </Block>
  );
}

function More({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const [open, setOpen] = useOpen();
  const go = (run: () => void) => () => {
    setOpen(null);
    run();
  };
  const isDone = ride.status === 'done';
  return (
    <Sheet open={open === 'more'} title={t('moreOptions')} onClose={() => setOpen(null)}>
      <List>
        {isDone && (
          <ListRow
            leading="call_split"
            rid="split"
            title={t('splitFare')}
            subtitle={t('splitText')}
            onClick={go(() => act.split({ ride: id }))}
          />
        )}
        {isDone && (
          <ListRow
            leading="search"
            rid="lost"
            title={t('lostItem')}
            subtitle={t('lostText')}
            onClick={go(() => nav.push('/lost/:ride', { ride: id }))}
          />
        )}
        {isDone && (
          <ListRow
            leading="mail"
            rid="mail"
            title={t('mailReceipt')}
            onClick={go(() => act.mailReceipt({ ride: id }))}
          />
        )}
        <ListRow
          leading="download"
          rid="save-file"
          title={t('saveReceipt')}
          onClick={go(() => act.saveReceipt({ ride: id }))}
        />
        {isDone && (
          <ListRow
            leading="chat"
            rid="thread"
            title={t('messages')}
            onClick={go(() => nav.push('/chat/:ride', { ride: id }))}
          />
        )}
      </List>
    </Sheet>
  );
}
