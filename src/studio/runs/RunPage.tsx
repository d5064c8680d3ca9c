import { Anchor, Center, Loader, NavLink, Progress, Switch, Table, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { instanceWords } from '../instance-words.ts';
import { REASONS } from '../../protocol/wire/failures.ts';
import type { AboutRun, EpisodeOfRun, RunDetail } from '../../protocol/wire/runs.ts';
import { OUTCOMES, type Outcome } from '../../protocol/wire/verdict.ts';
import { Command } from '../frame/Empty.tsx';
import { FilterBar, FilterChoice } from '../frame/FilterBar.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { queries } from '../queries.ts';
import { filterEpisodes, reasonsOf, type EpisodeFilter } from './filter.ts';
import { number, playedOf, playerOf, share } from './words.tsx';
import css from './runs.module.css';

const route = getRouteApi('/runs/$run');
const ROW = 52;

/** One run: its figures, why episodes failed, and the episodes. It is read again while it plays. */
export function RunPage() {
  const { run: id } = route.useParams();
  const { data, error } = useQuery(queries.run(id));
  return (
    <>
      <PageHeader
        title={id}
        crumbs={[{ to: '/runs', name: 'Runs' }]}
        beside={
          data && <span className={css['quiet']}>{`${playerOf(data.run)}, ${playedOf(data.run)}`}</span>
        }
        problem={error?.message}
      >
        <Command line={`npx tapworld explain ${id}`} />
      </PageHeader>
      {data ? (
        <>
          <Facts run={data.run} />
          <Failures detail={data} />
        </>
      ) : (
        !error && (
          <Center flex={1}>
            <Loader aria-label="Reading the run" />
          </Center>
        )
      )}
    </>
  );
}

function Facts({ run }: { run: AboutRun }) {
  const { episodes, open, interval } = run;
  const facts: [string, string][] = [
    [
      interval
        ? `Success (95 %: ${(100 * interval[0]!).toFixed(0)} – ${(100 * interval[1]!).toFixed(0)})`
        : 'Success',
      share(run.success),
    ],
    ['Progress', share(run.progress)],
    ['Side effects', share(run.sideEffects)],
    ['False done', share(run.falseDone)],
    ['Steps', number(run.steps)],
    ['Episodes a minute', number(run.perMinute)],
    ...(run.cost === null ? [] : [['Cost', number(run.cost, 2)] as [string, string]]),
    ['Episodes', open === 0 ? String(episodes) : `${episodes} of ${episodes + open}`],
  ];
  return (
    <>
      {open > 0 && (
        <Progress
          value={(100 * episodes) / (episodes + open)}
          size="sm"
          radius={0}
          aria-label="Episodes that have ended"
        />
      )}
      <dl className={css['facts']} style={{ margin: 0 }}>
        {facts.map(([name, value]) => (
          <div key={name} className={css['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Failures({ detail: { run, episodes, unread } }: { detail: RunDetail }) {
  const filter = route.useSearch();
  const navigate = useNavigate();
  const shown = useMemo(() => filterEpisodes(episodes, filter), [episodes, filter]);
  const change = (part: EpisodeFilter) =>
    void navigate({
      to: '/runs/$run',
      params: { run: run.id },
      search: { ...filter, ...part },
      replace: true,
    });
  return (
    <div className={css['split']}>
      <nav className={css['reasons']} aria-label="Why episodes failed">
        <NavLink
          component="button"
          className={css['reason']!}
          label="All episodes"
          active={filter.reason === undefined}
          rightSection={<span className={css['number']}>{episodes.length}</span>}
          onClick={() => change({ reason: undefined })}
        />
        {reasonsOf(episodes).map(([reason, count]) => (
          <NavLink
            key={reason}
            component="button"
            className={css['reason']!}
            label={REASONS[reason].label}
            description={REASONS[reason].says}
            active={filter.reason === reason}
            rightSection={<span className={css['number']}>{count}</span>}
            onClick={() => change({ reason: filter.reason === reason ? undefined : reason })}
          />
        ))}
        {unread > 0 && <p className={css['quiet']}>Reading {unread} more failed episodes…</p>}
      </nav>
      <div className={css['episodes']}>
        <FilterBar
          label="Filter episodes"
          words="Filter by task, seed or what happened"
          value={filter.q}
          onChange={q => change({ q })}
        >
          <FilterChoice
            label="Outcome"
            any="Any outcome"
            data={OUTCOMES}
            value={filter.outcome}
            onChange={outcome => change({ outcome: outcome as Outcome | undefined })}
          />
          <span className={css['quiet']} role="status">
            {shown.length} of {episodes.length} episodes
          </span>
        </FilterBar>
        <Episodes run={run.id} episodes={shown} />
      </div>
    </div>
  );
}

/** Rows for what is in view alone: a run may have thousands. */
function Episodes({ run, episodes }: { run: string; episodes: readonly EpisodeOfRun[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeeking, setSeeking] = useState(false);
  const rows = useVirtualizer({
    count: episodes.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 12,
    getItemKey: i => episodes[i]!.name,
  });
  const items = rows.getVirtualItems();
  const [before, after] = [items[0]?.start ?? 0, rows.getTotalSize() - (items.at(-1)?.end ?? 0)];
  return (
    <div ref={box} className={css['scroll']} tabIndex={0} role="region" aria-label="Episodes">
      <Table stickyHeader highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Episode</Table.Th>
            <Table.Th>Outcome</Table.Th>
            <Table.Th>What happened</Table.Th>
            <Table.Th className={css['number']!}>
              <Tooltip label="Plays each failed episode in view again, and the solver on from its steps">
                <Switch
                  size="xs"
                  label="Lost at"
                  className={css['switch']!}
                  checked={isSeeking}
                  onChange={event => setSeeking(event.currentTarget.checked)}
                />
              </Tooltip>
            </Table.Th>
            <Table.Th className={css['number']!}>Progress</Table.Th>
            <Table.Th className={css['number']!}>Steps</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {before > 0 && <tr style={{ blockSize: before }} />}
          {items.map(({ index, key }) => {
            const episode = episodes[index]!;
            const { name, task, outcome, failure, progress, steps, budget } = episode;
            return (
              <Table.Tr key={key} ref={rows.measureElement} data-index={index}>
                <Table.Td>
                  <Anchor component={Link} to={replayOf(run, name)} size="sm">
                    {task}
                  </Anchor>
                  <div className={css['quiet']}>{instanceWords(episode)}</div>
                </Table.Td>
                <Table.Td className={css[outcome === 'success' ? 'good' : 'bad']!}>{outcome}</Table.Td>
                <Table.Td>
                  {failure && REASONS[failure.reason].label}
                  {failure && (
                    <div className={css['words']} title={failure.words}>
                      {failure.words}
                    </div>
                  )}
                </Table.Td>
                <Table.Td className={css['number']!}>
                  {failure && <LostAt run={run} name={name} isSought={isSeeking} />}
                </Table.Td>
                <Table.Td className={css['number']!}>
                  {progress === null ? '–' : `${Math.round(100 * progress)} %`}
                </Table.Td>
                <Table.Td className={css['number']!}>
                  {steps} of {budget}
                </Table.Td>
              </Table.Tr>
            );
          })}
          {after > 0 && <tr style={{ blockSize: after }} />}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** The first step from which the solver could no longer have succeeded. It is looked for once it is wanted. */
function LostAt({ run, name, isSought }: { run: string; name: string; isSought: boolean }) {
  const { data, error, isFetching } = useQuery({ ...queries.retold(run, name), enabled: isSought });
  if (isFetching) return <Loader size="xs" aria-label="Playing the solver on" />;
  if (error) return <span className={css['quiet']}>{error.message}</span>;
  if (!data) return null;
  const step = data.turn?.step ?? null;
  if (step === null)
    return (
      <span className={css['quiet']} title={data.turn?.words ?? data.differs}>
        not known
      </span>
    );
  return (
    <Anchor component={Link} to={`${replayOf(run, name)}/${step}`} size="sm" title={data.turn!.words}>
      step {step}
    </Anchor>
  );
}

/** Where an episode of any run is replayed. */
export const replayOf = (run: string, name: string) =>
  `/runs/${encodeURIComponent(run)}/${encodeURIComponent(name)}`;
