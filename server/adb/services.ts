import { PNG } from 'pngjs';
import type { Connection, Service } from './connection.ts';
import { shellOf, type AdbDevice } from './device.ts';
import { exitFrame, frame, FRAME, FrameReader } from './shell-frames.ts';
import { runShell } from './shell.ts';
import type { AdbStream } from './stream.ts';
import { sync } from './sync.ts';

/** Programs that read what they are sent where they are given no file. */
const FILTERS = new Set(['cat', 'tee', 'sh', 'bash', 'wc', 'grep', 'sed', 'awk', 'sort', 'head', 'tail', 'base64', 'md5sum', 'sha1sum', 'sha256sum', 'tr', 'gzip', 'gunzip', 'zcat', 'tar', 'xargs', 'cut', 'uniq', 'od']);
/** Programs that read a script or a pattern from their first argument. */
const SCRIPTED = new Set(['grep', 'sed', 'awk', 'tr']);

/**
 * Whether a line reads what the client sends: a client keeps its input open for as long as a command runs, so that waiting for its end
 * would hold up all the others for ever.
 */
export function readsInput(line: string): boolean {
  const [first = ''] = line.trim().split(/[|;&]/);
  const [program = '', ...args] = first.trim().split(/\s+/);
  if (!FILTERS.has(program) || /<|(^|\s)-c\s/.test(first)) return false;
  const operands = args.join(' ').replace(/\d?>>?\s*\S+/g, '').split(/\s+/).filter(arg => arg !== '' && (arg === '-' || !arg.startsWith('-')));
  if (program === 'tee') return true;
  return operands.includes('-') || operands.length <= (SCRIPTED.has(program) ? 1 : 0);
}

/** All that a client sends on a stream, until it says that this is all. */
async function inputOf(stream: AdbStream, framed: boolean): Promise<Buffer> {
  const reader = new FrameReader();
  const found: Buffer[] = [];
  for await (const piece of stream as AsyncIterable<Buffer>) {
    if (!framed) { found.push(piece); continue; }
    for (const { kind, data } of reader.push(piece)) {
      if (kind === FRAME.CLOSE_STDIN) return Buffer.concat(found);
      if (kind === FRAME.STDIN) found.push(Buffer.from(data));
    }
  }
  return Buffer.concat(found);
}

/** Runs a line, and gives what it wrote: in frames with its status, or bare. */
async function shell(stream: AdbStream, device: AdbDevice, line: string, framed: boolean): Promise<void> {
  const gone = new AbortController();
  stream.once('hangup', () => gone.abort());
  const stdin = readsInput(line) ? await inputOf(stream, framed) : undefined;
  // What else the client sends is not for this command.
  if (!stdin) stream.resume();
  const { out, err, status } = await runShell(device, line, { root: isRoot(device), merged: !framed, signal: gone.signal, ...(stdin ? { stdin } : {}) });
  if (!framed) { stream.end(Buffer.concat([out, err])); return; }
  for (const [kind, bytes] of [[FRAME.STDOUT, out], [FRAME.STDERR, err]] as const) {
    for (let at = 0; at < bytes.length; at += FRAME_BYTES) stream.write(frame(kind, bytes.subarray(at, at + FRAME_BYTES)));
  }
  stream.end(exitFrame(status));
}
const FRAME_BYTES = 256 * 1024;

const ROOT = 'service.adb.root';
export const isRoot = ({ tree }: AdbDevice): boolean => tree.device.shell?.properties[ROOT] === '1';

/** Becomes root or ceases to be: the daemon says so and starts anew, which ends its clients. */
const becomes = (device: AdbDevice, root: boolean): Service => async (stream, connection: Connection) => {
  if (isRoot(device) === root) { stream.end(root ? 'adbd is already running as root\n' : 'adbd not running as root\n'); return; }
  await device.change(draft => { shellOf(draft).properties[ROOT] = root ? '1' : '0'; });
  stream.once('finish', () => connection.end());
  stream.end(root ? 'restarting adbd as root\n' : 'restarting adbd as non root\n');
};

/** The screen as rows of pixels, behind the header of version 1: bits a pixel, bytes, size, and where each colour lies. */
const framebuffer = (device: AdbDevice): Service => async stream => {
  const { width, height, data } = PNG.sync.read(await device.picture());
  const header = Buffer.alloc(13 * 4);
  [1, 32, data.length, width, height, 0, 8, 16, 8, 8, 8, 24, 8].forEach((word, i) => header.writeUInt32LE(word, 4 * i));
  stream.resume();
  stream.write(header);
  stream.end(data);
};

/** The service of a name; undefined where the phone has none. */
export function serviceOf(name: string, device: AdbDevice): Service | undefined {
  const cut = name.indexOf(':');
  const [kind, ...options] = name.slice(0, cut).split(',');
  const rest = name.slice(cut + 1);
  switch (kind) {
    case 'shell': return stream => shell(stream, device, rest, options.includes('v2'));
    case 'exec': return stream => shell(stream, device, rest, false);
    case 'abb_exec': return stream => shell(stream, device, ['cmd', ...rest.split('\0').filter(Boolean).map(quoted)].join(' '), false);
    case 'sync': return stream => sync(stream, device);
    case 'framebuffer': return framebuffer(device);
    case 'root': return becomes(device, true);
    case 'unroot': return becomes(device, false);
    case 'reboot': return (stream, connection) => { stream.once('finish', () => connection.end()); stream.end(); };
    default: return undefined;
  }
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
