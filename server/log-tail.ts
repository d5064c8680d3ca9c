import type { LogFilter, LogLine } from '../src/protocol/wire/machines.ts';

const RANKS: Record<string, number> = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };

/** The latest lines of a server's log, for its page. Older ones go. */
export class LogTail {
  private readonly limit: number;
  private readonly lines: LogLine[] = [];
  private count = 0;

  constructor(limit = 2_000) {
    this.limit = limit;
  }

  /** Takes a line as the log writes it: JSON. One that is none is left out. */
  write(text: string): void {
    const line = parsed(text);
    if (!line) return;
    const { level, time, component = '', msg = '', pid: _, ...details } = line;
    this.lines.push({
      number: ++this.count,
      at: String(time),
      level: String(level),
      component: String(component),
      message: String(msg),
      details,
    });
    if (this.lines.length > this.limit) this.lines.shift();
  }

  /** The latest lines of at least a level, oldest first. */
  read(level: LogFilter, count: number): LogLine[] {
    return this.lines.filter(line => (RANKS[line.level] ?? 0) >= RANKS[level]!).slice(-count);
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
