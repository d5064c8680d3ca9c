import { Button, Icon } from './kit.ts';
import type { IconName } from './icons.ts';
import type { Problem } from '../state.ts';
import { formatMoney, useAct, useDates, useNav, useWallet, useWords } from './hooks.ts';
import css from './flow.module.css';

const PROBLEM_ICONS = {
  offline: 'wifi_off',
  locked: 'lock',
  passcode: 'lock',
  expired: 'timer_off',
  single: 'speed',
  day: 'speed',
  insufficient: 'account_balance_wallet',
  declined: 'credit_card',
  frozen: 'mode_cool',
  refunded: 'history',
} as const satisfies Record<Problem, IconName>;

/** A refusal: why, and the ways on. */
export function Refusal({
  problem,
  source,
  onOther,
  onLeave,
}: {
  problem: Problem;
  source: string | null;
  onOther?: (() => void) | undefined;
  onLeave: () => void;
}) {
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const state = useWallet();
  const { moment } = useDates();
  const ways: Partial<Record<Problem, { label: string; go: () => void; rid: string }>> = {
    offline: { label: t('tryAgain'), go: () => act.clearAttempt({}), rid: 'try-again' },
    single: { label: t('changeLimits'), go: () => nav.push('/limits'), rid: 'change-limits' },
    day: { label: t('changeLimits'), go: () => nav.push('/limits'), rid: 'change-limits' },
    insufficient: { label: t('topUp'), go: () => nav.push('/top-up'), rid: 'go-top-up' },
    frozen: {
      label: t('openCard'),
      go: () => nav.push('/card/:card', { card: source ?? '' }),
      rid: 'open-card',
    },
  };
  const way = ways[problem];
  const values = {
    single: formatMoney(state.settings.singleCents),
    day: formatMoney(state.settings.dayCents),
    time: state.lockedUntil === null ? '' : moment(state.lockedUntil),
    name: source === null ? '' : (state.accounts[source]?.name ?? ''),
  };
  const titles = {
    offline: 'offlineTitle',
    locked: 'lockedTitle',
    passcode: 'lockedTitle',
    expired: 'expiredTitle',
    single: 'singleTitle',
    day: 'dayTitle',
    insufficient: 'insufficientTitle',
    declined: 'declinedTitle',
    frozen: 'frozenTitle',
    refunded: 'refundedTitle',
  } as const;
  const texts = {
    offline: 'offlineText',
    locked: 'lockedText',
    passcode: 'lockedText',
    expired: 'expiredText',
    single: 'singleText',
    day: 'dayText',
    insufficient: 'insufficientText',
    declined: 'declinedText',
    frozen: 'frozenText',
    refunded: 'refundedText',
  } as const;
  const canChange = ['insufficient', 'declined', 'frozen'].includes(problem) && onOther;
  return (
    <div className={css['refusal']} role="alert">
      <span className={css['refusalIcon']}>
        <Icon name={PROBLEM_ICONS[problem]} size={40} />
      </span>
      <span className={css['refusalTitle']} role="heading" aria-level={2}>
        {t(titles[problem])}
      </span>
      <span className={css['refusalText']}>{t(texts[problem], values)}</span>
      <div className={css['ways']}>
        {canChange && (
          <Button wide rid="other-account" onClick={onOther}>
            {t('payOtherwise')}
          </Button>
        )}
        {way && (
          <Button wide variant={canChange ? 'tonal' : 'filled'} rid={way.rid} onClick={way.go}>
            {way.label}
          </Button>
        )}
        <Button wide variant="text" rid="leave" onClick={onLeave}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
