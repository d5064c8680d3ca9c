import { useMemo } from 'react';
import type { Cell } from '../../protocol/wire/machines.ts';
import { formatDuration } from '../format.ts';
import { LinePlot } from '../plots/LinePlot.tsx';
import plots from '../plots/plot.module.css';
import { Renderers } from './Renderers.tsx';
import { rateNow, ratesOf } from './rates.ts';
import { Limits, Times, Versions } from './Tables.tsx';
import { Facts, type Fact } from './Facts.tsx';
import { count, rate } from './words.ts';
import css from './machines.module.css';

/** The least that plots of the last minutes reach back, ms. */
const LEAST_SHOWN = 60_000;

/** One machine: its figures now, their last minutes, its renderers, and how much room is left. */
export function CellView({ cell }: { cell: Cell }) {
  return (
    <>
      <Figures cell={cell} />
      <Curves cell={cell} />
      <Renderers cell={cell} />
      <div className={css['columns']}>
        <Limits cell={cell} />
        <Times cell={cell} />
        <Versions cell={cell} />
      </div>
    </>
  );
}

function Figures({ cell }: { cell: Cell }) {
  const { queue, renderers, phones, episodes, sessions } = cell;
  const now = rateNow(cell);
  const facts: Fact[] = [
    ['Steps a second', rate(now.steps)],
    ['Drawn a second', rate(now.drawn)],
    ['From the cache', rate(now.cached), 'a second'],
    ['Waiting', count(queue.waiting), `of ${count(queue.limit)}`],
    ['Drawing', count(queue.running), `of ${count(renderers.limit)}`],
    ['Renderers', count(renderers.live), `of ${count(renderers.total)}`],
    ['Phones', count(phones.count), `of ${count(phones.limit)}`],
    ['Episodes', count(episodes.count)],
    ['Sessions', count(sessions.count), `of ${count(sessions.limit)}`],
    ['Open calls', count(queue.calls)],
  ];
  return <Facts facts={facts} />;
}

function Curves({ cell }: { cell: Cell }) {
  const { rates, x, range } = useMemo(() => {
    const found = [...ratesOf(cell), rateNow(cell)];
    const ago = found.map(({ at }) => (at - cell.now.at) / 1_000);
    const first = Math.min(-LEAST_SHOWN / 1_000, ago[0] ?? 0);
    return { rates: found, x: ago, range: [first, 0] as const };
  }, [cell]);
  const formatX = (s: number) => (Math.round(s) === 0 ? 'now' : `−${formatDuration(-1_000 * s)}`);
  const most = (values: readonly number[], least: number) => Math.max(least, ...values);
  const common = { x, xRange: range, formatX, from: 0, group: `cell ${cell.id}` };
  return (
    <section className={css['section']}>
      <h2 className={css['heading']}>Last minutes</h2>
      <div className={plots['grid']}>
        <LinePlot
          {...common}
          title="Steps a second"
          formatY={rate}
          to={
            most(
              rates.flatMap(r => [r.steps, r.drawn, r.cached]),
              1,
            ) * 1.1
          }
          lines={[
            { label: 'steps', values: rates.map(r => r.steps), colour: '--accent', kind: 'filled' },
            { label: 'drawn', values: rates.map(r => r.drawn), colour: '--good' },
            { label: 'cached', values: rates.map(r => r.cached), colour: '--quiet', kind: 'dashed' },
          ]}
        />
        <LinePlot
          {...common}
          title="Renderers at work"
          formatY={rate}
          to={Math.max(1, cell.renderers.limit)}
          lines={[{ label: 'busy', values: rates.map(r => r.busy), colour: '--accent', kind: 'filled' }]}
        />
        <LinePlot
          {...common}
          title="Steps that wait"
          formatY={value => (Number.isInteger(value) ? count(value) : '')}
          to={
            most(
              rates.map(r => r.queued),
              4,
            ) * 1.1
          }
          lines={[{ label: 'waiting', values: rates.map(r => r.queued), colour: '--accent', kind: 'filled' }]}
        />
      </div>
    </section>
  );
}
