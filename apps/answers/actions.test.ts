import { expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { produce } from 'immer';
import type { Answers } from './state.ts';

const asked = async () => produce(await createWorld(), draft => {
  Object.assign(draft.apps['answers'] as Answers, { title: 'Your answer', fields: { total: { label: 'Total', type: 'number', unit: 'GBP' }, who: { label: 'Who', type: 'set', options: ['Ana', 'Bo'] } }, order: ['total', 'who'] });
});
const run = (phone: Awaited<ReturnType<typeof asked>>, name: string, args: unknown) => dispatch(catalogue, phone, 'answers', name, args).phone;
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
  expect(state(run(phone, 'submitAll', { fields: { total: 3, who: ['Ana'] } })).submitted?.values).toEqual({ total: 3, who: ['Ana'] });
});
