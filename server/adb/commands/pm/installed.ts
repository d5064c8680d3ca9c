import { stopApp } from '../../activity-starter.ts';
import { lines, refuse, type CommandContext, type Output } from '../../command.ts';
import { orException, ShellException } from '../../exceptions.ts';
import { appNamed, packageNamed } from '../../packages.ts';
import { clearProvider, PROVIDER_PACKAGES } from '../../provider-data/all.ts';
import { namedPackage, readWords } from './words.ts';

/** Why nothing can be installed. Clients look for the words `Failure [INSTALL_FAILED_…]`. */
export const NO_PACKAGES =
  'Failure [INSTALL_FAILED_USER_RESTRICTED: packages cannot be installed on this phone; its apps are built in]\n';

/** `pm clear PACKAGE`. */
export async function clear(args: readonly string[], context: CommandContext): Promise<Output> {
  const { found } = namedPackage(context, args);
  if (found && PROVIDER_PACKAGES.includes(found.name)) {
    await clearProvider(context, found.name);
    return lines('Success');
  }
  // The state of Settings is the phone's own, and its app page offers no clearing.
  if (!found?.app || found.app.id === 'settings') return { out: 'Failed\n', status: 1 };
  await stopApp(context.device, found.app.id);
  await context.device.run('system', 'clearAppData', { app: found.app.id });
  return lines('Success');
}

const STATES: Readonly<Record<string, readonly [on: boolean, state: string]>> = {
  enable: [true, 'enabled'],
  'default-state': [true, 'default'],
  'disable-user': [false, 'disabled-user'],
  disable: [false, 'disabled'],
};

/** `pm enable|disable|disable-user|default-state PACKAGE`. */
export function setState(verb: string, args: readonly string[], context: CommandContext): Promise<Output> {
  return orException(verb, async () => {
    const { name, found } = namedPackage(context, args);
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

/** `pm uninstall [-k] PACKAGE`. */
export async function uninstall(args: readonly string[], context: CommandContext): Promise<Output> {
  const { options, words } = readWords(args);
  const [name = ''] = words;
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

/** `pm install-existing PACKAGE`: reinstalls an app of the build that was uninstalled. */
export async function installExisting(args: readonly string[], context: CommandContext): Promise<Output> {
  const [name = ''] = readWords(args).words;
  const app = appNamed(name);
  if (!app)
    return refuse(`android.content.pm.PackageManager$NameNotFoundException: Package ${name} doesn't exist`);
  await context.device.run('system', 'installApp', { app: app.id });
  return lines(`Package ${name} installed for user: 0`);
}
