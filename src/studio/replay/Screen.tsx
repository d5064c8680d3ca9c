import type { ReplayStep } from '../../protocol/wire/replays.ts';
import { picture } from '../api.ts';
import { TouchPicture } from '../TouchPicture.tsx';
import css from './replay.module.css';

/** The recorded picture where one was kept; else the phone's own, drawn now. */
export function pictureOf(run: string, step: ReplayStep): string | null {
  if (step.picture) return `/v1/runs/${encodeURIComponent(run)}/pictures/${step.picture}`;
  return step.phone ? picture(step.phone, step.stateHash) : null;
}

/** The screen after a step, and on it the touch of the next action. */
export function Screen({ run, step, next }: { run: string; step: ReplayStep; next: ReplayStep | undefined }) {
  return (
    <div className={css['screen']}>
      <TouchPicture
        src={pictureOf(run, step)}
        label={step.step === 0 ? 'The start' : `After step ${step.step}`}
        next={next?.action}
        elements={step.elements}
        screen={step.screen}
      />
    </div>
  );
}
