import { fitting } from '../../../src/sdk/react/city/index.ts';
import { EmptyState, IconButton, Screen, Scroller } from './kit.ts';
import { approachOf, carAt, legAt, legLine } from '../model/position.ts';
import { isOpen } from '../model/check.ts';
import type { Ride } from '../state.ts';
import {
  useCamera,
  useDates,
  useNav,
  useOpen,
  useParams,
  useRides,
  useScreenSize,
  useWords,
} from './hooks.ts';
import { Receipt } from './Receipt.tsx';
import { RideBody } from './RideBody.tsx';
import { RideSheets } from './RideSheets.tsx';
import { Town } from './Town.tsx';
import css from './choose.module.css';

/** A ride that is booked or going on; afterwards its receipt. */
export function OneRide() {
  const { ride } = useParams('/ride/:ride');
  return <RideScreen id={ride} />;
}
/** A ride by its number, as links in mails name it. */
export function ByNumber() {
  const { address } = useParams('/number/:address');
  return <RideScreen id={address} />;
}

const LIVE: readonly Ride['status'][] = ['unpaid', 'scheduled'];
function RideScreen({ id }: { id: string }) {
  const t = useWords();
  const ride = useRides().rides[id];
  if (!ride)
    return (
      <Screen title={t('ride')}>
        <EmptyState icon="search" title={t('noSuchRide')} text={id} />
      </Screen>
    );
  return isOpen(ride) || LIVE.includes(ride.status) ? <Live id={id} ride={ride} /> : <Receipt id={id} />;
}

function Live({ id, ride }: { id: string; ride: Ride }) {
  const t = useWords();
  const nav = useNav();
  const size = useScreenSize();
  const { now, zone } = useDates();
  const [, setOpen] = useOpen();
  const { drivers } = useRides();
  const high = Math.round(size.height * 0.36);
  const car = carAt(ride, now, zone);
  const coming = ride.status === 'coming' || ride.status === 'waiting';
  const lines = linesOf(ride, now, zone);
  const shown = coming && car ? [car, ride.from] : [ride.from, ...ride.stops, ride.to];
  const map = { width: size.width, height: high + 20 };
  const [camera, setCamera] = useCamera(fitting(shown, map, { below: 20, above: 50, most: 15.8 }));
  const driver = ride.driver === null ? undefined : drivers[ride.driver];
  const pins = [
    { id: 'from', label: ride.from.name, x: ride.from.x, y: ride.from.y, tone: '#14160e' },
    ...ride.stops.map((stop, i) => ({
      id: `stop-${i}`,
      label: stop.name,
      x: stop.x,
      y: stop.y,
      letter: String(i + 1),
      tone: '#4c5144',
    })),
    { id: 'to', label: ride.to.name, x: ride.to.x, y: ride.to.y, tone: '#5c7a00' },
  ];
  return (
    <Screen scroll={false} bleed label={t('ride')}>
      <Town
        camera={camera}
        onCamera={setCamera}
        size={map}
        pins={pins}
        lines={lines}
        cars={car ? [{ id, x: car.x, y: car.y, heading: car.heading, colour: 'own' }] : []}
        carsLabel={t('carOf', { name: driver?.name ?? '' })}
      />
      <span className={css['back']}>
        <IconButton icon="arrow_back" label={t('back')} filled onClick={() => nav.back()} />
      </span>
      <span className={css['safety']}>
        <IconButton icon="shield" label={t('safety')} filled onClick={() => setOpen('safety')} />
      </span>
      <div className={css['panel']} style={{ insetBlockStart: high }}>
        <Scroller name="panel">
          <RideBody id={id} ride={ride} />
        </Scroller>
      </div>
      <RideSheets id={id} ride={ride} />
    </Screen>
  );
}

/** The way that is still before the car. */
function linesOf(ride: Ride, now: number, zone: string) {
  if (ride.status === 'coming')
    return [{ id: 'approach', points: approachOf(ride, zone), kind: 'route' as const }];
  if (ride.status !== 'trip') return [];
  return ride.legs
    .map((_, i) => ({ id: `leg-${i}`, points: legLine(ride, i, zone), kind: 'route' as const }))
    .slice(legAt(ride, now));
}
