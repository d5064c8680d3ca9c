import { useFieldText, useIntent, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, RadioGroup, Screen, SectionHeader, TextField } from '../../../src/sdk/react/kit/index.ts';
import { foldersOf } from '../select.ts';
import { useAct, useApp } from './hooks.ts';
import css from './notes.module.css';

/** Text that another app shared, before it becomes a note. */
export function Share() {
  const intent = useIntent();
  const folders = useApp(s => JSON.stringify(foldersOf(s)));
  const [folder, setFolder] = useScreenState('folder', 'none');
  const title = useFieldText('title', intent?.title ?? '');
  const text = useFieldText('text', intent?.text ?? '');
  const act = useAct();
  return (
    <Screen appBar={<AppBar title="New note" leading="close" actions={<Button variant="filled" disabled={title.trim() === '' && text.trim() === ''} rid="save" onClick={() => act.saveShared({ title, body: text, folder: folder === 'none' ? null : folder })}>Save</Button>} />}>
      <div className={css['gate']}><TextField name="title" label="Title" initial={intent?.title ?? ''} capitalise /><TextField name="text" label="Note" initial={intent?.text ?? ''} multiline rows={4} autoGrow capitalise /></div>
      <SectionHeader title="Folder" />
      <RadioGroup label="Folder" value={folder} onChange={setFolder} options={[{ value: 'none', label: 'No folder' }, ...(JSON.parse(folders) as ReturnType<typeof foldersOf>).map(f => ({ value: f.id, label: f.name }))]} />
    </Screen>
  );
}
