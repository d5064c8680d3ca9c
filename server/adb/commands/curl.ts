import { request, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuse, type Command, type CommandContext, type Output } from '../command.ts';
import { dial } from './nc.ts';

const DATA = ['-d', '--data', '--data-raw', '--data-binary'];
/** Options that are followed by a value. */
const WITH_VALUE = new Set([
  ...DATA,
  '-X',
  '--request',
  '-H',
  '--header',
  '-o',
  '--output',
  '-m',
  '--max-time',
  '--connect-timeout',
  '-A',
  '--user-agent',
  '-w',
  '--write-out',
]);

/** The status line and the headers of a reply. */
function headOf({ statusCode = 0, statusMessage, rawHeaders }: IncomingMessage): string {
  let head = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n`;
  for (let i = 0; i < rawHeaders.length; i += 2) head += `${rawHeaders[i]}: ${rawHeaders[i + 1]}\r\n`;
  return `${head}\r\n`;
}

interface Arguments {
  method: string | undefined;
  body: Buffer | undefined;
  output: string | undefined;
  format: string;
  headers: Record<string, string>;
  flags: Set<string>;
  url: string | undefined;
}

/** The body that an option of DATA gives: a text, a file (`@FILE`) or the standard input (`@-`). */
async function bodyOf(value: string, { files, path, stdin }: CommandContext): Promise<Buffer> {
  if (value === '@-') return stdin;
  return value.startsWith('@') ? files.read(path(value.slice(1))) : Buffer.from(value);
}

async function setOption(
  read: Arguments,
  option: string,
  value: string,
  context: CommandContext,
): Promise<void> {
  switch (option) {
    case '-X':
    case '--request':
      read.method = value;
      return;
    case '-o':
    case '--output':
      read.output = value;
      return;
    case '-A':
    case '--user-agent':
      read.headers['user-agent'] = value;
      return;
    case '-w':
    case '--write-out':
      read.format = value;
      return;
    case '-H':
    case '--header': {
      const [name = '', ...rest] = value.split(':');
      read.headers[name.trim().toLowerCase()] = rest.join(':').trim();
      return;
    }
    default:
      if (DATA.includes(option)) read.body = await bodyOf(value, context);
  }
}

/** Reads the arguments. Returns the error of an option without its value. */
async function readArguments(args: readonly string[], context: CommandContext): Promise<Arguments | Output> {
  const read: Arguments = {
    method: undefined,
    body: undefined,
    output: undefined,
    format: '',
    headers: { 'user-agent': 'curl/7.83.1', accept: '*/*' },
    flags: new Set(),
    url: undefined,
  };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith('-')) read.url ??= arg;
    else if (!WITH_VALUE.has(arg))
      for (const flag of arg.startsWith('--') ? [arg.slice(2)] : arg.slice(1)) read.flags.add(flag);
    else {
      const value = args[++i];
      if (value === undefined)
        return refuse(
          `curl: option ${arg}: requires parameter\ncurl: try 'curl --help' for more information`,
          2,
        );
      await setOption(read, arg, value, context);
    }
  }
  return read;
}

/** Sends a request over a connection, and reads the reply. */
function exchange(
  url: URL,
  connection: Duplex,
  { method, body, headers, flags }: Arguments,
  signal: AbortSignal,
): Promise<{ message: IncomingMessage; data: Buffer } | Error> {
  const length = body ? { 'content-length': body.length } : {};
  return new Promise(resolve => {
    const call = request(
      url,
      {
        method: method ?? (flags.has('I') ? 'HEAD' : body ? 'POST' : 'GET'),
        headers: { ...headers, connection: 'close', ...length },
        createConnection: () => connection,
        signal,
      },
      message => {
        const pieces: Buffer[] = [];
        message.on('data', (piece: Buffer) => pieces.push(piece));
        message.on('end', () => resolve({ message, data: Buffer.concat(pieces) }));
        message.on('error', resolve);
      },
    );
    call.on('error', resolve);
    call.end(body);
  });
}

/** `curl`: HTTP to a server on this phone, or to a reversed port of a client. No other host can be reached. */
export const curl: Command = {
  name: 'curl',
  async run(given, context): Promise<Output> {
    const { device, files, path, signal } = context;
    const args = await readArguments(given, context);
    if (!('flags' in args)) return args;
    const { flags, body, output, format, headers } = args;
    if (args.url === undefined) return refuse("curl: try 'curl --help' for more information", 2);
    const text = /^[a-z]+:\/\//i.test(args.url) ? args.url : `http://${args.url}`;
    if (!URL.canParse(text)) return refuse('curl: (3) URL using bad/illegal format or missing URL', 3);
    const url = new URL(text);
    const { protocol } = url;
    if (protocol !== 'http:')
      return refuse(`curl: (1) Protocol "${protocol.slice(0, -1)}" not supported or disabled in libcurl`, 1);
    const failed = (reason: string, status: number): Output => {
      const isSilent = (flags.has('s') || flags.has('silent')) && !flags.has('S');
      return isSilent ? { status } : refuse(`curl: (${status}) ${reason}`, status);
    };
    const port = url.port || '80';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const connection = await dial(host, port, address => device.ports.connect(address));
    if (connection === 'unknown host') return failed(`Could not resolve host: ${url.hostname}`, 6);
    if (connection === 'refused')
      return failed(`Failed to connect to ${url.hostname} port ${port}: Connection refused`, 7);
    if (body !== undefined) headers['content-type'] ??= 'application/x-www-form-urlencoded';
    const reply = await exchange(url, connection, args, signal);
    connection.destroy();
    if (reply instanceof Error) return failed('Empty reply from server', 52);
    const { message, data } = reply;
    const status = message.statusCode ?? 0;
    if (status >= 400 && (flags.has('f') || flags.has('fail')))
      return failed(`The requested URL returned error: ${status}`, 22);
    const head = Buffer.from(flags.has('i') || flags.has('I') ? headOf(message) : '');
    const tail = Buffer.from(
      format.replaceAll('%{http_code}', String(status)).replaceAll(String.raw`\n`, '\n'),
    );
    if (output === undefined) return { out: Buffer.concat([head, data, tail]) };
    await files.write(path(output), Buffer.concat([head, data]));
    return { out: tail };
  },
};
