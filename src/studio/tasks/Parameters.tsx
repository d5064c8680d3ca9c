import { Code, Text } from '@mantine/core';
import { formatValue } from '../format.ts';
import css from './template.module.css';

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  minimum?: number;
  maximum?: number;
  description?: string;
}

/** What a parameter may be, in a few words: `one of 8`, `integer, 2 to 9`. */
function schemaText({ type, enum: values, const: only, anyOf, minimum, maximum }: JsonSchema): string {
  const options = values ?? (anyOf?.every(({ const: each }) => each !== undefined) ? anyOf : undefined);
  if (options) return `one of ${new Set(options.map(option => JSON.stringify(option))).size}`;
  if (only !== undefined) return 'always this';
  const range = minimum !== undefined && maximum !== undefined ? `, ${minimum} to ${maximum}` : '';
  return `${[type ?? 'any'].flat().join(' or ')}${range}`;
}

/** The parameters of an instance: what each may be, and what it is here. */
export function Parameters({ schema, values }: { schema: unknown; values: unknown }) {
  const { properties = {} } = (schema ?? {}) as JsonSchema;
  const drawn = Object.entries((values ?? {}) as Record<string, unknown>);
  if (drawn.length === 0)
    return <Text className={css['quiet']!}>It has none: every instance is the same.</Text>;
  return (
    <dl className={css['parameters']}>
      {drawn.map(([name, value]) => (
        <div key={name}>
          <dt>
            {name} <span className={css['quiet']}>{schemaText(properties[name] ?? {})}</span>
          </dt>
          <dd>
            {isList(value) ? (
              <code>{value.map(item => formatValue(item, 60)).join(', ')}</code>
            ) : typeof value === 'object' && value !== null ? (
              <details>
                <summary>{shortOf(value)}</summary>
                <Code block>{JSON.stringify(value, null, 2)}</Code>
              </details>
            ) : (
              <code>{formatValue(value, 400)}</code>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether a value is a list of texts and numbers. */
const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every(item => typeof item !== 'object');

/** What names a value among its fields, or how many parts it has. */
function shortOf(value: object): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  const row = value as Record<string, unknown>;
  const naming = ['title', 'name', 'label', 'subject', 'id'].map(field => row[field]);
  const name = naming.find(text => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : `${Object.keys(row).length} fields`;
}
