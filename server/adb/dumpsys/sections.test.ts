import { beforeEach, describe, expect, it } from 'vitest';
import type { AdbDevice } from '../device.ts';
import { runShell } from '../shell.ts';
import { sections } from './all.ts';
import { usePhone } from '../testing.ts';

const tested = usePhone();
let device: AdbDevice;
const dump = async (section: string) => (await runShell(device, `dumpsys ${section}`)).out.toString();

beforeEach(() => {
  ({ device } = tested);
});

describe('dumpsys', () => {
  it('lists its services, is the same for the same phone, and changes nothing', async () => {
    const was = device.tree;
    for (const { name } of sections) {
      expect(await dump('-l')).toContain(`  ${name}\n`);
      const output = await dump(name);
      expect(output.length, name).toBeGreaterThan(40);
      expect(await dump(name), name).toBe(output);
    }
    expect(device.tree).toBe(was);
    expect((await runShell(device, 'dumpsys nothing')).err.toString()).toBe("Can't find service: nothing\n");
  });

  it('prints the screen’s state', async () => {
    expect(await dump('power')).toMatch(
      /^ {2}mWakefulness=Awake$[\s\S]*^ {2}mHoldingDisplaySuspendBlocker=true$/m,
    );
    await device.run('system', 'sleep');
    expect(await dump('power')).toMatch(
      /^ {2}mWakefulness=Asleep$[\s\S]*^ {2}mHoldingDisplaySuspendBlocker=false$/m,
    );
    expect(await dump('display')).toMatch(
      /mViewports=\[DisplayViewport\{type=INTERNAL, valid=true, isActive=false, displayId=0, .*orientation=0, logicalFrame=Rect\(0, 0 - 1080, 2400\).*deviceWidth=1080, deviceHeight=2400\}\]/,
    );
    expect(await dump('input')).toMatch(/SurfaceOrientation: 0\n[\s\S]*logicalFrame=\[0, 0, 1080, 2400\]/);
    expect(await dump('SurfaceFlinger --display-id')).toBe(
      'Display 4619827259835644672 (HWC display 0): port=0 pnpId=TWD displayName="Panel"\n',
    );
  });

  it('prints battery and radios', async () => {
    expect(await dump('battery')).toMatch(
      / {2}USB powered: false\n[\s\S]* {2}status: 3\n[\s\S]* {2}level: 78\n {2}scale: 100\n/,
    );
    expect(await dump('wifi')).toMatch(
      /^Wi-Fi is enabled\n[\s\S]*mWifiInfo SSID: "TannersRow-27B", .*Supplicant state: COMPLETED/,
    );
    expect(await dump('telephony.registry')).toMatch(
      /mCallState=0\n[\s\S]*mServiceState=\{mVoiceRegState=0\(IN_SERVICE\)[\s\S]*mDataConnectionState=2\n/,
    );
    expect(await dump('bluetooth_manager')).toContain('Curlew Watch 2 (Connected)');
    await device.run('system', 'setAeroplane', { on: true });
    expect(await dump('wifi')).toMatch(/^Wi-Fi is disabled\n/);
    expect(await dump('telephony.registry')).toMatch(/POWER_OFF[\s\S]*mDataConnectionState=0\n/);
    expect(await dump('connectivity')).toContain('Active default network: none\n');
  });

  it('prints notifications, their texts only with --noredact', async () => {
    await runShell(device, "cmd notification post -t Kettle one 'It boils'");
    const closed = await dump('notification');
    expect(closed).toMatch(
      /NotificationRecord\(0x\w{7}: pkg=app\.tapworld\.settings user=UserHandle\{0\} id=\d+ tag=one importance=4 key=0\|app\.tapworld\.settings\|/,
    );
    expect(closed).toContain('android.title=String [length=6]');
    expect(closed).not.toContain('It boils');
    expect(await dump('notification --noredact')).toMatch(
      /android\.title=String \(Kettle\)\n {10}android\.text=String \(It boils\)\n/,
    );
  });

  it('prints alarms, volumes, location and load', async () => {
    expect(await dump('alarm')).toMatch(
      /nowRTC=\d+=2026-03-12 09:41:00\.000[\s\S]*pending alarms: \n {4}RTC_WAKEUP #0: Alarm\{/,
    );
    expect(await dump('audio')).toMatch(
      /- STREAM_MUSIC:\n {3}Muted: false\n {3}Min: 0\n {3}Max: 15\n {3}streamVolume:9\n[\s\S]*mode \(external\) = NORMAL/,
    );
    expect(await dump('location')).toMatch(/last location=Location\[gps 50\.821300,-1\.403700 /);
    await device.run('system', 'setLocation', { on: false });
    expect(await dump('location')).toContain('last location=null');
    await device.run('system', 'openApp', { app: 'notes' });
    expect(await dump('meminfo')).toMatch(/K: app\.tapworld\.notes \(pid \d+ \/ activities\)\n/);
    expect(await dump('meminfo app.tapworld.notes')).toMatch(
      /\*\* MEMINFO in pid \d+ \[app\.tapworld\.notes\] \*\*[\s\S]* {8}TOTAL +\d+/,
    );
    expect(await dump('meminfo app.tapworld.chat')).toBe('No process found for: app.tapworld.chat\n');
    expect(await dump('cpuinfo')).toMatch(/\/app\.tapworld\.notes: /);
  });
});
