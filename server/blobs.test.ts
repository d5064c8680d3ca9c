import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixture, type Fixture } from './testing/fake.ts';

const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff]);
const sha = createHash('sha256').update(bytes).digest('hex');
const at = `/v1/blobs/${sha}`;
let base: string;
let folder: string;
let f: Fixture;

const start = async () => {
  f = await fixture({ blobFolder: folder });
};
const restart = async () => {
  await f.close();
  await start();
};
const put = (of = bytes, type = 'image/png') =>
  f.call('PUT', `/v1/blobs/${createHash('sha256').update(of).digest('hex')}`, of, { 'content-type': type });
/** The bytes as they were sent, which text would spoil. */
const raw = async (url = at) => (await f.app.fastify.inject({ url })).rawPayload;

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'tapworld-blobs-'));
  folder = join(base, 'data', 'blobs');
  await start();
});
afterEach(async () => {
  await f.close();
  rmSync(base, { recursive: true, force: true });
});

describe('bytes in a folder', () => {
  it('outlive the server, with their type, and leave nothing half done', async () => {
    expect((await put()).status).toBe(204);
    await restart();
    const { status, headers } = await f.get(at);
    expect([status, headers['content-type'], headers['etag'], headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      `"${sha}"`,
      'nosniff',
    ]);
    expect(await raw()).toEqual(bytes);
    expect(readdirSync(folder).sort()).toEqual([sha, `${sha}.type`]);
    const { status: same, text } = await f.get(at, { 'if-none-match': `"${sha}"` });
    expect([same, text]).toEqual([304, '']);
  });

  it('let a phone refer to them after a restart', async () => {
    await put();
    await restart();
    const some = Object.values(
      (await f.get(`${await f.phone()}/state?path=/device/storage/files`)).body as Record<string, object>,
    )[0];
    const refer = async () =>
      f.patch(`${await f.phone()}/state`, [
        {
          op: 'add',
          path: '/device/storage/files/file-x',
          value: { ...some, blob: { sha256: sha, size: bytes.length, mime: 'image/png' } },
        },
      ]);
    expect((await refer()).status).toBe(200);
    truncateSync(join(folder, sha), 3);
    expect((await refer()).body.error).toMatchObject({ code: 'BLOB_MISSING', details: [sha] });
  });

  it.each([
    ['cut off', () => truncateSync(join(folder, sha), 3)],
    ['changed', () => writeFileSync(join(folder, sha), 'something else')],
    ['empty', () => writeFileSync(join(folder, sha), '')],
  ])('that were %s are not served, and can be put again', async (_, damage) => {
    await put();
    damage();
    for (const again of [async () => {}, restart]) {
      await again();
      const { status, body } = await f.get(at);
      expect([status, body.error.code]).toEqual([404, 'BLOB_NOT_FOUND']);
    }
    expect((await put()).status).toBe(204);
    expect(await raw()).toEqual(bytes);
  });

  it('that another process is still writing, or died over, are not seen', async () => {
    for (const name of [`${sha}.type`, `${sha}.type.1.part`, `${sha}.1.part`])
      writeFileSync(join(folder, name), name.includes('type') ? 'image/png' : bytes.subarray(0, 4));
    expect((await f.get(at)).status).toBe(404);
    expect((await put()).status).toBe(204);
    expect(await raw()).toEqual(bytes);
  });

  it('whose type was lost are bytes', async () => {
    await put();
    for (const damage of [
      () => rmSync(join(folder, `${sha}.type`)),
      () => writeFileSync(join(folder, `${sha}.type`), 'image/png\r\nx-evil: 1'),
    ]) {
      damage();
      const { status, headers } = await f.get(at);
      expect([status, headers['content-type'], headers['x-evil']]).toEqual([
        200,
        'application/octet-stream',
        undefined,
      ]);
    }
  });
});

it('no name leads out of the folder', async () => {
  writeFileSync(join(base, 'data', 'secret'), 'hidden words');
  await put();
  for (const name of [
    '..%2fsecret',
    '../secret',
    `..%2f${'0'.repeat(61)}`,
    `${sha}.type`,
    `%2e%2e%2fsecret`,
    `${sha}%00`,
    `${sha}%2f..%2f..%2fsecret`,
    sha.toUpperCase(),
    '',
  ]) {
    for (const { status, text } of [
      await f.get(`/v1/blobs/${name}`),
      await f.call('PUT', `/v1/blobs/${name}`, Buffer.from('out')),
    ]) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain('hidden');
    }
    const { blobs } = f.app.context;
    expect(blobs.has(decodeURIComponent(name))).toBe(false);
    await expect(blobs.get(decodeURIComponent(name))).rejects.toThrow(/No bytes/);
    await expect(blobs.put(decodeURIComponent(name), Buffer.from('out'), 'a/b')).rejects.toThrow(
      /have the hash/,
    );
  }
  expect(readdirSync(base)).toEqual(['data']);
  expect(readdirSync(join(base, 'data')).sort()).toEqual(['blobs', 'secret']);
  expect(existsSync(join(folder, sha))).toBe(true);
});
