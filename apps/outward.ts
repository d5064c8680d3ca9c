import { payOrderOf } from '../src/sdk/core/payments.ts';
import { topScreen } from '../src/sdk/core/stack.ts';
import type { AnyPhone, EffectKind, Intent } from '../src/state/phone/index.ts';
import type { Phone } from './catalogue.ts';

/** An action of an app with its arguments. `app` defaults to the app whose file it stands in. */
export interface Act {
  app?: string;
  action: string;
  args?: object;
}

/** One way to run an outward action, for the conformance test of the ledger (test/ledger.test.ts). */
export interface OutwardPlay {
  /** Kind of the entry that it must write. */
  writes: EffectKind;
  /** Acts that lead up to it. */
  before?: (phone: Phone) => readonly Act[];
  /** The act itself, on the phone after `before`. */
  act: (phone: Phone) => Act;
  /** How long it takes to leave the phone, ms. Default 0. */
  takesMs?: number;
  /** Acts by which the owner removes every trace of it on the phone. Empty where there are none. */
  erase: (phone: Phone) => readonly Act[];
  /** Whom the entry names, if the test is to check it. */
  to?: readonly string[];
}

/** The act by which the owner pays what the cashier on the screen asks for; the app that asked is answered by it. */
export function payHere(phone: Phone, source = 'balance'): Act {
  const intent = topScreen(phone as unknown as AnyPhone)?.args as Intent | undefined;
  const { passcode } = phone.apps.wallet.settings;
  const args = { order: payOrderOf(intent), source, passcode, app: intent?.result?.app };
  return { app: 'wallet', action: 'pay', args };
}

/** How each outward action of an app is played, by the action's name. */
export type OutwardPlays = Readonly<Record<string, OutwardPlay>>;
