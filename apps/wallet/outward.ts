import type { Phone } from '../catalogue.ts';
import type { OutwardPlay, OutwardPlays } from '../outward.ts';

const passcode = (phone: Phone): string => phone.apps.wallet.settings.passcode;
const MIRA = 'person-mira-osei';
const order = {
  payee: { kind: 'firm', id: 'bazari', name: 'Bazari' },
  cents: 12_50,
  currency: 'GBP',
  what: 'A lamp',
  reference: 'PP-30001',
} as const;
/** What was paid or asked cannot be erased on the phone: a memo and a search are all that the owner can write over it. */
const erase: OutwardPlay['erase'] = () => [{ action: 'forgetSearches' }];
const play = (
  action: string,
  writes: OutwardPlay['writes'],
  args: object | ((phone: Phone) => object),
  more: Partial<OutwardPlay> = {},
): OutwardPlay => ({
  writes,
  act: phone => ({ action, args: typeof args === 'function' ? args(phone) : args }),
  erase,
  ...more,
});

/** How each act of Copperleaf that reaches others is played. */
export const outward: OutwardPlays = {
  pay: play('pay', 'payment', phone => ({ order, source: 'balance', passcode: passcode(phone) }), {
    to: ['bazari'],
  }),
  transfer: play('transfer', 'payment', phone => ({
    to: MIRA,
    cents: 5_00,
    note: 'Ferry',
    source: 'balance',
    passcode: passcode(phone),
  })),
  requestMoney: play('requestMoney', 'request', { person: MIRA, cents: 5_00, note: 'Ferry' }),
  cancelRequest: play('cancelRequest', 'connection', { request: 'request-sam' }),
  acceptRequest: play('acceptRequest', 'payment', phone => ({
    request: 'request-priya',
    source: 'balance',
    passcode: passcode(phone),
  })),
  refuseRequest: play('refuseRequest', 'connection', { request: 'request-priya' }),
  splitBill: play('splitBill', 'request', {
    transaction: null,
    cents: 9_00,
    note: 'Pizza',
    own: 1,
    people: [{ person: MIRA, weight: 1 }],
  }),
  cancelSubscription: play(
    'cancelSubscription',
    'connection',
    { subscription: 'sub-loopreel' },
    { to: ['loopreel'] },
  ),
  resumeSubscription: play(
    'resumeSubscription',
    'connection',
    { subscription: 'sub-bikes' },
    { to: ['bay-bikes'] },
  ),
};
