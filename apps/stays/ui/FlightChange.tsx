import { Chip, EmptyState, IconButton, Screen } from './kit.ts';
import { fareCents, flightChange, journeysOn, later } from '../select.ts';
import type { Flight, Leg } from '../state.ts';
import { seatsCost } from '../actions/fly.ts';
import { useAct, useNav, useParams, useScreenState, useStays, useWords, useWrite } from './hooks.ts';
import { Legend, SeatMap } from './Seats.tsx';
import { JourneyLine } from './Flights.tsx';
import { Fact, Gone, parts, PayBar } from './Parts.tsx';
import { Refusal } from './Refusal.tsx';
import css from './flights.module.css';

export const waysOf = (flight: Flight): Leg['way'][] => [...new Set(flight.legs.map(l => l.way))];

/** Other seats on a flight that is booked. */
export function FlightSeats() {
  const { flight: id, leg: at } = useParams('/flight/:flight/seats/:leg');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const flight = state.flights[id];
  const i = Number(at);
  const leg = flight?.legs[i];
  const [who, setWho] = useScreenState('who', 0);
  const [seats, setSeats] = useScreenState<string[]>(
    'seats',
    leg ? flight.passengers.map((_, p) => leg.seats[p] ?? '') : [],
  );
  if (!flight || !leg) return <Gone title={t('seats')} />;
  const take = (seat: string) => {
    if (seats.includes(seat) && seats[who] !== seat) return;
    setSeats(seats.map((s, p) => (p === who ? (s === seat ? '' : seat) : s)));
  };
  return (
    <Screen
      title={t('seats')}
      bottom={
        <PayBar
          cents={seatsCost(flight, i, seats)}
          note={t('dueMore')}
          label={t('takeSeats')}
          rid="take-seats"
          onClick={() => act.changeSeats({ flight: id, leg: i, seats })}
        />
      }
    >
      <div className={parts['chips']}>
        {flight.passengers.map((p, n) => (
          <Chip
            key={p.number}
            rid={`who-${n}`}
            label={`${n + 1} ${p.name}${seats[n] ? ` · ${seats[n]}` : ''}`}
            selected={who === n}
            onClick={() => setWho(n)}
          />
        ))}
      </div>
      <Legend />
      <SeatMap
        number={leg.number}
        day={leg.day}
        seats={seats}
        fare={flight.fare}
        passenger={who}
        onSeat={take}
      />
    </Screen>
  );
}

/** Another day or time, by the rules of the fare. */
export function ChangeFlight() {
  const { flight: id } = useParams('/flight/:flight/change');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  const flight = state.flights[id];
  const ways = flight ? waysOf(flight) : [];
  const legsOf = (way: Leg['way']) => flight!.legs.filter(l => l.way === way);
  const keyOf = (way: Leg['way']) =>
    legsOf(way)
      .map(l => `${l.number}@${l.day}`)
      .join('+');
  const [way, setWay] = useScreenState<Leg['way']>('way', 'out');
  const [days, setDays] = useScreenState<Record<string, string>>('days', {});
  const [keys, setKeys] = useScreenState<Record<string, string>>('keys', {});
  if (!flight) return <Gone title={t('changeFlights')} />;
  const problem = state.problem?.of === id ? state.problem.why : null;
  if (problem || flight.fare === 'light')
    return (
      <Screen title={t('changeFlights')}>
        <Refusal
          why={problem ?? 'policy'}
          ways={[{ label: t('back'), rid: 'leave', onClick: () => (act.putAway({}), nav.back()) }]}
        />
      </Screen>
    );
  const own = legsOf(way);
  const day = days[way] ?? own[0]!.day;
  const found = journeysOn(state, { start: own[0]!.from, end: own.at(-1)!.to, day }, w.now, w.today);
  const all = ways.map(each => keys[each] ?? keyOf(each));
  const cost = flightChange(state, flight, all, w.today);
  const isOther = all.join() !== ways.map(keyOf).join();
  const move = (by: number) => setDays({ ...days, [way]: later(day, by) });
  return (
    <Screen
      title={t('changeFlights')}
      bottom={
        <PayBar
          cents={Math.max(0, cost?.dueCents ?? 0)}
          note={
            cost !== null && cost.dueCents < 0 && flight.fare === 'flex'
              ? t('backAmount', { amount: w.money(-cost.dueCents) })
              : t('dueMore')
          }
          label={t('change')}
          rid="change-flights"
          disabled={!isOther || cost === null}
          onClick={() => act.changeFlights({ flight: id, keys: all })}
        />
      }
    >
      <div className={parts['chips']}>
        {ways.map(each => (
          <Chip
            key={each}
            rid={`way-${each}`}
            label={t(each === 'out' ? 'outbound' : 'inbound')}
            selected={way === each}
            onClick={() => setWay(each)}
          />
        ))}
      </div>
      <div className={css['dayBar']}>
        <IconButton icon="chevron_left" label={t('dayBefore')} onClick={() => move(-1)} />
        <span>{w.day(day)}</span>
        <IconButton icon="chevron_right" label={t('dayAfter')} onClick={() => move(1)} />
      </div>
      {found.map(j => (
        <button
          key={j.key}
          type="button"
          className={css['flight']}
          data-key={j.key}
          data-rid="journey"
          aria-pressed={all.includes(j.key)}
          onClick={() => setKeys({ ...keys, [way]: j.key })}
        >
          <JourneyLine journey={j} />
          <span className={css['foot']}>
            <span dir="auto">{j.hops.map(h => h.number).join(' + ')}</span>
            <b dir="auto">
              {all.includes(j.key) ? t('chosen') : w.money(fareCents(j.cents, flight.fare, flight.cabin))}
            </b>
          </span>
        </button>
      ))}
      {found.length === 0 && <EmptyState icon="flight" title={t('noFlights')} text={t('noFlightsText')} />}
      {cost && (
        <>
          <Fact label={t('lineFees')}>{w.money(cost.feeCents)}</Fact>
          <Fact label={t('newPrice')}>{w.money(cost.fareCents)}</Fact>
        </>
      )}
    </Screen>
  );
}
