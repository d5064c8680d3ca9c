import { Badge, Center, Loader, Tabs } from '@mantine/core';
import { IconServerBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { Cell } from '../../protocol/wire/machines.ts';
import { formatDuration } from '../format.ts';
import { Empty } from '../frame/Empty.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { queries } from '../queries.ts';
import { CellView } from './CellView.tsx';
import { LogView } from './LogView.tsx';
import { QueueView } from './QueueView.tsx';
import { viewOf } from './search.ts';
import css from './machines.module.css';

const route = getRouteApi('/machines');

/** The machines that this server knows: what they do, what they hold, and their logs. */
export function MachinesPage() {
  const { data, error } = useQuery(queries.machines);
  const search = route.useSearch();
  const navigate = useNavigate();
  const cells = data?.cells ?? [];
  const view = search.view ?? 'now';
  const logged = cells.find(({ id }) => id === search.cell) ?? cells[0];
  return (
    <>
      <PageHeader
        title="Machines"
        beside={cells.length === 1 && <CellState cell={cells[0]!} />}
        problem={error?.message}
      />
      {data === undefined && !error && (
        <Center flex={1}>
          <Loader aria-label="Asking the server" />
        </Center>
      )}
      {data === undefined && error && (
        <Empty icon={IconServerBolt} title="The server does not answer" command="npx tapworld serve">
          This page asks again by itself.
        </Empty>
      )}
      {logged && (
        <Tabs
          value={view}
          onChange={chosen =>
            void navigate({
              to: '/machines',
              search: { ...search, view: viewOf(chosen) },
              replace: true,
            })
          }
          keepMounted={false}
          className={css['tabs']!}
        >
          <Tabs.List className={css['list']!}>
            <Tabs.Tab value="now">Now</Tabs.Tab>
            <Tabs.Tab value="log">Log</Tabs.Tab>
            <Tabs.Tab value="queue">Queue</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="now" className={css['panel']!}>
            <div className={css['scroll']} tabIndex={0} role="region" aria-label="What the machines do">
              {cells.map(cell => (
                <section key={cell.id} aria-label={`Machine ${cell.id}`}>
                  {cells.length > 1 && (
                    <h2 className={css['cell']}>
                      {cell.id} <CellState cell={cell} />
                    </h2>
                  )}
                  <CellView cell={cell} />
                </section>
              ))}
            </div>
          </Tabs.Panel>
          <Tabs.Panel value="queue" className={css['panel']!}>
            <QueueView />
          </Tabs.Panel>
          <Tabs.Panel value="log" className={css['panel']!}>
            <LogView key={logged.id} cell={logged.id} cells={cells.map(({ id }) => id)} />
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  );
}

function CellState({ cell: { ready, draining, reason, now } }: { cell: Cell }) {
  const word = draining ? 'stopping' : ready ? 'ready' : 'not ready';
  return (
    <>
      <Badge
        variant="light"
        color={ready ? 'teal' : draining ? 'gray' : 'red'}
        // The shades of the library are too pale to read on its own grounds.
        c={ready ? 'var(--good)' : draining ? 'var(--ink)' : 'var(--bad)'}
        className={css['state']!}
      >
        {word}
      </Badge>
      <span className={css['quiet']} role="status">
        {reason ?? `up for ${formatDuration(now.at)}`}
      </span>
    </>
  );
}
