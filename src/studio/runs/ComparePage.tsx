import { Alert, Anchor, Table, Title } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { RunComparison } from '../../protocol/wire/runs.ts';
import { Command, Empty } from '../frame/Empty.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { queries } from '../queries.ts';
import { comparedOf } from './filter.ts';
import { difference } from './words.tsx';
import { replayOf } from './RunPage.tsx';
import css from './runs.module.css';

const route = getRouteApi('/runs/compare');

/** Two to six runs over the same tasks and seeds: each beside the first. */
export function ComparePage() {
  const [baseline = '', ...others] = comparedOf(route.useSearch().runs);
  const found = useQueries({ queries: others.map(run => queries.compared(run, baseline)) });
  const comparisons = found.flatMap(({ data }) => data ?? []);
  return (
    <>
      <PageHeader
        title="Compare"
        crumbs={[{ to: '/runs', name: 'Runs' }]}
        beside={baseline && <span className={css['quiet']}>against {baseline}</span>}
        problem={found.find(({ error }) => error)?.error?.message}
      />
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
          {comparisons.map(comparison => (
            <Comparison key={comparison.run} comparison={comparison} />
          ))}
        </div>
      )}
    </>
  );
}

function Comparison({ comparison }: { comparison: RunComparison }) {
  const { run, against, pairs, templates, unpaired, won, lost, p, measures, differs, incomparable, flips } =
    comparison;
  const alone = unpaired.run + unpaired.against;
  return (
    <section className={css['card']} aria-label={`${run} against ${against}`}>
      <Title order={2} size="h4">
        {run}
      </Title>
      <p className={css['quiet']}>
        {pairs} pairs of {templates} templates
        {alone > 0 ? `, ${alone} episodes without a partner left out` : ''}. Won {won}, lost {lost}; McNemar’s
        exact test p {p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`}.
      </p>
      {[...(incomparable ? [incomparable] : []), ...(differs.length > 0 ? [differs.join('; ')] : [])].map(
        words => (
          <Alert key={words} color="yellow" variant="light" my="xs">
            {words}
          </Alert>
        ),
      )}
      <Table verticalSpacing={4} maw={620}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Measure</Table.Th>
            <Table.Th className={css['number']!}>Difference</Table.Th>
            <Table.Th className={css['number']!}>95 %</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {measures.map(({ measure, isShare, better, difference: by, interval }) => {
            const side = by === null || by === 0 ? '' : by > 0 === (better === 'more') ? 'good' : 'bad';
            return (
              <Table.Tr key={measure}>
                <Table.Td>{measure}</Table.Td>
                <Table.Td className={`${css['number']} ${css[side] ?? ''}`}>
                  {difference(by, isShare)}
                  {isShare && by !== null ? ' points' : ''}
                </Table.Td>
                <Table.Td className={css['number']!}>
                  {interval
                    ? `${difference(interval[0]!, isShare)} to ${difference(interval[1]!, isShare)}`
                    : '–'}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <div className={css['gate']}>
        <Command line={`npx tapworld report ${run} --against ${against} --gate 'success >= -2%'`} />
      </div>
      <Title order={3} size="h5" mt="md">
        {flips.length === 0 ? 'Both solved the same episodes' : `${flips.length} episodes ended otherwise`}
      </Title>
      {flips.length > 0 && (
        <Table verticalSpacing={4} maw={900}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Episode</Table.Th>
              <Table.Th>Solved by</Table.Th>
              <Table.Th>Replays</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {flips.map(({ name, task, seed, won: isWon }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  {task} <span className={css['quiet']}>seed {seed}</span>
                </Table.Td>
                <Table.Td className={css[isWon ? 'good' : 'bad']!}>{isWon ? run : against}</Table.Td>
                <Table.Td>
                  {[run, against].map((each, i) => (
                    <span key={each}>
                      {i > 0 && ' · '}
                      <Anchor component={Link} to={replayOf(each, name)} size="sm">
                        {each}
                      </Anchor>
                    </span>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
