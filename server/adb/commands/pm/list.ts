import { lines, refuse, type CommandContext, type Output } from '../../command.ts';
import { packages, pathOf, permissionGroups, versionCode, type Package } from '../../packages.ts';
import { readWords } from './words.ts';

export const FEATURES: readonly string[] = [
  'android.hardware.audio.output',
  'android.hardware.bluetooth',
  'android.hardware.camera',
  'android.hardware.camera.any',
  'android.hardware.camera.flash',
  'android.hardware.camera.front',
  'android.hardware.location',
  'android.hardware.location.gps',
  'android.hardware.microphone',
  'android.hardware.nfc',
  'android.hardware.screen.landscape',
  'android.hardware.screen.portrait',
  'android.hardware.sensor.compass',
  'android.hardware.telephony',
  'android.hardware.touchscreen',
  'android.hardware.touchscreen.multitouch',
  'android.hardware.wifi',
  'android.software.app_widgets',
  'android.software.home_screen',
  'android.software.input_methods',
];

function packageLine(each: Package, options: ReadonlySet<string>): string {
  let line = 'package:';
  if (options.has('-f')) line += `${pathOf(each)}=`;
  line += each.name;
  if (options.has('--show-versioncode')) line += ` versionCode:${versionCode(each)}`;
  if (options.has('-i')) line += '  installer=null';
  if (options.has('-U')) line += ` uid:${each.uid}`;
  return line;
}

function listPackages(args: readonly string[], { device }: CommandContext): Output {
  const { options, words } = readWords(args, new Set(['--user', '--uid']));
  const [filter = ''] = words;
  const uid = options.has('--uid') ? Number(args[args.indexOf('--uid') + 1]) : undefined;
  const listed = packages(device.tree).filter(
    each =>
      each.name.includes(filter) &&
      !(options.has('-3') && each.system) &&
      !(options.has('-s') && !each.system) &&
      !(options.has('-e') && !each.enabled) &&
      !(options.has('-d') && each.enabled) &&
      (uid === undefined || each.uid === uid),
  );
  return lines(...listed.map(each => packageLine(each, options)));
}

const groupName = (group: string): string => `android.permission-group.${group.toUpperCase()}`;

function listPermissions(args: readonly string[]): Output {
  const { options } = readWords(args, new Set());
  if (!options.has('-g')) {
    const permissions = permissionGroups.flatMap(([, names]) => names);
    return lines('All Permissions:', '', ...permissions.map(name => `permission:${name}`));
  }
  const groups = permissionGroups.flatMap(([group, names]) => [
    `group:${groupName(group)}`,
    ...names.map(name => `  permission:${name}`),
    '',
  ]);
  return lines('Dangerous permissions:', '', ...groups);
}

/** `pm list packages|permissions|permission-groups|features|users|libraries|instrumentation`. */
export function list([what, ...args]: readonly string[], context: CommandContext): Output {
  switch (what) {
    case 'packages':
    case 'package':
      return listPackages(args, context);
    case 'permissions':
      return listPermissions(args);
    case 'permission-groups':
      return lines(...permissionGroups.map(([group]) => `permission group:${groupName(group)}`));
    case 'features':
      return lines(...FEATURES.map(feature => `feature:${feature}`));
    case 'users':
      return lines('Users:', '\tUserInfo{0:Owner:c13} running');
    case 'libraries':
      return lines('library:android.test.base', 'library:android.test.mock', 'library:android.test.runner');
    case 'instrumentation':
      return {};
    default:
      return refuse(`Error: unknown list type '${what ?? ''}'`, 255);
  }
}
