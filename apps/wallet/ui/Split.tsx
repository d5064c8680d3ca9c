import { splitOrderOf } from '../../../src/sdk/core/payments.ts';
import { useFieldText, useIntent } from '../../../src/sdk/react/hooks.ts';
import { Button, EmptyState, Icon, IconButton, ListRow, Screen, SectionHeader, TextField } from './kit.ts';
import { amountText, centsOf, peopleOf, shareOut } from '../select.ts';
import { formatMoney, useAct, useNav, useParams, useScreenState, useWallet, useWords } from './hooks.ts';
import { AmountField } from './Flow.tsx';
import { Face } from './Parts.tsx';
import css from './cashier.module.css';

/** Splits a bill or any amount with others, to the penny. */
export function Split() {
  const { transaction } = useParams('/split/:transaction');
  const state = useWallet();
  const bill = state.transactions[transaction];
  if (!bill) return <Shares transaction={null} start="" first="" />;
  const name = state.accounts[bill.to]!.name;
  return (
    <Shares
      transaction={transaction}
      start={amountText(bill.cents)}
      first={bill.what === '' ? name : `${name}, ${bill.what}`}
    />
  );
}

/** What another app asks to have shared: a payment that it asked for, or any amount. */
export function Share() {
  const intent = useIntent();
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const order = splitOrderOf(intent);
  if (!order)
    return (
      <Screen title={t('splitBill')}>
        <EmptyState icon="call_split" title={t('noShare')} text={t('noShareText')} />
        <div className={css['only']}>
          <Button wide rid="leave" onClick={nav.back}>
            {t('close')}
          </Button>
        </div>
      </Screen>
    );
  const { payment, cents, what } = order;
  const isTheirs = payment !== undefined && state.transactions[payment]?.app === intent?.result?.app;
  return <Shares transaction={isTheirs ? payment : null} start={amountText(cents)} first={what} />;
}

/** The form of a split: the amount, what it is for, and everybody’s part. */
function Shares({ transaction, start, first }: { transaction: string | null; start: string; first: string }) {
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const cents = centsOf(useFieldText('amount', start));
  const note = useFieldText('note', first);
  const [own, setOwn] = useScreenState('own', 1);
  const [weights, setWeights] = useScreenState<Record<string, number>>('weights', {});
  const everyone = peopleOf(state);
  const chosen = everyone.filter(id => (weights[id] ?? 0) > 0);
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
            onClick={() => act.splitBill({ transaction, cents, note, own, people })}
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
      {everyone
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
