import { ActionIcon, Anchor, Slider, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TrainCheckpoint, TrainingDetail } from '../../protocol/wire/trainings.ts';
import { Command } from '../frame/Empty.tsx';
import { number, share } from '../runs/words.tsx';
import { stepsOf } from './curves.ts';
import css from './train.module.css';

interface Props {
  detail: TrainingDetail;
  at: number;
  onPick: (iteration: number) => void;
}

/** What lies behind a point of the curves: the figures of its iteration, and the policy of then, to be played. */
export function IterationPanel({ detail, at, onPick }: Props) {
  const { iterations } = detail;
  const [first, last] = [iterations[0]!.iteration, iterations.at(-1)!.iteration];
  return (
    <aside className={css['panel']} aria-label="One iteration">
      <div className={css['choose']}>
        <h2 className={css['heading']}>Iteration {at}</h2>
        <Tooltip label="Iteration before">
          <ActionIcon
            variant="default"
            aria-label="Iteration before"
            disabled={at <= first}
            onClick={() => onPick(at - 1)}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Iteration after">
          <ActionIcon
            variant="default"
            aria-label="Iteration after"
            disabled={at >= last}
            onClick={() => onPick(at + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </Tooltip>
      </div>
      {last > first && (
        <Slider
          min={first}
          max={last}
          value={at}
          onChange={onPick}
          size="sm"
          label={null}
          thumbLabel="Iteration"
          className={css['slider']!}
        />
      )}
      <Figures detail={detail} at={at} />
      <Behind detail={detail} at={at} />
    </aside>
  );
}

function Figures({ detail: { iterations, plan }, at }: Pick<Props, 'detail' | 'at'>) {
  const line = iterations.find(({ iteration }) => iteration === at)!;
  const rows: [string, string][] = [
    ['Rollouts', String(line.rollouts)],
    ['Success', share(line.success)],
    ['Progress', share(line.progress)],
    ['Return', number(line.return, 3)],
    ['Steps of a rollout', number(stepsOf(line))],
    ['Informative groups', `${line.informative} of ${plan.groups}`],
    ['Guided by a solver', `${line.guided} of ${plan.groups}`],
    ['Decisions learned from', String(line.decisions)],
    ['Entropy, nats', number(line.entropy, 3)],
    ['KL, nats', plan.kl === 0 ? 'not measured' : number(line.kl, 4)],
    ['Clipped', line.decisions > 0 ? share(line.clipped) : '–'],
    ['Loss', number(line.loss, 4)],
    ...(plan.lockstep ? [] : [['Versions behind', number(line.behind)] as [string, string]]),
    ['Time', line.ms === null ? '–' : `${(line.ms / 1_000).toFixed(1)} s`],
  ];
  return (
    <dl className={css['figures']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The policy that was kept last by then. */
const keptBy = (checkpoints: readonly TrainCheckpoint[], at: number) =>
  checkpoints.findLast(({ name, iteration }) => iteration <= at && name !== 'untrained');

function Behind({ detail: { checkpoints, plan }, at }: Pick<Props, 'detail' | 'at'>) {
  const kept = keptBy(checkpoints, at);
  const played = checkpoints.filter(({ runs }) => runs.length > 0);
  const { from, count } = plan.heldOut;
  const seeds = `${from}-${from + Math.max(1, count) - 1}`;
  return (
    <section className={css['behind']} aria-label="Rollouts">
      <h3 className={css['subheading']}>Rollouts</h3>
      <p className={css['note']}>
        A training keeps the figures of an iteration, not the steps of its rollouts. What its policy did at
        this point can be played and recorded
        {kept && (
          <>
            {' '}
            with the checkpoint <b>{kept.name}</b>, of iteration {kept.iteration}
          </>
        )}
        :
      </p>
      {kept && (
        <Command
          line={`npx tapworld run --tasks ${plan.tasks.join(',')} --seeds ${seeds} --agent policy:${kept.file}`}
        />
      )}
      {played.length > 0 && (
        <>
          <h3 className={css['subheading']}>Runs that played it</h3>
          <ul className={css['runs']}>
            {played.flatMap(({ name, iteration, runs }) =>
              runs.map(run => (
                <li key={`${name} ${run}`}>
                  <Anchor component={Link} to={`/runs/${encodeURIComponent(run)}`} size="sm">
                    {run}
                  </Anchor>{' '}
                  <span className={css['quiet']}>
                    {name}, iteration {iteration}
                  </span>
                </li>
              )),
            )}
          </ul>
        </>
      )}
    </section>
  );
}
