import {
  BAG_CENTS,
  EXIT_ROW,
  faresOf,
  isTaken,
  journeyOf,
  LETTERS,
  ROWS,
  seatCents,
  type Journey,
} from '../select.ts';
import { Air, Passenger, type Flight, type Leg, type Stays } from '../state.ts';

/** Two ways of up to two flights each. */
export const MOST_PASSENGERS = 9;

export const MOST_BAGS = 4;

/** Everyone who flies, as far as it is filled in. */
export function passengersOf(air: Air): Passenger[] {
  const count = air.adults + air.children;
  return Array.from(
    { length: count },
    (_, i): Passenger =>
      air.passengers[i] ?? {
        name: '',
        kind: i < air.adults ? 'adult' : 'child',
        document: 'passport',
        number: '',
        expires: '',
      },
  );
}

/** Journeys that were chosen, out and back. */
export function chosenOf(state: Stays, day: number, air: Air = state.air): [Leg['way'], Journey][] {
  const out = air.outKey === null ? null : journeyOf(state, air.outKey, day);
  const back = air.backKey === null ? null : journeyOf(state, air.backKey, day);
  return [
    ...(out ? [['out', out] as [Leg['way'], Journey]] : []),
    ...(back ? [['back', back] as [Leg['way'], Journey]] : []),
  ];
}

export function priceOf(state: Stays, day: number, air: Air = state.air) {
  const chosen = chosenOf(state, day, air);
  const fares = faresOf(
    chosen.map(([, j]) => j),
    air.fare,
    air.cabin,
    passengersOf(air),
  );
  const seats = air.seats
    .flat()
    .filter(Boolean)
    .reduce((sum, seat) => sum + seatCents(seat, air.fare), 0);
  const bags = air.bags * BAG_CENTS * chosen.length;
  return { fares, seats, bags, total: fares + seats + bags };
}

export const isSeat = (seat: string): boolean => {
  const row = parseInt(seat, 10);
  return row >= 1 && row <= ROWS && LETTERS.some(letter => seat === `${row}${letter}`);
};

/** Why a seat cannot be had by a passenger, or null. */
export function seatProblem(
  state: Stays,
  leg: Pick<Leg, 'number' | 'day'>,
  seat: string,
  kind: 'adult' | 'child',
): 'taken' | 'exit' | null {
  if (!isSeat(seat) || isTaken(state, leg.number, leg.day, seat)) return 'taken';
  return parseInt(seat, 10) === EXIT_ROW && kind === 'child' ? 'exit' : null;
}

export const routeText = (flight: Pick<Flight, 'legs'>): string => {
  const out = flight.legs.filter(l => l.way === 'out');
  return `${out[0]!.from} – ${out.at(-1)!.to}`;
};
