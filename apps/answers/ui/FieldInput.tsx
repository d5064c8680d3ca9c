import { Chip, RadioGroup, TextField } from '../../../src/sdk/react/kit/index.ts';
import type { AnswerField, AnswerValue } from '../../../src/state/answers.ts';
import { shown } from '../select.ts';
import { useAct } from './hooks.ts';
import css from './answers.module.css';

const MODES = { text: 'text', number: 'decimal', date: 'numeric', time: 'numeric', duration: 'text', choice: 'text', set: 'text', sequence: 'text' } as const;
const HINTS = { text: '', number: '', date: 'YYYY-MM-DD', time: 'HH:MM', duration: 'such as 1 h 20 min', choice: '', set: 'separated by commas', sequence: 'in order, separated by commas' } as const;

/** The input that a field's type calls for. */
export function FieldInput({ id, field, value, error }: { id: string; field: AnswerField; value: AnswerValue | undefined; error: string | undefined }) {
  const act = useAct();
  if (field.type === 'choice' && field.options) {
    return <RadioGroup label={field.label} options={field.options.map(o => ({ value: o, label: o }))} value={typeof value === 'string' ? value : ''} onChange={o => act.setValue({ field: id, value: o })} />;
  }
  if ((field.type === 'set' || field.type === 'sequence') && field.options) {
    const items = Array.isArray(value) ? value : [];
    return (
      <div className={css['chips']} role="group" aria-label={field.label}>
        {field.options.map(o => {
          const at = items.indexOf(o);
          return <Chip key={o} label={field.type === 'sequence' && at >= 0 ? `${at + 1}. ${o}` : o} selected={at >= 0} onClick={() => act.toggleItem({ field: id, item: o })} />;
        })}
      </div>
    );
  }
  return (
    <TextField name={`answer-${id}`} label={field.label} hint={HINTS[field.type]} initial={shown(value)} inputMode={MODES[field.type]} multiline={field.type === 'text'} autoGrow={field.type === 'text'} variant="outlined" rid={`answer-${id}`}
      enterKey="next" capitalise={false} supporting={field.unit ? `In ${field.unit}` : HINTS[field.type]} error={error ?? null} onInput={text => (text.trim() === '' ? act.clear({ field: id }) : act.setValue({ field: id, value: text }))} />
  );
}
