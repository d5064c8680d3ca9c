import { expect, it } from 'vitest';
import { WireError } from '../bench/run/client.ts';
import { servedBuild } from './served-build.ts';

const answering = (get: () => unknown) => ({ get: async () => get() }) as never;
const failing = (status: number) =>
  answering(() => {
    throw new WireError('X', 'x', status);
  });

it('is what the server says, null where it does not know the call, and an error otherwise', async () => {
  expect(await servedBuild(answering(() => ({ apps: 'a' })))).toEqual({ apps: 'a' });
  expect(await servedBuild(failing(404))).toBeNull();
  await expect(servedBuild(failing(500))).rejects.toThrow();
});
