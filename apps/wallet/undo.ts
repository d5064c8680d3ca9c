import type { Phone } from '../catalogue.ts';
import { idle, pair, turn, type UndoPairs } from '../undo.ts';

const of = (phone: Phone) => phone.apps.wallet;
const CARD = 'card-4417';
const POT = 'pot-bicycle';
const BILL = 'tx-100';

/** A card’s month as it is typed, MM/YY. */
const typed = (month: string): string => `${month.slice(5)}/${month.slice(2, 4)}`;

export const undo: UndoPairs = {
  'a card that is frozen': turn('freezeCard', { card: CARD, on: true }, { card: CARD, on: false }),
  'a card that is removed': pair([['removeCard', { card: CARD }]], (_, was) => {
    const { number, expires } = of(was).cards[CARD]!;
    return [['addCard', { number, expires: typed(expires), code: '123' }]];
  }),
  'what pays first': pair([['setSource', { source: CARD }]], (_, was) => [
    ['setSource', { source: of(was).settings.source }],
  ]),
  limits: pair(
    (_, was) => [['setLimits', { singleCents: 9_00, dayCents: 90_00, passcode: of(was).settings.passcode }]],
    (_, was) => {
      const { singleCents, dayCents, passcode } = of(was).settings;
      return [['setLimits', { singleCents, dayCents, passcode }]];
    },
  ),
  'a passcode': pair(
    (_, was) => [['changePasscode', { current: of(was).settings.passcode, next: '202020' }]],
    (_, was) => [['changePasscode', { current: '202020', next: of(was).settings.passcode }]],
  ),
  settings: pair([['changeSettings', { settings: { notifyPayments: false } }]], (_, was) => [
    ['changeSettings', { settings: { notifyPayments: of(was).settings.notifyPayments } }],
  ]),
  'amounts that are shown': idle(['reveal', { on: true }]),
  'the goal of a pot': pair([['setGoal', { pot: POT, name: 'A boat', goalCents: 9_999_00 }]], (_, was) => [
    ['setGoal', { pot: POT, name: of(was).accounts[POT]!.name, goalCents: of(was).pots[POT]!.goalCents }],
  ]),
  'what pays a subscription': pair(
    [['setSubscriptionSource', { subscription: 'sub-loopreel', source: 'balance' }]],
    (_, was) => [
      [
        'setSubscriptionSource',
        { subscription: 'sub-loopreel', source: of(was).subscriptions['sub-loopreel']!.source },
      ],
    ],
  ),
  'a category': pair([['setCategory', { transaction: BILL, category: 'gifts' }]], (_, was) => [
    ['setCategory', { transaction: BILL, category: of(was).transactions[BILL]!.category }],
  ]),
  'a memo': turn('setMemo', { transaction: BILL, memo: 'Mine' }, { transaction: BILL, memo: '' }),
  'a search': idle(['remember', { query: 'ferry' }]),
  'a wrong passcode': idle(['changePasscode', { current: '000000', next: '202020' }], ['clearAttempt']),
  'a cashier that is left': idle(['cancelPay']),
};
