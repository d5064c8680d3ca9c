import { Button, Center, Loader, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { instanceWords } from '../instance-words.ts';
import type { Replay } from '../../protocol/wire/replays.ts';
import { NoSuch } from '../frame/NoSuch.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { SearchSelect } from '../frame/SearchSelect.tsx';
import { queries } from '../queries.ts';
import { Ending } from './Ending.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { jumpsOf } from './jumps.ts';
import { Screen } from './Screen.tsx';
import type { GoOn, ReplaySearch } from './search.ts';
import { SideBySide } from './SideBySide.tsx';
import { StepPanel } from './StepPanel.tsx';
import { Steps } from './Steps.tsx';
import { Transport } from './Transport.tsx';
import css from './replay.module.css';

const route = getRouteApi('/runs/$run/$episode/{-$step}');

/** An episode of a run, step by step. */
export function ReplayPage() {
  const { run, episode, step } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data: replay, error } = useQuery(queries.replay(run, episode));
  const wanted = Math.max(0, Number(step ?? 0) || 0);
  const go: GoOn = (to, part = {}) =>
    void navigate({
      to: '/runs/$run/$episode/{-$step}',
      params: { run, episode, step: String(Math.max(0, to)) },
      search: { ...search, ...part },
      // Playing would fill the browser's history.
      replace: true,
    });
  return (
    <>
      <PageHeader
        title={replay ? `${replay.task}, ${instanceWords(replay)}` : episode}
        crumbs={[
          { to: '/runs', name: 'Runs' },
          { to: `/runs/${encodeURIComponent(run)}`, name: run },
        ]}
        beside={replay && <Ending replay={replay} />}
      >
        {replay && (
          <>
            <Beside
              run={run}
              beside={search.beside}
              onChange={beside => go(Math.min(wanted, replay.steps.length - 1), { beside })}
            />
            <ExportMenu run={run} name={episode} />
          </>
        )}
      </PageHeader>
      {error && (
        <NoSuch
          icon={IconListSearch}
          title="No such replay"
          reason={error.message}
          to="/runs"
          all="All runs"
        />
      )}
      {!replay && !error && (
        <Center flex={1} className={css['loading']!}>
          <Loader aria-label="Playing the episode again" />
          <Text c="dimmed">Playing the episode again…</Text>
        </Center>
      )}
      {replay &&
        (search.beside === undefined ? (
          <OneReplay replay={replay} wanted={wanted} search={search} onGo={go} />
        ) : (
          <SideBySide replay={replay} beside={search.beside} wanted={wanted} onGo={go} />
        ))}
    </>
  );
}

function OneReplay({
  replay,
  wanted,
  search,
  onGo,
}: {
  replay: Replay;
  wanted: number;
  search: ReplaySearch;
  onGo: GoOn;
}) {
  const { run, name, steps, outcome } = replay;
  const {
    data: retold,
    error,
    isFetching,
  } = useQuery({
    ...queries.retold(run, name),
    enabled: outcome !== null,
  });
  const last = steps.length - 1;
  const at = Math.min(wanted, last);
  const go = (step: number) => onGo(Math.min(step, last));
  const jumps = jumpsOf(replay, retold);
  const step = steps[at]!;
  return (
    <div className={css['replay']}>
      <Steps replay={replay} jumps={jumps} at={at} onGo={go} />
      <div className={css['stage']}>
        <Screen run={run} step={step} next={steps[at + 1]} beside={248} />
        <Transport at={at} last={last} jumps={jumps} isSeeking={isFetching} onGo={go} />
        {step.phone ? (
          <Button
            size="compact-sm"
            variant="subtle"
            renderRoot={props => <Link {...props} to="/phones/$id" params={{ id: step.phone! }} />}
          >
            Open the phone as it was here
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            The phone of this step is not there.
          </Text>
        )}
      </div>
      <StepPanel
        replay={replay}
        retold={retold}
        problem={error?.message}
        at={at}
        tab={search.tab ?? 'verdict'}
        onGo={go}
        onTab={tab => onGo(at, { tab })}
      />
    </div>
  );
}

/** Chooses a run whose episode of the same task and seed is shown beside. */
function Beside({
  run,
  beside,
  onChange,
}: {
  run: string;
  beside: string | undefined;
  onChange: (beside: string | undefined) => void;
}) {
  const { data: runs } = useQuery(queries.foundRuns);
  const field = useRef<HTMLInputElement>(null);
  const others = (runs ?? []).map(({ id }) => id).filter(id => id !== run);
  if (beside !== undefined && !others.includes(beside)) others.push(beside);
  return (
    <SearchSelect
      ref={field}
      aria-label="Beside another run"
      placeholder="Beside another run"
      className={css['others']!}
      size="sm"
      data={others}
      value={beside ?? null}
      onChange={value => {
        // The arrows are the replay's again.
        field.current?.blur();
        onChange(value ?? undefined);
      }}
      disabled={others.length === 0}
      clearable
    />
  );
}
