import type { Fact } from '../../judges/compare/facts.ts';
import { fieldCode } from './conditions.ts';
import type { RowParameter } from './parameters.ts';

/** Another row of a parameter's table, that a parameter before it has. */
export function relations(parameter: RowParameter, before: readonly RowParameter[], facts: readonly Fact[]) {
  const own: { code: string; of: string }[] = [];
  const { found } = parameter;
  const changed = new Map(
    facts.flatMap(fact => (fact.kind === 'changed' ? [[fact.path, fact.now] as const] : [])),
  );
  for (const other of before) {
    if (other.found.table.path === found.table.path) {
      own.push({ code: `row.id !== ${other.name}.id`, of: other.name });
      continue;
    }
    for (const [field, value] of Object.entries(found.row)) {
      const path = `/${found.table.path}/${found.id}/${field}`;
      if (value === other.found.id && !changed.has(path))
        own.push({ code: `${fieldCode('row', field)} === ${other.name}.id`, of: other.name });
      if (changed.get(path) === other.found.id)
        own.push({ code: `${fieldCode('row', field)} !== ${other.name}.id`, of: other.name });
    }
    for (const [field, value] of Object.entries(other.found.row)) {
      const path = `/${other.found.table.path}/${other.found.id}/${field}`;
      if (value === found.id && !changed.has(path))
        own.push({ code: `row.id === ${fieldCode(other.name, field)}`, of: other.name });
      else if (changed.get(path) === found.id)
        own.push({ code: `row.id !== ${fieldCode(other.name, field)}`, of: other.name });
    }
  }
  return own;
}
