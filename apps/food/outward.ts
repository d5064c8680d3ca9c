import type { Phone } from '../catalogue.ts';
import { payHere, type Act, type OutwardPlay, type OutwardPlays } from '../outward.ts';

const KITCHEN = 'hawthorn-bank-bakehouse';
/** The number of the first order on a phone with the base data; acts may name an order by it. */
const ORDER = '8919';
const bun = { dish: `dish-${KITCHEN}-cinnamon-bun`, count: 3, options: [], without: [], note: '' };
const SAID = 'Still warm';
const fill: Act = { action: 'addLine', args: bun };
const pickUp: Act = { action: 'setCheckout', args: { mode: 'pickup' } };
const pay = (phone: Phone): Act => ({
  app: 'wallet',
  action: 'pay',
  args: {
    order: {
      payee: { kind: 'firm', id: 'dishcart', name: 'Dishcart' },
      cents: 15_01,
      currency: 'GBP',
      what: 'Buns',
      reference: ORDER,
    },
    source: 'balance',
    passcode: phone.apps.wallet.settings.passcode,
    app: 'food',
  },
});
const step: Act = { action: 'step', args: { order: ORDER } };
const steps = (count: number): Act[] => Array.from({ length: count }, () => step);

/** What was sent cannot be erased on the phone: searches are all that the owner can remove. */
const erase: OutwardPlay['erase'] = () => [{ action: 'forgetSearches' }];
/** An act on an order that was paid and came on by `count` steps. */
const on = (
  action: string,
  writes: OutwardPlay['writes'],
  count: number,
  args: object = {},
  more: Partial<OutwardPlay> = {},
): OutwardPlay => ({
  writes,
  before: phone => [fill, { action: 'order' }, pay(phone), ...steps(count)],
  act: () => ({ action, args: { order: ORDER, ...args } }),
  erase,
  ...more,
});

export const outward: OutwardPlays = {
  pay: {
    writes: 'order',
    // Paid before the order is there, so that it is found paid.
    before: phone => [pay(phone), fill, { action: 'order' }],
    act: () => ({ action: 'pay', args: { order: ORDER } }),
    erase,
    to: [KITCHEN],
  },
  paid: {
    writes: 'order',
    before: () => [fill, { action: 'order' }],
    act: phone => payHere(phone),
    erase,
    to: [KITCHEN],
  },
  cancel: on('cancel', 'amendment', 0, {}, { to: [KITCHEN] }),
  changeAddress: on('changeAddress', 'amendment', 0, { address: 'address-work' }, { to: [KITCHEN] }),
  changeNote: on('changeNote', 'amendment', 0, { note: 'Ring twice' }, { to: ['dishcart'] }),
  giveCode: on('giveCode', 'message', 5),
  fetched: {
    ...on('fetched', 'amendment', 0),
    before: phone => [fill, pickUp, { action: 'order' }, pay(phone), ...steps(3)],
  },
  claim: on('claim', 'amendment', 6, {
    kind: 'missing',
    lines: [{ line: `dish-${KITCHEN}-cinnamon-bun|||`, count: 1 }],
    text: '',
  }),
  rate: on('rate', 'review', 6, { stars: 5, rider: 4, tags: ['tasty'], text: SAID }, { to: [KITCHEN] }),
};
