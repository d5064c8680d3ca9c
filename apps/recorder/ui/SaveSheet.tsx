import { fileAt, nameProblem } from '../../../src/sdk/core/storage.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { useDevice, useFieldText, useFields, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { Button, Dialog, List, ListRow, Segmented, Sheet, TextField } from './kit.ts';
import { FORMAT, sizeOf, timeWords } from '../formats.ts';
import { defaultName } from '../select.ts';
import { FORMATS, type Format, type Session } from '../state.ts';
import { useAct, useApp } from './hooks.ts';
import { FolderSheet } from './ItemSheets.tsx';
import css from './record.module.css';

/** The form that asks how to save what was recorded. Back leads to the paused recording. */
export function SaveSheet({ session }: { session: Session }) {
  const app = useApp(s => s);
  const { settings } = app;
  const files = useDevice(d => d.storage.files);
  const zone = useZone();
  const given = defaultName(app, files, zone);
  const name = useFieldText('name', given);
  const [format, setFormat] = useScreenState<Format>('format', settings.format);
  const [folder, setFolder] = useScreenState('folder', settings.folder);
  const [choosing, setChoosing] = useScreenState('choosing', false);
  const [asking, setAsking] = useScreenState('asking', false);
  const fields = useFields();
  const act = useAct();
  const parent = fileAt(files, folder)?.id ?? 'file-none';
  const problem =
    name.trim() === '' ? 'Enter a name' : nameProblem(files, parent, `${name.trim()}.${format}`);
  const save = () => {
    if (problem) return;
    fields.blur();
    act.save({ name, format, folder });
  };
  return (
    <>
      <Sheet
        open={session.stopped}
        title="Save recording"
        onClose={() => {
          fields.blur();
          act.reopen();
        }}
        footer={
          <div className={css['foot']}>
            <Button
              variant="text"
              danger
              rid="discard"
              onClick={() => {
                fields.blur();
                setAsking(true);
              }}
            >
              Discard
            </Button>
            <Button disabled={problem !== undefined} rid="save" onClick={save}>
              Save
            </Button>
          </div>
        }
      >
        <div className={css['form']}>
          <TextField
            name="name"
            label="Name"
            initial={given}
            maxLength={120}
            capitalise
            error={problem ?? null}
            trailing={<span className={css['ending']} dir="ltr">{`.${format}`}</span>}
            onEnter={save}
          />
          <div className={css['facts']}>
            <span dir="ltr">{timeWords(session.recorded)}</span>
            <span dir="ltr">{formatBytes(sizeOf(format, settings, session.recorded))}</span>
            {session.place && <span dir="auto">{session.place}</span>}
          </div>
          <Segmented
            label="Format"
            value={format}
            onChange={setFormat}
            options={FORMATS.map(f => ({ value: f, label: FORMAT[f].name }))}
          />
        </div>
        <List className={css['row']!}>
          <ListRow
            leading="folder"
            title="Folder"
            subtitle={folder}
            rid="folder-to-save"
            onClick={() => {
              fields.blur();
              setChoosing(true);
            }}
          />
        </List>
      </Sheet>
      <FolderSheet
        open={session.stopped && choosing}
        title="Save to"
        value={folder}
        onClose={() => setChoosing(false)}
        onChoose={path => {
          setChoosing(false);
          setFolder(path);
        }}
      />
      <Dialog
        open={session.stopped && asking}
        title="Discard this recording?"
        text={`${timeWords(session.recorded)} are lost.`}
        onClose={() => setAsking(false)}
        actions={[
          { label: 'Keep', onClick: () => setAsking(false) },
          { label: 'Discard', danger: true, onClick: () => act.discard() },
        ]}
      />
    </>
  );
}
