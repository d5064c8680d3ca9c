import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { formatNumber, isNumber, sameNumber } from '../../src/sdk/core/telephone.ts';
import { StringEnum } from '../../src/state/schema.ts';
import { alike, isBlocked } from './select.ts';
import type { PhoneApp } from './state.ts';

const action = actionsOf<PhoneApp>();
const { Object: Obj, String: Str, Array: Arr } = Type;
const ByNumber = Obj({ number: Str() });

/** Missed calls have been seen: their notifications go, and they are not counted any more. */
export function seeMissed(state: PhoneApp, ctx: Ctx): void {
  for (const c of Object.values(state.calls))
    if (!c.seen) {
      c.seen = true;
      ctx.dismiss(`missed-${c.number}`);
    }
}

export function block(state: PhoneApp, ctx: Ctx, number: string): boolean {
  if (!isNumber(number) || isBlocked(state, number)) return false;
  state.blocked[ctx.id('blocked')] = { number: number.replace(/[^\d+]/g, ''), at: ctx.now };
  return true;
}

export function unblock(state: PhoneApp, number: string): void {
  for (const [id, b] of Object.entries(state.blocked))
    if (sameNumber(b.number, number)) delete state.blocked[id];
}

export const log = {
  showTab: action(
    'Open a place of the home screen',
    Obj({ tab: StringEnum(['favourites', 'recents', 'contacts', 'voicemail']) }),
    (state, { tab }, ctx) => {
      state.tab = tab;
      if (tab === 'recents') seeMissed(state, ctx);
    },
  ),
  deleteCalls: action('Delete calls from the log', Obj({ calls: Arr(Str()) }), (state, { calls }, ctx) => {
    const there = calls.filter(id => state.calls[id] && !state.current[id]);
    for (const id of there) delete state.calls[id];
    if (there.length > 0) ctx.toast(there.length === 1 ? 'Call deleted' : `${there.length} calls deleted`);
  }),
  deleteHistory: action('Delete every call with a number', ByNumber, (state, { number }, ctx) => {
    for (const [id, c] of Object.entries(state.calls))
      if (!state.current[id] && alike(c.number, number)) delete state.calls[id];
    ctx.toast('Call history deleted');
  }),
  clearHistory: action('Delete the whole call log', Obj({}), (state, _args, ctx) => {
    seeMissed(state, ctx);
    for (const id of Object.keys(state.calls)) if (!state.current[id]) delete state.calls[id];
    ctx.toast('Call history cleared');
  }),
  block: action('Block a number', ByNumber, (state, { number }, ctx) => {
    if (!isNumber(number)) ctx.toast('Enter a phone number');
    else if (block(state, ctx, number)) ctx.toast(`${formatNumber(number)} blocked`);
    else ctx.toast(`${formatNumber(number)} is blocked already`);
  }),
  unblock: action('Let a number call and write again', ByNumber, (state, { number }, ctx) => {
    if (!isBlocked(state, number)) return;
    unblock(state, number);
    ctx.toast(`${formatNumber(number)} unblocked`);
  }),
  copyNumber: action('Copy a number', ByNumber, (_state, { number }, ctx) => {
    ctx.copy(formatNumber(number));
    ctx.toast('Number copied');
  }),
  addContact: action(
    'Put a number into the contacts',
    Obj({ number: Str(), name: Type.Optional(Str()) }),
    (_state, { number, name }, ctx) => {
      ctx.start({
        verb: 'EDIT',
        mime: 'vnd.android.cursor.item/contact',
        extras: { ...(number ? { number } : {}), ...(name ? { name } : {}) },
      });
    },
  ),
  openContact: action('Open the card of a contact', Obj({ contact: Str() }), (_state, { contact }, ctx) => {
    ctx.start({ verb: 'VIEW', mime: 'vnd.android.cursor.item/contact', extras: { contact } });
  }),
  askContacts: action('Ask to see the contacts', Obj({}), (_state, _args, ctx) =>
    ctx.ask('contacts', { action: 'contactsAsked', args: {} }),
  ),
  contactsAsked: action(
    'What was answered about the contacts',
    Obj({ result: Type.Boolean() }),
    (_state, { result }, ctx) => {
      if (!result) ctx.toast('Allow contacts for Phone in Settings');
    },
  ),
  remember: action('Keep a search', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words !== '') state.searches = [words, ...state.searches.filter(s => s !== words)].slice(0, 6);
  }),
  forgetSearches: action('Forget the recent searches', Obj({}), state => {
    state.searches = [];
  }),
};
