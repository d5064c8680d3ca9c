import { Type } from 'typebox';
import { changing } from './actions/change.ts';
import { opening } from './actions/open.ts';
import { action } from './actions/shared.ts';
import { zipping } from './actions/zip.ts';
import { StringEnum } from '../../src/state/schema.ts';

const { Object: Obj, String: Str, Boolean: Bool } = Type;

export const actions = {
  ...opening,
  ...changing,
  ...zipping,
  setView: action('Choose rows or tiles', Obj({ view: StringEnum(['list', 'grid']) }), (state, { view }) => {
    state.view = view;
  }),
  setSort: action(
    'Choose the order of lists',
    Obj({ sort: StringEnum(['name', 'date', 'size', 'type']), down: Bool() }),
    (state, { sort, down }) => {
      Object.assign(state, { sort, down });
    },
  ),
  setHidden: action('Show or hide what begins with a dot', Obj({ hidden: Bool() }), (state, { hidden }) => {
    state.hidden = hidden;
  }),
  setFoldersFirst: action(
    'Let folders stand before files, or among them',
    Obj({ foldersFirst: Bool() }),
    (state, { foldersFirst }) => {
      state.foldersFirst = foldersFirst;
    },
  ),
  remember: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words) state.searches = [words, ...state.searches.filter(s => s !== words)].slice(0, 8);
  }),
  forgetSearches: action('Clear recent searches', Obj({}), state => {
    state.searches = [];
  }),
};
