import { Type } from 'typebox';
import { newDraft } from '../draft.ts';
import { readIcs } from '../ics.ts';
import type { Event } from '../state.ts';
import { change } from './shared.ts';

const { Object: Obj, String: Str, Array: Arr, Integer: Int } = Type;

export const importing = {
  importEvents: change(
    'Take in events of a calendar file',
    Obj({ text: Str(), which: Arr(Int({ minimum: 0 })) }),
    (state, { text, which }, ctx) => {
      const all = readIcs(text, ctx.zone);
      const taken = [...new Set(which)].flatMap(i => (all[i] ? [all[i]] : []));
      if (taken.length === 0) {
        ctx.toast('Nothing to import');
        return;
      }
      for (const { repeat, ...given } of taken) {
        const event: Event = {
          ...newDraft(state, ctx.now, ctx.zone, given),
          repeat,
          cancelled: [],
          series: null,
          organiser: null,
          answer: 'yes',
          createdAt: ctx.now,
          editedAt: ctx.now,
        };
        state.events[ctx.id('event')] = event;
      }
      ctx.toast(taken.length === 1 ? '1 event imported' : `${taken.length} events imported`);
      ctx.finish();
    },
  ),
};
