import { Type, type Static } from 'typebox';
import type { Callback, Intent } from '../../state/phone/index.ts';
import { Cents, EpochMs, Id, StringEnum } from '../../state/schema.ts';
import { check } from './check.ts';

/** Whom a payment goes to. A person is known by their number, a firm by its id. */
export const Payee = Type.Object(
  {
    kind: StringEnum(['firm', 'person', 'group'], { description: 'What they are.' }),
    id: Id(undefined, { description: 'Id of the firm, the person or the group where the order comes from.' }),
    name: Type.String({ minLength: 1, description: 'Name to show.' }),
    phone: Type.Optional(Type.String({ description: 'Telephone number of a person.' })),
  },
  { additionalProperties: false },
);
export type Payee = Static<typeof Payee>;

/** What an app asks the wallet to pay: the extras of a PAY intent. */
export const PayOrder = Type.Object(
  {
    payee: Payee,
    cents: Cents({ minimum: 1, maximum: 9_999_999_99, description: 'Amount in hundredths of the currency.' }),
    currency: StringEnum(['GBP'], { description: 'ISO 4217 code of the currency.' }),
    what: Type.String({ description: 'What it is for, as the payer reads it.' }),
    reference: Type.String({
      minLength: 1,
      description: 'Id of the order. What a payee is paid for one reference is paid once.',
    }),
    splittable: Type.Optional(Type.Boolean({ description: 'Whether the bill may be split with others.' })),
    deadline: Type.Optional(EpochMs({ description: 'Until when it may be paid.' })),
  },
  { additionalProperties: false },
);
export type PayOrder = Static<typeof PayOrder>;

/** Why nothing was paid. */
export const PAY_REFUSALS = [
  'declined',
  'limit',
  'passcode',
  'insufficient',
  'offline',
  'cancelled',
] as const;
export type PayRefusal = (typeof PAY_REFUSALS)[number];

/** What a PAY intent gives back to the app that sent it. */
export type PayResult =
  | {
      ok: true;
      /** Id by which the `payments` provider knows it. */ payment: string;
      /** `pending` until the card's bank has settled it. */ status: 'settled' | 'pending';
    }
  | { ok: false; reason: PayRefusal };

/** The intent that pays an order; its result comes to `then` as a PayResult. */
export const payIntent = (order: PayOrder, then?: Callback): Intent => ({
  verb: 'PAY',
  title: order.payee.name,
  text: order.what,
  extras: { ...order },
  ...(then ? { result: then } : {}),
});

/** The order of a PAY intent, or null where it carries none. */
export function payOrderOf(intent: Pick<Intent, 'verb' | 'extras'> | undefined): PayOrder | null {
  if (intent?.verb !== 'PAY' || intent.extras === undefined) return null;
  return check(PayOrder, intent.extras).length === 0 ? (intent.extras as PayOrder) : null;
}

/** Reads what a PAY intent gave back. Anything but a payment is a refusal; no answer at all is a cancellation. */
export function payResultOf(result: unknown): PayResult {
  const { ok, payment, status, reason } = (result ?? {}) as Record<string, unknown>;
  if (ok === true && typeof payment === 'string')
    return { ok, payment, status: status === 'pending' ? 'pending' : 'settled' };
  const known = PAY_REFUSALS.find(each => each === reason);
  return { ok: false, reason: known ?? 'cancelled' };
}

/** A payment for an order, or why there is none. */
export type PaidFor = { ok: true; payment: Payment } | { ok: false; reason: PayRefusal };

/**
 * Reads what a PAY intent gave back for an order, and asks the wallet as well: an answer alone pays nothing. `reference` is the order's;
 * a payment for another one, and one that came back since, is none.
 */
export function paidFor(wallet: PaymentsProvider | null, result: unknown, reference: string): PaidFor {
  const answer = payResultOf(result);
  if (!answer.ok) return answer;
  const payment = wallet?.statusOf(answer.payment);
  return payment?.reference === reference && payment.status !== 'returned'
    ? { ok: true, payment }
    : { ok: false, reason: 'declined' };
}

/** What an app asks the wallet to share among friends: the extras of a SPLIT intent. */
export const SplitOrder = Type.Object(
  {
    payment: Type.Optional(Id(undefined, { description: 'Payment of the app that is to be shared.' })),
    what: Type.String({ description: 'What it was for, as those who are asked read it.' }),
    cents: Cents({ minimum: 1, maximum: 9_999_999_99, description: 'Amount to share, in pence.' }),
  },
  { additionalProperties: false },
);
export type SplitOrder = Static<typeof SplitOrder>;

/** What a SPLIT intent gives back; `ok` is false where nobody was asked. */
export type SplitResult =
  | {
      ok: true;
      /** How many were asked. */ people: number;
      /** What they were asked for, pence. */ cents: number;
    }
  | { ok: false };

/** The intent that asks friends for their shares; its result comes to `then` as a SplitResult. */
export const splitIntent = (order: SplitOrder, then?: Callback): Intent => ({
  verb: 'SPLIT',
  title: order.what,
  extras: { ...order },
  ...(then ? { result: then } : {}),
});

/** The order of a SPLIT intent, or null where it carries none. */
export function splitOrderOf(intent: Pick<Intent, 'verb' | 'extras'> | undefined): SplitOrder | null {
  if (intent?.verb !== 'SPLIT' || intent.extras === undefined) return null;
  return check(SplitOrder, intent.extras).length === 0 ? (intent.extras as SplitOrder) : null;
}

/** Reads what a SPLIT intent gave back; no answer at all is that nobody was asked. */
export function splitResultOf(result: unknown): SplitResult {
  const { ok, people, cents } = (result ?? {}) as Record<string, unknown>;
  return ok === true && typeof people === 'number' && typeof cents === 'number'
    ? { ok, people, cents }
    : { ok: false };
}

/** How a payment stands. `returned`: the bank refused it later, and the money is back. */
export type PaymentStatus = 'pending' | 'settled' | 'returned';
export interface Payment {
  id: string;
  /** Name of who was paid. */ payee: string;
  cents: number;
  status: PaymentStatus;
  /** What has come back of it, or is on its way back. */ refundedCents: number;
  reference: string | null;
  at: number;
}
/** Money that was paid through the wallet. An app sees the payments that it asked for, and no others. Paying itself is the PAY intent, since the owner has to agree. */
export interface PaymentsProvider {
  /** What the owner can spend at once, without cards and savings. */
  balanceCents(): number;
  statusOf(payment: string): Payment | undefined;
  /** The payment for an order of this payee, where there is one. */
  forReference(payee: string, reference: string): Payment | undefined;
  /** Sends back some of a payment or all of it, in the payee's name. Refuses more than is left of it. */
  refund(payment: string, cents: number): { ok: true; refund: string } | { ok: false };
}
