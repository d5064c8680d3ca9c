import type { Verdict } from '../../judges/judge.ts';
import type { Agent } from '../agents/agent.ts';
import type { RunFolder } from '../run/folder.ts';
import type { Result } from '../run/results.ts';
import { playEpisode } from '../run/play-episode.ts';
import type { Stop } from '../run/stop.ts';
import { budgetById } from '../tasks/registry.ts';
import type { BridgeDevice } from './device.ts';

/** A line of results.jsonl of a run over ADB. */
export interface BridgeResult extends Result {
  /** The verdict on a simulated phone's state; `agrees` is null if the probes could not decide. Only for simulated phones. */
  state?: { success: boolean; agrees: boolean | null };
  /** How long each step took, ms: over ADB, and over HTTP if the same policy was played there too. */
  stepMs?: { adb: number[]; http?: number[] };
}

/** What a simulated phone offers besides ADB: the verdict on its state, and the same steps over HTTP. */
export interface Beside {
  state(): Promise<Verdict>;
  http?(task: string, seed: number): Promise<number[]>;
}

/**
 * Plays the open episodes of a run one after the other, since there is one device. Each result is on disk before `onResult` gets it. An episode
 * that no probe could judge has no verdict, and `probes.verdict` is `unprobeable`.
 */
export async function playAll(
  folder: RunFolder,
  agent: Agent,
  device: BridgeDevice,
  {
    beside,
    onResult = () => {},
    stop,
  }: { beside?: Beside | undefined; onResult?: (result: BridgeResult) => void; stop?: Stop } = {},
): Promise<void> {
  const startedAt = performance.now();
  for (const episode of folder.open()) {
    const { task, seed } = episode;
    if (stop?.signal.aborted) return;
    const from = performance.now();
    const { ended, stopsRun } = await playEpisode(
      device,
      agent,
      folder.plan,
      episode,
      folder.episode(episode),
      stop?.signal,
    );
    const isCutOff = stop?.signal.aborted && ended.verdict === null;
    if (isCutOff) return;
    const { report } = device;
    const isOpen = ended.error?.code === 'UNPROBEABLE';
    const { level, apps } = budgetById(task);
    const result: BridgeResult = {
      task,
      seed,
      ...ended,
      level,
      apps,
      ms: Math.round(performance.now() - from),
      elapsedMs: Math.round(performance.now() - startedAt),
      leg: folder.leg,
      // The episode was played, not lost; the device just cannot tell how it ended.
      ...(isOpen
        ? { outcome: 'failure', probes: report ?? { verdict: 'unprobeable', by: 'probe', asked: [] } }
        : report
          ? { probes: report }
          : {}),
      stepMs: { adb: device.stepMs.map(Math.round) },
    };
    if (beside && result.outcome !== 'infra_error') {
      const state = await beside.state();
      const byProbes = result.probes?.verdict;
      const isDecided = byProbes === 'pass' || byProbes === 'fail';
      result.state = {
        success: state.success,
        agrees: isDecided ? (byProbes === 'pass') === state.success : null,
      };
      // A failure to measure the time over HTTP must not end the run.
      const http = await beside.http?.(task, seed).catch(() => undefined);
      if (http) result.stepMs!.http = http.map(Math.round);
    }
    folder.add(result);
    stop?.count({ ...result, stopsRun });
    onResult(result);
  }
}

/** The median; null of no numbers. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
