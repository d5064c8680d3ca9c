import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { FilesProvider } from '../../../src/sdk/core/providers.ts';
import { RuleError } from '../../../src/sdk/core/rule-error.ts';
import { usedBytes } from '../../../src/sdk/core/storage.ts';
import type { Files } from '../state.ts';

export const action = actionsOf<Files>();
export const some = (n: number): string => (n === 1 ? '1 item' : `${n} items`);

/** Runs a change of shared storage; what it refuses is told, and nothing has changed then. */
export function changeOrToast(ctx: Ctx, change: (files: FilesProvider) => void): boolean {
  const files = ctx.provider('files');
  if (!files) {
    ctx.toast('There is no shared storage');
    return false;
  }
  try {
    change(files);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    ctx.toast(error.code === 'FILE_NOT_FOUND' ? 'This was moved or deleted' : error.message);
    return false;
  }
  return true;
}

/** The ids of existing files outside the bin, without those inside another of them. */
export function outermost(files: FilesProvider, ids: readonly string[]): string[] {
  const there = [...new Set(ids)].filter(id => files.get(id));
  const inside = (id: string): boolean => {
    for (let at = files.get(id)?.parent ?? null; at !== null; at = files.get(at)?.parent ?? null)
      if (there.includes(at)) return true;
    return false;
  };
  return there.filter(id => !inside(id));
}

/** Whether so many bytes more fit; says so where they do not. */
export function hasRoom(ctx: Ctx, bytes: number): boolean {
  const room = ctx.device.storage.capacity - usedBytes(ctx.device, ctx.os) >= bytes;
  if (!room) ctx.toast('There is not enough space');
  return room;
}

/** The name of a folder for words. */
export const folderName = (files: FilesProvider, folder: string | null): string =>
  folder === null ? 'Internal storage' : (files.get(folder)?.name ?? 'the folder');

/** Closes the folder picker that asked for this. */
export const leavePicker = (ctx: Ctx): void => {
  if (ctx.showing('/choose')) ctx.finish();
};
