import { PNG } from 'pngjs';
import type { Connection, Service } from './connection.ts';
import { shellOf, type AdbDevice } from './device.ts';
import { follow, followed } from './commands/logcat.ts';
import { addressOf } from './ports.ts';
import { reboot } from './reboot.ts';
import { reverse } from './reverse.ts';
import { exitFrame, frame, FRAME, FrameReader } from './shell-frames.ts';
import { runShell } from './shell.ts';
import type { AdbStream } from './stream.ts';
import { sync } from './sync.ts';
import { Terminal } from './terminal.ts';
import { quoted } from './errno.ts';

/** Programs that read what they are sent where they are given no file. */
const FILTERS = new Set([
  'cat',
  'tee',
  'sh',
  'bash',
  'wc',
  'grep',
  'sed',
  'awk',
  'sort',
  'head',
  'tail',
  'base64',
  'md5sum',
  'sha1sum',
  'sha256sum',
  'tr',
  'gzip',
  'gunzip',
  'zcat',
  'tar',
  'xargs',
  'cut',
  'uniq',
  'od',
  'nc',
  'sqlite3',
]);
/** Programs whose first argument is no file to read: a script, a pattern, a database. */
const SCRIPTED = new Set(['grep', 'sed', 'awk', 'tr', 'sqlite3']);

/**
 * Whether a line reads what the client sends: a client keeps its input open for as long as a command runs, so that waiting for its end
 * would hold up all the others for ever.
 */
export function readsInput(line: string): boolean {
  const [first = ''] = line.trim().split(/[|;&]/);
  const [program = '', ...args] = first
    .trim()
    .replace(/^toybox\s+/, '')
    .split(/\s+/);
  if (!FILTERS.has(program) || /<|(^|\s)-c\s/.test(first)) return false;
  const operands = args
    .join(' ')
    .replace(/\d?>>?\s*\S+/g, '')
    .split(/\s+/)
    .filter(arg => arg !== '' && (arg === '-' || !arg.startsWith('-')));
  if (program === 'tee' || program === 'nc') return true;
  return operands.includes('-') || operands.length <= (SCRIPTED.has(program) ? 1 : 0);
}

/** All that a client sends on a stream, until it says that this is all. */
async function inputOf(stream: AdbStream, framed: boolean): Promise<Buffer> {
  const reader = new FrameReader();
  const found: Buffer[] = [];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    if (!framed) {
      found.push(piece);
      continue;
    }
    for (const { kind, data } of reader.push(piece)) {
      if (kind === FRAME.CLOSE_STDIN) return Buffer.concat(found);
      if (kind === FRAME.STDIN) found.push(Buffer.from(data));
    }
  }
  return Buffer.concat(found);
}

/** Bytes of a package that a client sends behind the line that installs it: it reads no answer before all of them are taken. */
export function packageBytes(line: string): number {
  const said = /^(?:cmd\s+'?package'?|pm)\s+'?install(?:-write)?'?\s(?:.*\s)?'?-S'?\s+'?(\d+)'?(?:\s|$)/.exec(
    line,
  );
  return said ? Number(said[1]) : 0;
}

/** Takes so many bytes of what a client sends, and keeps none. */
function drained(stream: AdbStream, framed: boolean, bytes: number): Promise<void> {
  const reader = new FrameReader();
  let left = bytes;
  return new Promise(resolve => {
    stream.on('data', (piece: Buffer) => {
      left -= framed
        ? reader
            .push(piece)
            .reduce((sum, { kind, data }) => sum + (kind === FRAME.STDIN ? data.length : 0), 0)
        : piece.length;
      if (left <= 0) resolve();
    });
    for (const over of ['end', 'close', 'hangup']) stream.once(over, () => resolve());
  });
}

/** Runs a line, and gives what it wrote: in frames with its status, or bare. */
async function shell(stream: AdbStream, device: AdbDevice, line: string, framed: boolean): Promise<void> {
  const following = followed(line);
  if (following) {
    stream.resume();
    stream.once(
      'hangup',
      follow(device, following, text => stream.write(framed ? frame(FRAME.STDOUT, Buffer.from(text)) : text)),
    );
    return;
  }
  const gone = new AbortController();
  stream.once('hangup', () => gone.abort());
  const stdin = readsInput(line) ? await inputOf(stream, framed) : undefined;
  const unwanted = packageBytes(line);
  if (unwanted > 0) await drained(stream, framed, unwanted);
  // What else the client sends is not for this command.
  if (!stdin) stream.resume();
  const { out, err, status } = await runShell(device, line, {
    root: isRoot(device),
    merged: !framed,
    signal: gone.signal,
    ...(stdin ? { stdin } : {}),
  });
  if (!framed) {
    stream.end(Buffer.concat([out, err]));
    return;
  }
  for (const [kind, bytes] of [
    [FRAME.STDOUT, out],
    [FRAME.STDERR, err],
  ] as const) {
    for (let at = 0; at < bytes.length; at += FRAME_BYTES)
      stream.write(frame(kind, bytes.subarray(at, at + FRAME_BYTES)));
  }
  stream.end(exitFrame(status));
}
const FRAME_BYTES = 256 * 1024;

/** A shell that is talked to, until it or its client ends. */
async function terminal(stream: AdbStream, device: AdbDevice, framed: boolean, pty: boolean): Promise<void> {
  const shown = new Terminal(device, {
    pty,
    root: isRoot(device),
    write(bytes, kind) {
      stream.write(framed ? frame(kind === 'out' ? FRAME.STDOUT : FRAME.STDERR, bytes) : bytes);
    },
    exit(status) {
      if (framed) stream.end(exitFrame(status));
      else stream.end();
    },
  });
  stream.once('hangup', () => shown.leave());
  const reader = new FrameReader();
  for await (const piece of stream as AsyncIterable<Buffer>) {
    if (!framed) {
      shown.type(piece);
      continue;
    }
    for (const { kind, data } of reader.push(piece)) {
      if (kind === FRAME.STDIN) shown.type(Buffer.from(data));
      else if (kind === FRAME.CLOSE_STDIN) shown.end();
    }
  }
}

const ROOT = 'service.adb.root';
export const isRoot = ({ tree }: AdbDevice): boolean => tree.device.shell?.properties[ROOT] === '1';

/** Becomes root or ceases to be: the daemon says so and starts anew, which ends its clients. */
const becomes =
  (device: AdbDevice, root: boolean): Service =>
  async (stream, connection: Connection) => {
    if (isRoot(device) === root) {
      stream.end(root ? 'adbd is already running as root\n' : 'adbd not running as root\n');
      return;
    }
    await device.change(draft => {
      shellOf(draft).properties[ROOT] = root ? '1' : '0';
    });
    stream.once('finish', () => connection.end());
    stream.end(root ? 'restarting adbd as root\n' : 'restarting adbd as non root\n');
  };

/** The screen as rows of pixels, behind the header of version 1: bits a pixel, bytes, size, and where each colour lies. */
const framebuffer =
  (device: AdbDevice): Service =>
  async stream => {
    const { width, height, data } = PNG.sync.read(await device.picture());
    const header = Buffer.alloc(13 * 4);
    [1, 32, data.length, width, height, 0, 8, 16, 8, 8, 8, 24, 8].forEach((word, i) =>
      header.writeUInt32LE(word, 4 * i),
    );
    stream.resume();
    stream.write(header);
    stream.end(data);
  };

/** Joins a stream to who listens at an address of the phone, and ends both with either. */
const joined =
  (device: AdbDevice, address: string): Service =>
  async stream => {
    const near = await device.ports.connect(address);
    if (!near) {
      stream.destroy();
      return;
    }
    near.on('error', () => stream.destroy());
    stream.once('close', () => near.destroy());
    near.once('close', () => stream.end());
    stream.pipe(near).pipe(stream);
  };

/** The service of a name; undefined where the phone has none. */
export function serviceOf(name: string, device: AdbDevice): Service | undefined {
  const cut = name.indexOf(':');
  const [kind, ...options] = name.slice(0, cut).split(',');
  const rest = name.slice(cut + 1);
  switch (kind) {
    case 'shell':
      if (rest.trim() === '')
        return stream =>
          terminal(
            stream,
            device,
            options.includes('v2'),
            !options.includes('v2') || options.includes('pty'),
          );
      return stream => shell(stream, device, rest, options.includes('v2'));
    case 'exec':
      return stream => shell(stream, device, rest, false);
    case 'abb_exec':
      return stream =>
        shell(stream, device, ['cmd', ...rest.split('\0').filter(Boolean).map(quoted)].join(' '), false);
    case 'sync':
      return stream => sync(stream, device, { root: isRoot(device) });
    case 'framebuffer':
      return framebuffer(device);
    case 'root':
      return becomes(device, true);
    case 'unroot':
      return becomes(device, false);
    case 'reboot':
      return async stream => {
        stream.resume();
        await reboot(device);
        stream.end();
      };
    case 'reverse':
      return (stream, connection) => reverse(stream, connection, device.ports, rest);
    default: {
      const address = addressOf(name);
      return address !== undefined && device.ports.has(address) ? joined(device, address) : undefined;
    }
  }
}
