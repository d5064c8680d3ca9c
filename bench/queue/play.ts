import type { Agent } from '../agents/agent.ts';
import { idOf } from '../run/episode-id.ts';
import type { Plan } from '../run/folder.ts';
import { playEpisode, type Played } from '../run/play-episode.ts';
import type { Device } from '../tasks/device.ts';
import { EpisodeInMemory, type Files } from './files.ts';
import type { EpisodeJob } from './job.ts';

/** An episode that a worker has played, with its files. */
export interface PlayedJob extends Played {
  ms: number;
  files: Files;
}

/** Plays an episode on a device, which is closed after it. */
export async function playJob(
  device: Device,
  agent: Agent,
  plan: Plan,
  job: EpisodeJob,
  signal: AbortSignal,
): Promise<PlayedJob> {
  try {
    const record = new EpisodeInMemory();
    const since = performance.now();
    const played = await playEpisode(device, agent, plan, idOf(job), record, signal);
    const ms = performance.now() - since;
    return { ...played, ms, files: await record.packed() };
  } finally {
    await device.close();
  }
}
