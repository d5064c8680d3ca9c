import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { LineLevel, LogTail } from '../protocol/wire/machines.ts';
import { api, CallError } from './api.ts';

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 1_000, refetchOnWindowFocus: false } },
});

/** How often the list of phones is read again, ms. */
const PHONES_AGAIN_MS = 1_500;

/** How often runs are read again, ms: at once while one plays. */
const RUNS_AGAIN_MS = 5_000;
const PLAYING_AGAIN_MS = 1_500;

/** How often machines and their logs are read again, ms. */
const MACHINES_AGAIN_MS = 2_000;

/** The lines of a log that are there, and those that came since. A server that was started anew counts from 1 again. */
async function logSince(cell: string, level: LineLevel | undefined): Promise<LogTail> {
  const known = queryClient.getQueryData<LogTail>(['log', cell, level ?? '']);
  if (!known) return api.log(cell, level, 0);
  const more = await api.log(cell, level, known.last);
  if (more.last < known.last) return api.log(cell, level, 0);
  return { ...more, lines: [...known.lines, ...more.lines].slice(-more.kept) };
}

export const queries = {
  runs: queryOptions({ queryKey: ['runs'], queryFn: api.runs, refetchInterval: RUNS_AGAIN_MS }),
  /** The same for whoever only looks names up: read once. */
  foundRuns: queryOptions({ queryKey: ['runs'], queryFn: api.runs, staleTime: Infinity }),
  run: (id: string) =>
    queryOptions({
      queryKey: ['runs', id],
      queryFn: () => api.run(id),
      refetchInterval: ({ state: { data } }) =>
        data && data.run.open === 0 && data.unread === 0 ? false : PLAYING_AGAIN_MS,
    }),
  trainings: queryOptions({
    queryKey: ['trainings'],
    queryFn: api.trainings,
    refetchInterval: RUNS_AGAIN_MS,
  }),
  /** The same for whoever only looks names up: read once. */
  foundTrainings: queryOptions({ queryKey: ['trainings'], queryFn: api.trainings, staleTime: Infinity }),
  training: (id: string) =>
    queryOptions({
      queryKey: ['trainings', id],
      queryFn: () => api.training(id),
      refetchInterval: ({ state: { data } }) =>
        data?.training.state === 'running' ? PLAYING_AGAIN_MS : RUNS_AGAIN_MS,
    }),
  machines: queryOptions({
    queryKey: ['machines'],
    queryFn: api.machines,
    refetchInterval: MACHINES_AGAIN_MS,
  }),
  queue: queryOptions({ queryKey: ['queue'], queryFn: api.queue, refetchInterval: MACHINES_AGAIN_MS }),
  log: (cell: string, level: LineLevel | undefined) =>
    queryOptions({
      queryKey: ['log', cell, level ?? ''],
      queryFn: () => logSince(cell, level),
      refetchInterval: MACHINES_AGAIN_MS,
    }),
  compared: (id: string, against: string) =>
    queryOptions({ queryKey: ['runs', id, against], queryFn: () => api.compare(id, against) }),
  /** Whether a run keeps a gate beside a baseline. What is no gate stays none: it is not asked again. */
  gate: (id: string, against: string, gate: string) =>
    queryOptions({
      queryKey: ['runs', id, against, gate],
      queryFn: () => api.compare(id, against, [gate]),
      retryOnMount: false,
      retry: (tries, error) => tries < 1 && error instanceof CallError && error.code === 'UNREACHABLE',
    }),
  phones: queryOptions({ queryKey: ['phones'], queryFn: api.phones, refetchInterval: PHONES_AGAIN_MS }),
  tasks: queryOptions({ queryKey: ['tasks'], queryFn: api.tasks, staleTime: Infinity }),
  /** An episode of a run, played again when it is first asked for, and anew while it plays. */
  replay: (run: string, name: string) =>
    queryOptions({
      queryKey: ['replays', run, name],
      queryFn: () => api.replay(run, name),
      staleTime: Infinity,
      refetchInterval: ({ state: { data } }) => (data?.outcome === null ? PLAYING_AGAIN_MS : false),
    }),
  /** From which step it was lost. The server plays the solver on, so this takes seconds. */
  retold: (run: string, name: string) =>
    queryOptions({
      queryKey: ['retold', run, name],
      queryFn: () => api.retold(run, name),
      staleTime: Infinity,
      retry: false,
    }),
  prompt: (run: string, name: string, step: number) =>
    queryOptions({
      queryKey: ['prompts', run, name, step],
      queryFn: () => api.prompt(run, name, step),
      staleTime: Infinity,
    }),
};
