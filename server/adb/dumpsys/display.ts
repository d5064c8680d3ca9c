import { densityOf } from '../../../src/sdk/core/screen.ts';
import { lines, type Command } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { PANEL_DENSITY, PANEL_SIZE, properties } from '../properties.ts';
import { readSetting } from '../settings-map.ts';

/** The picture's rotation in quarter turns (Surface.ROTATION_*). */
export function rotationOf({ tree }: AdbDevice): number {
  const row = Number(readSetting(tree, 'system', 'user_rotation'));
  const isLandscape = tree.device.orientation === 'landscape';
  if (!tree.os.settings.autoRotate && (row % 2 === 1) === isLandscape) return row;
  return isLandscape ? 1 : 0;
}

/** The panel's own size, in its natural orientation, and density (dpi), whatever `wm` overrides. */
export function panelOf({ tree }: AdbDevice): { width: number; height: number; dpi: number } {
  const { [PANEL_SIZE]: size = '', [PANEL_DENSITY]: dpi } = properties(tree);
  const [width, height] = size.split('x').map(Number) as [number, number];
  return { width, height, dpi: Number(dpi) };
}

/** The panel's size as it is held. */
function heldPanel(device: AdbDevice): { width: number; height: number } {
  const { width, height } = panelOf(device);
  return device.tree.device.orientation === 'landscape'
    ? { width: height, height: width }
    : { width, height };
}

const PANEL = 'local:4619827259835644672';

/** `dumpsys input`: the touch screen and its viewport. */
export const input: Command = {
  name: 'input',
  run(_, { device }) {
    const { width, height } = device.size;
    const turn = rotationOf(device);
    const panel = heldPanel(device);
    const viewport = [
      'displayId=0',
      `uniqueId=${PANEL}`,
      'port=0',
      `orientation=${turn}`,
      `logicalFrame=[0, 0, ${width}, ${height}]`,
      `physicalFrame=[0, 0, ${panel.width}, ${panel.height}]`,
      `deviceSize=[${panel.width}, ${panel.height}]`,
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
    const panel = panelOf(device);
    const held = heldPanel(device);
    const turn = rotationOf(device);
    const dpi = Math.round(densityOf(device.tree) * 160);
    const state = device.tree.ui.awake ? 'ON' : 'OFF';
    const viewport = [
      'type=INTERNAL',
      'valid=true',
      `isActive=${device.tree.ui.awake}`,
      'displayId=0',
      `uniqueId='${PANEL}'`,
      'physicalPort=0',
      `orientation=${turn}`,
      `logicalFrame=Rect(0, 0 - ${width}, ${height})`,
      `physicalFrame=Rect(0, 0 - ${held.width}, ${held.height})`,
      `deviceWidth=${held.width}`,
      `deviceHeight=${held.height}`,
    ].join(', ');
    const panelInfo = [
      `"Built-in Screen": uniqueId="${PANEL}"`,
      `${panel.width} x ${panel.height}`,
      'modeId 1',
      'defaultModeId 1',
      `supportedModes [{id=1, width=${panel.width}, height=${panel.height}, fps=60.0}]`,
      `density ${panel.dpi}`,
      `${panel.dpi}.0 x ${panel.dpi}.0 dpi`,
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
      `  mStableDisplaySize=Point(${panel.width}, ${panel.height})`,
      `  mViewports=[DisplayViewport{${viewport}}]`,
      `  mDefaultViewport=DisplayViewport{${viewport}}`,
      '',
      'Display Devices: size=1',
      `  DisplayDeviceInfo{${panelInfo.join(', ')}}`,
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
