import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { onWifi } from '../../../src/sdk/core/network.ts';
import {
  bytesOf,
  isMentioned,
  lastMessage,
  mentions,
  messagesOf,
  nameOf,
  portraitOf,
  summaryOf,
  threadName,
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

/** Adds a message of the owner: pending while the phone is offline, else sent, and its answer is scheduled. Gives its id. */
export function post(state: Chat, ctx: Ctx, thread: string, body: Body): string {
  const id = ctx.id('m');
  const online = ctx.online();
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

/** Schedules the other side's reaction to a sent message: it is read, and answered if a rule fits. */
export function delivered(state: Chat, ctx: Ctx, id: string): void {
  const message = state.messages[id]!;
  ctx.transferred(bytesOf(message));
  const thread = state.threads[message.thread]!;
  const others = thread.kind === 'direct' ? [thread.contact!] : thread.members.filter(m => m !== ME);
  if (others.some(o => state.replies[o]) && state.settings.readReceipts)
    ctx.schedule(ctx.now + READ_MS, 'otherRead', { message: id });
  const named = thread.kind === 'group' ? others.filter(o => mentions(state, message.text, o)) : others;
  for (const other of named) {
    const rule = state.replies[other]?.find(r => answers(r, message));
    if (!rule || state.contacts[other]?.blocked) continue;
    const text = rule.text[Math.floor(ctx.random() * rule.text.length)]!;
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
          `(^|[^\\p{L}\\p{N}])${word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\p{L}\\p{N}])`,
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

/** The direct thread with a contact; made where there is none. */
export function threadWith(state: Chat, ctx: Ctx, contact: string): string {
  const found = Object.keys(state.threads)
    .sort()
    .find(id => state.threads[id]!.kind === 'direct' && state.threads[id]!.contact === contact);
  if (found) return found;
  const id = ctx.id('t');
  state.threads[id] = {
    kind: 'direct',
    contact,
    name: '',
    members: [],
    notice: '',
    pinned: false,
    muted: false,
    left: false,
    createdAt: ctx.now,
    readAt: ctx.now,
    draft: '',
    typing: null,
  };
  return id;
}
