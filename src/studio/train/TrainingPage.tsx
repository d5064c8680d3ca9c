import { Center, Loader, Progress } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { TrainingDetail } from '../../protocol/wire/trainings.ts';
import { Command, Empty } from '../frame/Empty.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { queries } from '../queries.ts';
import { number, share } from '../runs/words.tsx';
import { Curriculum } from './Curriculum.tsx';
import { Curves } from './Curves.tsx';
import { IterationPanel } from './IterationPanel.tsx';
import { Measured } from './Measured.tsx';
import { learnsFrom, TrainingState } from './TrainPage.tsx';
import css from './train.module.css';

const route = getRouteApi('/train/$training');

/** One training: its curves, what lies behind a point of them, its measurement and its curriculum. It is read again while it learns. */
export function TrainingPage() {
  const { training: id } = route.useParams();
  const { data, error } = useQuery(queries.training(id));
  return (
    <>
      <PageHeader
        title={id}
        crumbs={[{ to: '/train', name: 'Train' }]}
        beside={
          data && (
            <>
              <TrainingState training={data.training} />
              <span className={css['quiet']}>{learnsFrom(data.training)}</span>
            </>
          )
        }
        problem={error?.message}
      >
        {data?.training.state === 'stopped' && (
          <Command line={`npx tapworld train --resume ${data.plan.path}`} />
        )}
      </PageHeader>
      {data ? (
        <Training detail={data} />
      ) : (
        !error && (
          <Center flex={1}>
            <Loader aria-label="Reading the training" />
          </Center>
        )
      )}
    </>
  );
}

function Training({ detail }: { detail: TrainingDetail }) {
  const { training, iterations } = detail;
  const { at: wanted } = route.useSearch();
  const navigate = useNavigate();
  const last = iterations.at(-1)?.iteration;
  const at = iterations.some(({ iteration }) => iteration === wanted) ? wanted : last;
  const pick = (iteration: number) =>
    void navigate({
      to: '/train/$training',
      params: { training: training.id },
      // The last one is followed as it learns on.
      search: { at: iteration === last ? undefined : iteration },
      replace: true,
    });
  return (
    <>
      {training.state === 'running' && (
        <Progress
          value={(100 * training.iterations) / Math.max(1, training.of)}
          size="sm"
          radius={0}
          aria-label="Iterations that are done"
        />
      )}
      <Facts detail={detail} />
      {at === undefined ? (
        <Empty icon={IconSchool} title="No iteration is done yet">
          {training.state === 'running'
            ? `It plays ${detail.plan.warm} demonstrations first, and then its first rollouts.`
            : 'It was stopped before its first iteration had ended.'}
        </Empty>
      ) : (
        <div className={css['split']}>
          <div className={css['scroll']} tabIndex={0} role="region" aria-label="Curves and tables">
            <Curves detail={detail} at={at} onPick={pick} />
            <Measured detail={detail} />
            <Curriculum detail={detail} />
          </div>
          <IterationPanel detail={detail} at={at} onPick={pick} />
        </div>
      )}
    </>
  );
}

function Facts({ detail: { training, plan } }: { detail: TrainingDetail }) {
  const facts: [string, string][] = [
    ['Iterations', `${training.iterations} of ${training.of}`],
    ['Success of rollouts', share(training.success)],
    ['Held-out instances', share(training.heldInstances)],
    ['Unseen templates', share(training.heldTemplates)],
    ['Return', number(training.return, 2)],
    ['Steps a second', number(training.stepsPerSecond)],
    ['Rollouts an iteration', `${plan.groups} × ${plan.group}`],
    ['Reward', training.reward],
    ['Curriculum', training.curriculum],
  ];
  return (
    <dl className={css['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} className={css['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
