import { openLog, type Log } from '../server/log.ts';

/** Most lines that are kept back. */
const MOST_KEPT = 100;

/** The log of a server that a command runs for itself. */
export interface EmbeddedLog {
  log: Log;
  /** Writes what was kept back. Called when nothing is drawn on the terminal any more. */
  flush: () => void;
}

/**
 * Opens it: warnings and above, on standard error. On a terminal they are kept back until `flush`, since a progress bar is drawn there.
 */
export function openEmbeddedLog(
  isTerminal = process.stderr.isTTY === true,
  err: (text: string) => void = text => void process.stderr.write(text),
): EmbeddedLog {
  if (!isTerminal) return { log: openLog({ level: 'warn', pretty: false, err }), flush: () => {} };
  const kept: string[] = [];
  let dropped = 0;
  const keep = (line: string) => {
    if (kept.length < MOST_KEPT) kept.push(line);
    else dropped++;
  };
  return {
    log: openLog({ level: 'warn', pretty: true, err: keep }),
    flush() {
      for (const line of kept.splice(0)) err(line);
      if (dropped > 0) err(`tapworld: ${dropped} more warnings were not kept\n`);
      dropped = 0;
    },
  };
}
