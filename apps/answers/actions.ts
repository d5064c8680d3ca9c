import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import { RuleError } from '../../src/sdk/core/rule-error.ts';
import { AnswerValue, AnswerValues } from '../../src/state/answers.ts';
import { partsAt } from '../../src/state/clock.ts';
import { EpochMs } from '../../src/state/schema.ts';
import { problemOf, sheetFields } from './select.ts';
import type { Answers } from './state.ts';
import { twoDigits } from '../../src/state/civil.ts';

const action = actionsOf<Answers>();

const known = (state: Answers, field: string) => {
  const found = Object.hasOwn(state.fields, field) ? state.fields[field] : undefined;
  if (!found)
    throw new RuleError(
      'INVALID_ANSWER',
      `The sheet has no field ${field}${state.order.length > 0 ? `; it has ${state.order.join(', ')}` : ': nothing is asked'}`,
    );
  return found;
};

export const actions = {
  setValue: action(
    'Fill in a field',
    Type.Object({ field: Type.String(), value: AnswerValue }),
    (state, { field, value }) => {
      known(state, field);
      state.values[field] = value;
    },
  ),
  clear: action('Empty a field', Type.Object({ field: Type.String() }), (state, { field }) => {
    known(state, field);
    delete state.values[field];
  }),
  toggleItem: action(
    'Choose or leave out an option of a set; a sequence takes it as the next',
    Type.Object({ field: Type.String(), item: Type.String() }),
    (state, { field, item }) => {
      known(state, field);
      const now = state.values[field];
      const items = Array.isArray(now) ? now : [];
      state.values[field] = items.includes(item) ? items.filter(i => i !== item) : [...items, item];
    },
  ),
  setDate: action(
    'Fill in a date from the calendar, given as a moment of that day',
    Type.Object({ field: Type.String(), result: EpochMs() }),
    (state, { field, result }, ctx) => {
      known(state, field);
      const { year, month, day } = partsAt(result, ctx.zone);
      state.values[field] = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
    },
  ),
  setTime: action(
    'Fill in a time from the clock, given as minutes after midnight',
    Type.Object({ field: Type.String(), result: Type.Integer({ minimum: 0, maximum: 1439 }) }),
    (state, { field, result }) => {
      known(state, field);
      state.values[field] = `${twoDigits(Math.floor(result / 60))}:${twoDigits(result % 60)}`;
    },
  ),
  moveItem: action(
    'Put an item of a sequence at another place',
    Type.Object({ field: Type.String(), item: Type.String(), to: Type.Integer({ minimum: 0 }) }),
    (state, { field, item, to }) => {
      known(state, field);
      const now = state.values[field];
      if (!Array.isArray(now) || !now.includes(item) || to >= now.length) return;
      const others = now.filter(i => i !== item);
      state.values[field] = [...others.slice(0, to), item, ...others.slice(to)];
    },
  ),
  edit: action(
    'Go on from what was submitted; it stands until the sheet is submitted again',
    Type.Object({}),
    state => {
      if (state.submitted) state.values = { ...state.submitted.values };
    },
  ),
  submit: action('Submit the sheet as it is filled in', Type.Object({}), (state, _args, ctx) => {
    const open = sheetFields(state).filter(f => f.problem !== undefined);
    if (open.length > 0) {
      ctx.toast(`${open[0]!.problem}: ${open[0]!.field.label}`);
      return;
    }
    state.submitted = { at: ctx.now, values: { ...state.values } };
    ctx.toast('Answer submitted');
  }),
  submitAll: action(
    'Fill in and submit at once, as the answer action does',
    Type.Object({ fields: AnswerValues }),
    (state, { fields }, ctx) => {
      if (state.order.length === 0) throw new RuleError('INVALID_ANSWER', 'Nothing is asked');
      for (const [id, value] of Object.entries(fields)) {
        const problem = problemOf(known(state, id), value);
        if (problem) throw new RuleError('INVALID_ANSWER', `${id}: ${problem}`);
      }
      const missing = state.order.filter(
        id => fields[id] === undefined && problemOf(state.fields[id]!, state.values[id]) !== undefined,
      );
      if (missing.length > 0) throw new RuleError('INVALID_ANSWER', `Still open: ${missing.join(', ')}`);
      state.values = { ...state.values, ...fields };
      state.submitted = { at: ctx.now, values: { ...state.values } };
    },
  ),
};
