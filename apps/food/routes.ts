import type { Food } from './state.ts';
import { words } from './words.ts';

const route = <const A extends string>(screen: string, title: string, activity: A) => ({
  screen,
  title,
  activity,
});

/** A place that was chosen for an address and not saved goes when the form is left. */
const putAway = (state: Food): void => {
  state.form = null;
};

export const routes = {
  '/': { ...route('Home', words.appName, '.MainActivity'), enter: putAway },
  '/search': route('Search', words.search, '.SearchActivity'),
  '/results/:what': route('Results', words.results, '.ResultsActivity'),
  '/restaurant/:restaurant': route('Restaurant', words.restaurant, '.RestaurantActivity'),
  '/about/:restaurant': route('About', words.aboutPlace, '.AboutActivity'),
  '/dish/:dish': route('Dish', words.dish, '.DishActivity'),
  '/line/:line': route('Line', words.editDish, '.LineActivity'),
  '/basket': route('Basket', words.basket, '.BasketActivity'),
  '/checkout': { ...route('Checkout', words.checkout, '.CheckoutActivity'), enter: putAway },
  '/order/:order': route('Order', words.order, '.OrderActivity'),
  '/number/:address': route('OrderByNumber', words.order, '.LinkActivity'),
  '/orders': route('Orders', words.orders, '.OrdersActivity'),
  '/rate/:order': route('Rate', words.rate, '.RateActivity'),
  '/help/:order': route('Help', words.help, '.HelpActivity'),
  '/again/:order': route('Again', words.orderAgain, '.ReorderActivity'),
  '/you': route('You', words.you, '.AccountActivity'),
  '/favourites': route('Favourites', words.favourites, '.FavouritesActivity'),
  '/addresses': { ...route('Addresses', words.addresses, '.AddressesActivity'), enter: putAway },
  '/address/:address': route('EditAddress', words.address, '.AddressActivity'),
  '/vouchers': route('Vouchers', words.vouchers, '.VouchersActivity'),
  '/allergies': route('Allergies', words.allergies, '.AllergiesActivity'),
  '/fees': route('Fees', words.fees, '.FeesActivity'),
  '/settings': route('Settings', words.settings, '.SettingsActivity'),
} as const;
