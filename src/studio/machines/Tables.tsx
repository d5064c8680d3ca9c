import { Progress, Table } from '@mantine/core';
import type { Cell } from '../../protocol/wire/machines.ts';
import { bytes, count, duration } from './words.ts';
import css from './machines.module.css';

/** From here on a bar warns: share of the limit. */
const NEARLY_FULL = 0.9;

/** How much of each limit is used. */
export function Limits({ cell }: { cell: Cell }) {
  const { phones, sessions, blobs, cache, queue, host, episodes } = cell;
  const { hits, misses, joined, proofs, mismatches } = cache;
  const looked = hits + misses;
  const outcomes = Object.entries(episodes.outcomes);
  const rows: [name: string, used: number, limit: number, format: (n: number) => string, about: string][] = [
    ['Memory', host.memory - host.memoryFree, host.memory, bytes, `server ${bytes(host.serverMemory)}`],
    ['Queue', queue.waiting, queue.limit, count, ''],
    [
      'Phones',
      phones.count,
      phones.limit,
      count,
      phones.expired > 0 ? `${count(phones.expired)} expired` : '',
    ],
    [
      'Sessions',
      sessions.count,
      sessions.limit,
      count,
      sessions.left > 0 ? `${sessions.left} without a client` : '',
    ],
    [
      'Blobs',
      blobs.bytes,
      blobs.limit,
      bytes,
      [`${count(blobs.count)} files`, blobs.evicted > 0 && `${count(blobs.evicted)} evicted`]
        .filter(Boolean)
        .join(', '),
    ],
    [
      'Step cache',
      cache.bytes,
      cache.limit,
      bytes,
      cache.limit === 0
        ? 'off'
        : `${looked === 0 ? 'not asked yet' : `${Math.round((100 * hits) / looked)} % hits`}, ${count(cache.entries)} steps`,
    ],
  ];
  return (
    <section className={css['card']} aria-label="Limits">
      <h2 className={css['heading']}>Limits</h2>
      {rows.map(([name, used, limit, format, about]) => (
        <div key={name} className={css['meter']}>
          <span>
            {name} <span className={css['quiet']}>{about}</span>
          </span>
          <span className={css['number']}>
            {format(used)} <span className={css['quiet']}>of {format(limit)}</span>
          </span>
          <Progress
            value={limit > 0 ? (100 * used) / limit : 0}
            size="sm"
            aria-label={`${name}: share that is used`}
            className={css['bar']!}
            {...(used > NEARLY_FULL * limit && limit > 0 ? { color: 'red' } : {})}
          />
        </div>
      ))}
      <p className={css['note']}>
        {outcomes.length === 0
          ? 'No episode has ended yet.'
          : `Episodes ended: ${outcomes.map(([outcome, n]) => `${count(n)} ${outcome}`).join(', ')}.`}{' '}
        {proofs > 0 &&
          `Of the cache’s hits ${count(joined)} were shared while they were drawn; ${count(proofs)} were drawn again to prove them, ${count(mismatches)} differed.`}
      </p>
    </section>
  );
}

const STAGES: readonly (readonly [key: string, name: string])[] = [
  ['wait', 'Wait for a renderer'],
  ['task', 'A step on its renderer'],
  ['call', 'Of it, the page'],
  ['picture', 'Of it, the picture'],
  ['launch', 'Start a browser'],
  ['create', 'Open a page'],
  ['collect', 'Collect garbage'],
];

/** How long each kind of work takes. */
export function Times({ cell: { renderers, host } }: { cell: Cell }) {
  return (
    <section className={css['card']} aria-label="Time">
      <h2 className={css['heading']}>Time since the start</h2>
      <Table className={css['table']!} verticalSpacing={5} horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Work</Table.Th>
            <Table.Th className={css['number']!}>Times</Table.Th>
            <Table.Th className={css['number']!}>Mean</Table.Th>
            <Table.Th className={css['number']!}>Longest</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {STAGES.map(([key, name]) => {
            const stage = renderers.stages[key];
            return (
              <Table.Tr key={key}>
                <Table.Td>{name}</Table.Td>
                <Table.Td className={css['number']!}>{count(stage?.count ?? 0)}</Table.Td>
                <Table.Td className={css['number']!}>
                  {stage ? duration(stage.totalMs / Math.max(1, stage.count)) : '–'}
                </Table.Td>
                <Table.Td className={css['number']!}>{stage ? duration(stage.maxMs) : '–'}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <p className={css['note']}>
        {count(host.cores)} cores, load {host.load.toFixed(1)} over the last minute.
      </p>
    </section>
  );
}

/** What verdicts of this machine depend on, and what it runs on. */
export function Versions({ cell: { build, host, startedAt } }: { cell: Cell }) {
  const rows: [string, string][] = [
    ['Harness', build.harness],
    ['Tasks', build.tasks],
    ['Simulator', build.simulator],
    ['World', build.world],
    [
      'Commit',
      build.commit ? `${build.commit.id.slice(0, 12)}${build.commit.modified ? ', modified' : ''}` : '–',
    ],
    ['Node', host.node],
    ['Platform', host.platform],
    ['Started', new Date(startedAt).toLocaleString('en-GB')],
  ];
  return (
    <section className={css['card']} aria-label="Versions">
      <h2 className={css['heading']}>Versions</h2>
      <dl className={css['versions']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css['note']}>Verdicts are comparable where the first four are the same.</p>
    </section>
  );
}
