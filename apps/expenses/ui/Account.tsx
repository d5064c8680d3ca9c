import { AppBar, ConfirmDialog, Dialog, EmptyState, Fab, IconButton, Menu, Screen } from './kit.ts';
import { balanceOf, during } from '../lists.ts';
import { toPence } from '../money.ts';
import { ACCOUNT_WORDS } from './Badge.tsx';
import { ChooseAccount } from './Choose.tsx';
import { EntryList } from './EntryList.tsx';
import { useAct, useExpenses, useMoney, useNav, useOpen, useParams, usePicked, useZone } from './hooks.ts';
import { SelectBar } from './SelectBar.tsx';
import css from './accounts.module.css';

/** One account: its balance and everything that went through it. */
export function OneAccount() {
  const { account: id } = useParams('/account/:account');
  const state = useExpenses();
  const zone = useZone();
  const money = useMoney();
  const [open, setOpen] = useOpen();
  const [picked] = usePicked();
  const nav = useNav();
  const act = useAct();
  const account = state.accounts[id];
  if (!account)
    return (
      <Screen title="Account">
        <EmptyState icon="account_balance_wallet" title="This account was deleted" />
      </Screen>
    );
  const entries = during(state, 'all', zone, { account: id });
  const cents = balanceOf(state, id);
  const close = () => setOpen(null);
  const used =
    entries.length > 0 || Object.values(state.recurring).some(r => r.account === id || r.to === id);
  const others = Object.keys(state.accounts).length > 1;
  return (
    <>
      <Screen
        label={account.name}
        scroll={false}
        fab={
          picked === null ? (
            <Fab icon="add" label="New entry" onClick={() => nav.push('/new', undefined, { account: id })} />
          ) : undefined
        }
        appBar={
          picked === null ? (
            <AppBar
              title={account.name}
              subtitle={ACCOUNT_WORDS[account.kind]}
              actions={
                <>
                  <IconButton
                    icon="edit"
                    label="Edit account"
                    onClick={() => nav.push('/edit-account/:account', { account: id })}
                  />
                  <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
                </>
              }
            />
          ) : (
            <SelectBar ids={entries.map(e => e.id)} />
          )
        }
      >
        <EntryList
          entries={entries}
          account={id}
          headerHeight={88}
          empty={{ title: 'No entries yet' }}
          header={
            <div className={css['head']} role="group" aria-label="Balance">
              <span className={css['headCents']}>{money(cents, account.currency)}</span>
              <span className={css['headWords']}>
                {account.currency === 'GBP'
                  ? `Opened with ${money(account.openingCents)}`
                  : `About ${money(toPence(cents, account.rate))}, opened with ${money(account.openingCents, account.currency)}`}
              </span>
            </div>
          }
        />
      </Screen>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={close}
        items={[
          {
            label: 'Transfer from here',
            icon: 'swap_horiz',
            onClick: () => {
              close();
              nav.push('/new', undefined, { kind: 'transfer', account: id });
            },
          },
          {
            label: 'Delete account',
            icon: 'delete',
            danger: true,
            disabled: !others,
            onClick: () => setOpen(used ? 'how' : 'delete'),
          },
        ]}
      />
      <Dialog
        open={open === 'how' || open === 'move'}
        title={`Delete ${account.name}?`}
        text={`${entries.length} ${entries.length === 1 ? 'entry goes' : 'entries go'} through it. Move them to another account, or delete them too.`}
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          { label: 'Delete all', danger: true, onClick: () => act.deleteAccount({ account: id, to: null }) },
          { label: 'Move', onClick: () => setOpen('move') },
        ]}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title={`Delete ${account.name}?`}
        text="It has no entries."
        confirmLabel="Delete"
        danger
        onConfirm={() => act.deleteAccount({ account: id, to: null })}
        onCancel={close}
      />
      <ChooseAccount
        open={open === 'move'}
        title="Move entries to"
        value={null}
        without={id}
        onClose={() => setOpen('how')}
        onChoose={to => act.deleteAccount({ account: id, to })}
      />
    </>
  );
}
