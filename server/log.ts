import { trace } from '@opentelemetry/api';
import { openSync, writeSync } from 'node:fs';
import { pino, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { LogKeeper } from './log-tail.ts';

/** What every part of the server logs to: a pino logger, or a child of one. */
export type Log = Logger;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const isLogLevel = (name: string): name is LogLevel =>
  (LOG_LEVELS as readonly string[]).includes(name);

/** Where lines go. `line` ends with a newline. */
interface Sink {
  write: (line: string) => void;
}

export interface LogOptions {
  /** Default info. */
  level?: LogLevel;
  /** Appends JSON lines to this file instead of standard error. */
  file?: string;
  /** Writes for people rather than JSON. Default: where standard error is a terminal. A file always has JSON. */
  pretty?: boolean;
  /** Takes what would go to standard error. */
  err?: (text: string) => void;
  /** Keeps the last lines too, for people who look at the server. */
  keeper?: LogKeeper;
}

/** A logger that writes nothing. */
export const SILENT: Log = pino({ level: 'silent' }, { write: () => {} });
// A child for each request would cost as much as one that writes.
SILENT.child = () => SILENT as never;

/** Starts a log. Throws what opening `file` throws. A log that cannot be written later says so once on standard error. */
export function openLog({
  level = 'info',
  file,
  pretty = process.stderr.isTTY === true,
  err = writeStderr,
  keeper,
}: LogOptions = {}): Log {
  const sink = sinkOf(file, pretty, err);
  if (!keeper) return logTo(level, sink);
  keeper.isLogged = level !== 'silent';
  return logTo(level, {
    write(line) {
      keeper.write(line);
      sink.write(line);
    },
  });
}

/** Throws what opening `file` throws. */
function sinkOf(file: string | undefined, pretty: boolean, err: (text: string) => void): Sink {
  if (file !== undefined) return fileSink(file, openSync(file, 'a'), err);
  if (!pretty) return { write: err };
  const format = prettyFactory({ colorize: process.env['NO_COLOR'] === undefined, ignore: 'pid' });
  return { write: line => err(format(line)) };
}

/** What finds the trace of a line, if it has one. */
function traceOf(): object {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

const logTo = (level: LogLevel, sink: Sink): Log =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      mixin: traceOf,
      // No call site logs a secret; this is the second lock.
      redact: ['token', 'authorization', 'cookie', '*.token', '*.authorization', '*.cookie'],
    },
    sink,
  );

let isStderrGuarded = false;
/** Writes to standard error. A reader that closed the pipe must not end the server. */
function writeStderr(text: string): void {
  if (!isStderrGuarded) process.stderr.on('error', () => {});
  isStderrGuarded = true;
  process.stderr.write(text);
}

/** Appends lines to an open file. A full disk loses lines, and is reported once. */
function fileSink(file: string, fd: number, err: (text: string) => void): Sink {
  let isReported = false;
  return {
    write(line) {
      try {
        const bytes = Buffer.from(line);
        for (let written = 0; written < bytes.length;) written += writeSync(fd, bytes, written);
      } catch (error) {
        if (!isReported)
          err(`tapworld: the log ${file} cannot be written, lines are lost: ${(error as Error).message}\n`);
        isReported = true;
      }
    },
  };
}

const SECRET = /token|key|secret|password|auth|session/i;

/** A request's URL as it may be logged: values of parameters that could be secrets are left out. */
export function loggedUrl(url: string): string {
  const [path, query] = url.split('?', 2) as [string, string | undefined];
  if (query === undefined) return path;
  const parts = query.split('&').map(part => {
    const [name] = part.split('=', 1) as [string];
    return SECRET.test(decoded(name)) ? `${name}=[hidden]` : part;
  });
  return `${path}?${parts.join('&')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
