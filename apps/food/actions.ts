import { after } from './actions/after.ts';
import { basket } from './actions/basket.ts';
import { checkout } from './actions/checkout.ts';
import { own } from './actions/own.ts';
import { progress } from './actions/progress.ts';

export const actions = { ...basket, ...checkout, ...progress, ...after, ...own };
export { payOrderOf, placeOf } from './actions/checkout.ts';
export { orderTimer } from './actions/shared.ts';
