import { WALLPAPERS } from '../../../../src/sdk/core/system/choices.ts';
import { Icon, Picture } from '../kit.ts';
import type { View } from '../../model.ts';
import { Cell, Group } from '../Frame.tsx';
import { useNav } from '../hooks.ts';
import css from '../sections.module.css';
import common from '../settings.module.css';

/** How text looks now. */
export function TextPreview() {
  return (
    <Group label="Preview">
      <Cell pad>
        <span className={css['previewTitle']}>The ferry leaves at nine</span>
        <span className={css['previewText']}>
          Bring the blue bag, two tickets and something warm: it is windy on the upper deck until the boat has
          passed the lighthouse.
        </span>
        <span className={common['summary']}>12 March, 09:41</span>
      </Cell>
    </Group>
  );
}

/** The wallpapers as small screens; a tap previews one. */
export function Wallpapers({ v }: { v: View }) {
  const nav = useNav();
  const { wallpaper: named, wallpaperPicture } = v.phone.os.settings;
  const wallpaper = wallpaperPicture === undefined ? named : null;
  return (
    <div className={css['papers']} role="group" aria-label="Wallpapers">
      {WALLPAPERS.map(w => (
        <button
          type="button"
          key={w.name}
          className={css['paper']}
          aria-label={w.title}
          aria-pressed={w.name === wallpaper}
          data-key={`wallpaper-${w.name}`}
          data-rid="wallpaper"
          onClick={() => nav.push('/wallpaper/:name', { name: w.name })}
        >
          <span className={css['paperPicture']}>
            <Picture name={`wallpaper-${w.name}`} alt="" />
            {w.name === wallpaper && (
              <span className={css['paperTick']}>
                <Icon name="check" size={20} />
              </span>
            )}
          </span>
          <span className={css['paperName']} aria-hidden="true">
            {w.title}
          </span>
        </button>
      ))}
    </div>
  );
}
