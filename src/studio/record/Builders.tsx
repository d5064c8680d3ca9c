import { Alert, Button, Loader, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchSelect } from '../frame/SearchSelect.tsx';
import { useRecording } from './context.ts';
import { recordingQueries, type RecordingBuilder } from './recordings.ts';
import { calledIn, defaultsOf, SchemaForm, type FormSchema, type Settings } from './SchemaForm.tsx';
import css from './record.module.css';

/** Things that can be asked for instead of done by hand. */
export function Builders() {
  const { data: builders, error } = useQuery(recordingQueries.builders);
  const [chosen, setChosen] = useState<string | null>(null);
  if (error)
    return (
      <Alert color="red" variant="light">
        {error.message}
      </Alert>
    );
  if (!builders) return <Loader size="sm" aria-label="Reading what can be asked for" />;
  if (builders.length === 0) return <Text className={css['quiet']!}>Nothing can be asked for yet.</Text>;
  const apps = [...new Set(builders.map(({ app }) => app))].sort();
  const builder = builders.find(({ key }) => key === chosen);
  return (
    <div className={css['form']}>
      <SearchSelect
        label="There should be"
        placeholder="Three old notes, a missed call, …"
        data={apps.map(app => ({
          group: app,
          items: builders
            .filter(each => each.app === app)
            .map(({ key, words }) => ({ value: key, label: words })),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {builder && <BuilderForm key={builder.key} builder={builder} />}
    </div>
  );
}

/** A name that was that of the row it is like follows when another is chosen. */
function renamed(schema: FormSchema, before: Settings, next: Settings): Settings {
  const called = calledIn(schema, 'like', next['like']);
  const follows =
    before['like'] !== next['like'] && before['name'] === calledIn(schema, 'like', before['like']);
  return follows && called !== undefined ? { ...next, name: called } : next;
}

function BuilderForm({ builder: { key, settings } }: { builder: RecordingBuilder }) {
  const { calls, queue } = useRecording();
  const schema = settings as FormSchema;
  const [values, setValues] = useState(() => defaultsOf(schema));
  const [problem, setProblem] = useState('');
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    queue.then(() =>
      calls.build(key, values).then(
        () => setProblem(''),
        (error: Error) => setProblem(error.message),
      ),
    );
  };
  return (
    <form className={css['form']} onSubmit={submit}>
      <div className={css['fields']}>
        <SchemaForm
          schema={schema}
          values={values}
          onChange={next => setValues(renamed(schema, values, next))}
        />
      </div>
      {problem && (
        <Text c="var(--bad)" size="sm" role="alert">
          {problem}
        </Text>
      )}
      <Button
        type="submit"
        variant="default"
        leftSection={<IconPlus size={16} />}
        loading={queue.waiting > 0}
      >
        Make it so
      </Button>
    </form>
  );
}
