import { AppBar, Screen } from './kit.ts';
import { during, sumsOf } from '../lists.ts';
import { periodWords } from '../months.ts';
import type { Entry } from '../state.ts';
import { EntryList } from './EntryList.tsx';
import { useExpenses, useMoney, useParams, usePicked, useZone } from './hooks.ts';
import { SelectBar } from './SelectBar.tsx';

const KIND_WORDS: Record<Entry['kind'], string> = {
  expense: 'Expenses',
  income: 'Income',
  transfer: 'Transfers',
};

/** What is behind a slice or a bar of a chart: entries of a kind, of one category or (`all`) of every one, in a period. */
export function Entries() {
  const { kind, of, period } = useParams('/entries/:kind/:of/:period');
  const state = useExpenses();
  const zone = useZone();
  const money = useMoney();
  const [picked] = usePicked();
  const known = kind === 'income' ? 'income' : 'expense';
  const entries = during(state, period, zone, { kind: known, ...(of === 'all' ? {} : { category: of }) });
  const { spent, income } = sumsOf(state, entries);
  const title = of === 'all' ? KIND_WORDS[known] : (state.categories[of]?.name ?? 'Category');
  return (
    <Screen
      label={title}
      scroll={false}
      appBar={
        picked === null ? (
          <AppBar
            title={title}
            subtitle={`${periodWords(period)} · ${money(known === 'income' ? income : spent)}`}
          />
        ) : (
          <SelectBar ids={entries.map(e => e.id)} />
        )
      }
    >
      <EntryList
        entries={entries}
        empty={{ title: 'No entries', text: `There is nothing in ${periodWords(period)}.` }}
      />
    </Screen>
  );
}
