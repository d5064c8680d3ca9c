import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Screen, TextField } from './kit.ts';
import { useAct } from './hooks.ts';
import { PickContacts } from './PickContacts.tsx';
import css from './people.module.css';

export function NewGroup() {
  const act = useAct();
  const name = useFieldText('group-name');
  const [picked] = useScreenState<string[]>('members', []);
  return (
    <Screen
      appBar={
        <AppBar
          title="New group"
          subtitle={picked.length === 0 ? 'Choose members' : `${picked.length} chosen`}
          actions={
            <Button
              variant="text"
              disabled={picked.length === 0}
              rid="create"
              onClick={() => act.createGroup({ name, members: picked })}
            >
              Create
            </Button>
          }
        />
      }
    >
      <div className={css['pad']}>
        <TextField name="group-name" label="Group name" maxLength={40} enterKey="done" capitalise />
      </div>
      <PickContacts name="members" />
    </Screen>
  );
}
