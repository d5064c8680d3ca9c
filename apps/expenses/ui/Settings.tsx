import type { ReactNode } from 'react';
import { Dialog, List, ListRow, RadioGroup, Screen, Scroller, SectionHeader, SwitchRow } from './kit.ts';
import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import type { Settings as Set } from '../state.ts';
import { ChooseAccount } from './Choose.tsx';
import { useAct, useExpenses, useNav, useOpen } from './hooks.ts';
import css from './choose.module.css';

const ORDINAL_ENDINGS = ['th', 'st', 'nd', 'rd'];
/** A day of the month, as 1st or 22nd. */
function ordinal(n: number): string {
  const isTeen = n >= 11 && n <= 13;
  return `${n}${(isTeen ? undefined : ORDINAL_ENDINGS[n % 10]) ?? 'th'}`;
}
const DAYS = [1, 6, 0].map(value => ({ value, label: WEEKDAYS[value]! }));
const MONTH_DAYS = Array.from({ length: 28 }, (_, i) => ({
  value: i + 1,
  label: i === 0 ? '1st, as the calendar' : `${ordinal(i + 1)}`,
}));

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <SectionHeader title={title} />
    <List card label={title}>
      {children}
    </List>
  </>
);

/** Everything that can be set about Expenses. */
export function Settings() {
  const { settings: s, accounts } = useExpenses();
  const [open, setOpen] = useOpen();
  const act = useAct();
  const nav = useNav();
  const set = (settings: Partial<Set>) => act.changeSettings({ settings });
  const close = () => setOpen(null);
  const ask = <T extends string | number>(
    key: string,
    title: string,
    value: T,
    options: readonly { value: T; label: string }[],
    onChange: (v: T) => void,
  ) => (
    <Dialog open={open === key} title={title} onClose={close} actions={[{ label: 'Cancel', onClick: close }]}>
      <Scroller name="choose" className={css['list']}>
        <RadioGroup
          label={title}
          options={options}
          value={value}
          onChange={v => {
            close();
            onChange(v);
          }}
        />
      </Scroller>
    </Dialog>
  );
  return (
    <>
      <Screen title="Settings">
        <Group title="Amounts">
          <ListRow
            title="Currency sign"
            subtitle={s.symbol === 'before' ? 'Before the amount, £12.50' : 'After the amount, 12.50 £'}
            rid="symbol"
            onClick={() => setOpen('symbol')}
          />
          <SwitchRow
            label="Hide amounts"
            subtitle="Shown as dots until you tap the eye on the first screen"
            checked={s.hideAmounts}
            onChange={hideAmounts => set({ hideAmounts })}
          />
        </Group>
        <Group title="Time">
          <ListRow
            title="First day of the week"
            subtitle={WEEKDAYS[s.weekStart]!}
            rid="week-start"
            onClick={() => setOpen('week')}
          />
          <ListRow
            title="First day of the month"
            subtitle={
              s.monthStart === 1 ? '1st' : `${ordinal(s.monthStart)}, a month of spending begins then`
            }
            rid="month-start"
            onClick={() => setOpen('month')}
          />
        </Group>
        <Group title="Entries">
          <ListRow
            title="Default account"
            subtitle={accounts[s.account]?.name ?? 'None'}
            rid="default-account"
            onClick={() => setOpen('account')}
          />
          <SwitchRow
            label="Confirm before deleting"
            checked={s.confirmDelete}
            onChange={confirmDelete => set({ confirmDelete })}
          />
          <SwitchRow
            label="Budget alerts"
            subtitle="A notification when a budget is crossed"
            checked={s.budgetAlerts}
            onChange={budgetAlerts => set({ budgetAlerts })}
          />
        </Group>
        <Group title="More">
          <ListRow
            leading="category"
            title="Categories"
            rid="categories"
            onClick={() => nav.push('/categories')}
          />
          <ListRow
            leading="event_repeat"
            title="Recurring entries"
            rid="recurring"
            onClick={() => nav.push('/recurring')}
          />
        </Group>
      </Screen>
      {ask(
        'symbol',
        'Currency sign',
        s.symbol,
        [
          { value: 'before', label: 'Before the amount, £12.50' },
          { value: 'after', label: 'After the amount, 12.50 £' },
        ],
        symbol => set({ symbol }),
      )}
      {ask('week', 'First day of the week', s.weekStart, DAYS, weekStart => set({ weekStart }))}
      {ask('month', 'First day of the month', s.monthStart, MONTH_DAYS, monthStart => set({ monthStart }))}
      <ChooseAccount
        open={open === 'account'}
        title="Default account"
        value={s.account}
        onClose={close}
        onChoose={account => {
          close();
          set({ account });
        }}
      />
    </>
  );
}
