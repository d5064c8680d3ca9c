import { expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { produce } from 'immer';
import type { AnswerField, AnswerValue } from '../../src/state/answers.ts';
import { validate } from '../../src/state/validate.ts';
import { problemOf, sheetFields } from './select.ts';
import { Answers } from './state.ts';

const asked = async (more: Partial<Answers> = {}) =>
  produce(await createWorld(), draft => {
    Object.assign(draft.apps['answers'] as Answers, {
      title: 'Your answer',
      fields: {
        total: { label: 'Total', type: 'number', unit: 'GBP' },
        who: { label: 'Who', type: 'set', options: ['Ana', 'Bo'] },
      },
      order: ['total', 'who'],
      ...more,
    });
  });
const run = (phone: Awaited<ReturnType<typeof asked>>, name: string, args: unknown) =>
  dispatch(catalogue, phone, 'answers', name, args).phone;
const state = (phone: Awaited<ReturnType<typeof asked>>) => phone.apps['answers'] as Answers;

test('a sheet that is open is not submitted, a filled one is, and editing leaves what was submitted', async () => {
  let phone = run(await asked(), 'setValue', { field: 'total', value: '12.50' });
  phone = run(phone, 'submit', {});
  expect(state(phone).submitted).toBeNull();
  phone = run(run(phone, 'toggleItem', { field: 'who', item: 'Bo' }), 'submit', {});
  expect(state(phone).submitted?.values).toEqual({ total: '12.50', who: ['Bo'] });
  phone = run(phone, 'setValue', { field: 'total', value: '13' });
  expect(state(phone).submitted?.values['total']).toBe('12.50');
  phone = run(phone, 'toggleItem', { field: 'who', item: 'Bo' });
  expect(state(phone).values['who']).toEqual([]);
  phone = run(phone, 'clear', { field: 'total' });
  expect(state(phone).values['total']).toBeUndefined();
});

test('submitAll takes typed values and refuses unknown fields, wrong types and open ones', async () => {
  const phone = await asked();
  expect(() => run(phone, 'submitAll', { fields: { sum: 3 } })).toThrow(/no field sum/);
  expect(() => run(phone, 'submitAll', { fields: { total: 'many', who: ['Ana'] } })).toThrow(/total/);
  expect(() => run(phone, 'submitAll', { fields: { total: 3 } })).toThrow(/Still open: who/);
  expect(state(run(phone, 'submitAll', { fields: { total: 3, who: ['Ana'] } })).submitted?.values).toEqual({
    total: 3,
    who: ['Ana'],
  });
});

const wide = () =>
  asked({
    fields: {
      day: { label: 'Day', type: 'date' },
      at: { label: 'At', type: 'time' },
      order: { label: 'Order', type: 'sequence', options: ['a', 'b', 'c'] },
    },
    order: ['day', 'at', 'order'],
  });

test('a calendar and a clock fill in what a person would type', async () => {
  const phone = run(run(await wide(), 'setDate', { field: 'day', result: Date.UTC(2026, 6, 5) }), 'setTime', {
    field: 'at',
    result: 7 * 60 + 5,
  });
  // Midnight in London's summer is an hour earlier in UTC: the day is the phone's.
  expect(state(phone).values).toEqual({ day: '2026-07-05', at: '07:05' });
  expect(state(run(phone, 'setDate', { field: 'day', result: Date.UTC(2026, 6, 4, 23) })).values['day']).toBe(
    '2026-07-05',
  );
});

test('the items of a sequence keep their order, and moving one leaves the others', async () => {
  let phone = await wide();
  for (const item of ['c', 'a', 'b']) phone = run(phone, 'toggleItem', { field: 'order', item });
  const moved = (item: string, to: number) =>
    state(run(phone, 'moveItem', { field: 'order', item, to })).values['order'];
  expect([moved('c', 2), moved('b', 0), moved('a', 1), moved('a', 3), moved('x', 0)]).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
  ]);
});

test('edit goes back to what was submitted, which stands meanwhile', async () => {
  const phone = run(run(await asked(), 'submitAll', { fields: { total: 3, who: ['Ana'] } }), 'setValue', {
    field: 'total',
    value: '4',
  });
  const again = run(phone, 'edit', {});
  expect(state(again).values).toEqual({ total: 3, who: ['Ana'] });
  expect(state(again).submitted).toEqual(state(phone).submitted);
  const fresh = run(await asked(), 'setValue', { field: 'total', value: '4' });
  expect(state(run(fresh, 'edit', {})).values).toEqual({ total: '4' });
});

test('no rule changes what is asked', async () => {
  const phone = await asked();
  for (const [name, args] of [
    ['setValue', { field: 'no', value: 1 }],
    ['clear', { field: 'no' }],
    ['toggleItem', { field: 'no', item: 'a' }],
    ['setDate', { field: 'no', result: 0 }],
    ['setTime', { field: 'toString', result: 0 }],
    ['moveItem', { field: 'no', item: 'a', to: 0 }],
  ] as const) {
    expect(() => run(phone, name, args)).toThrow(/no field/);
  }
  expect(state(run(phone, 'submit', {}))).toEqual(state(phone));
});

test('the world is valid and asks nothing', async () => {
  const { apps } = await createWorld();
  expect(validate(Answers, apps['answers'])).toEqual([]);
  expect(sheetFields(apps['answers'] as Answers)).toEqual([]);
});

test('every kind of field has an example that fits and one that does not', () => {
  const kinds: [AnswerField, AnswerValue, AnswerValue | undefined][] = [
    [{ label: 'x', type: 'text' }, 'words', ' '],
    [{ label: 'x', type: 'number', unit: 'GBP' }, '£1,234.50', '3 kg'],
    [{ label: 'x', type: 'date' }, '2026-02-28', '2026-02-30'],
    [{ label: 'x', type: 'time' }, '7:05 pm', '25:00'],
    [{ label: 'x', type: 'duration', unit: 'min' }, '1 h 20 min', 'long'],
    [{ label: 'x', type: 'choice', options: ['Yes', 'No'] }, 'yes', 'Maybe'],
    [{ label: 'x', type: 'set', items: 'number' }, ['1', 2], ['some']],
    [{ label: 'x', type: 'sequence' }, 'a; b', []],
  ];
  for (const [field, good, bad] of kinds) {
    expect([field.type, problemOf(field, good)]).toEqual([field.type, undefined]);
    expect(problemOf(field, bad)).toMatch(/\w/);
  }
});
