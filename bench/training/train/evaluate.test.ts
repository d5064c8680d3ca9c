import { expect, it } from 'vitest';
import type { Device } from '../../tasks/device.ts';
import { pooled } from './evaluate.ts';

const gate = () => {
  let resolve!: () => void;
  return {
    promise: new Promise<void>(done => {
      resolve = done;
    }),
    resolve,
  };
};
const devices = ['a', 'b'] as unknown as Device[];

it('gives results in the order of the items, whoever was free', async () => {
  const gates = [0, 1, 2].map(gate);
  const all = pooled([0, 1, 2], devices, async i => {
    await gates[i]!.promise;
    return i * 10;
  });
  for (const i of [1, 2, 0]) gates[i]!.resolve();
  expect(await all).toEqual([0, 10, 20]);
});

it('tells what failed first, once nobody plays any more and with nothing begun after it', async () => {
  const slow = gate();
  const ended: number[] = [];
  const all = pooled([0, 1, 2, 3], devices, async i => {
    if (i === 1) throw new Error('first');
    await slow.promise;
    ended.push(i);
    throw new Error('later');
  }).catch((error: Error) => ({ failed: error.message, ended: [...ended] }));
  expect(
    await Promise.race([
      all,
      new Promise(resolve => {
        setImmediate(resolve, 'still playing');
      }),
    ]),
  ).toBe('still playing');
  slow.resolve();
  expect(await all).toEqual({ failed: 'first', ended: [0] });
});
