/** A worker in a process of its own, on phones without a phone: `worker-process.ts URL CELL MS`. Each episode takes MS. */
import { setTimeout as sleep } from 'node:timers/promises';
import { noop } from '../../bench/agents/noop.ts';
import { EpisodeWorker } from '../../bench/queue/worker.ts';
import { versions } from '../../bench/tasks/versions.ts';
import { fakeDevice } from './fake-device.ts';

const [url, cell, ms] = process.argv.slice(2) as [string, string, string];
const worker = new EpisodeWorker({
  url,
  cell,
  concurrency: 2,
  device: () =>
    fakeDevice(async episode => {
      process.stdout.write(`${episode}\n`);
      await sleep(Number(ms));
    }),
  agent: () => noop,
  versions: await versions(),
  notice: text => process.stderr.write(`${text}\n`),
});
await worker.start();
process.stdout.write('ready\n');
