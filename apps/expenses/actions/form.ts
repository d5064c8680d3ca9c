import { Type } from 'typebox';
import { compareSerial } from '../../../src/sdk/core/stack.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { equal } from '../../../src/state/json.ts';
import { currencyOf } from '../lists.ts';
import { centsOf } from '../money.ts';
import { isoAt, minuteAt, momentOf } from '../months.ts';
import { dayAfter, firstFrom } from '../recur.ts';
import { Draft, type Entry, type Expenses, type Recurring } from '../state.ts';
import { action, addOf, settle, toCents, watched } from './shared.ts';

const { Object: Obj, String: Str, Integer: Int, Optional: Opt, Array: Arr, Null, Union } = Type;
/** The form (its screen), and what it began with. */
const Form = { form: Str(), initial: Draft };
/** More forms than this are not open at once. */
const MOST_FORMS = 4;
const MOST_TAGS = 8;

const formOf = (state: Expenses, { form, initial }: { form: string; initial: Draft }): Draft =>
  JSON.parse(JSON.stringify(state.drafts[form] ?? initial)) as Draft;
function keep(state: Expenses, form: string, draft: Draft): void {
  state.drafts[form] = draft;
  const others = Object.keys(state.drafts).filter(key => key !== form);
  for (const old of others.sort(compareSerial).slice(0, -MOST_FORMS)) delete state.drafts[old];
}

/** The problem with a form, with what to do; undefined if the form can be saved. */
export function problemOf(state: Expenses, d: Draft, cents: number | null): string | undefined {
  if (!cents) return 'Enter an amount such as 12.50';
  if (!state.accounts[d.account ?? '']) return 'Choose an account';
  if (d.kind !== 'transfer')
    return state.categories[d.category ?? '']?.kind === d.kind ? undefined : 'Choose a category';
  if (!state.accounts[d.to ?? '']) return 'Choose where it goes';
  return d.to === d.account ? 'Choose two different accounts' : undefined;
}

type Common = Pick<Entry, 'kind' | 'cents' | 'category' | 'account' | 'to' | 'name' | 'note' | 'tags'>;
const commonOf = (d: Draft, cents: number, name: string, note: string): Common => ({
  kind: d.kind,
  cents,
  category: d.kind === 'transfer' ? null : d.category,
  account: d.account!,
  to: d.kind === 'transfer' ? d.to : null,
  name: name.trim(),
  note: note.trim(),
  tags: d.tags,
});

/** A new entry, with the rule that repeats it where one is asked for. */
function addNew(state: Expenses, d: Draft, common: Common, arrives: number | null, ctx: Ctx): void {
  const start = isoAt(d.at, ctx.zone);
  if (d.every === null) {
    state.entries[ctx.id('entry')] = {
      ...common,
      toCents: arrives,
      receipt: d.receipt,
      at: d.at,
      recurring: null,
      createdAt: ctx.now,
      editedAt: ctx.now,
    };
    ctx.toast('Entry saved');
    return;
  }
  const id = ctx.id('recurring');
  const rule: Recurring = {
    ...common,
    tags: [...common.tags],
    every: d.every,
    interval: d.interval,
    start,
    minute: minuteAt(d.at, ctx.zone),
    next: start,
    until: d.until,
    paused: false,
    createdAt: ctx.now,
  };
  state.recurring[id] = rule;
  if (d.at <= ctx.now) {
    // Only the first is written down for the past: what lay between it and today was not asked for.
    const entry = addOf(state, id, d.at, ctx);
    Object.assign(state.entries[entry]!, { receipt: d.receipt, toCents: arrives });
    ctx.dismiss(`recurring-${id}`);
    const today = isoAt(ctx.now, ctx.zone);
    const later = momentOf(today, rule.minute, ctx.zone) > ctx.now && today > start ? today : dayAfter(today);
    rule.next = firstFrom(rule, later);
  }
  settle(state, id, ctx);
  ctx.toast(rule.next === null ? 'Entry saved' : 'Recurring entry saved');
}

export const form = {
  changeForm: action(
    'Change a field of an open form',
    Obj({ ...Form, change: Type.Partial(Draft) }),
    (state, { change, ...at }) => {
      const d = { ...formOf(state, at), ...change };
      if (change.kind !== undefined && state.categories[d.category ?? '']?.kind !== change.kind)
        d.category = null;
      keep(state, at.form, { ...d, tags: d.tags.slice(0, MOST_TAGS) });
    },
  ),
  pickDate: action(
    'Take a day for an open form from the date dialog',
    Obj({ ...Form, result: Union([Int(), Null()]) }),
    (state, { result, ...at }, ctx) => {
      const d = formOf(state, at);
      if (result !== null)
        keep(state, at.form, {
          ...d,
          at: momentOf(isoAt(result, ctx.zone), minuteAt(d.at, ctx.zone), ctx.zone),
        });
    },
  ),
  pickTime: action(
    'Take a time of day for an open form from the time dialog',
    Obj({ ...Form, result: Union([Int({ minimum: 0, maximum: 1439 }), Null()]) }),
    (state, { result, ...at }, ctx) => {
      const d = formOf(state, at);
      if (result !== null)
        keep(state, at.form, { ...d, at: momentOf(isoAt(d.at, ctx.zone), result, ctx.zone) });
    },
  ),
  pickUntil: action(
    'Take the last day of a repetition from the date dialog',
    Obj({ ...Form, result: Union([Int(), Null()]) }),
    (state, { result, ...at }, ctx) => {
      if (result !== null) keep(state, at.form, { ...formOf(state, at), until: isoAt(result, ctx.zone) });
    },
  ),
  pickReceipt: action('Choose a photo of the receipt', Obj(Form), (_state, at, ctx) =>
    ctx.start({
      verb: 'PICK',
      mime: 'image/*',
      result: { app: 'expenses', action: 'takeReceipt', args: at },
    }),
  ),
  shootReceipt: action('Take a photo of the receipt with the camera', Obj(Form), (_state, at, ctx) =>
    ctx.start({
      verb: 'CAPTURE',
      mime: 'image/*',
      result: { app: 'expenses', action: 'takeReceipt', args: at },
    }),
  ),
  takeReceipt: action(
    'Attach the photo that was chosen or taken',
    Obj({ ...Form, result: Union([Arr(Str()), Str(), Null()]) }),
    (state, { result, ...at }, ctx) => {
      const [photo] = typeof result === 'string' ? [result] : (result ?? []);
      if (photo !== undefined && ctx.provider('media')?.get(photo))
        keep(state, at.form, { ...formOf(state, at), receipt: photo });
    },
  ),
  discard: action('Leave a form without saving', Obj({ form: Str() }), (state, { form: id }, ctx) => {
    delete state.drafts[id];
    ctx.finish();
  }),
  save: action(
    'Save a form: a new entry, or a change of one or of a recurring one',
    Obj({
      ...Form,
      amount: Str(),
      name: Str(),
      note: Str(),
      arrives: Opt(Str()),
      entry: Opt(Str()),
      recurring: Opt(Str()),
    }),
    (state, { amount, name, note, arrives, entry, recurring, ...at }, ctx) => {
      const d = formOf(state, at);
      const cents = centsOf(amount);
      const wrong = problemOf(state, d, cents);
      if (wrong || !cents) {
        ctx.toast(wrong!);
        return;
      }
      const common = commonOf(d, cents, name, note);
      const other = common.to !== null && currencyOf(state, common.account) !== currencyOf(state, common.to);
      const typed = arrives?.trim() ? centsOf(arrives) : null;
      if (other && arrives?.trim() && !typed) {
        ctx.toast('Enter what arrives, such as 12.50');
        return;
      }
      const brings = other ? (typed ?? toCents(state, cents, common.account, common.to!)) : null;
      const old = entry === undefined ? undefined : state.entries[entry];
      const rule = recurring === undefined ? undefined : state.recurring[recurring];
      if ((entry !== undefined && !old) || (recurring !== undefined && !rule)) {
        ctx.toast('It was deleted meanwhile');
        ctx.finish();
        return;
      }
      delete state.drafts[at.form];
      if (rule) {
        const changed = {
          every: d.every ?? rule.every,
          interval: d.interval,
          start: isoAt(d.at, ctx.zone),
          minute: minuteAt(d.at, ctx.zone),
          until: d.until,
        };
        const sameDays =
          changed.every === rule.every &&
          changed.interval === rule.interval &&
          changed.start === (rule.next ?? rule.start) &&
          changed.minute === rule.minute;
        const next = { ...rule, ...common, ...(sameDays ? { until: d.until } : changed) };
        if (!equal(rule, next)) {
          Object.assign(rule, next);
          const today = isoAt(ctx.now, ctx.zone);
          rule.next = firstFrom(
            rule,
            rule.start > today
              ? rule.start
              : momentOf(today, rule.minute, ctx.zone) > ctx.now
                ? today
                : dayAfter(today),
          );
          settle(state, recurring!, ctx);
        }
        ctx.toast('Recurring entry saved');
      } else {
        watched(state, ctx, () => {
          if (old) {
            const next = { ...old, ...common, toCents: brings, receipt: d.receipt, at: d.at };
            if (!equal(old, next)) Object.assign(old, next, { editedAt: ctx.now });
            ctx.toast('Entry saved');
          } else addNew(state, d, common, brings, ctx);
        });
      }
      ctx.finish();
    },
  ),
};
