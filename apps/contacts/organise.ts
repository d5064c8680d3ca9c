import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { StringEnum } from '../../src/state/schema.ts';
import { orderedIds } from '../../src/state/order.ts';
import { apartKey } from './duplicates.ts';
import { keeperOf, merged } from './merge.ts';
import { nameOf, plain } from './names.ts';
import { contactOf } from './select.ts';
import type { Contact, Contacts } from './state.ts';

const action = actionsOf<Contacts>();
const { Object: Obj, String: Str, Array: Arr, Optional: Opt, Boolean: Bool } = Type;

export const BIN_MS = 30 * 86_400_000;
/** Merges that can be undone at most. */
const MERGES = 20;

const many = (n: number) => (n === 1 ? '1 contact' : `${n} contacts`);

function freeName(state: Contacts, name: string, ctx: Ctx, except?: string): string | null {
  const words = name.trim().replace(/\s+/g, ' ');
  if (words === '') return null;
  if (Object.entries(state.groups).some(([id, g]) => id !== except && plain(g.name) === plain(words))) {
    ctx.toast(`There is already a group called ${words}`);
    return null;
  }
  return words;
}

function put(state: Contacts, group: string, contacts: readonly string[], ctx: Ctx): number {
  let count = 0;
  for (const id of contacts) {
    const c = state.contacts[id];
    if (!state.groups[group] || !c || c.groups.includes(group)) continue;
    c.groups.push(group);
    c.editedAt = ctx.now;
    count++;
  }
  return count;
}

/** A contact as it was, less groups that are gone. */
const restored = (state: Contacts, c: Contact): Contact => ({
  ...c,
  groups: c.groups.filter(g => state.groups[g]),
});

export const organise = {
  createGroup: action(
    'Make a group, with members where some are given, and open it where asked',
    Obj({ name: Str(), contacts: Opt(Arr(Str())), open: Opt(Bool()) }),
    (state, { name, contacts = [], open }, ctx) => {
      const words = freeName(state, name, ctx);
      if (words === null) return;
      const id = ctx.id('group');
      state.groups[id] = { name: words };
      put(state, id, contacts, ctx);
      if (open) ctx.open('/group/:group', { group: id });
      else ctx.toast(contacts.length > 0 ? `${many(contacts.length)} added to ${words}` : `${words} created`);
    },
  ),
  renameGroup: action('Rename a group', Obj({ group: Str(), name: Str() }), (state, { group, name }, ctx) => {
    const words = state.groups[group] ? freeName(state, name, ctx, group) : null;
    if (words !== null) state.groups[group]!.name = words;
  }),
  deleteGroup: action('Delete a group; its members stay', Obj({ group: Str() }), (state, { group }, ctx) => {
    if (!state.groups[group]) return;
    ctx.toast(`${state.groups[group].name} deleted`);
    delete state.groups[group];
    for (const c of Object.values(state.contacts))
      if (c.groups.includes(group)) c.groups = c.groups.filter(g => g !== group);
  }),
  addToGroup: action(
    'Put contacts into a group',
    Obj({ group: Str(), contacts: Arr(Str()) }),
    (state, { group, contacts }, ctx) => {
      if (!state.groups[group]) return;
      const count = put(state, group, contacts, ctx);
      ctx.toast(
        count > 0
          ? `${many(count)} added to ${state.groups[group].name}`
          : `Already in ${state.groups[group].name}`,
      );
    },
  ),
  removeFromGroup: action(
    'Take contacts out of a group',
    Obj({ group: Str(), contacts: Arr(Str()) }),
    (state, { group, contacts }, ctx) => {
      for (const id of contacts) {
        const c = state.contacts[id];
        if (c?.groups.includes(group))
          Object.assign(c, { groups: c.groups.filter(g => g !== group), editedAt: ctx.now });
      }
    },
  ),
  merge: action(
    'Make one contact of several: all numbers and addresses stay',
    Obj({ contacts: Arr(Str()), show: Opt(Bool()) }),
    (state, { contacts, show }, ctx) => {
      const rows = [...new Set(contacts)].flatMap(id => contactOf(state, id) ?? []);
      if (rows.length < 2) return;
      const { id: into } = keeperOf(rows);
      const others = rows.filter(r => r.id !== into);
      const before = state.contacts[into]!;
      state.merges[ctx.id('merge')] = {
        at: ctx.now,
        into,
        before,
        others: Object.fromEntries(others.map(({ id }) => [id, state.contacts[id]!])),
      };
      state.contacts[into] = {
        ...merged(
          before,
          others.map(({ id }) => state.contacts[id]!),
        ),
        editedAt: ctx.now,
      };
      for (const { id } of others) delete state.contacts[id];
      for (const id of orderedIds(state.merges, (a, b) => b.at - a.at).slice(MERGES)) delete state.merges[id];
      if (show) ctx.open('/contact/:contact', { contact: into });
    },
  ),
  undoMerge: action(
    'Make several contacts again of one that was merged',
    Obj({ merge: Str() }),
    (state, { merge }, ctx) => {
      const found = state.merges[merge];
      if (!found) return;
      state.contacts[found.into] = restored(state, found.before);
      for (const [id, c] of Object.entries(found.others)) state.contacts[id] = restored(state, c);
      delete state.merges[merge];
      ctx.toast('Merge undone');
    },
  ),
  keepApart: action(
    'Remember that contacts are different people, so that no merge is suggested',
    Obj({ contacts: Arr(Str()) }),
    (state, { contacts }) => {
      const key = apartKey(contacts);
      if (contacts.length > 1 && !state.keptApart.includes(key)) state.keptApart.push(key);
    },
  ),
  bin: action('Move contacts to the bin', Obj({ contacts: Arr(Str()) }), (state, { contacts }, ctx) => {
    const going = contacts.filter(id => state.contacts[id]?.binnedAt === null);
    for (const id of going) {
      state.contacts[id]!.binnedAt = ctx.now;
      ctx.schedule(ctx.now + BIN_MS, 'expire', { contact: id }, `bin-${id}`);
    }
    if (going.length > 0)
      ctx.toast(
        going.length === 1
          ? `${nameOf(state.contacts[going[0]!]!)} moved to bin`
          : `${many(going.length)} moved to bin`,
      );
  }),
  restore: action(
    'Take contacts out of the bin',
    Obj({ contacts: Arr(Str()) }),
    (state, { contacts }, ctx) => {
      const back = contacts.filter(id => state.contacts[id] && state.contacts[id].binnedAt !== null);
      for (const id of back) {
        state.contacts[id]!.binnedAt = null;
        ctx.cancel(`bin-${id}`);
      }
      if (back.length > 0)
        ctx.toast(back.length === 1 ? 'Contact restored' : `${many(back.length)} restored`);
    },
  ),
  remove: action(
    'Delete contacts in the bin for good',
    Obj({ contacts: Arr(Str()) }),
    (state, { contacts }, ctx) => {
      for (const id of contacts)
        if (state.contacts[id] && state.contacts[id].binnedAt !== null) {
          delete state.contacts[id];
          ctx.cancel(`bin-${id}`);
        }
    },
  ),
  expire: action(
    'Delete a contact that has been in the bin for 30 days',
    Obj({ contact: Str() }),
    (state, { contact }, ctx) => {
      const at = state.contacts[contact]?.binnedAt;
      if (at !== null && at !== undefined && ctx.now - at >= BIN_MS) delete state.contacts[contact];
    },
  ),
  setSort: action(
    'Order lists by first or by last name',
    Obj({ sort: StringEnum(['given', 'family']) }),
    (state, { sort }) => {
      state.sort = sort;
    },
  ),
  remember: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words) state.searches = [words, ...state.searches.filter(s => s !== words)].slice(0, 6);
  }),
  forgetSearches: action('Clear recent searches', Obj({}), state => {
    state.searches = [];
  }),
};

/** Keeps the card among those looked at last. Runs when it comes to the front. */
export function view(state: Contacts, id: string): void {
  if (state.contacts[id]) state.viewed = [id, ...state.viewed.filter(v => v !== id)].slice(0, 12);
}
