import { takeAudio } from '../audio.ts';
import { closeTask } from '../navigation.ts';
import { removeNotification } from '../notifications.ts';
import type { Run } from '../run.ts';
import { foregroundTask } from '../stack.ts';

/** Ends what an app does and shows: its tasks but for the one on the screen, its sound and its notifications. */
export function endApp(run: Run, app: string): void {
  const { phone } = run;
  // First, so that what it does about it ends with the rest.
  if (phone.os.audio === app) takeAudio(run);
  const front = foregroundTask(phone)?.id;
  for (const task of phone.ui.tasks.filter(t => t.app === app && t.id !== front)) closeTask(run, task.id);
  for (const [id, n] of Object.entries(phone.os.notifications))
    if (n.app === app) removeNotification(phone, id);
}
