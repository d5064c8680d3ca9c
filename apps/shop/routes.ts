import type { RouteDef } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { view } from './actions/own.ts';
import { confirm } from './actions/unpaid.ts';
import { FIRM } from './actions/shared.ts';
import type { Shop } from './state.ts';
import { words } from './words.ts';

type Enter = NonNullable<RouteDef<Shop>['enter']>;
const route = <const A extends string>(
  screen: string,
  title: string,
  activity: A,
  enter?: Enter,
): RouteDef<Shop> => ({ screen, title, activity, ...(enter ? { enter } : {}) });

const viewed: Enter = (state, { product }) => view(state, product!);
const read: Enter = (state, { who }, ctx) => {
  state.seen[who!] = ctx.now;
};
/** An answer of the wallet may get lost: an order that was paid is found to be so when it is looked at. */
const reconcile: Enter = (state, { order }, ctx: Ctx) => {
  const found = state.orders[order!];
  if (!found || found.paidAt !== null || found.droppedAt !== null) return;
  const paid = ctx.provider('payments')?.forReference(FIRM, order!);
  if (paid && paid.status !== 'returned') confirm(state, ctx, order!);
};

/** Every screen. */
export const routes = {
  '/': route('Home', words.appName, '.MainActivity'),
  '/search': route('Search', words.search, '.SearchActivity'),
  '/results/:query': route('Results', words.results, '.ResultsActivity'),
  '/category/:category': route('CategoryResults', words.category, '.CategoryActivity'),
  '/product/:product': route('Product', words.product, '.ProductActivity', viewed),
  '/photos/:product': route('Photos', words.photos, '.PhotosActivity'),
  '/reviews/:product': route('Reviews', words.reviews, '.ReviewsActivity'),
  '/questions/:product': route('Questions', words.questions, '.QuestionsActivity'),
  '/ask/:product': route('Ask', words.askQuestion, '.AskActivity'),
  '/prices/:product': route('Prices', words.priceHistory, '.PricesActivity'),
  '/seller/:seller': route('Seller', words.seller, '.SellerActivity'),
  '/compare': route('Compare', words.compare, '.CompareActivity'),
  '/viewed': route('Viewed', words.recentlyViewed, '.ViewedActivity'),
  '/wishlist': route('Wishlists', words.wishlist, '.WishlistsActivity'),
  '/wishlist/:list': route('Wishlist', words.wishlist, '.WishlistActivity'),
  '/cart': route('Cart', words.cart, '.CartActivity'),
  '/coupons': route('Coupons', words.coupons, '.CouponsActivity'),
  '/checkout/:what': route('Checkout', words.checkout, '.CheckoutActivity'),
  '/placed/:order': route('Placed', words.order, '.PlacedActivity', reconcile),
  '/orders': route('Orders', words.orders, '.OrdersActivity'),
  '/order/:order': route('Order', words.order, '.OrderActivity', reconcile),
  '/cancel/:order': route('CancelItems', words.cancelThings, '.CancelActivity'),
  '/return/:order': route('StartReturn', words.returnThings, '.ReturnActivity'),
  '/returned/:id': route('Returned', words.returnTitle, '.ReturnedActivity'),
  '/write-review/:product': route('WriteReview', words.writeReview, '.WriteReviewActivity'),
  '/addresses': route('Addresses', words.addresses, '.AddressesActivity'),
  '/address/:address': route('EditAddress', words.address, '.AddressActivity'),
  '/chats': route('Chats', words.messages, '.ChatsActivity'),
  '/chat/:who': route('Chat', words.messages, '.ChatActivity', read),
  '/notices': route('Notices', words.notifications, '.NoticesActivity'),
  '/me': route('Me', words.you, '.MeActivity'),
  '/settings': route('Settings', words.settings, '.SettingsActivity'),
  '/market': route('Market', words.secondHand, '.MarketActivity'),
  '/listing/:listing': route('Listing', words.listing, '.ListingActivity'),
  '/sell/:listing': route('Sell', words.sellSomething, '.SellActivity'),
  '/mine': route('MyListings', words.myListings, '.MyListingsActivity'),
  '/buy/:listing': route('Buy', words.buyIt, '.BuyActivity'),
  '/link/:address': route('Link', words.order, '.LinkActivity'),
} as const;
