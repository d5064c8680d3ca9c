import type { Timer } from '../../state/phone/index.ts';
import type { Run } from './run.ts';
import { noteHeld } from './stopped.ts';
import { binEnds } from './storage.ts';

/** How long a toast and a heads-up notification stay, ms of the phone's clock (Android: 3.5 s and about 5 s). */
export const TOAST_MS = 3_500;
export const HEADS_UP_MS = 5_000;

export function setTimer(run: Run, id: string, timer: Timer): string {
  run.phone.timers[id] = timer;
  noteHeld(run.phone, timer.app);
  return id;
}

/** Has the bin emptied of what it has kept for its time. */
export function watchBin(run: Run): void {
  const at = binEnds(run.phone.device.storage.files);
  if (at === undefined) delete run.phone.timers['system-bin'];
  else setTimer(run, 'system-bin', { at, app: 'system', action: 'purgeBin', args: {} });
}

export function showToast(run: Run, app: string, text: string): void {
  run.phone.ui.toast = { text, app };
  setTimer(run, 'system-toast', {
    at: run.phone.clock.now + TOAST_MS,
    app: 'system',
    action: 'hideToast',
    args: {},
  });
}
