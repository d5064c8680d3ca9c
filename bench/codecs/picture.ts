import type { Codec } from './codec.ts';
import { DEFAULT_POINTS } from './shared/screen.ts';

/** How a run takes pictures for a codec: pixels a point, drawn numbers, format. */
export interface PictureOptions {
  scale?: number;
  marks?: boolean;
  format?: 'png';
}

/** The pictures that a codec needs. A requested `scale` replaces the codec's own. Throws RangeError for one that its coordinates do not allow. */
export function pictureOptionsOf(
  { name, picture: { width, marks, format, isUnscaled } = {} }: Pick<Codec, 'name' | 'picture'>,
  scale?: number,
): PictureOptions {
  if (isUnscaled && scale !== undefined)
    throw new RangeError(`The actions ${name} are in pixels of the screen: leave --scale out`);
  const wanted = scale ?? (width === undefined ? undefined : width / DEFAULT_POINTS);
  return {
    ...(wanted === undefined ? {} : { scale: wanted }),
    ...(marks ? { marks } : {}),
    ...(format ? { format } : {}),
  };
}
