import type { ReactNode } from 'react';
import { epochOf } from '../../../src/state/clock.ts';
import { parseAnswer, type AnswerField, type AnswerValue } from '../../../src/state/answers.ts';
import { formatCount } from '../../../src/sdk/core/format.ts';
import { useSystem, useZone } from '../../../src/sdk/react/hooks.ts';
import { Checkbox, Chip, ChipGroup, Icon, IconButton, RadioGroup, TextField } from './kit.ts';
import { answerText } from '../select.ts';
import { useAct, useForget } from './hooks.ts';
import css from './answers.module.css';

export interface FieldInputProps {
  id: string;
  field: AnswerField;
  value: AnswerValue | undefined;
  error: string | undefined;
}

const HINTS = {
  text: '',
  number: '',
  date: 'YYYY-MM-DD',
  time: 'HH:MM',
  duration: 'Such as 1 h 20 min',
  choice: '',
  set: 'Separated by commas',
  sequence: 'In order, separated by commas',
} as const;
const MODES = {
  text: 'text',
  number: 'decimal',
  date: 'numeric',
  time: 'text',
  duration: 'text',
  choice: 'text',
  set: 'text',
  sequence: 'text',
} as const;

/** The input that a field's type calls for. */
export function FieldInput(props: FieldInputProps) {
  const { id, field, value, error } = props;
  const act = useAct();
  if (field.options && field.type === 'choice') {
    return (
      <div className={css['choice']}>
        <RadioGroup
          label={field.label}
          options={field.options.map(o => ({ value: o, label: o }))}
          value={typeof value === 'string' ? value : ''}
          onChange={o => act.setValue({ field: id, value: o })}
        />
        <Problem text={error} />
      </div>
    );
  }
  if (field.options && field.type === 'set') {
    const items = Array.isArray(value) ? value : [];
    return (
      <div className={css['choice']} role="group" aria-label={field.label}>
        {field.options.map(o => (
          <Checkbox
            key={o}
            label={o}
            checked={items.includes(o)}
            onChange={() => act.toggleItem({ field: id, item: o })}
          />
        ))}
        <Problem text={error} />
      </div>
    );
  }
  if (field.options && field.type === 'sequence') return <Sequence {...props} options={field.options} />;
  return <Typed {...props} />;
}

const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <div className={css['problem']} role="alert">
      {text}
    </div>
  ) : null;

/** Options that are put in order: those chosen as a numbered list, the others below as chips. */
function Sequence({ id, field, value, error, options }: FieldInputProps & { options: readonly string[] }) {
  const act = useAct();
  const items = (Array.isArray(value) ? value : []).map(String);
  const left = options.filter(o => !items.includes(o));
  return (
    <div role="group" aria-label={field.label}>
      {items.length > 0 && (
        <ol className={css['ordered']}>
          {items.map((item, at) => (
            <li key={item} data-key={`${id}-${item}`}>
              <span className={css['place']} aria-hidden="true">
                {at + 1}
              </span>
              <span className={css['item']} dir="auto">
                {item}
              </span>
              <IconButton
                icon="arrow_upward"
                size={20}
                label={`Move ${item} up`}
                disabled={at === 0}
                onClick={() => act.moveItem({ field: id, item, to: at - 1 })}
              />
              <IconButton
                icon="arrow_downward"
                size={20}
                label={`Move ${item} down`}
                disabled={at === items.length - 1}
                onClick={() => act.moveItem({ field: id, item, to: at + 1 })}
              />
              <IconButton
                icon="close"
                size={20}
                label={`Remove ${item}`}
                onClick={() => act.toggleItem({ field: id, item })}
              />
            </li>
          ))}
        </ol>
      )}
      {left.length > 0 && (
        <>
          <div className={css['next']}>{items.length === 0 ? 'Tap them in order' : 'Then'}</div>
          <div className={css['chips']}>
            <ChipGroup>
              {left.map(o => (
                <Chip key={o} icon="add" label={o} onClick={() => act.toggleItem({ field: id, item: o })} />
              ))}
            </ChipGroup>
          </div>
        </>
      )}
      <Problem text={error} />
    </div>
  );
}

/** A field that is typed; dates and times also come from the calendar and the clock. */
function Typed({ id, field, value, error }: FieldInputProps) {
  const act = useAct();
  const system = useSystem();
  const forget = useForget();
  const zone = useZone();
  const name = `answer-${id}`;
  const long = field.type === 'text' || field.type === 'set' || field.type === 'sequence';
  const pick = (kind: 'date' | 'time') => {
    const read = value === undefined ? null : parseAnswer(field, value);
    // A day without its year opens the calendar at today.
    const parsed = String(read?.value).startsWith('--') ? null : read;
    const [a = 0, b = 0, c = 1] =
      typeof parsed?.value === 'string' ? parsed.value.split(/[-:]/).map(Number) : [];
    const from = !parsed
      ? undefined
      : kind === 'date'
        ? epochOf({ year: a, month: b, day: c }, zone)
        : a * 60 + b;
    // The typed text is in the sheet. The field shows the sheet's value once its own text is dropped.
    forget([name]);
    system.openDialog({
      kind,
      app: 'answers',
      title: field.label,
      ...(from === undefined ? {} : { value: from }),
      then: { app: 'answers', action: kind === 'date' ? 'setDate' : 'setTime', args: { field: id } },
    });
  };
  /** Behind the text: a way to choose, or the unit of a number. */
  function trailingOf(): ReactNode {
    const { type, label, unit } = field;
    if (type === 'date')
      return (
        <IconButton icon="calendar_today" label={`Choose a date for ${label}`} onClick={() => pick('date')} />
      );
    if (type === 'time')
      return <IconButton icon="schedule" label={`Choose a time for ${label}`} onClick={() => pick('time')} />;
    return type === 'number' && unit ? <span className={css['unit']}>{unit}</span> : undefined;
  }
  const trailing = trailingOf();
  const parsed = Array.isArray(value) || typeof value === 'string' ? parseAnswer(field, value) : null;
  const items = parsed && Array.isArray(parsed.value) ? parsed.value : [];
  return (
    <>
      <TextField
        name={name}
        label={field.label}
        hint={HINTS[field.type] || 'Your answer'}
        initial={answerText(value)}
        inputMode={MODES[field.type]}
        multiline={long}
        autoGrow={long}
        maxRows={8}
        variant="plain"
        className={css['answer']!}
        rid={name}
        enterKey={long ? 'enter' : 'done'}
        capitalise={false}
        {...(trailing ? { trailing } : {})}
        error={error ?? null}
        onInput={text =>
          text.trim() === '' ? act.clear({ field: id }) : act.setValue({ field: id, value: text })
        }
      />
      {items.length > 1 && (
        <div className={css['read']} role="group" aria-label={`Read as ${formatCount(items.length, 'item')}`}>
          {field.type === 'sequence' ? (
            <ol className={css['ordered']}>
              {items.map((item, at) => (
                <li key={at}>
                  <span className={css['place']} aria-hidden="true">
                    {at + 1}
                  </span>
                  <span className={css['item']} dir="auto">
                    {item}
                  </span>
                </li>
              ))}
            </ol>
          ) : (
            <ChipGroup>
              {items.map((item, at) => (
                <Chip key={at} label={String(item)} />
              ))}
            </ChipGroup>
          )}
        </div>
      )}
    </>
  );
}

/** A submitted value as it is read. */
export function Given({ field, value }: { field: AnswerField; value: AnswerValue | undefined }) {
  const parsed = value === undefined ? null : parseAnswer(field, value);
  if (parsed && Array.isArray(parsed.value) && parsed.value.length > 1) {
    return (
      <ol className={css['givenList']} data-plain={field.type === 'set' || undefined}>
        {parsed.value.map((item, at) => (
          <li key={at}>
            <span dir="auto">{item}</span>
          </li>
        ))}
      </ol>
    );
  }
  if (value === undefined || value === '')
    return (
      <span className={css['none']}>
        <Icon name="remove" size={16} />
        No answer
      </span>
    );
  const bare =
    field.type === 'number' &&
    field.unit &&
    (typeof value === 'number' || /^[-+\d.,\s]+$/.test(answerText(value)));
  return (
    <span dir="auto">
      {answerText(value)}
      {bare ? ` ${field.unit}` : ''}
    </span>
  );
}
