import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { fileOf } from '../../../src/sdk/core/storage.ts';
import { blank, startOf } from '../select.ts';
import { bytesOf, isAddress, without } from '../text.ts';
import { Attachment, Draft, MOST_BYTES, Person, type Postbird } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { action, flush, leave, say, sendTimer, T } from './shared.ts';

const Start = Type.Optional(Type.Object(Draft.properties, { additionalProperties: false }));
/** A draft, and what a new one begins with: it is kept once it differs from that. */
const OnDraft = { draft: T, start: Start };
const People = Type.Optional(Type.Array(Person));

/** What makes a mail: all but when it was written and how it stands. */
const contentOf = ({ editedAt: _e, status: _s, leavesAt: _l, ...content }: Draft) => content;
const saysSame = (a: Draft, b: Draft): boolean => equal(contentOf(a), contentOf(b));
const isBlank = (d: Draft): boolean =>
  d.to.length + d.cc.length + d.bcc.length + d.attachments.length === 0 &&
  d.subject.trim() === '' &&
  d.text.trim() === '';

type OnDraft = { draft: string; start?: Draft | undefined };
const draftIn = (state: Postbird, { draft, start }: OnDraft): Draft =>
  state.drafts[draft] ?? start ?? blank(state);

/** Keeps a draft as it is now; one in which nothing was written is none. */
function keep(state: Postbird, ctx: Ctx, { draft, start }: OnDraft, change: Partial<Draft>): void {
  const was = draftIn(state, { draft, start });
  const next: Draft = { ...was, ...change };
  if (saysSame(next, was)) return;
  const isNothing = start ? saysSame(next, start) : isBlank(next);
  if (isNothing && next.status === 'draft') delete state.drafts[draft];
  else state.drafts[draft] = { ...next, editedAt: ctx.now };
}

/** Files of shared storage as they are attached. */
function filesIn(ctx: Ctx, ids: readonly string[]): Attachment[] {
  const { files } = ctx.device.storage;
  return ids.flatMap(id => {
    const file = fileOf(files, id);
    if (!file || file.kind !== 'file') return [];
    const { name, mime, size, text, media } = file;
    return [
      {
        name,
        mime,
        size,
        ...(text === undefined ? {} : { text }),
        ...(media?.picture ? { picture: media.picture } : {}),
      },
    ];
  });
}

function attach(state: Postbird, ctx: Ctx, on: OnDraft, result: unknown): void {
  const chosen = Array.isArray(result) ? result.map(String) : typeof result === 'string' ? [result] : [];
  const { attachments } = draftIn(state, on);
  const next = [...attachments];
  for (const file of filesIn(ctx, chosen)) {
    if (bytesOf(next) + file.size > MOST_BYTES) {
      state.tooLarge = file.name;
      continue;
    }
    next.push(file);
  }
  keep(state, ctx, on, { attachments: next });
}

/** Why a mail cannot be sent, or undefined. */
export function refusal(draft: Draft): 'noRecipient' | 'wrongAddress' | 'tooMuch' | undefined {
  const people = [...draft.to, ...draft.cc, ...draft.bcc];
  if (people.length === 0) return 'noRecipient';
  if (people.some(p => !isAddress(p.address))) return 'wrongAddress';
  return bytesOf(draft.attachments) > MOST_BYTES ? 'tooMuch' : undefined;
}

function putOff(
  state: Postbird,
  ctx: Ctx,
  on: OnDraft,
  status: 'sending' | 'scheduled',
  at: number,
): boolean {
  const draft = draftIn(state, on);
  const problem = refusal(draft);
  if (problem) {
    ctx.toast(say(ctx)(problem));
    return false;
  }
  state.drafts[on.draft] = {
    ...draft,
    text: draft.text.trim(),
    status,
    leavesAt: at - state.clockShift,
    editedAt: ctx.now,
  };
  ctx.schedule(at, 'leave', { draft: on.draft }, sendTimer(on.draft));
  return true;
}

/** Writing, attaching and sending. */
export const composeActions = {
  write: action(
    'Open a new mail, or an answer to one',
    Type.Object({
      kind: Type.Optional(
        Type.Union([
          Type.Literal('new'),
          Type.Literal('reply'),
          Type.Literal('replyAll'),
          Type.Literal('forward'),
        ]),
      ),
      mail: Type.Optional(T),
      to: People,
    }),
    (state, { kind = 'new', mail = '', to = [] }, ctx) =>
      ctx.open(
        '/compose',
        {},
        { start: { ...startOf(state, kind, mail), ...(to.length > 0 ? { to } : {}) } },
      ),
  ),
  edit: action(
    'Change something of a draft',
    Type.Object({
      ...OnDraft,
      to: People,
      cc: People,
      bcc: People,
      from: Type.Optional(T),
      subject: Type.Optional(T),
      text: Type.Optional(T),
      quote: Type.Optional(Type.Null()),
      signature: Type.Optional(T),
    }),
    (state, { draft, start, ...change }, ctx) => {
      for (const key of ['to', 'cc', 'bcc'] as const) if (change[key]) change[key] = without(change[key], []);
      keep(state, ctx, { draft, start }, change as Partial<Draft>);
    },
  ),
  pickFiles: action('Choose files to attach', Type.Object(OnDraft), (_state, { draft, start }, ctx) =>
    ctx.start({
      verb: 'PICK',
      mime: '*/*',
      multiple: true,
      result: { app: 'mail', action: 'attach', args: { draft, ...(start ? { start } : {}) } },
    }),
  ),
  pickPhotos: action('Choose photos to attach', Type.Object(OnDraft), (_state, args, ctx) =>
    ctx.ask('photos', { action: 'pickPhotosAllowed', args }),
  ),
  pickPhotosAllowed: action(
    'Open the photo picker once photos may be seen',
    Type.Object({ ...OnDraft, result: Type.Boolean() }),
    (_state, { draft, start, result }, ctx) => {
      if (!result) {
        ctx.toast(say(ctx)('photosNotAllowed'));
        return;
      }
      ctx.start({
        verb: 'PICK',
        mime: 'image/*',
        multiple: true,
        max: 10,
        result: { app: 'mail', action: 'attach', args: { draft, ...(start ? { start } : {}) } },
      });
    },
  ),
  attach: action(
    'Attach files that were chosen; what makes a mail too large is refused',
    Type.Object({ ...OnDraft, result: Type.Unknown() }),
    (state, { draft, start, result }, ctx) => attach(state, ctx, { draft, start }, result),
  ),
  detach: action(
    'Take something attached away again',
    Type.Object({ ...OnDraft, index: Type.Integer({ minimum: 0 }) }),
    (state, { draft, start, index }, ctx) => {
      const on = { draft, start };
      keep(state, ctx, on, { attachments: draftIn(state, on).attachments.filter((_, i) => i !== index) });
    },
  ),
  forgetTooLarge: action('Put away that a file was too large', Type.Object({}), state => {
    state.tooLarge = null;
  }),
  discard: action('Throw a draft away', Type.Object({ draft: T }), (state, { draft }, ctx) => {
    ctx.cancel(sendTimer(draft));
    delete state.drafts[draft];
  }),
  discardAll: action('Throw every draft away; scheduled mail stays', Type.Object({}), state => {
    for (const [id, { status }] of Object.entries(state.drafts))
      if (status === 'draft') delete state.drafts[id];
  }),
  keepDraft: action(
    'Put a draft that was thrown away back',
    Type.Object({ draft: T, content: Type.Object(Draft.properties, { additionalProperties: false }) }),
    (state, { draft, content }) => {
      state.drafts[draft] ??= { ...content, status: 'draft', leavesAt: null };
    },
  ),
  send: action(
    'Send a mail; it leaves once it can no longer be undone',
    Type.Object(OnDraft),
    (state, { draft, start }, ctx) => {
      putOff(state, ctx, { draft, start }, 'sending', ctx.now + state.settings.undoSeconds * 1_000);
    },
  ),
  undoSend: action(
    'Take back a mail that has not left yet',
    Type.Object({ draft: T }),
    (state, { draft }, ctx) => {
      const found = state.drafts[draft];
      if (!found || (found.status !== 'sending' && found.status !== 'outbox')) return;
      ctx.cancel(sendTimer(draft));
      Object.assign(found, { status: 'draft', leavesAt: null });
    },
  ),
  schedule: action(
    'Have a mail sent at a time',
    Type.Object({ ...OnDraft, at: Type.Integer() }),
    (state, { draft, start, at }, ctx) => {
      if (at <= ctx.now) {
        ctx.toast(say(ctx)('timePassed'));
        return;
      }
      putOff(state, ctx, { draft, start }, 'scheduled', at);
    },
  ),
  cancelSchedule: action(
    'Keep a scheduled mail as a draft',
    Type.Object({ draft: T }),
    (state, { draft }, ctx) => {
      const found = state.drafts[draft];
      if (found?.status !== 'scheduled') return;
      ctx.cancel(sendTimer(draft));
      Object.assign(found, { status: 'draft', leavesAt: null });
    },
  ),
  leave: action(
    'A mail leaves the phone, or waits for a connection',
    Type.Object({ draft: T }),
    (state, { draft }, ctx) => leave(state, ctx, draft),
  ),
  retry: action('Try again to send what waits in the outbox', Type.Object({}), (state, _args, ctx) => {
    if (!ctx.online()) {
      ctx.toast(say(ctx)('stillOffline'));
      return;
    }
    flush(state, ctx);
  }),
  allowContacts: action(
    'Ask to see contacts, to offer them as recipients',
    Type.Object({}),
    (_state, _args, ctx) => ctx.ask('contacts', { action: 'contactsAllowed', args: {} }),
  ),
  contactsAllowed: action(
    'Contacts may be seen, or not',
    Type.Object({ result: Type.Boolean() }),
    (_state, { result }, ctx) => {
      if (!result) ctx.toast(say(ctx)('contactsNotAllowed'));
    },
  ),
};
