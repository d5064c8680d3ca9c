import { picture } from './api.ts';
import { formatAction } from './format.ts';
import { touchOf, type ReplayEpisode, type ReplayStep } from './replay.ts';
import base from './studio.module.css';
import css from './replay.module.css';

/** The recorded picture where one was kept; else the phone's own, drawn now. */
function sourceOf(step: ReplayStep): string | null {
  if (step.picture) return `/replay/pictures/${step.picture}`;
  return step.phone ? picture(step.phone, step.stateHash) : null;
}

/** The screen after a step, and on it the touch of the next action. */
export function ReplayPicture({
  step,
  next,
  screen,
}: {
  step: ReplayStep;
  next: ReplayStep | undefined;
  screen: ReplayEpisode['screen'];
}) {
  const touch = touchOf(next?.action ?? null, step.elements);
  const src = sourceOf(step);
  return (
    <div className={base['bezel']}>
      <svg
        viewBox={`0 0 ${screen.width} ${screen.height}`}
        className={css['picture']}
        role="img"
        aria-label={
          next?.action ? `Step ${step.step}; next: ${formatAction(next.action)}` : `Step ${step.step}`
        }
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
    </div>
  );
}
