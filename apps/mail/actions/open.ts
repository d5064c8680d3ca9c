import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { freeName, fileAt, childrenOf } from '../../../src/sdk/core/storage.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import type { Attachment, Postbird } from '../state.ts';
import { plain } from '../text.ts';
import { action, say, setRead, T } from './shared.ts';

const DOWNLOAD = 'Download';
const OnFile = { mail: T, index: Type.Integer({ minimum: 0 }) };

/** Writes an attachment into a folder; one that lies there already is not written again. */
function save(ctx: Ctx, { name, mime, size, text, picture }: Attachment, folder: string): void {
  const { files } = ctx.device.storage;
  const parent = folder === '' ? null : (fileAt(files, folder)?.id ?? null);
  const isThere = childrenOf(files, parent).some(
    f => f.name === name && f.size === size && f.mime === mime && f.text === text,
  );
  const at = folder === '' ? '' : `${folder}/`;
  if (isThere && (parent !== null || folder === '')) {
    ctx.toast(say(ctx)('alreadySaved', { name }));
    return;
  }
  const free = parent === null && folder !== '' ? name : freeName(files, parent, name);
  if (picture !== undefined && mime.startsWith('image/'))
    ctx.provider('media')!.add({
      folder,
      name: free,
      mime,
      size,
      media: { kind: 'photo', picture, width: 1_280, height: 960, takenAt: ctx.now, description: name },
    });
  else ctx.provider('files')!.write(`${at}${free}`, { mime, size, ...(text === undefined ? {} : { text }) });
  ctx.toast(say(ctx)('savedTo', { name: free, folder: folder || say(ctx)('phoneStorage') }));
}

const attachmentOf = (state: Postbird, mail: string, index: number): Attachment | undefined =>
  state.mails[mail]?.attachments[index];

/** Files, links, and the answer to invitations. */
export const openActions = {
  openThread: action('Read a conversation', Type.Object({ thread: T }), (state, { thread }, ctx) => {
    if (!state.threads[thread]) return;
    setRead(state, ctx, [thread], true);
  }),
  saveAttachment: action(
    'Save an attachment in Download',
    Type.Object(OnFile),
    (state, { mail, index }, ctx) => {
      const found = attachmentOf(state, mail, index);
      if (found) save(ctx, found, DOWNLOAD);
    },
  ),
  saveAttachmentTo: action(
    'Choose a folder for an attachment',
    Type.Object(OnFile),
    (_state, { mail, index }, ctx) =>
      ctx.start({
        verb: 'PICK',
        mime: 'vnd.android.document/directory',
        result: { app: 'mail', action: 'saveInFolder', args: { mail, index } },
      }),
  ),
  saveInFolder: action(
    'Save an attachment in the folder that was chosen',
    Type.Object({ ...OnFile, result: Type.Unknown() }),
    (state, { mail, index, result }, ctx) => {
      const found = attachmentOf(state, mail, index);
      const path = (result as { path?: unknown } | null)?.path;
      if (found && typeof path === 'string') save(ctx, found, path);
    },
  ),
  openLink: action('Open what a link leads to', Type.Object({ uri: T }), (state, { uri }, ctx) => {
    if (uri.startsWith('tel:')) ctx.start({ verb: 'DIAL', uri });
    else ctx.start({ verb: 'VIEW', uri });
  }),
  copy: action('Copy a text', Type.Object({ text: T }), (_state, { text }, ctx) => {
    ctx.copy(text);
    ctx.toast(say(ctx)('copied'));
  }),
  share: action('Share the text of a mail', Type.Object({ mail: T }), (state, { mail }, ctx) => {
    const found = state.mails[mail];
    if (found) ctx.start({ verb: 'SEND', mime: 'text/plain', title: found.subject, text: plain(found.text) });
  }),
  makeEvent: action(
    'Begin an event of the calendar with a mail',
    Type.Object({ mail: T }),
    (state, { mail }, ctx) => {
      const found = state.mails[mail];
      if (found)
        ctx.start({ verb: 'EDIT', mime: 'vnd.android.cursor.item/event', extras: { title: found.subject } });
    },
  ),
  addContact: action(
    'Begin a new contact with somebody of a mail',
    Type.Object({ name: T, address: T }),
    (_state, { name, address }, ctx) => {
      const card = `BEGIN:VCARD\nVERSION:3.0\nFN:${name || address}\nEMAIL;TYPE=HOME:${address}\nEND:VCARD\n`;
      ctx.start({
        verb: 'VIEW',
        mime: 'text/x-vcard',
        title: name || address,
        text: card,
      });
    },
  ),
  answerInvitation: action(
    'Answer an invitation; yes and maybe put it into the calendar, once that may be used',
    Type.Object({ mail: T, answer: StringEnum(['yes', 'maybe', 'no']) }),
    (state, { mail, answer }, ctx) => {
      const found = state.mails[mail]?.invitation;
      if (!found || found.answer === answer) return;
      if (!ctx.online()) {
        ctx.toast(say(ctx)('needsConnection'));
        return;
      }
      ctx.ask('calendar', { action: 'answered', args: { mail, answer } });
    },
  ),
  answered: action(
    'Send the answer to an invitation',
    Type.Object({ mail: T, answer: StringEnum(['yes', 'maybe', 'no']), result: Type.Boolean() }),
    (state, { mail, answer }, ctx) => {
      const found = state.mails[mail];
      const invitation = found?.invitation;
      if (!invitation || invitation.answer === answer) return;
      const { title, from, to, place, notes } = invitation;
      ctx.effect('invitation', [found.sender.address], {
        act: answer,
        title,
        from,
        until: to,
        place: '',
        notes: '',
        scope: 'this',
      });
      invitation.answer = answer;
      const calendar = ctx.provider('calendar');
      if (!calendar) {
        ctx.toast(say(ctx)('answeredOnly'));
        return;
      }
      if (answer === 'no') {
        if (invitation.event) calendar.remove(invitation.event);
        invitation.event = null;
        return;
      }
      const isThere = calendar.between(from, to).some(e => e.title === title && e.from === from);
      if (!isThere) invitation.event = calendar.add({ title, from, to, place, notes });
    },
  ),
};
