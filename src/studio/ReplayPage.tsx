import { Anchor, Button, Center, Loader, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Empty } from './frame/Empty.tsx';
import { PageHeader } from './frame/PageHeader.tsx';
import { queries } from './queries.ts';
import type { ReplayRun } from './replay.ts';
import { ReplayEpisodeView } from './ReplayEpisodeView.tsx';
import base from './studio.module.css';
import css from './replay.module.css';

const route = getRouteApi('/replay/$episode/{-$step}');

function Loading({ what }: { what: string }) {
  return (
    <Center flex={1} style={{ flexDirection: 'column', gap: 12 }}>
      <Loader aria-label={what} />
      <Text c="dimmed">{what}…</Text>
    </Center>
  );
}

const ReportButton = () => (
  <Button component="a" href="/replay/report" variant="default">
    Report
  </Button>
);

/** A recorded run: the list of its episodes. */
export function ReplayRunPage() {
  const { data: run, error } = useQuery(queries.replayed);
  return (
    <>
      <PageHeader
        title={run ? run.id : 'Replay'}
        beside={run && <span className={base['quiet']}>{run.agent}</span>}
        problem={error?.message}
      >
        {run?.report && <ReportButton />}
      </PageHeader>
      {run === undefined && !error && <Loading what="Reading the run" />}
      {run === null && (
        <Empty icon={IconPlayerPlay} title="No run to replay" command="npx tapworld replay <run>">
          This server replays no run. Start one that does.
        </Empty>
      )}
      {run && <Episodes run={run} />}
    </>
  );
}

/** An episode of the recorded run, step by step. */
export function ReplayEpisodePage() {
  const { episode, step } = route.useParams();
  const { data: run } = useQuery(queries.replayed);
  const { data: recorded, error } = useQuery(queries.episode(episode));
  const at = Math.min(Math.max(0, Number(step ?? 0) || 0), (recorded?.steps.length ?? 1) - 1);
  return (
    <>
      <PageHeader
        title={episode}
        crumbs={[{ to: '/replay', name: run?.id ?? 'Replay' }]}
        problem={error?.message}
      >
        {run?.report && <ReportButton />}
      </PageHeader>
      {recorded ? (
        <div className={base['plain']}>
          <ReplayEpisodeView recorded={recorded} at={at} />
        </div>
      ) : (
        !error && <Loading what="Playing the episode again" />
      )}
    </>
  );
}

function Episodes({ run }: { run: ReplayRun }) {
  return (
    <div className={css['episodes']}>
      <Table stickyHeader highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Task</Table.Th>
            <Table.Th>Seed</Table.Th>
            <Table.Th>Outcome</Table.Th>
            <Table.Th>Progress</Table.Th>
            <Table.Th>Steps</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {run.episodes.map(({ name, task, seed, outcome, progress, steps }) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Anchor component={Link} to={`/replay/${encodeURIComponent(name)}`} size="sm">
                  {task}
                </Anchor>
              </Table.Td>
              <Table.Td>{seed}</Table.Td>
              <Table.Td data-outcome={outcome}>{outcome}</Table.Td>
              <Table.Td>{progress === null ? '–' : `${Math.round(progress * 100)} %`}</Table.Td>
              <Table.Td>{steps}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
