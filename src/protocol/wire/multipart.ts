/** The media type by which a client asks for pictures as bytes (RFC 2387). */
export const MULTIPART = 'multipart/related';
const JSON_TYPE = 'application/json';

/** One file of a multipart body. */
export interface Part {
  /** Its media type. */
  type: string;
  /** Its Content-ID without the angle brackets, by which the first part refers to it. */
  id: string;
  bytes: Buffer;
}

/** A body and the Content-Type that it is sent with. */
export interface MultipartBody {
  type: string;
  body: Buffer;
}

/** A body that cannot be read. */
export class MultipartError extends Error {}

/** Whether an Accept header names multipart/related, and does not refuse it by `q=0`. */
export function acceptsMultipart(accept: string | undefined): boolean {
  const ranges = accept?.toLowerCase().split(',') ?? [];
  return ranges.some(range => {
    const [type, ...parameters] = range.split(';').map(part => part.trim());
    return type === MULTIPART && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** A text of JSON and the files that it refers to, in one body. Each part has a Content-Length, so that a reader need not search for its end. */
export function multipartOf(json: string, parts: readonly Part[]): MultipartBody {
  const boundary = globalThis.crypto.randomUUID();
  const root = Buffer.from(json);
  const pieces: Buffer[] = [Buffer.from(`--${boundary}\r\n${headOf(JSON_TYPE, root)}`), root];
  for (const { type, id, bytes } of parts) {
    const head = `\r\n--${boundary}\r\nContent-ID: <${id}>\r\n${headOf(type, bytes)}`;
    pieces.push(Buffer.from(head), bytes);
  }
  pieces.push(Buffer.from(`\r\n--${boundary}--\r\n`));
  return {
    type: `${MULTIPART}; boundary="${boundary}"; type="${JSON_TYPE}"`,
    body: Buffer.concat(pieces),
  };
}

/** A message of a socket, which has no headers of its own: the Content-Type stands before the body. */
export function multipartMessage(json: string, parts: readonly Part[]): Buffer {
  const { type, body } = multipartOf(json, parts);
  return Buffer.concat([Buffer.from(`Content-Type: ${type}\r\n\r\n`), body]);
}

/** The Content-Type and the body in such a message. Throws MultipartError. */
export function bodyOf(message: Buffer): MultipartBody {
  const end = message.indexOf('\r\n\r\n');
  if (end < 0) throw new MultipartError('the message has no head');
  return { type: field(message.toString('latin1', 0, end), 'content-type'), body: message.subarray(end + 4) };
}

const headOf = (type: string, { length }: Buffer): string =>
  `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

/** The JSON text and the other parts of a body that `multipartOf` made. Throws MultipartError. */
export function readMultipart({ type, body }: MultipartBody): { json: string; parts: Part[] } {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new MultipartError(`no boundary in ${type}`);
  const parts = partsIn(body, `--${boundary}`);
  const [root, ...others] = parts;
  if (root?.type !== JSON_TYPE) throw new MultipartError('the first part is no JSON');
  return { json: root.bytes.toString('utf8'), parts: others };
}

function partsIn(body: Buffer, delimiter: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const skip = (text: string): boolean => {
    const end = at + text.length;
    if (body.toString('latin1', at, end) !== text) return false;
    at = end;
    return true;
  };
  const expect = (text: string) => {
    if (!skip(text)) throw new MultipartError(`no ${JSON.stringify(text)} at byte ${at}`);
  };
  expect(delimiter);
  while (!skip('--')) {
    expect('\r\n');
    const end = body.indexOf('\r\n\r\n', at);
    if (end < 0) throw new MultipartError(`the head at byte ${at} does not end`);
    const head = body.toString('latin1', at, end);
    const length = field(head, 'content-length');
    if (!/^\d+$/.test(length)) throw new MultipartError(`the part at byte ${at} has no Content-Length`);
    at = end + 4;
    const bytes = body.subarray(at, at + Number(length));
    at += Number(length);
    parts.push({
      type: field(head, 'content-type'),
      id: field(head, 'content-id').replace(/^<|>$/g, ''),
      bytes,
    });
    expect(`\r\n${delimiter}`);
  }
  return parts;
}

/** A header of a part; empty if it has none. */
function field(head: string, name: string): string {
  const line = head.split('\r\n').find(each => each.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}
