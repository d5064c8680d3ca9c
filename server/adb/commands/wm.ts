import { isLocked } from '../../../src/sdk/core/screen.ts';
import { Screen } from '../../../src/state/phone/device.ts';
import { lines, refuse, type Command, type Output } from '../command.ts';
import { shellOf, type AdbDevice } from '../device.ts';
import { PANEL_DENSITY, PANEL_SIZE, properties } from '../properties.ts';
import { readSetting, writeSetting } from '../settings-map.ts';

const DPI = 160;
/** Limits of a screen, from its schema. */
const limits = (part: keyof Screen): { minimum: number; maximum: number } =>
  Screen.properties[part] as unknown as { minimum: number; maximum: number };
const sizeOf = ({ tree }: AdbDevice): string => `${tree.device.screen.width}x${tree.device.screen.height}`;
const dpiOf = ({ tree }: AdbDevice): string => String(Math.round(tree.device.screen.scale * DPI));

/** Overrides the panel's size or density; the panel's own values end the override. */
async function show(
  device: AdbDevice,
  property: string,
  text: string,
  change: Partial<Screen>,
): Promise<void> {
  const panel = properties(device.tree)[property]!;
  if (panel === text && device.tree.device.shell?.properties[property] === undefined) return;
  await device.change(draft => {
    Object.assign(draft.device.screen, change);
    const kept = shellOf(draft).properties;
    if (panel === text) delete kept[property];
    else kept[property] = panel;
  });
}

async function size(device: AdbDevice, [to]: readonly string[]): Promise<Output> {
  const panel = properties(device.tree)[PANEL_SIZE]!;
  if (to === undefined)
    return lines(
      `Physical size: ${panel}`,
      ...(panel === sizeOf(device) ? [] : [`Override size: ${sizeOf(device)}`]),
    );
  const text = to === 'reset' ? panel : to.endsWith('dp') ? undefined : to;
  const [, across, down] = /^(\d+)x(\d+)$/.exec(text ?? '') ?? [];
  if (across === undefined || down === undefined) return refuse(`Error: bad size ${to}`, 255);
  const [width, height] = [Number(across), Number(down)];
  const [{ minimum: narrow, maximum: wide }, { minimum: low, maximum: tall }] = [
    limits('width'),
    limits('height'),
  ];
  if (width < narrow || width > wide || height < low || height > tall)
    return refuse(`Error: size must be ${narrow}x${low} to ${wide}x${tall}`, 255);
  await show(device, PANEL_SIZE, `${width}x${height}`, { width, height });
  return {};
}

async function density(device: AdbDevice, [to]: readonly string[]): Promise<Output> {
  const panel = properties(device.tree)[PANEL_DENSITY]!;
  if (to === undefined)
    return lines(
      `Physical density: ${panel}`,
      ...(panel === dpiOf(device) ? [] : [`Override density: ${dpiOf(device)}`]),
    );
  const text = to === 'reset' ? panel : to;
  const dpi = Number(text);
  if (!/^\d+$/.test(text)) return refuse(`Error: bad number ${to}`, 255);
  const { minimum, maximum } = limits('scale');
  if (dpi < minimum * DPI || dpi > maximum * DPI)
    return refuse(`Error: density must be ${minimum * DPI} to ${maximum * DPI}`, 255);
  await show(device, PANEL_DENSITY, text, { scale: dpi / DPI });
  return {};
}

async function rotation(device: AdbDevice, [mode, to]: readonly string[]): Promise<Output> {
  if (mode === undefined)
    return lines(
      device.tree.os.settings.autoRotate
        ? 'free'
        : `lock ${readSetting(device.tree, 'system', 'user_rotation')}`,
    );
  if (mode === 'free') {
    await writeSetting(device, 'system', 'accelerometer_rotation', '1');
    return {};
  }
  if (mode !== 'lock')
    return refuse(`Error: expecting user rotation mode to be 'lock' or 'free', but got '${mode}'`, 255);
  const turn = to ?? (device.tree.device.orientation === 'landscape' ? '1' : '0');
  if (!/^[0-3]$/.test(turn)) return refuse(`Error: rotation should be 0-3, but got '${turn}'`, 255);
  await writeSetting(device, 'system', 'user_rotation', turn);
  await writeSetting(device, 'system', 'accelerometer_rotation', '0');
  return {};
}

/** Opens a lock screen that needs only a swipe; with a PIN or password, shows its pad. */
async function dismissKeyguard(device: AdbDevice): Promise<Output> {
  if (!isLocked(device.tree)) return {};
  if (!device.tree.ui.awake) await device.run('system', 'wake');
  const { kind } = device.tree.os.settings.lock;
  if (kind === 'none' || kind === 'swipe') await device.run('system', 'unlock');
  else
    await device.change(({ ui }) => {
      ui.surfaces['lock'] = {
        ...ui.surfaces['lock'],
        values: { ...ui.surfaces['lock']?.values, asking: true },
      };
    });
  return {};
}

/** `wm`: size, density and rotation of the display. */
export const wm: Command = {
  name: 'wm',
  async run(given, { device }) {
    const args = [...given];
    const display = args.indexOf('-d');
    if (display >= 0) args.splice(display, 2);
    const [what, ...rest] = args;
    switch (what) {
      case 'size':
        return size(device, rest);
      case 'density':
        return density(device, rest);
      case 'user-rotation':
        return rotation(device, rest);
      case 'set-user-rotation':
        return rotation(device, rest.length === 0 ? ['lock'] : rest);
      case 'dismiss-keyguard':
        return dismissKeyguard(device);
      case undefined:
        return lines(
          'Window manager (window) commands:',
          '  size [reset|WxH]',
          '    Return or override display size.',
          '  density [reset|DENSITY]',
          '    Return or override display density.',
          '  user-rotation [-d DISPLAY_ID] [free|lock] [rotation]',
          '    Print or set user rotation mode and user rotation.',
          '  dismiss-keyguard',
          '    Dismiss the keyguard, prompting user for auth if necessary.',
        );
      default:
        return refuse(`Unknown command: ${what}`, 255);
    }
  },
};
