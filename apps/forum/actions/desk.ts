import { Type } from 'typebox';
import { Settings } from '../state.ts';
import { action, Str } from './shared.ts';

const SEARCHES = 8;

export const desk = {
  readNotice: action(
    'Mark something in the inbox as read',
    Type.Object({ notice: Str }),
    (state, { notice }, ctx) => {
      const found = state.notices[notice];
      if (!found) return;
      found.read = true;
      if (found.target !== null) ctx.dismiss(`forum-${found.target}`);
    },
  ),
  readAll: action('Mark everything in the inbox as read', Type.Object({}), (state, _args, ctx) => {
    for (const notice of Object.values(state.notices)) notice.read = true;
    for (const { person, at } of Object.values(state.messages))
      state.seen[person] = Math.max(at, state.seen[person] ?? 0);
    for (const person of Object.keys(state.seen)) ctx.dismiss(`forum-msg-${person}`);
  }),
  remember: action('Remember a search', Type.Object({ text: Str }), (state, { text }) => {
    const clean = text.trim();
    if (clean === '') return;
    state.searches = [clean, ...state.searches.filter(s => s !== clean)].slice(0, SEARCHES);
  }),
  forgetSearches: action('Forget recent searches', Type.Object({}), state => {
    state.searches = [];
  }),
  clearHistory: action('Forget which posts were opened', Type.Object({}), state => {
    state.visits = {};
  }),
  changeSettings: action(
    'Change settings',
    Type.Object({ settings: Type.Partial(Settings) }),
    (state, { settings }) => {
      Object.assign(state.settings, settings);
    },
  ),
  moveClock: action(
    'Keep what others will do on the network’s time when the clock was set by hand',
    Type.Object({ by: Type.Integer() }),
    (state, { by }, ctx) => {
      state.clockShift += by;
      for (const [id, { at }] of Object.entries(state.plans))
        ctx.schedule(
          Math.max(ctx.now + 1, at + state.clockShift),
          'happen',
          { plan: id },
          `forum-plan-${id}`,
        );
    },
  ),
};
