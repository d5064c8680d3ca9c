import type { Ctx } from '../../src/sdk/core/ctx.ts';
import type { RouteDef } from '../../src/sdk/core/app.ts';
import type { Wallet } from './state.ts';
import { words as w } from './words.ts';

const fresh = (state: Wallet, _: Record<string, string>, _ctx: Ctx): void => {
  state.attempt = null;
};
const route = <const A extends string>(screen: string, title: string, activity: A): RouteDef<Wallet> => ({
  screen,
  title,
  activity,
  enter: fresh,
});
/** A screen with codes or card numbers, which recent apps cover. */
const secure = <const A extends string>(screen: string, title: string, activity: A): RouteDef<Wallet> => ({
  ...route(screen, title, activity),
  secure: true,
});

/** Every screen; coming to one puts away what was refused on another. */
export const routes = {
  '/': route('Home', w.appName, '.MainActivity'),
  '/bills': route('Bills', w.bills, '.BillsActivity'),
  '/cards': route('Cards', w.cards, '.CardsActivity'),
  '/more': route('More', w.more, '.MoreActivity'),
  '/people/:then': route('People', w.people, '.PeopleActivity'),
  '/transfer/:person': route('Transfer', w.transfer, '.TransferActivity'),
  '/request/:person': route('RequestMoney', w.requestMoney, '.RequestActivity'),
  '/requests': route('Requests', w.requests, '.RequestsActivity'),
  '/ask/:request': route('OneRequest', w.request, '.OneRequestActivity'),
  '/result/:transaction': route('Result', w.result, '.ResultActivity'),
  '/cashier': secure('Cashier', w.cashier, '.CashierActivity'),
  '/scan': route('Scan', w.scan, '.ScanActivity'),
  '/receive': route('Receive', w.receive, '.ReceiveActivity'),
  '/bill/:transaction': route('Bill', w.bill, '.BillActivity'),
  '/analysis': route('Analysis', w.analysis, '.AnalysisActivity'),
  '/card/:card': secure('OneCard', w.card, '.CardActivity'),
  '/add-card': secure('AddCard', w.addCard, '.AddCardActivity'),
  '/top-up': route('TopUp', w.topUp, '.TopUpActivity'),
  '/withdraw': route('Withdraw', w.withdraw, '.WithdrawActivity'),
  '/pot/:pot': route('OnePot', w.savingsPot, '.PotActivity'),
  '/split/:transaction': route('Split', w.splitBill, '.SplitActivity'),
  '/share': route('Share', w.splitBill, '.ShareActivity'),
  '/subscriptions': route('Subscriptions', w.subscriptions, '.SubscriptionsActivity'),
  '/subscription/:subscription': route('OneSubscription', w.subscription, '.SubscriptionActivity'),
  '/limits': route('Limits', w.limits, '.LimitsActivity'),
  '/passcode': secure('Passcode', w.passcode, '.PasscodeActivity'),
  '/settings': route('Settings', w.settings, '.SettingsActivity'),
} as const;
