import type { ComponentType } from 'react';
import { Booked } from './Booked.tsx';
import { Checkout, Details } from './Checkout.tsx';
import { FareScreens } from './flightScreens.ts';
import { Home } from './Home.tsx';
import { Account, SignIn, TravellerScreen } from './Account.tsx';
import { Compare, Favourites, ListScreen } from './Lists.tsx';
import { Open } from './Open.tsx';
import { PropertyScreen } from './Property.tsx';
import { Reviews } from './Reviews.tsx';
import { Rooms } from './Rooms.tsx';
import { FiltersScreen } from './Filters.tsx';
import { Map } from './Map.tsx';
import { Results } from './Results.tsx';
import { Dates, Guests } from './SearchForm.tsx';
import { Where } from './Where.tsx';
import { CancelTrip, ChangeTrip } from './TripMore.tsx';
import { Document, WriteReview } from './Paper.tsx';
import { Messages } from './Messages.tsx';
import { Trips } from './Trips.tsx';
import { TripScreen } from './TripScreen.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Favourites,
  Trips,
  Account,
  Where,
  Dates,
  Guests,
  Results,
  FiltersScreen,
  Map,
  PropertyScreen,
  Reviews,
  Rooms,
  Details,
  Checkout,
  Booked,
  TripScreen,
  Messages,
  ChangeTrip,
  CancelTrip,
  WriteReview,
  Document,
  ListScreen,
  Compare,
  SignIn,
  TravellerScreen,
  Open,
  ...FareScreens,
};
