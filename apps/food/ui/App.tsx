import type { ComponentType } from 'react';
import { About } from './About.tsx';
import { Addresses, EditAddress } from './Addresses.tsx';
import { Again } from './Again.tsx';
import { Help, Rate } from './After.tsx';
import { Basket } from './Basket.tsx';
import { Checkout } from './Checkout.tsx';
import { Dish, Line } from './Dish.tsx';
import { Home } from './Home.tsx';
import { Order, OrderByNumber } from './Order.tsx';
import { Orders } from './Orders.tsx';
import { Restaurant } from './Restaurant.tsx';
import { Results } from './Results.tsx';
import { Search } from './Search.tsx';
import { Vouchers } from './Vouchers.tsx';
import { Allergies, Favourites, Fees, Settings, You } from './You.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Search,
  Results,
  Restaurant,
  About,
  Dish,
  Line,
  Basket,
  Checkout,
  Order,
  OrderByNumber,
  Orders,
  Rate,
  Help,
  Again,
  You,
  Favourites,
  Addresses,
  EditAddress,
  Vouchers,
  Allergies,
  Fees,
  Settings,
};
