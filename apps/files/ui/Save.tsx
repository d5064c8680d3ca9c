import { fileAt, freeName, nameProblem } from '../../../src/sdk/core/storage.ts';
import { useFieldText, useFields, useIntent, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ListRow, LongText, RadioGroup, Screen, SectionHeader, TextField } from './kit.ts';
import { endOf } from '../kinds.ts';
import { listed, ROOT } from '../select.ts';
import { useAct, useFiles, useTable } from './hooks.ts';
import css from './files.module.css';

const ENDS: Record<string, string> = { 'text/csv': 'csv', 'text/markdown': 'md', 'text/x-vcard': 'vcf' };

/** Text that another app shared, before it becomes a file. */
export function Save() {
  const intent = useIntent();
  const table = useTable();
  const state = useFiles();
  const end = ENDS[intent?.mime ?? ''] ?? 'txt';
  const plain =
    (intent?.title ?? '')
      .replace(/[\\/:*?"<>|]/g, ' ')
      .trim()
      .slice(0, 60) || 'Shared text';
  const given = endOf(plain) === '' ? `${plain}.${end}` : plain;
  const [to, setTo] = useScreenState('to', fileAt(table, 'Documents')?.id ?? 'root');
  const folder = to === 'root' || !table[to] ? null : to;
  const suggested = freeName(table, folder, given);
  const name = useFieldText('name', suggested);
  const fields = useFields();
  const act = useAct();
  const text = intent?.text ?? '';
  const problem = nameProblem(
    table,
    folder,
    endOf(name.trim()) === '' && name.trim() !== '' ? `${name.trim()}.${end}` : name.trim(),
  );
  const folders = listed(table, null, { ...state, sort: 'name', down: false }).filter(
    r => r.kind === 'folder',
  );
  const save = () => {
    fields.blur();
    act.saveText({
      folder,
      name: endOf(name.trim()) === '' ? `${name.trim()}.${end}` : name.trim(),
      text,
      ...(intent?.mime && intent.mime !== 'text/x-vcard' ? { mime: intent.mime } : {}),
    });
  };
  return (
    <Screen
      appBar={
        <AppBar
          title="Save to Files"
          leading="close"
          actions={
            <Button rid="save" disabled={problem !== undefined || text === ''} onClick={save}>
              Save
            </Button>
          }
        />
      }
    >
      <div className={css['form']}>
        <TextField
          name="name"
          label="Name"
          initial={suggested}
          error={name.trim() !== '' && problem ? problem : null}
          enterKey="done"
        />
      </div>
      {text === '' ? (
        <ListRow leading="draft" title="There is no text to save" />
      ) : (
        <div className={css['shared']}>
          <LongText lines={6}>{text}</LongText>
        </div>
      )}
      <SectionHeader title="Folder" />
      <RadioGroup
        label="Folder"
        value={to}
        onChange={setTo}
        options={[...folders.map(f => ({ value: f.id, label: f.name })), { value: 'root', label: ROOT }]}
      />
    </Screen>
  );
}
