import { describe, expect, it } from 'vitest';
import { usePhone } from '../testing.ts';

const tested = usePhone();
const { sh, asRoot } = tested;
const now = () => tested.device.tree.clock.now;
const OCTOBER = Date.UTC(2023, 9, 15, 15, 34);

describe('date, for root', () => {
  it.each([
    ['AndroidWorld’s set_datetime', 'date 1015153423.00', OCTOBER],
    ['a year of four digits', 'date 101515342023', OCTOBER],
    ['seconds since 1970', 'date @1697384040', OCTOBER],
    ['a fraction of a second', 'date @1697384040.250', OCTOBER + 250],
    ['ISO 8601', 'date "2023-10-15 15:34:00"', OCTOBER],
    ['a distance from UTC', 'date "2023-10-15T17:34:00+0200"', OCTOBER],
    ['a day alone', 'date 2023-10-15', Date.UTC(2023, 9, 15)],
    ['-s', 'date -s 101515342023', OCTOBER],
  ])('sets the phone’s clock: %s', async (_, line, at) => {
    await asRoot('service call alarm 3 s16 UTC');
    const { out, err, status } = await asRoot(line);
    expect([out.slice(0, 10), err, status]).toEqual(['Sun Oct 15', '', 0]);
    expect(now()).toBe(at);
    expect((await sh('date +%s')).out).toBe(`${Math.floor(at / 1_000)}\n`);
  });

  it('advances the clock as AndroidWorld’s advance_system_time does', async () => {
    await asRoot('service call alarm 3 s16 UTC; date 1015153423.00');
    expect((await sh('date')).out).toBe('Sun Oct 15 15:34:00 UTC 2023\n');
    await asRoot('date 1015173904.16');
    expect(tested.device.tree.os.settings.autoTime).toBe(false);
    await asRoot('date 1015173923.16');
    expect((await sh('date')).out).toBe('Sun Oct 15 17:39:16 UTC 2023\n');
  });

  it('reads the time in the phone’s zone', async () => {
    await asRoot('service call alarm 3 s16 America/New_York; date 0710120024.00');
    expect(now()).toBe(Date.UTC(2024, 6, 10, 16));
    expect((await sh('date +%T%:z; date -u +%T')).out).toBe('12:00:00-04:00\n16:00:00\n');
  });

  it('refuses what is no date, and leaves the clock', async () => {
    const before = now();
    for (const bad of ['1315153423', '0230120024', 'tomorrow', '@soon', '1015253423.00'])
      expect(await asRoot(`date ${bad}`)).toEqual({ out: '', err: `date: bad date '${bad}'\n`, status: 1 });
    expect(now()).toBe(before);
  });

  it('gives every phone that is set alike the same state', async () => {
    const play = async () => {
      await asRoot('service call alarm 3 s16 UTC; date 1015153423.00; touch /sdcard/Download/t1');
      return (await sh('date +%s.%N; stat -c %Y /sdcard/Download/t1')).out;
    };
    expect(await play()).toBe(`${OCTOBER / 1_000}.000000000\n${OCTOBER / 1_000}\n`);
  });
});

describe('date, for a shell without root', () => {
  it('is refused, shows the time that was asked for, and leaves the clock', async () => {
    const before = now();
    const { out, err, status } = await sh('date @1697384040');
    expect([out.slice(0, 10), err, status]).toEqual([
      'Sun Oct 15',
      'date: cannot set date: Operation not permitted\n',
      1,
    ]);
    expect((await sh('service call alarm 2 i64 1697384040000')).out).not.toContain("00000000    '");
    expect(now()).toBe(before);
  });

  it('shows other moments', async () => {
    await sh('service call alarm 3 s16 UTC; touch -d "2024-05-06 07:08:09" /data/local/tmp/f');
    const shown = await sh(
      'date -d @0 +%F; date -d "2024-05-10 12:00:00" +%s; date -r /data/local/tmp/f +%T; date -d @0 -Is; date -I -d @0',
    );
    expect(shown.out.split('\n')).toEqual([
      '1970-01-01',
      '1715342400',
      '07:08:09',
      '1970-01-01T00:00:00+00:00',
      '1970-01-01',
      '',
    ]);
  });
});

describe('the time zone by service call alarm', () => {
  it('is set as AndroidWorld sets it', async () => {
    expect((await sh('service call alarm 3 s16 UTC')).out).toBe("Result: Parcel(00000000    '....')\n");
    expect((await sh('getprop persist.sys.timezone')).out).toBe('UTC\n');
    expect(tested.device.tree.clock.zone).toBe('UTC');
    expect(tested.device.tree.os.settings.autoZone).toBe(false);
  });

  it('stays for a name that is no zone', async () => {
    const { zone } = tested.device.tree.clock;
    await sh('service call alarm 3 s16 Nowhere/Here');
    expect(tested.device.tree.clock.zone).toBe(zone);
  });

  it('is set together with the time by root', async () => {
    await asRoot('service call alarm 2 i64 1697384040000');
    expect(now()).toBe(OCTOBER);
  });
});
