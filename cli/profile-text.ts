import type { Profile } from '../bench/bench/index.ts';
import { percent, rounded, table } from './output.ts';

/** Threads that take less of the CPU than this are added up. */
const LEAST_SHARE = 0.005;

/** A profile with its times to three digits. */
export const roundedProfile = (profile: Profile): Profile => ({
  ...profile,
  cpuMs: rounded(profile.cpuMs),
  nodeMs: rounded(profile.nodeMs),
  threads: profile.threads.map(thread => ({ ...thread, cpuMs: rounded(thread.cpuMs) })),
  stagesMs: Object.fromEntries(
    Object.entries(profile.stagesMs).map(([name, ms]) => [name, rounded(ms)] as const),
  ),
});

/** The table of a load: CPU ms a step by process and thread, how long the stages of a step take, and steps that were drawn again. */
export function profileText(name: string, profile: Profile): string {
  const { steps, cpuMs, nodeMs, stagesMs, retries } = profile;
  const all = [...profile.threads, { process: 'node', thread: 'all', cpuMs: nodeMs }];
  const isListed = (thread: { cpuMs: number }) => thread.cpuMs >= LEAST_SHARE * cpuMs;
  const rest = all.filter(thread => !isListed(thread));
  const row = (process: string, thread: string, ms: number) => [
    process,
    thread,
    ms.toFixed(1),
    percent(ms / cpuMs),
  ];
  const rows = all
    .filter(isListed)
    .sort((a, b) => b.cpuMs - a.cpuMs)
    .map(thread => row(thread.process, thread.thread, thread.cpuMs));
  const left = rest.reduce((sum, thread) => sum + thread.cpuMs, 0);
  const stages = Object.entries(stagesMs).map(([stage, ms]) => `${stage} ${rounded(ms)} ms`);
  return [
    `${name}, ${steps} steps:`,
    '',
    table(
      ['process', 'thread', 'CPU ms a step', 'share'],
      [...rows, row('others', `${rest.length}`, left), row('sum', '', cpuMs)],
    ),
    '',
    `On average: ${stages.join(', ')}. Drawn again: ${retries}.`,
  ].join('\n');
}
