import { foregroundOf } from '../../../phones/phone.ts';
import type { AdbDevice } from '../../device.ts';
import { SDK } from '../../properties.ts';
import type { Screen } from '../screen.ts';
import { isNumber, numberOf, type Methods } from './method.ts';

/** Android's key names by UiDevice.pressKey's names. */
const KEYS: Readonly<Record<string, string>> = {
  home: 'HOME',
  back: 'BACK',
  left: 'DPAD_LEFT',
  right: 'DPAD_RIGHT',
  up: 'DPAD_UP',
  down: 'DPAD_DOWN',
  center: 'DPAD_CENTER',
  menu: 'MENU',
  search: 'SEARCH',
  enter: 'ENTER',
  delete: 'DEL',
  del: 'DEL',
  recent: 'APP_SWITCH',
  volume_up: 'VOLUME_UP',
  volume_down: 'VOLUME_DOWN',
  volume_mute: 'VOLUME_MUTE',
  camera: 'CAMERA',
  power: 'POWER',
};

function deviceInfo({ tree, size }: AdbDevice) {
  const { scale } = tree.device.screen;
  const isLandscape = tree.device.orientation === 'landscape';
  return {
    currentPackageName: foregroundOf(tree).package,
    displayWidth: size.width,
    displayHeight: size.height,
    displayRotation: isLandscape ? 1 : 0,
    displaySizeDpX: Math.round(size.width / scale),
    displaySizeDpY: Math.round(size.height / scale),
    productName: tree.device.model.product,
    screenOn: tree.ui.awake,
    sdkInt: SDK,
    naturalOrientation: !isLandscape,
  };
}

/** Turns the screen and keeps it turned, whichever way the phone is held. */
async function setOrientation(device: AdbDevice, orientation: 'portrait' | 'landscape'): Promise<true> {
  await device.run('system', 'changeSettings', { settings: { autoRotate: true } });
  await device.run('system', 'rotate', { orientation });
  await device.run('system', 'changeSettings', { settings: { autoRotate: false } });
  return true;
}

/** The phone's keys, screen and shade. */
export const phoneMethods = (device: AdbDevice, screen: Screen): Methods => ({
  deviceInfo: () => deviceInfo(device),
  dumpWindowHierarchy: (_compressed, depth) => screen.xml(isNumber(depth) ? depth : Infinity),
  takeScreenshot: (scale, quality) =>
    device.jpeg(isNumber(scale) ? scale : 1, isNumber(quality) ? quality : 80),
  pressKey(name) {
    const key = KEYS[String(name)];
    return key === undefined ? false : screen.key(key);
  },
  pressKeyCode: code => screen.key(numberOf(code)),
  async wakeUp() {
    await screen.key('WAKEUP');
    return true;
  },
  async sleep() {
    await screen.key('SLEEP');
    return true;
  },
  isScreenOn: () => device.tree.ui.awake,
  setOrientation: direction =>
    setOrientation(device, /^(l|r)/i.test(String(direction)) ? 'landscape' : 'portrait'),
  async freezeRotation(freeze) {
    await device.run('system', 'changeSettings', { settings: { autoRotate: freeze === false } });
    return null;
  },
  async openNotification() {
    await device.run('system', 'openShade', { quick: false });
    return true;
  },
  async openQuickSettings() {
    await device.run('system', 'openShade', { quick: true });
    return true;
  },
  waitForIdle: () => null,
  async waitForWindowUpdate(name, ms) {
    // A window of another app than the one in front is not waited for.
    if (typeof name === 'string' && name !== foregroundOf(device.tree).package) return false;
    const before = await screen.fingerprint();
    return screen.wait(ms, async () => (await screen.fingerprint()) !== before);
  },
});
