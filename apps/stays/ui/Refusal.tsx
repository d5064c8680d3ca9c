import { Button, Icon } from './kit.ts';
import type { IconName } from './icons.ts';
import type { Problem } from '../state.ts';
import { useWords } from './hooks.ts';
import css from './parts.module.css';

const ICONS = {
  declined: 'credit_card',
  limit: 'speed',
  passcode: 'lock',
  insufficient: 'account_balance_wallet',
  offline: 'wifi_off',
  cancelled: 'undo',
  noWallet: 'account_balance_wallet',
  price: 'trending_up',
  soldOut: 'no_meeting_room',
  minStay: 'calendar_month',
  tooMany: 'group',
  past: 'event_busy',
  policy: 'policy',
  refund: 'money_off',
  closed: 'door_front',
  early: 'schedule',
} as const satisfies Record<Problem, IconName>;

const TITLES = {
  declined: 'declinedTitle',
  limit: 'limitTitle',
  passcode: 'passcodeTitle',
  insufficient: 'insufficientTitle',
  offline: 'offlineTitle',
  cancelled: 'notPaidTitle',
  noWallet: 'noWalletTitle',
  price: 'priceTitle',
  soldOut: 'soldOutTitle',
  minStay: 'minStayTitle',
  tooMany: 'tooManyTitle',
  past: 'pastTitle',
  policy: 'policyTitle',
  refund: 'refundTitle',
  closed: 'closedTitle',
  early: 'earlyTitle',
} as const;

const TEXTS = {
  declined: 'declinedText',
  limit: 'limitText',
  passcode: 'passcodeText',
  insufficient: 'insufficientText',
  offline: 'offlineText',
  cancelled: 'notPaidText',
  noWallet: 'noWalletText',
  price: 'priceText',
  soldOut: 'soldOutText',
  minStay: 'minStayText',
  tooMany: 'tooManyText',
  past: 'pastText',
  policy: 'policyText',
  refund: 'refundText',
  closed: 'closedText',
  early: 'earlyText',
} as const;

export interface Way {
  label: string;
  rid: string;
  onClick: () => void;
}

/** A refusal: why, and the ways on. */
export function Refusal({ why, ways, text }: { why: Problem; ways: readonly Way[]; text?: string }) {
  const t = useWords();
  return (
    <div className={css['refusal']} role="alert">
      <span className={css['refusalIcon']}>
        <Icon name={ICONS[why]} size={36} />
      </span>
      <span className={css['refusalTitle']} role="heading" aria-level={2}>
        {t(TITLES[why])}
      </span>
      <span className={css['refusalText']} dir="auto">
        {text ?? t(TEXTS[why])}
      </span>
      <div className={css['ways']}>
        {ways.map((way, i) => (
          <Button
            key={way.rid}
            wide
            rid={way.rid}
            variant={i === 0 ? 'filled' : 'text'}
            onClick={way.onClick}
          >
            {way.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
