import { Alert, Table } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { QueueFailure, QueueView as Queue, QueueWorker } from '../../protocol/wire/queue.ts';
import { Command, Empty } from '../frame/Empty.tsx';
import { queries } from '../queries.ts';
import { Facts, type Fact } from './Facts.tsx';
import { count } from './words.ts';
import css from './machines.module.css';

/** The queue that the server watches: its jobs, the machines that play them, and what failed. */
export function QueueView() {
  const { data, error } = useQuery(queries.queue);
  const queue = data?.queue;
  if (queue === null)
    return (
      <Empty
        icon={IconStack2}
        title="This server watches no queue"
        command="npx tapworld serve --queue redis://127.0.0.1:6379"
      >
        A queue in Redis has machines play the episodes of runs and the rollouts of trainings. Started like
        this, the server shows it here.
      </Empty>
    );
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label="The queue">
      {error && (
        <Alert color="red" mx={20} my={14} role="alert" title="The queue cannot be read">
          {error.message}
        </Alert>
      )}
      {queue && (
        <>
          <Counts queue={queue} />
          <div className={css['columns']}>
            <Workers workers={queue.workers} url={queue.url} />
            <Failures failures={queue.failures} />
          </div>
        </>
      )}
    </div>
  );
}

function Counts({ queue: { url, waiting, active, done, failed, workers } }: { queue: Queue }) {
  const perMinute = workers.reduce((sum, worker) => sum + worker.perMinute, 0);
  const facts: Fact[] = [
    ['Waiting', count(waiting)],
    ['Being played', count(active)],
    ['Done', count(done), 'in a day'],
    ['Failed', count(failed), 'in a day'],
    ['Workers', count(workers.length)],
    ['Episodes a minute', count(perMinute)],
    ['Redis', url],
  ];
  return <Facts facts={facts} />;
}

function Workers({ workers, url }: { workers: readonly QueueWorker[]; url: string }) {
  return (
    <section className={css['card']} aria-label="Workers">
      <h2 className={css['heading']}>Workers</h2>
      {workers.length === 0 ? (
        <>
          <p className={css['note']}>No machine takes jobs from this queue. Start one on each:</p>
          <Command line={`npx tapworld worker --queue ${url}`} />
        </>
      ) : (
        <Table className={css['table']!} verticalSpacing={5} horizontalSpacing={0}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Machine</Table.Th>
              <Table.Th className={css['number']!}>Plays now</Table.Th>
              <Table.Th className={css['number']!}>Episodes in the last minute</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {workers.map(({ cell, active, perMinute }, i) => (
              <Table.Tr key={`${cell} ${i}`}>
                <Table.Td className={css['long']!}>{cell}</Table.Td>
                <Table.Td className={css['number']!}>{count(active)}</Table.Td>
                <Table.Td className={css['number']!}>{count(perMinute)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

function Failures({ failures }: { failures: readonly QueueFailure[] }) {
  return (
    <section className={css['card']} aria-label="Latest failures">
      <h2 className={css['heading']}>Latest failures</h2>
      {failures.length === 0 && <p className={css['note']}>No job has failed within a day.</p>}
      <ul className={css['failures']}>
        {failures.map(({ job, code, message, at }) => (
          <li key={`${job} ${at}`}>
            <span className={css['failureHead']}>
              <span>{job}</span>
              <time dateTime={new Date(at).toISOString()} className={css['quiet']}>
                {new Date(at).toLocaleTimeString('en-GB')}
              </time>
            </span>
            <span className={css['code']}>{code}</span> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
