import { useMemo } from 'react';
import type { TrainingDetail, TrainIteration } from '../../protocol/wire/trainings.ts';
import { LinePlot, type Line } from '../plots/LinePlot.tsx';
import plots from '../plots/plot.module.css';
import { lookBy, looksOf, smooth, stepsOf } from './curves.ts';
import css from './train.module.css';

const percent = (value: number) => `${Math.round(100 * value)} %`;
const figure = (value: number) => String(Number(value.toPrecision(3)));

/** The curves of a training over its iterations: a moving mean, with the values of single iterations behind it. */
export function Curves({
  detail: { training, iterations, checks, plan },
  at,
  onPick,
}: {
  detail: TrainingDetail;
  at: number;
  onPick: (iteration: number) => void;
}) {
  const { x, of } = useMemo(() => linesOf(iterations), [iterations]);
  const looks = useMemo(() => looksOf(checks), [checks]);
  const common = {
    x,
    // What is still to come stays free.
    xRange: [0, Math.max(1, training.of)] as const,
    formatX: (iteration: number) => (Number.isInteger(iteration) ? String(iteration) : ''),
    at,
    onPick,
    group: `training ${training.id}`,
  };
  return (
    <section className={css['section']}>
      <h2 className={css['heading']}>
        Curves <span className={css['quiet']}>over iterations; moving means over 9, single ones in pale</span>
      </h2>
      <div className={plots['grid']}>
        <LinePlot
          {...common}
          title="Success of rollouts"
          about="Drawn actions on instances that are learned from."
          formatY={percent}
          from={0}
          to={1}
          lines={of.success}
        />
        <LinePlot
          {...common}
          x={looks.x}
          at={lookBy(looks.x, at)}
          onPick={place => onPick(Math.max(iterations[0]!.iteration, place))}
          title="Held out"
          about={
            plan.look === 0
              ? 'This training does not look at what is held out: --look sets how often.'
              : `Likeliest actions, one seed of each template, every ${plan.look} iterations and at the end.`
          }
          formatY={percent}
          from={0}
          to={1}
          lines={[
            { label: 'instances', values: looks.instances, colour: '--accent' },
            { label: 'templates', values: looks.templates, colour: '--good', kind: 'dashed' },
          ]}
        />
        <LinePlot
          {...common}
          title="Return"
          about="Rewards less what steps cost, a mean over rollouts."
          formatY={figure}
          lines={of.return}
        />
        <LinePlot
          {...common}
          title="Entropy"
          about="Of the policy, nats, a mean over decisions."
          formatY={figure}
          from={0}
          lines={of.entropy}
        />
        {plan.kl > 0 && (
          <LinePlot
            {...common}
            title="KL"
            about={`From the cloned policy, nats; its weight in the loss is ${plan.kl}.`}
            formatY={figure}
            from={0}
            lines={of.kl}
          />
        )}
        <LinePlot
          {...common}
          title="Clipped decisions"
          about="Share whose ratio to the policy that played left 1 ± 0.2."
          formatY={percent}
          from={0}
          lines={of.clipped}
        />
        <LinePlot
          {...common}
          title="Groups"
          about="Of an iteration: that taught something, and that got a solver’s rollout."
          formatY={figure}
          from={0}
          to={plan.groups}
          lines={of.groups}
        />
        <LinePlot {...common} title="Steps of a rollout" formatY={figure} from={0} lines={of.steps} />
        <LinePlot {...common} title="Steps a second" formatY={figure} from={0} lines={of.speed} />
      </div>
    </section>
  );
}

/** The lines of each plot, made once for the iterations that there are. */
function linesOf(iterations: readonly TrainIteration[]) {
  const line = (label: string, read: (line: TrainIteration) => number | null): Line[] => {
    const values = iterations.map(read);
    return [
      { label: `${label} of single iterations`, values, colour: '--accent', kind: 'faint' },
      { label, values: smooth(values), colour: '--accent' },
    ];
  };
  return {
    x: iterations.map(({ iteration }) => iteration),
    of: {
      success: line('success', each => each.success),
      return: line('return', each => each.return),
      entropy: line('entropy', each => each.entropy),
      kl: line('kl', each => each.kl),
      clipped: line('clipped', each => (each.decisions > 0 ? each.clipped : null)),
      steps: line('steps', stepsOf),
      speed: line('speed', each => each.stepsPerSecond),
      groups: [
        { label: 'informative', values: iterations.map(each => each.informative), colour: '--accent' },
        {
          label: 'guided',
          values: iterations.map(each => each.guided),
          colour: '--good',
          kind: 'dashed',
        },
      ] satisfies Line[],
    },
  };
}
