import { Button, Tabs, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconArrowBackUp, IconPlayerRecord } from '@tabler/icons-react';
import { useMemo } from 'react';
import { editsThrough } from '../phone/edits.ts';
import { StateTab } from '../phone/StateTab.tsx';
import type { OpenedPhone } from '../phone/useLivePhone.ts';
import { Section } from '../tasks/Section.tsx';
import { Builders } from './Builders.tsx';
import { useRecording } from './context.ts';
import { RecorderPhone } from './RecorderPhone.tsx';
import { openTake, takeOf } from './stages.ts';
import { StepList } from './StepList.tsx';
import { WAYS, type Way } from './search.ts';
import css from './record.module.css';

/** The first stage: the phone is arranged as the task finds it. */
export function StartStage() {
  const { detail, queue } = useRecording();
  const take = openTake(detail);
  if (take?.kind !== 'setup' || take.phone === null) return <Arranged />;
  return (
    <div className={css['recorder']}>
      <ArrangingPhone key={take.phone} phone={take.phone} queue={queue} />
    </div>
  );
}

function ArrangingPhone({
  phone,
  queue,
}: {
  phone: string;
  queue: ReturnType<typeof useRecording>['queue'];
}) {
  const { detail, calls, search, go } = useRecording();
  const { way = 'hand' } = search;
  const record = () => {
    queue.typing.flush();
    queue.then(async () => {
      await calls.startTake({ kind: 'solution' });
      go('do');
    });
  };
  const steps = takeOf(detail, 'setup')?.steps ?? [];
  return (
    <RecorderPhone phone={phone} queue={queue}>
      {opened => (
        <div className={css['beside']} data-fills={way === 'state' || undefined}>
          <Section title="Arrange the phone" beside="as the task finds it">
            <Text>
              Go wherever the task needs something to be there: what you do now becomes the set-up of every
              instance. Leave it as it is if the phone has all that the task needs.
            </Text>
            <div className={css['buttons']}>
              <Button leftSection={<IconPlayerRecord size={16} />} onClick={record}>
                Record the task
              </Button>
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={16} />}
                disabled={steps.length === 0 && detail.setup.length === 0}
                onClick={queue.undo}
              >
                Undo
              </Button>
            </div>
          </Section>
          <SetupSentences />
          <Tabs
            value={way}
            onChange={next => go('start', next === 'hand' ? {} : { way: next as Way })}
            className={css['ways']!}
            keepMounted={false}
          >
            <Tabs.List aria-label="Ways to arrange">
              {Object.entries(WAYS).map(([value, label]) => (
                <Tabs.Tab key={value} value={value}>
                  {label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="hand" pt="sm">
              <StepList
                steps={steps}
                label="Steps of the set-up"
                empty="Touch the phone, or type into it. Each step stands here and can be undone."
              />
            </Tabs.Panel>
            <Tabs.Panel value="builders" pt="sm">
              <Builders />
            </Tabs.Panel>
            <Tabs.Panel value="state" className={css['statePanel']!}>
              <ArrangedState opened={opened} />
            </Tabs.Panel>
          </Tabs>
        </div>
      )}
    </RecorderPhone>
  );
}

/** The state tree, whose edits are part of the set-up. */
function ArrangedState({ opened: { phone, live, state } }: { opened: OpenedPhone }) {
  const { calls, search, go } = useRecording();
  const edits = useMemo(() => live && editsThrough(live, calls.edit, calls.undo), [live, calls]);
  if (!phone || !live || !edits) return null;
  return (
    <StateTab
      phone={phone}
      live={live}
      state={state}
      edits={edits}
      chosen={search.at}
      onChoose={at => go('start', { way: 'state', at })}
    />
  );
}

function SetupSentences() {
  const {
    detail: { setup },
  } = useRecording();
  return (
    <Section title="Set-up" beside={setup.length === 0 ? undefined : String(setup.length)}>
      {setup.length === 0 ? (
        <Text className={css['quiet']!}>Nothing differs from the phone of this seed.</Text>
      ) : (
        <ul className={css['lines']} aria-label="Set-up">
          {setup.map((sentence, i) => (
            <li key={i}>{sentence}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The set-up, once the task itself is being recorded. */
function Arranged() {
  const { detail, calls, queue, go } = useRecording();
  const take = takeOf(detail, 'setup');
  const again = () =>
    modals.openConfirmModal({
      title: 'Arrange the phone again?',
      children: 'What was recorded on this start is dropped: the task is to be done again.',
      labels: { confirm: 'Arrange again', cancel: 'Leave it' },
      onConfirm: () =>
        queue.then(() => (take ? calls.openTake(take.id) : calls.startTake({ kind: 'setup' }))),
    });
  return (
    <div className={css['scroll']}>
      <div className={css['sections']}>
        <SetupSentences />
        {take && take.steps.length > 0 && (
          <Section title="How it was arranged">
            <StepList steps={take.steps} label="Steps of the set-up" empty="" />
          </Section>
        )}
        <div className={css['buttons']}>
          <Button variant="default" onClick={again}>
            Arrange again
          </Button>
          <Button variant="light" onClick={() => go('do')}>
            Next: Do it
          </Button>
        </div>
      </div>
    </div>
  );
}
