import { partsAt } from '../../src/state/clock.ts';
import type { AnyPhone, Callback } from '../../src/state/phone/index.ts';
import { validate, type Reason } from '../../src/state/validate.ts';
import { matchRoute } from '../../src/sdk/core/routes.ts';
import { systemActions } from '../../src/sdk/core/system/index.ts';
import { catalogue } from '../../apps/catalogue.ts';

/**
 * Dangling references in a phone that fits its schemas: an unknown time zone, a timer or callback without its action, a screen that no
 * app has, an app that is not in the catalogue. Skips the parts that `phone` shares with `good`, which is known to be valid.
 */
export function integrityErrors(good: AnyPhone, phone: AnyPhone): Reason[] {
  const found: Reason[] = [];
  if (phone.clock !== good.clock) {
    try {
      partsAt(phone.clock.now, phone.clock.zone);
    } catch {
      found.push({ path: '/clock/zone', message: 'is not a time zone' });
    }
  }
  if (phone.os.installed !== good.os.installed) {
    for (const app of Object.keys(phone.os.installed))
      if (!catalogue.metas.has(app))
        found.push({ path: `/os/installed/${app}`, message: 'is not an app of this server' });
  }
  if (phone.timers !== good.timers) {
    for (const [id, timer] of Object.entries(phone.timers))
      if (timer !== good.timers[id]) found.push(...callable(`/timers/${id}`, timer, true));
  }
  if (phone.ui !== good.ui) found.push(...screens(phone));
  return found;
}

/** Checks that a callback's action exists. With `hasAllArgs` it checks the arguments too. */
function callable(path: string, { app, action, args }: Callback, hasAllArgs: boolean): Reason[] {
  if (app === 'system')
    return Object.hasOwn(systemActions, action)
      ? []
      : [{ path: `${path}/action`, message: 'is not an action of the phone' }];
  if (!catalogue.metas.has(app)) return [{ path: `${path}/app`, message: 'is not an app of this server' }];
  const { actions } = catalogue.get(app);
  if (!Object.hasOwn(actions, action))
    return [{ path: `${path}/action`, message: `is not an action of ${app}` }];
  return hasAllArgs
    ? validate(actions[action]!.args, args).map(r => ({ ...r, path: `${path}/args${r.path}` }))
    : [];
}

function screens({ ui, apps }: AnyPhone): Reason[] {
  const found: Reason[] = [];
  if (ui.foreground !== null && !ui.tasks.some(t => t.id === ui.foreground))
    found.push({ path: '/ui/foreground', message: 'names no task' });
  for (const [t, task] of ui.tasks.entries()) {
    if (task.stack.length === 0) found.push({ path: `/ui/tasks/${t}/stack`, message: 'is empty' });
    for (const [s, screen] of task.stack.entries()) {
      const path = `/ui/tasks/${t}/stack/${s}`;
      const meta = catalogue.metas.get(screen.app);
      if (!meta || apps[screen.app] === undefined)
        found.push({ path: `${path}/app`, message: 'is not an app of this phone' });
      else if (!shows(meta.routes, screen.path))
        found.push({ path: `${path}/path`, message: `is not a screen of ${screen.app}` });
      if (screen.result) found.push(...callable(`${path}/result`, screen.result, false));
    }
  }
  for (const [d, dialog] of ui.dialogs.entries())
    if (dialog.then) found.push(...callable(`/ui/dialogs/${d}/then`, dialog.then, false));
  return found;
}

function shows(routes: Record<string, unknown>, path: string): boolean {
  try {
    return matchRoute(routes, path) !== undefined;
  } catch {
    return false;
  }
}
