import { beforeEach, describe, expect, it } from 'vitest';
import { Blobs, digest, type SharedBytes } from './blobs.ts';

/** What other servers have kept, and how often it was asked for. */
class Elsewhere implements SharedBytes {
  readonly kept = new Map<string, Buffer>();
  readonly loads: string[] = [];
  atOnce = 0;
  mostAtOnce = 0;

  add(bytes: Buffer): string {
    const sha256 = digest(bytes);
    this.kept.set(sha256, bytes);
    return sha256;
  }
  async save(sha256: string, bytes: Buffer): Promise<void> {
    this.kept.set(sha256, bytes);
  }
  async load(sha256: string) {
    this.loads.push(sha256);
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.atOnce);
    await new Promise(resolve => setImmediate(resolve));
    this.atOnce--;
    const bytes = this.kept.get(sha256);
    return bytes && { bytes, mime: 'image/png' };
  }
  async tend(): Promise<void> {}
}

describe('bytes of another server', () => {
  let elsewhere: Elsewhere;
  let blobs: Blobs;
  beforeEach(() => {
    elsewhere = new Elsewhere();
    blobs = new Blobs({ assets: '', limit: 10_000, graceMs: 0, shared: elsewhere });
  });

  it('are loaded and counted once, however many calls want them', async () => {
    const sha256 = elsewhere.add(Buffer.alloc(1_000, 1));
    const tree = { file: { sha256, size: 1_000 } };
    await Promise.all(Array.from({ length: 16 }, () => blobs.bring(tree)));
    expect([blobs.bytes, blobs.count, elsewhere.loads]).toEqual([1_000, 1, [sha256]]);
  });

  it('that a call puts meanwhile stay pinned until it ends', async () => {
    const bytes = Buffer.alloc(6_000, 1);
    const sha256 = elsewhere.add(bytes);
    const bringing = blobs.bring({ sha256 });
    await blobs.keepFor(bytes, 'image/png', async () => {
      await bringing;
      expect(blobs.bytes).toBe(6_000);
      const other = Buffer.alloc(6_000, 2);
      await expect(blobs.put(digest(other), other, 'image/png')).rejects.toMatchObject({
        code: 'BLOBS_FULL',
      });
    });
    expect(blobs.has(sha256)).toBe(true);
  });

  it('are those that a value declares, by itself or in a patch', async () => {
    const hashes = [1, 2, 3, 4, 5].map(n => elsewhere.add(Buffer.alloc(100, n)));
    const [file, photo, set, text, name] = hashes as [string, string, string, string, string];
    await blobs.bring([
      { value: { blob: { sha256: file } } },
      { value: `blob:${photo}` },
      { op: 'replace', path: '/device/storage/files/a/blob/sha256', value: set },
      { text: `a commit ${text}`, note: text, [name]: 1 },
    ]);
    expect([file, photo, set, text, name].map(sha256 => blobs.has(sha256))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([elsewhere.loads.length, elsewhere.mostAtOnce]).toEqual([3, 3]);
  });

  it('are asked for a few at a time, and no more once many are missing', async () => {
    const none = Array.from({ length: 2_000 }, (_, i) => `blob:${String(i).padStart(64, '0')}`);
    await blobs.bring(none);
    expect(elsewhere.loads.length).toBeLessThan(100);
    expect(elsewhere.mostAtOnce).toBeLessThan(10);
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    await blobs.bring(deep);
  });

  it('come with a snapshot that refers to them, through others too', async () => {
    const sha256 = elsewhere.add(Buffer.alloc(100, 1));
    const inner = elsewhere.add(Buffer.from(JSON.stringify({ now: { file: { sha256 } } })));
    const outer = elsewhere.add(Buffer.from(JSON.stringify({ photo: `snapshot:${inner}` })));
    const broken = elsewhere.add(Buffer.from('{'));
    await blobs.bring([`snapshot:${outer}`, `snapshot:${broken}`]);
    expect([outer, inner, sha256, broken].map(each => blobs.has(each))).toEqual([true, true, true, true]);
  });
});
