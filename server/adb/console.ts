import { createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { commands, type ConsoleCommand } from './console-commands.ts';
import type { AdbDevice } from './device.ts';
import { errorText } from './errno.ts';

const GREETING = "Android Console: type 'help' for a list of commands";
const ASKING = [
  'Android Console: Authentication required',
  "Android Console: type 'auth <auth_token>' to authenticate",
];
/** How a browser begins: a page of any site could have one say things here. */
const HTTP = /^[A-Z]+ \S+ HTTP\//;
/** A line is longer than any command. */
const MAX_LINE = 64 * 1024;
/** Commands of one who has not said who it is. */
const BEFORE = new Set(['help', 'auth', 'quit', 'exit', 'ping']);

/** Words of a line; quotes hold several together. */
export const wordsIn = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

function helpOf(words: readonly string[]): string {
  const [name] = words;
  const found = name === undefined ? undefined : commands.find(command => command.name === name);
  if (found) return `${found.describe}${found.usage.map(usage => `\n   ${found.name} ${usage}`).join('')}`;
  return `Android console commands:\n\n${[['help', 'prints what there is'], ['auth', 'user authentication for the emulator console'], ...commands.map(({ name: each, describe }) => [each, describe] as const), ['quit', 'quit control session']].map(([each, describe]) => `    ${each!.padEnd(16)} ${describe}`).join('\n')}\n\ntry 'help <command>' for command-specific help`;
}

/**
 * The console of an emulator, a line a command: what comes from outside of a phone, such as texts and calls, comes in by it. Each command is
 * done before the next is read.
 */
export class Console {
  readonly #device: AdbDevice;
  readonly #stream: Duplex;
  readonly #token: string | undefined;
  #in: boolean;
  #rest = '';
  #turn: Promise<void> = Promise.resolve();

  /** With a token, nothing is done before `auth` has told it. */
  constructor(stream: Duplex, device: AdbDevice, token?: string) {
    this.#device = device;
    this.#stream = stream;
    this.#token = token;
    this.#in = token === undefined;
    stream.on('error', () => stream.destroy());
    stream.on('data', (bytes: Buffer) => this.#take(bytes.toString('utf8')));
    stream.once('end', () => stream.end());
    this.#say(...(this.#in ? [GREETING] : ASKING), 'OK');
  }

  #say(...said: string[]): void {
    if (this.#stream.writable)
      this.#stream.write(said.map(line => `${line.replaceAll('\n', '\r\n')}\r\n`).join(''));
  }

  #take(text: string): void {
    this.#rest += text;
    for (let end = this.#rest.indexOf('\n'); end >= 0; end = this.#rest.indexOf('\n')) {
      const line = this.#rest.slice(0, end).replace(/\r$/, '');
      this.#rest = this.#rest.slice(end + 1);
      this.#turn = this.#turn.then(() => this.#run(line));
    }
    if (this.#rest.length > MAX_LINE) this.#stream.destroy();
  }

  async #run(line: string): Promise<void> {
    const [name, ...words] = wordsIn(line);
    if (HTTP.test(line)) {
      this.#stream.destroy();
      return;
    }
    if (name === undefined || this.#stream.destroyed || this.#stream.writableEnded) return;
    if (name === 'quit' || name === 'exit') {
      this.#stream.end();
      return;
    }
    if (!this.#in && !BEFORE.has(name)) {
      this.#say("KO: unknown command, try 'help'");
      return;
    }
    try {
      this.#say(...(await this.#answer(name, words, line)));
    } catch (error) {
      this.#say(`KO: ${errorText(error)}`);
    }
  }

  async #answer(name: string, words: string[], line: string): Promise<string[]> {
    if (name === 'help' || name === 'h' || name === '?') return [helpOf(words), 'OK'];
    if (name === 'auth') {
      if (this.#in) return ['OK'];
      if (words[0] !== this.#token) return ['KO: authentication token does not match'];
      this.#in = true;
      return [GREETING, 'OK'];
    }
    const command: ConsoleCommand | undefined = commands.find(each => each.name === name);
    if (!command) return ["KO: unknown command, try 'help'"];
    const [what, ...rest] = words;
    const said = await command.run(this.#device, what, rest, line);
    if (said.wrong !== undefined) return [`KO: ${said.wrong}`];
    return [...(said.text === undefined ? [] : [said.text]), 'OK'];
  }
}

/** Opens a phone's console on a port of this machine alone. Gives what closes it. Throws what `listen` throws where the port is taken. */
export async function openConsole(
  device: AdbDevice,
  port: number,
  token?: string,
): Promise<() => Promise<void>> {
  const clients = new Set<Duplex>();
  const server = createServer(socket => {
    clients.add(socket);
    socket.once('close', () => clients.delete(socket));
    new Console(socket, device, token);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return async () => {
    for (const client of clients) client.destroy();
    await new Promise(resolve => {
      server.close(resolve);
    });
  };
}
