import type { AnyPhone, ScreenRecord } from '../../state/phone/index.ts';
import { equal } from '../../state/json.ts';
import { isOnline, mayConnect } from './network.ts';
import { answer } from './permissions.ts';
import { fillPath, matchRoute } from './routes.ts';
import { stateOf, type Run } from './run.ts';
import { dropFocus, foregroundTask, nextId, topScreen } from './stack.ts';
import { wakeApp } from './stopped.ts';

function closeOverlays(phone: AnyPhone): void {
  phone.ui.shade = 'closed';
  phone.ui.recents = false;
  phone.ui.volumePanel = false;
  for (const d of phone.ui.dialogs) delete phone.ui.surfaces[d.id];
  phone.ui.dialogs = [];
  for (const key of ['shade', 'recents']) delete phone.ui.surfaces[key];
}

/** The lock screen stands again where the screen that lay over it is gone, or another app is on top of it. */
function relock(phone: AnyPhone): void {
  const over = foregroundTask(phone)?.stack.find(s => s.id === phone.ui.overLock);
  if (!over || over.app !== topScreen(phone)!.app) delete phone.ui.overLock;
}

/** Grants given `once` end when their app leaves the screen. */
function expireOnce(phone: AnyPhone): void {
  const shown = new Set(foregroundTask(phone)?.stack.map(s => s.app));
  for (const [app, grants] of Object.entries(phone.os.permissions)) {
    if (shown.has(app)) continue;
    for (const [name, grant] of Object.entries(grants)) if (grant === 'once') delete grants[name];
  }
}

/** Runs the `enter` rule of the screen on top. An app that was stopped runs again from now on. */
export function enterTop(run: Run): void {
  const top = topScreen(run.phone);
  if (!top) return;
  const { phone } = run;
  wakeApp(run, top.app);
  // What a heads-up is about is on the screen now.
  const over = phone.ui.headsUp === null ? undefined : phone.os.notifications[phone.ui.headsUp];
  if (over?.app === top.app && over.route === top.path) phone.ui.headsUp = null;
  // What data or battery saver held back in the background comes now.
  const online = run.catalogue.metas.get(top.app)?.on.online;
  if (online && phone.os.installed[top.app] && isOnline(phone.device) && !mayConnect(phone, top.app, false))
    run.call(top.app, online, {}, 'intent');
  const app = run.catalogue.get(top.app);
  const match = matchRoute(app.routes, top.path);
  const enter = match && app.routes[match.pattern]!.enter;
  if (enter) enter(stateOf(run, top.app), match.params, run.ctx(top.app));
}

function screen(run: Run, app: string, path: string, args?: unknown): ScreenRecord {
  const record: ScreenRecord = { id: nextId(run.phone, 's'), app, path };
  if (args !== undefined) record.args = args;
  return record;
}

/** Puts a screen of `app` on top of the task on the screen; starts a task where there is none. */
export function pushScreen(
  run: Run,
  app: string,
  path: string,
  args?: unknown,
  result?: ScreenRecord['result'],
): void {
  run.catalogue.get(app);
  const { phone } = run;
  dropFocus(phone);
  let task = foregroundTask(phone);
  if (!task) {
    phone.ui.tasks.unshift({ id: nextId(phone, 't'), app, stack: [] });
    task = phone.ui.tasks[0]!;
    phone.ui.foreground = task.id;
  }
  const record = screen(run, app, path, args);
  if (result) record.result = result;
  task.stack.push(record);
  relock(phone);
  enterTop(run);
}

export function pushRoute(
  run: Run,
  app: string,
  pattern: string,
  params?: Record<string, string>,
  args?: unknown,
): void {
  pushScreen(run, app, fillPath(pattern, params), args);
}

/** Replaces the screen on top, so that Back skips it. */
export function replaceRoute(
  run: Run,
  app: string,
  pattern: string,
  params?: Record<string, string>,
  args?: unknown,
): void {
  const task = foregroundTask(run.phone);
  const old = task?.stack.pop();
  if (old) delete run.phone.ui.surfaces[old.id];
  pushScreen(run, app, fillPath(pattern, params), args, old?.result);
}

/** Brings an app to the front where it was left, or starts it at its first screen. */
export function openApp(run: Run, app: string): void {
  const { phone } = run;
  run.catalogue.get(app);
  dropFocus(phone);
  closeOverlays(phone);
  const at = phone.ui.tasks.findIndex(t => t.app === app);
  const [task] =
    at >= 0
      ? phone.ui.tasks.splice(at, 1)
      : [{ id: nextId(phone, 't'), app, stack: [screen(run, app, '/')] }];
  phone.ui.tasks.unshift(task!);
  phone.ui.foreground = task!.id;
  relock(phone);
  expireOnce(phone);
  enterTop(run);
}

/** Opens a path of an app as a notification or a deep link does: its task to the front, first screen below. */
export function openAt(run: Run, app: string, path: string, args?: unknown): void {
  const { phone } = run;
  run.catalogue.get(app);
  dropFocus(phone);
  closeOverlays(phone);
  const at = phone.ui.tasks.findIndex(t => t.app === app);
  const [task] =
    at >= 0
      ? phone.ui.tasks.splice(at, 1)
      : [{ id: nextId(phone, 't'), app, stack: [screen(run, app, '/')] }];
  if (task!.stack.at(-1)!.path !== path || args !== undefined) {
    for (const s of task!.stack.splice(1)) delete phone.ui.surfaces[s.id];
    if (path !== '/') task!.stack.push(screen(run, app, path, args));
    else if (args !== undefined) {
      // The first screen hears of what it is opened with by being another.
      delete phone.ui.surfaces[task!.stack[0]!.id];
      task!.stack = [screen(run, app, '/', args)];
    }
  }
  phone.ui.tasks.unshift(task!);
  phone.ui.foreground = task!.id;
  relock(phone);
  expireOnce(phone);
  enterTop(run);
}

export function goHome(run: Run): void {
  const { phone } = run;
  delete phone.ui.overLock;
  dropFocus(phone);
  closeOverlays(phone);
  phone.ui.foreground = null;
  expireOnce(phone);
}

/** Leaves the screen on top; from an app's first screen it leads home and the task stays in recents. */
export function backFrom(run: Run): void {
  const { phone } = run;
  const task = foregroundTask(phone);
  if (!task) return;
  if (task.stack.length <= 1) {
    goHome(run);
    return;
  }
  dropFocus(phone);
  delete phone.ui.surfaces[task.stack.pop()!.id];
  relock(phone);
  enterTop(run);
}

/** Closes the top screen and hands `result` to the app that started it for one. */
export function finishTop(run: Run, result: unknown): void {
  const then = topScreen(run.phone)?.result;
  backFrom(run);
  answer(run, then, result);
}

/** Closes every screen of an app with this path. A task that has no other ends; over the lock screen, the lock screen stands again. */
export const closeScreens = (run: Run, app: string, path: string): void =>
  closeWhere(run, s => s.app === app && s.path === path);

/** Closes every screen whose result would run this action of an app with these arguments. */
export const withdrawScreens = (run: Run, app: string, action: string, args: object): void =>
  closeWhere(
    run,
    ({ result: then }) => then?.app === app && then.action === action && equal(then.args, args),
  );

function closeWhere(run: Run, isGone: (screen: ScreenRecord) => boolean): void {
  const { phone } = run;
  const top = topScreen(phone)?.id;
  for (const task of [...phone.ui.tasks]) {
    const gone = task.stack.filter(isGone);
    if (gone.length === 0) continue;
    if (gone.length === task.stack.length) {
      closeTask(run, task.id);
      continue;
    }
    task.stack = task.stack.filter(s => !gone.includes(s));
    for (const s of gone) delete phone.ui.surfaces[s.id];
  }
  if (phone.ui.focus && !phone.ui.surfaces[phone.ui.focus.surface]) dropFocus(phone);
  relock(phone);
  if (topScreen(phone)?.id !== top) enterTop(run);
}

/**
 * Puts a screen of an app over whatever is on the screen: one that is open elsewhere moves there. A phone that sleeps wakes, and while it
 * is locked the screen lies over the lock screen until it closes.
 */
export function raiseScreen(run: Run, app: string, path: string): void {
  const { phone } = run;
  closeScreens(run, app, path);
  phone.ui.shade = 'closed';
  phone.ui.recents = false;
  phone.ui.awake = true;
  phone.clock.usedAt = phone.clock.now;
  pushScreen(run, app, path);
  if (phone.ui.locked) phone.ui.overLock = topScreen(phone)!.id;
}

/** Ends a task: its screens and what they kept are gone, the app's data stays. */
export function closeTask(run: Run, id: string): void {
  const { phone } = run;
  const task = phone.ui.tasks.find(t => t.id === id);
  if (!task) return;
  for (const s of task.stack) delete phone.ui.surfaces[s.id];
  phone.ui.tasks = phone.ui.tasks.filter(t => t.id !== id);
  if (phone.ui.foreground === id) phone.ui.foreground = null;
  if (phone.ui.focus && !phone.ui.surfaces[phone.ui.focus.surface]) dropFocus(phone);
  expireOnce(phone);
}
