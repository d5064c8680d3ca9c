import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, EmptyState, Fab, Icon, RadioGroup, Sheet, TextField } from './kit.ts';
import { budgetsOf, categoriesOf } from '../lists.ts';
import { centsOf, plainAmount } from '../money.ts';
import { monthOf, monthWords, step } from '../months.ts';
import { Badge, CategoryBadge } from './Badge.tsx';
import { ChooseCategory } from './Choose.tsx';
import { useAct, useExpenses, useMoney, useOpen, useTodayIso, useZone } from './hooks.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { Place } from './Place.tsx';
import css from './budgets.module.css';

const ALL = 'all';
interface Editing {
  category: string | null;
  scope: 'every' | 'month';
  budget: string | null;
}

/** Budgets of a month, each with how much of it is spent. */
export function Budgets() {
  const state = useExpenses();
  const zone = useZone();
  const money = useMoney();
  const running = monthOf(useTodayIso(), state.settings);
  const [at, setAt] = useScreenState<string | null>('month', null);
  const [editing, setEditing] = useScreenState<Editing | null>('editing', null);
  const [open, setOpen] = useOpen();
  const fields = useFields();
  const amount = useFieldText('amount');
  const act = useAct();
  const month = at ?? running;
  const rows = budgetsOf(state, month, zone);
  const nameOf = (category: string | null) =>
    category === null ? 'All spending' : (state.categories[category]?.name ?? 'Category');
  const edit = (next: Editing, cents: number | null) => {
    fields.set('amount', cents === null ? '' : plainAmount(cents));
    setEditing(next);
  };
  const close = () => {
    fields.blur();
    setEditing(null);
    setOpen(null);
  };
  const cents = centsOf(amount);
  const free = [
    ...(rows.some(r => r.category === null) ? [] : [null]),
    ...categoriesOf(state, 'expense')
      .filter(c => !rows.some(r => r.category === c.id))
      .map(c => c.id),
  ];
  return (
    <>
      <Place
        at="/budgets"
        title="Budgets"
        fab={<Fab icon="add" label="New budget" onClick={() => setOpen('category')} />}
      >
        <PeriodBar
          words={monthWords(month)}
          onStep={by => {
            const next = step(month, by);
            setAt(next === running ? null : next);
          }}
        />
        {rows.length === 0 && (
          <EmptyState icon="savings" title="No budgets" text="Tap + to say what may be spent in a month." />
        )}
        {rows.map(r => {
          const left = r.cents - r.spent;
          const words = left < 0 ? `${money(-left)} over` : `${money(left)} left`;
          return (
            <button
              key={r.id}
              type="button"
              className={css['row']}
              data-over={left < 0 || undefined}
              data-rid="budget"
              data-key={r.id}
              onClick={() =>
                edit({ category: r.category, scope: r.own ? 'month' : 'every', budget: r.id }, r.cents)
              }
            >
              {r.category === null ? (
                <Badge icon="account_balance_wallet" tone="green" />
              ) : (
                <CategoryBadge category={r.category} />
              )}
              <span className={css['body']}>
                <span className={css['line']}>
                  <span className={css['name']} dir="auto">
                    {nameOf(r.category)}
                  </span>
                  <span className={css['left']}>
                    {left < 0 && <Icon name="error" size={16} filled />}
                    {words}
                  </span>
                </span>
                <span className={css['track']} aria-hidden="true">
                  <span style={{ inlineSize: `${Math.min(100, Math.round((r.spent * 100) / r.cents))}%` }} />
                </span>
                <span
                  className={css['small']}
                >{`${money(r.spent)} of ${money(r.cents)}${r.own ? ` · only ${monthWords(month)}` : ''}`}</span>
              </span>
            </button>
          );
        })}
      </Place>
      <ChooseCategory
        open={open === 'category' && !free.includes(null)}
        title="Budget for"
        kind="expense"
        value={null}
        onClose={close}
        onChoose={category => {
          setOpen(null);
          edit(
            { category, scope: 'every', budget: null },
            rows.find(r => r.category === category)?.cents ?? null,
          );
        }}
      />
      <Sheet open={open === 'category' && free.includes(null)} title="Budget for" onClose={close}>
        <RadioGroup
          label="Budget for"
          value={null}
          onChange={v => {
            setOpen(null);
            edit({ category: v === ALL ? null : v, scope: 'every', budget: null }, null);
          }}
          options={free.map(c => ({ value: c ?? ALL, label: nameOf(c) }))}
        />
      </Sheet>
      <Sheet
        open={editing !== null}
        title={`${editing?.budget ? 'Budget' : 'New budget'}: ${nameOf(editing?.category ?? null)}`}
        onClose={close}
        footer={
          <div className={css['foot']}>
            {editing?.budget && (
              <Button
                variant="text"
                danger
                rid="delete-budget"
                onClick={() => {
                  act.deleteBudget({ budget: editing.budget! });
                  close();
                }}
              >
                Delete
              </Button>
            )}
            <Button
              rid="save-budget"
              disabled={!cents}
              onClick={() => {
                act.setBudget({
                  category: editing!.category,
                  month: editing!.scope === 'month' ? month : null,
                  cents: cents!,
                });
                close();
              }}
            >
              Save
            </Button>
          </div>
        }
      >
        <div className={css['form']}>
          <TextField
            name="amount"
            label="Amount a month"
            variant="filled"
            inputMode="decimal"
            enterKey="done"
            maxLength={12}
            leading={
              <span className={css['sign']} aria-hidden="true">
                £
              </span>
            }
            error={amount !== '' && !cents ? 'Write an amount such as 250' : null}
          />
        </div>
        <RadioGroup
          label="Holds in"
          value={editing?.scope ?? 'every'}
          onChange={scope => setEditing({ ...editing!, scope })}
          options={[
            { value: 'every', label: 'Every month' },
            { value: 'month', label: `Only ${monthWords(month)}` },
          ]}
        />
      </Sheet>
    </>
  );
}
