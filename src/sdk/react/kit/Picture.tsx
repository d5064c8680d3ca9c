import type { CSSProperties } from 'react';
import { pictureUrl } from '../pictures.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import css from './display.module.css';

export interface PictureProps {
  /** A name of the picture library, `blob:<sha256>` or `snapshot:<sha256>`. */
  name: string;
  /** What is to be seen; empty for a picture that says nothing new. */
  alt: string;
  width?: number | string;
  height?: number | string;
  fit?: 'cover' | 'contain' | 'fill';
  /** Width over height, where only one of the sizes is known. */
  ratio?: number;
  radius?: number | string;
  className?: string;
}

/** A picture whose room is known before it has loaded. Where its size is left out, it fills what holds it. */
export function Picture({ name, alt, width, height, fit = 'cover', ratio, radius, className }: PictureProps) {
  const url = pictureUrl(name);
  const style: CSSProperties = { inlineSize: width ?? (ratio && height !== undefined ? 'auto' : '100%'), blockSize: height ?? (ratio ? 'auto' : '100%'), objectFit: fit, ...(ratio ? { aspectRatio: String(ratio) } : {}), ...(radius === undefined ? {} : { borderRadius: radius }) };
  const words = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt };
  if (url === undefined) return <span className={cx(css['noPicture'], className)} style={style} {...words}><Icon name="image" /></span>;
  return <img className={cx(css['picture'], className)} src={url} alt={alt} aria-hidden={alt === '' || undefined} decoding="sync" draggable={false} style={style} />;
}
