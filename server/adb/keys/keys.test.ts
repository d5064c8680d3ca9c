import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import type { AdbDevice } from '../device.ts';
import { chord } from './combinations.ts';
import { codeOf, pressOf } from './key-codes.ts';
import { runShell } from '../shell.ts';
import { usePhone } from '../testing.ts';

const tested = usePhone();
const { sh } = tested;
let device: AdbDevice;
const fields = () =>
  Object.values(device.tree.ui.surfaces).flatMap(({ fields: some }) => Object.values(some ?? {}));

beforeEach(() => {
  ({ device } = tested);
});

/** A text field with the caret: Settings' search. */
async function search(): Promise<void> {
  await device.input({ type: 'open_app', app: 'settings' });
  const field = (await device.elements()).find(({ name }) => /search/i.test(name ?? ''))!;
  await device.input({ type: 'tap', element: field.id });
  expect(device.tree.ui.focus).not.toBeNull();
}

describe('key codes', () => {
  it('are numbers or names', () => {
    expect(
      ['KEYCODE_HOME', 'home', '3', 'KEYCODE_A', 'z', 'KEYCODE_5', '5', 'NUMPAD_7', 'KEYCODE_NONE'].map(
        codeOf,
      ),
    ).toEqual([3, 3, 3, 29, 54, 12, 5, 151, 0]);
    expect(pressOf(0)).toBeUndefined();
    expect(pressOf(codeOf('KEYCODE_AT'))).toEqual({ type: 'type', text: '@' });
    expect(chord([59, codeOf('q')])).toEqual([{ type: 'type', text: 'Q' }]);
    expect(chord([59, codeOf('KEYCODE_1')])).toEqual([{ type: 'type', text: '!' }]);
  });
});

describe('input', () => {
  it('types, moves the caret, selects, cuts and pastes', async () => {
    await search();
    await sh("input text 'wifi%sand'; input text ' \"more\" $x'");
    expect(fields().map(({ text }) => text)).toContain('wifi and "more" $x');
    await sh('input keyevent MOVE_HOME FORWARD_DEL 112 KEYCODE_MOVE_END KEYCODE_DEL');
    expect(fields()[0]).toMatchObject({ text: 'fi and "more" $' });
    await sh('input keycombination CTRL_LEFT A; input keyevent CUT');
    expect(device.tree.os.clipboard?.text).toBe('fi and "more" $');
    expect(fields()[0]!.text).toBe('');
    await sh('input keycombination 113 50; input keyevent KEYCODE_PASTE; input keycombination SHIFT_LEFT Z');
    expect(fields()[0]!.text).toBe('fi and "more" $fi and "more" $Z');
    expect(await sh('input text 你好')).toMatchObject({
      err: expect.stringContaining('NullPointerException') as string,
      status: 255,
    });
  }, 20_000);

  it('presses keys alone, together and long', async () => {
    await sh('input keyevent KEYCODE_SLEEP KEYCODE_SLEEP');
    expect(device.tree.ui).toMatchObject({ awake: false, locked: true });
    await sh('input keyevent WAKEUP 224 82');
    expect(device.tree.ui).toMatchObject({ awake: true, locked: false });
    await sh('input keyevent --longpress POWER');
    expect(device.tree.ui.awake).toBe(true);
    await sh('input keyevent 164');
    expect(device.tree.device.volume.media).toBe(0);
    await sh('input keyevent 164; input keyevent --longpress KEYCODE_VOLUME_DOWN; input keyevent CALCULATOR');
    expect(device.tree.device.volume.media).toBe(40);
    expect(device.tree.ui.tasks[0]!.app).toBe('calculator');
    await sh('input keyevent 83');
    expect(device.tree.ui.shade).toBe('notifications');
  }, 20_000);

  it('takes a screenshot by power and volume down', async () => {
    const before = device.tree.clock.now;
    await sh('input keycombination POWER VOLUME_DOWN');
    const shot = fileAt(
      device.tree.device.storage.files,
      'Pictures/Screenshots/Screenshot_20260312-094100.png',
    );
    expect(shot).toMatchObject({
      autoName: true,
      mime: 'image/png',
      at: before,
      media: { kind: 'screenshot', width: 1080, height: 2400 },
    });
    expect(
      PNG.sync.read(
        (await runShell(device, 'cat /sdcard/Pictures/Screenshots/Screenshot_20260312-094100.png')).out,
      ),
    ).toMatchObject({ width: 1080, height: 2400 });
    expect(device.tree.ui.awake).toBe(true);
  }, 20_000);

  it('presses, moves and lifts a finger', async () => {
    await sh('input motionevent DOWN 500 1200; input motionevent MOVE 500 1000');
    expect(device.tree.ui.pointers['0']).toBeDefined();
    await sh('input motionevent CANCEL 500 1000');
    expect(device.tree.ui).toMatchObject({ pointers: {}, foreground: null });
    const [icon] = (await device.elements()).filter(({ name }) => name === 'Notes');
    const [l, t, r, b] = icon!.bounds as [number, number, number, number];
    await sh(
      `input touchscreen -d 0 swipe ${(l + r) / 2} ${(t + b) / 2} ${(l + r) / 2 + 3} ${(t + b) / 2} 900`,
    );
    expect(device.tree.ui.foreground).toBeNull();
    expect(
      (await device.elements()).some(
        ({ name, role }) => /app info|uninstall|remove/i.test(name ?? '') || role === 'menu',
      ),
    ).toBe(true);
    for (const line of [
      'input tap 1',
      'input swipe 1 2 3',
      'input roll 1',
      'input motionevent SIDE 1 1',
      'input keycombination 3',
    ])
      expect((await sh(line)).status, line).toBe(255);
    expect(await sh('input press; input roll 1 2')).toEqual({ out: '', err: '', status: 0 });
  }, 20_000);
});

describe('wm', () => {
  it('overrides size and density, and resets them', async () => {
    expect((await sh('wm size; wm density')).out).toBe('Physical size: 1080x2400\nPhysical density: 480\n');
    const was = device.tree;
    await sh('wm size 720x1280; wm density 320');
    expect((await sh('wm size; wm density; getprop ro.sf.lcd_density')).out).toBe(
      'Physical size: 1080x2400\nOverride size: 720x1280\nPhysical density: 480\nOverride density: 320\n480\n',
    );
    expect(PNG.sync.read(await device.picture())).toMatchObject({ width: 720, height: 1280 });
    for (const {
      bounds: [, , right, bottom],
    } of await device.elements())
      expect(right! <= 720 && bottom! <= 1280).toBe(true);
    expect((await sh('dumpsys display')).out).toContain('logicalFrame=Rect(0, 0 - 720, 1280)');
    await sh('wm size reset; wm density reset');
    expect(device.tree.device.screen).toEqual(was.device.screen);
    expect((await sh('wm size; wm density')).out).toBe('Physical size: 1080x2400\nPhysical density: 480\n');
    expect(await sh('wm size 10x10')).toMatchObject({ status: 255 });
    expect(await sh('wm density small')).toMatchObject({ err: 'Error: bad number small\n', status: 255 });
    expect(await sh('wm fold')).toMatchObject({ err: 'Unknown command: fold\n', status: 255 });
  }, 20_000);

  it('rotates the screen and unlocks it', async () => {
    await sh('wm user-rotation lock 1');
    expect(device.tree.device.orientation).toBe('landscape');
    expect(
      (
        await sh(
          'wm user-rotation; dumpsys input | grep -o "SurfaceOrientation: ."; dumpsys input | grep -o "logicalFrame=[^]]*]"',
        )
      ).out,
    ).toBe('lock 1\nSurfaceOrientation: 1\nlogicalFrame=[0, 0, 2400, 1080]\n');
    await sh('wm user-rotation lock 0; wm user-rotation free');
    expect(device.tree.device.orientation).toBe('portrait');
    expect(device.tree.os.settings.autoRotate).toBe(true);
    await device.run('system', 'sleep');
    await sh('wm dismiss-keyguard');
    expect(device.tree.ui).toMatchObject({ awake: true, locked: false });
    await device.run('system', 'setLock', { kind: 'pin', secret: '1234', current: '' });
    await device.run('system', 'sleep');
    await sh('wm dismiss-keyguard');
    expect(device.tree.ui).toMatchObject({
      awake: true,
      locked: true,
      surfaces: { lock: { values: { asking: true } } },
    });
    await sh('input text 1299; input keyevent 66');
    expect(device.tree.ui).toMatchObject({ locked: true, toast: { text: 'Wrong PIN' } });
    await sh('input text 129; input keyevent DEL 10 KEYCODE_4 ENTER');
    expect(device.tree.ui.locked).toBe(false);
  });
});
