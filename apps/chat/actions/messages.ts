import { Type } from 'typebox';
import { PHOTO_BYTES } from '../select.ts';
import { ME } from '../state.ts';
import { action, dropIfUnused, markRead, reaches, recipientsOf, RECALL_MS } from './shared.ts';
import { FOLDER, InThread, OnMessage, T, send } from './sending.ts';
import { sendActions } from './compose.ts';
import { arrivalActions } from './arrivals.ts';

const ownActions = {
  savePhoto: action(
    'Save a photo of a conversation to the media index',
    OnMessage,
    (state, { message }, ctx) => {
      const m = state.messages[message];
      if (!m?.photo || m.recalled || m.unloaded) return;
      const media = ctx.provider('media')!;
      const same = media.list().filter(f => f.media.picture === m.photo);
      if (same.some(f => f.path.startsWith(`${FOLDER}/`))) {
        ctx.toast('Already saved');
        return;
      }
      const [known] = same;
      media.add({
        folder: FOLDER,
        name: `Parley-${message}.jpg`,
        mime: 'image/jpeg',
        size: known?.size ?? PHOTO_BYTES,
        media: {
          kind: 'photo',
          picture: m.photo,
          width: known?.media.width ?? 1_600,
          height: known?.media.height ?? 1_200,
          takenAt: m.at,
          description: known?.media.description ?? 'A photo from a conversation',
        },
      });
      ctx.toast('Saved to photos');
    },
  ),
  forward: action(
    'Forward messages to threads',
    Type.Object({ messages: Type.Array(T, { minItems: 1 }), threads: Type.Array(T, { minItems: 1 }) }),
    (state, { messages, threads }, ctx) => {
      for (const thread of threads) {
        for (const id of messages) {
          const m = state.messages[id];
          // Money goes with a payment of its own.
          if (!m || m.recalled || ['system', 'transfer', 'packet'].includes(m.kind)) continue;
          const {
            thread: _t,
            from: _f,
            at: _a,
            status: _s,
            recalled: _r,
            starred: _st,
            replyTo: _re,
            unloaded: _u,
            ...body
          } = m;
          send(state, ctx, thread, { ...body, forwarded: true });
        }
      }
      ctx.toast(threads.length === 1 ? 'Forwarded' : `Forwarded to ${threads.length} chats`);
    },
  ),
  copyMessage: action('Copy a message’s text', OnMessage, (state, { message }, ctx) => {
    const m = state.messages[message];
    if (!m || m.text === '') return;
    ctx.copy(m.text);
    ctx.toast('Copied');
  }),
  recall: action('Take an own message back within two minutes', OnMessage, (state, { message }, ctx) => {
    const m = state.messages[message];
    if (!m || m.from !== ME || m.recalled) return;
    if (ctx.now - m.at > RECALL_MS) {
      ctx.toast('Messages can be recalled for 2 minutes');
      return;
    }
    if (m.status === 'pending') {
      delete state.messages[message];
      dropIfUnused(state, m.thread);
      return;
    }
    if (!reaches(ctx)) return;
    ctx.effect('recall', recipientsOf(state, m.thread), { text: m.text });
    m.recalled = true;
    m.starred = false;
  }),
  deleteMessages: action(
    'Delete messages on this phone',
    Type.Object({ messages: Type.Array(T) }),
    (state, { messages }) => {
      const threads = new Set(messages.map(id => state.messages[id]?.thread));
      for (const id of messages) delete state.messages[id];
      for (const thread of threads) if (thread !== undefined) dropIfUnused(state, thread);
    },
  ),
  star: action(
    'Star a message or take the star away',
    Type.Object({ message: T, on: Type.Boolean() }),
    (state, { message, on }) => {
      const m = state.messages[message];
      if (m && !m.recalled) m.starred = on;
    },
  ),
  markRead: action('Read everything in a thread', InThread, (state, { thread }, ctx) =>
    markRead(state, ctx, thread),
  ),
  markUnread: action('Mark a thread’s last message as unread', InThread, (state, { thread }) => {
    const last = Object.values(state.messages)
      .filter(m => m.thread === thread && m.from !== ME && m.kind !== 'system')
      .map(m => m.at);
    if (last.length > 0) state.threads[thread]!.readAt = Math.max(...last) - 1;
  }),
};

const clearActions = {
  clearThread: action('Delete all messages of a thread', InThread, (state, { thread }) => {
    for (const [id, m] of Object.entries(state.messages)) if (m.thread === thread) delete state.messages[id];
  }),
  clearMedia: action('Delete photos, files and voice notes of a thread', InThread, (state, { thread }) => {
    for (const [id, m] of Object.entries(state.messages))
      if (m.thread === thread && ['photo', 'file', 'voice'].includes(m.kind)) delete state.messages[id];
  }),
  deleteThread: action(
    'Delete a thread from the list, with its messages',
    InThread,
    (state, { thread }, ctx) => {
      for (const [id, m] of Object.entries(state.messages))
        if (m.thread === thread) delete state.messages[id];
      delete state.threads[thread];
      ctx.dismiss(thread);
    },
  ),
  remember: action('Remember a search', Type.Object({ text: T }), (state, { text }) => {
    const t = text.trim();
    if (t) state.searches = [t, ...state.searches.filter(s => s !== t)].slice(0, 8);
  }),
  clearSearches: action('Forget recent searches', Type.Object({}), state => {
    state.searches = [];
  }),
};

export const messageActions = { ...sendActions, ...ownActions, ...arrivalActions, ...clearActions };
