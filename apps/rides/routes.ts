import type { RouteDef } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import type { Rides } from './state.ts';
import { words as w } from './words.ts';

const fresh = (state: Rides, _: Record<string, string>, _ctx: Ctx): void => {
  state.attempt = null;
};
const route = <const A extends string>(screen: string, title: string, activity: A): RouteDef<Rides> => ({
  screen,
  title,
  activity,
});

/** Every screen. */
export const routes = {
  '/': { ...route('Home', w.appName, '.MainActivity'), enter: fresh },
  '/where/:slot': route('Where', w.whereTo, '.WhereActivity'),
  '/pin/:slot': route('PinDrop', w.setOnMap, '.PinActivity'),
  '/choose': route('Choose', w.chooseRide, '.ChooseActivity'),
  '/options': route('Options', w.rideOptions, '.OptionsActivity'),
  '/ride/:ride': route('OneRide', w.ride, '.RideActivity'),
  '/number/:address': route('ByNumber', w.ride, '.NumberActivity'),
  '/change/:ride': route('Change', w.changeRoute, '.ChangeActivity'),
  '/chat/:ride': route('Chat', w.messages, '.ChatActivity'),
  '/receipt/:ride': route('Receipt', w.receipt, '.ReceiptActivity'),
  '/rate/:ride': route('Rate', w.rateDriver, '.RateActivity'),
  '/lost/:ride': route('LostItem', w.lostItem, '.LostActivity'),
  '/trips': route('Trips', w.trips, '.TripsActivity'),
  '/account': route('Account', w.account, '.AccountActivity'),
  '/places': route('Places', w.savedPlaces, '.PlacesActivity'),
  '/save/:kind': route('SavePlace', w.savePlace, '.SavePlaceActivity'),
  '/offers': route('Offers', w.offers, '.OffersActivity'),
  '/safety': route('Safety', w.safety, '.SafetyActivity'),
  '/drivers': route('Drivers', w.favouriteDrivers, '.DriversActivity'),
  '/driver/:driver': route('OneDriver', w.driver, '.DriverActivity'),
  '/settings': route('Settings', w.settings, '.SettingsActivity'),
} as const;
