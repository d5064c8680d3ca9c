import { bills } from './actions/bills.ts';
import { own } from './actions/own.ts';
import { pay } from './actions/pay.ts';
import { people } from './actions/people.ts';

export const actions = { ...pay, ...people, ...own, ...bills };
