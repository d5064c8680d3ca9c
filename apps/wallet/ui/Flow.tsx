import type { ReactNode } from 'react';
import { useBack } from '../../../src/sdk/react/back.ts';
import { useFields } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Icon, ListRow, Screen, TextField, Sheet, Scroller } from './kit.ts';
import { balanceOf, isLocked, sourcesOf, spendable, TRIES } from '../select.ts';
import { useAct, useDates, useMoney, useNav, useScreenState, useWallet, useWords } from './hooks.ts';
import { PinPad } from './PinPad.tsx';
import { Refusal } from './Refusal.tsx';
import { Face } from './Parts.tsx';
import css from './flow.module.css';

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
