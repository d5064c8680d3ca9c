import { useMemo } from 'react';
import { Icon, IconButton, Screen, Scroller } from './kit.ts';
import type { IconName } from './icons.ts';
import { isOpen, owedRide } from '../model/check.ts';
import { freeCars } from '../model/drivers.ts';
import { MINUTE } from '../model/kinds.ts';
import { ridesBy, savedBy } from '../select.ts';
import type { Ride } from '../state.ts';
import {
  money,
  useAct,
  useCamera,
  useDates,
  useHere,
  useNav,
  useOnline,
  usePlaceName,
  useRides,
  useScreenSize,
  useWords,
} from './hooks.ts';
import { Go, MainBar, Notice } from './Parts.tsx';
import { Town } from './Town.tsx';
import css from './home.module.css';
import { names } from '../names.ts';

const TOWN = { x: -150, y: -500, zoom: 13.6 };
const BAR = 80;

/** The map around the phone, and where to go. */
export function Home() {
  const t = useWords();
  const state = useRides();
  const act = useAct();
  const nav = useNav();
  const here = useHere();
  const online = useOnline();
  const size = useScreenSize();
  const { now, zone } = useDates();
  const high = Math.round(size.height * 0.44);
  const follows = here ? { x: here.x, y: here.y, zoom: 14.9 } : TOWN;
  const [camera, setCamera] = useCamera(follows);
  const minute = Math.floor(now / MINUTE);
  const cars = useMemo(
    () =>
      freeCars(state.drivers, minute * MINUTE, zone).map(({ id, at, driver }) => ({
        id,
        ...at,
        heading: (driver.trips * 37) % 360,
        colour: driver.colour,
      })),
    [state.drivers, minute, zone],
  );
  const map = { width: size.width, height: high };
  return (
    <Screen scroll={false} bleed label={t('appName')} bottom={<MainBar at="ride" />}>
      <Town
        camera={camera}
        onCamera={setCamera}
        size={map}
        cars={online ? cars : []}
        carsLabel={t('carsNear', { count: cars.length })}
      />
      {here && (
        <span className={css['locate']} style={{ insetBlockStart: high - 64 }}>
          <IconButton icon="my_location" label={t('myPlace')} filled onClick={() => setCamera(follows)} />
        </span>
      )}
      <div className={css['panel']} style={{ insetBlockStart: high - 20, insetBlockEnd: 0 }}>
        <Scroller name="panel">
          <div className={css['inside']} style={{ paddingBlockEnd: BAR / 4 }}>
            <Open />
            <button
              type="button"
              className={css['where']}
              data-rid="where-to"
              onClick={() => act.startPlan({})}
            >
              <Icon name="search" />
              <span>{t('whereTo')}</span>
            </button>
            {!online && <Notice icon="cloud_off" title={t('offline')} text={t('offlineText')} />}
            {online && here === null && (
              <Notice icon="location_on" title={t('noLocation')} text={t('noLocationText')} />
            )}
            <Places />
            <Upcoming />
            <button
              type="button"
              className={css['offer']}
              data-rid="offers"
              onClick={() => nav.push('/offers')}
            >
              <Icon name="confirmation_number" />
              <span>{t('offersLine', { count: heldCount(state, now) })}</span>
              <Icon name="chevron_right" />
            </button>
          </div>
        </Scroller>
      </div>
    </Screen>
  );
}

const heldCount = ({ promos }: ReturnType<typeof useRides>, now: number): number =>
  Object.values(promos).filter(promo => promo.held && promo.until > now && promo.from <= now).length;

/** Saved places, then recent ones. */
function Places() {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const name = usePlaceName();
  const { saved, recent } = useRides();
  const rows = savedBy(saved);
  const icons = { home: 'home', work: 'work', own: 'bookmark' } as const;
  const others = recent.filter(spot => !rows.some(row => row.spot.address === spot.address)).slice(0, 3);
  const row = (key: string, icon: IconName, title: string, address: string, go: () => void) => (
    <button key={key} type="button" className={css['place']} data-rid="place" data-key={key} onClick={go}>
      <span className={css['placeIcon']}>
        <Icon name={icon} size={20} />
      </span>
      <span className={css['placeWords']}>
        <span dir="auto">{title}</span>
        <span dir="auto">{address}</span>
      </span>
    </button>
  );
  return (
    <div role="group" aria-label={t('places')} data-rid="places">
      {rows
        .slice(0, 3)
        .map(({ id, kind, spot }) =>
          row(id, icons[kind], name(spot), spot.address, () => act.startPlan({ to: spot })),
        )}
      {others.map(spot =>
        row(`recent-${spot.x}-${spot.y}`, 'schedule', spot.name, spot.address, () =>
          act.startPlan({ to: spot }),
        ),
      )}
      {rows.length === 0 && (
        <Go quiet icon="bookmark" rid="add-place" onClick={() => nav.push('/save/:kind', { kind: 'home' })}>
          {t('addHome')}
        </Go>
      )}
    </div>
  );
}

/** The ride that is going on, or one that is still to be paid. */
function Open() {
  const t = useWords();
  const nav = useNav();
  const { rides, drivers } = useRides();
  const owed = owedRide({ rides });
  const open = ridesBy(rides, ride => isOpen(ride) || ride.status === 'unpaid');
  const words = (ride: Ride) =>
    t(names.status[ride.status], { name: ride.driver === null ? '' : drivers[ride.driver]!.name });
  return (
    <>
      {open.map(id => (
        <button
          key={id}
          type="button"
          className={css['open']}
          data-rid="open-ride"
          data-key={id}
          onClick={() => nav.push('/ride/:ride', { ride: id })}
        >
          <Icon name="local_taxi" />
          <span className={css['placeWords']}>
            <span dir="auto">{words(rides[id]!)}</span>
            <span dir="auto">{rides[id]!.to.name}</span>
          </span>
          <Icon name="chevron_right" />
        </button>
      ))}
      {owed !== undefined && (
        <Notice
          icon="receipt_long"
          tone="warn"
          title={t('owed', { amount: money(rides[owed]!.dueCents) })}
          text={owed}
        >
          <Go rid="pay-owed" onClick={() => nav.push('/receipt/:ride', { ride: owed })}>
            {t('seeIt')}
          </Go>
        </Notice>
      )}
    </>
  );
}

/** Rides that are arranged. */
function Upcoming() {
  const t = useWords();
  const nav = useNav();
  const { moment } = useDates();
  const name = usePlaceName();
  const { rides } = useRides();
  const ids = ridesBy(rides, ride => ride.status === 'scheduled').toReversed();
  if (ids.length === 0) return null;
  return (
    <div className={css['upcoming']} role="group" aria-label={t('upcoming')}>
      {ids.slice(0, 2).map(id => (
        <button
          key={id}
          type="button"
          className={css['card']}
          data-rid="upcoming"
          data-key={id}
          onClick={() => nav.push('/ride/:ride', { ride: id })}
        >
          <Icon name="event" size={20} />
          <span className={css['placeWords']}>
            <span dir="auto">{moment(rides[id]!.at!)}</span>
            <span dir="auto">{t('toPlace', { place: name(rides[id]!.to) })}</span>
          </span>
          <Icon name="chevron_right" size={20} />
        </button>
      ))}
    </div>
  );
}
