import { AppBar, EmptyState, Icon, Picture, Screen, Tabs } from './kit.ts';
import { tripsOn, type TripRow } from '../select.ts';
import { type Flight, type Trip } from '../state.ts';
import { routeText } from '../actions/fares.ts';
import { useNav, useScreenState, useStays, useWords, useWrite } from './hooks.ts';
import { parts, Places } from './Parts.tsx';
import css from './trips.module.css';

const STATUS = {
  unpaid: 'statusUnpaid',
  waiting: 'statusWaiting',
  confirmed: 'statusConfirmed',
  refused: 'statusRefused',
  soldOut: 'statusSoldOut',
  cancelled: 'statusCancelled',
  stayed: 'statusStayed',
} as const;

const FLIGHT_STATUS = {
  unpaid: 'statusUnpaid',
  booked: 'statusBooked',
  cancelled: 'statusCancelled',
  flown: 'statusFlown',
} as const;

export const toneOf = (status: Trip['status'] | Flight['status']) =>
  ['unpaid', 'waiting'].includes(status)
    ? 'wait'
    : ['refused', 'soldOut', 'cancelled'].includes(status)
      ? 'bad'
      : undefined;

export const useStatus = () => {
  const t = useWords();
  return {
    stay: (s: Trip['status']) => t(STATUS[s]),
    flight: (s: Flight['status']) => t(FLIGHT_STATUS[s]),
  };
};

function TripCard({ row }: { row: TripRow }) {
  const state = useStays();
  const nav = useNav();
  const w = useWrite();
  const status = useStatus();
  if (row.kind === 'flight') {
    const flight = state.flights[row.id]!;
    const first = flight.legs[0]!;
    return (
      <button
        type="button"
        className={css['trip']}
        data-key={row.id}
        data-rid="flight"
        onClick={() => nav.push('/flight/:flight', { flight: row.id })}
      >
        <span className={css['plane']}>
          <Icon name="flight" size={32} />
        </span>
        <span className={css['tripBody']}>
          <span className={css['tripName']} dir="auto">
            {routeText(flight)}
          </span>
          <span>{`${w.day(first.day)} · ${first.number}`}</span>
          <span>{row.id}</span>
          <span className={parts['status']} data-tone={toneOf(flight.status)}>
            {status.flight(flight.status)}
          </span>
        </span>
      </button>
    );
  }
  const trip = state.trips[row.id]!;
  const p = state.properties[trip.property]!;
  return (
    <button
      type="button"
      className={css['trip']}
      data-key={row.id}
      data-rid="trip"
      onClick={() =>
        trip.status === 'unpaid'
          ? nav.push('/booked/:trip', { trip: row.id })
          : nav.push('/trip/:trip', { trip: row.id })
      }
    >
      <span className={css['tripPhoto']}>
        <Picture name={p.pictures[0]!} alt="" />
      </span>
      <span className={css['tripBody']}>
        <span className={css['tripName']} dir="auto">
          {p.name}
        </span>
        <span>{w.dates(trip.from, trip.until)}</span>
        <span>{row.id}</span>
        <span className={parts['status']} data-tone={toneOf(trip.status)}>
          {status.stay(trip.status)}
        </span>
      </span>
    </button>
  );
}

/** What was booked: to come, over, cancelled. */
export function Trips() {
  const state = useStays();
  const t = useWords();
  const nav = useNav();
  const w = useWrite();
  const [shelf, setShelf] = useScreenState<'upcoming' | 'past' | 'cancelled'>('shelf', 'upcoming');
  const rows = tripsOn(state, shelf, w.now, w.today);
  return (
    <Screen
      label={t('trips')}
      appBar={<AppBar title={t('trips')} leading="none" />}
      bottom={<Places at="trips" />}
    >
      <Tabs
        value={shelf}
        label={t('trips')}
        onChange={id => setShelf(id as typeof shelf)}
        tabs={[
          { id: 'upcoming', label: t('upcoming') },
          { id: 'past', label: t('past') },
          { id: 'cancelled', label: t('cancelledTab') },
        ]}
      />
      <div className={css['list']}>
        {rows.map(row => (
          <TripCard key={row.id} row={row} />
        ))}
      </div>
      {rows.length === 0 && (
        <EmptyState
          icon="luggage"
          title={t('noTrips')}
          text={t('noTripsText')}
          action={{ label: t('searchStays'), rid: 'search', onClick: () => nav.push('/results') }}
        />
      )}
    </Screen>
  );
}
