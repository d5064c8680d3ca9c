import type { Timer } from '../../state/phone/index.ts';
import type { Run } from './run.ts';

/** How long a toast and a heads-up notification stay, ms of the phone's clock (Android: 3.5 s and about 5 s). */
export const TOAST_MS = 3_500;
export const HEADS_UP_MS = 5_000;

export function setTimer(run: Run, id: string, timer: Timer): string {
  run.phone.timers[id] = timer;
  return id;
}

export function showToast(run: Run, app: string, text: string): void {
  run.phone.ui.toast = { text, app };
  setTimer(run, 'system-toast', { at: run.phone.clock.now + TOAST_MS, app: 'system', action: 'hideToast', args: {} });
}
