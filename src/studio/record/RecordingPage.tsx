import { Button, Center, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCode, IconPlayerRecord } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { RecordingDetail } from '../../protocol/wire/recordings.ts';
import { NoSuch } from '../frame/NoSuch.tsx';
import { usePageKeys } from '../frame/keys.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useReporting } from '../reporting.ts';
import { RecordingContext, useRecording, type RecordingState } from './context.ts';
import { DistrustStage } from './DistrustStage.tsx';
import { DoStage } from './DoStage.tsx';
import { useDraft } from './draft.ts';
import { FilePanel } from './FilePanel.tsx';
import { GeneraliseStage } from './GeneraliseStage.tsx';
import { KeepStage } from './KeepStage.tsx';
import { recordingQueries, useRecordingCalls } from './recordings.ts';
import { SayStage } from './SayStage.tsx';
import type { RecordSearch } from './search.ts';
import { isRecorded, isStage, isStageDone, STAGE_NAMES, stageOf, STAGES, type StageName } from './stages.ts';
import { StartStage } from './StartStage.tsx';
import { useTakeQueue } from './take.ts';
import css from './record.module.css';

const route = getRouteApi('/record/$id/{-$stage}');
const VIEWS: Record<StageName, () => React.ReactNode> = {
  start: StartStage,
  do: DoStage,
  say: SayStage,
  generalise: GeneraliseStage,
  distrust: DistrustStage,
  keep: KeepStage,
};

/** One recording: six stages, each an address. */
export function RecordingPage() {
  const { id } = route.useParams();
  const { data: detail, error } = useQuery(recordingQueries.detail(id));
  if (error)
    return (
      <>
        <PageHeader title={id} crumbs={[{ to: '/record', name: 'Record' }]} />
        <NoSuch
          icon={IconPlayerRecord}
          title="No such recording"
          reason={error.message}
          to="/record"
          all="All recordings"
        />
      </>
    );
  if (!detail)
    return (
      <Center flex={1}>
        <Loader aria-label="Reading the recording" />
      </Center>
    );
  return <OpenRecording key={id} detail={detail} />;
}

function OpenRecording({ detail }: { detail: RecordingDetail }) {
  const { stage: named } = route.useParams();
  const stage = isStage(named) ? named : 'start';
  const search = route.useSearch();
  const navigate = useNavigate();
  const { id } = detail;
  const { problem, report, clear } = useReporting();
  const calls = useRecordingCalls(id);
  const queue = useTakeQueue(calls, report);
  const drafted = useDraft(detail, calls.draft, report);
  const { saved, isSaving } = drafted;
  const go = useMemo(
    () =>
      (to: StageName, also: RecordSearch = {}) => {
        queue.typing.flush();
        void saved();
        void navigate({
          to: '/record/$id/{-$stage}',
          params: { id, stage: to },
          search: before => ({ ...(before.file ? { file: true as const } : {}), ...also }),
        });
      },
    [navigate, id, saved, queue.typing],
  );
  const state: RecordingState = { ...drafted, detail, calls, queue, search, go, report };
  const toggleFile = () => {
    const { file, ...rest } = search;
    void navigate({
      to: '/record/$id/{-$stage}',
      params: { id, stage },
      search: file ? rest : { ...rest, file: true },
      replace: true,
    });
  };
  usePageKeys([
    ...STAGE_NAMES.map((name, i): [string, () => void] => [String(i + 1), () => go(name)]),
    ['f', toggleFile],
    ['mod+z', () => detail.current !== null && queue.undo()],
  ]);
  const View = VIEWS[stage];
  return (
    <RecordingContext value={state}>
      <PageHeader
        title={drafted.draft.task || 'Untitled'}
        crumbs={[{ to: '/record', name: 'Record' }]}
        beside={
          <span className={css['quiet']} role="status">
            {isSaving ? 'saving…' : `seed ${detail.seed}`}
          </span>
        }
        problem={problem}
        onCloseProblem={clear}
      >
        <Button
          variant={search.file ? 'filled' : 'default'}
          aria-pressed={search.file === true}
          leftSection={<IconCode size={16} />}
          onClick={toggleFile}
        >
          File
        </Button>
      </PageHeader>
      <Stages stage={stage} />
      <div className={css['split']} data-file={(search.file && stage !== 'keep') || undefined}>
        <main className={css['stageBody']} aria-label={STAGES[stage]}>
          <View key={stage} />
        </main>
        {search.file && stage !== 'keep' && <FilePanel />}
      </div>
    </RecordingContext>
  );
}

/** The stages, each with what is still wrong at it. */
function Stages({ stage }: { stage: StageName }) {
  const { detail, search } = useRecording();
  return (
    <nav aria-label="Stages" className={css['stages']}>
      <ol>
        {STAGE_NAMES.map((name, i) => {
          const wrong = detail.problems.filter(
            problem => stageOf(problem) === name && !problem.isWarning,
          ).length;
          const isDone = isStageDone(detail, name);
          return (
            <li key={name}>
              <Link
                to="/record/$id/{-$stage}"
                params={{ id: detail.id, stage: name }}
                search={search.file ? { file: true } : {}}
                aria-current={name === stage ? 'step' : undefined}
                data-done={isDone || undefined}
              >
                <span className={css['mark']} aria-hidden>
                  {isDone ? <IconCheck size={14} stroke={2.6} /> : i + 1}
                </span>
                {STAGES[name]}
                {wrong > 0 && isRecorded(detail) && (
                  <span className={css['wrong']}>
                    <IconAlertTriangle size={13} aria-hidden /> {wrong}
                    <span className={css['unseen']}> to put right</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
