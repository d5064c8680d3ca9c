import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { fileName } from '../exposure.ts';
import { FOLDER } from '../select.ts';
import type { Camera, Draft } from '../state.ts';

export const action = actionsOf<Camera>();

/** What another app waits for, where the viewfinder was opened for one. */
export const wanted = (ctx: Ctx): 'photo' | 'video' | null =>
  ctx.showing('/capture/photo') ? 'photo' : ctx.showing('/capture/video') ? 'video' : null;

/** Whether pictures may say where they were taken. */
export const mayTag = (state: Camera, ctx: Ctx): boolean =>
  state.settings.location && ctx.device.radios.location && ctx.allowed('location');

/** Puts a picture into shared storage; gives its file. */
export function keep(state: Camera, draft: Draft, ctx: Ctx): string {
  const { picture, width, height, duration, size, place, description, ...how } = draft;
  const video = how.kind === 'video';
  const file = ctx.provider('media')!.add({
    folder: FOLDER,
    name: fileName(draft, ctx.zone),
    autoName: true,
    mime: video ? 'video/mp4' : 'image/jpeg',
    size,
    media: { kind: how.kind, picture, width, height, duration, takenAt: how.takenAt, place, description },
  });
  state.shots[ctx.id('shot')] = { ...how, file };
  return file;
}

export const STORAGE_FULL = 'Not enough storage. Free up some space first';
