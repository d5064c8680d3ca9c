import { useBack } from '../../../src/sdk/react/back.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Icon, IconButton } from './kit.ts';
import type { IconName } from './icons.ts';
import type { Settings } from '../state.ts';
import { useAct, useCamera, useNav } from './hooks.ts';
import { Counter } from './Finder.tsx';
import css from './camera.module.css';

interface Choice<T> {
  value: T;
  label: string;
  icon: IconName;
}
interface Option<K extends keyof Settings = keyof Settings> {
  key: K;
  title: string;
  photo: boolean;
  choices: readonly Choice<Settings[K]>[];
}
const option = <K extends keyof Settings>(
  key: K,
  title: string,
  photo: boolean,
  choices: readonly Choice<Settings[K]>[],
): Option => ({ key, title, photo, choices }) as unknown as Option;

/** What is set over the viewfinder: with photos, or with videos. */
const OPTIONS: readonly Option[] = [
  option('flash', 'Flash', true, [
    { value: 'off', label: 'Off', icon: 'flash_off' },
    { value: 'auto', label: 'Auto', icon: 'flash_auto' },
    { value: 'on', label: 'On', icon: 'flash_on' },
  ]),
  option('light', 'Light', false, [
    { value: false, label: 'Off', icon: 'flashlight_off' },
    { value: true, label: 'On', icon: 'flashlight_on' },
  ]),
  option('timer', 'Timer', true, [
    { value: 0, label: 'Off', icon: 'timer_off' },
    { value: 3, label: '3 s', icon: 'timer_3' },
    { value: 10, label: '10 s', icon: 'timer_10' },
  ]),
  option('ratio', 'Ratio', true, [
    { value: '4:3', label: '4:3', icon: 'crop_portrait' },
    { value: '16:9', label: '16:9', icon: 'crop_7_5' },
    { value: '1:1', label: '1:1', icon: 'crop_square' },
  ]),
];
const GRIDS = option('grid', 'Grid', true, [
  { value: 'off', label: 'Off', icon: 'grid_off' },
  { value: 'thirds', label: '3 × 3', icon: 'grid_3x3' },
  { value: 'square', label: '4 × 4', icon: 'grid_4x4' },
  { value: 'golden', label: 'Golden', icon: 'grid_on' },
]);

/** The row over the viewfinder: a button for each option, or the choices of one that was opened, or how long a video runs. */
export function Options() {
  const s = useCamera();
  const [open, setOpen] = useScreenState<string | null>('option', null);
  const act = useAct();
  const nav = useNav();
  const video = s.mode === 'video';
  const shown = [...OPTIONS.filter(o => (o.key === 'flash' ? s.mode === 'photo' : o.photo !== video)), GRIDS];
  const opened = s.recording || s.countdown ? undefined : shown.find(o => o.key === open);
  useBack(opened !== undefined, () => setOpen(null));
  if (s.recording)
    return (
      <div className={css['options']}>
        <Counter />
      </div>
    );
  if (s.countdown) return <div className={css['options']} />;
  if (opened) {
    return (
      <div className={css['options']} data-open="">
        <div className={css['choices']} role="radiogroup" aria-label={opened.title}>
          {opened.choices.map(c => (
            <button
              key={String(c.value)}
              type="button"
              role="radio"
              aria-checked={s.settings[opened.key] === c.value}
              data-rid={`${opened.key}-${String(c.value).replace(':', '-')}`}
              onClick={() => {
                act.changeSettings({ settings: { [opened.key]: c.value } });
                setOpen(null);
              }}
            >
              <Icon name={c.icon} />
              <span dir="ltr">{c.label}</span>
            </button>
          ))}
        </div>
        <IconButton icon="close" label="Close options" onClick={() => setOpen(null)} />
      </div>
    );
  }
  return (
    <div className={css['options']}>
      {shown.map(o => {
        const now = o.choices.find(c => c.value === s.settings[o.key])!;
        return (
          <IconButton
            key={o.key}
            icon={now.icon}
            label={`${o.title}: ${now.label}`}
            rid={`option-${o.key}`}
            className={s.settings[o.key] === o.choices[0]!.value ? undefined : css['lit']}
            onClick={() => setOpen(o.key)}
          />
        );
      })}
      <IconButton icon="settings" label="Camera settings" onClick={() => nav.push('/settings')} />
    </div>
  );
}
