import { Type } from 'typebox';
import { directThread } from '../select.ts';
import { action, delivered, load, markRead, receive } from './shared.ts';
import { OnMessage, T, send } from './sending.ts';

export const arrivalActions = {
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
      if (state.contacts[contact]) ctx.open('/thread/:thread', { thread: directThread(state, contact) });
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
};
