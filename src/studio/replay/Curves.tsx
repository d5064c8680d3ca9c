import type { MouseEvent } from 'react';
import type { Replay } from '../../protocol/wire/replays.ts';
import css from './curves.module.css';

/** Height of the curve of rewards, in its own units. */
const TALL = 40;
const MARGIN = 2;

const signed = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;

/** The sum of rewards over the steps, and a row for each goal: met or not after each step. A click goes to the step under it. */
export function Curves({ replay, at, onGo }: { replay: Replay; at: number; onGo: (step: number) => void }) {
  const { steps } = replay;
  const last = Math.max(1, steps.length - 1);
  const names = steps.find(step => step.verdict)?.verdict?.changes.map(({ name }) => name) ?? [];
  const sums = steps.reduce<number[]>((all, { reward }) => [...all, (all.at(-1) ?? 0) + (reward ?? 0)], []);
  const pick = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onGo(Math.round((last * (clientX - left)) / width));
  };
  const isMet = (step: number, name: string) =>
    steps[step]!.verdict?.changes.find(change => change.name === name)?.met;
  return (
    <figure className={css['curves']} aria-label="Reward and goals over the steps">
      <span className={css['label']}>Reward {signed(sums.at(-1)!)}</span>
      <Track at={at / last} onClick={pick} height={TALL}>
        <RewardLine sums={sums} />
      </Track>
      {names.map(name => (
        <Row key={name} name={name}>
          <Track at={at / last} onClick={pick} height={1}>
            {steps.map(({ step }, i) => (
              <rect
                key={step}
                className={css['cell']}
                data-met={isMet(i, name)}
                x={Math.max(0, i - 0.5) / last}
                width={(i === 0 || i === last ? 0.5 : 1) / last}
                y={0}
                height={1}
              />
            ))}
          </Track>
        </Row>
      ))}
    </figure>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <span className={css['label']} title={name}>
        {name}
      </span>
      {children}
    </>
  );
}

/** A row over all steps, with the step that is shown marked at its share `at` of the width. */
function Track({
  at,
  height,
  onClick,
  children,
}: {
  at: number;
  height: number;
  onClick: (event: MouseEvent) => void;
  children: React.ReactNode;
}) {
  return (
    // The slider goes to a step by keys.
    <div className={css['track']} onClick={onClick} aria-hidden>
      <svg viewBox={`0 0 1 ${height}`} preserveAspectRatio="none" data-tall={height > 1 || undefined}>
        {children}
      </svg>
      <span className={css['cursor']} style={{ insetInlineStart: `${100 * at}%` }} />
    </div>
  );
}

function RewardLine({ sums }: { sums: readonly number[] }) {
  const [low, high] = [Math.min(0, ...sums), Math.max(0.001, ...sums)];
  const last = Math.max(1, sums.length - 1);
  const y = (value: number) => MARGIN + (TALL - 2 * MARGIN) * (1 - (value - low) / (high - low));
  const points = sums.map((value, i) => `${i / last} ${y(value)}`);
  return (
    <>
      <line x1={0} x2={1} y1={y(0)} y2={y(0)} className={css['axis']} />
      <path className={css['curve']} d={`M${points.join('L')}`} />
    </>
  );
}
