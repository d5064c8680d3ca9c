import { SIGN, centsOf, plainAmount } from './money.ts';
import { isoAt, momentOf } from './months.ts';
import { currencyOf, daysOf, nameOf, type EntryRow } from './lists.ts';
import type { Account, Category, Entry, Expenses } from './state.ts';
import { twoDigits } from '../../src/state/civil.ts';
import { orderedEntries } from '../../src/state/order.ts';

const HEADINGS = [
  'date',
  'time',
  'kind',
  'name',
  'amount',
  'currency',
  'category',
  'account',
  'to',
  'note',
  'tags',
] as const;
const cell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table of entries, oldest first, as RFC 4180 writes it. */
export function csvOf(state: Expenses, entries: readonly EntryRow[], zone: string): string {
  const lines = [...entries].reverse().map(e => {
    const minute = Math.round((e.at - momentOf(isoAt(e.at, zone), 0, zone)) / 60_000);
    const name = (table: Record<string, { name: string }>, id: string | null) => table[id ?? '']?.name ?? '';
    return [
      isoAt(e.at, zone),
      `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
      e.kind,
      e.name,
      plainAmount(e.cents),
      currencyOf(state, e.account),
      name(state.categories, e.category),
      name(state.accounts, e.account),
      name(state.accounts, e.to),
      e.note,
      e.tags.join(' '),
    ];
  });
  return [HEADINGS as readonly string[], ...lines].map(line => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Cells of a table in CSV: commas or semicolons, cells in quotes with line breaks. */
function cellsOf(text: string): string[][] {
  const divider = /^[^\n"]*;/.test(text) && !/^[^\n"]*,/.test(text) ? ';' : ',';
  const table: string[][] = [[]];
  let [inQuotes, value] = [false, ''];
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const push = () => {
    table.at(-1)!.push(value.trim());
    value = '';
  };
  for (let i = 0; i < source.length; i++) {
    const c = source[i]!;
    if (inQuotes) {
      if (c !== '"') value += c;
      else if (source[i + 1] === '"') {
        value += '"';
        i++;
      } else inQuotes = false;
    } else if (c === '"' && value.trim() === '') {
      inQuotes = true;
      value = '';
    } else if (c === divider) push();
    else if (c === '\n') {
      push();
      table.push([]);
    } else value += c;
  }
  push();
  return table.filter(line => line.some(c => c !== ''));
}

export interface CsvRow {
  kind: 'expense' | 'income';
  date: string;
  minute: number;
  name: string;
  cents: number;
  currency: Account['currency'] | null;
  category: string;
  account: string;
  note: string;
  tags: string[];
}

const NAMES: Record<
  keyof Omit<CsvRow, 'minute' | 'cents' | 'kind'> | 'amount' | 'kind' | 'time',
  readonly string[]
> = {
  date: ['date', 'day', 'datum', 'fecha', '日期'],
  time: ['time'],
  kind: ['kind', 'type'],
  name: ['name', 'payee', 'description', 'what', 'shop', 'item'],
  amount: ['amount', 'cost', 'price', 'total', 'sum', '£', '€', '金额'],
  currency: ['currency'],
  category: ['category'],
  account: ['account'],
  note: ['note', 'notes', 'comment'],
  tags: ['tags', 'tag'],
};

/** ISO date of `2026-03-12` or `12/03/2026`. */
function dateOf(text: string): string | null {
  const [, y, m, d] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ??
    (() => {
      const f = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
      return f ? [f[0], f[3], f[2], f[1]] : [];
    })();
  if (!y || Number(m) < 1 || Number(m) > 12 || Number(d) < 1 || Number(d) > 31) return null;
  const iso = `${y}-${twoDigits(Number(m))}-${twoDigits(Number(d))}`;
  // A day that its month lacks is another one by the calendar.
  return isoAt(momentOf(iso, 720, 'UTC'), 'UTC') === iso ? iso : null;
}

/**
 * Entries of a table, and how many of its lines could not be read. Transfers are left out: a table of one
 * account does not say where they go.
 */
export function readCsv(text: string): { rows: CsvRow[]; bad: number } {
  const [head, ...lines] = cellsOf(text);
  const names = (head ?? []).map(h => h.toLowerCase());
  const at = Object.fromEntries(
    Object.entries(NAMES).map(([key, words]) => [key, names.findIndex(n => words.includes(n))]),
  ) as Record<keyof typeof NAMES, number>;
  if (at.date < 0 || at.amount < 0) return { rows: [], bad: lines.length };
  const rows: CsvRow[] = [];
  for (const line of lines) {
    const get = (key: keyof typeof NAMES) => (at[key] < 0 ? '' : (line[at[key]] ?? ''));
    const date = dateOf(get('date'));
    const amount = get('amount');
    const cents = centsOf(amount.replace(/^([£€]?)\s*[-−+]\s*/, '$1'));
    const kind = get('kind').toLowerCase();
    if (date === null || !cents || kind === 'transfer') continue;
    const [, hour, minute] = /^(\d{1,2}):(\d{2})/.exec(get('time')) ?? [];
    rows.push({
      kind: kind === 'income' || /^[£€]?\s*\+/.test(amount) ? 'income' : 'expense',
      date,
      minute: hour === undefined ? 720 : Math.min(1439, Number(hour) * 60 + Number(minute)),
      name: get('name'),
      cents,
      currency:
        amount.includes(SIGN.EUR) || get('currency').toUpperCase() === 'EUR'
          ? 'EUR'
          : get('currency') === ''
            ? null
            : 'GBP',
      category: get('category'),
      account: get('account'),
      note: get('note'),
      tags: get('tags')
        .split(/[\s#]+/)
        .filter(Boolean),
    });
  }
  return { rows, bad: lines.length - rows.length };
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
/** Where a row goes: the account that it names, if its currency fits, or the one given. */
export function accountFor(state: Expenses, row: CsvRow, given: string): string {
  const named = orderedEntries(state.accounts).find(
    ([, a]) => same(a.name, row.account) && (row.currency === null || a.currency === row.currency),
  );
  return named ? named[0] : given;
}
export function categoryFor(state: Expenses, row: CsvRow): string | null {
  return (
    orderedEntries(state.categories).find(
      ([, c]: [string, Category]) => c.kind === row.kind && same(c.name, row.category),
    )?.[0] ?? null
  );
}
/** Whether an entry of the same kind, name, amount and day is there. */
export function isKnown(state: Expenses, row: CsvRow, zone: string): boolean {
  const days = daysOf(state.entries, zone);
  return Object.entries(state.entries).some(
    ([id, e]: [string, Entry]) =>
      e.kind === row.kind &&
      e.cents === row.cents &&
      days.get(id) === row.date &&
      same(nameOf(state, e), row.name || row.category),
  );
}
