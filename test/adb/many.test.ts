import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdbEndpoints } from '../../server/adb/endpoints.ts';
import { startAdb, type PrivateAdb } from '../../server/adb/testing.ts';
import { fixture, type Fixture } from '../../server/testing/fake.ts';

const PHONES = 64;
/** How many adb processes run at once. */
const AT_ONCE = 8;

let real: PrivateAdb;
let fixed: Fixture;
let doors: AdbEndpoints;
beforeAll(async () => {
  real = await startAdb();
  if ((await real.adb('version')).code !== 0)
    throw new Error(
      'These tests drive phones with adb, and this machine has none: install the package "adb"',
    );
  fixed = await fixture();
  doors = new AdbEndpoints(fixed.app.context, { first: 0 });
});
afterAll(async () => {
  await real.stop();
  await doors.close();
  await fixed.close();
});

/** Runs `work` on each item, a limited number at a time; results keep the order of the items. */
async function each<T, R>(items: readonly T[], work: (item: T, i: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  const left = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [i, item] of left) done[i] = await work(item, i);
    }),
  );
  return done;
}

it('adb drives 64 phones at once, each on its own port', async () => {
  const { phones } = fixed.app.context;
  const all = Array.from({ length: PHONES }, (_, i) => phones.create({ seed: i }));
  const serials = await Promise.all(all.map(async ({ id }) => `127.0.0.1:${await doors.port(id)}`));
  expect(new Set(serials).size).toBe(PHONES);

  const connected = await each(serials, async serial => (await real.adb('connect', serial)).out.toString());
  expect(connected).toEqual(serials.map(serial => `connected to ${serial}\n`));
  const listed = (await real.adb('devices')).out.toString();
  expect(serials.filter(serial => listed.includes(`${serial}\tdevice`))).toEqual(serials);

  const timeout = (i: number) => 30_000 + 1_000 * i;
  const codes = await each(
    serials,
    async (serial, i) =>
      (
        await real.adb(
          '-s',
          serial,
          'shell',
          `settings put system screen_off_timeout ${timeout(i)} && echo phone ${i} > /sdcard/Download/mine.txt && exit ${100 + i}`,
        )
      ).code,
  );
  expect(codes).toEqual(serials.map((_, i) => 100 + i));
  // In reverse order, so that no answer can be left over from the step before.
  const read = await each([...serials.keys()].reverse(), async i => {
    const { code, out, err } = await real.adb(
      '-s',
      serials[i]!,
      'shell',
      'settings get system screen_off_timeout; cat /sdcard/Download/mine.txt; echo "$((6 * 7))" >&2; exit 7',
    );
    return { i, code, out: out.toString(), err };
  });
  expect(read).toEqual(
    [...serials.keys()].reverse().map(i => ({ i, code: 7, out: `${timeout(i)}\nphone ${i}\n`, err: '42\n' })),
  );
  expect(all.map(({ now }) => now.os.settings.sleepMs)).toEqual(serials.map((_, i) => timeout(i)));

  const files = serials.map((_, i) => join(real.folder, `sent-${i}.bin`));
  const bytes = files.map(() => randomBytes(50_000));
  files.forEach((file, i) => writeFileSync(file, bytes[i]!));
  await each(serials, (serial, i) => real.adb('-s', serial, 'push', files[i]!, '/sdcard/Download/sent.bin'));
  await each(serials, (serial, i) =>
    real.adb('-s', serial, 'pull', '/sdcard/Download/sent.bin', `${files[i]}.back`),
  );
  expect(files.filter((file, i) => !readFileSync(`${file}.back`).equals(bytes[i]!))).toEqual([]);

  // Deleting a phone removes its device and no other.
  phones.remove(all[0]!.id);
  await expect
    .poll(async () => (await real.adb('devices')).out.toString().includes(`${serials[0]}\tdevice`), {
      interval: 50,
      timeout: 10_000,
    })
    .toBe(false);
  expect(
    (
      await each(serials.slice(1), async serial => (await real.adb('-s', serial, 'get-state')).out.toString())
    ).every(state => state === 'device\n'),
  ).toBe(true);
}, 180_000);
