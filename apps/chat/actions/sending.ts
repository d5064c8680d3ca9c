import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { closedReason } from '../select.ts';
import { type Chat } from '../state.ts';
import { post, type Body } from './shared.ts';

/** Album that saved photos go to. */
export const FOLDER = 'Pictures/Parley';
/** Folder that files of others go to when they are opened. */
export const RECEIVED = 'Download/Parley';

export const T = Type.String();
export const InThread = Type.Object({ thread: T });
export const OnMessage = Type.Object({ message: T });

/** Sends where the thread takes messages; says why where it does not. */
export function send(state: Chat, ctx: Ctx, thread: string, body: Body): void {
  const closed = closedReason(state, thread);
  if (closed) {
    ctx.toast(closed);
    return;
  }
  post(state, ctx, thread, body);
}

export function sendFile(state: Chat, ctx: Ctx, thread: string, file: string): void {
  const found = ctx.device.storage.files[file];
  if (found?.kind === 'file')
    send(state, ctx, thread, {
      kind: 'file',
      text: '',
      file: { name: found.name, size: found.size, mime: found.mime },
    });
}
