import { Button, Checkbox, Code, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CopyIcon } from './Copyable.tsx';
import { reasonsOf, type Edits } from './edits.ts';
import { JsonEditor } from './JsonEditor.tsx';
import css from './tree.module.css';

/** Letters of JSON that can be edited in one piece. */
const MOST = 200_000;

type Form = 'text' | 'number' | 'boolean' | 'json';

function formOf(value: unknown): Form {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return 'json';
}

const draftOf = (value: unknown, form: Form) =>
  form === 'text' ? (value as string) : (JSON.stringify(value, null, 2) ?? '');

/** What a draft says. Throws where it says nothing. */
function valueOf(draft: string, form: Form): unknown {
  if (form === 'text') return draft;
  try {
    return JSON.parse(draft) as unknown;
  } catch (error) {
    throw new Error(
      form === 'number' ? 'This is no number.' : `This is no JSON: ${(error as Error).message}`,
    );
  }
}

/** The chosen value: where it stands, and a field to change it. The server checks each change, and its reasons stand at the field. */
export function ValueEditor({ path, value, edits }: { path: string; value: unknown; edits: Edits }) {
  const own = formOf(value);
  const [asJson, setAsJson] = useState(false);
  const form = asJson ? 'json' : own;
  const [draft, setDraft] = useState<string>();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const source = draftOf(value, form);
  const shown = draft ?? source;
  const isDirty = draft !== undefined && draft !== source;
  const forget = () => {
    setDraft(undefined);
    setReasons([]);
  };
  const doing = (work: () => Promise<void>) => () => {
    setSaving(true);
    void work()
      .then(forget, (error: unknown) => setReasons(reasonsOf(error)))
      .finally(() => setSaving(false));
  };
  const save = (text = shown) => doing(async () => edits.put(path, valueOf(text, form)))();
  const common = {
    'aria-label': 'Value',
    error: reasons.length > 0,
    value: shown,
    onChange: (event: { currentTarget: { value: string } }) => setDraft(event.currentTarget.value),
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isDirty) {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape' && isDirty) {
      event.stopPropagation();
      forget();
    }
  };
  return (
    <section className={css['editor']} aria-label="Chosen value" onKeyDown={onKeyDown}>
      <div className={css['pointer']}>
        <Code>{path}</Code>
        <CopyIcon text={path} label="Copy the JSON pointer" />
        <CopyIcon text={source} label="Copy the value" />
      </div>
      {source.length > MOST ? (
        <Text c="dimmed" size="sm">
          Too large to edit in one piece. Open it and choose a part.
        </Text>
      ) : (
        <>
          {form === 'json' && (
            <JsonEditor text={shown} label="Value" hasError={reasons.length > 0} onChange={setDraft} />
          )}
          {form === 'text' && <Textarea {...common} autosize minRows={1} maxRows={8} />}
          {form === 'number' && <TextInput {...common} inputMode="decimal" />}
          {form === 'boolean' && (
            <Checkbox
              label={shown}
              aria-label="Value"
              checked={shown === 'true'}
              disabled={isSaving}
              onChange={event => {
                const next = String(event.currentTarget.checked);
                setDraft(next);
                save(next);
              }}
            />
          )}
          {reasons.length > 0 && (
            <ul className={css['reasons']} role="alert" aria-label="Why it was refused">
              {reasons.map((reason, i) => (
                <li key={i}>{reason}</li>
              ))}
            </ul>
          )}
          <Group gap="xs">
            {form !== 'boolean' && (
              <Button size="xs" disabled={!isDirty} loading={isSaving} onClick={() => save()}>
                Save
              </Button>
            )}
            {(isDirty || reasons.length > 0) && (
              <Button size="xs" variant="default" onClick={forget}>
                Discard
              </Button>
            )}
            {own !== 'json' && (
              <Checkbox
                size="xs"
                label="As JSON"
                checked={asJson}
                onChange={event => {
                  setAsJson(event.currentTarget.checked);
                  forget();
                }}
              />
            )}
            <span style={{ flex: 1 }} />
            <Button size="xs" variant="subtle" color="red" onClick={doing(() => edits.put(path, undefined))}>
              Remove
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}
