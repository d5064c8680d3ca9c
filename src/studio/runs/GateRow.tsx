import { ActionIcon, Table, TextInput, Tooltip } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconX } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { RunComparison } from '../../protocol/wire/runs.ts';
import { CallError } from '../api.ts';
import { queries } from '../queries.ts';
import { failingOf, readGate, reachOf, extentOf } from './gates.ts';
import { IntervalPlot } from './IntervalPlot.tsx';
import { difference } from './words.tsx';
import css from './compare.module.css';

/** A gate as a line that is typed, and whether each run keeps it. */
export function GateRow({
  gate,
  baseline,
  others,
  isNew,
  onChange,
}: {
  gate: string;
  baseline: string;
  others: readonly string[];
  /** Whether it was just added: what is typed next changes it. */
  isNew: boolean;
  /** Undefined takes it away. */
  onChange: (gate: string | undefined) => void;
}) {
  const found = useQueries({ queries: others.map(run => queries.gate(run, baseline, gate)) });
  const refused = found.find(
    ({ error }) => error instanceof CallError && error.code === 'INVALID_GATE',
  )?.error;
  const judged = found.flatMap(({ data }) => (data ? [readGate(gate, data.measures)] : []));
  const reach = judged[0]
    ? Math.max(
        reachOf(
          judged.flatMap(each => each?.measure ?? []),
          judged[0].measure.isShare,
        ),
        extentOf([judged[0].margin]),
      )
    : 1;
  const id = useId();
  return (
    <Table.Tr>
      <Table.Th scope="row" className={css['gate']!}>
        <GateField gate={gate} isNew={isNew} errorId={refused ? id : undefined} onChange={onChange} />
      </Table.Th>
      {refused ? (
        <Table.Td colSpan={1 + others.length} className={css['refused']!}>
          <span id={id} role="alert">
            {refused.message}
          </span>
        </Table.Td>
      ) : (
        <>
          <Table.Td />
          {found.map(({ data, error }, i) => (
            <Table.Td key={others[i]} className={css['cell']!}>
              {data ? (
                <GateCell comparison={data} gate={gate} reach={reach} />
              ) : (
                <span className={css['quiet']}>{error ? 'not compared' : '…'}</span>
              )}
            </Table.Td>
          ))}
        </>
      )}
    </Table.Tr>
  );
}

function GateField({
  gate,
  isNew,
  errorId,
  onChange,
}: {
  gate: string;
  isNew: boolean;
  errorId: string | undefined;
  onChange: (gate: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(gate);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(gate), [gate]);
  useEffect(() => {
    if (isNew) field.current?.select();
  }, [isNew]);
  const commit = () => {
    const next = typed.trim();
    if (next !== gate) onChange(next === '' ? undefined : next);
  };
  return (
    <TextInput
      ref={field}
      size="xs"
      aria-label={`Gate ${gate}`}
      aria-describedby={errorId}
      error={errorId !== undefined}
      value={typed}
      classNames={{ input: css['expression']! }}
      spellCheck={false}
      autoComplete="off"
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={event => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(gate);
      }}
      rightSectionPointerEvents="all"
      rightSection={
        <Tooltip label="Take this gate away">
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={`Take the gate ${gate} away`}
            onClick={() => onChange(undefined)}
          >
            <IconX size={14} />
          </ActionIcon>
        </Tooltip>
      }
    />
  );
}

const WHY = {
  worse: 'The whole interval is beyond the margin',
  'not shown': 'A part of the interval is beyond the margin: more episodes may show that it is kept',
  'no pair': 'There are too few pairs for an interval',
};

function GateCell({
  comparison: { gates, measures },
  gate,
  reach,
}: {
  comparison: RunComparison;
  gate: string;
  reach: number;
}) {
  const [result] = gates;
  const read = readGate(gate, measures);
  if (!result || !read) return null;
  const { passed, words } = result;
  const {
    measure,
    measure: { isShare, difference: by, interval },
    margin,
  } = read;
  const failing = passed ? null : failingOf(measure, margin);
  const Icon = passed ? IconCircleCheck : IconCircleX;
  return (
    <>
      <Tooltip label={failing ? WHY[failing] : 'The whole interval keeps within the margin'}>
        <span className={`${css['verdict']} ${css[passed ? 'good' : 'bad']}`}>
          <Icon size={16} aria-hidden />
          {failing ? `Failed, ${failing}` : 'Passed'}
        </span>
      </Tooltip>
      <IntervalPlot
        measure={measure}
        margin={margin}
        reach={reach}
        isPassed={passed}
        label={words}
        withEnds
      />
      <span className={css['quiet']}>
        {difference(by, isShare)}
        {interval && ` (${difference(interval[0]!, isShare)} to ${difference(interval[1]!, isShare)})`}
      </span>
    </>
  );
}
