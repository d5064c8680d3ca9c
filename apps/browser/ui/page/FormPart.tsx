import { epochOf } from '../../../../src/state/clock.ts';
import { formatDay } from '../../../../src/sdk/core/format.ts';
import { useSystem, useZone } from '../../../../src/sdk/react/hooks.ts';
import { Button, Checkbox, Icon, RadioGroup, TextField } from '../kit.ts';
import { FORMS, type FormField } from '../../web/forms.ts';
import { askedIn, faultsOf } from '../../web/form-checks.ts';
import { useAct } from '../hooks.ts';
import { usePage } from './context.ts';
import css from './form.module.css';
import common from './page.module.css';

const INPUT = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  number: 'numeric',
  postcode: 'text',
  password: 'text',
  area: 'text',
} as const;

/** The moment of a day that a form keeps as YYYY-MM-DD. */
export const momentOf = (day: string, zone: string): number | undefined => {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? epochOf({ year, month, day: date }, zone) : undefined;
};

/** A control that opens something: a choice, a day. */
function Opener({
  label,
  value,
  icon,
  fault,
  onClick,
}: {
  label: string;
  value: string;
  icon: 'calendar_month' | 'arrow_drop_down';
  fault: string | null;
  onClick: () => void;
}) {
  return (
    <div className={css['opener']} data-wrong={fault ? '' : undefined}>
      <button type="button" className={css['openerBox']} onClick={onClick}>
        <span className={css['openerWords']}>
          <span className={css['openerLabel']}>{label}</span>
          <span className={css['openerValue']} data-none={value === '' || undefined}>
            {value || 'Choose'}
          </span>
        </span>
        <Icon name={icon} />
      </button>
      {fault && (
        <span className={css['fault']} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

function Field({ form, field, fault }: { form: string; field: FormField; fault: string | null }) {
  const { visit, choose } = usePage();
  const act = useAct();
  const system = useSystem();
  const zone = useZone();
  const value = visit.fields[field.name] ?? '';
  const set = (text: string) => act.setField({ name: field.name, value: text });
  const label = field.required && field.type !== 'consent' ? `${field.label} *` : field.label;
  const below = fault ? (
    <span className={css['fault']} role="alert">
      {fault}
    </span>
  ) : null;
  switch (field.type) {
    case 'radio':
      return (
        <div className={css['group']}>
          <span className={css['groupLabel']} aria-hidden="true">
            {label}
          </span>
          <RadioGroup
            label={field.label}
            options={field.options!.map(o => ({ value: o, label: o }))}
            value={value || null}
            onChange={set}
          />
          {below}
        </div>
      );
    case 'checks':
      return (
        <div className={css['group']} role="group" aria-label={field.label}>
          <span className={css['groupLabel']} aria-hidden="true">
            {label}
          </span>
          {field.options!.map(o => (
            <Checkbox
              key={o}
              label={o}
              checked={value.split(', ').includes(o)}
              onChange={() => act.toggleOption({ form, name: field.name, option: o })}
            />
          ))}
          {below}
        </div>
      );
    case 'consent':
      return (
        <div className={css['group']}>
          <Checkbox label={label} checked={value === 'Yes'} onChange={on => set(on ? 'Yes' : '')} />
          {below}
        </div>
      );
    case 'select':
      return (
        <Opener
          label={label}
          value={value}
          icon="arrow_drop_down"
          fault={fault}
          onClick={() => choose({ form, name: field.name })}
        />
      );
    case 'date': {
      const at = momentOf(value, zone);
      return (
        <Opener
          label={label}
          value={at === undefined ? '' : formatDay(at, zone, 0)}
          icon="calendar_month"
          fault={fault}
          onClick={() =>
            system.openDialog({
              kind: 'date',
              app: 'browser',
              title: field.label,
              ...(at === undefined ? {} : { value: at }),
              then: { app: 'browser', action: 'setDate', args: { name: field.name } },
            })
          }
        />
      );
    }
    // A text that was taken leaves an empty field behind.
    default:
      return (
        <TextField
          name={`${visit.id}.${field.name}${visit.sent ?? ''}`}
          label={label}
          initial={value}
          inputMode={INPUT[field.type]}
          multiline={field.type === 'area'}
          rows={field.type === 'area' ? 3 : 1}
          autoGrow={field.type === 'area'}
          password={field.type === 'password'}
          enterKey={field.type === 'area' ? 'enter' : 'next'}
          capitalise={field.type === 'text' && field.name !== 'user' && field.name !== 'code'}
          supporting={field.help}
          error={fault}
          onInput={set}
        />
      );
  }
}

/** A form of a site: its fields, what is wrong with them once it was sent, and what the site says at last. */
export function FormPart({ form: name }: { form: string }) {
  const { visit } = usePage();
  const act = useAct();
  const form = FORMS[name]!;
  if (visit.sent !== null && !form.takes)
    return (
      <div className={common['note']} data-tone="good" role="status">
        <Icon name="check_circle" size={20} />
        <span>{form.thanks}</span>
      </div>
    );
  const faults = visit.tried > 0 ? faultsOf(form, visit.step, visit.fields) : {};
  const count = Object.keys(faults).length;
  const last = visit.step === form.steps.length - 1;
  const { title } = form.steps[visit.step]!;
  return (
    <div className={css['form']} role="group" aria-label={title ?? form.send}>
      {form.steps.length > 1 && (
        <span
          className={css['steps']}
        >{`Step ${visit.step + 1} of ${form.steps.length}${title ? ` · ${title}` : ''}`}</span>
      )}
      {visit.failed && (
        <div className={common['note']} data-tone="bad" role="alert">
          <Icon name="error" size={20} />
          <span>Our server did not answer. Nothing was sent. Please try again.</span>
        </div>
      )}
      {count > 0 && (
        <div className={common['note']} data-tone="bad" role="status">
          <Icon name="error" size={20} />
          <span>
            {count === 1 ? 'One answer needs another look.' : `${count} answers need another look.`}
          </span>
        </div>
      )}
      {askedIn(form, visit.step, visit.fields).map(f => (
        <Field key={f.name} form={name} field={f} fault={faults[f.name] ?? null} />
      ))}
      <div className={css['formActs']}>
        {visit.step > 0 && (
          <Button variant="outlined" onClick={() => act.stepBack()}>
            Previous
          </Button>
        )}
        <Button onClick={() => act.sendForm({ form: name })}>
          {last ? (visit.failed ? 'Try again' : form.send) : 'Next'}
        </Button>
      </div>
    </div>
  );
}
