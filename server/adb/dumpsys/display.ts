import { densityOf } from '../../../src/sdk/core/screen.ts';
import { lines, type Command } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { readSetting } from '../settings-map.ts';

/** The picture's rotation in quarter turns (Surface.ROTATION_*). */
export function rotationOf({ tree }: AdbDevice): number {
  const row = Number(readSetting(tree, 'system', 'user_rotation'));
  const isLandscape = tree.device.orientation === 'landscape';
  if (!tree.os.settings.autoRotate && (row % 2 === 1) === isLandscape) return row;
  return isLandscape ? 1 : 0;
}

const PANEL = 'local:4619827259835644672';

/** `dumpsys input`: the touch screen and its viewport. */
export const input: Command = {
  name: 'input',
  run(_, { device }) {
    const { width, height } = device.size;
    const turn = rotationOf(device);
    const frame = `[0, 0, ${width}, ${height}]`;
    const viewport = [
      'displayId=0',
      `uniqueId=${PANEL}`,
      'port=0',
      `orientation=${turn}`,
      `logicalFrame=${frame}`,
      `physicalFrame=${frame}`,
      `deviceSize=[${width}, ${height}]`,
      `isActive=[${device.tree.ui.awake ? 1 : 0}]`,
    ];
    return lines(
      'INPUT MANAGER (dumpsys input)',
      '',
      'Input Manager State:',
      '  Interactive: ' + String(device.tree.ui.awake),
      '',
      'Event Hub State:',
      '  BuiltInKeyboardId: -2',
      '  Devices:',
      '    1: touchscreen',
      '      Classes: TOUCH | TOUCH_MT',
      '',
      'Input Reader State (Nums of device: 1):',
      '  Device 1: touchscreen',
      '    Touch Input Mapper (mode - DIRECT):',
      `      SurfaceWidth: ${width}px`,
      `      SurfaceHeight: ${height}px`,
      `      SurfaceOrientation: ${turn}`,
      `      InputDeviceOrientation: ${turn}`,
      `      Viewport INTERNAL: ${viewport.join(', ')}`,
      '',
      'Input Dispatcher State:',
      '  DispatchEnabled: true',
      '  DispatchFrozen: false',
    );
  },
};

/** `dumpsys display`: the panel and the logical display. */
export const display: Command = {
  name: 'display',
  run(_, { device }) {
    const { width, height } = device.size;
    const { screen } = device.tree.device;
    const turn = rotationOf(device);
    const dpi = Math.round(densityOf(device.tree) * 160);
    const state = device.tree.ui.awake ? 'ON' : 'OFF';
    const frame = `Rect(0, 0 - ${width}, ${height})`;
    const viewport = [
      'type=INTERNAL',
      'valid=true',
      `isActive=${device.tree.ui.awake}`,
      'displayId=0',
      `uniqueId='${PANEL}'`,
      'physicalPort=0',
      `orientation=${turn}`,
      `logicalFrame=${frame}`,
      `physicalFrame=${frame}`,
      `deviceWidth=${width}`,
      `deviceHeight=${height}`,
    ].join(', ');
    const panel = [
      `"Built-in Screen": uniqueId="${PANEL}"`,
      `${screen.width} x ${screen.height}`,
      'modeId 1',
      'defaultModeId 1',
      `supportedModes [{id=1, width=${screen.width}, height=${screen.height}, fps=60.0}]`,
      `density ${dpi}`,
      `${dpi}.0 x ${dpi}.0 dpi`,
      `state ${state}`,
      'type INTERNAL',
    ];
    const info = [
      '"Built-in Screen"',
      'displayId 0',
      `real ${width} x ${height}`,
      `rotation ${turn}`,
      `density ${dpi}`,
      `state ${state}`,
    ].join(', ');
    return lines(
      'DISPLAY MANAGER (dumpsys display)',
      '  mSafeMode=false',
      `  mScreenState=${state}`,
      `  mGlobalDisplayState=${state}`,
      `  mStableDisplaySize=Point(${screen.width}, ${screen.height})`,
      `  mViewports=[DisplayViewport{${viewport}}]`,
      `  mDefaultViewport=DisplayViewport{${viewport}}`,
      '',
      'Display Devices: size=1',
      `  DisplayDeviceInfo{${panel.join(', ')}}`,
      `    mState=${state}`,
      `    mScreenBrightness=${device.tree.device.brightness / 100}`,
      '',
      'Logical Displays: size=1',
      '  Display 0:',
      `    mBaseDisplayInfo=DisplayInfo{${info}}`,
      `    mOverrideDisplayInfo=DisplayInfo{${info}}`,
    );
  },
};
