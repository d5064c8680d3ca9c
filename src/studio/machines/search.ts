import { LOG_FILTERS, type LogFilter } from '../../protocol/wire/machines.ts';

/** What the page of machines shows of the log, as its address says. */
export interface LogSearch {
  level?: LogFilter;
  q?: string;
}

export function readLogSearch({ level, q }: Record<string, unknown>): LogSearch {
  return {
    ...(LOG_FILTERS.some(each => each === level) ? { level: level as LogFilter } : {}),
    ...(typeof q === 'string' && q !== '' ? { q } : {}),
  };
}
