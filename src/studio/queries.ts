import { QueryClient, queryOptions } from '@tanstack/react-query';
import { api, call } from './api.ts';
import type { ReplayEpisode } from './replay.ts';

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 1_000, refetchOnWindowFocus: false } },
});

/** How often the list of phones is read again, ms. */
const PHONES_AGAIN_MS = 1_500;

/** How often runs are read again, ms: at once while one plays. */
const RUNS_AGAIN_MS = 5_000;
const PLAYING_AGAIN_MS = 1_500;

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
  compared: (id: string, against: string) =>
    queryOptions({ queryKey: ['runs', id, against], queryFn: () => api.compare(id, against) }),
  phones: queryOptions({ queryKey: ['phones'], queryFn: api.phones, refetchInterval: PHONES_AGAIN_MS }),
  tasks: queryOptions({ queryKey: ['tasks'], queryFn: api.tasks, staleTime: Infinity }),
  /** An episode of the replayed run. It is played again when it is first asked for. */
  episode: (name: string) =>
    queryOptions({
      queryKey: ['replayed', name],
      queryFn: () => call<ReplayEpisode>('GET', `/replay/episodes/${encodeURIComponent(name)}`),
      staleTime: Infinity,
    }),
  replayed: queryOptions({ queryKey: ['replayed'], queryFn: api.replayed, staleTime: Infinity }),
};
