import { isLocked } from '../../../src/sdk/core/screen.ts';
import { lines, refuse, type Command } from '../command.ts';

/** `cmd statusbar`: opens and closes the notification shade. As with a finger, opening does nothing on a sleeping or locked phone. */
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
