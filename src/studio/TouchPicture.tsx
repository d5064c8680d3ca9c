import { formatAction } from './format.ts';
import type { Action } from '../protocol/action.ts';
import type { Element } from '../protocol/observation.ts';
import { touchOf } from '../protocol/touch.ts';
import css from './touch-picture.module.css';

/** A screen as a picture, and on it the touch of the action that follows. */
export function TouchPicture({
  src,
  label,
  next,
  elements,
  screen,
}: {
  src: string | null | undefined;
  /** What it shows. */
  label: string;
  next: Action | null | undefined;
  elements: readonly Pick<Element, 'id' | 'bounds' | 'name'>[];
  screen: { width: number; height: number };
}) {
  const touch = touchOf(next, elements, screen);
  return (
    <svg
      viewBox={`0 0 ${screen.width} ${screen.height}`}
      className={css['picture']}
      role="img"
      aria-label={next ? `${label}; next: ${formatAction(next)}` : label}
    >
      {src ? (
        <image href={src} width={screen.width} height={screen.height} preserveAspectRatio="xMidYMid meet" />
      ) : (
        <text
          x={screen.width / 2}
          y={screen.height / 2}
          textAnchor="middle"
          fontSize={48}
          fill="currentColor"
        >
          no picture
        </text>
      )}
      {touch?.box && (
        <rect
          className={css['box']}
          x={touch.box[0]}
          y={touch.box[1]}
          width={touch.box[2]! - touch.box[0]!}
          height={touch.box[3]! - touch.box[1]!}
          rx={16}
        />
      )}
      {touch?.to && (
        <line
          className={css['way']}
          x1={touch.from[0]}
          y1={touch.from[1]}
          x2={touch.to[0]}
          y2={touch.to[1]}
        />
      )}
      {touch && (
        <circle
          className={css['dot']}
          data-long={touch.long || undefined}
          cx={touch.from[0]}
          cy={touch.from[1]}
          r={44}
        />
      )}
      {touch?.to && <circle className={css['end']} cx={touch.to[0]} cy={touch.to[1]} r={26} />}
    </svg>
  );
}
