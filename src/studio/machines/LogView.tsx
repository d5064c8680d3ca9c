import { Code, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LINE_LEVELS, type LineLevel, type LogLine } from '../../protocol/wire/machines.ts';
import { Empty } from '../frame/Empty.tsx';
import { FilterBar, FilterChoice } from '../frame/FilterBar.tsx';
import { queries } from '../queries.ts';
import type { MachinesSearch } from './search.ts';
import css from './log.module.css';

const route = getRouteApi('/machines');
/** Near enough to the end that new lines are followed, px. */
const AT_END = 40;
/** Levels that one would look for; the others are kept only by a server that is told to log them. */
const LEVELS = LINE_LEVELS.map(value => ({
  value,
  label: value === 'trace' ? 'everything' : `${value} and graver`,
}));

/** The end of a machine’s log, which goes on as it grows. */
export function LogView({ cell, cells }: { cell: string; cells: readonly string[] }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, error } = useQuery(queries.log(cell, search.level));
  const words = (search.q ?? '').toLowerCase();
  const lines = useMemo(
    () => (data?.lines ?? []).filter(line => words === '' || textOf(line).includes(words)),
    [data, words],
  );
  const change = (part: MachinesSearch) =>
    void navigate({ to: '/machines', search: { ...search, ...part }, replace: true });
  return (
    <>
      <FilterBar
        label="Filter the log"
        words="Filter lines by their words"
        value={search.q}
        onChange={q => change({ q })}
      >
        <FilterChoice
          label="Level"
          any="Any level"
          data={LEVELS}
          value={search.level}
          onChange={level => change({ level: level as LineLevel | undefined })}
        />
        {cells.length > 1 && (
          <FilterChoice
            label="Machine"
            any={cells[0]!}
            data={cells}
            value={search.cell}
            onChange={chosen => change({ cell: chosen })}
          />
        )}
        <span className={css['quiet']} role="status">
          {error ? error.message : lines.length === 1 ? '1 line' : `${lines.length} lines`}
        </span>
      </FilterBar>
      {data && !data.isLogged && (
        <Empty
          icon={IconFileText}
          title="This server keeps no log"
          command="npx tapworld serve --log-level info"
        >
          A server that was started with serve keeps the last lines of its log, in memory.
        </Empty>
      )}
      {data?.isLogged && lines.length === 0 && (
        <Empty icon={IconFileText} title="No such lines" command="npx tapworld serve --log-level debug">
          {search.level || words
            ? 'No line that is kept fits the filter.'
            : 'The server has written nothing yet.'}{' '}
          At the level debug it writes a line for each call.
        </Empty>
      )}
      {lines.length > 0 && <Lines lines={lines} />}
    </>
  );
}

const textOf = ({ level, component, message, details }: LogLine) =>
  `${level} ${component ?? ''} ${message} ${JSON.stringify(details)}`.toLowerCase();

function Lines({ lines }: { lines: readonly LogLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = lines.at(-1)?.seq;
  useEffect(() => {
    if (follows.current) box.current!.scrollTop = box.current!.scrollHeight;
  }, [last, lines.length]);
  return (
    <div
      ref={box}
      className={css['lines']}
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label="Lines of the log"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < AT_END;
      }}
    >
      {lines.map(line => (
        <Line key={line.seq} line={line} />
      ))}
    </div>
  );
}

function Line({ line: { at, level, component, message, details } }: { line: LogLine }) {
  const [isOpen, setOpen] = useState(false);
  const hasDetails = Object.keys(details).length > 0;
  const when = new Date(at);
  const body = (
    <>
      <IconChevronRight size={14} className={css['arrow']} data-open={isOpen || undefined} aria-hidden />
      <time className={css['time']} dateTime={when.toISOString()}>
        {when.toLocaleTimeString('en-GB')}.{String(when.getMilliseconds()).padStart(3, '0')}
      </time>
      <span className={css['level']} data-level={level}>
        {level}
      </span>
      <span className={css['component']}>{component ?? ''}</span>
      <span className={css['message']}>
        {message} <Brief details={details} />
      </span>
    </>
  );
  return (
    <div className={css['row']}>
      {hasDetails ? (
        <UnstyledButton className={css['line']!} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {body}
        </UnstyledButton>
      ) : (
        <div className={css['line']} data-plain>
          {body}
        </div>
      )}
      {isOpen && <Details details={details} />}
    </div>
  );
}

/** What is short enough to stand beside the message. */
function Brief({ details }: { details: LogLine['details'] }) {
  const parts = Object.entries(details)
    .filter(([key, value]) => key !== 'err' && key !== 'requestId' && typeof value !== 'object')
    .map(([key, value]) => `${key}=${String(value)}`);
  return parts.length > 0 && <span className={css['quiet']}>{parts.join(' ')}</span>;
}

function Details({ details }: { details: LogLine['details'] }) {
  const { err, ...rest } = details;
  const stack = typeof err === 'object' && err !== null ? (err as { stack?: unknown }).stack : undefined;
  const shown = typeof stack === 'string' ? rest : details;
  return (
    <div className={css['details']}>
      {Object.keys(shown).length > 0 && <Code block>{JSON.stringify(shown, null, 1)}</Code>}
      {typeof stack === 'string' && <Code block>{stack}</Code>}
    </div>
  );
}
