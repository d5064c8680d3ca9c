import { ActionIcon, Button, Radio, Select, TagsInput, Text, TextInput, Tooltip } from '@mantine/core';
import { IconFocus2, IconPlus, IconTrash } from '@tabler/icons-react';
import { Section } from '../tasks/Section.tsx';
import { FORMS, fromPlace, keyText, newField, type AnswerField, type MarkedPlace } from './answer-fields.ts';
import { useRecording } from './context.ts';
import { problemAt } from './stages.ts';
import css from './record.module.css';

/** What is marked on the screen, and for which field. */
export interface Marking {
  /** Index of the field that is being marked. */
  field: number | undefined;
  begin: (field: number) => void;
  /** Places that the marked element may mean, by field. */
  places: readonly (readonly MarkedPlace[] | undefined)[];
}

/** The answer sheet of a task that asks for something. Where the screen can be pointed at, `marking` says what was. */
export function AnswerEditor({ marking, children }: { marking?: Marking; children?: React.ReactNode }) {
  const { draft, change } = useRecording();
  const put = (answer: AnswerField[]) => change({ answer });
  return (
    <Section
      title="Answer sheet"
      beside={draft.answer.length === 0 ? 'if the task asks for something' : undefined}
    >
      {draft.answer.map((field, i) => (
        <Field
          key={i}
          index={i}
          field={field}
          marking={marking}
          onChange={next => put(draft.answer.map((each, at) => (at === i ? next : each)))}
          onRemove={() => put(draft.answer.filter((_, at) => at !== i))}
        />
      ))}
      {children}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        onClick={() => put([...draft.answer, newField(draft.answer)])}
      >
        Ask for something
      </Button>
    </Section>
  );
}

function Field({
  index,
  field,
  marking,
  onChange,
  onRemove,
}: {
  index: number;
  field: AnswerField;
  marking: Marking | undefined;
  onChange: (field: AnswerField) => void;
  onRemove: () => void;
}) {
  const { detail } = useRecording();
  const { name, type, label, unit, options, from } = field;
  const at = `/answer/${index}`;
  const places = marking?.places[index] ?? [];
  return (
    <fieldset className={css['answerField']} aria-label={`Field ${name}`}>
      <div className={css['pair']}>
        <TextInput
          label="Asked for"
          placeholder="Total of the trip"
          value={label.en}
          error={problemAt(detail, `${at}/label/en`)}
          onChange={event => onChange({ ...field, label: { ...label, en: event.currentTarget.value } })}
        />
        <TextInput
          label="In Chinese"
          placeholder="行程总额"
          lang="zh"
          value={label.zh}
          error={problemAt(detail, `${at}/label/zh`)}
          onChange={event => onChange({ ...field, label: { ...label, zh: event.currentTarget.value } })}
        />
      </div>
      <div className={css['pair']}>
        <Select
          label="Form"
          data={Object.entries(FORMS).map(([value, words]) => ({ value, label: words }))}
          value={type}
          allowDeselect={false}
          error={problemAt(detail, `${at}/type`)}
          onChange={value => value && onChange({ ...field, type: value })}
        />
        <TextInput
          label="Unit"
          placeholder="none"
          value={unit ?? ''}
          error={problemAt(detail, `${at}/unit`)}
          onChange={({ currentTarget: { value } }) => {
            const { unit: _, ...rest } = field;
            onChange(value === '' ? rest : { ...rest, unit: value });
          }}
        />
        <TextInput
          label="Name in the file"
          value={name}
          error={problemAt(detail, `${at}/name`)}
          onChange={event => onChange({ ...field, name: event.currentTarget.value })}
        />
      </div>
      {type === 'choice' && (
        <TagsInput
          label="Options"
          description="Enter after each"
          value={(options ?? []).map(({ en }) => en)}
          error={problemAt(detail, `${at}/options`)}
          onChange={values => onChange({ ...field, options: values.map(en => ({ en, zh: en })) })}
        />
      )}
      <Text size="sm" fw={500}>
        The right answer
      </Text>
      <div className={css['buttons']}>
        {marking && (
          <Button
            size="xs"
            variant={marking.field === index ? 'filled' : 'default'}
            aria-pressed={marking.field === index}
            leftSection={<IconFocus2 size={14} />}
            onClick={() => marking.begin(index)}
          >
            {marking.field === index ? 'Point at it on the phone' : 'Mark it on the screen'}
          </Button>
        )}
        <Text size="sm" c={'value' in from ? 'dimmed' : undefined}>
          {keyText(field, places)}
        </Text>
      </div>
      {places.length > 1 && (
        <Radio.Group
          label="What of it is the answer?"
          value={'row' in from ? `${from.row} ${from.field}` : null}
          onChange={value => {
            const place = places.find(({ row, field: column }) => `${row} ${column}` === value);
            if (place) onChange(fromPlace(field, place));
          }}
        >
          {places.map(place => (
            <Radio
              key={`${place.row} ${place.field}`}
              value={`${place.row} ${place.field}`}
              label={`${place.words}: ${String(place.value)}`}
              size="xs"
              mt={6}
            />
          ))}
        </Radio.Group>
      )}
      {'value' in from && (
        <TextInput
          aria-label="The right answer, always"
          placeholder="Always this"
          value={String(from.value ?? '')}
          error={problemAt(detail, `${at}/from`)}
          onChange={event => onChange({ ...field, from: { value: event.currentTarget.value } })}
        />
      )}
      {!('value' in from) && problemAt(detail, `${at}/from`) && (
        <Text c="var(--bad)" size="xs">
          {problemAt(detail, `${at}/from`)}
        </Text>
      )}
      <Tooltip label="Do not ask for it">
        <ActionIcon
          variant="subtle"
          color="gray"
          className={css['corner']!}
          aria-label={`Remove the field ${name}`}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Tooltip>
    </fieldset>
  );
}
