import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Card, Chip, EmptyState, Icon, List, ListRow, SectionHeader, Segmented } from './kit.ts';
import { daysOf, during, slicesOf, sumsOf } from '../lists.ts';
import { barsOf, barWords, monthOf, periodOf, periodWords, step, type Period, type Unit } from '../months.ts';
import { Bars } from './Bars.tsx';
import { CategoryBadge } from './Badge.tsx';
import { Donut } from './Donut.tsx';
import { useExpenses, useMoney, useNav, useTodayIso, useZone } from './hooks.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { Place } from './Place.tsx';
import css from './charts.module.css';

/** Where money went or came from in a week, a month or a year: by category, and by day or month. */
export function Charts() {
  const state = useExpenses();
  const { categories, settings } = state;
  const zone = useZone();
  const money = useMoney();
  const nav = useNav();
  const today = useTodayIso();
  const [unit, setUnit] = useScreenState<Unit>('unit', 'month');
  const [kind, setKind] = useScreenState<'expense' | 'income'>('kind', 'expense');
  const [at, setAt] = useScreenState<Period | null>('period', null);
  const [bar, setBar] = useScreenState<Period | null>('bar', null);
  const period = at ?? periodOf(unit, today, settings);
  const entries = during(state, period, zone, { kind });
  const slices = slicesOf(state, entries, kind);
  const { spent, income } = sumsOf(state, entries);
  const total = kind === 'expense' ? spent : income;
  const days = daysOf(state.entries, zone);
  const bars = barsOf(period, settings);
  const sums = bars.map(b => {
    const own = entries.filter(
      e => (b.length === 7 ? monthOf(days.get(e.id)!, settings) : days.get(e.id)!) === b,
    );
    return {
      own: own.length,
      pence: kind === 'expense' ? sumsOf(state, own).spent : sumsOf(state, own).income,
    };
  });
  const most = sums.reduce((best, s, i) => (s.pence > sums[best]!.pence ? i : best), 0);
  const chosen = bar !== null && bars.includes(bar) ? bars.indexOf(bar) : most;
  const open = (of: string, when: Period) =>
    nav.push('/entries/:kind/:of/:period', { kind, of, period: when });
  const share = (pence: number) => (total === 0 ? 0 : Math.round((pence * 100) / total));
  const go = (next: Unit) => {
    setUnit(next);
    setAt(null);
    setBar(null);
  };
  return (
    <Place at="/charts" title="Charts">
      <div className={css['units']}>
        <Segmented
          label="Period"
          value={unit}
          onChange={go}
          options={[
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
            { value: 'year', label: 'Year' },
          ]}
        />
      </div>
      <PeriodBar
        words={periodWords(period)}
        onStep={by => {
          setBar(null);
          setAt(step(period, by));
        }}
      />
      <div className={css['kinds']}>
        <Chip label="Expenses" selected={kind === 'expense'} onClick={() => setKind('expense')} />
        <Chip label="Income" selected={kind === 'income'} onClick={() => setKind('income')} />
      </div>
      {total === 0 ? (
        <EmptyState
          icon="pie_chart"
          title="Nothing to show"
          text={`There is no ${kind === 'expense' ? 'spending' : 'income'} in ${periodWords(period)}.`}
        />
      ) : (
        <>
          <Donut
            label={`${kind === 'expense' ? 'Spending' : 'Income'} by category, ${periodWords(period)}`}
            total={money(total)}
            caption={kind === 'expense' ? 'spent' : 'came in'}
            slices={slices.map(s => ({
              id: s.category,
              name: categories[s.category]?.name ?? 'Other',
              value: s.pence,
              tone: categories[s.category]?.colour ?? 'grey',
              words: money(s.pence),
            }))}
            onPick={of => open(of, period)}
          />
          <SectionHeader title="By category" />
          <List label="By category">
            {slices.map(s => (
              <ListRow
                key={s.category}
                id={s.category}
                rid="slice"
                leading={<CategoryBadge category={s.category} />}
                title={categories[s.category]?.name ?? 'Other'}
                subtitle={`${share(s.pence) || '<1'}% · ${s.count} ${s.count === 1 ? 'entry' : 'entries'}`}
                meta={<span className={css['amount']}>{money(s.pence)}</span>}
                onClick={() => open(s.category, period)}
              />
            ))}
          </List>
          <SectionHeader title={unit === 'year' ? 'By month' : 'By day'} />
          <Bars
            label={`${kind === 'expense' ? 'Spending' : 'Income'} by ${unit === 'year' ? 'month' : 'day'}, ${periodWords(period)}`}
            bars={bars.map((b, i) => ({
              id: b,
              label: barWords(b, bars),
              name: periodWords(b),
              value: sums[i]!.pence,
              words: money(sums[i]!.pence),
            }))}
            top={money}
            selected={bars[chosen]!}
            onPick={setBar}
          />
          <div className={css['picked']}>
            <Card onClick={() => open('all', bars[chosen]!)} rid="bar" variant="filled" padding={0}>
              <span className={css['pickedRow']}>
                <span className={css['pickedWords']}>
                  <span>{periodWords(bars[chosen]!)}</span>
                  <span>{`${money(sums[chosen]!.pence)} · ${sums[chosen]!.own} ${sums[chosen]!.own === 1 ? 'entry' : 'entries'}`}</span>
                </span>
                <Icon name="chevron_right" />
              </span>
            </Card>
          </div>
        </>
      )}
    </Place>
  );
}
