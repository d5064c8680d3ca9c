import { useDevice, useFieldText, useIntent, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, RadioGroup, Screen, SectionHeader, TextField } from './kit.ts';
import { foldersOf } from '../select.ts';
import { useAct, useApp, useParams, useWords } from './hooks.ts';
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
  const t = useWords();
  const folders = useApp(s => JSON.stringify(foldersOf(s)));
  const [folder, setFolder] = useScreenState('folder', 'none');
  const title = useFieldText('title', given);
  const text = useFieldText('text', words);
  const act = useAct();
  return (
    <Screen
      appBar={
        <AppBar
          title={t('newNote')}
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
              {t('save')}
            </Button>
          }
        />
      }
    >
      <div className={css['gate']}>
        <TextField name="title" label={t('title')} initial={given} capitalise />
        <TextField name="text" label={t('note')} initial={words} multiline rows={4} autoGrow capitalise />
      </div>
      <SectionHeader title={t('folder')} />
      <RadioGroup
        label={t('folder')}
        value={folder}
        onChange={setFolder}
        options={[
          { value: 'none', label: t('noFolder') },
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
  const t = useWords();
  const { file } = useParams('/file/:file');
  const found = useDevice(d => d.storage.files[file]);
  if (found?.text === undefined)
    return (
      <Screen title={t('file')}>
        <EmptyState
          icon="description"
          title={t('cannotOpenFile')}
          text={found ? t('fileTooLarge') : t('fileGone')}
        />
      </Screen>
    );
  const markdown = found.mime === 'text/markdown';
  const title = found.name.replace(/\.\w+$/, '');
  // A heading that says the name again is the title.
  const [, heading, rest] = (markdown && /^# (.+)\n+([\s\S]*)$/.exec(found.text)) || [];
  return <Take given={heading ?? title} words={rest ?? found.text} kind={markdown ? 'markdown' : 'plain'} />;
}
