import { Button, List, ListRow, SectionHeader } from './kit.ts';
import { accountsOf, balanceOf, worthInAll } from '../lists.ts';
import { rateText, toPence } from '../money.ts';
import { ACCOUNT_WORDS, AccountBadge } from './Badge.tsx';
import { useExpenses, useMoney, useNav } from './hooks.ts';
import { Place } from './Place.tsx';
import css from './accounts.module.css';

/** Accounts with what is in them. */
export function Accounts() {
  const state = useExpenses();
  const money = useMoney();
  const nav = useNav();
  return (
    <Place at="/accounts" title="Accounts">
      <div className={css['worth']} role="group" aria-label="All accounts">
        <span>All accounts together</span>
        <span className={css['sum']}>{money(worthInAll(state))}</span>
      </div>
      <div className={css['buttons']}>
        <Button
          variant="tonal"
          icon="swap_horiz"
          rid="transfer"
          onClick={() => nav.push('/new', undefined, { kind: 'transfer' })}
        >
          Transfer
        </Button>
        <Button variant="tonal" icon="add" rid="new-account" onClick={() => nav.push('/new-account')}>
          New account
        </Button>
      </div>
      <SectionHeader title="Accounts" />
      <List card label="Accounts">
        {accountsOf(state.accounts).map(a => {
          const cents = balanceOf(state, a.id);
          return (
            <ListRow
              key={a.id}
              id={a.id}
              rid="account"
              leading={<AccountBadge kind={a.kind} />}
              title={a.name}
              subtitle={
                a.currency === 'GBP'
                  ? ACCOUNT_WORDS[a.kind]
                  : `${ACCOUNT_WORDS[a.kind]} · €1 is £${rateText(a.rate)}`
              }
              onClick={() => nav.push('/account/:account', { account: a.id })}
              meta={
                <span className={css['balance']}>
                  <span className={css['cents']} data-below={cents < 0 || undefined}>
                    {money(cents, a.currency)}
                  </span>
                  {a.currency !== 'GBP' && <span>{`≈ ${money(toPence(cents, a.rate))}`}</span>}
                </span>
              }
            />
          );
        })}
      </List>
    </Place>
  );
}
