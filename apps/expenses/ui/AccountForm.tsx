import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, RadioGroup, Screen, Segmented, TextField } from './kit.ts';
import { plainAmount, rateText } from '../money.ts';
import { ACCOUNT_KINDS, type Account } from '../state.ts';
import { ACCOUNT_WORDS, AccountBadge } from './Badge.tsx';
import { useAct, useApp, useParams } from './hooks.ts';
import css from './accounts.module.css';

function AccountForm({
  id,
  given,
  heading,
}: {
  id: string | null;
  given: Pick<Account, 'name' | 'kind' | 'currency'> & { opening: string; rate: string };
  heading: string;
}) {
  const [kind, setKind] = useScreenState('kind', given.kind);
  const [currency, setCurrency] = useScreenState('currency', given.currency);
  const name = useFieldText('name', given.name);
  const opening = useFieldText('opening', given.opening);
  const rate = useFieldText('rate', given.rate);
  const used = useApp(
    s => id !== null && Object.values(s.entries).some(e => e.account === id || e.to === id),
  );
  const act = useAct();
  return (
    <Screen
      label={heading}
      appBar={
        <AppBar
          title={heading}
          leading="close"
          actions={
            <span className={css['save']}>
              <Button
                rid="save"
                onClick={() => act.saveAccount({ account: id, name, kind, currency, opening, rate })}
              >
                Save
              </Button>
            </span>
          }
        />
      }
    >
      <div className={css['form']}>
        <TextField
          name="name"
          label="Account name"
          initial={given.name}
          capitalise
          enterKey="next"
          maxLength={40}
        />
        <TextField
          name="opening"
          label="Opening balance"
          initial={given.opening}
          inputMode="decimal"
          enterKey="done"
          hint="0.00"
          maxLength={14}
          supporting="What is in it before its first entry; −50.00 where you owe"
        />
        <span className={css['label']}>Currency</span>
        {used ? (
          <span>
            {currency === 'GBP'
              ? 'Pounds. An account with entries keeps its currency.'
              : 'Euros. An account with entries keeps its currency.'}
          </span>
        ) : (
          <Segmented
            label="Currency"
            value={currency}
            onChange={setCurrency}
            options={[
              { value: 'GBP', label: 'Pound' },
              { value: 'EUR', label: 'Euro' },
            ]}
          />
        )}
        {currency === 'EUR' && (
          <TextField
            name="rate"
            label="Rate: €1 in pounds"
            initial={given.rate}
            inputMode="decimal"
            enterKey="done"
            hint="0.8640"
            maxLength={7}
          />
        )}
      </div>
      <RadioGroup
        label="Kind of account"
        value={kind}
        onChange={setKind}
        options={ACCOUNT_KINDS.map(k => ({
          value: k,
          label: ACCOUNT_WORDS[k],
          trailing: <AccountBadge kind={k} size={32} />,
        }))}
      />
    </Screen>
  );
}

export const NewAccount = () => (
  <AccountForm
    id={null}
    heading="New account"
    given={{ name: '', kind: 'current', currency: 'GBP', opening: '', rate: '0.8640' }}
  />
);

export function EditAccount() {
  const { account } = useParams('/edit-account/:account');
  const a = useApp(s => s.accounts[account]);
  if (!a)
    return (
      <Screen title="Edit account">
        <EmptyState icon="account_balance_wallet" title="This account was deleted" />
      </Screen>
    );
  return (
    <AccountForm
      id={account}
      heading="Edit account"
      given={{
        name: a.name,
        kind: a.kind,
        currency: a.currency,
        opening: plainAmount(a.openingCents),
        rate: rateText(a.currency === 'EUR' ? a.rate : 8640),
      }}
    />
  );
}
