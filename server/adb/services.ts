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

/** Programs that read standard input if no file is given. */
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
/** Programs whose first argument is not an input file but a script, a pattern or a database. */
const SCRIPTED = new Set(['grep', 'sed', 'awk', 'tr', 'sqlite3']);

/**
 * Whether a line reads standard input. A client keeps its input open while a command runs, so a command that waits for its end without
 * need would never start.
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

/** Reads a stream until the client closes its input. */
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

/** The size of the package that a client sends after an install command. It reads the answer only once all bytes are received. */
export function packageBytes(line: string): number {
  const size = /^(?:cmd\s+'?package'?|pm)\s+'?install(?:-write)?'?\s(?:.*\s)?'?-S'?\s+'?(\d+)'?(?:\s|$)/.exec(
    line,
  );
  return size ? Number(size[1]) : 0;
}

/** The bytes of standard input in the frames that a piece completes. */
function stdinBytes(reader: FrameReader, piece: Buffer): number {
  let bytes = 0;
  for (const { kind, data } of reader.push(piece)) if (kind === FRAME.STDIN) bytes += data.length;
  return bytes;
}

/** Receives this many bytes from a client and discards them. */
function discard(stream: AdbStream, framed: boolean, bytes: number): Promise<void> {
  const reader = new FrameReader();
  let left = bytes;
  return new Promise(resolve => {
    stream.on('data', (piece: Buffer) => {
      left -= framed ? stdinBytes(reader, piece) : piece.length;
      if (left <= 0) resolve();
    });
    for (const over of ['end', 'close', 'hangup']) stream.once(over, () => resolve());
  });
}

/** Runs a line and sends its output, in frames with its exit status or unframed. */
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
  const cancelled = new AbortController();
  stream.once('hangup', () => cancelled.abort());
  const stdin = readsInput(line) ? await inputOf(stream, framed) : undefined;
  const unwanted = packageBytes(line);
  if (unwanted > 0) await discard(stream, framed, unwanted);
  // The command reads no input: discard what the client sends.
  if (!stdin) stream.resume();
  const { out, err, status } = await runShell(device, line, {
    root: isRoot(device),
    merged: !framed,
    signal: cancelled.signal,
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

/** Runs an interactive shell until it or its client ends. */
async function terminal(stream: AdbStream, device: AdbDevice, framed: boolean, pty: boolean): Promise<void> {
  const session = new Terminal(device, {
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
  stream.once('hangup', () => session.leave());
  const reader = new FrameReader();
  for await (const piece of stream as AsyncIterable<Buffer>) {
    if (!framed) {
      session.type(piece);
      continue;
    }
    for (const { kind, data } of reader.push(piece)) {
      if (kind === FRAME.STDIN) session.type(Buffer.from(data));
      else if (kind === FRAME.CLOSE_STDIN) session.end();
    }
  }
}

const ROOT = 'service.adb.root';
export const isRoot = ({ tree }: AdbDevice): boolean => tree.device.shell?.properties[ROOT] === '1';

/** Restarts the daemon as root or as the shell user, which disconnects its clients. */
const restartAs =
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

/** The screen as rows of pixels after a header of version 1: bits per pixel, bytes, size, and the offset and length of each colour. */
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

/** Connects a stream to the listener at an address of the phone. Each ends with the other. */
const connectTo =
  (device: AdbDevice, address: string): Service =>
  async stream => {
    const socket = await device.ports.connect(address);
    if (!socket) {
      stream.destroy();
      return;
    }
    socket.on('error', () => stream.destroy());
    stream.once('close', () => socket.destroy());
    socket.once('close', () => stream.end());
    stream.pipe(socket).pipe(stream);
  };

/** The service with a name; undefined if the phone has none. */
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
      return restartAs(device, true);
    case 'unroot':
      return restartAs(device, false);
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
      return address !== undefined && device.ports.has(address) ? connectTo(device, address) : undefined;
    }
  }
}
