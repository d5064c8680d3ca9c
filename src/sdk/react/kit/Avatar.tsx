import type { FilledIconName, IconName } from '../icons.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { initialsOf, toneOf } from './names.ts';
import { Picture } from './Picture.tsx';
import css from './avatar.module.css';

export interface AvatarProps<N extends string = IconName, F extends string = FilledIconName> {
  name: string;
  picture?: string | null;
  size?: number;
  shape?: 'circle' | 'rounded' | 'square';
  /** Online, or a small icon at its corner. */ mark?: 'online' | N;
  icon?: F;
  className?: string;
}

/** A portrait, or initials on a tone that belongs to the name. Beside the name it says nothing new, so it is not read out. */
export function Avatar({ name, picture, size = 40, shape = 'circle', mark, icon, className }: AvatarProps) {
  return (
    <span
      className={cx(css['avatar'], className)}
      data-shape={shape}
      data-tone={toneOf(name)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      <span className={css['face']} data-initials={picture || icon ? undefined : initialsOf(name)}>
        {picture ? (
          <Picture name={picture} alt="" />
        ) : (
          icon && <Icon name={icon} size={Math.round(size * 0.55)} filled />
        )}
      </span>
      {mark === 'online' ? (
        <span className={css['online']} style={{ inlineSize: size * 0.28, blockSize: size * 0.28 }} />
      ) : (
        mark && (
          <span className={css['mark']}>
            <Icon name={mark} size={14} />
          </span>
        )
      )}
    </span>
  );
}
