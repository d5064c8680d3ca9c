import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Button, Screen, TextField } from './kit.ts';
import { useAct } from './hooks.ts';
import css from './people.module.css';

export function AddContact() {
  const act = useAct();
  const name = useFieldText('name');
  const phone = useFieldText('phone');
  return (
    <Screen title="Add contact">
      <div className={css['pad']}>
        <TextField name="name" label="Name" enterKey="next" capitalise />
        <TextField name="phone" label="Phone number" inputMode="tel" enterKey="done" />
        <Button
          variant="filled"
          wide
          disabled={name.trim() === ''}
          rid="add"
          onClick={() => act.addContact({ name, phone, message: '' })}
        >
          Add
        </Button>
      </div>
    </Screen>
  );
}
