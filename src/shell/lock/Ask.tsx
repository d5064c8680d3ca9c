import { useFieldText, useFields, useScreenState, useSystem } from '../../sdk/react/hooks.ts';
import { Button } from '../../sdk/react/kit/buttons.tsx';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import { TextField } from '../../sdk/react/kit/field.tsx';
import { useShellWords } from '../phone-words.ts';
import css from './lock.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Asks for the PIN or the password. */
export function Ask({ kind, onBack }: { kind: string; onBack: () => void }) {
  const t = useShellWords();
  const system = useSystem();
  const fields = useFields();
  const text = useFieldText('secret');
  const [pin, setPin] = useScreenState('pin', '');
  if (kind === 'password') {
    return (
      <div className={css['ask']}>
        <div className={css['askTitle']}>{t('enterPassword')}</div>
        <TextField
          name="secret"
          label={t('password')}
          password
          variant="filled"
          enterKey="done"
          onEnter={secret => {
            system.unlock({ secret });
            fields.set('secret', '');
          }}
        />
        <Button
          variant="filled"
          disabled={!text}
          onClick={() => {
            system.unlock({ secret: text });
            fields.set('secret', '');
          }}
        >
          {t('unlock')}
        </Button>
      </div>
    );
  }
  return (
    <div className={css['ask']}>
      <div className={css['askTitle']}>{t('enterPin')}</div>
      <div className={css['dots']} role="img" aria-label={t('digitsEntered', { count: pin.length })}>
        {[...pin].map((_, i) => (
          <i key={i} />
        ))}
      </div>
      <div className={css['pad']}>
        {DIGITS.map(d => (
          <button type="button" key={d} onClick={() => setPin(p => (p + d).slice(0, 16))}>
            {d}
          </button>
        ))}
        <button type="button" aria-label={t('delete')} onClick={() => setPin(p => p.slice(0, -1))}>
          <Icon name="backspace" />
        </button>
        <button type="button" onClick={() => setPin(p => (p + '0').slice(0, 16))}>
          0
        </button>
        <button
          type="button"
          aria-label={t('enter')}
          onClick={() => {
            system.unlock({ secret: pin });
            setPin('');
          }}
        >
          <Icon name="check" />
        </button>
      </div>
      <button type="button" className={css['hint']} onClick={onBack}>
        {t('back')}
      </button>
    </div>
  );
}
