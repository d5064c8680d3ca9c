import { LINE_LEVELS, type LineLevel, type LogLine, type LogTail } from '../src/protocol/wire/machines.ts';

/** Lines that are kept by default. */
const KEPT = 1_000;
/** A line longer than this, such as one with a whole page’s error, keeps its head alone. In characters. */
const LONGEST = 4_000;
const HIDDEN = '[hidden]';

/** Values of parameters and headers that are secrets, wherever they stand: an error may quote a page’s address with its key. */
const SECRETS: readonly RegExp[] = [
  /(?<=[?&][\w-]*(?:token|key|secret|password|auth|session)[\w-]*=)[^&\s"'\\)]+/gi,
  /(?<=\bBearer )[\w.~+/=-]+/gi,
];

const isLevel = (level: unknown): level is LineLevel => (LINE_LEVELS as readonly unknown[]).includes(level);
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The last lines of the server’s log, in memory. Secrets are left out when they are read. */
export class LogKeeper {
  readonly #kept: number;
  readonly #secrets = new Set<string>();
  readonly #lines: { seq: number; text: string }[] = [];
  #last = 0;
  /** Whether a log writes here. */
  isLogged = false;

  /** Keeps the last `kept` lines. */
  constructor(kept = KEPT) {
    this.#kept = kept;
  }

  /** Leaves a secret out of every line, wherever it stands. */
  hide(secret: string): void {
    this.#secrets.add(JSON.stringify(secret).slice(1, -1));
  }

  /** Takes a line of JSON as the log writes it. Reading costs, not this. */
  write(text: string): void {
    this.#lines.push({ seq: ++this.#last, text });
    if (this.#lines.length > this.#kept) this.#lines.shift();
  }

  /** The newest `limit` lines of a level and graver ones, the oldest first. */
  read({
    level = 'trace',
    after = 0,
    limit = 200,
  }: {
    level?: LineLevel;
    /** Only lines after the one of this number. */
    after?: number;
    limit?: number;
  }): LogTail {
    const most = LINE_LEVELS.indexOf(level);
    const lines: LogLine[] = [];
    for (let i = this.#lines.length - 1; i >= 0 && lines.length < limit; i--) {
      const { seq, text } = this.#lines[i]!;
      if (seq <= after) break;
      const line = lineOf(seq, this.#clean(text));
      if (line && LINE_LEVELS.indexOf(line.level) <= most) lines.push(line);
    }
    return { lines: lines.reverse(), last: this.#last, kept: this.#kept, isLogged: this.isLogged };
  }

  #clean(text: string): string {
    let clean = text;
    for (const secret of this.#secrets) clean = clean.replaceAll(secret, HIDDEN);
    for (const secret of SECRETS) clean = clean.replaceAll(secret, HIDDEN);
    return clean;
  }
}

/** A line as the wire has it; null for what is no line of JSON. */
function lineOf(seq: number, text: string): LogLine | null {
  let line: Record<string, unknown>;
  try {
    line = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
  const { level, time, pid: _pid, component, msg, ...details } = line;
  return {
    seq,
    at: Date.parse(String(time)) || 0,
    level: isLevel(level) ? level : 'info',
    component: typeof component === 'string' ? component : null,
    message: cut(typeof msg === 'string' ? msg : ''),
    details: Object.fromEntries(Object.entries(details).map(([key, value]) => [key, shortened(value)])),
  };
}

/** A value with its long texts cut. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  if (text.length <= 2 * LONGEST) return value;
  if (Array.isArray(value)) return cut(text);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      cut(typeof child === 'string' ? child : (JSON.stringify(child) ?? '')),
    ]),
  );
}
