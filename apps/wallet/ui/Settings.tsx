import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Card, Icon, ListRow, Screen, SectionHeader, SwitchRow, TextField } from './kit.ts';
import { amountText, centsOf, paidToday } from '../select.ts';
import { formatMoney, useAct, useDates, useNav, useScreenState, useWallet, useWords } from './hooks.ts';
import { Flow, SourceRow } from './Flow.tsx';
import { PinPad } from './PinPad.tsx';
import { Line } from './Parts.tsx';
import css from './cashier.module.css';

/** The most that a payment and a day may come to. */
export function Limits() {
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const { now, zone } = useDates();
  const { singleCents, dayCents } = state.settings;
  const single = centsOf(useFieldText('single', amountText(singleCents)));
  const day = centsOf(useFieldText('day', amountText(dayCents)));
  const isOff = single === 0 || day === 0 || single > day;
  return (
    <Flow
      title={t('limits')}
      tries="limits"
      button={t('saveLimits')}
      disabled={isOff || (single === singleCents && day === dayCents)}
      onCode={passcode => act.setLimits({ singleCents: single, dayCents: day, passcode })}
      summary={<span className={css['to']}>{t('saveLimits')}</span>}
    >
      <div className={css['card']}>
        <Card variant="filled" padding={16}>
          <Line label={t('paidToday')}>{formatMoney(paidToday(state, now, zone))}</Line>
          <Line label={t('leftToday')}>
            {formatMoney(Math.max(0, dayCents - paidToday(state, now, zone)))}
          </Line>
        </Card>
      </div>
      <div className={css['fields']}>
        <TextField
          name="single"
          label={t('perPayment')}
          initial={amountText(singleCents)}
          inputMode="decimal"
          enterKey="next"
          maxLength={10}
        />
        <TextField
          name="day"
          label={t('perDay')}
          initial={amountText(dayCents)}
          inputMode="decimal"
          maxLength={10}
          error={single > day ? t('singleAboveDay') : null}
        />
      </div>
      <div className={css['hint']}>{t('limitsHint')}</div>
    </Flow>
  );
}

/** Changes the passcode: the present one, then another twice. */
export function Passcode() {
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const [current, setCurrent] = useScreenState('current', '');
  const [next, setNext] = useScreenState('next', '');
  const [differs, setDiffers] = useScreenState('differs', false);
  const { moment } = useDates();
  const attempt = state.attempt?.key === 'code' ? state.attempt.problem : null;
  const step = current === '' ? 'currentCode' : next === '' ? 'newCode' : 'newCodeAgain';
  const begin = () => {
    setCurrent('');
    setNext('');
  };
  const take = (code: string) => {
    if (current === '') {
      act.clearAttempt({});
      setDiffers(false);
      setCurrent(code);
    } else if (next === '') setNext(code);
    else if (code === next) {
      begin();
      act.changePasscode({ current, next });
    } else {
      setDiffers(true);
      setNext('');
    }
  };
  const wrongs = {
    passcode: t('wrongCode', { count: 3 - state.wrongCodes }),
    locked: t('lockedText', { time: state.lockedUntil === null ? '' : moment(state.lockedUntil) }),
  };
  const wrong = attempt === 'locked' || attempt === 'passcode' ? wrongs[attempt] : undefined;
  return (
    <Screen title={t('passcode')}>
      <div className={css['done']}>
        <Icon name="lock" size={40} />
        <span className={css['doneTitle']} role="heading" aria-level={2}>
          {t(step)}
        </span>
      </div>
      <PinPad wrong={differs ? t('codesDiffer') : wrong} onCode={take} />
    </Screen>
  );
}

/** What can be set. */
export function Settings() {
  const { settings } = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const set = (change: Partial<Pick<typeof settings, 'hideBalance' | 'notifyPayments' | 'notifyRequests'>>) =>
    act.changeSettings({ settings: change });
  return (
    <Screen title={t('settings')}>
      <SectionHeader title={t('security')} />
      <ListRow
        leading="pin"
        title={t('passcode')}
        subtitle={t('passcodeText')}
        rid="passcode"
        onClick={() => nav.push('/passcode')}
      />
      <ListRow
        leading="speed"
        title={t('limits')}
        subtitle={t('limitsText', {
          single: formatMoney(settings.singleCents),
          day: formatMoney(settings.dayCents),
        })}
        rid="limits"
        onClick={() => nav.push('/limits')}
      />
      <SwitchRow
        leading="visibility_off"
        label={t('hideBalance')}
        subtitle={t('hideBalanceText')}
        checked={settings.hideBalance}
        onChange={hideBalance => set({ hideBalance })}
      />
      <SectionHeader title={t('paysFirst')} />
      <div className={css['source']}>
        <SourceRow source={settings.source} onChange={source => act.setSource({ source })} />
      </div>
      <SectionHeader title={t('notifications')} />
      <SwitchRow
        leading="notifications"
        label={t('channelPayments')}
        subtitle={t('notifyPaymentsText')}
        checked={settings.notifyPayments}
        onChange={notifyPayments => set({ notifyPayments })}
      />
      <SwitchRow
        leading="call_received"
        label={t('channelRequests')}
        subtitle={t('notifyRequestsText')}
        checked={settings.notifyRequests}
        onChange={notifyRequests => set({ notifyRequests })}
      />
    </Screen>
  );
}
