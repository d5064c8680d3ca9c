import { connect, openJobs } from '../../bench/queue/connect.ts';
import { followRun, type Left } from '../../bench/queue/follow.ts';
import type { RunFolder } from '../../bench/run/folder.ts';
import { spendingOf, tokensOf } from '../../bench/run/spent.ts';
import type { Stop } from '../../bench/run/stop.ts';
import type { Build, Versions } from '../../src/protocol/wire/versions.ts';
import { progress } from '../output.ts';
import type { Streams } from '../program.ts';

/** What a worker's verdicts have to depend on: a build without its commit. */
export const versionsOf = ({ harness, tasks, simulator, world }: Build): Versions => ({
  harness,
  tasks,
  simulator,
  world,
});

/** What a run that stopped has left in the queue, in words; null where Redis could not be asked. */
function leftInWords(left: Left | null): string {
  if (!left)
    return ' Redis could not be asked to withdraw them: workers may go on playing, and their results are kept for you.';
  const { withdrawn, playing } = left;
  const kept = playing === 0 ? '' : `; ${playing} are still being played, and their results are kept for you`;
  return ` ${withdrawn} were withdrawn from the queue${kept}.`;
}

/** Offers a run's open episodes to workers, and follows them with a progress bar. Gives what a stopped run has left in the queue, in words. */
export async function playQueued(
  folder: RunFolder,
  url: string,
  { build, stop, streams }: { build: Build; stop: Stop; streams: Pick<Streams, 'err'> },
): Promise<string | undefined> {
  const notice = (text: string) => streams.err(`tapworld: ${text}\n`);
  const { redis, close } = connect(url, notice);
  const bar = progress(folder.plan.agent.split(':')[0]!, folder.open().length);
  const spending = spendingOf(folder);
  try {
    const left = await followRun(folder, redis, openJobs(redis), {
      versions: versionsOf(build),
      stop,
      notice,
      onResult: ({ usage }) => {
        bar.step();
        if (usage) spending.add({ cost: usage.cost, tokens: tokensOf(usage) });
        const limit = spending.reached;
        if (limit) stop.limit(limit);
      },
    });
    return stop.reason ? leftInWords(left) : undefined;
  } finally {
    bar.stop();
    close();
  }
}
