import { catalogue, type AppStates } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { payOrderOf } from '../../src/sdk/core/payments.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { AnyPhone, Intent } from '../../src/state/phone/index.ts';

/** Pays what the cashier on the screen asks for. */
export function paidHere(phone: AnyPhone): AnyPhone {
  const order = payOrderOf(topScreen(phone)?.args as Intent | undefined);
  const { passcode } = (phone.apps['wallet'] as AppStates['wallet']).settings;
  return dispatch(catalogue, phone, 'wallet', 'pay', { order, source: 'balance', passcode, app: 'chat' })
    .phone;
}
