import { Type } from 'typebox';
import { StringEnum } from '../../../src/state/schema.ts';
import { Settings, SORTS } from '../state.ts';
import { action, notifySession } from './shared.ts';

const { Object: Obj, String: Str } = Type;
const MOST_SEARCHES = 8;

export const settings = {
  changeSettings: action(
    'Change what new recordings are like',
    Type.Partial(Settings, { additionalProperties: false }),
    (state, change, ctx) => {
      Object.assign(state.settings, change);
      notifySession(state, ctx);
    },
  ),
  setSort: action(
    'Choose the order of the list',
    Obj({ sort: StringEnum([...SORTS]) }),
    (state, { sort }) => {
      state.sort = sort;
    },
  ),
  remember: action('Keep a search', Obj({ query: Str() }), (state, { query }) => {
    const text = query.trim();
    if (text !== '')
      state.searches = [text, ...state.searches.filter(s => s !== text)].slice(0, MOST_SEARCHES);
  }),
  forgetSearches: action('Forget what was searched', Obj({}), state => {
    state.searches = [];
  }),
};
