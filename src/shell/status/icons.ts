import type { FilledIconName, IconName } from '../../sdk/react/icons.ts';
import type { Device } from '../../state/phone/index.ts';

export function wifiIcon(radios: Device['radios']): IconName {
  const level = radios.network ? (radios.networks[radios.network]?.level ?? 0) : -1;
  if (level < 0) return 'signal_wifi_statusbar_null';
  return (
    (
      [
        'signal_wifi_0_bar',
        'network_wifi_1_bar',
        'network_wifi_2_bar',
        'network_wifi_3_bar',
        'signal_wifi_4_bar',
      ] as const
    )[level] ?? 'signal_wifi_4_bar'
  );
}

export function signalIcon(radios: Device['radios']): IconName {
  return (
    (
      [
        'signal_cellular_0_bar',
        'signal_cellular_1_bar',
        'signal_cellular_2_bar',
        'signal_cellular_3_bar',
        'signal_cellular_4_bar',
      ] as const
    )[radios.signal] ?? 'signal_cellular_4_bar'
  );
}

export function batteryIcon(battery: Device['battery']): IconName {
  if (battery.charging) return 'battery_charging_full';
  if (battery.level >= 95) return 'battery_full';
  return (
    (
      [
        'battery_0_bar',
        'battery_1_bar',
        'battery_2_bar',
        'battery_3_bar',
        'battery_4_bar',
        'battery_5_bar',
        'battery_6_bar',
      ] as const
    )[Math.floor(battery.level / 14)] ?? 'battery_6_bar'
  );
}

/** One-colour icon, to be drawn filled, of an app in the status bar and the shade. */
export function channelIcon(app: string): FilledIconName {
  const icons: Record<string, FilledIconName> = {
    chat: 'chat_bubble',
    notes: 'sticky_note_2',
    settings: 'settings',
    answers: 'fact_check',
    mail: 'mail',
    calendar: 'calendar_today',
    clock: 'alarm',
    messages: 'sms',
    phone: 'call',
    music: 'music_note',
    recorder: 'mic',
    system: 'info',
  };
  return icons[app] ?? 'notifications';
}
