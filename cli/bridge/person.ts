import { createInterface, type Interface } from 'node:readline';
import type { Person } from '../../bench/bridge/verdict.ts';

/** Lines of a stream, one at a time. What comes before it is asked for is kept, and nothing is read meanwhile. */
class Lines {
  readonly #input: NodeJS.ReadableStream;
  readonly #kept: string[] = [];
  #reader: Interface | undefined;
  #wants: ((line: string | undefined) => void) | undefined;
  #ended = false;

  constructor(input: NodeJS.ReadableStream) {
    this.#input = input;
  }

  /** The next line; undefined at the end. */
  next(): Promise<string | undefined> {
    if (this.#kept.length > 0 || this.#ended) return Promise.resolve(this.#kept.shift());
    this.#reader ??= createInterface({ input: this.#input })
      .on('line', line => {
        if (this.#wants) this.#give(line);
        else this.#kept.push(line);
      })
      .on('close', () => {
        this.#ended = true;
        this.#give(undefined);
      });
    this.#reader.resume();
    return new Promise(resolve => {
      this.#wants = resolve;
    });
  }

  #give(line: string | undefined): void {
    const waiting = this.#wants;
    this.#wants = undefined;
    // A stream that is read keeps a process from ending.
    if (!this.#ended) this.#reader?.pause();
    waiting?.(line);
  }
}

/** Asks whoever sits at the terminal how an episode ended that nothing on the device can judge. Where nobody is left there it stays open. */
export function personAt(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Person {
  const lines = new Lines(input);
  return async ({ task, seed, goal, declared, answer }) => {
    output.write(
      `\n${task}, seed ${seed}: ${goal}\nThe agent ${declared === null ? 'did not say that it was done' : `said ${declared}`}${answer ? `, and answered ${JSON.stringify(answer)}` : ''}.\n`,
    );
    for (;;) {
      output.write('Was it done as asked? y, n, or s to leave it open: ');
      const reply = (await lines.next())?.trim().toLowerCase();
      if (reply === undefined || /^(s|skip)$/.test(reply)) return undefined;
      if (/^(y|yes)$/.test(reply)) return true;
      if (/^(n|no)$/.test(reply)) return false;
    }
  };
}
