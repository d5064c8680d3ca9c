import { SingleBar } from 'cli-progress';

/** What a command gives: a value for `--json`, and how people read it. */
export interface Output<T = unknown> {
  value: T;
  text: string;
  /** False ends the command with status 1, after printing. */
  ok?: boolean;
}

const cell = (value: unknown) => (value === null || value === undefined ? '–' : String(value));

/** Rows under headings, each column as wide as its widest cell; columns of numbers stand to the right. */
export function table(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = rows.map(row => headings.map((_, i) => cell(row[i])));
  const widths = headings.map((heading, i) =>
    Math.max(heading.length, ...lines.map(line => line[i]!.length)),
  );
  const right = headings.map(
    (_, i) =>
      rows.length > 0 &&
      rows.every(
        row =>
          row[i] === null ||
          row[i] === undefined ||
          typeof row[i] === 'number' ||
          /^[\d.]+( ?%| MB| ms)?$/.test(String(row[i])),
      ),
  );
  const draw = (line: readonly string[]) =>
    line
      .map((text, i) => (right[i] ? text.padStart(widths[i]!) : text.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [draw(headings), widths.map(w => '─'.repeat(w)).join('  '), ...lines.map(draw)].join('\n');
}

/** A share as people read it. */
export const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);

/** A number of at most so many decimals, without trailing zeros. */
export const short = (value: number, decimals = 2) => String(Number(value.toFixed(decimals)));

/** A figure with three digits: 0.0123, 7.84, 118. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

/** A text on one line of at most `room` characters, cut between words where it is longer. */
export function fit(text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= width) return line;
  const cut = characters.slice(0, width - 1).join('');
  const isBetweenWords = characters[width - 1] === ' ';
  const lastSpace = cut.lastIndexOf(' ');
  const head = isBetweenWords || lastSpace <= 0 ? cut : cut.slice(0, lastSpace);
  return `${head.replace(/[\s,;:([]+$/, '')}…`;
}

/** Columns of standard output; where it is no terminal, wide enough for most messages. */
export const columnsOf = (stream: { columns?: number | undefined } = process.stdout): number =>
  stream.columns ?? 240;

export interface Progress {
  step(by?: number): void;
  stop(): void;
}

/** Where there is no bar: a line at each step of so many percent, and at least one each minute in which something ended. */
const LINE_PERCENT = 5;
const LINE_MS = 60_000;

type Sink = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };

/** Progress on standard error: a bar where that is a terminal, and a line now and then elsewhere. `now` is a monotonic clock, ms. */
export function progress(
  label: string,
  total: number,
  stream: Sink = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  if (total === 0) return { step: () => {}, stop: () => {} };
  return stream.isTTY ? bar(label, total, stream as NodeJS.WriteStream) : lines(label, total, stream, now);
}

function lines(label: string, total: number, stream: Sink, now: () => number): Progress {
  const startedAt = now();
  let done = 0;
  let writtenAt = startedAt;
  let writtenPart = 0;
  return {
    step(by = 1) {
      done += by;
      const percent = Math.floor((100 * done) / total);
      const part = Math.floor(percent / LINE_PERCENT);
      if (part === writtenPart && now() - writtenAt < LINE_MS) return;
      writtenPart = part;
      writtenAt = now();
      stream.write(
        `${label}: ${done} of ${total} (${percent} %), ${Math.round((now() - startedAt) / 1_000)} s\n`,
      );
    },
    stop() {},
  };
}

function bar(label: string, total: number, stream: NodeJS.WriteStream): Progress {
  const drawn = new SingleBar({
    format: `${label} {bar} {value}/{total} {eta_formatted}`,
    stream,
    hideCursor: true,
    clearOnComplete: true,
  });
  drawn.start(total, 0);
  return { step: (by = 1) => drawn.increment(by), stop: () => drawn.stop() };
}
