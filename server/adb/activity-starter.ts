import { foregroundTask, topScreen } from '../../src/sdk/core/stack.ts';
import { seen } from './activities.ts';
import type { AdbDevice } from './device.ts';
import { CLEAR_TASK, CLEAR_TOP, type AndroidIntent } from './intents.ts';
import { isRunning } from './processes.ts';
import type { Opening, Target } from './resolve.ts';

/** How an activity came to the front: `top` where it was there already, `front` where its task was only brought there. */
export type How = 'started' | 'front' | 'top';
export interface Started {
  component: string;
  how: How;
  state: 'COLD' | 'WARM' | 'HOT';
  ms: number;
}

/** What a start takes by what had to be made for it, ms. No clock is asked. */
const TOOK = { COLD: 412, WARM: 143, HOT: 38 } as const;

/** Ends an app: its screens wherever they are, its dialogs, its timers and notifications. What it keeps stays. */
export async function stopApp(device: AdbDevice, app: string): Promise<void> {
  for (const dialog of device.tree.ui.dialogs)
    if (dialog.app === app) await device.run('system', 'dismissDialog', { id: dialog.id });
  await closeTasksOf(device, app, () => true);
  // In a task of another app it goes from the top, so that who called it goes on.
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

/** Ends the tasks of an app that are meant. */
export async function closeTasksOf(
  device: AdbDevice,
  app: string,
  meant: (task: string) => boolean,
): Promise<void> {
  for (const task of device.tree.ui.tasks)
    if (task.app === app && meant(task.id)) await device.run('system', 'closeTask', { task: task.id });
}

/** Puts away what lies over the screens, as the start of an activity does. */
async function uncover(device: AdbDevice): Promise<void> {
  if (device.tree.ui.shade !== 'closed') await device.run('system', 'closeShade');
  if (device.tree.ui.recents) await device.run('system', 'hideRecents');
  for (const { id } of device.tree.ui.dialogs) await device.run('system', 'dismissDialog', { id });
}

async function go(device: AdbDevice, opening: Opening): Promise<void> {
  switch (opening.kind) {
    case 'home':
      return device.run('system', 'home');
    case 'rule':
      if (opening.opens) await device.run('system', 'openApp', { app: opening.app });
      return device.run(opening.app, opening.action, opening.args);
    case 'dialog':
      await uncover(device);
      return device.run('system', 'startIntent', { app: 'system', intent: opening.intent });
    case 'app': {
      const { app, path, args } = opening;
      return path === '/' && args === undefined
        ? device.run('system', 'openApp', { app })
        : device.run('system', 'openAt', { app, path, ...(args === undefined ? {} : { args }) });
    }
  }
}

/** How an opening will come about, by what is open before it. */
function before(device: AdbDevice, opening: Opening): Pick<Started, 'how' | 'state'> {
  const { tree } = device;
  if (opening.kind === 'home') return { how: tree.ui.foreground === null ? 'top' : 'front', state: 'HOT' };
  if (opening.kind !== 'app') return { how: 'started', state: 'WARM' };
  const top = topScreen(tree);
  const open = tree.ui.tasks.some(task => task.app === opening.app);
  if (top?.app === opening.app && top.path === opening.path && opening.args === undefined)
    return { how: 'top', state: 'HOT' };
  if (opening.path === '/' && opening.args === undefined && open) return { how: 'front', state: 'HOT' };
  return { how: 'started', state: open ? 'HOT' : isRunning(tree, opening.app) ? 'WARM' : 'COLD' };
}

/**
 * Opens what an intent resolved to: the one activity, or the phone's chooser for several. Throws RuleError and LEASED. Undefined where
 * several were found and nothing tells them apart for a person.
 */
export async function start(
  device: AdbDevice,
  targets: readonly Target[],
  { flags }: Pick<AndroidIntent, 'flags'>,
): Promise<Started | undefined> {
  const [target] = targets;
  if (targets.length > 1) {
    const asked = target!.opening.kind === 'app' ? target!.opening.args : undefined;
    if (!asked) return undefined;
    await go(device, { kind: 'dialog', intent: asked });
    return { component: seen(device.tree), how: 'started', state: 'WARM', ms: TOOK.WARM };
  }
  const { opening } = target!;
  const found = before(device, opening);
  const open =
    opening.kind === 'app' ? device.tree.ui.tasks.find(task => task.app === opening.app) : undefined;
  if (
    open &&
    opening.kind === 'app' &&
    ((flags & CLEAR_TASK) !== 0 || ((flags & CLEAR_TOP) !== 0 && opening.path === '/'))
  ) {
    if ((flags & CLEAR_TASK) !== 0) await device.run('system', 'closeTask', { task: open.id });
    await device.run('system', 'openAt', {
      app: opening.app,
      path: opening.path,
      ...(opening.args === undefined ? {} : { args: opening.args }),
    });
    return { component: seen(device.tree), how: 'started', state: 'HOT', ms: TOOK.HOT };
  }
  await go(device, opening);
  return { component: seen(device.tree), ...found, ms: found.how === 'top' ? 0 : TOOK[found.state] };
}

export const isInFront = (device: AdbDevice, task: string): boolean =>
  foregroundTask(device.tree)?.id === task;
