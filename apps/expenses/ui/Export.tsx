import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, List, ListRow, RadioGroup, Screen, SectionHeader, TextField } from './kit.ts';
import { found, NO_FILTER } from '../lists.ts';
import { dateWords, monthOf, monthWords, spanOf, step } from '../months.ts';
import { SpanRows } from './SpanRows.tsx';
import { ChooseAccount } from './Choose.tsx';
import { useAct, useExpenses, useOpen, useTodayIso, useZone } from './hooks.ts';
import css from './tables.module.css';

type Which = 'month' | 'last' | 'year' | 'all' | 'own';

/** Writes entries of some days to a table in Documents, or shares it. */
export function Export() {
  const state = useExpenses();
  const zone = useZone();
  const today = useTodayIso();
  const [which, setWhich] = useScreenState<Which>('which', 'month');
  const [account, setAccount] = useScreenState<string | null>('account', null);
  const [open, setOpen] = useOpen();
  const act = useAct();
  const month = monthOf(today, state.settings);
  const periods: Record<string, string> = { last: step(month, -1), year: month.slice(0, 4), all: 'all' };
  const period = periods[which] ?? month;
  const span = which === 'own' ? state.spans.export : spanOf(period, state.settings);
  const initial =
    which === 'own' ? `expenses_${span.from ?? 'start'}_${span.to ?? 'end'}` : `expenses_${period}`;
  // A name that was typed stays whatever is chosen.
  const name = useFieldText(`name-${which}`, initial);
  const count = found(state, { ...NO_FILTER, account, span }, zone).length;
  const args = { from: span.from, to: span.to, account, name };
  return (
    <>
      <Screen
        title="Export"
        bottom={
          <div className={css['foot']}>
            <Button
              variant="tonal"
              icon="share"
              rid="share"
              disabled={count === 0}
              onClick={() => act.shareCsv(args)}
            >
              Share
            </Button>
            <Button icon="save" rid="save-file" disabled={count === 0} onClick={() => act.exportCsv(args)}>
              Save
            </Button>
          </div>
        }
      >
        <SectionHeader title="Days" />
        <RadioGroup
          label="Days"
          value={which}
          onChange={setWhich}
          options={[
            { value: 'month', label: 'This month', subtitle: monthWords(month) },
            { value: 'last', label: 'Last month', subtitle: monthWords(step(month, -1)) },
            { value: 'year', label: 'This year', subtitle: month.slice(0, 4) },
            { value: 'all', label: 'Everything' },
            {
              value: 'own',
              label: 'Choose days',
              ...(which === 'own' && span.from && span.to
                ? { subtitle: `${dateWords(span.from)} to ${dateWords(span.to)}` }
                : {}),
            },
          ]}
        />
        {which === 'own' && <SpanRows which="export" />}
        <SectionHeader title="Table" />
        <List>
          <ListRow
            leading="account_balance_wallet"
            title={account === null ? 'All accounts' : (state.accounts[account]?.name ?? 'Account')}
            subtitle="Accounts"
            rid="account"
            onClick={() => setOpen('account')}
            trailing={
              account === null ? undefined : (
                <Button variant="text" onClick={() => setAccount(null)}>
                  All
                </Button>
              )
            }
          />
        </List>
        <div className={css['form']}>
          <TextField
            key={which}
            name={`name-${which}`}
            label="File name"
            initial={initial}
            maxLength={60}
            supporting={`In Documents, as .csv · ${count} ${count === 1 ? 'entry' : 'entries'}`}
          />
        </div>
      </Screen>
      <ChooseAccount
        open={open === 'account'}
        title="Account"
        value={account}
        onClose={() => setOpen(null)}
        onChoose={id => {
          setOpen(null);
          setAccount(id);
        }}
      />
    </>
  );
}
