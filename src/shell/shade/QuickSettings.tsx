import { useGesture } from '../../sdk/react/gestures.ts';
import { usePhone, useSystem, useSystemCall } from '../../sdk/react/hooks.ts';
import { isSilenced } from '../../sdk/core/notifications.ts';
import type { SystemCall } from '../../sdk/core/system/index.ts';
import { Icon, Slider } from '../../sdk/react/kit/index.ts';
import type { IconName } from '../../sdk/react/icons.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { isDark } from '../theme.ts';
import { wifiIcon } from '../status/icons.ts';
import css from './shade.module.css';

interface Tile {
  id: string;
  label: string;
  icon: IconName;
  on: boolean;
  state: string;
  call: SystemCall;
  page: string;
}

/** Every tile with its state and what a tap does; a long press opens its settings page. */
function tiles(p: AnyPhone): Tile[] {
  const { radios, torch, batterySaver, orientation } = p.device;
  const s = p.os.settings;
  const onOff = (on: boolean) => (on ? 'On' : 'Off');
  const network = radios.network ? radios.networks[radios.network]?.ssid : undefined;
  const headset = Object.entries(radios.devices)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, d]) => d)
    .find(d => d.connected);
  const tile = (
    id: string,
    label: string,
    icon: IconName,
    on: boolean,
    state: string,
    call: SystemCall,
    page: string,
  ): Tile => ({ id, label, icon, on, state, call, page });
  return [
    tile(
      'wifi',
      'Wi-Fi',
      radios.wifi ? wifiIcon(radios) : 'wifi_off',
      radios.wifi,
      radios.wifi ? (network ?? 'Not connected') : 'Off',
      ['setWifi', { on: !radios.wifi }],
      'wifi',
    ),
    tile(
      'data',
      'Mobile data',
      'swap_vert',
      radios.mobileData && !radios.aeroplane,
      radios.aeroplane ? 'Unavailable' : radios.mobileData ? radios.carrier : 'Off',
      ['setMobileData', { on: !radios.mobileData }],
      'network',
    ),
    tile(
      'bluetooth',
      'Bluetooth',
      headset ? 'bluetooth_connected' : 'bluetooth',
      radios.bluetooth,
      radios.bluetooth ? (headset?.name ?? 'On') : 'Off',
      ['setBluetooth', { on: !radios.bluetooth }],
      'bluetooth',
    ),
    tile(
      'dnd',
      'Do not disturb',
      'do_not_disturb_on',
      isSilenced(p),
      onOff(isSilenced(p)),
      ['changeSettings', { settings: { doNotDisturb: { on: !s.doNotDisturb.on } } }],
      'sound',
    ),
    tile(
      'torch',
      'Torch',
      torch ? 'flashlight_on' : 'flashlight_off',
      torch,
      onOff(torch),
      ['setTorch', { on: !torch }],
      'display',
    ),
    tile(
      'rotate',
      'Auto-rotate',
      'screen_rotation_alt',
      s.autoRotate,
      s.autoRotate ? 'On' : orientation === 'portrait' ? 'Portrait' : 'Landscape',
      ['changeSettings', { settings: { autoRotate: !s.autoRotate } }],
      'display',
    ),
    tile(
      'aeroplane',
      'Aeroplane mode',
      'flight',
      radios.aeroplane,
      onOff(radios.aeroplane),
      ['setAeroplane', { on: !radios.aeroplane }],
      'network',
    ),
    tile(
      'dark',
      'Dark theme',
      'dark_mode',
      isDark(p),
      batterySaver && s.theme !== 'dark'
        ? 'Battery saver'
        : s.theme === 'schedule'
          ? 'By schedule'
          : onOff(isDark(p)),
      ['changeSettings', { settings: { theme: isDark(p) ? 'light' : 'dark' } }],
      'display',
    ),
    tile(
      'saver',
      'Battery saver',
      'energy_savings_leaf',
      batterySaver,
      batterySaver ? 'On' : `${p.device.battery.level} %`,
      ['setBatterySaver', { on: !batterySaver }],
      'battery',
    ),
    tile(
      'location',
      'Location',
      radios.location ? 'location_on' : 'location_off',
      radios.location,
      onOff(radios.location),
      ['setLocation', { on: !radios.location }],
      'location',
    ),
    tile('nfc', 'NFC', 'nfc', radios.nfc, onOff(radios.nfc), ['setNfc', { on: !radios.nfc }], 'network'),
    tile(
      'hotspot',
      'Hotspot',
      'wifi_tethering',
      radios.hotspot.on,
      onOff(radios.hotspot.on),
      ['setHotspot', { on: !radios.hotspot.on }],
      'network',
    ),
  ];
}

/** Tiles that act on the device, brightness and volume. */
export function QuickSettings({ all }: { all: boolean }) {
  const tilesJson = usePhone(p => JSON.stringify(tiles(p)));
  const brightness = usePhone(p => p.device.brightness);
  const volume = usePhone(p => p.device.volume.media);
  const system = useSystem();
  const list = (JSON.parse(tilesJson) as Tile[]).slice(0, all ? 12 : 4);
  return (
    <div className={css['quick']}>
      <div className={css['tiles']}>
        {list.map(t => (
          <TileButton key={t.id} tile={t} />
        ))}
      </div>
      <div className={css['sliderRow']}>
        <Icon name="light_mode" size={22} />
        <Slider
          label="Brightness"
          value={brightness}
          min={0}
          max={100}
          step={1}
          onChange={value => system.setBrightness({ value })}
        />
      </div>
      {all && (
        <div className={css['sliderRow']}>
          <Icon name={volume === 0 ? 'volume_off' : 'volume_up'} size={22} />
          <Slider
            label="Media volume"
            value={volume}
            min={0}
            max={100}
            step={1}
            onChange={value => system.setVolume({ stream: 'media', value })}
          />
        </div>
      )}
    </div>
  );
}

function TileButton({ tile }: { tile: Tile }) {
  const system = useSystem();
  const call = useSystemCall();
  const ref = useGesture({
    onLongPress: () => {
      system.closeShade();
      system.startIntent({ app: 'systemui', intent: { verb: 'VIEW', uri: `settings-${tile.page}:` } });
    },
  });
  return (
    <button
      type="button"
      ref={ref}
      role="switch"
      aria-checked={tile.on}
      aria-label={`${tile.label}, ${tile.state}`}
      data-rid={`tile-${tile.id}`}
      className={css['tile']}
      data-on={tile.on || undefined}
      onClick={() => call(tile.call)}
    >
      <Icon name={tile.icon} size={22} />
      <span className={css['tileText']}>
        <span>{tile.label}</span>
        <span className={css['tileState']}>{tile.state}</span>
      </span>
    </button>
  );
}
