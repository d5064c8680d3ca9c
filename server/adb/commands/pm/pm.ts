import { lines, refuse, type Command, type CommandContext, type Output } from '../../command.ts';
import { packageDump } from '../../dumpsys/package.ts';
import { pathOf } from '../../packages.ts';
import { clear, installExisting, NO_PACKAGES, setState, uninstall } from './installed.ts';
import { FEATURES, list } from './list.ts';
import { grant, resetPermissions } from './permissions.ts';
import { query } from './query.ts';
import { namedPackage } from './words.ts';

function paths(args: readonly string[], context: CommandContext): Output {
  const { found } = namedPackage(context, args);
  return found ? lines(`package:${pathOf(found)}`) : { status: 1 };
}

/** `pm`: lists packages, enables and uninstalls them, and changes their permissions. */
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
          'Package manager (package) commands: list, path, clear, grant, revoke, enable, disable-user, uninstall,' +
            ' install-existing, resolve-activity, query-activities, dump, has-feature, trim-caches',
          255,
        );
      default:
        return refuse(`Unknown command: ${verb}`, 255);
    }
  },
};
