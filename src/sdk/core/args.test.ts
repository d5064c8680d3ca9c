import { Type } from 'typebox';
import { beforeAll, expect, test } from 'vitest';
import { catalogue, createWorld } from '../../../apps/catalogue.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { checkArgs } from './args.ts';
import { advance, dispatch } from './engine.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});

test('an app’s action refuses what its schema does not allow, and names the path and what was expected', () => {
  const refused = (args: unknown) => () => dispatch(catalogue, world, 'todo', 'complete', args);
  expect(refused({ tasks: 'task-1' })).toThrow('todo.complete: /tasks must be array');
  expect(refused({})).toThrow('todo.complete: /tasks is missing');
  expect(refused({ tasks: ['a', 7] })).toThrow('todo.complete: /tasks/1 must be string');
  expect(refused(null)).toThrow('todo.complete: args must be object');
  expect(refused({ tasks: [] })).not.toThrow();
});

test('so do the phone’s own actions, and what a timer starts', () => {
  const system = (action: string, args: unknown) => () => dispatch(catalogue, world, 'system', action, args);
  expect(system('setVolume', { stream: 'media', value: 101 })).toThrow(
    'system.setVolume: /value must be <= 100',
  );
  expect(system('openDialog', { kind: 'door', app: 'todo' })).toThrow(
    'system.openDialog: /kind must be one of',
  );
  expect(system('changeSettings', { settings: { doNotDisturb: { on: 'yes' } } })).toThrow(
    'system.changeSettings: /settings/doNotDisturb/on must be boolean',
  );
  expect(system('changeSettings', { settings: { doNotDisturb: { on: true } } })).not.toThrow();
  const timer = { at: world.clock.now + 1, app: 'todo', action: 'complete', args: { tasks: 7 } };
  expect(() => advance(catalogue, { ...world, timers: { wrong: timer } }, world.clock.now + 2)).toThrow(
    'todo.complete: /tasks must be array',
  );
});

test('the refusal is a rule error with a code, and lists at most five reasons', () => {
  const schema = Type.Object(Object.fromEntries([...'abcdefg'].map(key => [key, Type.Number()])));
  expect(() => checkArgs('app', 'act', schema, {})).toThrow(
    expect.objectContaining({
      code: 'INVALID_ARGS',
      message:
        'app.act: /a is missing; /b is missing; /c is missing; /d is missing; /e is missing; and 2 more',
    }),
  );
});
