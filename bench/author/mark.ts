import type { Phone } from '../../apps/catalogue.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import type { Marked } from '../../src/protocol/wire/recordings.ts';
import { parseAmount, parseDate, parseTime, normaliseText } from '../../src/state/answers.ts';
import { dayAt, timeText } from '../tasks/sample.ts';
import { labelFor } from './labels.ts';
import { tablesIn, type FoundRow, type Row } from './rows.ts';
import { rowShownBy } from './targets.ts';

type Place = Marked['places'][number];

const EPOCH = 1e11;
/** How many places are offered. */
const MOST = 6;

const spaced = (field: string) =>
  field
    .split('/')
    .at(-1)!
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();

/** Fields of a row, those below it by paths parted by `/`. */
function fieldsIn(value: unknown, path = ''): { field: string; value: string | number }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ field: path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => fieldsIn(item, path === '' ? key : `${path}/${key}`));
}

/** The type of an answer for which a field fits what stands on the screen, if it fits. */
function typeFor(value: string | number, field: string, text: string, zone: string): string | undefined {
  if (typeof value === 'string') {
    if (normaliseText(value) === normaliseText(text))
      return /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text';
    if (/^\d{4}-\d\d-\d\d$/.test(value) && parseDate(text) === value) return 'date';
    return undefined;
  }
  if (value > EPOCH) {
    const { iso, at } = dayAt(value, zone);
    if (parseDate(text) === iso) return 'date';
    return parseTime(text) === timeText(Math.floor((value - at) / 60_000)) ? 'time' : undefined;
  }
  if (/(minute|time)$/i.test(field) && value < 1_440 && parseTime(text) === timeText(value)) return 'time';
  const amount = parseAmount(text.replace(/^[−–-]/, ''));
  if (!amount) return undefined;
  const of = /cents$/i.test(field) ? value / 100 : value;
  return Math.abs(amount.value) === Math.abs(of) ? 'number' : undefined;
}

function placesIn({ table, id, row }: FoundRow, text: string, zone: string): Place[] {
  const name = labelFor({ table, id, row })?.value ?? id;
  const kind = table.name.replace(/ies$/, 'y').replace(/s$/, '');
  return fieldsIn(row).flatMap(({ field, value }) => {
    const type = typeFor(value, field, text, zone);
    return type === undefined
      ? []
      : [{ row: id, field, value, type, words: `${spaced(field)} of the ${kind} “${name}”` }];
  });
}

/** What stands at an element, its pieces first where it lists several. */
function textsOf(element: Element): string[] {
  const name = element.value ?? element.name;
  return [...new Set([name, ...name.split(', ')])].filter(text => text.trim() !== '');
}

/** Rows that an element or one that holds it shows. */
function rowsAround(phone: Phone, seen: Observation, element: Element): FoundRow[] {
  const found: FoundRow[] = [];
  const elements = seen.elements ?? [];
  for (let at: Element | undefined = element; at; at = at.parent === null ? undefined : elements[at.parent]) {
    const row = rowShownBy(phone, at, seen.foreground.app);
    if (row) found.push(row);
  }
  // A screen of one row has its id in its route.
  for (const part of seen.foreground.route.split('/'))
    for (const table of tablesIn(phone))
      if (table.app === seen.foreground.app && Object.hasOwn(table.rows, part))
        found.push({ table, id: part, row: table.rows[part] as Row });
  return found;
}

/** Where on a phone something comes from that stands on its screen: in the rows that are shown there first, then in the app's others. */
export function markIn(phone: Phone, seen: Observation, element: Element): Marked {
  const { zone } = phone.clock;
  const texts = textsOf(element);
  const near = rowsAround(phone, seen, element);
  const placesOf = (rows: readonly FoundRow[], among: readonly string[]) =>
    among.flatMap(text => rows.flatMap(row => placesIn(row, text, zone)));
  const others = () =>
    tablesIn(phone)
      .filter(({ app }) => app === seen.foreground.app || app === 'device')
      .flatMap(table => Object.entries(table.rows).map(([id, row]) => ({ table, id, row })));
  const found = [...placesOf(near, texts), ...placesOf(others(), texts.slice(0, 1))];
  const unique = [...new Map(found.map(place => [`${place.row} ${place.field}`, place])).values()];
  return { label: element.value ?? element.name, places: unique.slice(0, MOST) };
}
