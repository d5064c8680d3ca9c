import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Blobs } from '../blobs.ts';
import { SILENT } from '../log.ts';
import { twoCells, type TestCells } from '../testing/cells.ts';
import type { GatewayClient } from '../testing/gateway-client.ts';
import { Live } from '../testing/live.ts';
import { SharedStore } from '../testing/shared-store.ts';
import { KEEP_MS, RENEW_MS, SharedBlobs } from './shared-blobs.ts';

const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff]);
const nothingHere = async () => undefined;
const sha256 = createHash('sha256').update(bytes).digest('hex');

describe('bytes that phones of several cells refer to', () => {
  let cells: TestCells;
  let url: string;
  let client: GatewayClient;
  beforeEach(async () => {
    ({ cells, url, client } = await twoCells());
  });
  afterEach(() => cells.close());

  const at = `/v1/blobs/${sha256}`;
  const put = () => fetch(url + at, { method: 'PUT', body: bytes, headers: { 'content-type': 'image/png' } });
  const look = async () => {
    const answer = await fetch(url + at);
    return [answer.status, answer.headers.get('content-type'), Buffer.from(await answer.arrayBuffer())];
  };
  /** What puts a file with the bytes on a phone. */
  const reference = async (id: string) => {
    const files = await client.call('GET', `/v1/phones/${id}/state?path=/device/storage/files`);
    const [some] = Object.values(files.body as Record<string, object>);
    const value = { ...some, blob: { sha256, size: bytes.length, mime: 'image/png' } };
    return [{ op: 'add', path: '/device/storage/files/file-x', value }];
  };
  const refer = async (id: string) => client.call('PATCH', `/v1/phones/${id}/state`, await reference(id));
  /** The same as a live client does it. Gives the type of the answer. */
  const referLive = async (id: string): Promise<string> => {
    const live = new Live(`${url.replace('http', 'ws')}/v1/phones/${id}/live`);
    const { stateHash: base } = await live.next();
    live.send({ type: 'lease' });
    expect((await live.next()).type).toBe('leased');
    live.send({ type: 'commit', base, action: null, operations: await reference(id), events: [] });
    const { type } = await live.next();
    live.socket.close();
    await live.closed;
    return type;
  };

  it('are there for phones of all cells, wherever they were put', async () => {
    expect((await put()).status).toBe(204);
    const ids = [];
    for (let i = 0; i < 4; i++) ids.push((await client.post('/v1/phones')).body.id as string);
    expect(new Set(ids.map(id => id.split('.')[0])).size).toBe(2);
    for (const id of ids) expect((await refer(id)).status).toBe(200);
    for (let i = 0; i < 2; i++) expect(await look()).toEqual([200, 'image/png', bytes]);
  });

  it('are there for what a live client commits', async () => {
    await put();
    const ids = [];
    for (let i = 0; i < 2; i++) ids.push((await client.post('/v1/phones')).body.id as string);
    expect(new Set(ids.map(id => id.split('.')[0])).size).toBe(2);
    for (const id of ids) expect(await referLive(id)).toBe('committed');
  });

  it('outlive the cell that they were put on, with the phones that refer to them', async () => {
    await put();
    const { id } = (await client.post('/v1/phones')).body;
    await refer(id);
    await cells.crash(id.split('.')[0]);
    const files = () => client.call('GET', `/v1/phones/${id}/state?path=/device/storage/files/file-x/blob`);
    expect((await client.until(files)).body).toMatchObject({ sha256 });
    expect(await look()).toEqual([200, 'image/png', bytes]);
  });

  it('are there for a snapshot that another cell draws', async () => {
    const [left, right] = ['left', 'right'].map(name => cells.cells.get(name)!.f);
    await left!.call('PUT', at, bytes, { 'content-type': 'image/png' });
    const phone = await left!.phone();
    const files = (await left!.get(`${phone}/state?path=/device/storage/files`)).body;
    const [some] = Object.values(files as Record<string, object>);
    const value = { ...some, blob: { sha256, size: bytes.length, mime: 'image/png' } };
    await left!.patch(`${phone}/state`, [{ op: 'add', path: '/device/storage/files/file-x', value }]);
    const snapshot = Buffer.from((await left!.get(`${phone}/snapshot`)).text);
    const name = createHash('sha256').update(snapshot).digest('hex');
    await left!.call('PUT', `/v1/blobs/${name}`, snapshot);
    expect((await right!.get(`/v1/blobs/${name}?draw=1`)).status).toBe(200);
  });

  it('are not looked for by a step', async () => {
    const { f } = cells.cells.get('left')!;
    const phone = await f.phone();
    const asked: string[] = [];
    const get = cells.store.get.bind(cells.store);
    cells.store.get = async key => {
      asked.push(key);
      return get(key);
    };
    await f.post(`${phone}/step`, { actions: [{ type: 'type', text: `blob:${'0'.repeat(64)}` }] });
    expect(asked.filter(key => key.startsWith('blob/'))).toEqual([]);
    await f.patch(`${phone}/state`, [{ op: 'add', path: '/x', value: `blob:${'0'.repeat(64)}` }]);
    expect(asked.filter(key => key.startsWith('blob/'))).toHaveLength(1);
  });

  it('that are lost keep their phone from being taken over, and say so', async () => {
    const { id } = (await client.post('/v1/phones')).body;
    const [dead] = id.split('.');
    const { f } = cells.cells.get(dead)!;
    await f.call('PUT', at, bytes, { 'content-type': 'image/png' });
    await refer(id);
    const key = `blob/${sha256}`;
    await cells.store.delete(key, (await cells.store.get(key))!.seq);
    await cells.crash(dead);
    const answer = await client.until(() => client.call('GET', `/v1/phones/${id}`));
    expect(answer.body.error).toMatchObject({ code: 'BLOB_MISSING', details: [sha256] });
  });
});

/** A store that counts the bytes of values that are read from it. */
class CountingStore extends SharedStore {
  read = 0;
  override async get(key: string) {
    const stored = await super.get(key);
    this.read += stored?.value.length ?? 0;
    return stored;
  }
}

describe('bytes in a store', () => {
  let now: number;
  let store: CountingStore;
  const blobsOf = (cell: string) => new SharedBlobs(store, cell, SILENT, () => now);
  beforeEach(() => {
    now = 1_000;
    store = new CountingStore(() => now);
  });

  it('are written once, and go after a week in which nobody refers to them', async () => {
    const [left, right] = [blobsOf('left'), blobsOf('right')];
    await Promise.all([left, right].map(each => each.save(sha256, bytes, 'image/png')));
    const { seq } = (await store.get(`blob/${sha256}`))!;
    await right.save(sha256, bytes, 'image/png');
    expect((await store.get(`blob/${sha256}`))!.seq).toBe(seq);
    for (now += RENEW_MS; now < 2 * KEEP_MS; now += RENEW_MS) await left.tend([sha256], nothingHere);
    expect(await right.load(sha256)).toMatchObject({ bytes, mime: 'image/png' });
    now += KEEP_MS + 1;
    await right.tend([], nothingHere);
    expect(await left.load(sha256)).toBeUndefined();
    await left.save(sha256, bytes, 'image/png');
    expect(await right.load(sha256)).toMatchObject({ bytes });
  });

  it('are not read to be kept for longer or swept', async () => {
    const many = Buffer.alloc(100_000);
    const left = blobsOf('left');
    await left.save(sha256, many, 'image/png');
    for (let day = 0; day < 3; day++, now += RENEW_MS) await left.tend([sha256], nothingHere);
    now += KEEP_MS;
    await left.tend([], nothingHere);
    expect(store.read).toBeLessThan(1_000);
    expect(await store.seqOf(`blob/${sha256}`)).toBeUndefined();
    expect(await store.seqOf(`blob-at/${sha256}`)).toBeUndefined();
  });

  it('whose server died before it wrote their time stay for a week', async () => {
    await store.put(`blob/${sha256}`, 1, Buffer.concat([Buffer.from('image/png\n'), bytes]));
    const left = blobsOf('left');
    await left.tend([], nothingHere);
    expect(await left.load(sha256)).toMatchObject({ bytes, mime: 'image/png' });
    now += KEEP_MS + RENEW_MS;
    await left.tend([], nothingHere);
    expect(await left.load(sha256)).toBeUndefined();
  });

  it('stay where somebody saves them while they are swept', async () => {
    const [left, right] = [blobsOf('left'), blobsOf('right')];
    await left.save(sha256, bytes, 'image/png');
    now += KEEP_MS + 1;
    const deleteKey = store.delete.bind(store);
    store.delete = async (key, seq) => {
      if (key === `blob/${sha256}`) await right.save(sha256, bytes, 'image/png');
      return deleteKey(key, seq);
    };
    await left.tend([], nothingHere);
    expect(await left.load(sha256)).toMatchObject({ bytes });
  });

  it('that the store has lost come back from a server that has them', async () => {
    const blobs = new Blobs({ assets: '', shared: blobsOf('left'), roots: () => [{ sha256 }] });
    const lose = async (...keys: string[]) => {
      for (const key of keys) await store.delete(key, (await store.seqOf(key))!);
    };
    const isThere = async () => expect(await blobsOf('right').load(sha256)).toMatchObject({ bytes });
    await blobs.put(sha256, bytes, 'image/png');
    for (const keys of [[`blob/${sha256}`, `blob-at/${sha256}`], [`blob/${sha256}`], [`blob-at/${sha256}`]]) {
      await lose(...keys);
      await blobs.tend();
      await isThere();
      await lose(...keys);
      await blobs.put(sha256, bytes, 'image/png');
      await isThere();
    }
  });

  it('that are too many are refused with what to do', async () => {
    const refused = blobsOf('left').save(sha256, Buffer.alloc(17 * 1024 * 1024), 'image/png');
    await expect(refused).rejects.toMatchObject({
      code: 'BLOBS_FULL',
      message: expect.stringMatching(/--blobs/),
    });
  });
});
