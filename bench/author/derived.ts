import type { Phone } from '../../apps/catalogue.ts';
import type { Fact } from '../../judges/compare/facts.ts';
import { isObject } from '../../src/state/json.ts';
import type { Binding } from './code.ts';
import type { Parameter, RowParameter } from './parameters.ts';
import { findRow, tableCode, tablesIn, type Table } from './rows.ts';

/** A row that a parameter's row has, and no other: the one variant of a product. */
export interface Derived {
  parameter: RowParameter;
  id: string;
  table: Table;
  /** The field in which it names the parameter's row. */
  field: string;
}

/** Rows that are named by these ids and belong to a parameter's row alone. */
export function derivedRows(
  base: Phone,
  parameters: readonly Parameter[],
  ids: readonly string[],
): Derived[] {
  const rows = parameters.filter((each): each is RowParameter => each.kind === 'row' && each.used);
  const known = new Set(
    parameters.flatMap(each => (each.kind === 'row' && each.used ? [each.found.id] : [])),
  );
  return [...new Set(ids)].flatMap(id => {
    const found = known.has(id) ? undefined : findRow(base, id);
    if (!found) return [];
    for (const parameter of rows)
      for (const [field, value] of Object.entries(found.row)) {
        if (value !== parameter.found.id) continue;
        const own = Object.values(found.table.rows).filter(row => row[field] === value);
        if (own.length === 1) return [{ parameter, id, table: found.table, field }];
      }
    return [];
  });
}

/** Their ids as code of a rule. */
export const derivedBindings = (derived: readonly Derived[]): Binding[] =>
  derived.map(({ parameter, id, table, field }) => ({
    value: id,
    code: `idWhere(${tableCode('s', table)}, row => row.${field} === p.${parameter.name}.id)`,
    of: parameter.name,
    isWithin: false,
    needs: { name: 'idWhere', file: '../setup.ts' },
  }));

/** A condition on a row of a parameter, as code over `row` and `phone`, with the same as a test. */
export interface DerivedCondition {
  code: string;
  holds: (id: string) => boolean;
}

/** The parameter's row has one such row, as the recorded one did. */
export const hasOne = (derived: readonly Derived[], parameter: RowParameter): DerivedCondition[] =>
  derived
    .filter(each => each.parameter === parameter)
    .map(({ table, field }) => ({
      code: `Object.values(${tableCode('phone', table)}).filter(one => one.${field} === row.id).length === 1`,
      holds: id => Object.values(table.rows).filter(row => row[field] === id).length === 1,
    }));

/**
 * Code that no row like one that the solution adds is there yet, over the row of the last parameter that it names; `of` are the parameters
 * before.
 */
export function notYet(
  base: Phone,
  facts: readonly Fact[],
  derived: readonly Derived[],
  parameter: RowParameter,
  before: readonly RowParameter[],
): { code: string; of: string[] }[] {
  return facts.flatMap(fact => {
    if (fact.kind !== 'added' || !isObject(fact.value)) return [];
    const table = tablesIn(base).find(({ path }) => `/${path}` === fact.table);
    if (!table) return [];
    const named = Object.entries(fact.value).flatMap(([field, value]) => {
      const own = [...before, parameter].find(({ found }) => found.id === value);
      const by = own ? undefined : derived.find(({ id }) => id === value);
      const of = own ?? by?.parameter;
      return of ? [{ field, of, by }] : [];
    });
    const all = [...before, parameter];
    const last = named.map(({ of }) => all.indexOf(of)).reduce((a, b) => Math.max(a, b), -1);
    if (last !== all.length - 1 || named.some(({ of }) => !all.includes(of))) return [];
    const tests = named.map(({ field, of, by }) => {
      const wanted = of === parameter ? 'row.id' : `${of.name}.id`;
      const place = by ? `${tableCode('phone', by.table)}[one.${field}]?.${by.field}` : `one.${field}`;
      return `${place} === ${wanted}`;
    });
    return [
      {
        code: `!Object.values(${tableCode('phone', table)}).some(one => ${tests.join(' && ')})`,
        of: [...new Set(named.flatMap(({ of }) => (of === parameter ? [] : [of.name])))],
      },
    ];
  });
}
