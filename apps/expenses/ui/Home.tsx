import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { budgetsOf, during, sumsOf } from '../lists.ts';
import { monthOf, monthWords, step } from '../months.ts';
import { EntryList } from './EntryList.tsx';
import { useExpenses, useMoney, usePicked, useTodayIso, useZone } from './hooks.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { Place } from './Place.tsx';
import { SelectBar } from './SelectBar.tsx';
import css from './home.module.css';

/** A month: what was spent, what came in, what is left, and its entries by day. */
export function Home() {
  const state = useExpenses();
  const zone = useZone();
  const money = useMoney();
  const running = monthOf(useTodayIso(), state.settings);
  const [at, setAt] = useScreenState<string | null>('month', null);
  const [picked] = usePicked();
  const month = at ?? running;
  const entries = during(state, month, zone);
  const { spent, income } = sumsOf(state, entries);
  const limit = budgetsOf(state, month, zone).find(b => b.category === null)?.cents;
  const left = (limit ?? income) - spent;
  const go = (by: number) => {
    const next = step(month, by);
    setAt(next === running ? null : next);
  };
  return (
    <Place
      at="/"
      title="Expenses"
      scroll={false}
      {...(picked === null ? {} : { bar: <SelectBar ids={entries.map(e => e.id)} />, fab: null })}
    >
      <EntryList
        entries={entries}
        headerHeight={208}
        empty={{ title: 'Nothing in this month', text: 'Tap + to write down what you spent.' }}
        header={
          <>
            <PeriodBar words={monthWords(month)} onStep={go} />
            <div className={css['card']} role="group" aria-label={`Summary of ${monthWords(month)}`}>
              <div className={css['sums']}>
                <span className={css['sum']}>
                  <span>Spent</span>
                  <span>{money(spent)}</span>
                </span>
                <span className={css['sum']}>
                  <span>Income</span>
                  <span>{money(income)}</span>
                </span>
                <span className={css['sum']}>
                  <span>{left < 0 ? 'Over by' : 'Left'}</span>
                  <span>{money(Math.abs(left))}</span>
                </span>
              </div>
              {limit !== undefined && (
                <span className={css['progress']} data-over={spent > limit || undefined} aria-hidden="true">
                  <span style={{ inlineSize: `${Math.min(100, Math.round((spent * 100) / limit))}%` }} />
                </span>
              )}
              <span className={css['words']}>
                {limit === undefined
                  ? 'Left of what came in'
                  : `Budget of ${money(limit)}, ${Math.round((spent * 100) / limit)}% used`}
              </span>
            </div>
          </>
        }
      />
    </Place>
  );
}
