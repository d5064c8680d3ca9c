import { expect, it } from 'vitest';
import type { Client } from './client.ts';
import { WireDevice } from './wire-device.ts';

/** A server whose deletions wait until they are let go, and what it was asked. */
function served(post: (n: number) => Promise<unknown>) {
  const alive = new Set<string>();
  let [made, free] = [0, () => {}];
  const gate = new Promise<void>(resolve => {
    free = resolve;
  });
  const client = {
    async post() {
      const episode = (await post(++made)) as { id: string };
      alive.add(episode.id);
      return episode;
    },
    async delete(path: string) {
      await gate;
      alive.delete(path.split('/').at(-1)!);
    },
  };
  return { client: client as unknown as Client, alive, free: () => free() };
}

it('closed while it goes over to another episode, it leaves neither', async () => {
  const { client, alive, free } = served(async n => ({ id: `e${n}` }));
  const device = new WireDevice(client);
  await device.reset('notes/create-note', 1);
  const [going, closed] = [device.reset('notes/create-note', 2), device.close()];
  free();
  await Promise.allSettled([going, closed]);
  expect([...alive]).toEqual([]);
});

it('a reset that fails is told once, to who asked', async () => {
  const untold: unknown[] = [];
  const onRejection = (error: unknown) => {
    untold.push(error);
  };
  process.on('unhandledRejection', onRejection);
  const device = new WireDevice(
    served(async () => {
      throw Object.assign(new Error('gone'), { code: 'SERVER_UNREACHABLE' });
    }).client,
  );
  await expect(device.reset('notes/create-note', 1)).rejects.toThrow('gone');
  // What nobody has caught by then is told before the next turn.
  await new Promise(resolve => {
    setImmediate(resolve);
  });
  process.removeListener('unhandledRejection', onRejection);
  expect(untold).toEqual([]);
});
