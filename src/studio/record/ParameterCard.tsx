import { Select, Switch, TextInput } from '@mantine/core';
import type { Static } from 'typebox';
import type { RecordedParameter, RecordingDraft } from '../../protocol/wire/recordings.ts';
import { useRecording } from './context.ts';
import { SchemaForm, type FormSchema, type Settings } from './SchemaForm.tsx';
import { problemAt } from './stages.ts';
import css from './record.module.css';

type Parameter = Static<typeof RecordedParameter>;
type Said = RecordingDraft['parameters'][string];

const PLACES: Record<Parameter['occurs'][number], string> = {
  setup: 'the set-up',
  solution: 'what was done',
  expect: 'the end',
  answer: 'the answer',
};

/** Fields for settings, by the values that they have now. */
const schemaOf = (settings: Settings): FormSchema => ({
  properties: Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? {
            type: 'array',
            items: {
              type: value.every(each => typeof each === 'number') && value.length > 0 ? 'number' : 'string',
            },
          }
        : { type: typeof value },
    ]),
  ),
});

/** Something of the recording that may be something else in another instance: its name, and how it is drawn. */
export function ParameterCard({ parameter }: { parameter: Parameter }) {
  const { detail, draft, change } = useRecording();
  const { id, value, kind, samplers, occurs } = parameter;
  const said = draft.parameters[id] ?? {};
  const used = said.used ?? parameter.used;
  const name = said.name ?? parameter.name;
  const chosen = said.sampler ?? parameter.sampler;
  const sampler = samplers.find(({ key }) => key === chosen) ?? samplers[0];
  const settings = said.settings ?? sampler?.settings;
  const put = (part: Said) =>
    change({ parameters: { ...draft.parameters, [id]: { ...draft.parameters[id], ...part } } });
  const at = `/parameters/${id}`;
  return (
    <li className={css['parameter']} data-off={!used || undefined}>
      <div className={css['recordedValue']}>
        <Switch
          checked={used}
          aria-label={`${value} differs`}
          label={used ? 'differs' : 'stays so'}
          onChange={event => put({ used: event.currentTarget.checked })}
        />
        <b>{value}</b>
        <span className={css['quiet']}>
          {kind}, in {occurs.map(place => PLACES[place]).join(', ')}
        </span>
      </div>
      {used && (
        <div className={css['pair']}>
          <TextInput
            label="Name"
            value={name}
            error={problemAt(detail, `${at}/name`)}
            onChange={event => put({ name: event.currentTarget.value })}
          />
          <Select
            label="Drawn from"
            data={samplers.map(({ key, words }) => ({ value: key, label: words }))}
            value={sampler?.key ?? null}
            allowDeselect={false}
            error={problemAt(detail, `${at}/sampler`) ?? problemAt(detail, at)}
            onChange={key => {
              if (key === null) return;
              const { settings: _, ...rest } = said;
              change({ parameters: { ...draft.parameters, [id]: { ...rest, sampler: key } } });
            }}
          />
          {settings && (
            <SchemaForm
              schema={schemaOf(settings)}
              values={settings}
              errorAt={each =>
                problemAt(detail, `${at}/settings/${each}`) ?? problemAt(detail, `${at}/settings`)
              }
              onChange={next => put({ settings: next })}
            />
          )}
        </div>
      )}
    </li>
  );
}
