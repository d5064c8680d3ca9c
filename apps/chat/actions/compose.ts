import { Type } from 'typebox';
import { freeName } from '../../../src/sdk/core/storage.ts';
import { paidFor, payIntent, type Payee } from '../../../src/sdk/core/payments.ts';
import { threadName, threadOf } from '../select.ts';
import { ME, type Chat } from '../state.ts';
import { action, dropIfUnused, makeThread } from './shared.ts';
import { InThread, OnMessage, RECEIVED, T, send, sendFile } from './sending.ts';

/** Whom money in a thread goes to: the friend, or the group. */
function payeeOf(state: Chat, thread: string): Payee | null {
  const found = threadOf(state, thread);
  if (!found) return null;
  const contact = state.contacts[found.contact ?? ''];
  if (!contact) return { kind: 'group', id: thread, name: threadName(state, thread) };
  return { kind: 'person', id: found.contact!.replace(/^c-/, ''), name: contact.name, phone: contact.phone };
}

export const sendActions = {
  sendText: action(
    'Send a text, as an answer to a message where one is named',
    Type.Object({ thread: T, text: T, replyTo: Type.Optional(T) }),
    (state, { thread, text, replyTo }, ctx) => {
      if (text.trim() === '' || !threadOf(state, thread)) return;
      send(state, ctx, thread, { kind: 'text', text: text.trim(), ...(replyTo ? { replyTo } : {}) });
      if (state.threads[thread]) state.threads[thread].draft = '';
    },
  ),
  setDraft: action(
    'Keep what stands in the composer',
    Type.Object({ thread: T, text: T }),
    (state, { thread, text }, ctx) => {
      const draft = text.trim() === '' ? '' : text;
      if (draft !== '') makeThread(state, ctx, thread);
      const t = state.threads[thread];
      if (t) t.draft = draft;
      dropIfUnused(state, thread);
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
    (state, a, ctx) => {
      const payee = payeeOf(state, a.thread);
      if (payee === null) return;
      const what = a.note || (a.kind === 'transfer' ? 'Transfer' : 'Red packet');
      const reference = ctx.id('pay');
      ctx.start(
        payIntent(
          { payee, cents: a.cents, currency: 'GBP', what, reference },
          { app: 'chat', action: 'moneyPaid', args: { ...a, reference } },
        ),
      );
    },
  ),
  moneyPaid: action(
    'Send the transfer once the wallet has paid it',
    Type.Object({
      thread: T,
      kind: Type.Union([Type.Literal('transfer'), Type.Literal('packet')]),
      cents: Type.Integer({ minimum: 1 }),
      note: T,
      reference: T,
      result: Type.Unknown(),
    }),
    (state, { thread, kind, note, reference, result }, ctx) => {
      const answer = paidFor(ctx.provider('payments'), result, reference);
      if (answer.ok) send(state, ctx, thread, { kind, text: note, cents: answer.payment.cents });
    },
  ),
};
