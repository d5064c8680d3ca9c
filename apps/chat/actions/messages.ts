import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { freeName } from '../../../src/sdk/core/storage.ts';
import { closedReason, PHOTO_BYTES } from '../select.ts';
import { ME, type Chat } from '../state.ts';
import {
  action,
  delivered,
  load,
  markRead,
  post,
  RECALL_MS,
  receive,
  threadWith,
  type Body,
} from './shared.ts';

/** Album that saved photos go to. */
const FOLDER = 'Pictures/Parley';
/** Folder that files of others go to when they are opened. */
const RECEIVED = 'Download/Parley';

const T = Type.String();
const InThread = Type.Object({ thread: T });
const OnMessage = Type.Object({ message: T });

/** Sends where the thread takes messages; says why where it does not. */
function send(state: Chat, ctx: Ctx, thread: string, body: Body): void {
  const closed = closedReason(state, thread);
  if (closed) {
    ctx.toast(closed);
    return;
  }
  post(state, ctx, thread, body);
}

function sendFile(state: Chat, ctx: Ctx, thread: string, file: string): void {
  const found = ctx.device.storage.files[file];
  if (found?.kind === 'file')
    send(state, ctx, thread, {
      kind: 'file',
      text: '',
      file: { name: found.name, size: found.size, mime: found.mime },
    });
}

export const messageActions = {
  sendText: action(
    'Send a text, as an answer to a message where one is named',
    Type.Object({ thread: T, text: T, replyTo: Type.Optional(T) }),
    (state, { thread, text, replyTo }, ctx) => {
      if (text.trim() === '' || !state.threads[thread]) return;
      send(state, ctx, thread, { kind: 'text', text: text.trim(), ...(replyTo ? { replyTo } : {}) });
      state.threads[thread].draft = '';
    },
  ),
  setDraft: action(
    'Keep what stands in the composer',
    Type.Object({ thread: T, text: T }),
    (state, { thread, text }) => {
      const t = state.threads[thread];
      if (t) t.draft = text;
    },
  ),
  pickPhotos: action('Choose photos to send', InThread, (_state, { thread }, ctx) =>
    ctx.ask('photos', { action: 'pickPhotosAllowed', args: { thread } }),
  ),
  pickPhotosAllowed: action(
    'Open the photo picker once photos may be seen',
    Type.Object({ thread: T, result: Type.Boolean() }),
    (_state, { thread, result }, ctx) => {
      if (!result) {
        ctx.toast('Allow photos for Parley in Settings to send them');
        return;
      }
      ctx.start({
        verb: 'PICK',
        mime: 'image/*',
        multiple: true,
        max: 9,
        result: { app: 'chat', action: 'sendPhotos', args: { thread } },
      });
    },
  ),
  takePhoto: action('Take a picture with the camera to send', InThread, (_state, { thread }, ctx) =>
    ctx.start({
      verb: 'CAPTURE',
      mime: 'image/*',
      result: { app: 'chat', action: 'sendPhotos', args: { thread } },
    }),
  ),
  sendPhotos: action(
    'Send photos of the media index: those that were chosen, or the one that was taken',
    Type.Object({ thread: T, result: Type.Union([Type.Array(T), T, Type.Null()]) }),
    (state, { thread, result }, ctx) => {
      for (const id of typeof result === 'string' ? [result] : (result ?? [])) {
        const media = ctx.provider('media')!.get(id);
        if (media?.media.picture)
          send(state, ctx, thread, { kind: 'photo', text: '', photo: media.media.picture });
      }
    },
  ),
  sendFile: action(
    'Send a file of shared storage',
    Type.Object({ thread: T, file: T }),
    (state, { thread, file }, ctx) => sendFile(state, ctx, thread, file),
  ),
  pickFiles: action('Choose files to send in the app that keeps them', InThread, (_state, { thread }, ctx) =>
    ctx.start({
      verb: 'PICK',
      mime: '*/*',
      multiple: true,
      max: 9,
      result: { app: 'chat', action: 'sendFiles', args: { thread } },
    }),
  ),
  sendFiles: action(
    'Send the files that were chosen',
    Type.Object({ thread: T, result: Type.Union([Type.Array(T), Type.Null()]) }),
    (state, { thread, result }, ctx) => {
      for (const file of result ?? []) sendFile(state, ctx, thread, file);
    },
  ),
  openFile: action(
    'Open a file of a conversation in the app that takes it; one that is not on the phone is kept in Download first',
    OnMessage,
    (state, { message }, ctx) => {
      const m = state.messages[message];
      const files = ctx.provider('files');
      if (!m?.file || m.recalled || !files) return;
      const { name, size, mime } = m.file;
      const found = files.list().find(f => f.kind === 'file' && f.name === name && f.size === size);
      if (!found && m.from !== ME && !ctx.online()) {
        ctx.toast('You are offline');
        return;
      }
      if (!found && m.from === ME) {
        ctx.toast('This file was moved or deleted');
        return;
      }
      const folder = found ? null : files.makeFolder(RECEIVED);
      const id =
        found?.id ??
        files.write(`${RECEIVED}/${freeName(ctx.device.storage.files, folder, name)}`, {
          mime,
          size,
          at: m.at,
        });
      if (!found) ctx.toast(`Saved to ${RECEIVED}`);
      ctx.start({ verb: 'VIEW', mime, title: name, extras: { file: id } });
    },
  ),
  sendLocation: action(
    'Send a place',
    Type.Object({ thread: T, name: T, address: T }),
    (state, { thread, name, address }, ctx) =>
      send(state, ctx, thread, { kind: 'location', text: '', place: { name, address } }),
  ),
  sendContact: action(
    'Send a contact card',
    Type.Object({ thread: T, contact: T }),
    (state, { thread, contact }, ctx) => {
      if (state.contacts[contact]) send(state, ctx, thread, { kind: 'contact', text: '', contact });
    },
  ),
  askMicrophone: action('Ask for the microphone before recording', Type.Object({}), (_state, _args, ctx) =>
    ctx.ask('microphone', { action: 'microphoneAnswered', args: {} }),
  ),
  microphoneAnswered: action(
    'Say what to do where the microphone was refused',
    Type.Object({ result: Type.Boolean() }),
    (_state, { result }, ctx) => {
      if (!result) ctx.toast('Allow the microphone for Parley in Settings to record');
    },
  ),
  sendVoice: action(
    'Send a voice note of some seconds',
    Type.Object({ thread: T, seconds: Type.Integer({ minimum: 1, maximum: 60 }) }),
    (state, { thread, seconds }, ctx) => send(state, ctx, thread, { kind: 'voice', text: '', seconds }),
  ),
  sendMoney: action(
    'Ask the wallet to pay a transfer or red packet',
    Type.Object({
      thread: T,
      kind: Type.Union([Type.Literal('transfer'), Type.Literal('packet')]),
      cents: Type.Integer({ minimum: 1, maximum: 5_000_000 }),
      note: T,
    }),
    (_state, a, ctx) => {
      ctx.start({
        verb: 'PAY',
        title: a.kind === 'transfer' ? 'Transfer' : 'Red packet',
        text: a.note,
        extras: { cents: a.cents },
        result: { app: 'chat', action: 'moneyPaid', args: a },
      });
    },
  ),
  moneyPaid: action(
    'Send the transfer once the wallet has paid it',
    Type.Object({
      thread: T,
      kind: Type.Union([Type.Literal('transfer'), Type.Literal('packet')]),
      cents: Type.Integer({ minimum: 1 }),
      note: T,
      result: Type.Unknown(),
    }),
    (state, { thread, kind, cents, note, result }, ctx) => {
      if ((result as { ok?: boolean } | null)?.ok === true)
        send(state, ctx, thread, { kind, text: note, cents });
    },
  ),
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
          if (!m || m.recalled || m.kind === 'system') continue;
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
    m.recalled = true;
    m.starred = false;
  }),
  deleteMessages: action(
    'Delete messages on this phone',
    Type.Object({ messages: Type.Array(T) }),
    (state, { messages }) => {
      for (const id of messages) delete state.messages[id];
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
  replyFromShade: action(
    'Answer from a notification',
    Type.Object({ thread: T, text: T }),
    (state, { thread, text }, ctx) => {
      send(state, ctx, thread, { kind: 'text', text });
      markRead(state, ctx, thread);
    },
  ),
  openDirect: action(
    'Open the thread with a contact',
    Type.Object({ contact: T }),
    (state, { contact }, ctx) => {
      if (state.contacts[contact]) ctx.open('/thread/:thread', { thread: threadWith(state, ctx, contact) });
    },
  ),
  shareInto: action(
    'Send what another app shared to a thread, and open it',
    Type.Object({
      thread: T,
      text: Type.Optional(T),
      card: Type.Optional(Type.Object({ name: T, text: T })),
      media: Type.Optional(Type.Array(T)),
      files: Type.Optional(Type.Array(T)),
    }),
    (state, { thread, text, card, media, files }, ctx) => {
      for (const id of files ?? []) {
        const f = ctx.device.storage.files[id];
        if (f?.kind === 'file')
          send(state, ctx, thread, {
            kind: 'file',
            text: '',
            file: { name: f.name, size: f.size, mime: f.mime },
          });
      }
      for (const id of media ?? []) {
        const m = ctx.provider('media')!.get(id);
        // A sound or a film goes as a file, also where it has a picture.
        if (m?.media.kind === 'audio' || m?.media.kind === 'video')
          send(state, ctx, thread, {
            kind: 'file',
            text: '',
            file: { name: m.name, size: m.size, mime: m.mime },
          });
        else if (m?.media.picture)
          send(state, ctx, thread, { kind: 'photo', text: '', photo: m.media.picture });
      }
      if (text) send(state, ctx, thread, { kind: 'text', text });
      if (card)
        send(state, ctx, thread, {
          kind: 'file',
          text: '',
          file: {
            name: `${card.name}.vcf`,
            size: new TextEncoder().encode(card.text).length,
            mime: 'text/x-vcard',
          },
        });
      ctx.toast('Sent');
      ctx.finish(true);
    },
  ),
  receive: action(
    'A message arrives',
    Type.Object({ thread: T, from: T, text: T, photo: Type.Optional(T) }),
    (state, { thread, from, text, photo }, ctx) => receive(state, ctx, thread, from, text, photo),
  ),
  loadPhoto: action('Load a photo that did not load by itself', OnMessage, (state, { message }, ctx) => {
    if (!ctx.online()) {
      ctx.toast('No connection. Try again when you are online');
      return;
    }
    load(state, ctx, message);
  }),
  otherRead: action('The other side has read a message', OnMessage, (state, { message }) => {
    const m = state.messages[message];
    if (m?.status === 'sent') m.status = 'read';
  }),
  otherTypes: action(
    'Someone starts to write',
    Type.Object({ thread: T, who: T }),
    (state, { thread, who }) => {
      const t = state.threads[thread];
      if (t) t.typing = who;
    },
  ),
  flushOutbox: action(
    'Send and receive what waited for a connection',
    Type.Object({}),
    (state, _args, ctx) => {
      const waiting = Object.entries(state.messages)
        .filter(([, m]) => m.status === 'pending')
        .sort(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1));
      for (const [id, m] of waiting) {
        m.status = 'sent';
        delivered(state, ctx, id);
      }
      const held = state.held ?? [];
      delete state.held;
      for (const { thread, from, text, photo } of held) receive(state, ctx, thread, from, text, photo);
    },
  ),
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
