import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Button, Screen, TextField } from './kit.ts';
import { useAct, useApp } from './hooks.ts';
import css from './notes.module.css';

/** Sets or changes the passcode of locked notes. */
export function Lock() {
  const set = useApp(s => s.passcode !== '');
  const old = useFieldText('old');
  const next = useFieldText('next');
  const again = useFieldText('again');
  const act = useAct();
  const wrong = again !== '' && again !== next;
  return (
    <Screen title={set ? 'Change passcode' : 'Set a passcode'}>
      <div className={css['gate']}>
        {set && <TextField name="old" label="Old passcode" password inputMode="numeric" enterKey="next" />}
        <TextField
          name="next"
          label="New passcode"
          password
          inputMode="numeric"
          enterKey="next"
          maxLength={8}
          supporting="Four to eight digits"
        />
        <TextField
          name="again"
          label="New passcode again"
          password
          inputMode="numeric"
          enterKey="done"
          maxLength={8}
          error={wrong ? 'The two are not the same' : null}
        />
        <Button
          variant="filled"
          wide
          disabled={!/^\d{4,8}$/.test(next) || next !== again}
          onClick={() => act.setPasscode({ current: old, passcode: next })}
        >
          Save
        </Button>
      </div>
    </Screen>
  );
}
