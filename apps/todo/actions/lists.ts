import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { dayAt } from '../dates.ts';
import { homeList, listsOf, sectionsOf } from '../select.ts';
import { Settings, SORTS, TaskList, type Todo } from '../state.ts';
import { nameProblem, tasksWords, taskText } from '../words.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { action, change, placeAt, closeTask } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Integer: Int, Partial, Optional: Opt } = Type;
const { colour, icon } = TaskList.properties;

function nameFor(state: Todo, name: string, but: string | null, ctx: Ctx): string | undefined {
  const problem = nameProblem(state.lists, name, but);
  if (problem) {
    ctx.toast(problem);
    return undefined;
  }
  return name.trim();
}

export const lists = {
  addList: action(
    'Add a list and open it',
    Obj({ name: Str(), colour, icon }),
    (state, { name, ...look }, ctx) => {
      const words = nameFor(state, name, null, ctx);
      if (words === undefined) return;
      const id = ctx.id('list');
      state.lists[id] = {
        name: words,
        ...look,
        position: Math.max(0, ...Object.values(state.lists).map(l => l.position)) + 1,
        createdAt: ctx.now,
      };
      ctx.open('/list/:list', { list: id });
    },
  ),
  editList: action(
    'Give a list another name, colour or icon',
    Obj({ list: Str(), name: Opt(Str()), colour: Opt(colour), icon: Opt(icon) }),
    (state, { list, name, ...look }, ctx) => {
      const row = state.lists[list];
      if (!row) return;
      const words = name === undefined ? row.name : nameFor(state, name, list, ctx);
      if (words !== undefined) Object.assign(row, { name: words, ...look });
    },
  ),
  deleteList: change(
    'Delete a list; its tasks go to the bin',
    Obj({ list: Str() }),
    (state, { list }, ctx) => {
      const row = state.lists[list];
      if (!row) return;
      if (Object.keys(state.lists).length < 2) {
        ctx.toast('One list has to stay');
        return;
      }
      const going = Object.keys(state.tasks).filter(
        id => state.tasks[id]!.list === list && state.tasks[id]!.binnedAt === null,
      );
      for (const id of going) {
        state.tasks[id]!.binnedAt = ctx.now;
        closeTask(id, ctx);
      }
      delete state.lists[list];
      delete state.sorts[list];
      state.settings.list = homeList(state);
      ctx.close(`/list/${list}`);
      ctx.toast(
        going.length > 0
          ? `${row.name} deleted, ${tasksWords(going.length)} in the bin`
          : `${row.name} deleted`,
      );
    },
  ),
  moveList: action(
    'Put a list at another place',
    Obj({ list: Str(), to: Int({ minimum: 0 }) }),
    (state, { list, to }) => {
      const row = state.lists[list];
      if (!row) return;
      const others = listsOf(state.lists)
        .filter(l => l.id !== list)
        .map(l => l.position);
      row.position = placeAt(others, to);
    },
  ),
  shareList: action('Share a list as text', Obj({ list: Str() }), (state, { list }, ctx) => {
    const row = state.lists[list];
    if (!row) return;
    const today = dayAt(ctx.now, ctx.zone);
    const rows = sectionsOf(state, { list }, ctx.now, ctx.zone).flatMap(s => s.rows);
    if (rows.length === 0) {
      ctx.toast('There is nothing to share');
      return;
    }
    ctx.start({
      verb: 'SEND',
      mime: 'text/plain',
      title: row.name,
      text: [`# ${row.name}`, ...rows.map(t => taskText(t, today, ctx.os.settings.clock24))].join('\n'),
    });
  }),
  setSort: action(
    'Choose the order of a list, a smart list or a tag',
    Obj({ place: Str(), sort: StringEnum([...SORTS]) }),
    (state, { place, sort }) => {
      state.sorts[place] = sort;
    },
  ),
  fold: action(
    'Fold the completed tasks of a list away, or open them',
    Obj({ list: Str(), folded: Bool() }),
    (state, { list, folded }) => {
      state.folded = folded ? [...new Set([...state.folded, list])] : state.folded.filter(l => l !== list);
    },
  ),
  changeSettings: action('Change settings', Obj({ settings: Partial(Settings) }), (state, { settings }) => {
    if (settings.list === undefined || state.lists[settings.list]) Object.assign(state.settings, settings);
  }),
  remember: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words) state.searches = [words, ...state.searches.filter(s => s !== words)].slice(0, 8);
  }),
  forgetSearches: action('Clear recent searches', Obj({}), state => {
    state.searches = [];
  }),
};
