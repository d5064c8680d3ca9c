import type { AnyPhone, Callback, Permission } from '../../state/phone/index.ts';
import { pushDialog } from './stack.ts';
import type { Run } from './run.ts';

/** Whether an app holds a permission now. */
export function hasPermission(phone: AnyPhone, app: string, permission: Permission): boolean {
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

/** Runs what waited for an answer. */
export function answer(run: Run, then: Callback | undefined, result: unknown): void {
  if (!then) return;
  run.call(then.app, then.action, { ...(then.args as object), result }, 'intent');
}
