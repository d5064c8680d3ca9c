import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import { RuleError } from '../../src/sdk/core/run.ts';
import { AnswerValue, AnswerValues } from '../../src/state/answers.ts';
import { problemOf, sheetFields } from './select.ts';
import type { Answers } from './state.ts';

const action = actionsOf<Answers>();

const known = (state: Answers, field: string) => {
  const found = Object.hasOwn(state.fields, field) ? state.fields[field] : undefined;
  if (!found) throw new RuleError('INVALID_ANSWER', `The sheet has no field ${field}${state.order.length > 0 ? `; it has ${state.order.join(', ')}` : ': nothing is asked'}`);
  return found;
};

export const actions = {
  setValue: action('Fill in a field', Type.Object({ field: Type.String(), value: AnswerValue }), (state, { field, value }) => {
    known(state, field);
    state.values[field] = value;
  }),
  clear: action('Empty a field', Type.Object({ field: Type.String() }), (state, { field }) => {
    known(state, field);
    delete state.values[field];
  }),
  toggleItem: action('Choose or leave out an option of a set; a sequence takes it as the next', Type.Object({ field: Type.String(), item: Type.String() }), (state, { field, item }) => {
    known(state, field);
    const now = state.values[field];
    const items = Array.isArray(now) ? now : [];
    state.values[field] = items.includes(item) ? items.filter(i => i !== item) : [...items, item];
  }),
  submit: action('Submit the sheet as it is filled in', Type.Object({}), (state, _args, ctx) => {
    const open = sheetFields(state).filter(f => f.problem !== undefined);
    if (open.length > 0) { ctx.toast(`${open[0]!.field.label}: ${open[0]!.problem}`); return; }
    state.submitted = { at: ctx.now, values: { ...state.values } };
    ctx.toast('Answer submitted');
  }),
  submitAll: action('Fill in and submit at once, as the answer action does', Type.Object({ fields: AnswerValues }), (state, { fields }, ctx) => {
    if (state.order.length === 0) throw new RuleError('INVALID_ANSWER', 'Nothing is asked');
    for (const [id, value] of Object.entries(fields)) {
      const problem = problemOf(known(state, id), value);
      if (problem) throw new RuleError('INVALID_ANSWER', `${id}: ${problem}`);
    }
    const missing = state.order.filter(id => fields[id] === undefined && problemOf(state.fields[id]!, state.values[id]) !== undefined);
    if (missing.length > 0) throw new RuleError('INVALID_ANSWER', `Still open: ${missing.join(', ')}`);
    state.values = { ...state.values, ...fields };
    state.submitted = { at: ctx.now, values: { ...state.values } };
  }),
};
