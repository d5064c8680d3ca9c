import { request, type IncomingMessage } from 'node:http';
import { refuse, type Command, type Output } from '../command.ts';
import { dial } from './nc.ts';

const DATA = ['-d', '--data', '--data-raw', '--data-binary'];
const VALUED = new Set([
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

/** `curl`: HTTP to a server on this phone, or to one that a client leads back to. There is no other host in reach. */
export const curl: Command = {
  name: 'curl',
  async run(args, { device, files, path, signal, stdin }): Promise<Output> {
    let method: string | undefined;
    let body: Buffer | undefined;
    let output: string | undefined;
    let format = '';
    const headers: Record<string, string> = { 'user-agent': 'curl/7.83.1', accept: '*/*' };
    const flags = new Set<string>();
    const urls: string[] = [];
    for (let i = 0; i < args.length; i++) {
      const arg = args[i]!;
      if (!arg.startsWith('-')) {
        urls.push(arg);
        continue;
      }
      if (!VALUED.has(arg)) {
        for (const flag of arg.startsWith('--') ? [arg.slice(2)] : arg.slice(1)) flags.add(flag);
        continue;
      }
      const value = args[++i];
      if (value === undefined)
        return refuse(
          `curl: option ${arg}: requires parameter\ncurl: try 'curl --help' for more information`,
          2,
        );
      if (arg === '-X' || arg === '--request') method = value;
      else if (arg === '-o' || arg === '--output') output = value;
      else if (arg === '-A' || arg === '--user-agent') headers['user-agent'] = value;
      else if (arg === '-w' || arg === '--write-out') format = value;
      else if (arg === '-H' || arg === '--header') {
        const [name = '', ...rest] = value.split(':');
        headers[name.trim().toLowerCase()] = rest.join(':').trim();
      } else if (DATA.includes(arg))
        body =
          value === '@-'
            ? stdin
            : value.startsWith('@')
              ? await files.read(path(value.slice(1)))
              : Buffer.from(value);
    }
    const [given] = urls;
    if (given === undefined) return refuse("curl: try 'curl --help' for more information", 2);
    const text = /^[a-z]+:\/\//i.test(given) ? given : `http://${given}`;
    if (!URL.canParse(text)) return refuse(`curl: (3) URL using bad/illegal format or missing URL`, 3);
    const url = new URL(text);
    if (url.protocol !== 'http:')
      return refuse(
        `curl: (1) Protocol "${url.protocol.slice(0, -1)}" not supported or disabled in libcurl`,
        1,
      );
    const port = url.port || '80';
    const near = await dial(url.hostname.replace(/^\[|\]$/g, ''), port, address =>
      device.ports.connect(address),
    );
    const silent = flags.has('s') || flags.has('silent');
    const failed = (why: string, status: number): Output =>
      silent && !flags.has('S') ? { status } : refuse(`curl: (${status}) ${why}`, status);
    if (near === 'unknown host') return failed(`Could not resolve host: ${url.hostname}`, 6);
    if (near === 'refused')
      return failed(`Failed to connect to ${url.hostname} port ${port}: Connection refused`, 7);
    if (body !== undefined) headers['content-type'] ??= 'application/x-www-form-urlencoded';
    const reply = await new Promise<{ message: IncomingMessage; data: Buffer } | Error>(resolve => {
      const call = request(
        url,
        {
          method: method ?? (flags.has('I') ? 'HEAD' : body ? 'POST' : 'GET'),
          headers: { ...headers, connection: 'close', ...(body ? { 'content-length': body.length } : {}) },
          createConnection: () => near,
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
    near.destroy();
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
