import { lines, refuse, type Command, type CommandContext, type Output } from '../command.ts';
import { packageDump } from '../dumpsys/package.ts';
import { orException, ShellException } from '../exceptions.ts';
import { readIntent } from '../intents.ts';
import {
  appNamed,
  grantFor,
  packageNamed,
  packages,
  pathOf,
  permissionGroups,
  permissionNamed,
  requestedBy,
  versionCode,
  type Package,
} from '../packages.ts';
import { resolve, type Target } from '../resolve.ts';
import { stopApp } from '../activity-starter.ts';

/** Why nothing is installed, in the words that clients look for. */
export const NO_PACKAGES =
  'Failure [INSTALL_FAILED_USER_RESTRICTED: this phone takes no packages; its apps are in its build]\n';

/** Options that take the word behind them. */
const VALUED: ReadonlySet<string> = new Set(['--user', '--versionCode']);

interface Read {
  options: Set<string>;
  words: string[];
}

function read(args: readonly string[], valued: ReadonlySet<string> = VALUED): Read {
  const options = new Set<string>();
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (!arg.startsWith('-')) {
      words.push(arg);
      continue;
    }
    options.add(arg);
    if (valued.has(arg)) at++;
  }
  return { options, words };
}

const FEATURES = [
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

function listPackages(args: readonly string[], { device }: CommandContext): Output {
  const {
    options,
    words: [filter = ''],
  } = read(args, new Set(['--user', '--uid']));
  const has = (option: string) => options.has(option);
  const uid = has('--uid') ? Number(args[args.indexOf('--uid') + 1]) : undefined;
  const shown = packages(device.tree).filter(
    each =>
      each.name.includes(filter) &&
      !(has('-3') && each.system) &&
      !(has('-s') && !each.system) &&
      !(has('-e') && !each.enabled) &&
      !(has('-d') && each.enabled) &&
      (uid === undefined || each.uid === uid),
  );
  return lines(
    ...shown.map(
      each =>
        `package:${has('-f') ? `${pathOf(each)}=` : ''}${each.name}${has('--show-versioncode') ? ` versionCode:${versionCode(each)}` : ''}${has('-i') ? '  installer=null' : ''}${has('-U') ? ` uid:${each.uid}` : ''}`,
    ),
  );
}

function listPermissions(args: readonly string[]): Output {
  const { options } = read(args, new Set());
  if (options.has('-g'))
    return lines(
      'Dangerous permissions:',
      '',
      ...permissionGroups.flatMap(([group, names]) => [
        `group:android.permission-group.${group.toUpperCase()}`,
        ...names.map(name => `  permission:${name}`),
        '',
      ]),
    );
  return lines(
    'All Permissions:',
    '',
    ...permissionGroups.flatMap(([, names]) => names.map(name => `permission:${name}`)),
  );
}

function list([what, ...args]: readonly string[], context: CommandContext): Output {
  switch (what) {
    case 'packages':
    case 'package':
      return listPackages(args, context);
    case 'permissions':
      return listPermissions(args);
    case 'permission-groups':
      return lines(
        ...permissionGroups.map(
          ([group]) => `permission group:android.permission-group.${group.toUpperCase()}`,
        ),
      );
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

/** The package that a command is about. */
function named(
  { device }: CommandContext,
  args: readonly string[],
): { name: string; found: Package | undefined } {
  const [name = ''] = read(args).words;
  return { name, found: packageNamed(device.tree, name) };
}

function paths(args: readonly string[], context: CommandContext): Output {
  const { found } = named(context, args);
  return found ? lines(`package:${pathOf(found)}`) : { status: 1 };
}

async function clear(args: readonly string[], context: CommandContext): Promise<Output> {
  const { found } = named(context, args);
  // Settings does not offer it for itself either: what it keeps is the phone.
  if (!found?.app || found.app.id === 'settings') return { out: 'Failed\n', status: 1 };
  await stopApp(context.device, found.app.id);
  await context.device.run('system', 'clearAppData', { app: found.app.id });
  return lines('Success');
}

function grant(verb: string, args: readonly string[], { device }: CommandContext): Promise<Output> {
  return orException(verb, async () => {
    const [name = '', permission = ''] = read(args, new Set(['--user'])).words;
    const found = packageNamed(device.tree, name);
    if (!found) throw new ShellException('IllegalArgumentException', `Unknown package: ${name}`);
    if (!permissionNamed(permission))
      throw new ShellException('IllegalArgumentException', `Unknown permission: ${permission}`);
    if (!found.app || !requestedBy(found.app).includes(permission))
      throw new ShellException(
        'SecurityException',
        `Package ${name} has not requested permission ${permission}`,
      );
    await device.run('system', 'setPermission', {
      app: found.app.id,
      permission: permissionNamed(permission),
      grant: grantFor(device.tree, found.app, permission, verb === 'grant'),
    });
    return {};
  });
}

async function resetPermissions({ device }: CommandContext): Promise<Output> {
  for (const [app, grants] of Object.entries(device.tree.os.permissions))
    for (const permission of Object.keys(grants))
      await device.run('system', 'setPermission', { app, permission, grant: 'ask' });
  return {};
}

const STATES: Readonly<Record<string, readonly [on: boolean, state: string]>> = {
  enable: [true, 'enabled'],
  'default-state': [true, 'default'],
  'disable-user': [false, 'disabled-user'],
  disable: [false, 'disabled'],
};

function setState(verb: string, args: readonly string[], context: CommandContext): Promise<Output> {
  return orException(verb, async () => {
    const { name, found } = named(context, args);
    const [on, state] = STATES[verb]!;
    if (name.includes('/'))
      throw new ShellException(
        'SecurityException',
        `Shell cannot change component state for ${name} to ${on ? 1 : 2}`,
      );
    if (!found) throw new ShellException('IllegalArgumentException', `Unknown package: ${name}`);
    if (!on && (!found.app || found.app.id === 'settings'))
      throw new ShellException('SecurityException', `Cannot disable a protected package: ${name}`);
    if (!on && verb === 'disable' && !context.root)
      throw new ShellException(
        'SecurityException',
        `Shell cannot change component state for ${name}/null to 2`,
      );
    if (found.app) await context.device.run('system', 'setAppOption', { app: found.app.id, enabled: on });
    return lines(`Package ${name} new state: ${state}`);
  });
}

async function uninstall(args: readonly string[], context: CommandContext): Promise<Output> {
  const {
    options,
    words: [name = ''],
  } = read(args);
  const found = packageNamed(context.device.tree, name);
  if (!found) return { out: 'Failure [not installed for 0]\n', status: 1 };
  if (!found.app || found.system) return { out: 'Failure [DELETE_FAILED_INTERNAL_ERROR]\n', status: 1 };
  if (options.has('-k'))
    return {
      out: 'Failure [DELETE_FAILED_ABORTED: this phone uninstalls an app with its data]\n',
      status: 1,
    };
  await stopApp(context.device, found.app.id);
  await context.device.run('system', 'uninstallApp', { app: found.app.id });
  return lines('Success');
}

/** Brings back an app of the build that was uninstalled. */
async function installExisting(args: readonly string[], context: CommandContext): Promise<Output> {
  const [name = ''] = read(args).words;
  const app = appNamed(name);
  if (!app)
    return refuse(`android.content.pm.PackageManager$NameNotFoundException: Package ${name} doesn't exist`);
  await context.device.run('system', 'installApp', { app: app.id });
  return lines(`Package ${name} installed for user: 0`);
}

const MATCH = 'priority=0 preferredOrder=0 match=0x108000 specificIndex=-1 isDefault=';
const RESOLVER = 'android/com.android.internal.app.ResolverActivity';

/** What Android prints of an activity that it found. */
function infoOf({ component, app }: Target, indent: string): string[] {
  const [owner = '', name = ''] = component.split('/');
  const full = name.startsWith('.') ? owner + name : name;
  return [
    'ActivityInfo:',
    `  name=${full}`,
    `  packageName=${owner}`,
    `  labelRes=0x0 nonLocalizedLabel=${app?.name ?? null} icon=0x0 banner=0x0`,
    '  enabled=true exported=true directBootAware=false',
    `  taskAffinity=${owner} targetActivity=null persistableMode=PERSIST_ROOT_ONLY`,
    '  launchMode=0 flags=0x0 privateFlags=0x0 theme=0x0',
    '  ApplicationInfo:',
    `    packageName=${owner}`,
    `    labelRes=0x0 nonLocalizedLabel=${app?.name ?? null} icon=0x0 banner=0x0`,
    `    processName=${owner}`,
  ].map(line => indent + line);
}

function query(verb: string, args: readonly string[], { device }: CommandContext): Promise<Output> {
  return orException(verb, () => {
    let [brief, components] = [false, false];
    const intent = readIntent(args, option => {
      if (option === '--brief') brief = true;
      else if (option === '--components') components = true;
      else return option === '--user' || option === '--query-flags' ? 1 : undefined;
      return 0;
    });
    const { targets: all } = resolve(device.tree, intent);
    if (verb === 'resolve-activity') {
      if (all.length === 0) return lines('No activity found');
      const chosen: Target = all.length === 1 ? all[0]! : { component: RESOLVER, opening: { kind: 'home' } };
      return components
        ? lines(chosen.component)
        : lines(`${MATCH}${all.length === 1}`, ...(brief ? [chosen.component] : infoOf(chosen, '')));
    }
    if (all.length === 0) return lines('No activities found');
    if (components) return lines(...all.map(({ component }) => component));
    return lines(
      `${all.length} activities found:`,
      ...all.flatMap((target, i) => [
        `  Activity #${i}:`,
        `    ${MATCH}false`,
        ...(brief ? [`    ${target.component}`] : infoOf(target, '    ')),
      ]),
    );
  });
}

/** `pm`: what is installed, and what it may do. */
export const pm: Command = {
  name: 'pm',
  async run([verb = '', ...args], context) {
    const { device } = context;
    switch (verb) {
      case 'list':
        return list(args, context);
      case 'path':
        return paths(args, context);
      case 'clear':
        return clear(args, context);
      case 'grant':
      case 'revoke':
        return grant(verb, args, context);
      case 'reset-permissions':
        return resetPermissions(context);
      case 'enable':
      case 'disable':
      case 'disable-user':
      case 'default-state':
        return setState(verb, args, context);
      case 'uninstall':
        return uninstall(args, context);
      case 'install-existing':
        return installExisting(args, context);
      case 'install':
      case 'install-create':
      case 'install-write':
      case 'install-commit':
      case 'install-streaming':
      case 'install-incremental':
        return { out: NO_PACKAGES, status: 1 };
      case 'install-abandon':
        return lines('Success');
      case 'resolve-activity':
      case 'query-activities':
        return query(verb, args, context);
      case 'dump':
        return packageDump(device.tree, args);
      case 'has-feature':
        return FEATURES.includes(args[0] ?? '') ? lines('true') : { out: 'false\n', status: 1 };
      case 'trim-caches':
        await device.run('system', 'clearCaches');
        return {};
      case 'get-install-location':
        return lines('0[auto]');
      case 'get-max-users':
        return lines('Maximum supported users: 1');
      case '':
        return refuse(
          'Package manager (package) commands: list, path, clear, grant, revoke, enable, disable-user, uninstall, install-existing, resolve-activity, query-activities, dump, has-feature, trim-caches',
          255,
        );
      default:
        return refuse(`Unknown command: ${verb}`, 255);
    }
  },
};
