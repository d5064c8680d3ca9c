import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loggedUrl, openLog, type LogLevel } from './log.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';

const create = rule('notes', 'create', { kind: 'plain' });
type Line = Record<string, any>;

/** Runs `work` on a server over fake pages, and gives what the server logged. */
async function logged(
  level: LogLevel,
  work: (f: Fixture) => Promise<unknown>,
  options = {},
): Promise<Line[]> {
  const lines: Line[] = [];
  const log = openLog({ level, pretty: false, err: text => lines.push(JSON.parse(text) as Line) });
  const f = await fixture({ ...options, log });
  try {
    await work(f);
  } finally {
    await f.close();
  }
  return lines;
}
const withMessage = (lines: readonly Line[], text: string) => lines.filter(({ msg }) => msg.includes(text));

describe('a failure leaves its cause in the log', () => {
  it('a page that throws, and one that dies', async () => {
    const lines = await logged('info', async f => {
      const phone = await f.phone();
      f.pool.faults = ['throws', 'throws', 'lost', 'lost'];
      await f.step(phone, create);
      await f.step(phone, create);
    });
    const causes = lines.map(({ err }) => String(err?.stack));
    expect(causes).toEqual([
      expect.stringContaining('Error: broken'),
      expect.stringContaining('the page crashed'),
    ]);
    for (const line of lines)
      expect(line).toMatchObject({
        level: expect.stringMatching(/warn|error/),
        component: 'http',
        method: 'POST',
      });
  });

  it('an error of the server itself has its stack, and the id that the caller was given', async () => {
    let answer: any;
    const lines = await logged(
      'error',
      async f => {
        answer = await f.get('/broken');
      },
      {
        routes: (app: Fixture['app']['fastify']) =>
          app.get('/broken', async () => {
            throw new TypeError('nothing there');
          }),
      },
    );
    expect(answer.body.error).toEqual({
      code: 'INTERNAL',
      message: 'nothing there',
      details: { requestId: answer.headers['x-request-id'] },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'error',
      requestId: answer.headers['x-request-id'],
      url: '/broken',
      err: { type: 'TypeError', stack: expect.stringContaining('log.test.ts') },
    });
  });

  it('a bad request', async () => {
    const lines = await logged('info', f => f.post('/v1/phones', { sed: 7 }));
    expect(lines).toMatchObject([
      {
        level: 'info',
        code: 'INVALID_BODY',
        method: 'POST',
        url: '/v1/phones',
        msg: expect.stringContaining('/sed'),
      },
    ]);
  });

  it('an entry of the step cache that differs from the step drawn again', async () => {
    const lines = await logged(
      'error',
      async f => {
        const phones = [await f.phone({ seed: 3 }), await f.phone({ seed: 3 })];
        await f.step(phones[0]!, create);
        f.pool.noise = 'other';
        await f.step(phones[1]!, create);
      },
      { proofEvery: 1 },
    );
    expect(lines).toMatchObject([
      {
        level: 'error',
        component: 'steps',
        phone: 'phone-2',
        kept: expect.any(String),
        drawn: expect.any(String),
      },
    ]);
  });

  it('a message of a live socket that is refused names its phone', async () => {
    const lines = await logged('info', async f => {
      const phone = await f.phone();
      const socket = await f.app.fastify.injectWS(`${phone}/live`, { headers: { host: 'localhost' } });
      const replied = new Promise<void>(resolve => {
        socket.on('message', data => {
          if (JSON.parse(String(data)).type === 'error') resolve();
        });
      });
      socket.send('{"type":"fly"}');
      await replied;
      socket.terminate();
    });
    expect(withMessage(lines, 'INVALID_BODY')).toMatchObject([{ component: 'live', phone: 'phone-1' }]);
  });
});

describe('requests', () => {
  it('have one line each at debug, without secrets, and none at info', async () => {
    const work = (f: Fixture) =>
      f.get('/v1/apps/notes?token=hush&key=hush&lang=en', { authorization: 'Bearer hush' });
    const lines = withMessage(await logged('debug', work), 'request');
    expect(lines).toMatchObject([
      {
        method: 'GET',
        url: '/v1/apps/notes?token=[hidden]&key=[hidden]&lang=en',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('hush');
    expect(await logged('info', work)).toEqual([]);
  });

  it('keep the id of a caller that is sane, and get one where there is none', async () => {
    const lines = await logged('debug', async f => {
      const given = async (id?: string) =>
        (await f.get('/health', id === undefined ? {} : { 'x-request-id': id })).headers['x-request-id'];
      expect(await given('trace-7:a.b/c')).toBe('trace-7:a.b/c');
      for (const odd of [undefined, '', 'a b', 'x'.repeat(129), 'é', '"'])
        expect(await given(odd)).toMatch(/^[0-9a-f-]{36}$/);
      expect((await f.get('/none')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });
    expect(lines[0]).toMatchObject({ requestId: 'trace-7:a.b/c' });
  });

  it.each([
    ['/a?x=1', '/a?x=1'],
    ['/a?access_token=1&b=2', '/a?access_token=[hidden]&b=2'],
    ['/a?%74oken=1', '/a?%74oken=[hidden]'],
    ['/a?%=1&KEY', '/a?%=1&KEY=[hidden]'],
  ])('%s is logged as %s', (url, logged) => {
    expect(loggedUrl(url)).toBe(logged);
  });
});

describe('where lines go', () => {
  it('to a file, as JSON lines, after what is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapworld-log-'));
    try {
      const file = join(folder, 'log');
      for (const n of [1, 2]) openLog({ file }).info({ n, token: 'hush' }, 'line');
      const lines = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as Line);
      expect(lines).toMatchObject([{ n: 1, level: 'info' }, { n: 2 }]);
      expect(lines[0]!['token']).toBe('[Redacted]');
      expect(() => openLog({ file: folder })).toThrow(/EISDIR/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.runIf(process.platform === 'linux')('a full disk is said once, and ends nothing', () => {
    const output: string[] = [];
    const log = openLog({ file: '/dev/full', err: text => output.push(text) });
    for (let i = 0; i < 3; i++) log.info('line');
    expect(output).toEqual([expect.stringMatching(/\/dev\/full cannot be written.*ENOSPC/)]);
  });

  it('for people where they are to be read by people', () => {
    const output: string[] = [];
    openLog({ pretty: true, err: text => output.push(text) }).warn({ phone: 'phone-1' }, 'lost');
    expect(output.join('')).toMatch(/WARN.*lost/);
    expect(output.join('')).toContain('phone-1');
  });
});
