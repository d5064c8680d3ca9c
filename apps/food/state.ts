import { Type, type Static } from 'typebox';
import { Table } from '../../src/state/schema.ts';
import { Menus } from './state/menu.ts';
import { Order } from './state/order.ts';
import { Own } from './state/own.ts';

export const Food = Type.Object(
  { ...Menus, ...Own, orders: Table(Order, { description: 'Orders.' }) },
  { additionalProperties: false, description: 'Dishcart.' },
);
export type Food = Static<typeof Food>;
