import { quotedName, quotedText, type Cell, type Rows } from './engine.ts';

export const MODES = [
  'ascii',
  'box',
  'column',
  'csv',
  'html',
  'insert',
  'json',
  'line',
  'list',
  'markdown',
  'quote',
  'table',
  'tabs',
] as const;
export type Mode = (typeof MODES)[number];

/** How rows are printed. Options and dot commands set it. */
export interface Format {
  mode: Mode;
  headers: boolean;
  separator: string;
  rowSeparator: string;
  nullValue: string;
  table: string;
}

/** Significant digits of a REAL as text. */
const DIGITS = 15;

/** A REAL as SQLite writes it: always with a point, `%!.15g`. */
export function realText(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
  if (value === 0) return '0.0';
  const [digits, power] = value.toExponential(DIGITS - 1).split('e') as [string, string];
  const exponent = Number(power);
  const pointed = (text: string) => (text.includes('.') ? text.replace(/(\.\d+?)0+$/, '$1') : `${text}.0`);
  if (exponent < -4 || exponent >= DIGITS)
    return `${pointed(digits)}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
  return pointed(value.toFixed(Math.max(1, DIGITS - 1 - exponent)));
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export function cellText(cell: Cell, nullValue = ''): string {
  if (cell === null) return nullValue;
  if (typeof cell === 'number') return realText(cell);
  return cell instanceof Uint8Array ? Buffer.from(cell).toString('utf8').split('\0')[0]! : String(cell);
}

/** A table's name in an INSERT, in quotes where SQL needs them. */
export const tableName = (name: string): string => (/^\w+$/.test(name) ? name : quotedName(name));

/** A cell as a literal of SQL. */
export function literal(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'string') return quotedText(cell);
  return cell instanceof Uint8Array ? `X'${hex(cell)}'` : cellText(cell);
}

function jsonNumber(value: number): string {
  if (!Number.isFinite(value)) return `${value < 0 ? '-' : ''}1e999`;
  return Number.isInteger(value) ? realText(value) : String(value);
}
function jsonOf(cell: Cell): string {
  if (cell === null) return 'null';
  if (typeof cell === 'number') return jsonNumber(cell);
  if (typeof cell === 'bigint') return String(cell);
  return JSON.stringify(cell instanceof Uint8Array ? Buffer.from(cell).toString('latin1') : cell);
}

/** Whether CSV quotes a field: one that is empty or has spaces, quotes, separators or characters outside of ASCII. */
const isQuoted = (text: string, separator: string): boolean =>
  text === '' || /[^!#-&(-~]/.test(text) || text.includes(separator);
const html = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    mark => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[mark]!,
  );
const widthOf = (text: string): number => [...text].length;
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
function centred(text: string, width: number): string {
  const left = Math.floor((width - widthOf(text)) / 2);
  return padded(' '.repeat(Math.max(0, left)) + text, width);
}

/** A table's rules over the header, under it and at the end, and the bar between cells. */
const FRAMES = {
  box: ['┌─┬┐', '├─┼┤', '└─┴┘', '│'],
  table: ['+-++', '+-++', '+-++', '|'],
  markdown: ['', '|-||', '', '|'],
} as const;

function framed(
  frame: keyof typeof FRAMES,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const widths = columns.map((name, i) => Math.max(widthOf(name), ...rows.map(row => widthOf(row[i]!))));
  const [over, under, end, bar] = FRAMES[frame];
  const rule = (marks: string): string[] => {
    const [left, line, cross, right] = [...marks];
    return marks === '' ? [] : [left + widths.map(width => line!.repeat(width + 2)).join(cross) + right];
  };
  const row = (cells: readonly string[]) => `${bar} ${cells.join(` ${bar} `)} ${bar}`;
  return [
    ...rule(over),
    row(columns.map((name, i) => centred(name, widths[i]!))),
    ...rule(under),
    ...rows.map(cells => row(cells.map((cell, i) => padded(cell, widths[i]!)))),
    ...rule(end),
  ];
}

/** The rows of one statement as text; '' for none. */
export function rowsText(
  { columns, values }: Rows,
  { mode, headers, separator, rowSeparator, nullValue, table }: Format,
): string {
  if (values.length === 0) return '';
  const texts = (): string[][] => values.map(row => row.map(cell => cellText(cell, nullValue)));
  const joined = (rows: readonly (readonly string[])[]): string =>
    rows.map(row => row.join(separator) + rowSeparator).join('');
  const lines = (all: readonly string[]): string => all.map(line => `${line}\n`).join('');
  switch (mode) {
    case 'line': {
      const width = Math.max(5, ...columns.map(widthOf));
      return texts()
        .map(row =>
          lines(row.map((text, i) => `${' '.repeat(width - widthOf(columns[i]!))}${columns[i]} = ${text}`)),
        )
        .join('\n');
    }
    case 'json': {
      const object = (row: readonly Cell[]) =>
        `{${row.map((cell, i) => `${JSON.stringify(columns[i])}:${jsonOf(cell)}`).join(',')}}`;
      return `[${values.map(object).join(',\n')}]\n`;
    }
    case 'csv': {
      const field = (text: string) => (isQuoted(text, separator) ? `"${text.replaceAll('"', '""')}"` : text);
      return joined([
        ...(headers ? [columns.map(field)] : []),
        ...values.map(row => row.map(cell => (cell === null ? nullValue : field(cellText(cell))))),
      ]);
    }
    case 'quote':
      return joined([...(headers ? [columns.map(quotedText)] : []), ...values.map(row => row.map(literal))]);
    case 'insert': {
      const target = tableName(table) + (headers ? `(${columns.join(',')})` : '');
      return lines(values.map(row => `INSERT INTO ${target} VALUES(${row.map(literal).join(',')});`));
    }
    case 'html': {
      const row = (tag: string, cells: readonly string[]) =>
        `<TR>${cells.map(cell => `<${tag}>${html(cell)}</${tag}>\n`).join('')}</TR>`;
      return lines([...(headers ? [row('TH', columns)] : []), ...texts().map(cells => row('TD', cells))]);
    }
    case 'column': {
      const rows = texts();
      const widths = columns.map((name, i) => Math.max(widthOf(name), ...rows.map(row => widthOf(row[i]!))));
      const row = (cells: readonly string[]) => cells.map((cell, i) => padded(cell, widths[i]!)).join('  ');
      return lines([
        ...(headers ? [row(columns), widths.map(width => '-'.repeat(width)).join('  ')] : []),
        ...rows.map(row),
      ]);
    }
    case 'box':
    case 'table':
    case 'markdown':
      return lines(framed(mode, columns, texts()));
    default:
      return joined([...(headers ? [columns] : []), ...texts()]);
  }
}
