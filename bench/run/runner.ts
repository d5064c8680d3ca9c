import type { Agent } from '../agents/agent.ts';
import type { Device } from '../tasks/device.ts';
import { budgetById } from '../tasks/registry.ts';
import { idOf, type EpisodeId } from './episode-id.ts';
import type { RunFolder } from './folder.ts';
import { playEpisode, type Ended } from './play-episode.ts';
import type { Hear } from './hear.ts';
import type { Result } from './results.ts';
import type { Stop } from './stop.ts';

/** The line that a run keeps of an episode that has ended. */
export function resultOf(
  episode: EpisodeId,
  ended: Ended,
  { ms, elapsedMs, leg }: Pick<Result, 'ms' | 'elapsedMs' | 'leg'>,
): Result {
  const { level, apps } = budgetById(episode.task);
  return {
    ...idOf(episode),
    ...ended,
    level,
    apps,
    ms: Math.round(ms),
    elapsedMs: Math.round(elapsedMs),
    leg,
  };
}

/**
 * Plays the episodes of a run that are still open, `concurrency` at once, each on a device of its own. Each result is on disk
 * before `onResult` gets it. `now` is a monotonic clock, ms. Ends early if `stop` is aborted: episodes that it cut off stay open.
 */
export async function runAll(
  folder: RunFolder,
  agent: Agent,
  device: () => Device,
  concurrency: number,
  onResult: (result: Result) => void = () => {},
  now: () => number = () => performance.now(),
  stop?: Stop,
  hear?: Hear,
): Promise<void> {
  const queue = folder.open();
  const startedAt = now();
  const playNext = async (device: Device, episode: EpisodeId) => {
    const from = now();
    const { ended, stopsRun } = await playEpisode(
      device,
      agent,
      folder.plan,
      episode,
      folder.episode(episode),
      stop?.signal,
      hear,
    );
    // What stopped the run cut this episode off.
    const isCutOff = stop?.signal.aborted && ended.verdict === null;
    if (isCutOff) {
      // It is played again, and what its model took was paid for.
      if (ended.usage) folder.addLost(ended.usage);
      return;
    }
    const times = { ms: now() - from, elapsedMs: now() - startedAt, leg: folder.leg };
    const result = resultOf(episode, ended, times);
    folder.add(result);
    stop?.count({ ...ended, stopsRun });
    onResult(result);
  };
  const work = async () => {
    const ownDevice = device();
    try {
      while (queue.length > 0 && !stop?.signal.aborted) await playNext(ownDevice, queue.shift()!);
    } finally {
      await ownDevice.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, work));
}
