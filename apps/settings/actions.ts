import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { SettingsApp } from './state.ts';

const action = actionsOf<SettingsApp>();
const MOST = 8;

export const actions = {
  rememberSearch: action('Remember a search', Type.Object({ text: Type.String() }), (state, { text }) => {
    const words = text.trim();
    if (words) state.searches = [words, ...state.searches.filter(s => s !== words)].slice(0, MOST);
  }),
  forgetSearch: action(
    'Take a search out of the recent ones',
    Type.Object({ text: Type.String() }),
    (state, { text }) => {
      state.searches = state.searches.filter(s => s !== text);
    },
  ),
  clearSearches: action('Forget all searches', Type.Object({}), state => {
    state.searches = [];
  }),
};
