import { Center, Loader } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Empty } from '../frame/Empty.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { queries } from '../queries.ts';
import { ComparedRuns } from './ComparedRuns.tsx';
import { Comparison } from './Comparison.tsx';
import { comparedOf } from './filter.ts';
import { gateSearch, gatesOf, reachOf, readGate } from './gates.ts';
import css from './compare.module.css';

const route = getRouteApi('/runs/compare');

/** Two to six runs over the same tasks and seeds: each beside the first, with the gates of the address. */
export function ComparePage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const [baseline = '', ...others] = comparedOf(search.runs);
  const gates = gatesOf(search.gate);
  const found = useQueries({ queries: others.map(run => queries.compared(run, baseline)) });
  const comparisons = found.flatMap(({ data }) => data ?? []);
  const problem = found.find(({ error }) => error)?.error?.message;
  const measures = comparisons.flatMap(comparison => comparison.measures);
  const margins = gates.flatMap(gate => readGate(gate, measures) ?? []);
  /** One scale for all runs, on which margins lie too. */
  const reach = (isShare: boolean) =>
    Math.max(
      reachOf(measures, isShare),
      reachOf(
        margins.map(({ measure, margin }) => ({ ...measure, difference: margin, interval: null })),
        isShare,
      ),
    );
  const go = (runs: readonly string[], next: readonly string[]) =>
    void navigate({
      to: '/runs/compare',
      search: { runs: runs.join(','), ...gateSearch(next) },
      replace: true,
    });
  const all = [baseline, ...others];
  return (
    <>
      <PageHeader title="Compare" crumbs={[{ to: '/runs', name: 'Runs' }]} problem={problem} />
      {others.length === 0 ? (
        <Empty
          icon={IconChartBar}
          title="Nothing to compare"
          command="npx tapworld report RUN --against OTHER"
        >
          Choose two to six runs in the list of runs. The oldest of them is the baseline.
        </Empty>
      ) : (
        <div className={css['scroll']} tabIndex={0} role="region" aria-label="Comparisons">
          <ComparedRuns
            baseline={baseline}
            others={others}
            gates={gates}
            measures={comparisons[0]?.measures ?? []}
            onBaseline={run => go([run, ...all.filter(other => other !== run)], gates)}
            onGates={next => go(all, next)}
          />
          {comparisons.length === 0 && !problem && (
            <Center p="xl">
              <Loader aria-label="Comparing the runs" />
            </Center>
          )}
          {comparisons.map(comparison => (
            <Comparison
              key={comparison.run}
              comparison={comparison}
              gates={gates}
              reach={{ shares: reach(true), steps: reach(false) }}
            />
          ))}
        </div>
      )}
    </>
  );
}
