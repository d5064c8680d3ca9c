import { Checkbox, NumberInput, TagsInput, TextInput } from '@mantine/core';
import { SearchSelect } from '../frame/SearchSelect.tsx';
import css from './record.module.css';

interface Property {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: (string | number)[];
  /** What each value is called, in the order of `enum`. */
  'x-labels'?: string[];
  minimum?: number;
  maximum?: number;
  items?: Property;
}
export interface FormSchema {
  properties?: Record<string, Property>;
  required?: string[];
}
export type Settings = Record<string, unknown>;

/** `newTitle` as a person reads it. */
const labelOf = (name: string, { title }: Property) =>
  title ??
  name[0]!.toUpperCase() +
    name
      .slice(1)
      .replace(/([A-Z])/g, ' $1')
      .toLowerCase();

/** What a form starts with. */
export const defaultsOf = ({ properties = {} }: FormSchema): Settings =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      property.default === undefined ? [] : [[name, property.default]],
    ),
  );

/** What a value of a field is called, where it is one of a list. */
export function calledIn({ properties = {} }: FormSchema, name: string, value: unknown): string | undefined {
  const property = properties[name];
  const at = property?.enum?.findIndex(each => each === value) ?? -1;
  return at < 0 ? undefined : property!['x-labels']?.[at];
}

/** Fields for what a flat JSON Schema asks for. */
export function SchemaForm({
  schema: { properties = {}, required = [] },
  values,
  errorAt,
  onChange,
}: {
  schema: FormSchema;
  values: Settings;
  errorAt?: (name: string) => string | undefined;
  onChange: (values: Settings) => void;
}) {
  return Object.entries(properties).map(([name, property]) => {
    const { description, minimum, maximum } = property;
    const put = (value: unknown) => onChange({ ...values, [name]: value });
    const common = {
      label: labelOf(name, property),
      ...(description ? { description } : {}),
      required: required.includes(name),
      error: errorAt?.(name),
    };
    if (property.enum)
      return (
        <SearchSelect
          key={name}
          {...common}
          data={property.enum.map((each, i) => ({
            value: String(each),
            label: property['x-labels']?.[i] ?? String(each),
          }))}
          value={values[name] === undefined ? null : String(values[name])}
          onChange={value => put(property.enum!.find(each => String(each) === value))}
        />
      );
    switch (property.type) {
      case 'integer':
      case 'number':
        return (
          <NumberInput
            key={name}
            className={css['half']!}
            {...common}
            allowDecimal={property.type === 'number'}
            {...(minimum === undefined ? {} : { min: minimum })}
            {...(maximum === undefined ? {} : { max: maximum })}
            value={(values[name] as number | undefined) ?? ''}
            onChange={value => put(value === '' ? undefined : Number(value))}
          />
        );
      case 'boolean':
        return (
          <Checkbox
            key={name}
            {...common}
            checked={values[name] === true}
            onChange={event => put(event.currentTarget.checked)}
          />
        );
      case 'array': {
        const isNumeric = property.items?.type === 'number' || property.items?.type === 'integer';
        return (
          <TagsInput
            key={name}
            {...common}
            placeholder="Enter after each"
            value={((values[name] as unknown[] | undefined) ?? []).map(String)}
            onChange={list => put(isNumeric ? list.map(Number).filter(Number.isFinite) : list)}
          />
        );
      }
      default:
        return (
          <TextInput
            key={name}
            {...common}
            value={(values[name] as string | undefined) ?? ''}
            onChange={event => put(event.currentTarget.value)}
          />
        );
    }
  });
}
