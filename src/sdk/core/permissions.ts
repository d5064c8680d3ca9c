import {
  USE_PERMISSIONS,
  type AnyPhone,
  type Callback,
  type Os,
  type Permission,
  type GrantSetting,
} from '../../state/phone/index.ts';
import { pushDialog } from './stack.ts';
import type { Run } from './run.ts';

/** Whether an app holds a permission now. */
export function hasPermission(phone: Pick<AnyPhone, 'os'>, app: string, permission: Permission): boolean {
  const grant = phone.os.permissions[app]?.[permission];
  return grant === 'always' || grant === 'inUse' || grant === 'once';
}

/** Asks where the answer is not known; a refusal is remembered, and further requests are refused without a dialog. */
export function requestPermission(run: Run, app: string, permission: Permission, then: Callback): void {
  const grant = run.phone.os.permissions[app]?.[permission];
  if (grant) {
    answer(run, then, grant !== 'never');
    return;
  }
  pushDialog(run.phone, { kind: 'permission', app, permission, then });
}

/** Puts a permission into a record by app, or takes it out; a record that has none is left out. */
function put<T>(
  table: Record<string, Record<string, T>>,
  app: string,
  permission: string,
  value: T | undefined,
): void {
  if (value !== undefined) (table[app] ??= {})[permission] = value;
  else if (table[app]) {
    delete table[app][permission];
    if (Object.keys(table[app]).length === 0) delete table[app];
  }
}

/**
 * Grants a permission. Where the person set it, and not a dialog of the app, or where it is given for always, that is
 * a change, unless it returns to what the permission had been before, or to what a dialog was answered. Notifications are left
 * out: the app's switch tells of them.
 */
export function setGrant(
  os: Os,
  app: string,
  permission: string,
  setting: GrantSetting,
  by: 'dialog' | 'person',
): void {
  const before: GrantSetting = os.permissions[app]?.[permission] ?? 'ask';
  put(os.permissions, app, permission, setting === 'ask' ? undefined : setting);
  if (permission === 'notifications') return;
  const changed = os.permissionChanges[app]?.[permission] !== undefined;
  const asked = by === 'dialog' && !(setting === 'always' && USE_PERMISSIONS.has(permission));
  const origins = new Set(os.permissionOrigins[app]?.[permission]);
  if (!changed) {
    origins.add(before);
    if (asked) origins.add(setting);
    put(os.permissionOrigins, app, permission, [...origins]);
  }
  if (origins.has(setting)) put(os.permissionChanges, app, permission, undefined);
  else if (!asked) put(os.permissionChanges, app, permission, setting);
}

/** Makes an app ask for everything again, as one without data does. */
export function forgetGrants(os: Os, app: string): void {
  for (const permission of Object.keys(os.permissions[app] ?? {}))
    setGrant(os, app, permission, 'ask', 'person');
  delete os.permissions[app];
}

/** Runs what waited for an answer. */
export function answer(run: Run, then: Callback | undefined, result: unknown): void {
  if (!then) return;
  run.call(then.app, then.action, { ...(then.args as object), result }, 'intent');
}
