import { lines, refuse, type Command } from '../command.ts';
import { isLocked } from '../../../src/sdk/core/screen.ts';

/** `cmd statusbar`: the shade. As a finger's, its pull does nothing on a phone that sleeps or is locked. */
export const statusbar: Command = {
  name: 'statusbar',
  async run([verb], { device }) {
    switch (verb) {
      case 'expand-notifications':
      case 'expand-settings':
        if (device.tree.ui.awake && !isLocked(device.tree))
          await device.run('system', 'openShade', { quick: verb === 'expand-settings' });
        return {};
      case 'collapse':
        await device.run('system', 'closeShade');
        return {};
      case 'check-support':
        return lines('true');
      case 'get-status-icons':
        return lines(
          'airplane',
          'alarm_clock',
          'battery',
          'bluetooth',
          'clock',
          'location',
          'mobile',
          'mute',
          'nfc',
          'rotate',
          'volume',
          'wifi',
          'zen',
        );
      default:
        return refuse(
          verb === undefined
            ? 'Status bar commands:\n  expand-notifications\n  expand-settings\n  collapse\n  check-support\n  get-status-icons'
            : `Unknown command: ${verb}`,
          255,
        );
    }
  },
};

const NIGHT = { yes: 'dark', no: 'light', auto: 'schedule', custom: 'schedule' } as const;
const WORDS = { dark: 'yes', light: 'no', schedule: 'auto' } as const;

/** `cmd uimode`: the dark theme. */
export const uimode: Command = {
  name: 'uimode',
  async run([verb, to], { device }) {
    if (verb === 'car') return lines('Car mode: no');
    if (verb !== 'night')
      return refuse(
        verb === undefined
          ? 'UiModeManager service (uimode) commands:\n  night [yes|no|auto|custom]\n    Set or read night mode.'
          : `Unknown command: ${verb}`,
        255,
      );
    if (to !== undefined && !Object.hasOwn(NIGHT, to))
      return refuse("Error: mode must be 'yes', 'no', or 'auto', or 'custom'", 255);
    if (to !== undefined)
      await device.run('system', 'changeSettings', { settings: { theme: NIGHT[to as keyof typeof NIGHT] } });
    return lines(`Night mode: ${WORDS[device.tree.os.settings.theme]}`);
  },
};

const GESTURES = 'com.android.internal.systemui.navbar.gestural';
/** `cmd overlay`: the phone is moved through by gestures, and has no other way. */
export const overlay: Command = {
  name: 'overlay',
  run([verb, name]) {
    if (verb === 'list') return lines('com.android.internal', `[x] ${GESTURES}`);
    if (verb === 'enable' || verb === 'enable-exclusive' || verb === 'disable')
      return name === GESTURES && verb !== 'disable'
        ? {}
        : refuse(`Error: Failed to ${verb} overlay: ${name ?? ''}`, 1);
    return refuse(`Unknown command: ${verb ?? ''}`, 255);
  },
};
