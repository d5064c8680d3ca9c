import { Alert, Badge, Button, NumberInput, Progress, Text } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Static } from 'typebox';
import type { Doubt } from '../../protocol/wire/recordings.ts';
import { Section } from '../tasks/Section.tsx';
import { useRecording } from './context.ts';
import { recordingQueries } from './recordings.ts';
import css from './record.module.css';

type Doubted = Static<typeof Doubt>;

const KINDS: Record<Doubted['kind'], readonly [right: string, wrong: string]> = {
  harmful: ['refused', 'accepted'],
  harmless: ['accepted', 'refused'],
  setup: ['the solver gets there', 'the solver fails'],
  nearMiss: ['refused', 'accepted'],
  alternative: ['accepted', 'refused'],
};
const FEWEST = 20;
const MOST = 500;

/** What becomes of endings that are not quite the recorded one, and of starts that are not quite its start. */
export function DoubtWall() {
  const { detail, calls, saved, report } = useRecording();
  const { data, error } = useQuery(recordingQueries.doubts(detail.id));
  // Before it is first doubted, none of none is judged.
  const doubts = data && (data.total > 0 || data.state !== 'done') ? data : undefined;
  const [mutants, setMutants] = useState(60);
  const [isStarting, setStarting] = useState(false);
  const doubt = () => {
    setStarting(true);
    void saved()
      .then(() => calls.doubt(mutants))
      .catch((problem: Error) => report(problem.message))
      .finally(() => setStarting(false));
  };
  const isRunning = doubts?.state === 'running';
  return (
    <Section
      title="What if it had ended otherwise?"
      beside={doubts && !isRunning ? `${doubts.refused} refused, ${doubts.accepted} accepted` : undefined}
    >
      <Text className={css['quiet']!}>
        The end is altered in many ways, and the start too: a second person of the same name, the list in
        another order, the row off the screen. The judge has to refuse what is wrong, and the solver has to
        get there all the same.
      </Text>
      <div className={css['inline']}>
        <NumberInput
          label="Altered endings"
          w={140}
          min={FEWEST}
          max={MOST}
          step={20}
          allowDecimal={false}
          value={mutants}
          onChange={value => typeof value === 'number' && setMutants(value)}
        />
        <Button
          leftSection={<IconZoomQuestion size={16} />}
          loading={isStarting || isRunning}
          disabled={!detail.file}
          onClick={doubt}
        >
          {doubts ? 'Doubt it again' : 'Doubt it'}
        </Button>
      </div>
      {error && (
        <Alert color="red" variant="light" mt="sm">
          {error.message}
        </Alert>
      )}
      {doubts?.problem && (
        <Alert color="red" variant="light" mt="sm" title="It could not be doubted to the end">
          {doubts.problem}
        </Alert>
      )}
      {isRunning && (
        <Progress
          mt="sm"
          value={doubts.total === 0 ? 0 : (100 * doubts.done) / doubts.total}
          aria-label={`${doubts.done} of ${doubts.total} judged`}
        />
      )}
      {doubts && doubts.doubts.length > 0 && (
        <ul className={css['doubts']} aria-label="Doubts">
          {doubts.doubts.map((each, i) => (
            <DoubtCard key={`${each.label} ${i}`} doubt={each} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function DoubtCard({ doubt: { words, kind, holds, said, picture } }: { doubt: Doubted }) {
  return (
    <li className={css['doubt']} data-holds={holds}>
      {picture && <img src={picture} alt="" loading="lazy" className={css['small']} />}
      <div>
        <Badge color={holds ? 'green' : 'red'} size="sm">
          {KINDS[kind][holds ? 0 : 1]}
        </Badge>
        <p>{words}</p>
        <p className={css['said']} title={said}>
          {said}
        </p>
      </div>
    </li>
  );
}
