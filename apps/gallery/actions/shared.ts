import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { MediaItem } from '../../../src/sdk/core/storage.ts';
import { pictureOf } from '../select.ts';
import type { Gallery } from '../state.ts';

export const action = actionsOf<Gallery>();
export const Picked = { files: Type.Array(Type.String()) };
export const OneFile = { file: Type.String() };

/** Those of the ids that are pictures outside of the bin, each once. */
export const pickedOf = (ctx: Ctx, ids: readonly string[]): MediaItem[] =>
  [...new Set(ids)].flatMap(id => pictureOf(ctx.device.storage.files, id) ?? []);

/** `3 photos`, `1 video`, `5 items` where there are both. */
export function countWords(items: readonly Pick<MediaItem, 'media'>[]): string {
  const videos = items.filter(f => f.media.kind === 'video').length;
  const noun = videos === 0 ? 'photo' : videos === items.length ? 'video' : 'item';
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`;
}
