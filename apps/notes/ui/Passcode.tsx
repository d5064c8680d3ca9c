import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Button, Screen, TextField } from './kit.ts';
import { useAct, useApp, useWords } from './hooks.ts';
import css from './notes.module.css';

/** Sets or changes the passcode of locked notes. */
export function Lock() {
  const t = useWords();
  const set = useApp(s => s.passcode !== '');
  const old = useFieldText('old');
  const next = useFieldText('next');
  const again = useFieldText('again');
  const act = useAct();
  const wrong = again !== '' && again !== next;
  return (
    <Screen title={set ? t('changePasscode') : t('setPasscode')}>
      <div className={css['gate']}>
        {set && (
          <TextField name="old" label={t('oldPasscode')} password inputMode="numeric" enterKey="next" />
        )}
        <TextField
          name="next"
          label={t('newPasscode')}
          password
          inputMode="numeric"
          enterKey="next"
          maxLength={8}
          supporting={t('fourToEight')}
        />
        <TextField
          name="again"
          label={t('newPasscodeAgain')}
          password
          inputMode="numeric"
          enterKey="done"
          maxLength={8}
          error={wrong ? t('notTheSame') : null}
        />
        <Button
          variant="filled"
          wide
          disabled={!/^\d{4,8}$/.test(next) || next !== again}
          onClick={() => act.setPasscode({ current: old, passcode: next })}
        >
          {t('save')}
        </Button>
      </div>
    </Screen>
  );
}
