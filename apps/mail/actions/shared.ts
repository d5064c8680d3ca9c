import { Type } from 'typebox';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { EffectWhat } from '../../../src/state/phone/index.ts';
import { isOwn, mailsOf, nameOf } from '../select.ts';
import { sameAddress } from '../text.ts';
import type { Draft, Incoming, Mail, Postbird, ReplyRule, Thread } from '../state.ts';
import { words } from '../words.ts';

export const action = actionsOf<Postbird>();
export const T = Type.String();
export const Ids = Type.Array(T);

/** How long a server takes to say that an address does not exist. */
const BOUNCE_MS = 25_000;
export const sendTimer = (draft: string): string => `mail-send-${draft}`;
export const wakeTimer = (thread: string): string => `mail-wake-${thread}`;

export const newThread = (over: Partial<Thread> = {}): Thread => ({
  key: '',
  place: 'archive',
  category: 'primary',
  labels: [],
  starred: false,
  snoozedUntil: null,
  wokeAt: null,
  binnedAt: null,
  ...over,
});

/** Now, or just after what stands last in the conversation: what comes in one moment keeps its order. */
function momentIn(state: Postbird, ctx: Ctx, thread: string): number {
  return Object.values(state.mails).reduce(
    (at, m) => (m.thread === thread && m.at >= at ? m.at + 1 : at),
    ctx.now,
  );
}

/** A mail as the ledger has it. */
const entryOf = ({ subject, text, cc, bcc, attachments }: Draft): EffectWhat<'mail'> => ({
  subject,
  text,
  cc: cc.map(p => p.address),
  bcc: bcc.map(p => p.address),
  attached: attachments.map(a => ({ kind: a.picture ? 'photo' : 'file', name: a.name })),
});

/** Whether the network knows an address: nobody reads what goes to another. */
export function exists(state: Postbird, address: string): boolean {
  const low = address.toLowerCase();
  const domain = low.slice(low.indexOf('@'));
  return state.known.includes(low) || state.known.includes(domain);
}

/** Whether a rule answers a text. Words of letters match whole words, Chinese ones anywhere. */
function answers(rule: ReplyRule, text: string): boolean {
  const low = text.toLowerCase();
  return (
    rule.any.length === 0 ||
    rule.any.some(word =>
      /\p{Script=Han}/u.test(word)
        ? low.includes(word)
        : new RegExp(
            `(^|[^\\p{L}\\p{N}])${word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\p{L}\\p{N}])`,
            'u',
          ).test(low),
    )
  );
}

/** What others do once a mail has left: servers send back what nobody reads, and people answer in their own time. */
function awaitAnswers(state: Postbird, ctx: Ctx, id: string, mail: Mail): void {
  const everyone = [...mail.to, ...mail.cc, ...mail.bcc];
  for (const { address } of everyone) {
    const low = address.toLowerCase();
    if (isOwn(state, low)) continue;
    if (!exists(state, low)) {
      ctx.schedule(ctx.now + BOUNCE_MS, 'bounce', { mail: id, address }, `mail-bounce-${id}-${low}`);
      continue;
    }
    const rule = state.replies[`to:${low}`]?.find(r => answers(r, `${mail.subject}\n${mail.text}`));
    if (!rule) continue;
    const chosen = Math.floor(ctx.chance('mail', low, mail.subject, mail.text) * rule.text.length);
    const person = everyone.find(p => sameAddress(p.address, low))!;
    const incoming: Incoming = {
      from: { name: nameOf(person), address: person.address },
      subject: `Re: ${mail.subject.replace(/^re:\s*/i, '')}`,
      text: rule.text[chosen]!,
      answers: id,
    };
    ctx.schedule(ctx.now + rule.delayMs, 'receive', { mail: incoming }, `mail-reply-${id}-${low}`);
  }
}

/** A draft leaves the phone: it is in the ledger, and a mail of the owner from now on. Without a connection it waits. */
export function leave(state: Postbird, ctx: Ctx, id: string): void {
  const draft = state.drafts[id];
  if (!draft || draft.status === 'draft') return;
  if (!ctx.online()) {
    draft.status = 'outbox';
    draft.leavesAt = null;
    return;
  }
  const to = draft.to.map(p => p.address);
  ctx.effect('mail', to.length > 0 ? to : [...draft.cc, ...draft.bcc].map(p => p.address), entryOf(draft));
  ctx.transferred(4_000 + draft.attachments.reduce((sum, a) => sum + a.size, 0));
  delete state.drafts[id];
  ctx.cancel(sendTimer(id));
  const before = draft.answers === null ? undefined : state.mails[draft.answers];
  const thread = before && state.threads[before.thread] ? before.thread : ctx.id('thread');
  state.threads[thread] ??= newThread();
  const toSelf = [...draft.to, ...draft.cc, ...draft.bcc].some(p => isOwn(state, p.address));
  if (toSelf && state.threads[thread].place === 'archive') state.threads[thread].place = 'inbox';
  const { status: _status, leavesAt: _leavesAt, editedAt: _editedAt, answers: _answers, ...written } = draft;
  const mail = ctx.id('mail');
  state.mails[mail] = {
    ...written,
    thread,
    sender: { name: state.settings.name, address: draft.from },
    at: momentIn(state, ctx, thread),
    own: true,
    read: !toSelf,
    list: null,
    warning: null,
    invitation: null,
  };
  awaitAnswers(state, ctx, mail, state.mails[mail]!);
}

/** Sends what waited for a connection. */
export function flush(state: Postbird, ctx: Ctx): void {
  const waiting = Object.entries(state.drafts)
    .filter(([, d]) => d.status === 'outbox')
    .sort(([a, x], [b, y]) => x.editedAt - y.editedAt || (a < b ? -1 : 1));
  for (const [id] of waiting) leave(state, ctx, id);
}

/** Every mail of these conversations is read, or the newest of each is not; their notifications go. */
export function setRead(state: Postbird, ctx: Ctx, threads: readonly string[], read: boolean): void {
  for (const thread of threads) {
    const mails = mailsOf(state, thread).filter(m => !m.own || !m.read);
    if (read) for (const { id } of mails) state.mails[id]!.read = true;
    else if (mails.length > 0) state.mails[mails.at(-1)!.id]!.read = false;
    if (read) ctx.dismiss(thread);
  }
}

/** Says words of the app. */
export const say = (ctx: Ctx) => ctx.words(words);
