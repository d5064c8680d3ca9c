import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  ListRow,
  Screen,
  SectionHeader,
  Segmented,
  SwitchRow,
  TextField,
} from './kit.ts';
import type { IconName } from './icons.ts';
import {
  amountText,
  balanceOf,
  centsOf,
  openToMe,
  paidToday,
  peopleOf,
  rowsOf,
  shareOut,
  subscriptionsOf,
} from '../select.ts';
import { BALANCE } from '../state.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useMoney,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useWallet,
  useWords,
} from './hooks.ts';
import { AmountField, Flow, PinPad, SourceRow } from './Flow.tsx';
import { Amount, BillRow, Engraving, Face, Line } from './Parts.tsx';
import { Places } from './Home.tsx';
import css from './cashier.module.css';
import list from './bills.module.css';

/** Everything else. */
export function More() {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const money = useMoney();
  const pots = Object.keys(state.pots);
  const tile = (icon: IconName, label: string, text: string, rid: string, go: () => void) => (
    <button key={rid} type="button" className={css['tile']} data-rid={rid} onClick={go}>
      <Icon name={icon} size={28} />
      <span>{label}</span>
      <span>{text}</span>
    </button>
  );
  const active = Object.values(state.subscriptions).filter(s => s.active).length;
  return (
    <Screen
      label={t('more')}
      appBar={<AppBar title={t('more')} leading="none" />}
      bottom={<Places at="more" />}
    >
      <div className={css['tiles']}>
        {pots.map(pot =>
          tile('savings', state.accounts[pot]!.name, money(balanceOf(state, pot)), 'pot', () =>
            nav.push('/pot/:pot', { pot }),
          ),
        )}
        {tile(
          'call_received',
          t('requests'),
          t('openCount', { count: openToMe(state).length }),
          'requests',
          () => nav.push('/requests'),
        )}
        {tile('event_repeat', t('subscriptions'), t('activeCount', { count: active }), 'subscriptions', () =>
          nav.push('/subscriptions'),
        )}
        {tile('pie_chart', t('analysis'), t('analysisText'), 'analysis', () => nav.push('/analysis'))}
        {tile('call_split', t('splitBill'), t('splitText'), 'split', () =>
          nav.push('/split/:transaction', { transaction: 'new' }),
        )}
        {tile('speed', t('limits'), formatMoney(state.settings.dayCents), 'limits', () =>
          nav.push('/limits'),
        )}
        {tile('pin', t('passcode'), t('sixDigitsShort'), 'passcode', () => nav.push('/passcode'))}
        {tile('settings', t('settings'), t('settingsText'), 'settings', () => nav.push('/settings'))}
      </div>
    </Screen>
  );
}

/** A savings pot: what is in it, what it is for, money in and out. */
export function OnePot() {
  const { pot } = useParams('/pot/:pot');
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const money = useMoney();
  const [into, setInto] = useScreenState<'in' | 'out'>('into', 'in');
  const [open, setOpen] = useOpen();
  const cents = centsOf(useFieldText('amount'));
  const name = useFieldText('name', state.accounts[pot]?.name ?? '');
  const goal = useFieldText('goal', amountText(state.pots[pot]?.goalCents ?? 0));
  const found = state.pots[pot];
  if (!found)
    return (
      <Screen title={t('savingsPot')}>
        <EmptyState icon="savings" title={t('noPot')} />
      </Screen>
    );
  const has = balanceOf(state, pot);
  const share = Math.min(100, Math.floor((has * 100) / found.goalCents));
  const rows = rowsOf(state.transactions)
    .filter(r => r.from === pot || r.to === pot)
    .slice(0, 6);
  return (
    <>
      <Screen
        label={t('savingsPot')}
        appBar={
          <AppBar
            title={t('savingsPot')}
            actions={<IconButton icon="edit" label={t('editGoal')} onClick={() => setOpen('goal')} />}
          />
        }
      >
        <div className={css['pot']}>
          <Engraving />
          <span dir="auto">{state.accounts[pot]!.name}</span>
          <Amount text={money(has)} />
          <div className={css['goal']} aria-hidden="true">
            <span style={{ inlineSize: `${share}%` }} />
          </div>
          <span>{t('ofGoal', { share, amount: money(found.goalCents) })}</span>
        </div>
        <div className={css['fields']}>
          <Segmented
            label={t('direction')}
            value={into}
            onChange={setInto}
            options={[
              { value: 'in', label: t('putIn') },
              { value: 'out', label: t('takeOut') },
            ]}
          />
        </div>
        <AmountField />
        <div className={css['hint']}>{t('inBalance', { amount: money(balanceOf(state, BALANCE)) })}</div>
        <div className={css['only']}>
          <Button
            wide
            rid="move"
            disabled={cents === 0}
            onClick={() => act.movePot({ pot, cents, into: into === 'in' })}
          >
            {cents === 0
              ? t('enterAmount')
              : t(into === 'in' ? 'putInAmount' : 'takeOutAmount', { amount: formatMoney(cents) })}
          </Button>
        </div>
        {rows.length > 0 && <SectionHeader title={t('latest')} />}
        {rows.map(row => (
          <BillRow
            key={row.id}
            row={row}
            onClick={() => nav.push('/bill/:transaction', { transaction: row.id })}
          />
        ))}
      </Screen>
      <ConfirmDialog
        open={open === 'goal'}
        title={t('editGoal')}
        confirmLabel={t('save')}
        disabled={centsOf(goal) === 0 || name.trim() === ''}
        onConfirm={() => {
          setOpen(null);
          act.setGoal({ pot, name, goalCents: centsOf(goal) });
        }}
        onCancel={() => setOpen(null)}
      >
        <TextField
          name="name"
          label={t('name')}
          initial={state.accounts[pot]!.name}
          capitalise
          enterKey="next"
          maxLength={40}
        />
        <TextField
          name="goal"
          label={t('goal')}
          initial={amountText(found.goalCents)}
          inputMode="decimal"
          maxLength={10}
        />
      </ConfirmDialog>
    </>
  );
}

/** Splits a bill or any amount with others, to the penny. */
export function Split() {
  const { transaction } = useParams('/split/:transaction');
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const bill = state.transactions[transaction];
  const start = bill ? amountText(bill.cents) : '';
  const cents = centsOf(useFieldText('amount', start));
  const first = bill ? `${state.accounts[bill.to]!.name}${bill.what === '' ? '' : `, ${bill.what}`}` : '';
  const note = useFieldText('note', first);
  const [own, setOwn] = useScreenState('own', 1);
  const [weights, setWeights] = useScreenState<Record<string, number>>('weights', {});
  const chosen = Object.keys(weights).filter(id => weights[id]! > 0);
  const [mine = 0, ...shares] = shareOut(cents, [own, ...chosen.map(id => weights[id]!)]);
  const set = (id: string, weight: number) => {
    const { [id]: _, ...rest } = weights;
    setWeights(weight > 0 ? { ...rest, [id]: weight } : rest);
  };
  const stepper = (name: string, value: number, least: number, change: (value: number) => void) => (
    <span className={css['weights']}>
      <IconButton
        icon="remove"
        label={t('fewerParts', { name })}
        disabled={value <= least}
        onClick={() => change(value - 1)}
      />
      <b>{value}</b>
      <IconButton
        icon="add"
        label={t('moreParts', { name })}
        disabled={value >= 20}
        onClick={() => change(value + 1)}
      />
    </span>
  );
  const people = chosen.map(person => ({ person, weight: weights[person]! }));
  return (
    <Screen
      title={t('splitBill')}
      bottom={
        <div className={css['only']}>
          <Button
            wide
            rid="ask-all"
            disabled={cents === 0 || chosen.length === 0}
            onClick={() =>
              act.splitBill({ transaction: bill ? transaction : null, cents, note, own, people })
            }
          >
            {chosen.length === 0 ? t('choosePeople') : t('askCount', { count: chosen.length })}
          </Button>
        </div>
      }
    >
      <AmountField initial={start} />
      <div className={css['fields']}>
        <TextField name="note" label={t('whatFor')} initial={first} capitalise maxLength={60} />
      </div>
      <SectionHeader title={t('parts')} />
      <ListRow
        leading={<Face account="balance" />}
        title={t('you')}
        subtitle={formatMoney(mine)}
        trailing={stepper(t('you'), own, 0, setOwn)}
      />
      {chosen.map((id, i) => (
        <ListRow
          key={id}
          id={id}
          rid="part"
          leading={<Face account={id} />}
          title={state.accounts[id]!.name}
          subtitle={formatMoney(shares[i]!)}
          trailing={stepper(state.accounts[id]!.name, weights[id]!, 0, weight => set(id, weight))}
        />
      ))}
      <SectionHeader title={t('addPeople')} />
      {peopleOf(state)
        .filter(id => !chosen.includes(id))
        .map(id => (
          <ListRow
            key={id}
            id={id}
            rid="add"
            leading={<Face account={id} />}
            title={state.accounts[id]!.name}
            trailing={<Icon name="add" />}
            onClick={() => set(id, 1)}
          />
        ))}
    </Screen>
  );
}

const EVERY = { week: 'perWeek', month: 'perMonth', year: 'perYear' } as const;

/** What falls due again and again. */
export function Subscriptions() {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const { date } = useDates();
  return (
    <Screen title={t('subscriptions')}>
      {subscriptionsOf(state).map(id => {
        const { firm, cents, every, active, next, failed } = state.subscriptions[id]!;
        const words = active ? t('dueOn', { date: date(next) }) : t('statusCancelled');
        return (
          <ListRow
            key={id}
            id={id}
            rid="subscription"
            leading={<Face account={firm} />}
            title={state.accounts[firm]!.name}
            subtitle={failed === null ? words : t('paymentFailed')}
            meta={t(EVERY[every], { amount: formatMoney(cents) })}
            disabled={false}
            onClick={() => nav.push('/subscription/:subscription', { subscription: id })}
          />
        );
      })}
      {Object.keys(state.subscriptions).length === 0 && (
        <EmptyState icon="event_repeat" title={t('noSubscriptions')} />
      )}
    </Screen>
  );
}

/** One subscription: its price, its next day, what pays it; cancel it or take it up again. */
export function OneSubscription() {
  const { subscription } = useParams('/subscription/:subscription');
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { date } = useDates();
  const [open, setOpen] = useOpen();
  const found = state.subscriptions[subscription];
  if (!found)
    return (
      <Screen title={t('subscription')}>
        <EmptyState icon="event_repeat" title={t('noSubscriptions')} />
      </Screen>
    );
  const { firm, plan, cents, every, active, next, source, failed } = found;
  const name = state.accounts[firm]!.name;
  const rows = rowsOf(state.transactions)
    .filter(r => r.subscription === subscription)
    .slice(0, 6);
  return (
    <>
      <Screen title={t('subscription')}>
        <div className={list['head']}>
          <Face account={firm} size={64} />
          <span className={list['name']} dir="auto">
            {name}
          </span>
          <Amount text={formatMoney(cents)} />
          <span className={list['status']} data-notable={failed !== null || undefined}>
            {failed !== null ? t('paymentFailed') : t(active ? 'statusActive' : 'statusCancelled')}
          </span>
        </div>
        <div className={list['box']}>
          <Line label={t('plan')}>{plan}</Line>
          <Line label={t('price')}>{t(EVERY[every], { amount: formatMoney(cents) })}</Line>
          {active && <Line label={t('nextPayment')}>{date(next)}</Line>}
        </div>
        <div className={css['source']}>
          <SourceRow
            source={source}
            onChange={to => act.setSubscriptionSource({ subscription, source: to })}
          />
        </div>
        <div className={list['buttons']}>
          {active ? (
            <Button
              wide
              variant="outlined"
              danger
              rid="cancel-subscription"
              onClick={() => setOpen('cancel')}
            >
              {t('cancelSubscription')}
            </Button>
          ) : (
            <Button wide rid="resume" onClick={() => act.resumeSubscription({ subscription })}>
              {t('resume')}
            </Button>
          )}
        </div>
        {rows.map(row => (
          <BillRow
            key={row.id}
            row={row}
            onClick={() => nav.push('/bill/:transaction', { transaction: row.id })}
          />
        ))}
      </Screen>
      <ConfirmDialog
        open={open === 'cancel'}
        title={t('cancelSubscriptionAsk')}
        text={t('cancelSubscriptionText', { name, date: date(next) })}
        confirmLabel={t('cancelIt')}
        danger
        onConfirm={() => {
          setOpen(null);
          act.cancelSubscription({ subscription });
        }}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}

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
