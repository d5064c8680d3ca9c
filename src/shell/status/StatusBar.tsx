import { usePhone, useNow, useStore, useZone } from '../../sdk/react/hooks.ts';
import { isSilenced } from '../../sdk/core/notifications.ts';
import { topScreen } from '../../sdk/core/stack.ts';
import { isHeld } from '../../sdk/core/stopped.ts';
import { isLocked } from '../../sdk/core/screen.ts';
import { formatTime } from '../../sdk/core/format.ts';
import { Icon } from '../../sdk/react/kit/index.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { batteryIcon, channelIcon, signalIcon, wifiIcon } from './icons.ts';
import css from './status.module.css';

interface Mark {
  icon: Parameters<typeof Icon>[0]['name'];
  words: string;
}

/** What the right end of the bar shows, from the outside in. */
function marks(p: AnyPhone): Mark[] {
  const { radios, torch, ringer, battery } = p.device;
  const out: (Mark | false)[] = [
    Object.values(p.timers).some(t => t.alarmClock && !isHeld(p, t.app)) && {
      icon: 'alarm',
      words: 'Alarm set',
    },
    isSilenced(p) && { icon: 'do_not_disturb_on', words: 'Do not disturb' },
    ringer === 'vibrate' && { icon: 'mobile_vibrate', words: 'Vibrate' },
    ringer === 'silent' && { icon: 'volume_off', words: 'Silent' },
    torch && { icon: 'flashlight_on', words: 'Torch on' },
    radios.vpn !== null && { icon: 'vpn_key', words: 'VPN connected' },
    radios.hotspot.on && { icon: 'wifi_tethering', words: 'Hotspot on' },
    radios.bluetooth &&
      Object.values(radios.devices).some(d => d.connected) && {
        icon: 'bluetooth_connected',
        words: 'Bluetooth connected',
      },
    p.device.batterySaver && { icon: 'energy_savings_leaf', words: 'Battery saver' },
    radios.wifi && {
      icon: wifiIcon(radios),
      words: radios.network ? `Wi-Fi ${radios.networks[radios.network]?.ssid}` : 'Wi-Fi not connected',
    },
    radios.aeroplane
      ? { icon: 'flight', words: 'Aeroplane mode' }
      : { icon: signalIcon(radios), words: `${radios.carrier}, ${radios.signal} of 4 bars` },
    { icon: batteryIcon(battery), words: `Battery ${battery.level} percent` },
  ];
  return out.filter(m => m !== false);
}

/** Time, notification icons, radios and battery, over whatever is on the screen. */
export function StatusBar() {
  const now = useNow();
  const zone = useZone();
  const { catalogue } = useStore();
  const h24 = usePhone(p => p.os.settings.clock24);
  const percent = usePhone(p => (p.os.settings.batteryPercent ? p.device.battery.level : null));
  const apps = usePhone(p => [
    ...new Set(
      Object.entries(p.os.notifications)
        .sort(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1))
        .map(([, n]) => n.app),
    ),
  ]);
  const markKeys = usePhone(p => marks(p).map(m => `${m.icon}|${m.words}`));
  const light = usePhone(
    p =>
      p.ui.shade === 'closed' &&
      (isLocked(p) ||
        (!p.ui.recents &&
          topScreen(p) === undefined &&
          p.ui.surfaces['launcher']?.values?.['drawer'] !== true)),
  );
  const over = usePhone(p => p.ui.shade !== 'closed' || p.ui.recents || isLocked(p));
  const time = formatTime(now, zone, h24);
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
            aria-label={`${catalogue.metas.get(app)?.name ?? app} notification`}
          >
            <Icon name={channelIcon(app)} filled size={15} />
          </span>
        ))}
        {apps.length > 4 && <span className={css['more']} aria-hidden="true" />}
      </span>
      {markKeys.map(s => {
        const [icon, words] = s.split('|') as [Mark['icon'], string];
        return (
          <span key={icon} className={css['mark']} role="img" aria-label={words}>
            <Icon name={icon} size={16} />
          </span>
        );
      })}
      {percent !== null && (
        <span className={css['percent']} aria-hidden="true">
          {percent}%
        </span>
      )}
    </div>
  );
}
