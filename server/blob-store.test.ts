import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { AdbDevice } from './adb/device.ts';
import { DeviceFiles } from './adb/files.ts';
import { Blobs, digest } from './blobs.ts';
import { fixture, type Fixture } from './testing/fake.ts';

const file = (n: number, size = 1_000) => Buffer.alloc(size, n);
const FULL = { code: 'BLOBS_FULL', message: expect.stringContaining('--max-blobs') as string };
let close: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of close) await end();
  close = [];
});

/** A store of 10 kB whose clock stands where it is told to. */
function store({ folder = false } = {}) {
  const path = folder ? mkdtempSync(join(tmpdir(), 'tapworld-blobs-')) : undefined;
  if (path !== undefined) close.push(() => rmSync(path, { recursive: true, force: true }));
  const trees: unknown[] = [];
  const time = { now: 0 };
  const blobs = new Blobs({
    assets: '',
    folder: path,
    limit: 10_000,
    roots: () => trees,
    graceMs: 100,
    clock: () => time.now,
  });
  const put = async (bytes: Buffer) => {
    await blobs.put(digest(bytes), bytes, 'image/png');
    return digest(bytes);
  };
  return { blobs, trees, time, put, path };
}

describe.each([{ folder: false }, { folder: true }])('a store with a limit ($folder)', kind => {
  it('lets go of what was unused for longest, and never of what a tree refers to', async () => {
    const { blobs, trees, time, put } = store(kind);
    const names: string[] = [];
    for (let n = 0; n < 10; n++) names.push(await put(file(n)));
    trees.push({ files: { a: { blob: { sha256: names[0] } }, b: { picture: `blob:${names[2]}` } } });
    time.now = 200;
    await blobs.get(names[1]!);
    const last = await put(file(10));
    expect(names.map(name => blobs.has(name)).slice(0, 4)).toEqual([true, true, true, false]);
    expect([blobs.has(last), blobs.bytes <= 10_000, blobs.evicted]).toEqual([true, true, 2]);
  });

  it('refuses what does not fit while trees refer to the rest, and says so', async () => {
    const { blobs, trees, time, put } = store(kind);
    for (let n = 0; n < 10; n++) trees.push({ sha256: await put(file(n)) });
    time.now = 200;
    await expect(put(file(10))).rejects.toMatchObject(FULL);
    trees.shift();
    await put(file(10));
    expect([blobs.count, blobs.evicted]).toEqual([10, 1]);
  });

  it('keeps for its grace what was put and is not referred to yet', async () => {
    const { time, put } = store(kind);
    for (let n = 0; n < 10; n++) await put(file(n));
    time.now = 99;
    await expect(put(file(10))).rejects.toMatchObject(FULL);
    time.now = 100;
    await put(file(10));
  });

  it('keeps what a snapshot refers to that a tree names', async () => {
    const { blobs, trees, time, put } = store(kind);
    const inner = await put(file(1, 3_000));
    const deep = await put(Buffer.from(JSON.stringify({ blob: { sha256: inner } })));
    trees.push({ picture: `snapshot:${await put(Buffer.from(`["snapshot:${deep}"]`))}` });
    time.now = 200;
    await put(file(2, 6_000));
    time.now = 400;
    await put(file(3, 6_000));
    expect([blobs.has(inner), blobs.has(deep), blobs.evicted]).toEqual([true, true, 1]);
  });
});

it('files of a folder count from the start, and go with their types', async () => {
  const { put, path } = store({ folder: true });
  const names: string[] = [];
  for (let n = 0; n < 10; n++) names.push(await put(file(n)));
  const again = new Blobs({ assets: '', folder: path, limit: 10_000 });
  expect([again.bytes, again.count]).toEqual([10_000, 10]);
  await again.put(digest(file(10)), file(10), 'a/b');
  expect(readdirSync(path!).filter(name => name.endsWith('.type'))).toHaveLength(again.count);
  expect(names.filter(name => existsSync(join(path!, name)))).toHaveLength(again.count - 1);
});

describe('a server with little room for bytes', () => {
  let f: Fixture;
  const start = async () => {
    f = await fixture({ blobLimit: 1_000_000 });
    close.push(() => f.close());
    const phone = f.app.context.phones.get((await f.phone()).split('/').pop()!);
    return { phone, files: new DeviceFiles(new AdbDevice(f.app.context, phone)) };
  };

  it('takes the same file thousands of times, and files that are deleted again', async () => {
    const { files } = await start();
    const bytes = Buffer.alloc(100_000);
    for (let n = 0; n < 300; n++) {
      bytes.writeUInt32LE(n);
      await files.write('/data/local/tmp/screen.png', Buffer.from(bytes));
      await files.dump('/sdcard/shot.png', Buffer.from(bytes.fill(n, 4)));
      if (n % 7 === 0) await files.rm('/sdcard/shot.png');
    }
    expect(f.app.context.blobs.bytes).toBeLessThanOrEqual(1_000_000);
    expect((await files.read('/data/local/tmp/screen.png')).readUInt32LE(0)).toBe(299);
    expect((await f.get('/metrics')).text).toMatch(/tapworld_blobs_evicted_total [1-9]/);
  });

  it('refuses with 507 what phones leave no room for, and has room once one is deleted', async () => {
    const { phone, files } = await start();
    for (let n = 0; n < 9; n++) await files.write(`/data/local/tmp/${n}`, file(n, 100_000));
    const more = file(99, 200_000);
    const put = () => f.call('PUT', `/v1/blobs/${digest(more)}`, more);
    const { status, body, headers } = await put();
    expect([status, body.error, headers['retry-after']]).toMatchObject([507, FULL, undefined]);
    const [copy] = (await f.post(`/v1/phones/${phone.id}/fork`, { count: 1 })).body.phones as {
      id: string;
    }[];
    f.app.context.phones.remove(phone.id);
    expect((await put()).status).toBe(507);
    f.app.context.phones.remove(copy!.id);
    expect((await put()).status).toBe(204);
  });
});
