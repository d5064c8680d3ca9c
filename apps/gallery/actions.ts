import { Type } from 'typebox';
import { StringEnum } from '../../src/state/schema.ts';
import { editActions } from './actions/edit.ts';
import { fileActions } from './actions/files.ts';
import { playerActions } from './actions/player.ts';
import { slideshowActions } from './actions/slideshow.ts';
import { action } from './actions/shared.ts';

const { Object: Obj, String: Str, Integer: Int } = Type;
const MOST_SEARCHES = 8;

export const actions = {
  ...fileActions,
  ...editActions,
  ...playerActions,
  ...slideshowActions,
  setColumns: action(
    'Choose how many pictures stand side by side',
    Obj({ columns: Int({ minimum: 2, maximum: 5 }) }),
    (state, { columns }) => {
      state.columns = columns;
    },
  ),
  sortAlbums: action(
    'Choose the order of albums',
    Obj({ sort: StringEnum(['name', 'newest', 'count']) }),
    (state, { sort }) => {
      state.albumSort = sort;
    },
  ),
  remember: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words)
      state.searches = [words, ...state.searches.filter(s => s.toLowerCase() !== words.toLowerCase())].slice(
        0,
        MOST_SEARCHES,
      );
  }),
  forgetSearches: action('Forget recent searches', Obj({}), state => {
    state.searches = [];
  }),
};
