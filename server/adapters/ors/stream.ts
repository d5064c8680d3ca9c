import { randomUUID } from 'node:crypto';
import { later, type Later } from '../../later.ts';

/** How long a result is kept for a client that lost its stream, in ms. */
const LINGER_MS = 60_000;
/** A client takes a stream for dead that is silent for 30 s. */
const PING_MS = 10_000;
const CHUNK_LENGTH = 4_096;

/** What the client would cut off the front of a chunk. */
const CUT = /^[\s\x85]/;

/** An event of a stream of server-sent events. */
export const event = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;

/** JSON in pieces that a client's reader of lines takes, none of which begins with white space. */
export function chunksOf(json: string): string[] {
  const characters = Array.from(json);
  const chunks: string[] = [];
  for (let from = 0; from < characters.length;) {
    let to = from + CHUNK_LENGTH;
    while (to < characters.length && CUT.test(characters[to]!)) to++;
    chunks.push(characters.slice(from, to).join(''));
    from = to;
  }
  return chunks;
}

/** Calls that run on while their clients reconnect: each has an id, by which its result is read again. */
export class Calls {
  private readonly all = new Map<string, Promise<unknown>>();
  private readonly after: Later;

  constructor(after: Later = later) {
    this.after = after;
  }

  get size(): number {
    return this.all.size;
  }

  /** Starts a call for one caller, and gives its id. */
  start(owner: string, run: () => Promise<unknown>): string {
    const id = randomUUID();
    const key = `${owner} ${id}`;
    const result = run();
    this.all.set(key, result);
    const forget = () => this.after(LINGER_MS, () => this.all.delete(key));
    result.then(forget, forget);
    return id;
  }

  /** The events of a call: its id, pings while it runs, and its result or its error. */
  async *follow(owner: string, id: string, messageOf: (thrown: unknown) => string): AsyncGenerator<string> {
    const result = this.all.get(`${owner} ${id}`);
    if (!result) {
      yield event('error', 'unknown task_id: the result of a call is kept for a minute');
      return;
    }
    yield event('task_id', id);
    let json: string;
    try {
      for (;;) {
        const [done, value] = await this.orPing(result);
        if (done) {
          json = JSON.stringify(value);
          break;
        }
        yield ': ping\n\n';
      }
    } catch (thrown) {
      yield event('error', messageOf(thrown));
      return;
    }
    const chunks = chunksOf(json);
    for (const [i, chunk] of chunks.entries()) yield event(i === chunks.length - 1 ? 'end' : 'chunk', chunk);
  }

  private async orPing(result: Promise<unknown>): Promise<[boolean, unknown]> {
    let cancel = () => {};
    const ping = new Promise<[boolean, unknown]>(resolve => {
      cancel = this.after(PING_MS, () => resolve([false, undefined]));
    });
    try {
      return await Promise.race([result.then((value): [boolean, unknown] => [true, value]), ping]);
    } finally {
      cancel();
    }
  }
}
