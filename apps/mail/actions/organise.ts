import { Type } from 'typebox';
import { mailsOf } from '../select.ts';
import { sameAddress } from '../text.ts';
import { LABEL_COLOURS, PLACES, type Postbird } from '../state.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { action, Ids, say, setRead, T, wakeTimer } from './shared.ts';

const Threads = Type.Object({ threads: Ids });
const kept = (state: Postbird, ids: readonly string[]): string[] => ids.filter(id => state.threads[id]);

function snooze(state: Postbird, ctx: Ctx, id: string, until: number | null): void {
  const t = state.threads[id]!;
  t.snoozedUntil = until === null ? null : until - state.clockShift;
  if (until === null) ctx.cancel(wakeTimer(id));
  else ctx.schedule(until, 'wake', { thread: id }, wakeTimer(id));
}

/** Takes words to a name that no other label has. */
function labelName(state: Postbird, ctx: Ctx, text: string, except?: string): string | undefined {
  const name = text.trim();
  const taken = Object.entries(state.labels).some(
    ([id, l]) => id !== except && l.name.toLowerCase() === name.toLowerCase(),
  );
  if (name === '' || taken) {
    ctx.toast(say(ctx)(name === '' ? 'labelNeedsName' : 'labelTaken'));
    return undefined;
  }
  return name;
}

/** What is done with conversations. */
export const organiseActions = {
  move: action(
    'Move conversations to the inbox, the archive or spam; out of the bin too',
    Type.Object({ threads: Ids, to: StringEnum([...PLACES]) }),
    (state, { threads, to }, ctx) => {
      for (const id of kept(state, threads)) {
        state.threads[id]!.place = to;
        state.threads[id]!.binnedAt = null;
        if (state.threads[id]!.snoozedUntil !== null) snooze(state, ctx, id, null);
        ctx.dismiss(id);
      }
    },
  ),
  remove: action('Move conversations to the bin', Threads, (state, { threads }, ctx) => {
    for (const id of kept(state, threads)) {
      state.threads[id]!.binnedAt ??= ctx.now;
      ctx.dismiss(id);
    }
  }),
  restore: action('Take conversations out of the bin, to where they were', Threads, (state, { threads }) => {
    for (const id of kept(state, threads)) state.threads[id]!.binnedAt = null;
  }),
  erase: action('Delete conversations for good', Threads, (state, { threads }, ctx) => {
    for (const id of kept(state, threads)) {
      for (const mail of mailsOf(state, id)) delete state.mails[mail.id];
      for (const [draft, d] of Object.entries(state.drafts))
        if (d.answers !== null && !state.mails[d.answers]) state.drafts[draft]!.answers = null;
      delete state.threads[id];
      ctx.cancel(wakeTimer(id));
      ctx.dismiss(id);
    }
  }),
  markRead: action(
    'Mark conversations as read or unread',
    Type.Object({ threads: Ids, read: Type.Boolean() }),
    (state, { threads, read }, ctx) => setRead(state, ctx, kept(state, threads), read),
  ),
  star: action(
    'Give conversations a star or take it away',
    Type.Object({ threads: Ids, on: Type.Boolean() }),
    (state, { threads, on }) => {
      for (const id of kept(state, threads)) state.threads[id]!.starred = on;
    },
  ),
  setLabel: action(
    'Put a label on conversations or take it off',
    Type.Object({ threads: Ids, label: T, on: Type.Boolean() }),
    (state, { threads, label, on }) => {
      if (!state.labels[label]) return;
      for (const id of kept(state, threads)) {
        const t = state.threads[id]!;
        if (!on) t.labels = t.labels.filter(l => l !== label);
        else if (!t.labels.includes(label)) t.labels.push(label);
      }
    },
  ),
  setCategory: action(
    'Move conversations to another part of the inbox',
    Type.Object({ threads: Ids, category: StringEnum(['primary', 'updates', 'promotions']) }),
    (state, { threads, category }) => {
      for (const id of kept(state, threads)) state.threads[id]!.category = category;
    },
  ),
  snooze: action(
    'Hide conversations until a time; null brings them back now',
    Type.Object({ threads: Ids, until: Type.Union([Type.Integer(), Type.Null()]) }),
    (state, { threads, until }, ctx) => {
      if (until !== null && until <= ctx.now) {
        ctx.toast(say(ctx)('timePassed'));
        return;
      }
      for (const id of kept(state, threads)) {
        snooze(state, ctx, id, until);
        ctx.dismiss(id);
      }
    },
  ),
  putBack: action(
    'Undo: put conversations where they were',
    Type.Object({
      rows: Type.Array(
        Type.Object({
          thread: T,
          place: StringEnum([...PLACES]),
          binned: Type.Boolean(),
          snoozedUntil: Type.Union([Type.Integer(), Type.Null()]),
        }),
      ),
    }),
    (state, { rows }, ctx) => {
      for (const { thread, place, binned, snoozedUntil } of rows) {
        const t = state.threads[thread];
        if (!t) continue;
        t.place = place;
        t.binnedAt = binned ? (t.binnedAt ?? ctx.now) : null;
        const until = snoozedUntil === null ? null : snoozedUntil + state.clockShift;
        if (until === null || until > ctx.now) snooze(state, ctx, thread, until);
      }
    },
  ),
  emptyBin: action('Delete everything in the bin for good', Type.Object({}), (state, _args, ctx) => {
    const gone = Object.keys(state.threads).filter(id => state.threads[id]!.binnedAt !== null);
    organiseActions.erase.run(state, { threads: gone }, ctx);
  }),
  emptySpam: action('Delete everything in spam for good', Type.Object({}), (state, _args, ctx) => {
    // What was moved from spam to the bin stands in the bin.
    const gone = Object.keys(state.threads).filter(id => {
      const { place, binnedAt } = state.threads[id]!;
      return place === 'spam' && binnedAt === null;
    });
    organiseActions.erase.run(state, { threads: gone }, ctx);
  }),
  addLabel: action(
    'Make a label, and put it on conversations',
    Type.Object({
      name: T,
      colour: Type.Optional(StringEnum([...LABEL_COLOURS])),
      threads: Type.Optional(Ids),
    }),
    (state, { name, colour, threads = [] }, ctx) => {
      const named = labelName(state, ctx, name);
      if (named === undefined) return;
      const id = ctx.id('label');
      const next = LABEL_COLOURS[Object.keys(state.labels).length % LABEL_COLOURS.length]!;
      state.labels[id] = { name: named, colour: colour ?? next };
      for (const thread of kept(state, threads)) state.threads[thread]!.labels.push(id);
    },
  ),
  changeLabel: action(
    'Rename a label, or give it another colour',
    Type.Object({ label: T, name: Type.Optional(T), colour: Type.Optional(StringEnum([...LABEL_COLOURS])) }),
    (state, { label, name, colour }, ctx) => {
      const found = state.labels[label];
      if (!found) return;
      const named = name === undefined ? found.name : labelName(state, ctx, name, label);
      if (named === undefined) return;
      found.name = named;
      if (colour) found.colour = colour;
    },
  ),
  deleteLabel: action(
    'Delete a label; its conversations stay',
    Type.Object({ label: T }),
    (state, { label }) => {
      delete state.labels[label];
      for (const t of Object.values(state.threads))
        if (t.labels.includes(label)) t.labels = t.labels.filter(l => l !== label);
      for (const f of Object.values(state.filters)) if (f.label === label) f.label = null;
    },
  ),
  block: action(
    'Send an address’s mails to spam from now on, or no longer',
    Type.Object({ address: T, on: Type.Boolean() }),
    (state, { address, on }, ctx) => {
      const low = address.toLowerCase();
      const is = state.blocked.some(b => sameAddress(b, low));
      if (on && !is) state.blocked.push(low);
      if (!on) state.blocked = state.blocked.filter(b => !sameAddress(b, low));
      ctx.toast(say(ctx)(on ? 'blockedNow' : 'unblockedNow', { address }));
    },
  ),
  unsubscribe: action(
    'Leave the mailing list that a mail came by',
    Type.Object({ mail: T }),
    (state, { mail }, ctx) => {
      const list = state.mails[mail]?.list;
      if (!list || state.left[list] !== undefined) return;
      if (!ctx.online()) {
        ctx.toast(say(ctx)('needsConnection'));
        return;
      }
      ctx.effect('connection', [list], { act: 'leave', note: '' });
      state.left[list] = ctx.now;
      ctx.toast(say(ctx)('unsubscribed'));
    },
  ),
  reportPhishing: action(
    'Report a mail as phishing, and put it away',
    Type.Object({ mail: T }),
    (state, { mail }, ctx) => {
      const found = state.mails[mail];
      if (!found) return;
      if (!ctx.online()) {
        ctx.toast(say(ctx)('needsConnection'));
        return;
      }
      ctx.effect('report', [found.sender.address], { on: found.subject, reason: 'phishing', text: '' });
      const t = state.threads[found.thread]!;
      t.place = 'spam';
      t.binnedAt = null;
      ctx.dismiss(found.thread);
      ctx.toast(say(ctx)('reported'));
    },
  ),
};
