import type { ComponentType } from 'react';
import { Ask, Questions } from './Questions.tsx';
import { Photos, Reviews } from './Reviews.tsx';
import { Prices } from './Prices.tsx';
import { Seller } from './Seller.tsx';
import { CancelItems } from './CancelItems.tsx';
import { Cart } from './Cart.tsx';
import { Chat, Chats } from './Chats.tsx';
import { Checkout } from './Checkout.tsx';
import { Compare } from './Compare.tsx';
import { Coupons } from './Coupons.tsx';
import { Home, Viewed } from './Home.tsx';
import { Link } from './Link.tsx';
import { Listing } from './Listing.tsx';
import { Market, MyListings } from './Market.tsx';
import { Me, Notices, Settings } from './Me.tsx';
import { Order } from './Order.tsx';
import { Orders, Placed } from './Orders.tsx';
import { Product } from './Product.tsx';
import { CategoryResults, Results } from './Results.tsx';
import { Returned, StartReturn } from './Returns.tsx';
import { Search } from './Search.tsx';
import { Buy, Sell } from './Sell.tsx';
import { Wishlist, Wishlists } from './Wish.tsx';
import { Addresses, EditAddress, WriteReview } from './Write.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Search,
  Results,
  CategoryResults,
  Product,
  Photos,
  Reviews,
  Questions,
  Ask,
  Prices,
  Seller,
  Compare,
  Viewed,
  Wishlists,
  Wishlist,
  Cart,
  Coupons,
  Checkout,
  Placed,
  Orders,
  Order,
  CancelItems,
  StartReturn,
  Returned,
  WriteReview,
  Addresses,
  EditAddress,
  Chats,
  Chat,
  Notices,
  Me,
  Settings,
  Market,
  Listing,
  Sell,
  MyListings,
  Buy,
  Link,
};
