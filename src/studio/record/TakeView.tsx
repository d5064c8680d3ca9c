import { Button, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconFlag, IconFlagOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Take } from '../../protocol/wire/recordings.ts';
import { Section } from '../tasks/Section.tsx';
import { AnswerEditor, type Marking } from './AnswerEditor.tsx';
import { fromPlace, type MarkedPlace } from './answer-fields.ts';
import { useRecording } from './context.ts';
import { RecorderPhone } from './RecorderPhone.tsx';
import { StepList } from './StepList.tsx';
import css from './record.module.css';

/** A take that is being recorded: the phone, its steps in words, the answer and the end. */
export function TakeView({
  take,
  title,
  children,
  onDone,
}: {
  take: Take & { phone: string };
  title: string;
  /** What to do, in a sentence. */
  children: React.ReactNode;
  onDone: () => void;
}) {
  const { queue, calls, draft, change, report } = useRecording();
  const [marked, setMarked] = useState<number>();
  const [places, setPlaces] = useState<readonly (readonly MarkedPlace[] | undefined)[]>([]);
  const { kind, steps } = take;
  const marking: Marking = {
    field: marked,
    places,
    begin: field => setMarked(field === marked ? undefined : field),
  };
  const markAt = async (element: string, index: number) => {
    const found = (await calls.mark(element)).places;
    setPlaces(known => Object.assign([...known], { [index]: found }));
    const [best] = found;
    if (!best) throw new Error('Nothing that this shows is in a row of the phone: point at another element');
    change({
      answer: draft.answer.map((field, i) =>
        i === index
          ? {
              ...fromPlace(field, best),
              label: field.label.en === '' ? { ...field.label, en: best.field } : field.label,
            }
          : field,
      ),
    });
  };
  const end = (action: { type: 'done' } | { type: 'impossible'; reason: string }) => {
    queue.typing.flush();
    queue.act(action);
    // Whoever has gone elsewhere meanwhile is not called back.
    const from = stageAddress();
    queue.then(async () => {
      if (stageAddress() === from) onDone();
    });
  };
  return (
    <div className={css['recorder']}>
      <RecorderPhone
        key={take.phone}
        phone={take.phone}
        queue={queue}
        pointing={
          marked === undefined
            ? undefined
            : {
                choose: ({ id }) => {
                  setMarked(undefined);
                  markAt(id, marked).then(
                    () => report(''),
                    (error: Error) => report(error.message),
                  );
                },
                leave: () => setMarked(undefined),
              }
        }
      >
        {() => (
          <div className={css['beside']}>
            <Section title={title}>
              <Text>{children}</Text>
              <div className={css['buttons']}>
                <Button leftSection={<IconFlag size={16} />} onClick={() => end({ type: 'done' })}>
                  Declare done
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconFlagOff size={16} />}
                  onClick={() => end({ type: 'impossible', reason: 'It cannot be done on this phone.' })}
                >
                  Declare impossible
                </Button>
                <span className={css['grow']} />
                <Button
                  variant="default"
                  leftSection={<IconArrowBackUp size={16} />}
                  disabled={steps.length === 0 && queue.waiting === 0}
                  onClick={queue.undo}
                >
                  Undo
                </Button>
              </div>
            </Section>
            <Section
              title="Steps"
              beside={`${steps.length}${queue.waiting > 0 ? `, ${queue.waiting} on the way` : ''}`}
            >
              <StepList
                steps={steps}
                label="Steps of the take"
                empty="Touch the phone, or type into it. Each step stands here and can be undone."
              />
            </Section>
            {kind === 'solution' ? (
              <AnswerEditor marking={marking}>
                <Answering take={take} />
              </AnswerEditor>
            ) : (
              draft.answer.length > 0 && (
                <Section title="Answer sheet">
                  <Answering take={take} />
                </Section>
              )
            )}
          </div>
        )}
      </RecorderPhone>
    </div>
  );
}

/** The page's address without what it shows beside the stage. */
const stageAddress = () => location.hash.split('?')[0];

/** The answers of a take, handed in as an agent hands them in. */
function Answering({ take: { answer } }: { take: Take }) {
  const {
    draft: { answer: fields },
    queue,
    saved,
  } = useRecording();
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(answer ?? {}).map(([name, value]) => [name, String(value)])),
  );
  if (fields.length === 0) return null;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    queue.then(saved);
    queue.act({
      type: 'answer',
      fields: Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
    });
  };
  return (
    <form className={css['form']} onSubmit={submit}>
      {fields.map(({ name, label, unit }) => (
        <TextInput
          key={name}
          label={`Your answer: ${label.en || name}${unit ? ` (${unit})` : ''}`}
          value={values[name] ?? ''}
          onChange={event => setValues({ ...values, [name]: event.currentTarget.value })}
        />
      ))}
      <div className={css['buttons']}>
        <Button type="submit" variant="default" size="xs">
          Hand in
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {answer ? 'Handed in; the last answer counts.' : 'Not handed in yet.'}
        </Text>
      </div>
    </form>
  );
}
