import { useMemo } from 'react';
import { useAppText, useDevice, useFormat, usePhone } from '../../sdk/react/hooks.ts';
import { isSilenced } from '../../sdk/core/notifications.ts';
import { topScreen } from '../../sdk/core/stack.ts';
import { isHeld } from '../../sdk/core/stopped.ts';
import { isLocked } from '../../sdk/core/screen.ts';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import type { AnyPhone, Device } from '../../state/phone/index.ts';
import { batteryIcon, channelIcon, signalIcon, wifiIcon } from './icons.ts';
import { useShellWords } from '../phone-words.ts';
import { type Translate } from '../../sdk/core/words/words.ts';
import { type words } from '../words.ts';
import css from './status.module.css';

interface Mark {
  icon: Parameters<typeof Icon>[0]['name'];
  words: string;
}

const hasAlarm = (p: AnyPhone): boolean =>
  Object.values(p.timers).some(t => t.alarmClock && !isHeld(p, t.app));

/** Apps with a notification, those of the latest first. */
function notifying(notifications: AnyPhone['os']['notifications']): string[] {
  const latest = Object.entries(notifications).sort(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1));
  return [...new Set(latest.map(([, n]) => n.app))];
}

/** What the right end of the bar shows, from the outside in. */
function marks(device: Device, alarm: boolean, silenced: boolean, t: Translate<typeof words>): Mark[] {
  const { radios, torch, ringer, battery, batterySaver } = device;
  const out: (Mark | false)[] = [
    alarm && { icon: 'alarm', words: t('alarmSet') },
    silenced && { icon: 'do_not_disturb_on', words: t('doNotDisturb') },
    ringer === 'vibrate' && { icon: 'mobile_vibrate', words: t('vibrate') },
    ringer === 'silent' && { icon: 'volume_off', words: t('silent') },
    torch && { icon: 'flashlight_on', words: t('torchOn') },
    radios.vpn !== null && { icon: 'vpn_key', words: t('vpnConnected') },
    radios.hotspot.on && { icon: 'wifi_tethering', words: t('hotspotOn') },
    radios.bluetooth &&
      Object.values(radios.devices).some(d => d.connected) && {
        icon: 'bluetooth_connected',
        words: t('bluetoothConnected'),
      },
    batterySaver && { icon: 'energy_savings_leaf', words: t('batterySaver') },
    radios.wifi && {
      icon: wifiIcon(radios),
      words: radios.network
        ? t('wifiNetwork', { network: radios.networks[radios.network]?.ssid ?? '' })
        : t('wifiNotConnected'),
    },
    radios.aeroplane
      ? { icon: 'flight', words: t('aeroplane') }
      : {
          icon: signalIcon(radios),
          words: t('signalBars', { carrier: radios.carrier, bars: radios.signal }),
        },
    { icon: batteryIcon(battery), words: t('batteryPercent', { level: battery.level }) },
  ];
  return out.filter(m => m !== false);
}

/** Time, notification icons, radios and battery, over whatever is on the screen. */
export function StatusBar() {
  const t = useShellWords();
  const f = useFormat();
  const time = usePhone(p => f.time(p.clock.now));
  const textOf = useAppText();
  const percent = usePhone(p => (p.os.settings.batteryPercent ? p.device.battery.level : null));
  const notifications = usePhone(p => p.os.notifications);
  const apps = useMemo(() => notifying(notifications), [notifications]);
  const device = useDevice(d => d);
  const alarm = usePhone(hasAlarm);
  const silenced = usePhone(isSilenced);
  const light = usePhone(
    p =>
      p.ui.shade === 'closed' &&
      (isLocked(p) ||
        (!p.ui.recents &&
          topScreen(p) === undefined &&
          p.ui.surfaces['launcher']?.values?.['drawer'] !== true)),
  );
  const over = usePhone(p => p.ui.shade !== 'closed' || p.ui.recents || isLocked(p));
  return (
    <div
      className={css['bar']}
      data-unlisted=""
      data-layer="status"
      data-light={light || undefined}
      data-over={over || undefined}
      data-app="systemui"
    >
      <span className={css['time']} data-rid="clock">
        {time}
      </span>
      <span className={css['left']}>
        {apps.slice(0, 4).map(app => (
          <span
            key={app}
            className={css['mark']}
            role="img"
            aria-label={t('notificationOf', { app: textOf(app) })}
          >
            <Icon name={channelIcon(app)} filled size={15} />
          </span>
        ))}
        {apps.length > 4 && <span className={css['more']} aria-hidden="true" />}
      </span>
      {marks(device, alarm, silenced, t).map(({ icon, words }) => (
        <span key={icon} className={css['mark']} role="img" aria-label={words}>
          <Icon name={icon} size={16} />
        </span>
      ))}
      {percent !== null && (
        <span className={css['percent']} aria-hidden="true">
          {percent}%
        </span>
      )}
    </div>
  );
}
