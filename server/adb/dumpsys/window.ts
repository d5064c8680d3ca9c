import type { Command, Output } from '../command.ts';
import { focusOf, recordOf, topActivity, windowsOf } from '../activities.ts';
import type { AdbDevice } from '../device.ts';
import { panelOf, rotationOf } from './display.ts';

const focus = ({ tree }: AdbDevice): string[] => [
  `  mCurrentFocus=${focusOf(tree)}`,
  `  mFocusedApp=${recordOf(topActivity(tree))}`,
];

function policy({ tree: { ui, os } }: AdbDevice): string[] {
  const over = ui.overLock !== undefined;
  const state = ui.awake ? 'ON' : 'OFF';
  return [
    'WINDOW MANAGER POLICY STATE (dumpsys window policy)',
    '    mSafeMode=false mSystemReady=true mSystemBooted=true',
    `    mAwake=${ui.awake} mScreenOnEarly=${ui.awake} mScreenOnFully=${ui.awake}`,
    `    mShowingLockscreen=${ui.locked && !over} mShowingDream=false` +
      ` mDreamingLockscreen=${ui.locked && !ui.awake} mDreamingSleepToken=null`,
    '    KeyguardServiceDelegate',
    `      showing=${ui.locked}`,
    `      showingAndNotOccluded=${ui.locked && !over}`,
    `      inputRestricted=${ui.locked}`,
    `      occluded=${over}`,
    `      secure=${os.settings.lock.kind === 'pin' || os.settings.lock.kind === 'password'}`,
    '      systemIsReady=true',
    `      deviceHasKeyguard=${os.settings.lock.kind !== 'none'}`,
    '      enabled=true',
    `      screenState=SCREEN_STATE_${state}`,
    `      interactiveState=INTERACTIVE_STATE_${ui.awake ? 'AWAKE' : 'SLEEP'}`,
    `    isKeyguardShowing=${ui.locked && !over}`,
  ];
}

/** How the display turns, with rotations in degrees. */
function turning(device: AdbDevice): string[] {
  const { autoRotate } = device.tree.os.settings;
  const turn = rotationOf(device);
  const degrees = `ROTATION_${turn * 90}`;
  return [
    '  DisplayRotation',
    '    mCurrentAppOrientation=SCREEN_ORIENTATION_UNSPECIFIED',
    `    mRotation=${turn} mDeferredRotationPauseCount=0`,
    '    mLandscapeRotation=ROTATION_90 mSeascapeRotation=ROTATION_270',
    '    mPortraitRotation=ROTATION_0 mUpsideDownRotation=ROTATION_180',
    '    mSupportAutoRotation=true',
    '    WindowOrientationListener',
    `      mEnabled=${autoRotate}`,
    `      mCurrentRotation=${degrees}`,
    '      mSensorType=null',
    `    mUserRotationMode=USER_ROTATION_${autoRotate ? 'FREE' : 'LOCKED'} mUserRotation=${degrees} mCameraRotationMode=0`,
  ];
}

function displays(device: AdbDevice): string[] {
  const { screen } = device.tree.device;
  const { width, height } = device.size;
  const panel = panelOf(device);
  const dpi = Math.round(screen.scale * 160);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const own = `${panel.width}x${panel.height} ${panel.dpi}dpi`;
  const base = `${screen.width}x${screen.height} ${dpi}dpi`;
  return [
    'WINDOW MANAGER DISPLAY CONTENTS (dumpsys window displays)',
    '  Display: mDisplayId=0',
    `    init=${own}${own === base ? '' : ` base=${base}`} cur=${width}x${height} app=${width}x${height}` +
      ` rng=${short}x${short}-${long}x${long}`,
    `    mDisplayRotation=ROTATION_${rotationOf(device) * 90}`,
    ...focus(device),
    ...turning(device),
  ];
}

/** The windows. The focus is a part of their section, but the whole dump has it with the display alone. */
function windows(device: AdbDevice, isWhole = false): string[] {
  const { width, height } = device.size;
  return [
    'WINDOW MANAGER WINDOWS (dumpsys window windows)',
    ...windowsOf(device.tree).flatMap(({ name, owner, identity }, i) => [
      `  Window #${i} Window{${identity} u0 ${name}}:`,
      `    mDisplayId=0 mSession=Session{${identity}}`,
      `    mOwnerUid=10000 showForAllUsers=false package=${owner} appop=NONE`,
      `    Requested w=${width} h=${height} mLayoutSeq=1`,
      '    isOnScreen=true',
      '    isVisible=true',
    ]),
    '',
    ...(isWhole ? [] : focus(device)),
    `  mInputMethodTarget in display# 0 ${focusOf(device.tree)}`,
  ];
}

/** `dumpsys window`: windows in z-order, and the focused one. */
export const windowSection: Command = {
  name: 'window',
  run(args, { device }): Output {
    const section = args.find(arg => !arg.startsWith('-')) ?? '';
    const parts: Readonly<Record<string, () => string[]>> = {
      policy: () => policy(device),
      p: () => policy(device),
      displays: () => displays(device),
      d: () => displays(device),
      windows: () => windows(device),
      w: () => windows(device),
      visible: () => windows(device),
      'visible-apps': () => windows(device),
      a: () => windows(device),
      all: () => windows(device),
      '': () => [
        'WINDOW MANAGER LAST ANR (dumpsys window lastanr)',
        '  <no ANR has occurred since boot>',
        '',
        ...policy(device),
        '',
        ...displays(device),
        '',
        ...windows(device, true),
      ],
      lastanr: () => [
        'WINDOW MANAGER LAST ANR (dumpsys window lastanr)',
        '  <no ANR has occurred since boot>',
      ],
    };
    const part = parts[section];
    return {
      out: part
        ? part()
            .map(line => `${line}\n`)
            .join('')
        : `Bad window command, or no windows match: ${section}\nUse -h for help.\n`,
    };
  },
};
