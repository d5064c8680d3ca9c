import { isOnline, mayConnect, onWifi } from './network.ts';
import { postNotification } from './notifications.ts';
import type { Run } from './run.ts';
import { say } from './system/say.ts';

/** Makes a change, then runs the `online` rule of each app that can connect now and could not before. */
export function reconnect(run: Run, change: () => void): void {
  const waiting = [...run.catalogue.metas.values()].filter(
    m => m.on.online && run.phone.os.installed[m.id] && !mayConnect(run.phone, m.id),
  );
  change();
  for (const { id, on } of waiting) if (mayConnect(run.phone, id)) run.call(id, on.online!, {}, 'intent');
}

/** Adds bytes to an app's mobile data usage; nothing on Wi-Fi or offline. At the data limit, mobile data turns off. */
export function recordDataUse(run: Run, app: string, bytes: number): void {
  const { device, os } = run.phone;
  if (onWifi(device) || !isOnline(device)) return;
  const limit = os.settings.dataLimit;
  const before = limit.usedBytes;
  limit.usedBytes += bytes;
  const record = os.installed[app];
  if (record) record.mobileBytes += bytes;
  notifyDataUse(run, before, limit);
}

/** Posts a notification where usage has passed the warning or the limit since it was `before` bytes; the limit turns mobile data off. */
export function notifyDataUse(
  run: Run,
  before: number,
  { warnBytes, limitBytes }: { warnBytes?: number | null; limitBytes?: number | null },
): void {
  const { usedBytes } = run.phone.os.settings.dataLimit;
  const passed = (edge: number | null | undefined) => edge != null && before < edge && usedBytes >= edge;
  const { id } = run.ctx('settings');
  const t = say(run);
  if (passed(limitBytes)) {
    const { radios } = run.phone.device;
    if (radios.mobileData) Object.assign(radios, { mobileData: false, dataHeld: true });
    postNotification(
      run,
      'settings',
      {
        channel: 'data',
        tag: 'data-limit',
        title: t('dataLimit'),
        text: t('dataLimitText'),
        route: '/data',
      },
      id,
    );
  } else if (passed(warnBytes))
    postNotification(
      run,
      'settings',
      {
        channel: 'data',
        tag: 'data-warning',
        title: t('dataWarning'),
        text: t('dataWarningText'),
        route: '/data',
      },
      id,
    );
}
