import type { AnyPhone, Device } from '../../state/phone/index.ts';
import { call } from './engine.ts';
import { topScreen } from './navigation.ts';
import { postNotification } from './notifications.ts';
import { ctxFor } from './ctx.ts';
import type { Run } from './run.ts';

/** The Wi-Fi network that carries data now; undefined where none in reach is joined. */
function wifiOf({ radios: r }: Readonly<Device>) {
  const network = r.wifi && r.network ? r.networks[r.network] : undefined;
  return network && network.level > 0 ? network : undefined;
}

/** Whether data goes over Wi-Fi now. */
export const onWifi = (device: Readonly<Device>): boolean => wifiOf(device) !== undefined;

/** Whether the phone reaches the internet: a joined Wi-Fi network in reach, or mobile data with signal. */
export function isOnline(device: Readonly<Device>): boolean {
  const r = device.radios;
  return onWifi(device) || (r.mobileData && !r.aeroplane && r.signal > 0);
}

/**
 * Whether an app may connect now. On the screen every app may; in the background data saver and the app's own switch keep it from
 * metered data, and battery saver or restricted battery use from all.
 */
export function mayConnect(
  phone: AnyPhone,
  app: string,
  shown = phone.ui.awake && topScreen(phone)?.app === app,
): boolean {
  const { device, os } = phone;
  if (!isOnline(device)) return false;
  const record = os.installed[app];
  if (!record || shown) return true;
  const metered = wifiOf(device)?.metered ?? true;
  if (metered && (os.settings.dataSaver || !record.backgroundData)) return false;
  return record.batteryUse === 'unrestricted' || !(device.batterySaver || record.batteryUse === 'restricted');
}

/** Makes a change after which apps may connect that could not before; those that wait for it are told. */
export function reconnect(run: Run, change: () => void): void {
  const waiting = [...run.catalogue.metas.values()].filter(
    m => m.on.online && run.phone.os.installed[m.id] && !mayConnect(run.phone, m.id),
  );
  change();
  for (const { id, on } of waiting) if (mayConnect(run.phone, id)) call(run, id, on.online!, {}, 'intent');
}

/** Counts what an app sends and receives, where it goes over mobile data; at the person's limit mobile data turns off. */
export function spend(run: Run, app: string, bytes: number): void {
  const { device, os } = run.phone;
  if (onWifi(device) || !isOnline(device)) return;
  const limit = os.settings.dataLimit;
  const before = limit.usedBytes;
  limit.usedBytes += bytes;
  const record = os.installed[app];
  if (record) record.mobileBytes += bytes;
  tellDataUse(run, before, limit);
}

/** Tells where use has passed a warning or limit since it was `before` bytes, and keeps to the limit. */
export function tellDataUse(
  run: Run,
  before: number,
  { warnBytes, limitBytes }: { warnBytes?: number | null; limitBytes?: number | null },
): void {
  const { usedBytes } = run.phone.os.settings.dataLimit;
  const passed = (edge: number | null | undefined) => edge != null && before < edge && usedBytes >= edge;
  const { id } = ctxFor(run, 'settings');
  if (passed(limitBytes)) {
    run.phone.device.radios.mobileData = false;
    postNotification(
      run,
      'settings',
      {
        channel: 'data',
        tag: 'data-limit',
        title: 'Mobile data limit reached',
        text: 'Mobile data was turned off for the rest of the cycle',
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
        title: 'Mobile data warning',
        text: 'You have used more than you wanted to be warned at',
        route: '/data',
      },
      id,
    );
}
