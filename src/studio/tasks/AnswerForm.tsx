import { Button, Select, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { AnswerSheet } from '../../state/answers.ts';
import { Section } from './Section.tsx';
import css from './template.module.css';

/** The answer sheet of a task that asks for something. It may be filled in again: the last answer counts. */
export function AnswerForm({
  sheet,
  onSubmit,
}: {
  sheet: unknown;
  onSubmit: (fields: Record<string, string>) => void;
}) {
  const { fields } = (sheet ?? { fields: {} }) as Pick<AnswerSheet, 'fields'>;
  const ids = Object.keys(fields);
  const [values, setValues] = useState<Record<string, string>>({});
  if (ids.length === 0) return null;
  const put = (id: string, value: string) => setValues({ ...values, [id]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(Object.fromEntries(ids.map(id => [id, values[id] ?? ''])));
  };
  return (
    <Section title="Answer sheet">
      <form className={css['form']} onSubmit={submit}>
        {ids.map(id => {
          const { label, options, hint, unit } = fields[id]!;
          const text = unit ? `${label} (${unit})` : label;
          return options ? (
            <Select
              key={id}
              label={text}
              data={options}
              value={values[id] ?? null}
              onChange={value => put(id, value ?? '')}
            />
          ) : (
            <TextInput
              key={id}
              label={text}
              placeholder={hint ?? ''}
              value={values[id] ?? ''}
              onChange={event => put(id, event.currentTarget.value)}
            />
          );
        })}
        <Button type="submit" variant="default">
          Submit the answer
        </Button>
      </form>
    </Section>
  );
}
