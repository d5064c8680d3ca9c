import type { ReplayEpisode } from './replay.ts';
import css from './curves.module.css';

const WIDTH = 560;

/** Goals met over the steps, and the sum of rewards. */
export function ReplayCurves({
  recorded,
  at,
  onGo,
}: {
  recorded: ReplayEpisode;
  at: number;
  onGo: (step: number) => void;
}) {
  const { steps } = recorded;
  const names = steps.find(s => s.verdict)?.verdict?.changes.map(g => g.name) ?? [];
  const sums = steps.reduce<number[]>((all, s) => [...all, (all.at(-1) ?? 0) + (s.reward ?? 0)], []);
  const [low, high] = [Math.min(0, ...sums), Math.max(0.001, ...sums)];
  const x = (i: number) => 8 + (i * (WIDTH - 16)) / Math.max(1, steps.length - 1);
  const y = (v: number) => 58 - ((v - low) / (high - low)) * 50;
  const top = 76;
  return (
    <svg
      className={css['curves']}
      viewBox={`0 0 ${WIDTH} ${top + names.length * 20}`}
      role="img"
      aria-label="Reward and goals over the steps"
    >
      <line x1={8} x2={WIDTH - 8} y1={y(0)} y2={y(0)} className={css['axis']} />
      <path
        className={css['curve']}
        d={sums.map((v, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(v)}`).join(' ')}
      />
      <text x={8} y={10} className={css['label']}>
        reward {sums.at(-1)!.toFixed(2)}
      </text>
      <line x1={x(at)} x2={x(at)} y1={2} y2={top + names.length * 20} className={css['cursor']} />
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
                y={top + row * 20 - 8}
                width={Math.max(1, (WIDTH - 16) / Math.max(1, steps.length - 1) / (i === 0 ? 2 : 1))}
                height={14}
              />
            );
          })}
          <text x={12} y={top + row * 20 + 3} className={css['label']}>
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
          height={top + names.length * 20}
          fill="transparent"
          onClick={() => onGo(i)}
        />
      ))}
    </svg>
  );
}
