import { afterEach, describe, expect, it, vi } from 'vitest';
import { hash } from '../../src/state/hash.ts';
import { AdbDevice } from './device.ts';
import { runShell } from './shell.ts';
import { usePhone } from './testing.ts';

const tested = usePhone();
const { TZ } = process.env;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

/** Runs lines on a new phone of a seed while the machine's clock, zone and random numbers are these. */
async function play(lines: readonly string[], host: { at: string; zone: string; random: number }, seed = 1) {
  const { context } = tested.server;
  const phone = context.phones.create({ seed });
  const device = new AdbDevice(context, phone);
  process.env['TZ'] = host.zone;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(host.at) });
  vi.spyOn(Math, 'random').mockReturnValue(host.random);
  const transcript: string[] = [];
  try {
    for (const line of lines) {
      const { out, err, status } = await runShell(device, line);
      transcript.push(`$ ${line}\n${out.toString('latin1')}${err.toString('latin1')}[${status}]`);
    }
    return { told: transcript, files: device.tree.device.shell?.files, hash: hash(device.tree) };
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
    context.phones.remove(phone.id);
  }
}
const OSLO = { at: '2026-11-22T20:27:28.887Z', zone: 'Europe/Oslo', random: 0.25 };
const TOKYO = { at: '2031-02-03T04:05:06.007Z', zone: 'Asia/Tokyo', random: 0.75 };

const D = '/sdcard/Download';
const LINES = [
  `touch ${D}/plain; touch -d '2026-01-02 03:04:05' ${D}/day; touch -d 2026-01-02T03:04:05 ${D}/iso; touch -d 2026-01-02T03:04:05Z ${D}/utc`,
  `touch -t 202601020304.05 ${D}/stamp; touch -r ${D}/day ${D}/ref; touch -c ${D}/none; touch ${D}/plain`,
  `mkdir -p ${D}/a/b; echo one > ${D}/a/new; echo two >> ${D}/a/new; cp -p ${D}/day ${D}/a/copy; mv ${D}/stamp ${D}/a/`,
  'cd /data/local/tmp; touch own; mkdir dir; echo x > dir/x; cp own copy; tee t < own; dd if=own of=dd; split -b 1 dir/x part',
  `ls -l ${D} ${D}/a /data/local/tmp; ls -lt ${D}; ls -la --full-time ${D}; ls -t ${D}/a`,
  `stat ${D}/* /data/local/tmp/*; stat -c '%n %Y %y %s' ${D}/*`,
  `find ${D} -newer ${D}/day; find ${D} -mtime -1; find ${D} -mtime +1; find ${D} -mmin -5; find ${D} -newermt 2026-01-01; find ${D} -printf '%p %t %TY %T@\\n'`,
  'date; date +%s.%N; date -u; date +%c; date -d @0; date -r /data/local/tmp/own',
  "echo $RANDOM $RANDOM $SECONDS $$ $PPID $BASHPID $EPOCHSECONDS $EPOCHREALTIME $SRANDOM; sh -c 'echo $RANDOM'; (echo $RANDOM) | cat",
  "awk 'BEGIN { srand(); print rand(), rand(), systime(), strftime(\"%c\"); print srand() }'; awk 'BEGIN { print rand() }'",
  "printf '%(%F %T %Z)T\\n' -1; printf '%(%c)T\\n'; TZ=UTC printf '%(%H)T\\n'; unset TZ; printf '%(%H %z)T\\n'",
  'shuf -i 1-9; sort -R /data/local/tmp/own; uuidgen; mktemp; mktemp -u; uptime; cat /proc/uptime; cat /proc/sys/kernel/random/uuid; history; jobs',
  `cd /data/local/tmp; tar -cf t.tar -C ${D} day plain a; tar -tvf t.tar; md5sum t.tar; mkdir x; tar -xf t.tar -C x; ls -l x; gzip -k own; md5sum own.gz`,
  'time true; time -p true; PS4="\\t "; echo "${PS4@P}"; logcat -d -t 5; logcat -d -v epoch',
  "sqlite3 :memory: \"SELECT datetime('now'), strftime('%s','now'), CURRENT_TIMESTAMP, random(), hex(randomblob(4))\"; content query --uri content://settings/global --projection name --where \"name > ''\" --sort 'random()' | head -3",
  'screencap /sdcard/s.png; uiautomator dump; ls -l /sdcard; dumpsys alarm | head -5; dumpsys battery; ps -A | head -3',
  'sleep 90; touch later; ls -l later; date; echo $SECONDS; sleep 2; echo $SECONDS',
];

describe('a script over ADB', () => {
  it('gives the same output, files and state whatever the machine’s clock, zone and random numbers', async () => {
    const [here, there] = [await play(LINES, OSLO), await play(LINES, TOKYO)];
    expect(there.told).toEqual(here.told);
    expect(there.files).toEqual(here.files);
    expect(there.hash).toBe(here.hash);
    expect(here.told.join('\n')).not.toMatch(/2031|Nov/);
  });

  it('stamps files with the phone’s time, in the phone’s zone', async () => {
    const { told } = await play(
      [
        `cd ${D}; touch a; touch -d '2026-07-02 03:04:05' b; stat -c %n a; date +%s; date -d x 2>/dev/null; ls -l a b`,
        `find ${D} -name a -mtime -1; touch -t 202601020304 ${D}/c; find ${D} -name c -mtime -1`,
      ],
      OSLO,
    );
    expect(told[0]).toMatch(/ 2026-03-12 09:41 a\n.* 2026-07-02 03:04 b\n/);
    expect(told[1]).toContain(`$ find ${D}`);
    expect(told[1]!.split('\n').slice(1, -1)).toEqual([`${D}/a`]);
  });

  it('draws numbers from the phone’s seed, different ones in each line', async () => {
    const lines = ['echo $RANDOM $RANDOM', 'echo $RANDOM $RANDOM'];
    const [one, other] = [await play(lines, OSLO), await play(lines, OSLO, 2)];
    const numbers = [...one.told, ...other.told].flatMap(text => text.split('\n')[1]!.split(' '));
    expect(new Set(numbers).size).toBe(8);
  });
});
