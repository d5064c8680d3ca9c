import { Anchor, Badge, Center, Loader, Progress, Table } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AboutTraining } from '../../protocol/wire/trainings.ts';
import { Empty } from '../frame/Empty.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { queries } from '../queries.ts';
import { dateOf, number, share, ShareBar } from '../runs/words.tsx';
import css from './train.module.css';

/** A training that ends in a minute or two, to see the room filled. */
const SMALL =
  'npx tapworld train --tasks notes/create-note --iterations 20 --group 4 --groups 2 --warm 2 --out runs/try';

/** Every training of the server's folder. */
export function TrainPage() {
  const { data: trainings, error } = useQuery(queries.trainings);
  return (
    <>
      <PageHeader
        title="Train"
        beside={trainings && trainings.length > 0 && <span className={css['quiet']}>{trainings.length}</span>}
        problem={error?.message}
      />
      {trainings === undefined && !error && (
        <Center flex={1}>
          <Loader aria-label="Reading the trainings" />
        </Center>
      )}
      {trainings === null && (
        <Empty
          icon={IconSchool}
          title="This server shows no trainings"
          command="npx tapworld serve --runs runs"
        >
          A server that was started with serve shows the trainings of a folder.
        </Empty>
      )}
      {trainings?.length === 0 && (
        <Empty icon={IconSchool} title="No trainings yet" command={SMALL}>
          A training teaches a small policy by what its rollouts earn. Start one from a terminal, and its
          curves show up here while it learns. This one is small: it takes a minute or two.
        </Empty>
      )}
      {trainings && trainings.length > 0 && <Trainings trainings={trainings} />}
    </>
  );
}

function Trainings({ trainings }: { trainings: readonly AboutTraining[] }) {
  return (
    <div
      className={`${css['scroll']} ${css['list']}`}
      tabIndex={0}
      role="region"
      aria-label="List of trainings"
    >
      <Table stickyHeader highlightOnHover verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Training</Table.Th>
            <Table.Th>Iterations</Table.Th>
            <Table.Th>Success of rollouts</Table.Th>
            <Table.Th className={css['number']!}>Held-out instances</Table.Th>
            <Table.Th className={css['number']!}>Unseen templates</Table.Th>
            <Table.Th className={css['number']!}>Return</Table.Th>
            <Table.Th className={css['number']!}>Steps/s</Table.Th>
            <Table.Th>Began</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {trainings.map(training => (
            <Table.Tr key={training.id}>
              <Table.Td>
                <Anchor component={Link} to={`/train/${encodeURIComponent(training.id)}`} size="sm">
                  {training.id}
                </Anchor>
                <div className={css['quiet']}>{learnsFrom(training)}</div>
              </Table.Td>
              <Table.Td>
                <span className={css['progress']}>
                  {training.iterations} of {training.of} <TrainingState training={training} />
                </span>
                {training.state === 'running' && (
                  <Progress
                    value={(100 * training.iterations) / Math.max(1, training.of)}
                    size="xs"
                    aria-label={`${training.id}: iterations that are done`}
                  />
                )}
              </Table.Td>
              <Table.Td>
                <ShareBar value={training.success} interval={null} />
              </Table.Td>
              <Table.Td className={css['number']!}>{share(training.heldInstances)}</Table.Td>
              <Table.Td className={css['number']!}>{share(training.heldTemplates)}</Table.Td>
              <Table.Td className={css['number']!}>{number(training.return, 2)}</Table.Td>
              <Table.Td className={css['number']!}>{number(training.stepsPerSecond)}</Table.Td>
              <Table.Td>{dateOf(training.startedAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** `50 templates, seed 1`. */
export const learnsFrom = ({ tasks, seed }: AboutTraining) =>
  `${tasks} ${tasks === 1 ? 'template' : 'templates'}, seed ${seed}`;

/** Ground and letters: the shades of the library are too pale to read on its own grounds. */
const COLOURS = {
  running: ['iris', 'var(--accent)'],
  stopped: ['gray', 'var(--ink)'],
  done: ['teal', 'var(--good)'],
} as const;

export const TrainingState = ({ training: { state } }: { training: AboutTraining }) => (
  <Badge variant="light" color={COLOURS[state][0]} c={COLOURS[state][1]}>
    {state}
  </Badge>
);
