import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followed } from './commands/logcat.ts';
import type { AdbEndpoint } from './endpoint.ts';
import type { AdbDevice } from './device.ts';
import { runShell } from './shell.ts';
import { useAdbEndpoint, type PrivateAdb } from './testing.ts';

const tested = useAdbEndpoint();
let endpoint: AdbEndpoint;
let device: AdbDevice;
let real: PrivateAdb;
const sh = async (line: string) => {
  const { out, err, status } = await runShell(device, line);
  return { out: out.toString(), err: err.toString(), status };
};
const outputOf = async (line: string) => (await sh(line)).out;
const { phone } = tested;

beforeEach(() => {
  ({ real, endpoint } = tested);
  ({ device } = endpoint);
});

describe('logcat', () => {
  it('logs changes of the phone with times of its clock', async () => {
    await device.input({ type: 'wait', ms: 1_500 });
    await device.run('system', 'openApp', { app: 'notes' });
    await device.run('system', 'setLock', { kind: 'pin', secret: '4826', current: '' });
    const all = await outputOf('logcat -d');
    expect(all).toMatch(
      /^--------- beginning of system\n03-12 09:41:00\.000 {2}1402 {2}1402 I SystemServiceManager: /,
    );
    expect(all).toMatch(
      /^03-12 09:41:01\.500 {2}1402 {2}1402 I ActivityTaskManager: START u0 \{.* cmp=app\.tapworld\.notes\/\.\w+\} from uid \d+$/m,
    );
    expect(all).toMatch(
      /I WindowManager: Changing focus from Window\{\w{7} u0 app\.tapworld\.launcher\/app\.tapworld\.launcher\.HomeActivity\} to Window\{\w{7} u0 app\.tapworld\.notes\/app\.tapworld\.notes\.\w+\} displayId=0/,
    );
    expect(all).not.toContain('4826');
    expect(all).not.toContain('wm_set_resumed_activity');
    expect(await outputOf('logcat -d -b events')).toMatch(
      /^--------- beginning of events\n[\s\S]*wm_set_resumed_activity/,
    );
  });

  it('supports formats, filters, counts and clearing', async () => {
    await sh('log -t First -p w one; log -t Second -p e two; log -t First three');
    expect(await outputOf('logcat -d -s First')).toMatch(
      /^--------- beginning of main\n03-12 09:41:00\.000 {2}4711 {2}4711 W First {3}: one\n.* I First {3}: three\n$/,
    );
    expect(await outputOf('logcat -d -v brief First:W *:S')).toBe(
      '--------- beginning of main\nW/First   ( 4711): one\n',
    );
    expect(await outputOf('logcat -d -v raw -t 2 "*:E" First:V')).toBe(
      '--------- beginning of main\ntwo\nthree\n',
    );
    expect(await outputOf("logcat -d -vtag -e 'thr.*' -m 1")).toBe(
      '--------- beginning of main\nI/First   : three\n',
    );
    expect(await outputOf("logcat -d -v raw -t '03-12 09:41:00.000' -s Second")).toContain('two');
    expect(await outputOf('logcat -g')).toMatch(/^main: ring buffer is 256 KiB/);
    expect(await sh('logcat -d -v shiny')).toMatchObject({
      err: 'logcat: Invalid parameter shiny to -v\n',
      status: 1,
    });
    expect(await sh('logcat -d -b attic')).toMatchObject({
      err: "logcat: unknown buffer 'attic'\n",
      status: 1,
    });
    await sh('logcat -c');
    expect(await outputOf('logcat -d')).toBe('');
    expect(await outputOf('logcat -d -b all | wc -l')).not.toBe('0\n');
  });

  it('follows the log only if it is alone in its line', () => {
    expect(followed('logcat')).toEqual([]);
    expect(followed("export ANDROID_LOG_TAGS=\"''\"; exec logcat '-v' 'time' *:W")).toEqual([
      '-v',
      'time',
      '*:W',
    ]);
    expect(
      ['logcat -d', 'logcat -c', 'logcat | head', 'logcat -t 5', 'logcat -m 3', 'logcats', 'echo logcat'].map(
        followed,
      ),
    ).toEqual(Array(7).fill(undefined));
  });

  it('sends the real adb old and new entries', async () => {
    await real.adb('connect', `127.0.0.1:${endpoint.port}`);
    await phone('shell', 'log', '-t', 'Mine', 'before');
    expect((await phone('logcat', '-d', '-v', 'raw', '-s', 'Mine')).out.toString()).toBe(
      '--------- beginning of main\nbefore\n',
    );
    const listening = phone('logcat', '-v', 'raw', '-s', 'Mine');
    await vi.waitFor(() => expect(device.log.watchers.size).toBe(1), 30_000);
    await phone('shell', 'log', '-t', 'Mine', 'after');
    await real.adb('disconnect', `127.0.0.1:${endpoint.port}`);
    expect((await listening).out.toString()).toBe('--------- beginning of main\nbefore\nafter\n');
    await vi.waitFor(() => expect(device.log.watchers.size).toBe(0), 30_000);
  }, 20_000);

  it('ends with the phone’s clients when it restarts', async () => {
    await real.adb('connect', `127.0.0.1:${endpoint.port}`);
    const before = device.tree.clock.now;
    await phone('reboot');
    expect(device.tree.clock.now).toBe(before + 30_000);
    expect(device.tree.ui).toMatchObject({ awake: true, locked: true });
    await real.adb('disconnect', `127.0.0.1:${endpoint.port}`);
    await real.adb('connect', `127.0.0.1:${endpoint.port}`);
    expect((await phone('shell', 'getprop', 'sys.boot_completed')).out.toString()).toBe('1\n');
  }, 20_000);
});
