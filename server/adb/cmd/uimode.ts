import { lines, refuse, type Command } from '../command.ts';

const THEMES = { yes: 'dark', no: 'light', auto: 'schedule', custom: 'schedule' } as const;
const MODES = { dark: 'yes', light: 'no', schedule: 'auto' } as const;

const USAGE = [
  'UiModeManager service (uimode) commands:',
  '  night [yes|no|auto|custom]',
  '    Set or read night mode.',
].join('\n');

const isMode = (text: string): text is keyof typeof THEMES => Object.hasOwn(THEMES, text);

/** `cmd uimode`: reads and sets the dark theme. */
export const uimode: Command = {
  name: 'uimode',
  async run([verb, mode], { device }) {
    if (verb === undefined) return refuse(USAGE, 255);
    if (verb === 'car') return lines('Car mode: no');
    if (verb !== 'night') return refuse(`Unknown command: ${verb}`, 255);
    if (mode !== undefined) {
      if (!isMode(mode)) return refuse("Error: mode must be 'yes', 'no', or 'auto', or 'custom'", 255);
      await device.run('system', 'changeSettings', { settings: { theme: THEMES[mode] } });
    }
    return lines(`Night mode: ${MODES[device.tree.os.settings.theme]}`);
  },
};
