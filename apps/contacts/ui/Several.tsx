import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, ConfirmDialog, Icon, IconButton, RadioGroup, Scroller, Sheet, TextField } from './kit.ts';
import { isNumber } from '../../../src/sdk/core/telephone.ts';
import { isAddress } from '../edit.ts';
import css from './contacts.module.css';

/** A number or an address of a form: the key of its field, its label, and what it began with. */
export interface Line {
  key: string;
  label: string;
  start: string;
}

const KINDS = {
  phone: {
    word: 'Phone',
    labels: ['Mobile', 'Home', 'Work', 'Main', 'Other'],
    mode: 'tel',
    fits: isNumber,
    wrong: 'Digits, and a plus for abroad',
    add: 'Add phone',
  },
  email: {
    word: 'E-mail',
    labels: ['Home', 'Work', 'Other'],
    mode: 'email',
    fits: isAddress,
    wrong: 'Like name@example.com',
    add: 'Add e-mail',
  },
} as const;

/** Stands among the labels for one of the person's own; no label begins so. */
const OWN = '+custom';

interface SeveralProps {
  kind: keyof typeof KINDS;
  lines: readonly Line[];
  setLines: (lines: Line[]) => void;
  texts: readonly string[];
  /** Shows what is wrong. */ tried: boolean;
}

/** Numbers or addresses of a form, each with its label. */
export function Several({ kind, lines, setLines, texts, tried }: SeveralProps) {
  const { word, labels, mode, fits, wrong, add } = KINDS[kind];
  const [choosing, setChoosing] = useScreenState<string | null>(`${kind}-label`, null);
  const [custom, setCustom] = useScreenState(`${kind}-custom`, false);
  const own = useFieldText(`${kind}-custom`);
  const fields = useFields();
  const line = lines.find(l => l.key === choosing);
  const put = (label: string) => {
    setLines(lines.map(l => (l.key === choosing ? { ...l, label } : l)));
    setChoosing(null);
    setCustom(false);
  };
  const more = () => {
    const next = 1 + Math.max(-1, ...lines.map(l => Number(l.key.slice(1))));
    setLines([
      ...lines,
      { key: `l${next}`, label: labels.find(l => !lines.some(x => x.label === l)) ?? 'Other', start: '' },
    ]);
  };
  const drop = (key: string) => {
    // A field that comes back under this key begins empty.
    fields.set(`${kind}-${key}`, '');
    setLines(lines.length > 1 ? lines.filter(l => l.key !== key) : lines.map(l => ({ ...l, start: '' })));
  };
  return (
    <>
      {lines.map((l, i) => {
        const called = lines.length > 1 ? `${word} ${i + 1}` : word;
        const text = texts[i] ?? '';
        return (
          <div key={l.key} className={css['line']}>
            <TextField
              name={`${kind}-${l.key}`}
              label={called}
              initial={l.start}
              inputMode={mode}
              enterKey="next"
              capitalise={false}
              error={tried && text.trim() !== '' && !fits(text) ? wrong : null}
            />
            <div className={css['lineEnd']}>
              <button
                type="button"
                className={css['labelButton']}
                aria-label={`Label of ${called}: ${l.label}`}
                onClick={() => {
                  fields.blur();
                  setChoosing(l.key);
                }}
              >
                <span>{l.label}</span>
                <Icon name="arrow_drop_down" size={20} />
              </button>
              {(text !== '' || lines.length > 1) && (
                <IconButton icon="do_not_disturb_on" label={`Remove ${called}`} onClick={() => drop(l.key)} />
              )}
            </div>
          </div>
        );
      })}
      <div>
        <Button variant="text" icon="add" onClick={more}>
          {add}
        </Button>
      </div>
      <Sheet open={line !== undefined} title={`${word} label`} onClose={() => setChoosing(null)}>
        <Scroller name="labels" label="Labels">
          <RadioGroup
            label="Label"
            value={line?.label ?? ''}
            onChange={value => {
              if (value !== OWN) {
                put(value);
                return;
              }
              fields.set(`${kind}-custom`, '');
              setCustom(true);
            }}
            options={[
              ...labels,
              ...(line && !(labels as readonly string[]).includes(line.label) ? [line.label] : []),
            ]
              .map(l => ({ value: l as string, label: l as string }))
              .concat([{ value: OWN, label: 'Custom…' }])}
          />
        </Scroller>
      </Sheet>
      <ConfirmDialog
        open={custom}
        title="Custom label"
        confirmLabel="OK"
        disabled={own.trim() === ''}
        onConfirm={() => put(own.trim())}
        onCancel={() => setCustom(false)}
      >
        <TextField name={`${kind}-custom`} label="Label" maxLength={30} capitalise />
      </ConfirmDialog>
    </>
  );
}
