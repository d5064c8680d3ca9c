import { partsAt } from '../../../src/state/clock.ts';
import css from './world.module.css';

const hand = (turn: number, length: number, back = 0) => {
  const a = turn * 2 * Math.PI;
  const at = (r: number) => ({ x: (50 + r * Math.sin(a)).toFixed(2), y: (50 - r * Math.cos(a)).toFixed(2) });
  const from = at(-back);
  const to = at(length);
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
};

/** A clock with hands. What it shows stands in words beside it, or is its `label`. */
export function Face({
  now,
  zone,
  size,
  seconds = false,
  label,
}: {
  now: number;
  zone: string;
  size: number;
  seconds?: boolean;
  label?: string;
}) {
  const { hour, minute, second } = partsAt(now, zone);
  const night = hour < 6 || hour >= 18;
  return (
    <svg
      className={css['face']}
      data-night={night || undefined}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle className={css['dial']} cx="50" cy="50" r="49" />
      {Array.from({ length: 12 }, (_, i) => (
        <line
          key={i}
          className={css['mark']}
          data-quarter={i % 3 === 0 || undefined}
          {...hand(i / 12, 44, i % 3 === 0 ? -38 : -41)}
        />
      ))}
      <line className={css['hour']} {...hand(((hour % 12) + minute / 60) / 12, 24)} />
      <line className={css['minute']} {...hand((minute + second / 60) / 60, 36)} />
      {seconds && <line className={css['second']} {...hand(second / 60, 39, 8)} />}
      <circle className={css['hub']} cx="50" cy="50" r="3.2" />
    </svg>
  );
}
