import { recordOf, tasksOf, topActivity, type Task } from '../activities.ts';
import type { Command, Output } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { fullName, shortName } from '../intents.ts';
import { identity, LAUNCHER, packageNamed } from '../packages.ts';
import { processes, processOf } from '../processes.ts';

function taskLine(device: AdbDevice, { id, activities, visible }: Task): string {
  const owner = activities.at(-1)!.component.package;
  const uid = packageNamed(device.tree, owner)?.uid ?? 0;
  const fields = [
    `#${id}`,
    `type=${owner === LAUNCHER ? 'home' : 'standard'}`,
    `A=${uid}:${owner}`,
    'U=0',
    `visible=${visible}`,
    `visibleRequested=${visible}`,
    'mode=fullscreen',
    `translucent=${!visible}`,
    `sz=${activities.length}`,
  ];
  return `Task{${identity(`task ${id}`)} ${fields.join(' ')}}`;
}

function activities(device: AdbDevice): string[] {
  const { width, height } = device.size;
  const { ui } = device.tree;
  const top = recordOf(topActivity(device.tree));
  const resumed = ui.awake && !(ui.locked && ui.overLock === undefined);
  return [
    'ACTIVITY MANAGER ACTIVITIES (dumpsys activity activities)',
    'Display #0 (activities from top to bottom):',
    ...tasksOf(device.tree).flatMap(task => [
      `  * ${taskLine(device, task)}`,
      `    bounds=[0,0][${width},${height}]`,
      ...task.activities.flatMap((activity, i) => [
        `    * Hist  #${task.activities.length - 1 - i}: ${recordOf(activity)}`,
        `        packageName=${activity.component.package} processName=${activity.component.package}`,
        `        Intent { cmp=${shortName(activity.component)} }`,
        `        state=${task.visible && i === 0 && resumed ? 'RESUMED' : 'STOPPED'} finishing=false`,
      ]),
    ]),
    '',
    '  Resumed activities in task display areas (from top to bottom):',
    ...(resumed ? [`    Resumed: ${top}`] : []),
    '',
    `  topResumedActivity=${resumed ? top : 'null'}`,
    `  mResumedActivity: ${resumed ? top : 'null'}`,
    `  ResumedActivity: ${resumed ? top : 'null'}`,
    `  mFocusedApp=${top}`,
    `  mSleeping=${!ui.awake}`,
    '  KeyguardController:',
    `    mKeyguardShowing=${ui.locked && ui.overLock === undefined}`,
    '    mKeyguardGoingAway=false',
  ];
}

function recents(device: AdbDevice): string[] {
  return [
    'ACTIVITY MANAGER RECENT TASKS (dumpsys activity recents)',
    '  Recent tasks:',
    ...tasksOf(device.tree).flatMap((task, i) => [
      `  * Recent #${i}: ${taskLine(device, task)}`,
      `    mActivityComponent=${shortName(task.activities[0]!.component)}`,
      `    realActivity={${shortName(task.activities.at(-1)!.component)}}`,
    ]),
  ];
}

function tops(device: AdbDevice): string[] {
  return tasksOf(device.tree)
    .filter(task => task.visible)
    .reverse()
    .flatMap(task => {
      const { component, identity: name } = task.activities[0]!;
      const pid = processOf(device.tree, component.package) ?? 'null';
      return [
        `TASK ${task.activities.at(-1)!.component.package} id=${task.id} userId=0`,
        `  ACTIVITY ${shortName(component)} ${name} pid=${pid}`,
        `    Local Activity ${name} State:`,
        `      mResumed=${device.tree.ui.awake} mStopped=false mFinished=false`,
        `    mComponent=${fullName(component)}`,
      ];
    });
}

function running(device: AdbDevice): string[] {
  return [
    'ACTIVITY MANAGER RUNNING PROCESSES (dumpsys activity processes)',
    ...processes(device.tree)
      .filter(each => each.uid >= 10_000)
      .flatMap(({ pid, uid, user, name }) => [
        `  *APP* UID ${uid} ProcessRecord{${identity(name)} ${pid}:${name}/${user.replace('_', '')}}`,
        `    user #0 uid=${uid}`,
        `    pid=${pid}`,
        `    packageList={${name}}`,
      ]),
  ];
}

const nothing = (title: string) => (): string[] => [title, '  (nothing)'];
const PARTS: Readonly<Record<string, (device: AdbDevice) => string[]>> = {
  activities,
  a: activities,
  recents,
  r: recents,
  top: tops,
  processes: running,
  p: running,
  services: nothing('ACTIVITY MANAGER SERVICES (dumpsys activity services)'),
  s: nothing('ACTIVITY MANAGER SERVICES (dumpsys activity services)'),
  broadcasts: nothing('ACTIVITY MANAGER BROADCAST STATE (dumpsys activity broadcasts)'),
  b: nothing('ACTIVITY MANAGER BROADCAST STATE (dumpsys activity broadcasts)'),
  providers: nothing('ACTIVITY MANAGER CONTENT PROVIDERS (dumpsys activity providers)'),
  intents: nothing('ACTIVITY MANAGER PENDING INTENTS (dumpsys activity intents)'),
  lastanr: () => [
    'ACTIVITY MANAGER LAST ANR (dumpsys activity lastanr)',
    '  <no ANR has occurred since boot>',
  ],
};

const text = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');

/** `dumpsys activity`: tasks with their activities, and the running processes. */
export const activitySection: Command = {
  name: 'activity',
  run(args, { device }): Output {
    const section = args.find(arg => !arg.startsWith('-'));
    const parts =
      section === undefined
        ? [recents, PARTS['services']!, activities, running]
        : [PARTS[section]].filter(part => part !== undefined);
    if (parts.length > 0) return { out: parts.map(part => text(part(device))).join('\n') };
    // Any other word is a package. Only that of the top activity has lines.
    const isTop = tasksOf(device.tree)[0]!.activities[0]!.component.package === section;
    const lines = isTop ? tops(device) : [];
    if (lines.length > 0) return { out: text(lines) };
    return { out: `Bad activity command, or no activities match: ${section}\nUse -h for help.\n` };
  },
};
