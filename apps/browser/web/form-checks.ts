import { partsAt } from '../../../src/state/clock.ts';
import { twoDigits } from '../../../src/state/civil.ts';
import type { Form, FormField } from './forms.ts';

/** Fields of a step that are asked, given what is filled in. */
export const askedIn = (form: Form, step: number, values: Readonly<Record<string, string>>): FormField[] =>
  (form.steps[step]?.fields ?? []).filter(f => !f.when || f.when.is.includes(values[f.when.field] ?? ''));

/** Reduction codes of the shop, with what they take off in percent. */
export const CODES: Readonly<Record<string, number>> = { HERON10: 10, SPRING15: 15 };

/** The message for an empty required field. */
function missingWords(f: FormField): string {
  if (f.type === 'consent') return 'Tick this to go on';
  return ['radio', 'select', 'checks', 'date'].includes(f.type) ? 'Choose one' : 'Fill this in';
}

/** The problem with a field's value, or null. */
export function faultOf(f: FormField, values: Readonly<Record<string, string>>): string | null {
  const value = (values[f.name] ?? '').trim();
  if (value === '') return f.required ? missingWords(f) : null;
  if (f.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value))
    return 'This is not an email address';
  if (f.type === 'tel' && value.replace(/\D/g, '').length < 7) return 'This number is too short';
  if (f.type === 'postcode' && !/^[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}$/i.test(value))
    return 'A postcode looks like HB1 4QR';
  if (f.name === 'card' && value.replace(/\D/g, '').length !== 16) return 'A card number has 16 digits';
  if (f.type === 'number' && f.name !== 'card') {
    const n = Number(value);
    if (!Number.isInteger(n)) return 'Give a whole number';
    if ((f.min !== undefined && n < f.min) || (f.max !== undefined && n > f.max))
      return `Give a number from ${f.min} to ${f.max}`;
  }
  if (f.type === 'password' && f.same === undefined && value.length < 8) return 'Eight characters at least';
  if (f.same !== undefined && value !== (values[f.same] ?? '').trim()) return 'This is not the same';
  if (f.name === 'user' && !/^[\p{L}\p{N}]{4,}$/u.test(value)) return 'Letters and digits, four at least';
  if (f.name === 'code' && CODES[value.toUpperCase()] === undefined) return 'We do not know this code';
  return null;
}

/** Faults of a step, by field. */
export function faultsOf(
  form: Form,
  step: number,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    askedIn(form, step, values).flatMap(f => {
      const fault = faultOf(f, values);
      return fault === null ? [] : [[f.name, fault]];
    }),
  );
}

/** A day as forms keep it. */
export const dayText = (ms: number, zone: string): string => {
  const { year, month, day } = partsAt(ms, zone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};
