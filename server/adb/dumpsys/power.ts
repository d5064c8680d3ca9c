import { lines, type Command } from '../command.ts';
import { batteryCommand, statusOf } from '../cmd/battery.ts';
import { panelOf } from './display.ts';

/** `dumpsys power`: whether the screen is on. */
export const power: Command = {
  name: 'power',
  run(_, { device: { tree } }) {
    const { awake } = tree.ui;
    const { sleepMs, developer } = tree.os.settings;
    const { charging, level } = tree.device.battery;
    const wake = awake ? 'Awake' : 'Asleep';
    return lines(
      'POWER MANAGER (dumpsys power)',
      '',
      'Power Manager State:',
      '  Settings power_manager_constants:',
      `  mDirty=0x0`,
      `  mWakefulness=${wake}`,
      `  mWakefulnessChanging=false`,
      `  mIsPowered=${charging}`,
      `  mPlugType=${charging ? 2 : 0}`,
      `  mBatteryLevel=${level}`,
      `  mStayOn=${developer.stayAwake && charging}`,
      '  mProximityPositive=false',
      '  mBootCompleted=true',
      '  mSystemReady=true',
      '  mHalAutoSuspendModeEnabled=false',
      `  mWakeLockSummary=0x${awake ? '1' : '0'}`,
      `  mUserActivitySummary=0x${awake ? '1' : '0'}`,
      `  mHoldingWakeLockSuspendBlocker=false`,
      `  mHoldingDisplaySuspendBlocker=${awake}`,
      '',
      'Settings and Configuration:',
      `  mStayOnWhilePluggedInSetting=${developer.stayAwake ? 7 : 0}`,
      `  mScreenOffTimeoutSetting=${sleepMs}`,
      `  mScreenBrightnessModeSetting=${tree.device.adaptiveBrightness ? 1 : 0}`,
      `Screen off timeout: ${sleepMs} ms`,
      `Display Power: state=${awake ? 'ON' : 'OFF'}`,
      '',
      'Battery saving',
      `  mLowPowerModeEnabled=${tree.device.batterySaver}`,
    );
  },
};

/** `dumpsys battery`: level and charger, and the commands that change them. */
export const battery: Command = {
  name: 'battery',
  async run(args, { device }) {
    const done = await batteryCommand(device, args);
    if (done) return done;
    const { level, charging } = device.tree.device.battery;
    return lines(
      'Current Battery Service state:',
      '  AC powered: false',
      `  USB powered: ${charging}`,
      '  Wireless powered: false',
      '  Dock powered: false',
      `  Max charging current: ${charging ? 500_000 : 0}`,
      `  Max charging voltage: ${charging ? 5_000_000 : 0}`,
      `  Charge counter: ${level * 45_000}`,
      // A good battery's health is 2.
      `  status: ${statusOf({ level, charging })}`,
      '  health: 2',
      '  present: true',
      `  level: ${level}`,
      '  scale: 100',
      `  voltage: ${3_500 + level * 8}`,
      '  temperature: 250',
      '  technology: Li-ion',
    );
  },
};

/** `dumpsys SurfaceFlinger`: the phone's one display. */
export const surfaceFlinger: Command = {
  name: 'SurfaceFlinger',
  run(args, { device }) {
    const { tree } = device;
    const panel = panelOf(device);
    const display = 'Display 4619827259835644672';
    if (args.includes('--display-id'))
      return lines(`${display} (HWC display 0): port=0 pnpId=TWD displayName="Panel"`);
    if (args.includes('--list')) return lines('Wallpaper BBQ wrapper#0', 'StatusBar#0', 'NavigationBar0#0');
    return lines(
      `${display} (HWC display 0)`,
      `  Composition Display State: isEnabled=${tree.ui.awake}`,
      `  Display size: ${panel.width}x${panel.height}`,
      `  density: ${panel.dpi}`,
      '  refresh-rate              : 60.00 fps',
    );
  },
};
