import { Table } from '@mantine/core';
import type { TaskExpectation } from '../../protocol/wire/tasks.ts';

type Answer = NonNullable<TaskExpectation['answer']>;

/** A right value, with what else counts: `42 (± 1, or forty-two)`. */
function keyText(key: unknown): string {
  const text = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));
  if (typeof key !== 'object' || key === null || Array.isArray(key)) return text(key);
  const { value, tolerance, or, names } = key as {
    value: unknown;
    tolerance?: number;
    or?: unknown[];
    names?: string;
  };
  const also = [
    ...(tolerance === undefined ? [] : [`± ${tolerance}`]),
    ...(or && or.length > 0 ? [`or ${or.join(', ')}`] : []),
    ...(names === undefined ? [] : [`names a ${names}`]),
  ];
  return also.length === 0 ? text(value) : `${text(value)} (${also.join('; ')})`;
}

const formOf = ({ type, unit, items, options }: Answer['sheet']['fields'][string]): string =>
  [
    items ? `${type} of ${items}` : type,
    ...(unit ? [`in ${unit}`] : []),
    ...(options ? [`of ${options.join(', ')}`] : []),
  ].join(' ');

/** The fields of the answer sheet, and the right values. */
export function AnswerKey({ answer: { sheet, key } }: { answer: Answer }) {
  return (
    <Table verticalSpacing={6} horizontalSpacing={8} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Field</Table.Th>
          <Table.Th>Form</Table.Th>
          <Table.Th>Key</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {Object.entries(sheet.fields).map(([id, field]) => (
          <Table.Tr key={id}>
            <Table.Td>{field.label}</Table.Td>
            <Table.Td>{formOf(field)}</Table.Td>
            <Table.Td fw={600}>{keyText(key[id])}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
