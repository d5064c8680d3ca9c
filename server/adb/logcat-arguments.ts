import { BUFFERS, LEVELS, type Entry, type Level, type LogBuffer } from './log.ts';
import { FORMATS, MODIFIERS, type Format, type Modifier } from './logcat-format.ts';

const DEFAULT_BUFFERS: readonly LogBuffer[] = ['main', 'system', 'crash'];
const SILENT = 'S';
/** The least level that is printed; `S` prints nothing. */
type Filter = Level | typeof SILENT;

export interface LogcatArguments {
  /** What to do in place of printing: clear the buffers, or print their sizes. */
  verb?: 'clear' | 'size';
  /** Whether logcat ends after the entries so far. */
  dump: boolean;
  format: Format;
  modifiers: Set<Modifier>;
  buffers: Set<LogBuffer>;
  /** Filters by tag, and the filter of all other tags. */
  filters: Map<string, Filter>;
  otherwise: Filter;
  /** Prints only the last entries, or those from a moment on (`MM-DD hh:mm:ss.mmm`). */
  tail?: number;
  since?: string;
  maxCount?: number;
  pid?: number;
  pattern?: RegExp;
}

/** Options that are followed by a value. */
const WITH_VALUE = new Set([
  '-v',
  '-b',
  '-t',
  '-T',
  '-m',
  '-e',
  '-f',
  '-r',
  '-n',
  '-G',
  '--format',
  '--buffer',
  '--regex',
  '--max-count',
  '--pid',
  '--uid',
]);
const IGNORED = new Set(['-D', '-L', '-p', '-B', '-f', '-r', '-n', '--uid']);

/** Splits `--option=value` and `-xVALUE` into option and value. */
function split(arg: string): string[] {
  const [, long, value] = /^(--[a-z-]+)=(.*)$/.exec(arg) ?? [];
  if (long !== undefined) return [long, value!];
  return /^-[vbtTme].+/.test(arg) ? [arg.slice(0, 2), arg.slice(2)] : [arg];
}

function buffersNamed(word: string): readonly LogBuffer[] {
  if (word === 'all') return BUFFERS;
  return word === 'default' ? DEFAULT_BUFFERS : BUFFERS.filter(buffer => buffer === word);
}

function filterOf(letter: string): Filter | undefined {
  const upper = letter.toUpperCase();
  if (upper === SILENT || upper === '') return SILENT;
  return upper === '*' ? 'V' : LEVELS.find(level => level === upper);
}

/** The error of an invalid option; undefined for a valid one. */
type Refusal = string | undefined;

function setFormat(to: LogcatArguments, words: string): Refusal {
  for (const word of words.split(/[,\s]+/)) {
    const format = FORMATS.find(each => each === word);
    const modifier = MODIFIERS.find(each => each === word);
    if (format) to.format = format;
    else if (modifier) to.modifiers.add(modifier);
    else return `logcat: Invalid parameter ${word} to -v`;
  }
  return undefined;
}

function addBuffers(buffers: Set<LogBuffer>, words: string): Refusal {
  for (const word of words.split(',')) {
    const named = buffersNamed(word);
    if (named.length === 0) return `logcat: unknown buffer '${word}'`;
    for (const buffer of named) buffers.add(buffer);
  }
  return undefined;
}

function setPattern(to: LogcatArguments, source: string): Refusal {
  try {
    to.pattern = new RegExp(source);
    return undefined;
  } catch {
    return `logcat: invalid regex: ${source}`;
  }
}

/** Reads an argument that is no known option: a filter such as `TAG:W`. */
function addFilter(to: LogcatArguments, arg: string): Refusal {
  if (arg.startsWith('-')) return `logcat: unrecognized option '${arg}'`;
  const [tag = '', letter = 'V'] = arg.split(':');
  const filter = filterOf(letter);
  if (filter === undefined) return `logcat: Invalid filter expression '${arg}'`;
  if (tag === '*') to.otherwise = filter;
  else to.filters.set(tag, filter);
  return undefined;
}

function setFirst(to: LogcatArguments, value: string): void {
  if (/^\d+$/.test(value)) to.tail = Number(value);
  else to.since = value;
}

function setOption(to: LogcatArguments, buffers: Set<LogBuffer>, option: string, value: string): Refusal {
  switch (option) {
    case '-d':
      to.dump = true;
      return undefined;
    case '-c':
    case '--clear':
      to.verb = 'clear';
      return undefined;
    case '-g':
    case '-G':
      to.verb = 'size';
      return undefined;
    case '-s':
      to.otherwise = SILENT;
      return undefined;
    case '-t':
      to.dump = true;
      setFirst(to, value);
      return undefined;
    case '-T':
      setFirst(to, value);
      return undefined;
    case '-m':
    case '--max-count':
      to.maxCount = Number(value);
      return undefined;
    case '--pid':
      to.pid = Number(value);
      return undefined;
    case '-e':
    case '--regex':
      return setPattern(to, value);
    case '-v':
    case '--format':
      return setFormat(to, value);
    case '-b':
    case '--buffer':
      return addBuffers(buffers, value);
    default:
      return IGNORED.has(option) ? undefined : addFilter(to, option);
  }
}

/** Reads the arguments of logcat. Returns the error text for invalid ones. */
export function readLogcatArguments(given: readonly string[]): LogcatArguments | string {
  const read: LogcatArguments = {
    dump: false,
    format: 'threadtime',
    modifiers: new Set(),
    buffers: new Set(DEFAULT_BUFFERS),
    filters: new Map(),
    otherwise: 'V',
  };
  const named = new Set<LogBuffer>();
  const args = given.flatMap(split);
  for (let i = 0; i < args.length; i++) {
    const option = args[i]!;
    const value = WITH_VALUE.has(option) ? args[++i] : '';
    if (value === undefined) return `logcat: option requires an argument -- '${option.replace(/^-+/, '')}'`;
    const refusal = setOption(read, named, option, value);
    if (refusal !== undefined) return refusal;
  }
  if (named.size > 0) read.buffers = named;
  return read;
}

/** Whether the arguments select an entry, apart from its time and place in the log. */
export function selects(args: LogcatArguments, { buffer, level, tag, text, pid }: Entry): boolean {
  const least = args.filters.get(tag) ?? args.otherwise;
  return (
    args.buffers.has(buffer) &&
    least !== SILENT &&
    LEVELS.indexOf(level) >= LEVELS.indexOf(least) &&
    (args.pid === undefined || args.pid === pid) &&
    (!args.pattern || args.pattern.test(text))
  );
}
