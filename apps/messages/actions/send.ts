import { Type } from 'typebox';
import { ME, type Attachment } from '../state.ts';
import { canonicalAll, codeOf, keyOf, readVCard, vCardOf } from '../text.ts';
import { action, dropEmpty, hasService, markRead, removeMessage, send, settle } from './shared.ts';

const T = Type.String();
const To = Type.Array(T, { minItems: 1 });
const OnMessage = Type.Object({ message: T });
const Chosen = Type.Object({ to: To, result: Type.Unknown() });
/** At most so many things in one message. */
const MOST_ATTACHED = 10;

/** Writing, attaching, and what is done with one message. */
export const sendActions = {
  send: action(
    'Send the text and what is attached to people; several are a group',
    Type.Object({ to: To, text: T }),
    (state, { to, text }, ctx) => {
      const key = keyOf(canonicalAll(to));
      if (send(state, ctx, to, text, state.attached[key]) === undefined) return;
      delete state.drafts[key];
      delete state.attached[key];
    },
  ),
  setDraft: action(
    'Keep what stands in the composer',
    Type.Object({ to: To, text: T }),
    (state, { to, text }) => {
      const key = keyOf(canonicalAll(to));
      if (text.trim() === '') delete state.drafts[key];
      else state.drafts[key] = text;
    },
  ),
  retry: action('Try again to send a message that failed', OnMessage, (state, { message }, ctx) => {
    const m = state.messages[message];
    if (m?.status !== 'failed') return;
    ctx.dismiss(`failed-${message}`);
    if (!hasService(ctx)) ctx.toast('No mobile network. Check aeroplane mode and signal');
    Object.assign(m, { status: 'sending', at: ctx.now });
    ctx.schedule(ctx.now + 1_000, 'settle', { message }, `messages-settle-${message}`);
  }),
  settle: action('The network takes a message, or fails to', OnMessage, (state, { message }, ctx) =>
    settle(state, ctx, message),
  ),
  delivered: action('The other phone confirms a message', OnMessage, (state, { message }, ctx) => {
    const m = state.messages[message];
    if (m?.status === 'sent') Object.assign(m, { status: 'delivered', deliveredAt: ctx.now });
  }),
  pickContact: action('Choose a contact to attach', Type.Object({ to: To }), (_state, { to }, ctx) =>
    ctx.start({
      verb: 'PICK',
      mime: 'vnd.android.cursor.item/contact',
      result: { app: 'messages', action: 'attachContact', args: { to } },
    }),
  ),
  attachContact: action(
    'Attach the card of the contact that was chosen',
    Chosen,
    (state, { to, result }, ctx) => {
      const { contact } = (result ?? {}) as { contact?: string };
      if (!contact) return;
      const found = ctx.provider('contacts')?.get(contact);
      if (!found) {
        ctx.toast('Allow contacts for Messages in Settings to attach one');
        return;
      }
      const key = keyOf(canonicalAll(to));
      (state.attached[key] ??= []).push({
        card: { name: found.name, number: found.phones[0]?.number ?? '', text: vCardOf(found) },
      });
    },
  ),
  pickPhotos: action('Choose photos to attach', Type.Object({ to: To }), (_state, { to }, ctx) =>
    ctx.ask('photos', { action: 'pickPhotosAllowed', args: { to } }),
  ),
  pickPhotosAllowed: action(
    'Open the photo picker once photos may be seen',
    Type.Object({ to: To, result: Type.Boolean() }),
    (_state, { to, result }, ctx) => {
      if (!result) {
        ctx.toast('Allow photos for Messages in Settings to send them');
        return;
      }
      ctx.start({
        verb: 'PICK',
        mime: 'image/*',
        multiple: true,
        max: MOST_ATTACHED,
        result: { app: 'messages', action: 'attachPhotos', args: { to } },
      });
    },
  ),
  takePhoto: action(
    'Take a picture with the camera to attach',
    Type.Object({ to: To }),
    (_state, { to }, ctx) =>
      ctx.start({
        verb: 'CAPTURE',
        mime: 'image/*',
        result: { app: 'messages', action: 'attachPhotos', args: { to } },
      }),
  ),
  attachPhotos: action(
    'Attach photos of the media index: those that were chosen, or the one that was taken',
    Chosen,
    (state, { to, result }, ctx) => {
      const key = keyOf(canonicalAll(to));
      const photos = (Array.isArray(result) ? result : typeof result === 'string' ? [result] : []).flatMap(
        id => ctx.provider('media')!.get(String(id))?.media.picture ?? [],
      );
      if (photos.length > 0)
        state.attached[key] = [...(state.attached[key] ?? []), ...photos.map(photo => ({ photo }))].slice(
          0,
          MOST_ATTACHED,
        );
    },
  ),
  askPlace: action(
    'Attach where the phone is, once it may be known',
    Type.Object({ to: To }),
    (_state, { to }, ctx) => ctx.ask('location', { action: 'attachPlace', args: { to } }),
  ),
  attachPlace: action(
    'Attach a place, or where the phone is',
    Type.Object({
      to: To,
      place: Type.Optional(Type.Object({ name: T, address: T })),
      result: Type.Optional(Type.Unknown()),
    }),
    (state, { to, place, result }, ctx) => {
      if (!place && result === false) {
        ctx.toast('Allow location for Messages in Settings to send where you are');
        return;
      }
      if (!place && !ctx.device.radios.location) {
        ctx.toast('Location is off. Turn it on in quick settings');
        return;
      }
      const { name, latitude, longitude } = ctx.device.place;
      (state.attached[keyOf(canonicalAll(to))] ??= []).push({
        place: place ?? {
          name: 'My location',
          address: `${name} (${latitude.toFixed(4)}, ${longitude.toFixed(4)})`,
        },
      });
    },
  ),
  detach: action(
    'Take something attached away again',
    Type.Object({ to: To, index: Type.Integer({ minimum: 0 }) }),
    (state, { to, index }) => {
      const key = keyOf(canonicalAll(to));
      state.attached[key]?.splice(index, 1);
      if (state.attached[key]?.length === 0) delete state.attached[key];
    },
  ),
  takeShared: action(
    'Put what another app shared into the composer of a conversation',
    Type.Object({
      to: To,
      text: Type.Optional(T),
      media: Type.Optional(Type.Array(T)),
      card: Type.Optional(T),
    }),
    (state, { to, text, media, card }, ctx) => {
      const key = keyOf(canonicalAll(to));
      const photos = (media ?? [])
        .flatMap(id => ctx.provider('media')!.get(id)?.media.picture ?? [])
        .map(photo => ({ photo }));
      const cards = card ? [{ card: { ...readVCard(card), text: card } }] : [];
      if (text) state.drafts[key] = text;
      if (photos.length + cards.length > 0)
        state.attached[key] = [...photos, ...cards].slice(0, MOST_ATTACHED);
    },
  ),
  openCard: action('Look at a card that someone sent', OnMessage, (state, { message }, ctx) => {
    const card = state.messages[message]?.card;
    if (card) ctx.start({ verb: 'VIEW', mime: 'text/x-vcard', text: card.text, title: card.name });
  }),
  savePhoto: action(
    'Save a photo of a conversation to the media index',
    OnMessage,
    (state, { message }, ctx) => {
      const m = state.messages[message];
      if (!m?.photo) return;
      const media = ctx.provider('media')!;
      const same = media.list().filter(f => f.media.picture === m.photo);
      if (same.some(f => f.path.startsWith('Pictures/Messages/'))) {
        ctx.toast('Already saved');
        return;
      }
      const [known] = same;
      media.add({
        folder: 'Pictures/Messages',
        name: `MMS-${message}.jpg`,
        mime: 'image/jpeg',
        size: known?.size ?? 286_000,
        media: {
          kind: 'photo',
          picture: m.photo,
          width: known?.media.width ?? 1_280,
          height: known?.media.height ?? 960,
          takenAt: m.at,
          description: known?.media.description ?? 'A photo from a text message',
        },
      });
      ctx.toast('Saved to photos');
    },
  ),
  copyMessages: action(
    'Copy the text of messages',
    Type.Object({ messages: Type.Array(T) }),
    (state, { messages }, ctx) => {
      const texts = messages.flatMap(
        id =>
          state.messages[id]?.text ||
          state.messages[id]?.card?.number ||
          state.messages[id]?.place?.address ||
          [],
      );
      if (texts.length === 0) return;
      ctx.copy(texts.join('\n'));
      ctx.toast('Copied');
    },
  ),
  copyCode: action('Copy the verification code of a message', OnMessage, (state, { message }, ctx) => {
    const m = state.messages[message];
    const code = m && codeOf(m);
    if (!code) return;
    ctx.copy(code);
    ctx.toast('Code copied');
    markRead(state, ctx, m.thread);
  }),
  star: action(
    'Star messages or take their stars away',
    Type.Object({ messages: Type.Array(T), on: Type.Boolean() }),
    (state, { messages, on }) => {
      for (const id of messages) if (state.messages[id]) state.messages[id].starred = on;
    },
  ),
  deleteMessages: action(
    'Delete messages on this phone; a conversation goes with its last',
    Type.Object({ messages: Type.Array(T) }),
    (state, { messages }, ctx) => {
      const threads = new Set(messages.flatMap(id => state.messages[id]?.thread ?? []));
      for (const id of messages) removeMessage(state, ctx, id);
      for (const id of threads) dropEmpty(state, ctx, id);
    },
  ),
  forward: action(
    'Put messages into the composer of a conversation, to be sent on',
    Type.Object({ messages: Type.Array(T, { minItems: 1 }), to: To }),
    (state, { messages, to }) => {
      const key = keyOf(canonicalAll(to));
      const found = messages.flatMap(id => state.messages[id] ?? []);
      const text = found
        .map(m => m.text)
        .filter(Boolean)
        .join('\n');
      const attached = found.flatMap(({ photo, card, place }): Attachment[] => {
        if (photo) return [{ photo }];
        if (card) return [{ card: { ...card } }];
        return place ? [{ place: { ...place } }] : [];
      });
      if (text) state.drafts[key] = text;
      if (attached.length > 0) state.attached[key] = attached.slice(0, MOST_ATTACHED);
    },
  ),
  expireCode: action(
    'Delete a verification code a day after it came, where the person wants that',
    OnMessage,
    (state, { message }, ctx) => {
      const m = state.messages[message];
      if (!m || m.starred || m.from === ME || !state.settings.deleteCodes) return;
      removeMessage(state, ctx, message);
      dropEmpty(state, ctx, m.thread);
    },
  ),
};
