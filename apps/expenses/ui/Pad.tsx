import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Icon, Sheet } from './kit.ts';
import { centsOf, plainAmount, press, worthOf } from '../money.ts';
import css from './form.module.css';

const KEYS = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '.', '0', 'delete', '+'] as const;
const WORDS: Record<string, string> = {
  '÷': 'Divide',
  '×': 'Times',
  '−': 'Minus',
  '+': 'Plus',
  delete: 'Delete',
  '.': 'Point',
};

/** Large keys for an amount, with the four operations for what is shared or added up. */
export function Pad({
  open,
  start,
  sign,
  onClose,
  onDone,
}: {
  open: boolean;
  start: string;
  sign: string;
  onClose: () => void;
  onDone: (text: string) => void;
}) {
  const [typed, setTyped] = useScreenState<string | null>('pad', null);
  const text = typed ?? (centsOf(start) === null ? '' : start.replaceAll(',', ''));
  const worth = worthOf(text);
  const sum = /[+−×÷]/.test(text);
  const close = () => {
    setTyped(null);
    onClose();
  };
  return (
    <Sheet open={open} title="Amount" hideTitle onClose={close}>
      <div className={css['pad']}>
        <div
          className={css['shown']}
          role="status"
          aria-label={`Amount ${text || '0'}${sum && worth !== null ? `, makes ${plainAmount(worth)}` : ''}`}
        >
          <span dir="ltr">
            {sign}
            {text || '0'}
          </span>
          <span className={css['makes']} dir="ltr">
            {sum && worth !== null ? `= ${sign}${plainAmount(worth)}` : ''}
          </span>
        </div>
        <div className={css['keys']} dir="ltr">
          {KEYS.map(k => (
            <button
              key={k}
              type="button"
              className={css['key']}
              data-rid={`key-${WORDS[k]?.toLowerCase() ?? k}`}
              data-operator={'÷×−+'.includes(k) || undefined}
              aria-label={WORDS[k] ? `${k.length === 1 ? `${k} ` : ''}${WORDS[k]}` : k}
              onClick={() => setTyped(press(text, k))}
            >
              {k === 'delete' ? <Icon name="backspace" /> : <span>{k}</span>}
            </button>
          ))}
        </div>
        <Button
          wide
          disabled={!worth}
          rid="pad-done"
          onClick={() => {
            setTyped(null);
            onDone(plainAmount(worth!));
          }}
        >
          Use this amount
        </Button>
      </div>
    </Sheet>
  );
}
