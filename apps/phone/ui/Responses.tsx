import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  List,
  ListRow,
  Screen,
  TextField,
} from './kit.ts';
import { useAct, useApp } from './hooks.ts';

/** Words to decline a call with. */
export function Responses() {
  const responses = useApp(s => s.settings.responses);
  const [editing, setEditing] = useScreenState<number | null>('editing', null);
  const text = useFieldText('response');
  const fields = useFields();
  const act = useAct();
  const open = (index: number, words: string) => {
    fields.set('response', words);
    setEditing(index);
  };
  const close = () => setEditing(null);
  const save = () => {
    if (editing === null || text.trim() === '') return;
    if (editing < responses.length) act.editResponse({ index: editing, text });
    else act.addResponse({ text });
    close();
  };
  return (
    <>
      <Screen
        label="Quick responses"
        appBar={<AppBar title="Quick responses" />}
        fab={<Fab icon="add" label="Add response" onClick={() => open(responses.length, '')} />}
      >
        {responses.length === 0 && (
          <EmptyState icon="sms" title="No quick responses" text="Words to decline a call with stand here." />
        )}
        <List>
          {responses.map((r, i) => (
            <ListRow
              key={`${i}-${r}`}
              title={r}
              onClick={() => open(i, r)}
              trailing={
                <IconButton
                  icon="delete"
                  label={`Delete “${r}”`}
                  onClick={() => act.deleteResponse({ index: i })}
                />
              }
            />
          ))}
        </List>
      </Screen>
      <ConfirmDialog
        open={editing !== null}
        title={editing !== null && editing < responses.length ? 'Edit response' : 'New response'}
        confirmLabel="Save"
        disabled={text.trim() === ''}
        onConfirm={save}
        onCancel={close}
      >
        <TextField name="response" label="Response" multiline autoGrow maxLength={160} capitalise />
      </ConfirmDialog>
    </>
  );
}
