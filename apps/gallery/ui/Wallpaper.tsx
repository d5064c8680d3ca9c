import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import { Button, EmptyState, IconButton, Picture, Screen } from './kit.ts';
import { pictureOf } from '../select.ts';
import { useAct, useFiles, useH24, useNav, useParams } from './hooks.ts';
import css from './gallery.module.css';

/** A photo as large as the screen, before it is made the wallpaper. */
export function Wallpaper() {
  const { file } = useParams('/wallpaper/:file');
  const item = pictureOf(useFiles(), file);
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const nav = useNav();
  const act = useAct();
  if (!item || item.media.kind === 'video')
    return (
      <Screen title="Use as wallpaper">
        <EmptyState
          icon="wallpaper"
          title="This can’t be a wallpaper"
          text="Choose a photo that is still on this phone."
        />
      </Screen>
    );
  return (
    <Screen bleed dark scroll={false} label="Use as wallpaper" className={css['night']!}>
      <div className={css['paper']}>
        <Picture name={item.media.picture ?? ''} alt={item.media.description || item.name} />
      </div>
      <div className={css['paperClock']} aria-hidden="true">
        <span>{formatTime(now, zone, h24)}</span>
        <small>{formatDay(now, zone)}</small>
      </div>
      <div className={css['top']}>
        <IconButton icon="close" label="Close" onClick={nav.back} />
      </div>
      <div className={css['foot']}>
        <div className={css['slides']}>
          <Button icon="wallpaper" onClick={() => act.useAsWallpaper({ file })}>
            Set wallpaper
          </Button>
        </div>
      </div>
    </Screen>
  );
}
