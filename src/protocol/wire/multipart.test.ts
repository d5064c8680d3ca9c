import { describe, expect, it } from 'vitest';
import { Screenshot } from '../screenshot.ts';
import { detachPicture, readAnswer } from './attached.ts';
import { acceptsMultipart, multipartOf, readMultipart } from './multipart.ts';

const json = '{"a":"ü\\r\\n--x"}';
const part = { type: 'image/jpeg', id: 'one@x', bytes: Buffer.from([0, 13, 10, 45, 45, 255]) };
const made = () => multipartOf(json, [part, { ...part, id: 'two@x', bytes: Buffer.alloc(0) }]);

describe('a body of several parts', () => {
  it('is read as it was written', () => {
    const { json: text, parts } = readMultipart(made());
    expect(text).toBe(json);
    expect(parts.map(({ type, id }) => [type, id])).toEqual([
      ['image/jpeg', 'one@x'],
      ['image/jpeg', 'two@x'],
    ]);
    expect(parts[0]!.bytes).toEqual(part.bytes);
    expect(parts[1]!.bytes).toHaveLength(0);
  });

  it('is what RFC 2387 says', () => {
    const { type, body } = multipartOf('{}', [part]);
    const [, boundary] = /boundary="([^"]+)"; type="application\/json"$/.exec(type)!;
    expect(body.toString('latin1')).toBe(
      `--${boundary}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}\r\n` +
        `--${boundary}\r\nContent-ID: <one@x>\r\nContent-Type: image/jpeg\r\nContent-Length: 6\r\n\r\n` +
        `\0\r\n--\xff\r\n--${boundary}--\r\n`,
    );
  });

  it.each([
    ['has no boundary', (): [string, Buffer] => ['multipart/related', made().body]],
    ['has another boundary', (): [string, Buffer] => ['multipart/related; boundary=other', made().body]],
    ['is empty', (): [string, Buffer] => [made().type, Buffer.alloc(0)]],
  ])('is refused if it %s', (_, given) => {
    const [type, body] = given();
    expect(() => readMultipart({ type, body })).toThrow(/boundary|no "--/);
  });

  it('is refused wherever it is cut', () => {
    const { type, body } = made();
    const last = body.length - '--\r\n'.length;
    for (let end = 0; end <= last; end++)
      expect(() => readMultipart({ type, body: body.subarray(0, end) }), `${end}`).toThrow();
  });

  it.each([
    ['without a length', 'Content-Length: 6\r\n', ''],
    ['with a negative length', 'Content-Length: 6', 'Content-Length: -6'],
    ['with a length that is too small', 'Content-Length: 6', 'Content-Length: 5'],
    ['with a length beyond the body', 'Content-Length: 6', 'Content-Length: 600'],
    ['whose first part is no JSON', 'application/json', 'text/plain; a=bc'],
  ])('is refused %s', (_, from, to) => {
    const { type, body } = multipartOf(json, [part]);
    const changed = Buffer.from(body.toString('latin1').replace(from, to), 'latin1');
    expect(() => readMultipart({ type, body: changed })).toThrow();
  });
});

describe('an Accept header', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['multipart/mixed', false],
    ['multipart/related', true],
    ['application/json, Multipart/Related; type="application/json";q=0.5', true],
    ['multipart/related;q=0', false],
    ['multipart/related; q=0.0, application/json', false],
  ])('%s: %s', (accept, wanted) => {
    expect(acceptsMultipart(accept)).toBe(wanted);
  });
});

describe('an answer with a picture', () => {
  const file = Buffer.from('a picture');
  const size = { mime: 'image/webp', width: 3, height: 4 };
  const answerOf = (given: string | Buffer) => ({
    observation: { clock: 1, screenshot: new Screenshot(size, given) },
    stateHash: 'a',
  });

  it.each([
    ['base64', file.toString('base64')],
    ['bytes', file],
  ])('is the same in both forms, from %s', (_, given) => {
    const answer = answerOf(given);
    const wire = JSON.parse(JSON.stringify(answer));
    expect(wire.observation.screenshot).toEqual({ ...size, base64: file.toString('base64') });
    const { answer: rest, parts } = detachPicture(answer)!;
    expect(JSON.stringify(rest)).not.toContain('base64');
    const read = readAnswer(multipartOf(JSON.stringify(rest), parts)) as typeof answer;
    expect(read.observation.screenshot.bytes).toEqual(file);
    expect(JSON.parse(JSON.stringify(read))).toEqual(wire);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(wire);
    expect({ ...read.observation.screenshot }).toEqual(wire.observation.screenshot);
    expect(structuredClone(read.observation.screenshot)).toEqual(wire.observation.screenshot);
  });

  it('has one size in both forms', () => {
    const screenshot = new Screenshot(size, file.toString('base64'));
    expect(screenshot.size).toBe(12);
    expect(screenshot.bytes).toBe(screenshot.bytes);
    expect(screenshot.size).toBe(12);
    expect(screenshot.base64).toBe(file.toString('base64'));
  });

  it('is refused if its part is missing', () => {
    const { answer } = detachPicture(answerOf(file))!;
    expect(() => readAnswer(multipartOf(JSON.stringify(answer), [part]))).toThrow('screenshot@tapworld');
  });
});
