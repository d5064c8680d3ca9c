import { foregroundTask, topScreen } from '../../src/sdk/core/stack.ts';
import { visibleActivity } from './activities.ts';
import type { AdbDevice } from './device.ts';
import { CLEAR_TASK, CLEAR_TOP, type AndroidIntent } from './intents.ts';
import { isRunning } from './processes.ts';
import type { Opening, Target } from './resolve.ts';

/** How a start ended: a new activity, a task brought to the front, or an activity that was on top already. */
export type StartKind = 'started' | 'front' | 'top';
export interface Started {
  component: string;
  how: StartKind;
  state: 'COLD' | 'WARM' | 'HOT';
  ms: number;
}

/** Reported launch times by launch state, ms. They are constants: no clock is read. */
const LAUNCH_MS = { COLD: 412, WARM: 143, HOT: 38 } as const;

/** Force-stops an app: closes its screens in all tasks, its dialogs and notifications. Its timers wait, and its stored data stays. */
export async function stopApp(device: AdbDevice, app: string): Promise<void> {
  for (const dialog of device.tree.ui.dialogs)
    if (dialog.app === app) await device.run('system', 'dismissDialog', { id: dialog.id });
  await closeTasksOf(device, app, () => true);
  // In another app's task, pop its screens from the top, so that the caller continues with a result.
  while (topScreen(device.tree)?.app === app) await device.run('system', 'pop');
  if (device.tree.ui.tasks.some(task => task.stack.some(screen => screen.app === app))) {
    await device.change(({ ui }) => {
      for (const task of ui.tasks) {
        for (const screen of task.stack) if (screen.app === app) delete ui.surfaces[screen.id];
        task.stack = task.stack.filter(screen => screen.app !== app);
      }
    });
  }
  await device.run('system', 'forceStop', { app });
}

/** Closes those tasks of an app for which `matches` returns true. */
export async function closeTasksOf(
  device: AdbDevice,
  app: string,
  matches: (task: string) => boolean,
): Promise<void> {
  for (const task of device.tree.ui.tasks)
    if (task.app === app && matches(task.id)) await device.run('system', 'closeTask', { task: task.id });
}

/** Closes the shade, the recent apps and all dialogs, as the start of an activity does. */
async function dismissOverlays(device: AdbDevice): Promise<void> {
  if (device.tree.ui.shade !== 'closed') await device.run('system', 'closeShade');
  if (device.tree.ui.recents) await device.run('system', 'hideRecents');
  for (const { id } of device.tree.ui.dialogs) await device.run('system', 'dismissDialog', { id });
}

async function open(device: AdbDevice, opening: Opening): Promise<void> {
  switch (opening.kind) {
    case 'home':
      return device.run('system', 'home');
    case 'rule':
      if (opening.opens) await device.run('system', 'openApp', { app: opening.app });
      return device.run(opening.app, opening.action, opening.args);
    case 'dialog':
      await dismissOverlays(device);
      return device.run('system', 'startIntent', { app: 'system', intent: opening.intent });
    case 'app': {
      const { app, path, args } = opening;
      return path === '/' && args === undefined
        ? device.run('system', 'openApp', { app })
        : device.run('system', 'openAt', { app, path, ...(args === undefined ? {} : { args }) });
    }
  }
}

/** The kind and launch state that a start will have, given what is open now. */
function launchOf(device: AdbDevice, opening: Opening): Pick<Started, 'how' | 'state'> {
  const { tree } = device;
  if (opening.kind === 'home') return { how: tree.ui.foreground === null ? 'top' : 'front', state: 'HOT' };
  if (opening.kind !== 'app') return { how: 'started', state: 'WARM' };
  const top = topScreen(tree);
  const isOpen = tree.ui.tasks.some(task => task.app === opening.app);
  if (top?.app === opening.app && top.path === opening.path && opening.args === undefined)
    return { how: 'top', state: 'HOT' };
  if (opening.path === '/' && opening.args === undefined && isOpen) return { how: 'front', state: 'HOT' };
  if (isOpen) return { how: 'started', state: 'HOT' };
  return { how: 'started', state: isRunning(tree, opening.app) ? 'WARM' : 'COLD' };
}

/**
 * Starts the resolved activity; for several, opens the phone's chooser. Gives undefined for several targets that no chooser can offer,
 * such as all launcher activities. Throws RuleError and LEASED.
 */
export async function start(
  device: AdbDevice,
  targets: readonly Target[],
  { flags }: Pick<AndroidIntent, 'flags'>,
): Promise<Started | undefined> {
  const [target] = targets;
  if (targets.length > 1) {
    const intent = target!.opening.kind === 'app' ? target!.opening.args : undefined;
    if (!intent) return undefined;
    await open(device, { kind: 'dialog', intent });
    return { component: visibleActivity(device.tree), how: 'started', state: 'WARM', ms: LAUNCH_MS.WARM };
  }
  const { opening } = target!;
  const launch = launchOf(device, opening);
  if (opening.kind === 'app') {
    const task = device.tree.ui.tasks.find(({ app }) => app === opening.app);
    const clearsTask = (flags & CLEAR_TASK) !== 0;
    const clearsToRoot = (flags & CLEAR_TOP) !== 0 && opening.path === '/';
    if (task && (clearsTask || clearsToRoot)) {
      const { app, path, args } = opening;
      if (clearsTask) await device.run('system', 'closeTask', { task: task.id });
      await device.run('system', 'openAt', { app, path, ...(args === undefined ? {} : { args }) });
      return { component: visibleActivity(device.tree), how: 'started', state: 'HOT', ms: LAUNCH_MS.HOT };
    }
  }
  await open(device, opening);
  return {
    component: visibleActivity(device.tree),
    ...launch,
    ms: launch.how === 'top' ? 0 : LAUNCH_MS[launch.state],
  };
}

export const isInFront = (device: AdbDevice, task: string): boolean =>
  foregroundTask(device.tree)?.id === task;
