import { describe, expect, it } from 'vitest';
import type { AppStates } from '../../../apps/catalogue.ts';
import { runShell } from '../shell.ts';
import { usePhone } from '../testing.ts';

const tested = usePhone();
const { sh } = tested;
const resultOf = async (line: string) => {
  const { out, err, status } = await sh(line);
  return [status, out + err];
};
const phone = () => tested.device.tree.apps['phone'] as AppStates['phone'];
const live = () => Object.values(phone().current).map(({ direction, state }) => [direction, state]);
const top = () =>
  tested.device.tree.ui.tasks.find(task => task.id === tested.device.tree.ui.foreground)?.stack.at(-1);

describe('programs that run programs', () => {
  it('env passes variables on, also to nested shells', async () => {
    expect(await resultOf(`env X=1 Y='a b' sh -c 'echo "$X $Y"'; echo "[$X]"`)).toEqual([0, '1 a b\n[]\n']);
    expect(
      await resultOf(
        'export Z=kept; env -u Z sh -c \'echo "[$Z]"\'; env sh -c \'echo "[$Z]"\'; env X=1 false',
      ),
    ).toEqual([1, '[]\n[kept]\n']);
    expect(await resultOf('env X=1 | grep ^X=')).toEqual([0, 'X=1\n']);
    expect(await resultOf('export Z=1; env -i Y=2 printenv Z')).toEqual([1, '']);
    expect((await resultOf('env nosuch'))[0]).toBe(127);
    expect((await resultOf('env -q'))[0]).toBe(125);
  });

  it('timeout, xargs and env pass bytes unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
    const { files } = { files: (await import('../files.ts')).DeviceFiles };
    await new files(tested.device).write('/data/local/tmp/ä b.bin', bytes);
    for (const line of [
      "timeout 5 cat '/data/local/tmp/ä b.bin'",
      "env X=1 cat '/data/local/tmp/ä b.bin'",
      'echo \'"/data/local/tmp/ä b.bin"\' | xargs cat',
      "printf '/data/local/tmp/ä b.bin\\0' | xargs -0 cat",
      "echo '/data/local/tmp/ä b.bin' | xargs -I@ timeout 1m cat @",
    ]) {
      const { out, err, status } = await runShell(tested.device, line);
      expect([line, err.toString(), status, out.equals(bytes)]).toEqual([line, '', 0, true]);
    }
  });

  it('xargs splits its input, and reports failures', async () => {
    expect(await resultOf(`printf "a 'b c'\\nd\\\\ e\\n" | xargs -n 2 echo -`)).toEqual([
      0,
      '- a b c\n- d e\n',
    ]);
    expect(await resultOf("printf 'one two\\nthree\\n' | xargs -I{} echo '<{}>'")).toEqual([
      0,
      '<one two>\n<three>\n',
    ]);
    expect(
      await resultOf("printf '' | xargs echo none; printf '' | xargs -r echo none; echo x | xargs"),
    ).toEqual([0, 'none\nx\n'.replace('none\n', 'none\n')]);
    expect(
      await resultOf(
        'echo 1 | xargs false; echo $?; echo 1 | xargs nosuch 2>/dev/null; echo $?; echo 1 | xargs sh -c "exit 255"; echo $?',
      ),
    ).toEqual([0, '123\n127\n124\n']);
    expect((await resultOf('echo 1 | xargs -n 0 echo'))[0]).toBe(1);
  });

  it('timeout ends sleep on the phone’s clock', async () => {
    const { now } = tested.device.tree.clock;
    expect(
      await resultOf(
        'timeout 5 sleep 10; echo $?; timeout -k 1 0.5m sleep 2; echo $?; timeout 3 sh -c "exit 6"; echo $?',
      ),
    ).toEqual([0, '124\n0\n6\n']);
    expect(tested.device.tree.clock.now).toBe(now + 7_000);
    expect([(await resultOf('timeout x true'))[0], (await resultOf('timeout 5'))[0]]).toEqual([125, 125]);
  });
});

describe('calls by keys', () => {
  it('CALL dials the number on the pad; ENDCALL hangs up, or turns the screen off', async () => {
    await sh('input keyevent CALL');
    expect(top()).toMatchObject({ app: 'phone', path: '/pad' });
    expect(live()).toEqual([]);
    await sh('am start -a android.intent.action.DIAL -d tel:07700900123; input keyevent KEYCODE_CALL');
    expect(live()).toEqual([['outgoing', 'dialling']]);
    expect(Object.values(phone().current)[0]).toMatchObject({ number: '07700900123' });
    await sh('input keyevent 6');
    expect(live()).toEqual([['outgoing', 'ended']]);
    await sh('sleep 3; input keyevent ENDCALL');
    expect([live(), tested.device.tree.ui.awake]).toEqual([[], false]);
    await sh('input keyevent ENDCALL');
    expect(tested.device.tree.ui.awake).toBe(false);
  }, 20_000);

  it('CALL answers a call that rings, and ENDCALL declines one', async () => {
    await tested.device.run('phone', 'receive', { number: '+447700900124' });
    expect(live()).toEqual([['incoming', 'ringing']]);
    await sh('input keyevent 5');
    expect(live()).toEqual([['incoming', 'active']]);
    await sh('input keyevent 6; sleep 3');
    await tested.device.run('phone', 'receive', { number: '+447700900124' });
    await sh('input keyevent ENDCALL');
    expect(live()).toEqual([]);
    expect(Object.values(phone().calls).sort((a, b) => b.at - a.at)[0]).toMatchObject({ kind: 'declined' });
  }, 20_000);
});

describe('services that scripts use', () => {
  it('service call supports the shade and the dialler by code, and answers others as Android does', async () => {
    expect(await resultOf('service call statusbar 1')).toEqual([0, "Result: Parcel(00000000    '....')\n"]);
    expect(tested.device.tree.ui.shade).toBe('notifications');
    await sh('service call statusbar 2');
    expect(tested.device.tree.ui.shade).toBe('closed');
    await sh('service call phone 1 s16 07700900125');
    expect([top()?.app, top()?.path, live()]).toEqual(['phone', '/pad', []]);
    await sh('service call phone 2 s16 com.android.shell s16 07700900125');
    expect(live()).toEqual([['outgoing', 'dialling']]);
    const before = tested.device.tree;
    expect(await resultOf('service call phone 999')).toEqual([
      0,
      'Result: Parcel(Error: 0xffffffffffffffb6 "Not a data message")\n',
    ]);
    expect(tested.device.tree).toBe(before);
    expect(await resultOf('service call nosuch 1')).toEqual([10, 'service: Service nosuch does not exist\n']);
    expect(await resultOf('service check phone; service call statusbar')).toEqual([
      10,
      expect.stringContaining('Service phone: found\nUsage: service'),
    ]);
  }, 20_000);

  it('cmd battery and dumpsys battery agree in every state', async () => {
    for (const [change, status] of [
      ['set level 100; cmd battery set usb 1', 5],
      ['set level 40; cmd battery set usb 1', 2],
      ['unplug', 3],
    ] as const) {
      expect(
        await resultOf(`cmd battery ${change}; cmd battery get status; dumpsys battery | grep status`),
      ).toEqual([0, `${status}\n  status: ${status}\n`]);
    }
  });

  it('the call log accepts calls made elsewhere', async () => {
    const count = Object.keys(phone().calls).length;
    expect(
      await resultOf(
        'content insert --uri content://call_log/calls --bind number:s:+447700900126 --bind date:l:1773300000000 --bind duration:i:61 --bind type:i:2 --bind new:i:0',
      ),
    ).toEqual([0, '']);
    expect(
      await resultOf(
        `content query --uri content://call_log/calls --projection number:duration:type:is_read --where "date=1773300000000"`,
      ),
    ).toEqual([0, 'Row: 0 number=+447700900126, duration=61, type=2, is_read=1\n']);
    expect(Object.keys(phone().calls)).toHaveLength(count + 1);
    for (const [bound, why] of [
      ['type:i:9', 'Invalid call log type: 9'],
      ['number:s:Ada', 'Invalid number: Ada'],
      ['duration:i:-1', 'Invalid duration: -1'],
      ['voicemail_uri:s:x', "voicemail_uri can't be changed"],
    ] as const) {
      expect((await sh(`content insert --uri content://call_log/calls --bind ${bound}`)).err).toContain(why);
    }
    expect(Object.keys(phone().calls)).toHaveLength(count + 1);
    expect(
      (await sh('content insert --uri content://call_log/calls/filter/077 --bind number:s:1')).err,
    ).toContain('Nothing can be inserted');
  });

  it('packages that agents bring are listed, but are no apps of the phone', async () => {
    for (const name of ['com.droidrun.portal', 'com.android.adbkeyboard', 'com.github.uiautomator']) {
      expect(await resultOf(`pm list packages -3 | grep -x package:${name} && pm path ${name}`)).toEqual([
        0,
        `package:${name}\npackage:/data/app/${name}/base.apk\n`,
      ]);
    }
    expect(
      await resultOf(
        'dumpsys package com.droidrun.portal | grep versionName; content query --uri content://com.droidrun.portal/version',
      ),
    ).toEqual([0, '    versionName=0.6.0\nRow: 0 result={"status":"success","data":"0.6.0"}\n']);
    const service = 'com.droidrun.portal/com.droidrun.portal.service.DroidrunAccessibilityService';
    expect(
      await resultOf(
        `settings put secure enabled_accessibility_services ${service}; settings put secure accessibility_enabled 1; settings get secure enabled_accessibility_services`,
      ),
    ).toEqual([0, expect.stringContaining(service)]);
    expect((await resultOf('monkey -p com.droidrun.portal -c android.intent.category.LAUNCHER 1'))[0]).toBe(
      252,
    );
  });
});
