import { actionsOf } from '../../../src/sdk/core/app.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { EffectWhat } from '../../../src/state/phone/index.ts';
import {
  canonicalAll,
  faceOf,
  isGroup,
  isMuted,
  isSpam,
  keyOf,
  summaryOf,
  threadWith,
  titleOf,
  unreadOf,
} from '../select.ts';
import { ME, type Attachment, type Message, type Messages, type ReplyRule } from '../state.ts';
import { codeOf, readSmsUri, takesTexts } from '../text.ts';

export const action = actionsOf<Messages>();

/** How long the network takes for a text, the other phone to confirm it, and how long a phone tries before it gives up. */
const SEND_MS = 1_000;
const DELIVERY_MS = 2_500;
export const CODE_LIFE_MS = 24 * 3_600_000;
/** How often a phone without network looks whether there is one. */
const HELD_MS = 30_000;

/** Whether the mobile network carries texts now; Wi-Fi does not. */
export const hasService = ({ device: { radios } }: Pick<Ctx, 'device'>): boolean =>
  !radios.aeroplane && radios.signal > 0;

/** The conversation with these people; made where there is none. */
export function openThread(state: Messages, ctx: Ctx, people: readonly string[]): string {
  const found = threadWith(state, people);
  if (found) return found;
  const id = ctx.id('t');
  state.threads[id] = {
    people: canonicalAll(people),
    name: '',
    pinned: false,
    archived: false,
    spam: false,
    muted: null,
    createdAt: ctx.now,
    readAt: ctx.now - 1,
  };
  return id;
}

/** Why nothing can be sent to these people, in words, or undefined. */
export function closedReason(
  people: readonly string[],
  blocked: (number: string) => boolean,
): string | undefined {
  if (people.length === 1 && !takesTexts(people[0]!)) return 'This sender does not take replies';
  if (people.length === 1 && blocked(people[0]!)) return 'You blocked this number';
  return undefined;
}

/** Now, or just after what stands last in the conversation: what comes in one moment keeps its order. */
function momentIn(state: Messages, ctx: Ctx, thread: string): number {
  return Object.values(state.messages).reduce(
    (at, m) => (m.thread === thread && m.at >= at ? m.at + 1 : at),
    Math.max(ctx.now, state.threads[thread]!.createdAt),
  );
}

/** Sends to people where they take texts; says why where they do not. Gives the conversation, or undefined. */
export function send(
  state: Messages,
  ctx: Ctx,
  people: readonly string[],
  text: string,
  attached: readonly Attachment[] = [],
): string | undefined {
  const to = canonicalAll(people);
  const words = text.trim();
  if (to.length === 0 || (words === '' && attached.length === 0)) return undefined;
  const closed = closedReason(to, n => ctx.provider('calls')?.isBlocked(n) ?? false);
  if (closed) {
    ctx.toast(closed);
    return undefined;
  }
  const thread = openThread(state, ctx, to);
  // Each attachment is a message of its own; the text goes with the last.
  const bodies: Attachment[] = attached.length > 0 ? [...attached] : [{}];
  bodies.forEach((body, i) => {
    const id = ctx.id('m');
    state.messages[id] = {
      ...body,
      thread,
      from: ME,
      at: momentIn(state, ctx, thread),
      text: i === bodies.length - 1 ? words : '',
      status: 'sending',
      starred: false,
    };
    // They leave in this order.
    ctx.schedule(ctx.now + SEND_MS + i, 'settle', { message: id }, `messages-settle-${id}`);
  });
  readAll(state, thread);
  ctx.dismiss(thread);
  return thread;
}

/** A message as the ledger has it. */
function entryOf({ text, photo, card, place }: Message): EffectWhat<'message'> {
  return {
    text,
    attached: [
      ...(photo ? [{ kind: 'photo', name: photo }] : []),
      ...(card ? [{ kind: 'card', name: card.name }] : []),
      ...(place ? [{ kind: 'place', name: place.address || place.name }] : []),
    ],
  };
}

/** What the network does with a text: it goes out and is confirmed and answered, or it fails and the person is told. */
export function settle(state: Messages, ctx: Ctx, id: string): void {
  const message = state.messages[id];
  const thread = message && state.threads[message.thread];
  if (!thread || message.status !== 'sending') return;
  if (!hasService(ctx) || state.settings.smsCentre.trim() === '') {
    message.status = 'failed';
    if (!isShown(state, ctx, message.thread, thread.people))
      ctx.notify({
        channel: 'failed',
        tag: `failed-${id}`,
        title: 'Message not sent',
        text: summaryOf(message),
        route: `/thread/${message.thread}`,
        actions: [{ id: 'retry', label: 'Try again', action: 'retry', args: { message: id } }],
      });
    return;
  }
  ctx.effect('message', thread.people, entryOf(message));
  message.status = 'sent';
  if (state.settings.deliveryReports)
    ctx.schedule(ctx.now + DELIVERY_MS, 'delivered', { message: id }, `messages-delivered-${id}`);
  for (const person of thread.people) {
    // In a group a person answers who is called by name.
    if (
      isGroup(thread) &&
      !message.text
        .toLowerCase()
        .includes(faceOf(ctx.provider('contacts'), person).name.split(' ')[0]!.toLowerCase())
    )
      continue;
    const rule = state.replies[keyOf([person])]?.find(r => answers(r, message.text));
    if (!rule) continue;
    const text = rule.text[Math.floor(ctx.chance('reply', person, message.text) * rule.text.length)]!;
    ctx.schedule(ctx.now + rule.delayMs, 'receive', {
      number: person,
      text,
      ...(isGroup(thread) ? { group: [...thread.people] } : {}),
    });
  }
}

/** Whether a rule answers a text. Words of letters match whole words, Chinese ones anywhere. */
export function answers(rule: ReplyRule, text: string): boolean {
  if (rule.question && !/[?？؟]/.test(text)) return false;
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

/** Whether a conversation is on the screen, by its id or by its people, however their numbers were written. */
export const isShown = (state: Messages, ctx: Ctx, thread: string, people: readonly string[]): boolean =>
  ctx.showing(`/thread/${thread}`) ||
  (keyOf(readSmsUri(state.opened).people) === keyOf(people) &&
    ctx.showing(`/with/${encodeURIComponent(state.opened)}`));

export interface Incoming {
  number: string;
  text: string;
  sender?: string | undefined;
  photo?: string | undefined;
  group?: readonly string[] | undefined;
}

/** A text from someone else: kept for later without network; read at once where its conversation is on the screen, else it notifies. */
export function receive(state: Messages, ctx: Ctx, { number, text, sender, photo, group }: Incoming): void {
  if (!hasService(ctx)) {
    state.held.push({
      number,
      text,
      ...(sender ? { sender } : {}),
      ...(photo ? { photo } : {}),
      ...(group ? { group: [...group] } : {}),
    });
    ctx.schedule(ctx.now + HELD_MS, 'takeHeld', {}, 'messages-held');
    return;
  }
  const [from] = canonicalAll([sender || number]);
  if (!from) return;
  const id = openThread(state, ctx, group ? [...group, from] : [from]);
  const thread = state.threads[id]!;
  const message = ctx.id('m');
  state.messages[message] = {
    thread: id,
    from,
    at: momentIn(state, ctx, id),
    text,
    ...(photo ? { photo } : {}),
    status: 'received',
    starred: false,
  };
  if (codeOf({ from, text }) && state.settings.deleteCodes)
    ctx.schedule(ctx.now + CODE_LIFE_MS, 'expireCode', { message }, `messages-code-${message}`);
  if (isShown(state, ctx, id, thread.people)) {
    readAll(state, id);
    return;
  }
  // What goes on comes back into the list, unless it is spam.
  if (isSpam(thread, ctx.provider('calls')) || (ctx.provider('calls')?.isBlocked(from) ?? false)) return;
  thread.archived = false;
  notifyThread(state, ctx, id, message);
}

/** Puts what is unread of a conversation in the shade. */
export function notifyThread(state: Messages, ctx: Ctx, id: string, newest: string): void {
  const thread = state.threads[id]!;
  if (isMuted(thread, ctx.now)) return;
  const contacts = ctx.provider('contacts');
  const unread = unreadOf(state, id);
  const last = state.messages[newest]!;
  const { preview, showPictures } = state.settings;
  const say = (m: (typeof unread)[number] | typeof last) =>
    preview ? `${isGroup(thread) ? `${faceOf(contacts, m.from).name}: ` : ''}${summaryOf(m)}` : 'New message';
  const face = faceOf(contacts, last.from);
  const code = codeOf(last);
  const title = titleOf(thread, n => faceOf(contacts, n));
  ctx.notify({
    starred: face.starred,
    channel: code ? 'codes' : isGroup(thread) ? 'groups' : 'messages',
    tag: id,
    title: unread.length > 1 ? `${title} (${unread.length})` : title,
    text: say(last),
    lines: unread.slice(-6).map(say),
    route: `/thread/${id}`,
    ...(showPictures && face.picture && !isGroup(thread) ? { picture: face.picture } : {}),
    actions: [
      ...(code
        ? [{ id: 'copy', label: 'Copy code', action: 'copyCode', args: { message: newest } }]
        : isGroup(thread) || takesTexts(thread.people[0]!)
          ? [{ id: 'reply', label: 'Reply', action: 'replyFromShade', args: { thread: id }, reply: true }]
          : []),
      { id: 'read', label: 'Mark as read', action: 'markRead', args: { threads: [id] } },
    ],
  });
}

function readAll(state: Messages, id: string): void {
  const thread = state.threads[id]!;
  thread.readAt = Object.values(state.messages).reduce(
    (at, m) => (m.thread === id ? Math.max(at, m.at) : at),
    thread.readAt,
  );
}

/** Everything in a conversation is read, and its notification goes. */
export function markRead(state: Messages, ctx: Ctx, id: string): void {
  if (!state.threads[id]) return;
  readAll(state, id);
  ctx.dismiss(id);
}

/** Drops a conversation in which nothing is left. */
export function dropEmpty(state: Messages, ctx: Ctx, id: string): void {
  if (Object.values(state.messages).some(m => m.thread === id)) return;
  delete state.threads[id];
  ctx.dismiss(id);
}

/** Deletes a message, and what would still happen to it. */
export function removeMessage(state: Messages, ctx: Ctx, id: string): void {
  delete state.messages[id];
  for (const timer of [`messages-settle-${id}`, `messages-delivered-${id}`, `messages-code-${id}`])
    ctx.cancel(timer);
  ctx.dismiss(`failed-${id}`);
}
