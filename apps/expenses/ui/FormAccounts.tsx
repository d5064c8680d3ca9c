import { useFields } from '../../../src/sdk/react/hooks.ts';
import { ListRow, TextField } from './kit.ts';
import { arrives as arriving, currencyOf } from '../lists.ts';
import { centsOf, plainAmount, SIGN } from '../money.ts';
import type { Draft } from '../state.ts';
import { AccountBadge } from './Badge.tsx';
import { ChooseAccount } from './Choose.tsx';
import { amountError } from './FormText.tsx';
import { useExpenses, useOpen } from './hooks.ts';
import css from './form.module.css';

/** The account of an entry; of a transfer, both. */
export function FormAccounts({ draft }: { draft: Draft }) {
  if (draft.kind !== 'transfer') return <AccountRow draft={draft} which="account" label="Account" />;
  return (
    <>
      <AccountRow draft={draft} which="account" label="From" />
      <AccountRow draft={draft} which="to" label="To" />
    </>
  );
}

function AccountRow({ draft, which, label }: { draft: Draft; which: 'account' | 'to'; label: string }) {
  const account = useExpenses().accounts[draft[which] ?? ''];
  const fields = useFields();
  const [, setOpen] = useOpen();
  return (
    <ListRow
      leading={account ? <AccountBadge kind={account.kind} size={32} /> : 'account_balance_wallet'}
      title={account?.name ?? 'Choose an account'}
      subtitle={label}
      rid={which}
      onClick={() => {
        fields.blur();
        setOpen(which);
      }}
    />
  );
}

/** What arrives of a transfer between two currencies. */
export function FormArrives({
  draft,
  initial,
  amount,
  arrives,
}: {
  draft: Draft;
  initial: string;
  amount: string;
  arrives: string;
}) {
  const state = useExpenses();
  const { account, to } = draft;
  if (draft.kind !== 'transfer' || account === null || to === null) return null;
  if (currencyOf(state, to) === currencyOf(state, account)) return null;
  const cents = centsOf(amount);
  return (
    <div className={css['field']}>
      <TextField
        name="arrives"
        label={`Arrives in ${SIGN[currencyOf(state, to)]}`}
        initial={initial}
        inputMode="decimal"
        maxLength={14}
        error={amountError(arrives)}
        supporting={
          cents
            ? `By the rate: ${plainAmount(arriving(state, cents, account, to))}`
            : 'Left empty, it is worked out by the rate'
        }
      />
    </div>
  );
}

/** The sheets that choose the accounts. */
export function FormAccountDialogs({
  draft,
  onChange,
}: {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}) {
  const [open, setOpen] = useOpen();
  const close = () => setOpen(null);
  return (
    <>
      <ChooseAccount
        open={open === 'account'}
        title={draft.kind === 'transfer' ? 'From account' : 'Account'}
        value={draft.account}
        onClose={close}
        onChoose={account => {
          close();
          onChange({ account });
        }}
      />
      <ChooseAccount
        open={open === 'to'}
        title="To account"
        value={draft.to}
        {...(draft.account ? { without: draft.account } : {})}
        onClose={close}
        onChoose={to => {
          close();
          onChange({ to });
        }}
      />
    </>
  );
}
