import { Alert, Button, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlayerRecord, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Take } from '../../protocol/wire/recordings.ts';
import { Section } from '../tasks/Section.tsx';
import { useRecording } from './context.ts';
import { DoubtWall } from './DoubtWall.tsx';
import { NextStage, NotRecorded, StageProblems } from './parts.tsx';
import { Readings } from './Readings.tsx';
import { openTake, takeOf } from './stages.ts';
import { TakeView } from './TakeView.tsx';
import css from './record.module.css';

/** Takes that show what else is right, and what only looks right. */
const OTHERS = {
  alternative: {
    title: 'Other honest ways',
    record: 'Record another honest way',
    doing: 'Do the task in another way that is right too: the judge has to accept its end.',
    empty: 'If there is another right end, show it: the judge has to accept it.',
    suggested: 'anotherWay',
  },
  nearMiss: {
    title: 'Near misses',
    record: 'Record a near miss',
    doing: 'Do what a careless reader would do: the judge has to refuse its end.',
    empty:
      'Show an end that looks right and is not, such as the other note of the same name: the judge has to refuse it.',
    suggested: 'theOtherOne',
  },
} as const;
type OtherKind = keyof typeof OTHERS;

/** The fifth stage: readings to choose between, endings that are put in doubt, and other takes. */
export function DistrustStage() {
  const { detail, go } = useRecording();
  if (!takeOf(detail, 'solution')) return <NotRecorded />;
  const take = openTake(detail);
  if (take && take.phone !== null && (take.kind === 'alternative' || take.kind === 'nearMiss'))
    return (
      <TakeView take={{ ...take, phone: take.phone }} title={take.name} onDone={() => go('distrust')}>
        {OTHERS[take.kind].doing}
      </TakeView>
    );
  return (
    <div className={css['scroll']}>
      <div className={css['sections']} data-wide>
        <StageProblems stage="distrust" />
        {take?.kind === 'solution' && (
          <Alert color="yellow" variant="light" title="The task is still being recorded">
            Declare it done first.{' '}
            <Button size="compact-xs" onClick={() => go('do')}>
              Do it
            </Button>
          </Alert>
        )}
        <Readings />
        <DoubtWall />
        <OtherTakes kind="alternative" />
        <OtherTakes kind="nearMiss" />
        <NextStage to="keep" />
      </div>
    </div>
  );
}

function OtherTakes({ kind }: { kind: OtherKind }) {
  const { detail, calls, queue } = useRecording();
  const { title, record, empty, suggested } = OTHERS[kind];
  const takes = detail.takes.filter(take => take.kind === kind);
  const [name, setName] = useState<string>();
  const taken = new Set(detail.takes.map(take => take.name));
  const wrong =
    name === undefined || /^[a-z][A-Za-z0-9]*$/.test(name)
      ? name !== undefined && taken.has(name)
        ? 'Another take is called so'
        : undefined
      : 'A name such as theOtherNote: letters and numbers, without spaces';
  const drop = (take: Take) =>
    modals.openConfirmModal({
      title: `Drop ${take.name}?`,
      labels: { confirm: 'Drop', cancel: 'Keep it' },
      confirmProps: { color: 'red' },
      onConfirm: () => queue.then(() => calls.dropTake(take.id)),
    });
  return (
    <Section title={title} beside={takes.length > 0 ? String(takes.length) : undefined}>
      {takes.length === 0 && <Text className={css['quiet']!}>{empty}</Text>}
      {takes.length > 0 && (
        <ul className={css['takes']} aria-label={title}>
          {takes.map(take => (
            <li key={take.id}>
              <img src={take.end} alt="How it ends" loading="lazy" className={css['ending']} />
              <div className={css['grow']}>
                <b>{take.name}</b>{' '}
                <span className={css['quiet']}>
                  {take.steps.length === 1 ? '1 step' : `${take.steps.length} steps`}, declared{' '}
                  {take.declared}
                </span>
                <ol className={css['lines']}>
                  {take.steps.map(({ number, words }) => (
                    <li key={number}>{words}</li>
                  ))}
                </ol>
              </div>
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                leftSection={<IconTrash size={14} />}
                onClick={() => drop(take)}
              >
                Drop
              </Button>
            </li>
          ))}
        </ul>
      )}
      {name === undefined ? (
        <Button
          variant="default"
          mt="xs"
          leftSection={<IconPlayerRecord size={16} />}
          onClick={() => setName(freeName(suggested, taken))}
        >
          {record}
        </Button>
      ) : (
        <form
          className={css['inline']}
          onSubmit={event => {
            event.preventDefault();
            if (wrong) return;
            queue.then(() => calls.startTake({ kind, name }));
          }}
        >
          <TextInput
            label="What the file calls it"
            value={name}
            error={wrong}
            data-autofocus
            autoFocus
            onChange={event => setName(event.currentTarget.value)}
          />
          <Button type="submit" leftSection={<IconPlayerRecord size={16} />}>
            Record
          </Button>
          <Button variant="default" onClick={() => setName(undefined)}>
            Cancel
          </Button>
        </form>
      )}
    </Section>
  );
}

/** A name that no take has. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}${n}`;
    if (!taken.has(name)) return name;
  }
}
