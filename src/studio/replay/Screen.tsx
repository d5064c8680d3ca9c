import type { ReplayStep } from '../../protocol/wire/replays.ts';
import { picture } from '../api.ts';
import { ScreenCase } from '../ScreenCase.tsx';
import { TouchPicture } from '../TouchPicture.tsx';

/** The recorded picture where one was kept; else the phone's own, drawn now. */
export function pictureOf(run: string, step: ReplayStep): string | null {
  if (step.picture) return `/v1/runs/${encodeURIComponent(run)}/pictures/${step.picture}`;
  return step.phone ? picture(step.phone, step.stateHash) : null;
}

/** The screen after a step, and on it the touch of the next action. */
export function Screen({
  run,
  step,
  next,
  beside,
}: {
  run: string;
  step: ReplayStep;
  next: ReplayStep | undefined;
  /** Height of what stands above and below it, px. */
  beside: number;
}) {
  return (
    <ScreenCase beside={beside}>
      <TouchPicture
        src={pictureOf(run, step)}
        label={step.step === 0 ? 'The start' : `After step ${step.step}`}
        next={next?.action}
        elements={step.elements}
        screen={step.screen}
      />
    </ScreenCase>
  );
}
