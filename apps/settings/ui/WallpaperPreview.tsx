import { formatTime } from '../../../src/sdk/core/format.ts';
import { WALLPAPERS } from '../../../src/sdk/core/system/choices.ts';
import { Button, IconButton, Picture, Screen } from './kit.ts';
import { useCall, useNav, usePage } from './hooks.ts';
import css from './settings.module.css';

/** A wallpaper as large as the screen, before it is set. */
export function WallpaperPreview() {
  const { v } = usePage();
  const call = useCall();
  const nav = useNav();
  const name = v.params['name'] ?? '';
  const title = WALLPAPERS.find(w => w.name === name)?.title ?? name;
  const inUse = v.phone.os.settings.wallpaper === name && v.phone.os.settings.wallpaperPicture === undefined;
  const set = () => {
    nav.back();
    call(['setWallpaper', { name }]);
    call(['toast', { text: 'Wallpaper set' }]);
  };
  return (
    <Screen bleed scroll={false} label={`${title}, preview`}>
      <div className={css['preview']}>
        <Picture name={`wallpaper-${name}`} alt={`${title} wallpaper`} />
        <span className={css['previewClock']} aria-hidden="true">
          {formatTime(v.phone.clock.now, v.phone.clock.zone, v.phone.os.settings.clock24)}
        </span>
        <div className={css['previewClose']}>
          <IconButton icon="close" label="Close" onClick={nav.back} />
        </div>
        <div className={css['previewBar']} style={{ insetBlockEnd: 'calc(var(--nav-inset, 20px) + 24px)' }}>
          <Button icon="wallpaper" disabled={inUse} onClick={set} rid="set-wallpaper">
            {inUse ? 'In use' : 'Set wallpaper'}
          </Button>
        </div>
      </div>
    </Screen>
  );
}
