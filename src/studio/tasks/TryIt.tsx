import { Alert, Button, Center, Loader } from '@mantine/core';
import { IconPlayerTrackNext, IconReload } from '@tabler/icons-react';
import { useState } from 'react';
import type { MadeEpisode } from '../../protocol/wire/episodes.ts';
import type { Step } from '../phone/live-state.ts';
import { useReporting } from '../reporting.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { AskUser } from './AskUser.tsx';
import { useAttempt, useEpisode } from './attempt.ts';
import { useLivePhone } from '../phone/useLivePhone.ts';
import { Met } from './Met.tsx';
import type { InstanceId } from './queries.ts';
import { Result } from './Result.tsx';
import { Section } from './Section.tsx';
import { TryPhone } from './TryPhone.tsx';
import css from './template.module.css';

/** The task done by hand: a live phone, and beside it what is met and what is a side effect as it happens. */
export function TryIt({
  instance,
  budget,
  onSeed,
}: {
  instance: InstanceId;
  budget: number;
  onSeed: (seed: number) => void;
}) {
  const [number, setNumber] = useState(1);
  const { episode, problem } = useEpisode(instance, number);
  if (problem !== undefined)
    return (
      <Alert color="red" variant="light" m="lg" title="This instance cannot be started">
        {problem}
      </Alert>
    );
  if (!episode)
    return (
      <Center flex={1}>
        <Loader aria-label="Starting the task" />
      </Center>
    );
  return (
    <Attempt
      key={episode.id}
      episode={episode}
      budget={budget}
      onAgain={() => setNumber(number + 1)}
      onNext={() => onSeed(instance.seed + 1)}
    />
  );
}

function Attempt({
  episode,
  budget,
  onAgain,
  onNext,
}: {
  episode: MadeEpisode;
  budget: number;
  onAgain: () => void;
  onNext: () => void;
}) {
  const opened = useLivePhone(episode.phone);
  const { live, state } = opened;
  const { verdict, messages, take } = useAttempt(episode, live, state);
  const { problem, reporting, report } = useReporting();
  const outcome = verdict?.outcome ?? null;
  const steps = countSteps(state.steps);
  const [isBusy, setBusy] = useState(false);
  const takeNow = (action: Parameters<typeof take>[0]) => {
    setBusy(true);
    return take(action)
      .catch((error: Error) => report(error.message))
      .finally(() => setBusy(false));
  };
  return (
    <div className={css['try']}>
      <TryPhone opened={opened} isOver={outcome !== null} />
      <div className={css['beside']}>
        <Section title="Goal" beside={`${steps} of ${budget} steps`}>
          <p className={css['goal']}>{episode.goal}</p>
        </Section>
        {(problem || state.notice) && (
          <Alert color="red" variant="light" role="status">
            {problem || state.notice}
          </Alert>
        )}
        <Section title="So far">
          {verdict ? <Met verdict={verdict} /> : <Loader size="sm" aria-label="Judging" />}
        </Section>
        {outcome === null && (
          <>
            <AnswerForm
              sheet={episode.answerSheet}
              onSubmit={fields => void takeNow({ type: 'answer', fields })}
            />
            <AskUser messages={messages} onAsk={question => void takeNow({ type: 'ask_user', question })} />
          </>
        )}
        {outcome !== null && verdict && <Result verdict={verdict} outcome={outcome} />}
        <div className={css['buttons']} data-start>
          {outcome === null && (
            <>
              <Button loading={isBusy} onClick={() => void takeNow({ type: 'done' })}>
                Declare done
              </Button>
              <Button
                variant="default"
                disabled={isBusy}
                onClick={() => void takeNow({ type: 'impossible', reason: 'Declared by hand' })}
              >
                Declare impossible
              </Button>
              <span className={css['grow']} />
            </>
          )}
          <Button variant="default" leftSection={<IconReload size={16} />} onClick={reporting(onAgain)}>
            Start again
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlayerTrackNext size={16} />}
            onClick={reporting(onNext)}
          >
            Next seed
          </Button>
        </div>
      </div>
    </div>
  );
}

/**
 * Steps of a person, as an agent's would be counted: a touch is one, and letters typed one after the other are one; time that passes by itself
 * is none.
 */
function countSteps(steps: readonly Step[]): number {
  const kinds = steps.flatMap(({ mine, action }) => {
    if (!mine || action === null || action.type === 'wait') return [];
    return action.type === 'touch' && action.phase !== 'up' ? [] : [action.type];
  });
  return kinds.filter((kind, i) => kind !== 'type' || kinds[i - 1] !== 'type').length;
}
