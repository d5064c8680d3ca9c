import type { RouteDef } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import type { Stays } from './state.ts';
import { words as w } from './words.ts';

const route = <const A extends string>(
  screen: string,
  title: string,
  activity: A,
  enter?: RouteDef<Stays>['enter'],
): RouteDef<Stays> => ({
  screen,
  title,
  activity,
  ...(enter ? { enter } : {}),
});

/** Every screen. */
export const routes = {
  '/': route('Home', w.appName, '.MainActivity', (state, _, ctx) => actions.tidy.run(state, {}, ctx)),
  '/favourites': route('Favourites', w.favourites, '.FavouritesActivity'),
  '/trips': route('Trips', w.trips, '.TripsActivity'),
  '/account': route('Account', w.account, '.AccountActivity'),
  '/where': route('Where', w.where, '.WhereActivity'),
  '/dates/:for': route('Dates', w.dates, '.DatesActivity'),
  '/guests/:for': route('Guests', w.guests, '.GuestsActivity'),
  '/results': route('Results', w.results, '.ResultsActivity'),
  '/filters': route('FiltersScreen', w.filters, '.FiltersActivity'),
  '/map': route('Map', w.map, '.MapActivity'),
  '/property/:property': route(
    'PropertyScreen',
    w.property,
    '.PropertyActivity',
    (state, { property }, ctx) => actions.see.run(state, { property: property! }, ctx),
  ),
  '/reviews/:property': route('Reviews', w.reviews, '.ReviewsActivity'),
  '/rooms/:property': route('Rooms', w.rooms, '.RoomsActivity'),
  '/details': route('Details', w.guestDetails, '.DetailsActivity'),
  '/checkout': route('Checkout', w.checkout, '.CheckoutActivity'),
  '/booked/:trip': route('Booked', w.booking, '.BookedActivity'),
  '/trip/:trip': route('TripScreen', w.booking, '.TripActivity'),
  '/trip/:trip/messages': route('Messages', w.messages, '.MessagesActivity'),
  '/trip/:trip/change': route('ChangeTrip', w.changeBooking, '.ChangeActivity'),
  '/trip/:trip/cancel': route('CancelTrip', w.cancelBooking, '.CancelActivity'),
  '/trip/:trip/review': route('WriteReview', w.writeReview, '.WriteReviewActivity'),
  '/trip/:trip/document': route('Document', w.document, '.DocumentActivity'),
  '/list/:list': route('ListScreen', w.favourites, '.ListActivity'),
  '/compare': route('Compare', w.compare, '.CompareActivity'),
  '/sign-in': { ...route('SignIn', w.signIn, '.SignInActivity'), secure: true },
  '/traveller/:traveller': { ...route('TravellerScreen', w.traveller, '.TravellerActivity'), secure: true },
  '/flights/:way': route('Flights', w.flights, '.FlightsActivity'),
  '/fares': route('Fares', w.fares, '.FaresActivity'),
  '/passengers': { ...route('Passengers', w.passengers, '.PassengersActivity'), secure: true },
  '/seats': route('Seats', w.seats, '.SeatsActivity'),
  '/flight-checkout': route('FlightCheckout', w.checkout, '.FlightCheckoutActivity'),
  '/flight/:flight': route('FlightScreen', w.flight, '.FlightActivity'),
  '/flight/:flight/seats/:leg': route('FlightSeats', w.seats, '.FlightSeatsActivity'),
  '/flight/:flight/change': route('ChangeFlight', w.changeFlights, '.ChangeFlightActivity'),
  '/boarding/:flight': route('Boarding', w.boardingPass, '.BoardingActivity'),
  '/open/:address': route('Open', w.booking, '.OpenActivity'),
} as const;
