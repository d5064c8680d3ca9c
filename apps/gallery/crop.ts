import { cropOf, editedSize, readPicture, type PictureEdits } from '../../src/sdk/core/picture.ts';

type Crop = PictureEdits['crop'];
export interface Size {
  width: number;
  height: number;
}

/** Shapes that a picture can be cut to: width over height. `free` is any, `original` that of the whole picture. */
export const RATIOS = {
  free: null,
  original: null,
  '1:1': 1,
  '4:3': 4 / 3,
  '3:4': 3 / 4,
  '16:9': 16 / 9,
  '9:16': 9 / 16,
} as const;
export type Ratio = keyof typeof RATIOS;

/** Parts of a crop that a finger can hold, `move` for all of it. */
export type Handle = 'move' | `${'top' | 'bottom' | ''}${'-' | ''}${'left' | 'right' | ''}`;
export const HANDLES = [
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

/** Size of the picture without its edits, from its size with them. */
export function wholeSize(picture: string, { width, height }: Size): Size {
  const {
    edits: { turn, crop },
  } = readPicture(picture);
  const across = Math.round(width / crop.width);
  const down = Math.round(height / crop.height);
  return turn % 180 === 0 ? { width: across, height: down } : { width: down, height: across };
}

/** Size of the whole picture as it is turned. */
export const turnedSize = (whole: Size, { turn }: PictureEdits): Size =>
  turn % 180 === 0 ? whole : { width: whole.height, height: whole.width };

/** A ratio as width over height of a crop's fractions, or null where any will do. */
export function lockOf(ratio: Ratio, turned: Size): number | null {
  if (ratio === 'original') return 1;
  const shape = RATIOS[ratio];
  return shape === null ? null : (shape * turned.height) / turned.width;
}

/** The largest part of that shape around the middle of what was left before. */
export function cropTo(crop: Crop, lock: number | null): Crop {
  if (lock === null) return crop;
  const width = Math.min(1, lock);
  const height = Math.min(1, 1 / lock);
  const within = (middle: number, size: number) => Math.max(0, Math.min(1 - size, middle - size / 2));
  return cropOf({
    left: within(crop.left + crop.width / 2, width),
    top: within(crop.top + crop.height / 2, height),
    width,
    height,
  });
}

/** Least share of a side that is left. */
const LEAST = 0.05;

/** The crop after a finger that holds `handle` went that far, as fractions of the picture; `lock` keeps its shape. */
export function dragCrop(crop: Crop, handle: Handle, dx: number, dy: number, lock: number | null): Crop {
  if (handle === 'move')
    return cropOf({
      ...crop,
      left: Math.max(0, Math.min(1 - crop.width, crop.left + dx)),
      top: Math.max(0, Math.min(1 - crop.height, crop.top + dy)),
    });
  let { left, top } = crop;
  let right = left + crop.width;
  let bottom = top + crop.height;
  if (handle.includes('left')) left = Math.max(0, Math.min(right - LEAST, left + dx));
  if (handle.includes('right')) right = Math.min(1, Math.max(left + LEAST, right + dx));
  if (handle.includes('top')) top = Math.max(0, Math.min(bottom - LEAST, top + dy));
  if (handle.includes('bottom')) bottom = Math.min(1, Math.max(top + LEAST, bottom + dy));
  if (lock === null) return cropOf({ left, top, width: right - left, height: bottom - top });
  // The side that the finger moved more leads; the corner that lies opposite stays.
  const wide =
    handle === 'left' ||
    handle === 'right' ||
    (handle.includes('-') &&
      Math.abs(right - left - crop.width) >= Math.abs(bottom - top - crop.height) * lock);
  const roomX = handle.includes('left') ? crop.left + crop.width : 1 - crop.left;
  const roomY = handle.includes('top') ? crop.top + crop.height : 1 - crop.top;
  const width = Math.max(
    LEAST,
    LEAST * lock,
    Math.min(wide ? right - left : (bottom - top) * lock, roomX, roomY * lock),
  );
  const height = width / lock;
  return cropOf({
    left: handle.includes('left') ? crop.left + crop.width - width : crop.left,
    top: handle.includes('top') ? crop.top + crop.height - height : crop.top,
    width,
    height,
  });
}

/** A quarter further clockwise as it is seen; what was cut off stays cut off. */
export function turned(edits: PictureEdits): PictureEdits {
  const { left, top, width, height } = edits.crop;
  // Behind a mirror clockwise is the other way.
  const turn = ((edits.turn + (edits.mirror ? 270 : 90)) % 360) as PictureEdits['turn'];
  return {
    ...edits,
    turn,
    crop: cropOf({ left: 1 - top - height, top: left, width: height, height: width }),
  };
}

/** Left and right changed. */
export const mirrored = (edits: PictureEdits): PictureEdits => ({
  ...edits,
  mirror: !edits.mirror,
  crop: cropOf({ ...edits.crop, left: 1 - edits.crop.left - edits.crop.width }),
});

/** Pixels that are left after edits of a picture of this whole size. */
export const sizeAfter = (whole: Size, edits: PictureEdits): Size => editedSize(whole, edits);
