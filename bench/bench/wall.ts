import { quantile, withServer, type Lab, type LabServer } from './lab.ts';
import { load, walkers, type Walker } from './mix.ts';

const PHONES = 256;
const STEPPING = 16;
/** Turns without the wall and with it, one after the other: what else the machine does falls on both. */
const TURNS = 3;
/** MB of the step cache, as of any server. */
const STEP_CACHE_MB = 256;

/** Steps a second with the studio's wall open, and the ms between two frames of its page. */
async function watched(
  lab: Lab,
  { url }: LabServer,
  stepping: readonly Walker[],
  ms: number,
): Promise<{ stepsPerSecond: number; frames: number[] }> {
  const page = await lab.openStudio(url, '/phones');
  try {
    await page.pictures();
    await page.frames();
    const stepsPerSecond = await load(stepping, ms);
    return { stepsPerSecond, frames: await page.frames() };
  } finally {
    await page.close();
  }
}

/**
 * A wall of 256 phones of which 16 step without a pause: the 95th percentile of the ms between two frames of the page, and the steps a
 * second as a share of those without the page.
 */
export const wall = (lab: Lab, apps: readonly string[]): Promise<{ frameMs: number; stepsShare: number }> =>
  withServer(lab, { stepCacheMb: STEP_CACHE_MB }, async server => {
    await server.warm();
    const stepping = (await walkers(server.client, PHONES, apps)).slice(0, STEPPING);
    const ms = lab.loadMs / TURNS;
    const frames: number[] = [];
    let [without, along] = [0, 0];
    for (let turn = 0; turn < TURNS; turn++) {
      without += await load(stepping, ms);
      const seen = await watched(lab, server, stepping, ms);
      along += seen.stepsPerSecond;
      frames.push(...seen.frames);
    }
    return { frameMs: quantile(frames, 0.95), stepsShare: along / without };
  });
