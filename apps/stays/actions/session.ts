import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { Stays } from '../state.ts';
import { words } from '../words.ts';
import { action, MINUTE, tell } from './shared.ts';

const DAY = 24 * 60 * MINUTE;
/** How long a sign-in lasts. */
export const SESSION_MS = 30 * DAY;
export const TRIES = 3;
export const LOCK_MS = 10 * MINUTE;

/** A code goes by mail, and where there is no mailbox by notification. */
function send(state: Stays, ctx: Ctx): void {
  const t = ctx.words(words);
  const { session, owner } = state;
  session.sent++;
  const code = String(100_000 + Math.floor(ctx.chance('code', session.sent) * 900_000));
  session.code = code;
  const mailbox = ctx.provider('mail');
  if (mailbox) {
    mailbox.deliver({
      from: { name: 'Lodgepole', address: 'bookings@lodgepole.example' },
      subject: t('codeSubject', { code }),
      text: [t('codeText', { code }), t('codeText2')].join('\n\n'),
      thread: 'sign-in',
    });
    ctx.toast(t('codeSent', { address: owner.email }));
  } else
    tell(state, ctx, 'codes', {
      tag: 'code',
      title: t('codeSubject', { code }),
      text: t('codeText2'),
      route: '/sign-in',
    });
}

export const session = {
  sendCode: action('Send a code to sign in', Type.Object({}), (state, _, ctx) => {
    const { session: s } = state;
    if (s.lockedUntil !== null && s.lockedUntil > ctx.now) return;
    if (!ctx.online()) return ctx.toast(ctx.words(words)('offlineShort'));
    send(state, ctx);
  }),
  signIn: action('Sign in with the code', Type.Object({ code: Type.String() }), (state, { code }, ctx) => {
    const { session: s } = state;
    const t = ctx.words(words);
    if (s.lockedUntil !== null && s.lockedUntil > ctx.now) return;
    s.lockedUntil = null;
    if (!ctx.online()) return ctx.toast(t('offlineShort'));
    if (s.code === null) return ctx.toast(t('askForCode'));
    if (code.replace(/\D/g, '') === s.code) {
      Object.assign(s, { until: ctx.now + SESSION_MS, code: null, wrong: 0 });
      ctx.dismiss('stays-code');
      if (ctx.showing('/sign-in')) ctx.finish();
      return ctx.toast(t('signedInAgain'));
    }
    s.wrong++;
    if (s.wrong < TRIES) return;
    Object.assign(s, { wrong: 0, code: null, lockedUntil: ctx.now + LOCK_MS });
  }),
  signOut: action('Sign out', Type.Object({}), (state, _, ctx) => {
    Object.assign(state.session, { until: ctx.now, code: null, wrong: 0 });
  }),
};
