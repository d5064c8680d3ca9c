import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Icon, TextField } from './kit.ts';
import { useWords } from './hooks.ts';
import css from './flow.module.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const LENGTH = 6;

/** Dots, what is wrong, and the keys for a passcode. Six digits are handed on at once. */
export function PinPad({ wrong, onCode }: { wrong?: string | undefined; onCode: (code: string) => void }) {
  const t = useWords();
  const fields = useFields();
  const text = useFieldText('passcode');
  const take = (next: string) => {
    const done = next.length >= LENGTH;
    fields.set('passcode', done ? '' : next);
    if (done) onCode(next.slice(0, LENGTH));
  };
  return (
    <div className={css['pin']}>
      <TextField
        name="passcode"
        label={t('passcode')}
        variant="plain"
        password
        inputMode="numeric"
        keyboard={false}
        maxLength={LENGTH}
        onInput={take}
        className={css['pinField'] ?? ''}
      />
      <div className={css['dots']} aria-hidden="true">
        {Array.from({ length: LENGTH }, (_, i) => (
          <span key={i} data-on={i < text.length || undefined} />
        ))}
      </div>
      <div className={css['wrong']} role={wrong ? 'alert' : undefined}>
        {wrong ?? ''}
      </div>
      <div className={css['keys']}>
        {KEYS.map(key => (
          <button key={key} type="button" data-rid={`key-${key}`} onClick={() => take(text + key)}>
            {key}
          </button>
        ))}
        <span />
        <button type="button" data-rid="key-0" onClick={() => take(`${text}0`)}>
          0
        </button>
        <button
          type="button"
          data-rid="key-delete"
          aria-label={t('deleteDigit')}
          onClick={() => take(text.slice(0, -1))}
        >
          <Icon name="backspace" />
        </button>
      </div>
    </div>
  );
}
