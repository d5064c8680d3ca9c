import { Type } from 'typebox';
import { action, keep } from './shared.ts';

const None = Type.Object({});

export const resultActions = {
  retake: action('Drop the picture for another app and take it again', None, state => {
    state.pending = null;
  }),
  accept: action('Keep the picture and hand it to the app that asked', None, (state, _, ctx) => {
    if (!state.pending) return;
    const file = keep(state, state.pending, ctx);
    state.pending = null;
    ctx.finish(file);
  }),
};
