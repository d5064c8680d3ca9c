import type { Ctx } from '../../src/sdk/core/ctx.ts';
import type { MailProvider } from '../../src/sdk/core/mail.ts';
import type { Postbird } from './state.ts';

/** How long a mail of a firm is on its way, unless told. */
const ARRIVES_MS = 20_000;

/** The owner’s mailbox as apps of firms reach it. */
export const mailOf = (_state: Postbird, ctx: Ctx): MailProvider => ({
  deliver: (mail, afterMs = ARRIVES_MS) => {
    ctx.schedule(ctx.now + Math.max(1, afterMs), 'receive', { mail }, `mail-in-${ctx.id('post')}`);
  },
});
