import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WireError, type Client } from './client.ts';
import { WireDevice } from './wire-device.ts';

it('a reset that fails is told to who asked, and does not end the process', async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => { unheard.push(error); };
  process.on('unhandledRejection', hear);
  const client = { post: async () => { throw new WireError('SERVER_UNREACHABLE', 'gone', 0); }, delete: async () => {} } as unknown as Client;
  const device = new WireDevice(client);
  await expect(device.reset('notes/create-note', 1)).rejects.toMatchObject({ code: 'SERVER_UNREACHABLE' });
  await sleep(5);
  process.removeListener('unhandledRejection', hear);
  expect(unheard).toEqual([]);
  await device.close();
});
