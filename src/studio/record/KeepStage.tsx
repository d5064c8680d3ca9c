import {
  Alert,
  Anchor,
  Badge,
  Button,
  NumberInput,
  SegmentedControl,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import { IconDeviceFloppy, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../api.ts';
import { Command } from '../frame/Empty.tsx';
import { CodeView } from '../tasks/CodeView.tsx';
import { Section } from '../tasks/Section.tsx';
import { useRecording } from './context.ts';
import { DownloadFile } from './FilePanel.tsx';
import { NotRecorded } from './parts.tsx';
import { recordingQueries, type KeptFiles } from './recordings.ts';
import { problemAt, stageOf, STAGES, takeOf } from './stages.ts';
import css from './record.module.css';

/** The last stage: seeds run to green, and the file goes where templates are kept. */
export function KeepStage() {
  const { detail } = useRecording();
  if (!takeOf(detail, 'solution')) return <NotRecorded />;
  return (
    <div className={css['keep']}>
      <div className={css['scroll']}>
        <div className={css['sections']}>
          <Naming />
          <ToPutRight />
          <Check />
          <Keep />
        </div>
      </div>
      {detail.file && (
        <section className={css['file']} aria-label="The file">
          <CodeView text={detail.file.text} line={1} label={`File ${detail.file.path}`} />
        </section>
      )}
    </div>
  );
}

function Naming() {
  const { detail, draft, change } = useRecording();
  return (
    <Section title="What it is called">
      <div className={css['pair']}>
        <TextInput
          label="Task"
          description="The app or cross, a slash, and what is done"
          placeholder="notes/move-note"
          value={draft.task}
          error={problemAt(detail, '/task')}
          onChange={event => change({ task: event.currentTarget.value })}
        />
        <TagsInput
          label="Tags"
          description="Mechanisms, such as search or arithmetic"
          value={draft.tags}
          error={problemAt(detail, '/tags')}
          onChange={tags => change({ tags })}
        />
      </div>
      <SegmentedControl
        mt="sm"
        size="xs"
        aria-label="Split"
        data={[
          { value: 'train', label: 'Split train' },
          { value: 'test', label: 'Split test' },
        ]}
        value={draft.split}
        onChange={split => change({ split: split as 'train' | 'test' })}
      />
    </Section>
  );
}

/** What still keeps it from being a good template, and the way to where it is put right. */
function ToPutRight() {
  const { detail, go } = useRecording();
  const { problems } = detail;
  if (problems.length === 0) return null;
  return (
    <Section title="To put right" beside={String(problems.length)}>
      <ul className={css['lines']} aria-label="To put right">
        {problems.map((problem, i) => (
          <li key={i}>
            {problem.message}{' '}
            {problem.isWarning && (
              <Badge size="xs" variant="light" color="gray">
                may stay
              </Badge>
            )}{' '}
            {stageOf(problem) !== 'keep' && (
              <Anchor component="button" type="button" size="sm" onClick={() => go(stageOf(problem))}>
                {STAGES[stageOf(problem)]}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const COLOURS = { waiting: 'gray', running: 'iris', passed: 'green', failed: 'red' } as const;

function Check() {
  const { detail, calls, saved, report } = useRecording();
  const { data } = useQuery(recordingQueries.check(detail.id));
  // Before the first check no seed is named.
  const check = data && data.seeds.length > 0 ? data : undefined;
  const [seeds, setSeeds] = useState(5);
  const [mutants, setMutants] = useState(100);
  const [isStarting, setStarting] = useState(false);
  const run = () => {
    setStarting(true);
    void saved()
      .then(() => calls.check(seeds, mutants))
      .catch((error: Error) => report(error.message))
      .finally(() => setStarting(false));
  };
  return (
    <Section title="The check" beside={check?.state}>
      <div className={css['inline']}>
        <NumberInput
          label="Seeds"
          w={110}
          min={1}
          max={20}
          allowDecimal={false}
          value={seeds}
          onChange={value => typeof value === 'number' && setSeeds(value)}
        />
        <NumberInput
          label="Mutants"
          w={110}
          min={0}
          max={500}
          step={50}
          allowDecimal={false}
          value={mutants}
          onChange={value => typeof value === 'number' && setMutants(value)}
        />
        <Button
          leftSection={<IconShieldCheck size={16} />}
          loading={isStarting || check?.state === 'running'}
          disabled={!detail.file}
          onClick={run}
        >
          Check it
        </Button>
      </div>
      {check && (
        <>
          <ul className={css['seeds']} aria-label="Seeds">
            {check.seeds.map(({ seed, state }) => (
              <li key={seed}>
                <Badge color={COLOURS[state]} variant={state === 'waiting' ? 'light' : 'filled'}>
                  seed {seed} {state}
                </Badge>
              </li>
            ))}
          </ul>
          {check.failures.length > 0 && (
            <Alert color="red" variant="light" mt="sm" title="It does not pass yet">
              <ul className={css['lines']} aria-label="Failures">
                {check.failures.map((failure, i) => (
                  <li key={i} className={css['said']} title={failure}>
                    {failure}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          {check.log.length > 0 && (
            <pre className={css['log']} tabIndex={0} role="log" aria-label="Log of the check">
              {check.log.join('\n')}
            </pre>
          )}
        </>
      )}
    </Section>
  );
}

function Keep() {
  const { detail, calls, queue, saved } = useRecording();
  const [kept, setKept] = useState<KeptFiles>();
  const [problem, setProblem] = useState<CallError>();
  const keep = () =>
    queue.then(async () => {
      await saved();
      await calls.keep().then(
        files => {
          setKept(files);
          setProblem(undefined);
        },
        (error: CallError) => setProblem(error),
      );
    });
  const isOpen = detail.problems.some(({ isWarning }) => !isWarning);
  return (
    <Section title="Keep it" beside={detail.savedTo ?? undefined}>
      <Text className={css['quiet']!}>
        The file, its line in the index and its split are written into the checkout that the server runs from.
        A programmer may take it from there.
      </Text>
      <div className={css['buttons']}>
        <Button
          leftSection={<IconDeviceFloppy size={16} />}
          disabled={!detail.file || isOpen}
          loading={queue.waiting > 0}
          onClick={keep}
        >
          Write it into the checkout
        </Button>
        <DownloadFile />
      </div>
      {problem && (
        <Alert color="red" variant="light" mt="sm" title="It was not written">
          {problem.message}
        </Alert>
      )}
      {kept && (
        <div role="status">
          <Text mt="sm">Written:</Text>
          <ul className={css['lines']} aria-label="Written files">
            {kept.files.map(file => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
          <Text mb={4}>Check it from a terminal:</Text>
          <Command line={kept.command} />
        </div>
      )}
    </Section>
  );
}
