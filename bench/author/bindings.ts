import { international, isNumber } from '../../src/sdk/core/telephone.ts';
import { timeText } from '../tasks/sample.ts';
import { type Binding } from './code.ts';
import { type FoundRow } from './rows.ts';
import { stringsIn } from './strings.ts';

import type { Parameter } from './parameters.ts';
/** The code of a row parameter's part. */
const partCode = (name: string, path: readonly (string | number)[]) =>
  path.reduce<string>(
    (code, key, i) =>
      typeof key === 'number' ? `${code}[${key}]${i < path.length - 1 ? '!' : ''}` : `${code}.${key}`,
    `p.${name}`,
  );

/** Texts of a row that no other row of its table has: each says which row is meant. */
function ownTexts({ table, id, row }: FoundRow): { path: (string | number)[]; value: string }[] {
  const others = new Set(
    Object.entries(table.rows).flatMap(([other, held]) => (other === id ? [] : stringsIn(held))),
  );
  const walk = (
    value: unknown,
    path: (string | number)[],
  ): { path: (string | number)[]; value: string }[] => {
    if (typeof value === 'string')
      return value.length >= 5 && value.length <= 200 && !others.has(value) ? [{ path, value }] : [];
    if (Array.isArray(value)) return value.flatMap((item, i) => walk(item, [...path, i]));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, item]) =>
        /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'id' ? walk(item, [...path, key]) : [],
      );
    return [];
  };
  return walk(row, []);
}

/** A telephone number also as it is dialled. */
function withNumber(binding: Binding): Binding[] {
  const { value, code } = binding;
  const dialled = typeof value === 'string' && isNumber(value) ? international(value) : value;
  if (dialled === value) return [binding];
  const needs = { name: 'international', file: '../../../src/sdk/core/telephone.ts' };
  return [binding, { ...binding, value: dialled, code: `international(${code})`, needs }];
}

/** The values that parameters stand for, with their code. */
export function bindingsOf(parameters: readonly Parameter[]): Binding[] {
  const used = parameters.filter(parameter => parameter.used);
  const of = (
    name: string,
    code: string,
    value: string | number,
    isWithin: boolean,
    needs?: Binding['needs'],
  ) => ({
    value,
    code,
    of: name,
    isWithin,
    ...(needs ? { needs } : {}),
  });
  const ids = used.flatMap(p => (p.kind === 'row' ? [of(p.name, `p.${p.name}.id`, p.found.id, false)] : []));
  const labels = used.flatMap(p =>
    p.kind === 'row' && p.label
      ? [of(p.name, p.label.code(`p.${p.name}`), p.label.value, p.label.value.length > 3, p.label.needs)]
      : [],
  );
  const typed = used.flatMap(p => {
    switch (p.kind) {
      case 'text':
        return [of(p.name, `p.${p.name}`, p.value, true)];
      case 'number':
        return [
          of(p.name, `p.${p.name}`, p.value, false),
          of(p.name, `String(p.${p.name})`, String(p.value), false),
        ];
      case 'time':
        return [
          of(p.name, `p.${p.name}.minutes`, p.value, false),
          of(p.name, `p.${p.name}.text`, timeText(p.value), true),
        ];
      default:
        return [];
    }
  });
  const own = used.flatMap(p =>
    p.kind === 'row'
      ? ownTexts(p.found).flatMap(({ path, value }) =>
          withNumber(of(p.name, partCode(p.name, path), value, false)),
        )
      : [],
  );
  // Longer texts first, so that a title with a name in it is the title.
  const byLength = (a: Binding, b: Binding) => String(b.value).length - String(a.value).length;
  return [...ids, ...[...typed, ...labels].sort(byLength), ...own];
}
