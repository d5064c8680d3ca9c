import type { TSchema } from 'typebox';
import { appSchemas, phoneSchema, type Phone } from '../../apps/catalogue.ts';
import { isObject } from '../../src/state/json.ts';
import { escapeKey } from '../../src/state/pointer.ts';
import { validate, type Reason } from '../../src/state/validate.ts';

interface Node {
  properties?: Record<string, TSchema>;
  patternProperties?: Record<string, TSchema>;
}

/** Values that fit, by the schema that they were checked against. Phones share what did not change. */
const fitting = new WeakMap<TSchema, WeakSet<object>>();

function reasonOf(schema: TSchema, value: unknown, path: string): Reason | undefined {
  const known = fitting.get(schema) ?? new WeakSet<object>();
  fitting.set(schema, known);
  const isKept = typeof value === 'object' && value !== null;
  if (isKept && known.has(value)) return undefined;
  const [reason] = validate(schema, value);
  if (reason) return { ...reason, path: path + reason.path };
  if (isKept) known.add(value);
  return undefined;
}

/** The first row of a table below a value that changed and does not fit its schema. Costs what changed. */
function brokenBelow(schema: TSchema, was: unknown, now: unknown, path: string): Reason | undefined {
  if (was === now || !isObject(was) || !isObject(now)) return undefined;
  const { properties, patternProperties } = schema as Node;
  const [row] = Object.values(patternProperties ?? {});
  for (const key of Object.keys(now)) {
    const below = properties?.[key] ?? row;
    if (!below) continue;
    const at = `${path}/${escapeKey(key)}`;
    const reason = row ? fitsRow(below, was[key], now[key], at) : brokenBelow(below, was[key], now[key], at);
    if (reason) return reason;
  }
  return undefined;
}

const fitsRow = (schema: TSchema, was: unknown, now: unknown, path: string): Reason | undefined =>
  was === now ? undefined : reasonOf(schema, now, path);

/**
 * The first row of the apps, the device and the settings in which a phone differs from another and that breaks its schema. A test or a
 * rule that reads such a row may throw or never end, so it is not run on it.
 */
export function brokenPlace(was: Phone, now: Phone): Reason | undefined {
  for (const part of ['device', 'os'] as const) {
    const reason = brokenBelow(phoneSchema.properties[part], was[part], now[part], `/${part}`);
    if (reason) return reason;
  }
  const before = was.apps as Record<string, unknown>;
  for (const [app, state] of Object.entries(now.apps)) {
    const schema = appSchemas[app];
    const reason = schema && brokenBelow(schema, before[app], state, `/apps/${app}`);
    if (reason) return reason;
  }
  return undefined;
}
