import type { Phone } from '../../apps/catalogue.ts';
import { getAt } from '../../src/state/pointer.ts';
import { fieldCode } from './conditions.ts';
import type { Order, RowParameter } from './parameters.ts';
import type { RecordedStep } from './recording.ts';
import { tableCode, type Row } from './rows.ts';
import { targetOf } from './targets.ts';

const EPOCH = 1e11;
/** Rows that a list has to show before its order says anything. */
const FEWEST = 3;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The ids of the rows of the list in which a row was chosen, in their order on the screen; none where it was in no list. */
export function listedWith({ found, held }: RowParameter, steps: readonly RecordedStep[]): string[] {
  const { id } = held?.found ?? found;
  for (const step of steps) {
    const element = targetOf(step);
    const list = element?.id.endsWith(`#${id}`) ? element.id.slice(0, -id.length) : undefined;
    if (list !== undefined)
      return (step.seen.elements ?? []).flatMap(other =>
        other.id.startsWith(list) ? [other.id.slice(list.length)] : [],
      );
  }
  return [];
}

/** The moment by which a list is ordered in which a row was the first, if it is ordered by one that lies in the past. */
export function orderOf(
  parameter: RowParameter,
  steps: readonly RecordedStep[],
  now: number,
): Order | undefined {
  const { found, held } = parameter;
  if (held) return undefined;
  const rows = listedWith(parameter, steps).flatMap<Row>(id => found.table.rows[id] ?? []);
  if (rows.length < FEWEST || rows[0] !== found.row) return undefined;
  const isMoment = (value: unknown): value is number =>
    typeof value === 'number' && value > EPOCH && value <= now;
  const fields = Object.keys(found.row).filter(
    field => /(At|^at)$/.test(field) && Object.values(found.table.rows).every(row => isMoment(row[field])),
  );
  const falls = (by: (row: Row) => number) => rows.every((row, i) => i === 0 || by(rows[i - 1]!) > by(row));
  for (const field of fields) {
    if (falls(row => row[field] as number)) return { field, is: 'newest' };
    if (falls(row => -(row[field] as number))) return { field, is: 'oldest' };
  }
  return undefined;
}

/** Code of a set-up that makes a drawn row the first of its list. */
export function firstLine({ name, found, first }: RowParameter): string {
  const table = tableCode('s', found.table);
  const { field, is } = first!;
  const moment =
    is === 'newest'
      ? `ctx.now - ${MINUTE_MS.toLocaleString('en').replace(',', '_')}`
      : `Math.min(...Object.values(${table}).map(row => ${fieldCode('row', field)})) - 86_400_000`;
  return `${fieldCode(`${table}[p.${name}.id]!`, field)} = ${moment};`;
}

/** The moment that makes a row of a phone the first of its list. */
export function firstMoment(phone: Phone, { found }: RowParameter, { field, is }: Order): number {
  if (is === 'newest') return phone.clock.now - MINUTE_MS;
  const rows = Object.values(getAt(phone, `/${found.table.path}`) as Record<string, Row>);
  return Math.min(...rows.map(row => row[field] as number)) - DAY_MS;
}

/** Why the first row of a list may be right in every instance. */
export const guessableLine = ({ found, first }: RowParameter): string =>
  `guessable: 'The ${first!.is} of the ${found.table.name} is asked for.'`;
