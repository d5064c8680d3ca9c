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

export interface Progress {
  step(by?: number): void;
  stop(): void;
}

/** A bar on standard error where that is a terminal, and nothing elsewhere. */
export function progress(what: string, total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY || total === 0) return { step: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: `${what} {bar} {value}/{total} {eta_formatted}`,
    stream,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return { step: (by = 1) => bar.increment(by), stop: () => bar.stop() };
}
