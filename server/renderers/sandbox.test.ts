import { expect, it } from 'vitest';
import { hasSandbox } from './sandbox.ts';

it('Chromium has its sandbox, unless root starts it or the environment turns it off', () => {
  expect(hasSandbox({}, 1000)).toBe(true);
  expect(hasSandbox({}, undefined)).toBe(true);
  expect(hasSandbox({}, 0)).toBe(false);
  expect(hasSandbox({ TAPWORLD_CHROMIUM_SANDBOX: 'off' }, 1000)).toBe(false);
  expect(hasSandbox({ TAPWORLD_CHROMIUM_SANDBOX: 'on' }, 1000)).toBe(true);
});
