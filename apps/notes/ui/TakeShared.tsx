import { useDevice, useFieldText, useIntent, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, RadioGroup, Screen, SectionHeader, TextField } from './kit.ts';
import { foldersOf } from '../select.ts';
import { useAct, useApp, useParams } from './hooks.ts';
import css from './notes.module.css';

/** Text that becomes a note. */
function Take({
  given,
  words,
  kind = 'plain',
}: {
  given: string;
  words: string;
  kind?: 'plain' | 'markdown';
}) {
  const folders = useApp(s => JSON.stringify(foldersOf(s)));
  const [folder, setFolder] = useScreenState('folder', 'none');
  const title = useFieldText('title', given);
  const text = useFieldText('text', words);
  const act = useAct();
  return (
    <Screen
      appBar={
        <AppBar
          title="New note"
          leading="close"
          actions={
            <Button
              variant="filled"
              disabled={title.trim() === '' && text.trim() === ''}
              rid="save"
              onClick={() =>
                act.saveShared({ title, body: text, folder: folder === 'none' ? null : folder, kind })
              }
            >
              Save
            </Button>
          }
        />
      }
    >
      <div className={css['gate']}>
        <TextField name="title" label="Title" initial={given} capitalise />
        <TextField name="text" label="Note" initial={words} multiline rows={4} autoGrow capitalise />
      </div>
      <SectionHeader title="Folder" />
      <RadioGroup
        label="Folder"
        value={folder}
        onChange={setFolder}
        options={[
          { value: 'none', label: 'No folder' },
          ...(JSON.parse(folders) as ReturnType<typeof foldersOf>).map(f => ({ value: f.id, label: f.name })),
        ]}
      />
    </Screen>
  );
}

/** Text that another app shared. */
export function Share() {
  const intent = useIntent();
  return <Take given={intent?.title ?? ''} words={intent?.text ?? ''} />;
}

/** A text file of the phone; the file stays as it is. */
export function TakeFile() {
  const { file } = useParams('/file/:file');
  const found = useDevice(d => d.storage.files[file]);
  if (found?.text === undefined)
    return (
      <Screen title="File">
        <EmptyState
          icon="description"
          title="This file can’t be opened"
          text={found ? 'It is too large for a note.' : 'It was moved or deleted.'}
        />
      </Screen>
    );
  const markdown = found.mime === 'text/markdown';
  const title = found.name.replace(/\.\w+$/, '');
  // A heading that says the name again is the title.
  const [, heading, rest] = (markdown && /^# (.+)\n+([\s\S]*)$/.exec(found.text)) || [];
  return <Take given={heading ?? title} words={rest ?? found.text} kind={markdown ? 'markdown' : 'plain'} />;
}
