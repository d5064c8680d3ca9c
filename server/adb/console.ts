import { createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { commands } from './console-commands/all.ts';
import type { AdbDevice } from './device.ts';
import { errorText } from './errno.ts';

const GREETING = "Android Console: type 'help' for a list of commands";
const AUTH_REQUIRED = [
  'Android Console: Authentication required',
  "Android Console: type 'auth <auth_token>' to authenticate",
];
/** The first line of an HTTP request. Any web page could send one to the port, so it closes the connection. */
const HTTP = /^[A-Z]+ \S+ HTTP\//;
/** Characters of an unfinished line at which the connection is closed. */
const MAX_LINE = 64 * 1024;
/** Commands that need no authentication. */
const OPEN_COMMANDS = new Set(['help', 'auth', 'quit', 'exit', 'ping']);

/** The words of a line. Words in quotes are one. */
export const wordsIn = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

/** Whether a client's first bytes are those of `adb emu` without a token: a command and `quit`, sent at once. */
const isOfAdb = (text: string): boolean => !text.startsWith('auth ') && /\nquit\n$/.test(text);

function helpOf(words: readonly string[]): string {
  const [name] = words;
  const found = name === undefined ? undefined : commands.find(command => command.name === name);
  if (found) return `${found.describe}${found.usage.map(usage => `\n   ${found.name} ${usage}`).join('')}`;
  const rows = [
    ['help', 'prints what there is'],
    ['auth', 'user authentication for the emulator console'],
    ...commands.map(command => [command.name, command.describe]),
    ['quit', 'quit control session'],
  ];
  return [
    'Android console commands:',
    '',
    ...rows.map(([command, describe]) => `    ${command!.padEnd(16)} ${describe}`),
    '',
    "try 'help <command>' for command-specific help",
  ].join('\n');
}

/**
 * The console of an emulator, which sends a phone what comes from outside, such as texts and calls. It reads a command from each line and
 * finishes it before the next.
 */
export class Console {
  readonly #device: AdbDevice;
  readonly #stream: Duplex;
  readonly #token: string | undefined;
  #authenticated: boolean;
  #rest = '';
  #hasReceived = false;
  #turn: Promise<void> = Promise.resolve();

  /** With a token, the console wants `auth TOKEN` before any other command. */
  constructor(stream: Duplex, device: AdbDevice, token?: string) {
    this.#device = device;
    this.#stream = stream;
    this.#token = token;
    this.#authenticated = token === undefined;
    stream.on('error', () => stream.destroy());
    stream.on('data', (bytes: Buffer) => this.#receive(bytes.toString('utf8')));
    stream.once('end', () => stream.end());
    this.#send(...(this.#authenticated ? [GREETING] : AUTH_REQUIRED), 'OK');
  }

  #send(...lines: string[]): void {
    if (this.#stream.writable)
      this.#stream.write(lines.map(line => `${line.replaceAll('\n', '\r\n')}\r\n`).join(''));
  }

  #receive(text: string): void {
    // `adb emu` prints what follows the second OK: that of `auth`, which it leaves out where its user has no token.
    if (!this.#hasReceived && this.#token === undefined && isOfAdb(text)) this.#send('OK');
    this.#hasReceived = true;
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
    if (!this.#authenticated && !OPEN_COMMANDS.has(name)) {
      this.#send("KO: unknown command, try 'help'");
      return;
    }
    try {
      this.#send(...(await this.#answer(name, words, line)));
    } catch (error) {
      this.#send(`KO: ${errorText(error)}`);
    }
  }

  async #answer(name: string, words: string[], line: string): Promise<string[]> {
    if (name === 'help' || name === 'h' || name === '?') return [helpOf(words), 'OK'];
    if (name === 'auth') {
      if (this.#authenticated) return ['OK'];
      if (words[0] !== this.#token) return ['KO: authentication token does not match'];
      this.#authenticated = true;
      return [GREETING, 'OK'];
    }
    const command = commands.find(each => each.name === name);
    if (!command) return ["KO: unknown command, try 'help'"];
    const [what, ...rest] = words;
    const { text, refused } = await command.run(this.#device, { what, rest, line });
    if (refused !== undefined) return [`KO: ${refused}`];
    return text === undefined ? ['OK'] : [text, 'OK'];
  }
}

/** Serves a phone's console on a port of the loopback address. Returns a function that closes it. Rejects as `listen` does. */
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
