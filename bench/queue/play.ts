import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Agent } from '../agents/agent.ts';
import { episodeName, idOf } from '../run/episode-id.ts';
import { EpisodeFolder, type Plan } from '../run/folder.ts';
import { playEpisode, type Played } from '../run/play-episode.ts';
import type { Device } from '../tasks/device.ts';
import { readEpisode, type Files } from './files.ts';
import type { EpisodeJob } from './job.ts';

/** An episode that a worker has played, with its files. */
export interface PlayedJob extends Played {
  ms: number;
  files: Files;
}

/** Plays an episode on a device, which is closed after it, with its files in a temporary folder. Throws only what the disk throws. */
export async function playJob(
  device: Device,
  agent: Agent,
  plan: Plan,
  job: EpisodeJob,
  signal: AbortSignal,
): Promise<PlayedJob> {
  const temporary = mkdtempSync(join(tmpdir(), 'tapworld-episode-'));
  try {
    const path = join(temporary, episodeName(job));
    const pictures = join(temporary, 'pictures');
    for (const folder of [path, pictures]) mkdirSync(folder);
    const since = performance.now();
    const folder = new EpisodeFolder(path, pictures);
    const played = await playEpisode(device, agent, plan, idOf(job), folder, signal);
    const ms = performance.now() - since;
    return { ...played, ms, files: await readEpisode(path, pictures) };
  } finally {
    await device.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}
