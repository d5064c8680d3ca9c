import { usePhone, useSystem } from '../../sdk/react/hooks.ts';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import { IconButton } from '../../sdk/react/kit/buttons.tsx';
import { Slider } from '../../sdk/react/kit/ranges.tsx';
import { useShellWords } from '../phone-words.ts';
import css from './overlays.module.css';

const NEXT = { sound: 'vibrate', vibrate: 'silent', silent: 'sound' } as const;
const ICONS = {
  sound: 'notifications_active',
  vibrate: 'mobile_vibrate',
  silent: 'notifications_off',
} as const;

/** Media volume, as the volume keys bring it up. */
export function VolumePanel() {
  const t = useShellWords();
  const open = usePhone(p => p.ui.volumePanel && p.ui.awake);
  const value = usePhone(p => p.device.volume.media);
  const ringer = usePhone(p => p.device.ringer);
  const system = useSystem();
  if (!open) return null;
  return (
    <div
      className={css['volume']}
      data-layer="volume"
      role="group"
      aria-label={t('volume')}
      data-app="systemui"
    >
      <IconButton
        icon={ICONS[ringer]}
        label={t('ringer', { mode: ringer })}
        onClick={() => system.setRinger({ mode: NEXT[ringer] })}
      />
      <div className={css['volumeSlider']}>
        <Icon name={value === 0 ? 'music_off' : 'music_note'} size={22} />
        <Slider
          label={t('mediaVolume')}
          value={value}
          min={0}
          max={100}
          step={1}
          onChange={v => system.setVolume({ stream: 'media', value: v })}
        />
      </div>
      <IconButton
        icon="more_horiz"
        label={t('soundSettings')}
        onClick={() => {
          system.hideVolume();
          system.startIntent({ app: 'system', intent: { verb: 'VIEW', uri: 'settings-sound:' } });
        }}
      />
    </div>
  );
}
