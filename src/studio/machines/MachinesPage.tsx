import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Cell } from '../../protocol/wire/machines.ts';
import { formatDuration } from '../format.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { Holds } from './Holds.tsx';
import { LogView } from './LogView.tsx';
import { Pages } from './Pages.tsx';
import { machineQueries } from './queries.ts';
import { RateCurves } from './RateCurves.tsx';
import { Rates } from './rates.ts';
import css from './machines.module.css';

/** The machines that hold phones: how fast they work, what they hold, their pages and their log. */
export function MachinesPage() {
  const { data, error } = useQuery(machineQueries.machines);
  return (
    <>
      <PageHeader title="Machines" problem={error?.message} />
      {!data && !error && (
        <Center flex={1}>
          <Loader aria-label="Reading the machines" />
        </Center>
      )}
      {data && (
        <div className={css['scroll']}>
          {data.cells.map(cell => (
            <CellView key={cell.name} cell={cell} />
          ))}
          <LogView />
        </div>
      )}
    </>
  );
}

function CellView({ cell }: { cell: Cell }) {
  const readings = useRef(new Rates());
  const rates = readings.current.add(cell);
  const { machine, build } = cell;
  return (
    <section className={css['cell']} aria-label={`Machine ${cell.name}`}>
      <header className={css['head']}>
        <h2 className={css['name']}>{cell.name}</h2>
        <span className={css['state']} data-ready={cell.ready || undefined}>
          {cell.ready ? 'Ready' : 'Not ready'}
        </span>
        <span className={css['quiet']}>
          up {formatDuration(cell.uptimeMs)} · {machine.cores} cores · load {machine.load.toFixed(2)} · Node{' '}
          {machine.node} · commit {build.commit ? build.commit.id.slice(0, 8) : 'unknown'}
          {build.commit?.modified ? ', modified' : ''}
        </span>
      </header>
      {cell.reason && <p className={css['reason']}>{cell.reason}</p>}
      <RateCurves rates={rates} />
      <div className={css['columns']}>
        <Holds cell={cell} />
        <Pages renderers={cell.renderers} />
      </div>
    </section>
  );
}
