import type { Replay } from '../../protocol/wire/replays.ts';
import css from './curves.module.css';

const WIDTH = 560;
const MARGIN = 8;
/** The label of the reward stands over the curve, so that it never lies on it. */
const LABEL_BASELINE = 10;
const CURVE_TOP = 20;
const CURVE_HEIGHT = 50;
const GOALS_TOP = 80;
const GOAL_HEIGHT = 20;

/** The sum of rewards over the steps, and a row of cells for each goal: met or not after each step. */
export function Curves({ replay, at, onGo }: { replay: Replay; at: number; onGo: (step: number) => void }) {
  const { steps } = replay;
  const names = steps.find(s => s.verdict)?.verdict?.changes.map(g => g.name) ?? [];
  const sums = steps.reduce<number[]>((all, s) => [...all, (all.at(-1) ?? 0) + (s.reward ?? 0)], []);
  const [low, high] = [Math.min(0, ...sums), Math.max(0.001, ...sums)];
  const stepWidth = (WIDTH - 2 * MARGIN) / Math.max(1, steps.length - 1);
  const x = (i: number) => MARGIN + i * stepWidth;
  const y = (v: number) => CURVE_TOP + CURVE_HEIGHT * (1 - (v - low) / (high - low));
  const isEnd = (i: number) => i === 0 || i === steps.length - 1;
  const height = GOALS_TOP + names.length * GOAL_HEIGHT;
  return (
    <svg
      className={css['curves']}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label="Reward and goals over the steps"
    >
      <line x1={MARGIN} x2={WIDTH - MARGIN} y1={y(0)} y2={y(0)} className={css['axis']} />
      <path
        className={css['curve']}
        d={sums.map((v, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(v)}`).join(' ')}
      />
      <text x={MARGIN} y={LABEL_BASELINE} className={css['label']}>
        reward {sums.at(-1)!.toFixed(2)}
      </text>
      <line x1={x(at)} x2={x(at)} y1={CURVE_TOP - 4} y2={height} className={css['cursor']} />
      {names.map((name, row) => (
        <g key={name}>
          {steps.map((s, i) => {
            const met = s.verdict?.changes.find(g => g.name === name)?.met;
            return (
              <rect
                key={i}
                className={css['cell']}
                data-met={met}
                x={i === 0 ? x(0) : (x(i - 1) + x(i)) / 2}
                y={GOALS_TOP + row * GOAL_HEIGHT}
                width={Math.max(1, isEnd(i) ? stepWidth / 2 : stepWidth)}
                height={14}
              />
            );
          })}
          <text x={12} y={GOALS_TOP + row * GOAL_HEIGHT + 11} className={css['label']}>
            {name}
          </text>
        </g>
      ))}
      {steps.map((s, i) => (
        <rect
          key={s.step}
          x={x(i) - 6}
          y={0}
          width={12}
          height={height}
          fill="transparent"
          onClick={() => onGo(i)}
        />
      ))}
    </svg>
  );
}
