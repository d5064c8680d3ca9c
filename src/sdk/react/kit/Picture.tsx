import type { CSSProperties } from 'react';
import { cropInFile, filterOf, NO_EDITS, readPicture } from '../../core/picture.ts';
import { readSheet } from '../../core/sheet.ts';
import { pictureUrl } from '../pictures.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { SheetDrawing } from './SheetDrawing.tsx';
import css from './picture.module.css';

export interface PictureProps {
  /** A name of the picture library, `sheet:…`, `blob:<sha256>` or `snapshot:<sha256>`; edits may stand behind a `#`. */
  name: string;
  /** What is to be seen; empty for a picture that says nothing new. */
  alt: string;
  width?: number | string;
  height?: number | string;
  fit?: 'cover' | 'contain' | 'fill';
  /** Width over height, if only one of the sizes is known. */
  ratio?: number;
  radius?: number | string;
  className?: string;
}

/** A picture that reserves its space before it has loaded. Without a size it fills its container. */
export function Picture({ name, alt, width, height, fit = 'cover', ratio, radius, className }: PictureProps) {
  const { base, edits } = readPicture(name);
  const sheet = readSheet(base);
  const url = pictureUrl(base);
  const style: CSSProperties = {
    inlineSize: width ?? (ratio && height !== undefined ? 'auto' : '100%'),
    blockSize: height ?? (ratio ? 'auto' : '100%'),
    objectFit: fit,
    ...(ratio ? { aspectRatio: String(ratio) } : {}),
    ...(radius === undefined ? {} : { borderRadius: radius }),
  };
  // The free space around a whole picture shows the background.
  const clear = fit === 'contain' && css['clear'];
  const words = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt };
  if (url === undefined && sheet === null)
    return (
      <span className={cx(css['noPicture'], clear, className)} style={style} {...words}>
        <Icon name="image" />
      </span>
    );
  if (edits === NO_EDITS && sheet === null)
    return (
      <img
        className={cx(css['picture'], clear, className)}
        src={url}
        alt={alt}
        aria-hidden={alt === '' || undefined}
        decoding="sync"
        draggable={false}
        style={style}
      />
    );
  const { left, top, width: w, height: h } = cropInFile(edits);
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  // The file's own part, fitted into a box that stands as the file lies, and the box turned.
  const imageStyle: CSSProperties = {
    ...(sheet === null
      ? {
          objectFit: fit,
          objectViewBox: `inset(${percent(top)} ${percent(1 - left - w)} ${percent(1 - top - h)} ${percent(left)})`,
        }
      : {}),
    filter: filterOf(edits) || undefined,
    transform: `translate(-50%, -50%) ${edits.mirror ? 'scaleX(-1) ' : ''}rotate(${edits.turn}deg)`,
    ...(edits.turn % 180 === 0
      ? { width: '100cqw', height: '100cqh' }
      : { width: '100cqh', height: '100cqw' }),
  } as CSSProperties;
  if (sheet === null && fit === 'contain' && (w < 1 || h < 1)) {
    // In a box of another shape, `contain` would show what the crop leaves out on both sides. The image takes
    // its own shape instead: as if its pixels were large, brought down to what holds it.
    const [across, down] = [imageStyle.width, imageStyle.height];
    return (
      <span className={cx(css['edited'], className)} style={style} {...words}>
        <img
          srcSet={`${url} 0.02x`}
          alt=""
          decoding="sync"
          draggable={false}
          style={{ ...imageStyle, width: 'auto', height: 'auto', maxWidth: across, maxHeight: down }}
        />
      </span>
    );
  }
  return (
    <span className={cx(css['edited'], className)} style={style} {...words}>
      {sheet === null ? (
        <img src={url} alt="" decoding="sync" draggable={false} style={imageStyle} />
      ) : (
        <SheetDrawing sheet={sheet} view={{ left, top, width: w, height: h }} fit={fit} style={imageStyle} />
      )}
    </span>
  );
}
