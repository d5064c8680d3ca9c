import { mediaOf, type MediaItem } from '../../src/sdk/core/storage.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import type { Device } from '../../src/state/phone/index.ts';
import spots from './spots.json' with { type: 'json' };
import type { Camera, Recording, Shot } from './state.ts';

export { exposed, pixelsOf } from './exposure.ts';

/** Known places, with what is to be seen there. */
export const SPOTS: readonly { name: string; kind: string; latitude: number; longitude: number }[] = spots;

/** Folder of everything that the camera makes. */
export const FOLDER = 'DCIM/Camera';

/** Photos and videos of the camera's folder, newest first. */
export const rollOf = remembered((files: Device['storage']['files']): readonly MediaItem[] =>
  mediaOf(files, 'photo', 'video').filter(f => f.path.startsWith(`${FOLDER}/`)),
);

/** How a picture was taken, where this app took it. */
export const shotOf = (state: Camera, file: string): Shot | undefined =>
  Object.values(state.shots).find(s => s.file === file);

/** How long a recording has run at a moment, ms. */
export const ranOf = ({ since, ranMs }: Recording, now: number): number =>
  ranMs + (since === null ? 0 : Math.max(0, now - since));

/** Buttons for the zoom of a camera. */
export const ZOOMS: Record<Camera['facing'], readonly number[]> = { back: [0.6, 1, 2, 5], front: [1, 2] };

/** `1×`, `0.6×`, `2.4×`. */
export const zoomWords = (zoom: number): string => `${Math.round(zoom * 10) / 10}×`;

/** The zoom button that a zoom belongs to: the largest that is not over it. */
export const zoomStep = (facing: Camera['facing'], zoom: number): number =>
  [...ZOOMS[facing]].reverse().find(z => z <= zoom + 0.001) ?? ZOOMS[facing][0]!;

/** Seconds that are left of a countdown, as it shows them. */
export const secondsLeft = (endsAt: number, now: number): number =>
  Math.max(1, Math.ceil((endsAt - now) / 1000));
