import { Chip, Screen } from './kit.ts';
import { EXIT_ROW, isTaken, LETTERS, ROWS, seatCents } from '../select.ts';
import { chosenOf, passengersOf, priceOf } from '../actions/fares.ts';
import { type Fare } from '../state.ts';
import { useAct, useScreenState, useStays, useWords, useWrite } from './hooks.ts';
import { Gone, parts, PayBar } from './Parts.tsx';
import css from './flights.module.css';

/** The cabin of one flight: who sits where, what is taken, what a seat costs. */
export function SeatMap({
  number,
  day,
  seats,
  fare,
  passenger,
  onSeat,
}: {
  number: string;
  day: string;
  seats: readonly string[];
  fare: Fare;
  passenger: number;
  onSeat: (seat: string) => void;
}) {
  const state = useStays();
  const t = useWords();
  const w = useWrite();
  return (
    <div className={css['cabin']} dir="ltr">
      {Array.from({ length: ROWS }, (_, r) => {
        const row = r + 1;
        return (
          <div key={row} className={css['seatRow']} data-exit={row === EXIT_ROW || undefined}>
            {LETTERS.map((letter, i) => {
              const seat = `${row}${letter}`;
              const who = seats.indexOf(seat);
              const taken = who < 0 && isTaken(state, number, day, seat);
              const price = seatCents(seat, fare);
              const says =
                who >= 0
                  ? t('seatOf', { seat, count: who + 1 })
                  : taken
                    ? t('seatIsTaken', { seat })
                    : price === 0
                      ? t('seatFree', { seat })
                      : t('seatCosts', { seat, amount: w.money(price) });
              return (
                <span key={seat} className={css['seatCell']}>
                  {i === 3 && <span className={css['aisle']}>{row}</span>}
                  <button
                    type="button"
                    className={css['seat']}
                    data-key={seat}
                    data-rid="seat"
                    data-price={price}
                    data-own={who >= 0 || undefined}
                    data-now={who === passenger || undefined}
                    disabled={taken}
                    aria-label={says}
                    onClick={() => onSeat(seat)}
                  >
                    {who >= 0 ? who + 1 : taken ? '×' : letter}
                  </button>
                </span>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

export function Legend() {
  const t = useWords();
  const w = useWrite();
  return (
    <div className={parts['hint']}>
      {t('seatLegend', { front: w.money(14_00), exit: w.money(18_00), other: w.money(7_00) })}
    </div>
  );
}

/** Seats for each flight and passenger, before it is booked. */
export function Seats() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const w = useWrite();
  const [leg, setLeg] = useScreenState('leg', 0);
  const [who, setWho] = useScreenState('who', 0);
  const hops = chosenOf(state, w.today).flatMap(([, j]) => j.hops);
  const all = passengersOf(state.air);
  const hop = hops[leg];
  if (!hop) return <Gone title={t('seats')} />;
  const price = priceOf(state, w.today);
  return (
    <Screen
      title={t('seats')}
      bottom={
        <PayBar
          cents={price.total}
          note={t('seatsSum', { amount: w.money(price.seats) })}
          label={t('goOn')}
          rid="to-checkout"
          onClick={() => act.toFlightCheckout({})}
        />
      }
    >
      <div className={parts['chips']}>
        {hops.map((h, i) => (
          <Chip
            key={`${h.number}${h.day}`}
            rid={`leg-${i}`}
            label={`${h.from} – ${h.to}`}
            selected={leg === i}
            onClick={() => setLeg(i)}
          />
        ))}
      </div>
      <div className={parts['chips']}>
        {all.map((p, i) => (
          <Chip
            key={p.number}
            rid={`who-${i}`}
            label={`${i + 1} ${p.name}${state.air.seats[leg]?.[i] ? ` · ${state.air.seats[leg]![i]!}` : ''}`}
            selected={who === i}
            onClick={() => setWho(i)}
          />
        ))}
      </div>
      <Legend />
      <SeatMap
        number={hop.number}
        day={hop.day}
        seats={state.air.seats[leg] ?? []}
        fare={state.air.fare}
        passenger={who}
        onSeat={seat => act.chooseSeat({ leg, passenger: who, seat })}
      />
    </Screen>
  );
}
