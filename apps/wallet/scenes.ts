import { payIntent, splitIntent, type PayOrder } from '../../src/sdk/core/payments.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { after, at, changed, oneOfEach, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import type { Wallet } from './state.ts';

const ORDER: PayOrder = {
  payee: { kind: 'firm', id: 'bazari', name: 'Bazari' },
  cents: 64_50,
  currency: 'GBP',
  what: 'Two lamps, one cable',
  reference: 'PP-30417',
  splittable: true,
};
const PERSON = 'person-mira-osei';
const type = (element: string, text: string): Touch => ({ type: 'type', element, text });
/** The keys of the passcode 481526. */
const CODE = ['key-4', 'key-8', 'key-1', 'key-5', 'key-2', 'key-6'];
const BALANCE_IS_LOW = 'topUp';

const dialogs: readonly DialogRow[] = [
  ['/bills', 'Show', ['filter-show']],
  ['/bills', 'Month', ['filter-month']],
  ['/bills', 'Category', ['filter-category']],
  ['/bills', 'Account', ['filter-account']],
  ['/people/transfer', 'Someone new', ['new-person']],
  [`/transfer/${PERSON}`, 'Pay with', ['source']],
  ['/ask/request-priya', 'Refuse this request?', ['refuse']],
  ['/bill/tx-100', 'More options', ['button/more-options']],
  ['/bill/tx-100', 'Memo', ['button/more-options', 'menuitem/write-a-memo']],
  ['/bill/tx-100', 'Category', ['category']],
  ['/card/card-9023', 'Remove this card?', ['remove']],
  ['/pot/pot-bicycle', 'Edit the goal', ['button/edit-the-goal']],
  [
    '/subscription/sub-tonearm',
    'Cancel this subscription?',
    [{ type: 'scroll', direction: 'down', amount: 0.6 }, 'cancel-subscription'],
  ],
];

export const scenes: AppScenes = {
  params: {
    then: () => ['transfer', 'request'],
    person: () => [PERSON],
    request: ({ apps: { wallet } }) => oneOfEach(wallet.requests, r => `${r.direction} ${r.status}`),
    transaction: ({ apps: { wallet } }) =>
      oneOfEach(wallet.transactions, t => `${t.kind} ${t.status}`).filter(
        id => wallet.transactions[id]!.kind !== 'opening',
      ),
    card: ({ apps: { wallet } }) => Object.keys(wallet.cards),
    pot: ({ apps: { wallet } }) => Object.keys(wallet.pots),
    subscription: ({ apps: { wallet } }) => oneOfEach(wallet.subscriptions, s => `${s.active}`),
  },
  args: { '/cashier': payIntent(ORDER), '/share': splitIntent({ what: 'Two lamps', cents: 64_50 }) },
  screens: ({ world, scene }) => {
    const paying = (phone: AnyPhone) => at(phone, 'wallet', '/cashier', payIntent(ORDER));
    const refused = (problem: string, phone: AnyPhone) =>
      scene(`refused: ${problem}`, '/cashier', { phone: paying(phone), do: ['go-on', ...CODE] });
    const wallet = (how: (state: Wallet) => void) => changed(world, apps => how(apps.wallet));
    const hidden = after(world, 'wallet', 'changeSettings', { settings: { hideBalance: true } });
    return [
      scene('amounts hidden', '/', { phone: hidden }),
      scene('nothing yet', '/', {
        phone: changed(world, ({ wallet }) => {
          wallet.transactions = {};
          wallet.requests = {};
        }),
      }),
      scene('passcode', '/cashier', {
        phone: paying(world),
        do: ['go-on', 'key-4', 'key-8'],
      }),
      refused('offline', after(world, 'system', 'setAeroplane', { on: true })),
      refused(
        'locked',
        wallet(w => {
          w.lockedUntil = world.clock.now + 15 * 60_000;
        }),
      ),
      refused(
        'over the limit',
        wallet(w => {
          w.settings.singleCents = 50_00;
        }),
      ),
      refused(
        'too little',
        wallet(w => {
          for (const id of Object.keys(w.transactions))
            if (w.transactions[id]!.kind === BALANCE_IS_LOW) delete w.transactions[id];
        }),
      ),
      refused(
        'card declined',
        wallet(w => {
          w.settings.source = 'card-9023';
          w.cards['card-9023']!.expires = '2026-02';
        }),
      ),
      refused(
        'card frozen',
        wallet(w => {
          w.settings.source = 'card-9023';
          w.cards['card-9023']!.frozen = true;
        }),
      ),
      scene('a wrong passcode', '/cashier', { phone: paying(world), do: ['go-on', ...CODE.toReversed()] }),
      scene('found', '/bills', { do: [type('field/query', 'bollard')] }),
      scene('nothing found', '/bills', { do: [type('field/query', 'zeppelin')] }),
      scene('an amount', `/transfer/${PERSON}`, { do: [type('field/amount', '12.50')] }),
      scene('one of a category', '/analysis', { do: [{ type: 'scroll', direction: 'down', amount: 0.7 }] }),
      scene('no cards', '/cards', {
        phone: changed(world, ({ wallet }) => {
          wallet.cards = {};
        }),
      }),
      scene('no debit card', '/top-up', {
        phone: changed(world, ({ wallet }) => {
          wallet.cards = {};
        }),
      }),
      scene('of any amount', '/split/new'),
      scene('opened by nobody', '/share', { phone: at(world, 'wallet', '/share') }),
      scene('a wrong number', '/add-card', { do: [type('field/number', '9990020000000000')] }),
      scene('no requests', '/requests', {
        phone: changed(world, ({ wallet }) => {
          wallet.requests = {};
        }),
      }),
    ];
  },
  dialogs: () => ({ list: dialogs }),
};
