import { useGesture } from '../gestures.ts';
import { IconButton } from './buttons.tsx';
import { Icon } from './Icon.tsx';
import { valueAt } from './slider.ts';
import css from './controls.module.css';

interface Toggle { label: string; checked: boolean; onChange: (on: boolean) => void; disabled?: boolean; rid?: string; id?: string }

export function Switch({ label, checked, onChange, disabled, rid, id }: Toggle) {
  return <button type="button" role="switch" aria-checked={checked} aria-label={label} disabled={disabled} data-rid={rid ?? 'switch'} data-key={id} className={css['switch']} onClick={() => onChange(!checked)}><span className={css['track']}><span className={css['thumb']}>{checked && <Icon name="check" size={16} />}</span></span></button>;
}

export function Checkbox({ label, checked, onChange, disabled, rid, id }: Toggle) {
  return <button type="button" role="checkbox" aria-checked={checked} aria-label={label} disabled={disabled} data-rid={rid ?? 'checkbox'} data-key={id} className={css['check']} onClick={() => onChange(!checked)}><Icon name={checked ? 'check_box' : 'check_box_outline_blank'} filled={checked} /></button>;
}

export function Radio({ label, checked, onChange, disabled, rid, id }: Toggle) {
  return <button type="button" role="radio" aria-checked={checked} aria-label={label} disabled={disabled} data-rid={rid ?? 'radio'} data-key={id} className={css['check']} onClick={() => onChange(true)}><Icon name={checked ? 'radio_button_checked' : 'radio_button_unchecked'} /></button>;
}

export interface Option { id: string; label: string; text?: string }

/** One of several, a row each. */
export function RadioGroup({ label, options, value, onChange }: { label: string; options: readonly Option[]; value: string | null; onChange: (id: string) => void }) {
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map(o => (
        <button type="button" key={o.id} role="radio" aria-checked={o.id === value} className={css['option']} data-rid="option" data-key={o.id} onClick={() => onChange(o.id)}>
          <Icon name={o.id === value ? 'radio_button_checked' : 'radio_button_unchecked'} /><span className={css['optionText']}><span dir="auto">{o.label}</span>{o.text && <span className={css['optionSub']}>{o.text}</span>}</span>
        </button>
      ))}
    </div>
  );
}

/** A value in a range, by tap or drag on its track. */
export function Slider({ label, value, min, max, step = 1, onChange, disabled, text }: { label: string; value: number; min: number; max: number; step?: number; onChange: (value: number) => void; disabled?: boolean; text?: string }) {
  const set = (x: number, rect: DOMRect) => { if (!disabled) onChange(valueAt(x - rect.left, rect.width, min, max, step)); };
  const ref = useGesture({
    onTapAt: p => set(p.x, p.rect),
    drag: { axis: 'x', onStart: p => set(p.x, p.rect), onMove: p => set(p.x, p.rect), onEnd: p => set(p.x, p.rect) },
  });
  const at = ((value - min) / (max - min || 1)) * 100;
  return (
    <div ref={ref} className={css['slider']} role="slider" tabIndex={0} aria-label={label} aria-valuemin={min} aria-valuemax={max} aria-valuenow={value} aria-valuetext={text} aria-disabled={disabled || undefined} data-step={step} data-rid="slider">
      <span className={css['rail']}><span className={css['fill']} style={{ width: `${at}%` }} /></span>
      <span className={css['knob']} style={{ insetInlineStart: `calc(10px + (100% - 20px) * ${at / 100})` }} />
    </div>
  );
}

export function Stepper({ label, value, min, max, step = 1, onChange, format }: { label: string; value: number; min: number; max: number; step?: number; onChange: (value: number) => void; format?: (value: number) => string }) {
  return (
    <div className={css['stepper']} role="group" aria-label={label}>
      <span className={css['stepLabel']}>{label}</span>
      <IconButton icon="remove" label={`Less ${label.toLowerCase()}`} disabled={value <= min} onClick={() => onChange(Math.max(min, value - step))} />
      <span className={css['stepValue']} role="status" aria-label={`${label} ${format ? format(value) : value}`}>{format ? format(value) : value}</span>
      <IconButton icon="add" label={`More ${label.toLowerCase()}`} disabled={value >= max} onClick={() => onChange(Math.min(max, value + step))} />
    </div>
  );
}

export function Segmented({ label, options, value, onChange }: { label: string; options: readonly { id: string; label: string }[]; value: string; onChange: (id: string) => void }) {
  return (
    <div className={css['segmented']} role="radiogroup" aria-label={label}>
      {options.map(o => <button type="button" key={o.id} role="radio" aria-checked={o.id === value} data-rid="segment" data-key={o.id} aria-label={o.label} onClick={() => onChange(o.id)}>{o.id === value && <Icon name="check" size={18} />}<span>{o.label}</span></button>)}
    </div>
  );
}
