import { after } from './actions/after.ts';
import { book } from './actions/book.ts';
import { next } from './actions/next.ts';
import { own } from './actions/own.ts';
import { plan } from './actions/plan.ts';
import { receipt } from './actions/receipt.ts';
import { ride } from './actions/ride.ts';
import { safety } from './actions/safety.ts';

/** Every rule of the app. */
export const actions = { ...plan, ...book, ...next, ...ride, ...after, ...safety, ...own, ...receipt };
export { quotePlan } from './actions/book.ts';
export { freshPlan } from './actions/shared.ts';
