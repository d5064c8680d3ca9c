import { sameSpot, listsOf, savedIn } from '../select.ts';
import type { Maps } from '../state.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { action, Arr, copy, Int, Obj, Opt, Spot, Str } from './common.ts';

const nameTaken = (state: Maps, name: string, but?: string) =>
  Object.entries(state.lists).some(([id, l]) => id !== but && l.name.toLowerCase() === name.toLowerCase());
const renumber = (state: Maps, list: string) =>
  savedIn(state, list).forEach((s, i) => {
    state.saved[s.id]!.order = i;
  });

export const saving = {
  save: action(
    'Put a place into a list, or change its note there',
    Obj({ spot: Spot, list: Str(), note: Opt(Str()) }),
    (state, { spot, list: id, note }, ctx) => {
      const list = state.lists[id];
      if (!list) {
        ctx.toast('This list is gone');
        return;
      }
      const there = orderedEntries(state.saved).find(([, s]) => s.list === id && sameSpot(s.spot, spot));
      if (there) {
        if (note !== undefined) state.saved[there[0]]!.note = note.trim();
        return;
      }
      state.saved[ctx.id('saved')] = {
        list: id,
        spot: copy(spot),
        note: (note ?? '').trim(),
        order: savedIn(state, id).length,
        at: ctx.now,
      };
      ctx.toast(`Saved to ${list.name}`);
    },
  ),
  unsave: action(
    'Take a place out of a list',
    Obj({ spot: Spot, list: Str() }),
    (state, { spot, list }, ctx) => {
      const there = orderedEntries(state.saved).find(([, s]) => s.list === list && sameSpot(s.spot, spot));
      if (!there) return;
      delete state.saved[there[0]];
      renumber(state, list);
      ctx.toast(`Removed from ${state.lists[list]?.name ?? 'the list'}`);
    },
  ),
  noteSaved: action(
    'Write the note of a saved place',
    Obj({ saved: Str(), note: Str({ maxLength: 500 }) }),
    (state, { saved, note }) => {
      if (state.saved[saved]) state.saved[saved].note = note.trim();
    },
  ),
  moveSaved: action(
    'Move a saved place to another place in its list',
    Obj({ saved: Str(), to: Int({ minimum: 0 }) }),
    (state, { saved: id, to }) => {
      const row = state.saved[id];
      if (!row) return;
      const order = savedIn(state, row.list)
        .map(s => s.id)
        .filter(s => s !== id);
      order.splice(Math.min(to, order.length), 0, id);
      order.forEach((s, i) => {
        state.saved[s]!.order = i;
      });
    },
  ),
  createList: action('Make a list', Obj({ name: Str(), spot: Opt(Spot) }), (state, { name, spot }, ctx) => {
    const words = name.trim();
    if (words === '') {
      ctx.toast('Give the list a name');
      return;
    }
    if (nameTaken(state, words)) {
      ctx.toast('There is a list with this name');
      return;
    }
    const id = ctx.id('list');
    state.lists[id] = {
      name: words,
      role: 'own',
      order: Object.keys(state.lists).length,
      createdAt: ctx.now,
    };
    if (spot) {
      state.saved[ctx.id('saved')] = { list: id, spot: copy(spot), note: '', order: 0, at: ctx.now };
      ctx.toast(`Saved to ${words}`);
    }
  }),
  renameList: action(
    'Rename a list of one’s own',
    Obj({ list: Str(), name: Str() }),
    (state, { list: id, name }, ctx) => {
      const list = state.lists[id];
      const words = name.trim();
      if (!list || words === '') return;
      if (list.role !== 'own') {
        ctx.toast('This list keeps its name');
        return;
      }
      if (nameTaken(state, words, id)) {
        ctx.toast('There is a list with this name');
        return;
      }
      list.name = words;
    },
  ),
  deleteList: action(
    'Delete a list of one’s own with what is saved in it',
    Obj({ list: Str() }),
    (state, { list: id }, ctx) => {
      const list = state.lists[id];
      if (!list) return;
      if (list.role !== 'own') {
        ctx.toast('This list cannot be deleted');
        return;
      }
      for (const s of savedIn(state, id)) delete state.saved[s.id];
      delete state.lists[id];
      listsOf(state).forEach((l, i) => {
        state.lists[l.id]!.order = i;
      });
      ctx.toast(`${list.name} deleted`);
    },
  ),
  moveList: action(
    'Move a list to another place among the lists',
    Obj({ list: Str(), to: Int({ minimum: 0 }) }),
    (state, { list: id, to }) => {
      if (!state.lists[id]) return;
      const order = listsOf(state)
        .map(l => l.id)
        .filter(l => l !== id);
      order.splice(Math.min(to, order.length), 0, id);
      order.forEach((l, i) => {
        state.lists[l]!.order = i;
      });
    },
  ),
  rememberSearch: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words !== '')
      state.searches = [words, ...state.searches.filter(s => s.toLowerCase() !== words.toLowerCase())].slice(
        0,
        8,
      );
  }),
  look: action('Keep a place among those looked at lately', Obj({ spot: Spot }), (state, { spot }) => {
    state.recent = [copy(spot), ...state.recent.filter(s => !sameSpot(s, spot))].slice(0, 8);
  }),
  forgetSearches: action('Forget recent searches and places', Obj({ searches: Opt(Arr(Str())) }), state => {
    state.searches = [];
    state.recent = [];
  }),
};
