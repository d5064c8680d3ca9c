import { useGesture } from '../../sdk/react/gestures.ts';
import { usePhone, useSystem, useSystemCall } from '../../sdk/react/hooks.ts';
import { isSilenced } from '../../sdk/core/notifications.ts';
import type { SystemCall } from '../../sdk/core/system/index.ts';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import { Slider } from '../../sdk/react/kit/ranges.tsx';
import type { IconName } from '../../sdk/react/icons.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { isDark } from '../theme.ts';
import { wifiIcon } from '../status/icons.ts';
import { useShellWords } from '../phone-words.ts';
import { type Translate } from '../../sdk/core/words/words.ts';
import { type words } from '../words.ts';
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
function tiles(p: AnyPhone, t: Translate<typeof words>): Tile[] {
  const { radios, torch, batterySaver, orientation } = p.device;
  const s = p.os.settings;
  const onOff = (on: boolean) => (on ? t('on') : t('off'));
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
      t('wifi'),
      radios.wifi ? wifiIcon(radios) : 'wifi_off',
      radios.wifi,
      radios.wifi ? (network ?? t('notConnected')) : t('off'),
      ['setWifi', { on: !radios.wifi }],
      'wifi',
    ),
    tile(
      'data',
      t('mobileData'),
      'swap_vert',
      radios.mobileData && !radios.aeroplane,
      radios.aeroplane ? t('unavailable') : radios.mobileData ? radios.carrier : t('off'),
      ['setMobileData', { on: !radios.mobileData }],
      'network',
    ),
    tile(
      'bluetooth',
      t('bluetooth'),
      headset ? 'bluetooth_connected' : 'bluetooth',
      radios.bluetooth,
      radios.bluetooth ? (headset?.name ?? t('on')) : t('off'),
      ['setBluetooth', { on: !radios.bluetooth }],
      'bluetooth',
    ),
    tile(
      'dnd',
      t('doNotDisturb'),
      'do_not_disturb_on',
      isSilenced(p),
      onOff(isSilenced(p)),
      ['changeSettings', { settings: { doNotDisturb: { on: !s.doNotDisturb.on } } }],
      'sound',
    ),
    tile(
      'torch',
      t('torch'),
      torch ? 'flashlight_on' : 'flashlight_off',
      torch,
      onOff(torch),
      ['setTorch', { on: !torch }],
      'display',
    ),
    tile(
      'rotate',
      t('autoRotate'),
      'screen_rotation_alt',
      s.autoRotate,
      s.autoRotate ? t('on') : orientation === 'portrait' ? t('portrait') : t('landscape'),
      ['changeSettings', { settings: { autoRotate: !s.autoRotate } }],
      'display',
    ),
    tile(
      'aeroplane',
      t('aeroplane'),
      'flight',
      radios.aeroplane,
      onOff(radios.aeroplane),
      ['setAeroplane', { on: !radios.aeroplane }],
      'network',
    ),
    tile(
      'dark',
      t('darkTheme'),
      'dark_mode',
      isDark(p),
      batterySaver && s.theme !== 'dark'
        ? t('batterySaver')
        : s.theme === 'schedule'
          ? t('bySchedule')
          : onOff(isDark(p)),
      ['changeSettings', { settings: { theme: isDark(p) ? 'light' : 'dark' } }],
      'display',
    ),
    tile(
      'saver',
      t('batterySaver'),
      'energy_savings_leaf',
      batterySaver,
      batterySaver ? t('on') : t('charge', { level: p.device.battery.level }),
      ['setBatterySaver', { on: !batterySaver }],
      'battery',
    ),
    tile(
      'location',
      t('location'),
      radios.location ? 'location_on' : 'location_off',
      radios.location,
      onOff(radios.location),
      ['setLocation', { on: !radios.location }],
      'location',
    ),
    tile('nfc', t('nfc'), 'nfc', radios.nfc, onOff(radios.nfc), ['setNfc', { on: !radios.nfc }], 'network'),
    tile(
      'hotspot',
      t('hotspot'),
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
  const t = useShellWords();
  const tilesJson = usePhone(p => JSON.stringify(tiles(p, t)));
  const brightness = usePhone(p => p.device.brightness);
  const volume = usePhone(p => p.device.volume.media);
  const system = useSystem();
  const list = (JSON.parse(tilesJson) as Tile[]).slice(0, all ? 12 : 4);
  return (
    <div className={css['quick']}>
      <div className={css['tiles']}>
        {list.map(tile => (
          <TileButton key={tile.id} tile={tile} />
        ))}
      </div>
      <div className={css['sliderRow']}>
        <Icon name="light_mode" size={22} />
        <Slider
          label={t('brightness')}
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
            label={t('mediaVolume')}
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
  const t = useShellWords();
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
      aria-label={t('tile', { label: tile.label, state: tile.state })}
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
