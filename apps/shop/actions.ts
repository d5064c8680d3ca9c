import { cart } from './actions/cart.ts';
import { checkout } from './actions/checkout.ts';
import { items } from './actions/items.ts';
import { market } from './actions/market.ts';
import { own } from './actions/own.ts';
import { parcels } from './actions/parcels.ts';
import { talk } from './actions/talk.ts';
import { world } from './actions/world.ts';

export const actions = { ...own, ...cart, ...checkout, ...parcels, ...items, ...talk, ...market, ...world };
export { payOrderOf } from './actions/checkout.ts';
export { choiceText, wareOf } from './actions/shared.ts';
