import { picture } from './api.ts';
import type { ReplayEpisode, ReplayStep } from './replay.ts';
import { TouchPicture } from './TouchPicture.tsx';
import base from './studio.module.css';

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
  return (
    <div className={base['bezel']}>
      <TouchPicture
        src={sourceOf(step)}
        label={`Step ${step.step}`}
        next={next?.action}
        elements={step.elements}
        screen={screen}
      />
    </div>
  );
}
