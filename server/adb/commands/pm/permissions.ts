import type { CommandContext, Output } from '../../command.ts';
import { orException, ShellException } from '../../exceptions.ts';
import { grantFor, packageNamed, permissionNamed, requestedBy } from '../../packages.ts';
import { readWords } from './words.ts';

/** `pm grant|revoke PACKAGE PERMISSION`. */
export function grant(verb: string, args: readonly string[], { device }: CommandContext): Promise<Output> {
  return orException(verb, async () => {
    const [name = '', permission = ''] = readWords(args, new Set(['--user'])).words;
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

/** `pm reset-permissions`: apps ask again for every permission. */
export async function resetPermissions({ device }: CommandContext): Promise<Output> {
  for (const [app, grants] of Object.entries(device.tree.os.permissions))
    for (const permission of Object.keys(grants))
      await device.run('system', 'setPermission', { app, permission, grant: 'ask' });
  return {};
}
