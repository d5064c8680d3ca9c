import { FlightCheckout } from './FlightCheckout.tsx';
import { Flights, Fares } from './Flights.tsx';
import { Passengers } from './Passengers.tsx';
import { Seats } from './Seats.tsx';
import { Boarding } from './Boarding.tsx';
import { ChangeFlight, FlightSeats } from './FlightChange.tsx';
import { FlightScreen } from './FlightTrip.tsx';

/** Screens of flights. */
export const FareScreens = {
  Flights,
  Fares,
  Passengers,
  Seats,
  FlightCheckout,
  FlightScreen,
  FlightSeats,
  ChangeFlight,
  Boarding,
};
