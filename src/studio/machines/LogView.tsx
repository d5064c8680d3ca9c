import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { LOG_FILTERS, type LogFilter, type LogLine } from '../../protocol/wire/machines.ts';
import { FilterBar, FilterChoice } from '../frame/FilterBar.tsx';
import { machineQueries } from './queries.ts';
import type { LogSearch } from './search.ts';
import css from './machines.module.css';

const route = getRouteApi('/machines');

const LEVELS: Record<LogFilter, string> = {
  error: 'Errors',
  warn: 'Warnings and above',
  info: 'Info and above',
  debug: 'All',
};

/** Fields of a line that are no part of its message, as `name=value`. */
const detailsOf = ({ details }: LogLine): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');

const matches = (line: LogLine, words: string): boolean =>
  `${line.component} ${line.message} ${detailsOf(line)}`.toLowerCase().includes(words.toLowerCase());

/** The latest lines of the server's log, newest first. */
export function LogView() {
  const { level = 'info', q } = route.useSearch();
  const navigate = useNavigate();
  const { data } = useQuery(machineQueries.log(level));
  const change = (part: LogSearch) =>
    void navigate({ to: '/machines', search: { level, q, ...part }, replace: true });
  const lines = (data?.lines ?? []).filter(line => q === undefined || matches(line, q)).toReversed();
  return (
    <section className={css['log']} aria-label="Log">
      <h2 className={css['logTitle']}>Log</h2>
      <FilterBar
        label="Filter the log"
        words="Filter by words"
        value={q}
        onChange={words => change({ q: words })}
      >
        <FilterChoice
          label="Level"
          any={LEVELS.info}
          data={LOG_FILTERS.map(value => ({ value, label: LEVELS[value] }))}
          value={level}
          onChange={chosen => change({ level: chosen as LogFilter | undefined })}
        />
        <span className={css['quiet']} role="status">
          {lines.length === 1 ? '1 line' : `${lines.length} lines`}
        </span>
      </FilterBar>
      {data && lines.length === 0 && (
        <p className={css['none']}>
          {data.kept
            ? 'No such line. The server writes what --log-level lets through.'
            : 'This server keeps no lines: start it with npx tapworld serve.'}
        </p>
      )}
      {lines.length > 0 && (
        <div className={css['lines']} tabIndex={0} role="region" aria-label="Lines of the log">
          <table className={css['table']}>
            <tbody>
              {lines.map(line => (
                <tr key={line.number} data-level={line.level}>
                  <td className={css['time']}>
                    <time dateTime={line.at}>{line.at.slice(11, 23)}</time>
                  </td>
                  <td className={css['level']}>{line.level}</td>
                  <td className={css['quiet']}>{line.component}</td>
                  <td className={css['message']}>
                    {line.message} <span className={css['quiet']}>{detailsOf(line)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
