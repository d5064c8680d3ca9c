import { useParams, useStays } from './hooks.ts';
import { OneTrip } from './TripScreen.tsx';
import { OneFlight } from './FlightTrip.tsx';
import { PropertyLink } from './Link.tsx';

/** A link of a mail: a booking, flights or a property. */
export function Open() {
  const { address } = useParams('/open/:address');
  const state = useStays();
  if (state.flights[address]) return <OneFlight id={address} />;
  if (state.properties[address]) return <PropertyLink property={address} />;
  return <OneTrip id={address} />;
}
