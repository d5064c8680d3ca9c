import { Anchor, Button, Center, Checkbox, Loader, Progress, Table, VisuallyHidden } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AboutRun } from '../../protocol/wire/runs.ts';
import { Empty } from '../frame/Empty.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { queries } from '../queries.ts';
import { MOST_COMPARED } from './filter.ts';
import { dateOf, number, playedOf, playerOf, share, ShareBar } from './words.tsx';
import css from './runs.module.css';

/** Every run of the server's folder; some of them may be compared. */
export function RunsPage() {
  const { data: runs, error } = useQuery(queries.runs);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]);
  // The older run is the baseline of the others.
  const order = (runs ?? []).map(({ id }) => id).reverse();
  const compared = order.filter(id => chosen.includes(id));
  return (
    <>
      <PageHeader
        title="Runs"
        beside={runs && runs.length > 0 && <span className={css['quiet']}>{runs.length}</span>}
        problem={error?.message}
      >
        <Button
          disabled={compared.length < 2 || compared.length > MOST_COMPARED}
          onClick={() => void navigate({ to: '/runs/compare', search: { runs: compared.join(',') } })}
        >
          {compared.length > MOST_COMPARED ? `At most ${MOST_COMPARED}` : 'Compare'}
        </Button>
      </PageHeader>
      {runs === undefined && !error && (
        <Center flex={1}>
          <Loader aria-label="Reading the runs" />
        </Center>
      )}
      {runs === null && (
        <Empty icon={IconChartBar} title="This server shows no runs" command="npx tapworld serve --runs runs">
          A server that was started with serve shows the runs of a folder.
        </Empty>
      )}
      {runs?.length === 0 && (
        <Empty icon={IconChartBar} title="No runs yet" command="npx tapworld run --agent solver --split mini">
          A run is a folder with the episodes of an agent. Play one from a terminal, and it shows up here
          while it plays.
        </Empty>
      )}
      {runs && runs.length > 0 && (
        <div className={css['scroll']} tabIndex={0} role="region" aria-label="List of runs">
          <Table stickyHeader highlightOnHover verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={40}>
                  <VisuallyHidden>Choose</VisuallyHidden>
                </Table.Th>
                <Table.Th>Run</Table.Th>
                <Table.Th>Played by</Table.Th>
                <Table.Th>Success, 95 %</Table.Th>
                <Table.Th className={css['number']!}>Side effects</Table.Th>
                <Table.Th className={css['number']!}>Steps</Table.Th>
                <Table.Th className={css['number']!}>Episodes</Table.Th>
                <Table.Th>Began</Table.Th>
                <Table.Th className={css['harness']!}>Harness</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {runs.map(run => (
                <RunRow
                  key={run.id}
                  run={run}
                  isChosen={chosen.includes(run.id)}
                  onToggle={() => toggle(run.id)}
                />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </>
  );
}

function RunRow({ run, isChosen, onToggle }: { run: AboutRun; isChosen: boolean; onToggle: () => void }) {
  const { id, episodes, open } = run;
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox aria-label={`Choose ${id}`} checked={isChosen} onChange={onToggle} size="xs" />
      </Table.Td>
      <Table.Td>
        <Anchor
          component={Link}
          to={`/runs/${encodeURIComponent(id)}`}
          size="sm"
          title={id}
          className={css['name']!}
        >
          {id}
        </Anchor>
        <div className={css['quiet']}>{playedOf(run)}</div>
      </Table.Td>
      <Table.Td>
        <span className={css['player']} title={playerOf(run)}>
          {playerOf(run)}
        </span>
      </Table.Td>
      <Table.Td>
        <ShareBar value={run.success} interval={run.interval} />
      </Table.Td>
      <Table.Td className={css['number']!}>{share(run.sideEffects)}</Table.Td>
      <Table.Td className={css['number']!}>{number(run.steps)}</Table.Td>
      <Table.Td className={css['number']!}>
        {open === 0 ? episodes : `${episodes} of ${episodes + open}`}
        {open > 0 && (
          <Progress
            value={(100 * episodes) / (episodes + open)}
            size="xs"
            aria-label={`${id}: episodes that have ended`}
          />
        )}
      </Table.Td>
      <Table.Td className={css['date']!}>{dateOf(run.startedAt)}</Table.Td>
      <Table.Td className={`${css['quiet']} ${css['harness']}`}>{run.harness ?? '–'}</Table.Td>
    </Table.Tr>
  );
}
