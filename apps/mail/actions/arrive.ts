import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { addDays, epochOf } from '../../../src/state/clock.ts';
import { filterRows, mailsOf, nameOf, startOf } from '../select.ts';
import { bareSubject, codeOf, plain, sameAddress } from '../text.ts';
import { Incoming, type Filter, type Mail, type Postbird, type Thread } from '../state.ts';
import { orderedIds, orderedRows } from '../../../src/state/order.ts';
import { action, flush, newThread, sendTimer, setRead, say, T, wakeTimer } from './shared.ts';

/** Whether a filter is about a mail. */
export function fits(filter: Filter, mail: Mail): boolean {
  const has = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase());
  const people = (list: readonly { name: string; address: string }[]) =>
    list.map(p => `${p.name} ${p.address}`).join('\n');
  return (
    (filter.from === '' || has(people([mail.sender]), filter.from)) &&
    (filter.to === '' || has(people([...mail.to, ...mail.cc]), filter.to)) &&
    (filter.subject === '' || has(mail.subject, filter.subject)) &&
    (filter.words === '' || has(`${mail.subject}\n${plain(mail.text)}`, filter.words)) &&
    (!filter.hasAttachment || mail.attachments.length > 0)
  );
}

/** Does what a filter says with a conversation. */
export function applyFilter(state: Postbird, ctx: Ctx, filter: Filter, thread: string): void {
  const t = state.threads[thread]!;
  if (filter.label && state.labels[filter.label] && !t.labels.includes(filter.label))
    t.labels.push(filter.label);
  if (filter.archive && t.place === 'inbox') t.place = 'archive';
  if (filter.star) t.starred = true;
  if (filter.markRead) setRead(state, ctx, [thread], true);
  if (filter.delete) t.binnedAt ??= ctx.now;
}

/** The conversation that a mail belongs to: the one that it answers, or the sender’s of the same key. */
function threadFor(state: Postbird, ctx: Ctx, mail: Incoming): string {
  const answered = mail.answers === undefined ? undefined : state.mails[mail.answers]?.thread;
  if (answered && state.threads[answered]) return answered;
  const key = mail.thread === undefined ? '' : `${mail.from.address.toLowerCase()} ${mail.thread}`;
  const known = key && orderedIds(state.threads).find(id => state.threads[id]!.key === key);
  if (known) return known;
  const bare = bareSubject(mail.subject);
  const goesOn =
    bare !== mail.subject &&
    orderedRows(state.mails, (a, b) => b.at - a.at).find(
      m =>
        bareSubject(m.subject) === bare &&
        [m.sender, ...m.to, ...m.cc].some(p => sameAddress(p.address, mail.from.address)),
    );
  if (goesOn) return goesOn.thread;
  const id = ctx.id('thread');
  state.threads[id] = newThread({ key, place: 'inbox', category: categoryOf(state, mail) });
  return id;
}

/** The part of the inbox for a mail: lists promote, firms update, people write. */
function categoryOf(state: Postbird, mail: Incoming): Thread['category'] {
  if (mail.category) return mail.category;
  if (mail.list !== undefined) return 'promotions';
  return state.replies[`to:${mail.from.address.toLowerCase()}`] ? 'primary' : 'updates';
}

function incomingMail(state: Postbird, ctx: Ctx, mail: Incoming, thread: string): Mail {
  const own = { name: state.settings.name, address: state.settings.addresses[0]! };
  const last = mailsOf(state, thread).at(-1)?.at ?? 0;
  return {
    thread,
    sender: { ...mail.from },
    from: '',
    to: mail.to ?? [own],
    cc: mail.cc ?? [],
    bcc: [],
    subject: mail.subject,
    text: mail.text,
    signature: '',
    quote: null,
    attachments: mail.attachments ?? [],
    at: Math.max(ctx.now, last + 1),
    own: false,
    read: false,
    list: mail.list ?? null,
    warning: mail.warning ?? null,
    invitation: mail.invitation ?? null,
  };
}

/** Whether an answer of absence is due now. */
function isAway({ vacation: v, clockShift }: Postbird, ctx: Ctx): boolean {
  const now = ctx.now - clockShift;
  const day = (iso: string) => {
    const [year, month, date] = iso.split('-').map(Number) as [number, number, number];
    return epochOf({ year, month, day: date }, ctx.zone);
  };
  return (
    v.on &&
    (v.from === null || now >= day(v.from)) &&
    (v.until === null || now < addDays(day(v.until), 1, ctx.zone))
  );
}

/** Answers who writes while the owner is away, once in a period; lists and machines get none. */
function answerAway(state: Postbird, ctx: Ctx, mail: Mail): void {
  const address = mail.sender.address.toLowerCase();
  const { vacation } = state;
  if (!isAway(state, ctx) || mail.list !== null || mail.warning !== null) return;
  if (/^(?:no-?reply|mailer-daemon)@/.test(address) || vacation.answered.includes(address)) return;
  const contacts = ctx.provider('contacts')?.list() ?? [];
  const isContact = contacts.some(c => c.emails.some(e => sameAddress(e.address, address)));
  if (vacation.onlyContacts && !isContact) return;
  vacation.answered.push(address);
  ctx.effect('mail', [mail.sender.address], {
    subject: vacation.subject || `Re: ${bareSubject(mail.subject)}`,
    text: vacation.text,
    cc: [],
    bcc: [],
    attached: [],
  });
}

function tell(state: Postbird, ctx: Ctx, thread: string, mail: Mail, id: string): void {
  const { category } = state.threads[thread]!;
  const { notify, showPictures } = state.settings;
  if (notify === 'none' || category === 'promotions' || (notify === 'primary' && category !== 'primary'))
    return;
  const t = say(ctx);
  const contact = ctx
    .provider('contacts')
    ?.list()
    .find(c => c.emails.some(e => sameAddress(e.address, mail.sender.address)));
  const code = codeOf(mail.text);
  ctx.notify({
    channel: category === 'primary' ? 'mail' : 'updates',
    tag: thread,
    title: mail.sender.name || mail.sender.address,
    text: mail.subject || t('noSubject'),
    lines: [mail.subject || t('noSubject'), plain(mail.text).split('\n').find(Boolean) ?? ''],
    route: `/thread/${thread}`,
    starred: contact?.starred ?? false,
    ...(showPictures && contact?.portrait ? { picture: contact.portrait } : {}),
    actions: [
      ...(code ? [{ id: 'copy', label: t('copyCode'), action: 'copyCode', args: { mail: id } }] : []),
      { id: 'reply', label: t('reply'), action: 'replyFromShade', args: { mail: id }, reply: true },
      { id: 'archive', label: t('archive'), action: 'archiveFromShade', args: { thread } },
    ],
  });
}

/** A mail comes in: blocked senders and spam go aside, filters run, the owner is told. */
export function receive(state: Postbird, ctx: Ctx, mail: Incoming): void {
  if (!ctx.online()) {
    state.held.push(mail);
    return;
  }
  const thread = threadFor(state, ctx, mail);
  const id = ctx.id('mail');
  const made = incomingMail(state, ctx, mail, thread);
  state.mails[id] = made;
  ctx.transferred(3_000 + made.attachments.reduce((sum, a) => sum + a.size, 0));
  const t = state.threads[thread]!;
  if (mail.spam || state.blocked.some(b => sameAddress(b, mail.from.address))) {
    t.place = 'spam';
    return;
  }
  if (t.place === 'spam') return;
  t.place = 'inbox';
  t.binnedAt = null;
  if (t.snoozedUntil !== null) wake(state, ctx, thread, false);
  for (const [, filter] of filterRows(state)) if (fits(filter, made)) applyFilter(state, ctx, filter, thread);
  answerAway(state, ctx, made);
  if (t.binnedAt !== null || t.place !== 'inbox' || state.mails[id].read) return;
  if (ctx.showing(`/thread/${thread}`)) setRead(state, ctx, [thread], true);
  else tell(state, ctx, thread, made, id);
}

/** A conversation comes back from being snoozed. */
function wake(state: Postbird, ctx: Ctx, thread: string, tells: boolean): void {
  const t = state.threads[thread];
  if (!t || t.snoozedUntil === null) return;
  t.snoozedUntil = null;
  t.wokeAt = ctx.now;
  ctx.cancel(wakeTimer(thread));
  if (!tells || t.binnedAt !== null) return;
  t.place = 'inbox';
  const last = mailsOf(state, thread).at(-1);
  if (!last) return;
  ctx.notify({
    channel: 'snoozed',
    tag: thread,
    title: nameOf(last.sender),
    text: last.subject || say(ctx)('noSubject'),
    route: `/thread/${thread}`,
    actions: [{ id: 'archive', label: say(ctx)('archive'), action: 'archiveFromShade', args: { thread } }],
  });
}

const NO_ARGS = Type.Object({});
export const arriveActions = {
  receive: action('A mail comes in', Type.Object({ mail: Incoming }), (state, { mail }, ctx) =>
    receive(state, ctx, mail),
  ),
  arrive: action(
    'A mail that somebody had planned comes in',
    Type.Object({ plan: T }),
    (state, { plan }, ctx) => {
      const found = state.plans[plan];
      if (!found) return;
      delete state.plans[plan];
      receive(state, ctx, found.mail);
    },
  ),
  bounce: action(
    'A server sends back a mail whose address does not exist',
    Type.Object({ mail: T, address: T }),
    (state, { mail, address }, ctx) => {
      const sent = state.mails[mail];
      if (!sent) return;
      const t = say(ctx);
      receive(state, ctx, {
        from: { name: 'Mail Delivery', address: 'mailer-daemon@postbird.example' },
        subject: t('bounceSubject', { subject: sent.subject || t('noSubject') }),
        text: t('bounceText', { address }),
        answers: mail,
        category: 'primary',
      });
    },
  ),
  wake: action('A snoozed conversation comes back', Type.Object({ thread: T }), (state, { thread }, ctx) =>
    wake(state, ctx, thread, true),
  ),
  goOnline: action('Send and receive what waited for a connection', NO_ARGS, (state, _args, ctx) => {
    flush(state, ctx);
    const { held } = state;
    state.held = [];
    for (const mail of held) receive(state, ctx, mail);
  }),
  moveClock: action(
    'The phone’s time was set by hand: servers and people keep their own, so what they do moves along',
    Type.Object({ by: Type.Integer() }),
    (state, { by }, ctx) => {
      state.clockShift += by;
      const on = (at: number) => Math.max(ctx.now + 1, at + state.clockShift);
      for (const [draft, { leavesAt }] of Object.entries(state.drafts))
        if (leavesAt !== null) ctx.schedule(on(leavesAt), 'leave', { draft }, sendTimer(draft));
      for (const [thread, { snoozedUntil }] of Object.entries(state.threads))
        if (snoozedUntil !== null) ctx.schedule(on(snoozedUntil), 'wake', { thread }, wakeTimer(thread));
      for (const [plan, { at }] of Object.entries(state.plans))
        ctx.schedule(on(at), 'arrive', { plan }, `mail-plan-${plan}`);
    },
  ),
  archiveFromShade: action(
    'Archive from a notification',
    Type.Object({ thread: T }),
    (state, { thread }, ctx) => {
      const t = state.threads[thread];
      if (t) t.place = 'archive';
      setRead(state, ctx, [thread], true);
    },
  ),
  replyFromShade: action(
    'Answer from a notification',
    Type.Object({ mail: T, text: T }),
    (state, { mail, text }, ctx) => {
      const found = state.mails[mail];
      if (!found || text.trim() === '') return;
      const id = ctx.id('draft');
      const leavesAt = ctx.now + state.settings.undoSeconds * 1_000;
      state.drafts[id] = {
        ...startOf(state, 'reply', mail),
        text: text.trim(),
        status: 'sending',
        leavesAt: leavesAt - state.clockShift,
        editedAt: ctx.now,
      };
      ctx.schedule(leavesAt, 'leave', { draft: id }, sendTimer(id));
      setRead(state, ctx, [found.thread], true);
    },
  ),
  copyCode: action('Copy the code in a mail', Type.Object({ mail: T }), (state, { mail }, ctx) => {
    const found = state.mails[mail];
    const code = found && codeOf(found.text);
    if (!code) return;
    ctx.copy(code);
    ctx.toast(say(ctx)('codeCopied'));
    setRead(state, ctx, [found.thread], true);
  }),
};
