import { Type } from 'typebox';
import { faceOf, isGroup, unreadOf } from '../select.ts';
import { ME, type Messages } from '../state.ts';
import { keyOf, takesTexts } from '../text.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { action, dropEmpty, markRead, receive, removeMessage, send } from './shared.ts';

const T = Type.String();
const OnThread = Type.Object({ thread: T });
const Threads = Type.Array(T, { minItems: 1 });
const many = (n: number, what: string) => (n === 1 ? `Conversation ${what}` : `${n} conversations ${what}`);
const there = (state: Messages, ids: readonly string[]) => ids.filter(id => state.threads[id]);

/** Blocks a number in the phone's own list, which calls and texts share. Gives whether it is blocked now. */
function block(state: Messages, ctx: Ctx, id: string, spam: boolean): boolean {
  const thread = state.threads[id]!;
  const number = thread.people[0]!;
  if (isGroup(thread)) {
    ctx.toast('A group can’t be blocked. Block its people one by one');
    return false;
  }
  // The list is of numbers: a name that stands in for one is kept away by the report alone.
  if (!takesTexts(number)) {
    thread.spam = true;
    ctx.dismiss(id);
    ctx.toast('Reported as spam. Its messages go to Spam & blocked');
    return true;
  }
  const calls = ctx.provider('calls');
  if (!calls) {
    ctx.toast('Blocking needs the Phone app and its permission');
    return false;
  }
  calls.block(number);
  if (spam) thread.spam = true;
  ctx.dismiss(id);
  ctx.toast(spam ? 'Blocked and reported as spam' : 'Blocked');
  return true;
}

/** Conversations as wholes, and what comes in. */
export const organiseActions = {
  receive: action(
    'A text arrives: from a number, a sender’s name in place of it, or someone in a group',
    Type.Object({
      number: T,
      text: T,
      sender: Type.Optional(T),
      photo: Type.Optional(T),
      group: Type.Optional(Type.Array(T)),
    }),
    (state, incoming, ctx) => receive(state, ctx, incoming),
  ),
  takeHeld: action(
    'Take what waited for a network, once there is one',
    Type.Object({}),
    (state, _args, ctx) => {
      const held = state.held;
      state.held = [];
      for (const incoming of held) receive(state, ctx, incoming);
    },
  ),
  archive: action(
    'Put conversations away or bring them back',
    Type.Object({ threads: Threads, on: Type.Boolean() }),
    (state, { threads, on }, ctx) => {
      const ids = there(state, threads).filter(id => state.threads[id]!.archived !== on);
      for (const id of ids) {
        state.threads[id]!.archived = on;
        if (on) ctx.dismiss(id);
      }
      if (ids.length > 0) ctx.toast(many(ids.length, on ? 'archived' : 'unarchived'));
    },
  ),
  pin: action(
    'Keep conversations on top, or no longer',
    Type.Object({ threads: Threads, on: Type.Boolean() }),
    (state, { threads, on }) => {
      for (const id of there(state, threads)) state.threads[id]!.pinned = on;
    },
  ),
  mute: action(
    'Silence a conversation for some hours, always (`null`), or no longer (0)',
    Type.Object({ thread: T, hours: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]) }),
    (state, { thread, hours }, ctx) => {
      const t = state.threads[thread];
      if (!t) return;
      t.muted = hours === null ? 'always' : hours === 0 ? null : ctx.now + hours * 3_600_000;
      ctx.toast(hours === 0 ? 'Notifications on' : 'Notifications off');
    },
  ),
  rename: action(
    'Name a group, or take its name away',
    Type.Object({ thread: T, name: T }),
    (state, { thread, name }) => {
      const t = state.threads[thread];
      if (t && isGroup(t)) t.name = name.trim().slice(0, 60);
    },
  ),
  deleteThreads: action(
    'Delete conversations with all their messages',
    Type.Object({ threads: Threads }),
    (state, { threads }, ctx) => {
      const ids = there(state, threads);
      for (const id of ids) {
        for (const [message, m] of Object.entries(state.messages))
          if (m.thread === id) removeMessage(state, ctx, message);
        const key = keyOf(state.threads[id]!.people);
        delete state.drafts[key];
        delete state.attached[key];
        dropEmpty(state, ctx, id);
      }
      if (ids.length > 0) ctx.toast(many(ids.length, 'deleted'));
    },
  ),
  discard: action('Throw a draft away', Type.Object({ key: T }), (state, { key }) => {
    delete state.drafts[key];
    delete state.attached[key];
  }),
  markRead: action(
    'Read everything in conversations',
    Type.Object({ threads: Threads }),
    (state, { threads }, ctx) => {
      for (const id of threads) markRead(state, ctx, id);
    },
  ),
  markUnread: action(
    'Mark the last message of conversations as unread',
    Type.Object({ threads: Threads }),
    (state, { threads }) => {
      for (const id of there(state, threads)) {
        const times = Object.values(state.messages)
          .filter(m => m.thread === id && m.from !== ME)
          .map(m => m.at);
        if (times.length > 0) state.threads[id]!.readAt = Math.max(...times) - 1;
      }
    },
  ),
  markAllRead: action('Read everything', Type.Object({}), (state, _args, ctx) => {
    for (const id of Object.keys(state.threads)) if (unreadOf(state, id).length > 0) markRead(state, ctx, id);
  }),
  block: action(
    'Block a conversation’s number for texts and calls, and report it as spam where wanted',
    Type.Object({ thread: T, spam: Type.Boolean() }),
    (state, { thread, spam }, ctx) => {
      if (state.threads[thread]) block(state, ctx, thread, spam);
    },
  ),
  unblock: action(
    'Take a conversation out of spam and unblock its number',
    OnThread,
    (state, { thread }, ctx) => {
      const t = state.threads[thread];
      if (!t) return;
      t.spam = false;
      const [number] = t.people;
      const calls = ctx.provider('calls');
      if (takesTexts(number!) && calls?.isBlocked(number!)) calls.unblock(number!);
      ctx.toast('Moved out of Spam & blocked');
    },
  ),
  call: action('Call the number of a conversation', Type.Object({ number: T }), (_state, { number }, ctx) =>
    ctx.ask('phone', { action: 'callAllowed', args: { number } }),
  ),
  callAllowed: action(
    'Call once the phone may be used',
    Type.Object({ number: T, result: Type.Boolean() }),
    (_state, { number, result }, ctx) => {
      if (!result) {
        ctx.toast('Allow phone for Messages in Settings to call from here');
        return;
      }
      const calls = ctx.provider('calls');
      if (calls) calls.place(number);
      else ctx.toast('There is no Phone app to call with');
    },
  ),
  openContact: action(
    'Look at someone’s card, or make one',
    Type.Object({ number: T }),
    (_state, { number }, ctx) => {
      const { contact, name } = faceOf(ctx.provider('contacts'), number);
      if (contact) ctx.start({ verb: 'VIEW', mime: 'vnd.android.cursor.item/contact', extras: { contact } });
      else
        ctx.start({
          verb: 'EDIT',
          mime: 'vnd.android.cursor.item/contact',
          extras: { name: '', number: takesTexts(number) ? number : name },
        });
    },
  ),
  replyFromShade: action(
    'Answer from a notification',
    Type.Object({ thread: T, text: T }),
    (state, { thread, text }, ctx) => {
      const t = state.threads[thread];
      if (!t) return;
      send(state, ctx, t.people, text);
      markRead(state, ctx, thread);
    },
  ),
  remember: action('Keep a search among the recent ones', Type.Object({ text: T }), (state, { text }) => {
    const t = text.trim();
    if (t) state.searches = [t, ...state.searches.filter(s => s !== t)].slice(0, 8);
  }),
  clearSearches: action('Forget recent searches', Type.Object({}), state => {
    state.searches = [];
  }),
};
