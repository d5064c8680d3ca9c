import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LogFilter, LogTailed, Machines } from '../../protocol/wire/machines.ts';
import { call } from '../api.ts';

/** How often machines and their log are read, ms. */
const AGAIN_MS = 2_000;

export const machineQueries = {
  machines: queryOptions({
    queryKey: ['machines'],
    queryFn: () => call<Machines>('GET', '/v1/machines'),
    refetchInterval: AGAIN_MS,
  }),
  log: (level: LogFilter) =>
    queryOptions({
      queryKey: ['log', level],
      queryFn: () => call<LogTailed>('GET', `/v1/log?level=${level}&count=500`),
      refetchInterval: AGAIN_MS,
      placeholderData: keepPreviousData,
    }),
};
