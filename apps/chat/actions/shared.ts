import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { formatMoney } from '../../../src/sdk/core/format.ts';
import { onWifi } from '../../../src/sdk/core/network.ts';
import {
  bytesOf,
  directThread,
  isMentioned,
  lastMessage,
  mentions,
  messagesOf,
  nameOf,
  portraitOf,
  summaryOf,
  threadName,
  threadOf,
  unreadOf,
} from '../select.ts';
import { ME, type Chat, type Message, type ReplyRule } from '../state.ts';

export const action = actionsOf<Chat>();

/** How long an own message may be recalled. */
export const RECALL_MS = 2 * 60_000;
/** When the other side of a thread has read a message that was sent, and when it starts to type before it answers. */
const READ_MS = 2_000;
const TYPING_MS = 4_000;

export type Body = Omit<Message, 'thread' | 'from' | 'at' | 'status' | 'recalled' | 'starred'>;

/** Whether others can be reached now; says so where they cannot. */
export function reaches(ctx: Ctx): boolean {
  if (ctx.online()) return true;
  ctx.toast('No connection. Try again when you are online');
  return false;
}

/** Whom a thread's messages go to, as the ledger names them: the contact, or the group. */
export const recipientsOf = (state: Chat, thread: string): string[] => [
  state.threads[thread]?.contact ?? thread,
];

/** What goes with a message, as the ledger keeps it. */
function attachedTo(state: Chat, m: Message): { kind: string; name: string }[] {
  switch (m.kind) {
    case 'photo':
      return [{ kind: 'photo', name: m.photo ?? '' }];
    case 'file':
      return [{ kind: 'file', name: m.file?.name ?? '' }];
    case 'location':
      return [{ kind: 'place', name: [m.place?.name, m.place?.address].filter(Boolean).join(', ') }];
    case 'contact':
      return [{ kind: 'card', name: state.contacts[m.contact ?? '']?.name ?? '' }];
    case 'voice':
      return [{ kind: 'voice', name: `${m.seconds ?? 0} s` }];
    case 'transfer':
    case 'packet':
      return [{ kind: m.kind, name: formatMoney(m.cents ?? 0) }];
    default:
      return [];
  }
}

/** Writes to the ledger that a message has gone out. Money itself is in the ledger by the wallet, which has paid it. */
function recordSent(state: Chat, ctx: Ctx, m: Message): void {
  const attached = attachedTo(state, m);
  ctx.effect('message', recipientsOf(state, m.thread), { text: m.text, attached });
}

/** One of some answers to what was sent: the same one for the same words, whatever else was done before. */
export const oneOf = (texts: readonly string[], chance: number): string =>
  texts[Math.floor(chance * texts.length)]!;

/** Adds a message of the owner: pending while the phone is offline, else sent, and its answer is scheduled. Gives its id. */
export function post(state: Chat, ctx: Ctx, thread: string, body: Body): string {
  const id = ctx.id('m');
  const online = ctx.online();
  makeThread(state, ctx, thread);
  state.messages[id] = {
    ...body,
    thread,
    from: ME,
    at: ctx.now,
    status: online ? 'sent' : 'pending',
    recalled: false,
    starred: false,
  };
  state.threads[thread]!.readAt = ctx.now;
  if (online) delivered(state, ctx, id);
  return id;
}

/** A message goes out. Schedules the other side's reaction: it is read, and answered if a rule fits. */
export function delivered(state: Chat, ctx: Ctx, id: string): void {
  const message = state.messages[id]!;
  recordSent(state, ctx, message);
  ctx.transferred(bytesOf(message));
  const thread = state.threads[message.thread]!;
  const others = thread.kind === 'direct' ? [thread.contact!] : thread.members.filter(m => m !== ME);
  if (others.some(o => state.replies[o]) && state.settings.readReceipts)
    ctx.schedule(ctx.now + READ_MS, 'otherRead', { message: id });
  const named = thread.kind === 'group' ? others.filter(o => mentions(state, message.text, o)) : others;
  for (const other of named) {
    const rule = state.replies[other]?.find(r => answers(r, message));
    if (!rule || state.contacts[other]?.blocked) continue;
    const { kind, photo, file } = message;
    const chance = ctx.chance('reply', other, kind, message.text, photo ?? file?.name ?? '');
    const text = oneOf(rule.text, chance);
    const at = ctx.now + rule.delayMs;
    ctx.schedule(Math.max(ctx.now, at - TYPING_MS), 'otherTypes', { thread: message.thread, who: other });
    ctx.schedule(at, 'receive', {
      thread: message.thread,
      from: other,
      text,
      ...(rule.photo ? { photo: rule.photo } : {}),
    });
  }
}

/** What parts words of letters: Chinese is written without blanks around them. */
const APART = '[^\\p{L}\\p{N}]|\\p{Script=Han}';

/** Whether a rule answers a message. Words of letters match whole words, Chinese ones anywhere. */
export function answers(rule: ReplyRule, message: Pick<Message, 'kind' | 'text'>): boolean {
  if (rule.kind !== null && rule.kind !== message.kind) return false;
  if (rule.question && !/[?？؟]/.test(message.text)) return false;
  if (rule.any.length === 0) return true;
  const text = message.text.toLowerCase();
  return rule.any.some(word =>
    /\p{Script=Han}/u.test(word)
      ? text.includes(word)
      : new RegExp(
          `(^|${APART})${word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|${APART})`,
          'u',
        ).test(text),
  );
}

/** Whether photos load by themselves now, as the person set it. */
export function loads(state: Chat, ctx: Ctx): boolean {
  const { autoDownload } = state.settings;
  return ctx.online() && (autoDownload === 'always' || (autoDownload === 'wifi' && onWifi(ctx.device)));
}

export function load(state: Chat, ctx: Ctx, message: string): void {
  const m = state.messages[message];
  if (!m?.unloaded) return;
  delete m.unloaded;
  ctx.transferred(bytesOf(m));
}

/** Loads a thread's photos, where they load by themselves: its screen is opened. */
export function loadThread(state: Chat, ctx: Ctx, thread: string): void {
  if (!loads(state, ctx)) return;
  for (const [id, m] of Object.entries(state.messages)) if (m.thread === thread) load(state, ctx, id);
}

/** A message from someone else: read at once where its thread is on the screen, else it notifies. Blocked people do not come through. */
export function receive(
  state: Chat,
  ctx: Ctx,
  thread: string,
  from: string,
  text: string,
  photo?: string,
): void {
  const t = state.threads[thread];
  if (!t || t.left || state.contacts[from]?.blocked) return;
  if (!ctx.online()) {
    (state.held ??= []).push({ thread, from, text, ...(photo ? { photo } : {}) });
    return;
  }
  const unloaded = photo !== undefined && !loads(state, ctx);
  const body: Body = photo
    ? { kind: 'photo', text, photo, ...(unloaded ? { unloaded } : {}) }
    : { kind: 'text', text };
  ctx.transferred(bytesOf(unloaded ? { kind: 'text' } : body));
  state.messages[ctx.id('m')] = {
    ...body,
    thread,
    from,
    at: ctx.now,
    status: 'sent',
    recalled: false,
    starred: false,
  };
  t.typing = null;
  if (ctx.showing(`/thread/${thread}`)) {
    t.readAt = ctx.now;
    return;
  }
  notifyThread(state, ctx, thread);
}

/** Puts what is unread of a thread in the shade, with reply and mark as read. */
export function notifyThread(state: Chat, ctx: Ctx, id: string): void {
  const thread = state.threads[id]!;
  const last = lastMessage(state, id);
  const { notify, preview, notifyGroups } = state.settings;
  // A mention notifies in muted groups too.
  const called = isMentioned(state, id);
  if (!last || (thread.muted && !called) || !notify || (thread.kind === 'group' && !notifyGroups)) return;
  const unread = messagesOf(state, id).filter(
    m => m.from !== ME && m.kind !== 'system' && m.at > thread.readAt,
  );
  const say = (m: (typeof unread)[number]) =>
    `${thread.kind === 'group' ? `${nameOf(state, m.from)}: ` : ''}${preview ? summaryOf(state, m) : 'New message'}`;
  const picture = thread.kind === 'direct' ? portraitOf(state, thread.contact!) : null;
  ctx.notify({
    starred: thread.kind === 'direct' && state.contacts[thread.contact!]?.starred === true,
    channel: thread.kind === 'group' ? 'groups' : 'messages',
    tag: id,
    title: threadName(state, id) + (unread.length > 1 ? ` (${unread.length})` : ''),
    text: say(last),
    lines: unread.slice(-6).map(say),
    route: `/thread/${id}`,
    ...(picture ? { picture } : {}),
    actions: [
      { id: 'reply', label: 'Reply', action: 'replyFromShade', args: { thread: id }, reply: true },
      { id: 'read', label: 'Mark as read', action: 'markRead', args: { thread: id } },
    ],
  });
}

/** Everything in a thread is read, and its notification goes. */
export function markRead(state: Chat, ctx: Ctx, id: string): void {
  const thread = state.threads[id];
  if (!thread) return;
  if (unreadOf(state, id) > 0) thread.readAt = ctx.now;
  ctx.dismiss(id);
}

export function system(state: Chat, ctx: Ctx, thread: string, text: string): void {
  state.messages[ctx.id('m')] = {
    thread,
    from: ME,
    at: ctx.now,
    kind: 'system',
    text,
    status: 'read',
    recalled: false,
    starred: false,
  };
}

/** Makes a direct thread that is not there yet. */
export function makeThread(state: Chat, ctx: Ctx, id: string): void {
  const thread = threadOf(state, id, ctx.now);
  if (thread) state.threads[id] ??= thread;
}

/** Takes a direct thread away in which nothing is left of what had made it: a draft, or a message that never went out. */
export function dropIfUnused(state: Chat, id: string): void {
  const thread = state.threads[id];
  if (thread?.contact === undefined || id !== `t-${thread.contact}`) return;
  const used = thread.draft !== '' || thread.pinned || thread.muted;
  if (!used && !Object.values(state.messages).some(m => m.thread === id)) delete state.threads[id];
}

/** The direct thread with a contact; made where there is none. */
export function threadWith(state: Chat, ctx: Ctx, contact: string): string {
  const id = directThread(state, contact);
  makeThread(state, ctx, id);
  return id;
}
