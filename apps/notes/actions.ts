import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Notes } from './state.ts';

const action = actionsOf<Notes>();

export const actions = {
  pin: action('Pin or unpin a note', Type.Object({ note: Type.String(), pinned: Type.Boolean() }), (state, { note, pinned }) => {
    const found = state.notes[note];
    if (found) found.pinned = pinned;
  }),
};
