import type { QueueState } from '../bench/queue/state.ts';
import { table, type Output } from './output.ts';
import { queueOption, type CommandSpec } from './program.ts';

/** The state of a queue for people. */
function textOf({ waiting, active, done, failed, workers }: QueueState): string {
  const jobs = table(['waiting', 'active', 'done', 'failed'], [[waiting, active, done, failed]]);
  if (workers.length === 0)
    return `${jobs}\n\nNo worker takes jobs from it: \`tapworld worker --queue …\` starts one on each machine`;
  const rows = workers.map(({ cell, active: playing, perMinute }) => [cell, playing, perMinute]);
  return `${jobs}\n\n${table(['worker', 'active', 'per minute'], rows)}`;
}

/** The state of the queue at an address. Throws QUEUE_UNREACHABLE. */
async function execute({ queue: url }: { queue: string }): Promise<Output<QueueState>> {
  const [{ connect, demandRedis, openJobs }, { queueState }] = await Promise.all([
    import('../bench/queue/connect.ts'),
    import('../bench/queue/state.ts'),
  ]);
  await demandRedis(url);
  const { redis, close } = connect(url, () => {});
  try {
    const value = await queueState(redis, openJobs(redis));
    return { value, text: textOf(value) };
  } finally {
    close();
  }
}

export const queue: CommandSpec = {
  name: 'queue',
  describe: 'shows the jobs of a queue and the workers that take them',
  shape: command =>
    command
      .addOption(queueOption('the Redis of the queue, such as redis://127.0.0.1:6379').makeOptionMandatory())
      .addHelpText(
        'after',
        `
done and failed are jobs of the last day, at most 10000 and 1000; per minute are the episodes that a worker ended within the last minute.

Examples:
  tapworld queue --queue redis://10.0.0.5:6379
  tapworld queue --queue redis://10.0.0.5:6379 --json`,
      ),
  run: execute,
};
