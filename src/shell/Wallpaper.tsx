import { usePhone } from '../sdk/react/hooks.ts';
import { Picture } from '../sdk/react/kit/Picture.tsx';
import { pictureUrl } from '../sdk/react/pictures.ts';

/** What lies behind the icons and the lock screen: the wallpaper, or the person's own picture in its place. */
export function Wallpaper({ className }: { className: string | undefined }) {
  const name = usePhone(p => p.os.settings.wallpaper);
  const own = usePhone(p => p.os.settings.wallpaperPicture);
  // A photo may be as light as the words that stand on it.
  if (own !== undefined)
    return (
      <div className={className} style={{ filter: 'brightness(0.66)' }} aria-hidden="true">
        <Picture name={own} alt="" />
      </div>
    );
  const src = pictureUrl(`wallpaper-${name}`);
  return src ? <img className={className} src={src} alt="" aria-hidden="true" decoding="sync" /> : null;
}
