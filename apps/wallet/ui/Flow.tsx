import type { ReactNode } from 'react';
import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { AppBar, Button, Icon, ListRow, Screen, Scroller, Sheet, TextField } from './kit.ts';
import type { IconName } from './icons.ts';
import { balanceOf, isLocked, sourcesOf, spendable, TRIES } from '../select.ts';
import type { Problem } from '../state.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useMoney,
  useNav,
  useScreenState,
  useWallet,
  useWords,
} from './hooks.ts';
import { Face } from './Parts.tsx';
import css from './flow.module.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const LENGTH = 6;

/** Dots, what is wrong, and the keys for a passcode. Six digits are handed on at once. */
export function PinPad({ wrong, onCode }: { wrong?: string | undefined; onCode: (code: string) => void }) {
  const t = useWords();
  const fields = useFields();
  const text = useFieldText('passcode');
  const take = (next: string) => {
    const done = next.length >= LENGTH;
    fields.set('passcode', done ? '' : next);
    if (done) onCode(next.slice(0, LENGTH));
  };
  return (
    <div className={css['pin']}>
      <TextField
        name="passcode"
        label={t('passcode')}
        variant="plain"
        password
        inputMode="numeric"
        keyboard={false}
        maxLength={LENGTH}
        onInput={take}
        className={css['pinField'] ?? ''}
      />
      <div className={css['dots']} aria-hidden="true">
        {Array.from({ length: LENGTH }, (_, i) => (
          <span key={i} data-on={i < text.length || undefined} />
        ))}
      </div>
      <div className={css['wrong']} role={wrong ? 'alert' : undefined}>
        {wrong ?? ''}
      </div>
      <div className={css['keys']}>
        {KEYS.map(key => (
          <button key={key} type="button" data-rid={`key-${key}`} onClick={() => take(text + key)}>
            {key}
          </button>
        ))}
        <span />
        <button type="button" data-rid="key-0" onClick={() => take(`${text}0`)}>
          0
        </button>
        <button
          type="button"
          data-rid="key-delete"
          aria-label={t('deleteDigit')}
          onClick={() => take(text.slice(0, -1))}
        >
          <Icon name="backspace" />
        </button>
      </div>
    </div>
  );
}

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
function Refusal({
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

/** The account that pays, and a sheet to choose another. */
export function SourceRow({
  source,
  onChange,
  only,
}: {
  source: string;
  onChange: (source: string) => void;
  only?: readonly string[];
}) {
  const state = useWallet();
  const t = useWords();
  const money = useMoney();
  const [open, setOpen] = useScreenState('sources', false);
  const words = (id: string): string => {
    const card = state.cards[id];
    if (card?.frozen) return t('frozen');
    if (card?.kind === 'debit') return t('debit');
    return card ? t('creditLeft', { amount: money(spendable(state, id)) }) : money(balanceOf(state, id));
  };
  const name = (id: string) => (id === 'balance' ? t('balance') : (state.accounts[id]?.name ?? ''));
  return (
    <>
      <ListRow
        rid="source"
        leading={<Face account={source} />}
        title={name(source)}
        subtitle={words(source)}
        trailing={<Icon name="unfold_more" />}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={t('payWith')} onClose={() => setOpen(false)}>
        <Scroller name="sources">
          {(only ?? sourcesOf(state)).map(id => (
            <ListRow
              key={id}
              id={id}
              rid="pay-with"
              leading={<Face account={id} />}
              title={name(id)}
              subtitle={words(id)}
              selected={id === source}
              onClick={() => {
                setOpen(false);
                onChange(id);
              }}
            />
          ))}
        </Scroller>
      </Sheet>
    </>
  );
}

export interface FlowProps {
  title: string;
  /** What the attempt is called in the state. */
  tries: string;
  button: string;
  disabled?: boolean;
  onCode: (code: string) => void;
  /** Above the keys of the passcode: what is agreed to. */
  summary: ReactNode;
  children: ReactNode;
  /** Chooses another account after a refusal. */
  onOther?: () => void;
  /** Leaves the screen in another way than Back does. */
  onLeave?: () => void;
}

/** A screen that ends in the passcode: what is to be done, then the keys, then a refusal where there is one. */
export function Flow({
  title,
  tries,
  button,
  disabled = false,
  onCode,
  summary,
  children,
  onOther,
  onLeave,
}: FlowProps) {
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const { now } = useDates();
  const [step, setStep] = useScreenState<'fill' | 'pin'>('step', 'fill');
  const attempt = state.attempt?.key === tries ? state.attempt : null;
  const locked = isLocked(state, now);
  const problem = attempt && attempt.problem !== 'passcode' ? attempt.problem : null;
  const leave = onLeave ?? nav.back;
  const toFill = () => {
    fields.set('passcode', '');
    act.clearAttempt({});
    setStep('fill');
  };
  const back = step === 'pin' || problem ? toFill : leave;
  useBack(step === 'pin' || problem !== null || onLeave !== undefined, back);
  const begin = () => {
    fields.blur();
    setStep('pin');
  };
  const left = TRIES - state.wrongCodes;
  const wrong = attempt?.problem === 'passcode' ? t('wrongCode', { count: left }) : undefined;
  return (
    <Screen
      label={title}
      appBar={
        <AppBar title={title} leading={onLeave && step === 'fill' ? 'close' : 'back'} onLeading={back} />
      }
      {...(step === 'fill' && !problem
        ? {
            bottom: (
              <div className={css['bottom']}>
                <Button wide rid="go-on" disabled={disabled} onClick={begin}>
                  {button}
                </Button>
              </div>
            ),
          }
        : {})}
    >
      {problem ? (
        <Refusal
          problem={problem}
          source={attempt!.source}
          onOther={
            onOther &&
            (() => {
              toFill();
              onOther();
            })
          }
          onLeave={leave}
        />
      ) : step === 'pin' ? (
        <div className={css['confirm']}>
          <div className={css['summary']}>{summary}</div>
          <span className={css['ask']}>{t('enterPasscode')}</span>
          <PinPad wrong={locked && !attempt ? t('lockedTitle') : wrong} onCode={onCode} />
        </div>
      ) : (
        children
      )}
    </Screen>
  );
}

/** A field for an amount in large figures. */
export function AmountField({ initial, label }: { initial?: string; label?: string }) {
  const t = useWords();
  return (
    <div className={css['amountField']}>
      <span aria-hidden="true">£</span>
      <TextField
        name="amount"
        label={label ?? t('amount')}
        variant="plain"
        inputMode="decimal"
        enterKey="done"
        hint="0.00"
        maxLength={10}
        {...(initial === undefined ? {} : { initial })}
        className={css['amountInput'] ?? ''}
      />
    </div>
  );
}
