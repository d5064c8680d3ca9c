import { matchRoute } from '../../src/sdk/core/routes.ts';
import type { AnyPhone, ScreenRecord, TaskRecord } from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { fullName, readComponent, shortName, type Component } from './intents.ts';
import { HOME, identity, SYSTEM } from './packages.ts';

/** A screen, as Android's activity. */
export interface Activity {
  identity: string;
  component: Component;
  task: number;
}
/** A task and its activities, topmost first. */
export interface Task {
  id: number;
  app: string | null;
  visible: boolean;
  activities: Activity[];
  record?: TaskRecord;
}

const HOME_TASK = 1;
const launcher = readComponent(HOME)!;
/** Android's number for a task. The launcher's task has the first one. */
const numberOf = ({ id }: TaskRecord): number => HOME_TASK + Number(id.replace(/\D+/g, ''));

function componentOf({ app, path }: ScreenRecord): Component {
  const meta = catalogue.metas.get(app)!;
  const match = matchRoute(meta.routes, path);
  return readComponent(`${meta.package}/${match ? meta.routes[match.pattern]!.activity : '.MainActivity'}`)!;
}

/** All tasks in z-order: the visible one first. */
export function tasksOf({ ui }: AnyPhone): Task[] {
  const launcherTask: Task = {
    id: HOME_TASK,
    app: null,
    visible: ui.foreground === null,
    activities: [{ identity: identity('home'), component: launcher, task: HOME_TASK }],
  };
  const apps = ui.tasks.map((record): Task => {
    const id = numberOf(record);
    return {
      id,
      app: record.app,
      visible: record.id === ui.foreground,
      record,
      activities: record.stack
        .map(screen => ({ identity: identity(screen.id), component: componentOf(screen), task: id }))
        .reverse(),
    };
  });
  const front = apps.filter(task => task.visible);
  return [...front, launcherTask, ...apps.filter(task => !task.visible)];
}

/** The activity on top of the visible task. */
export const topActivity = (tree: AnyPhone): Activity => tasksOf(tree)[0]!.activities[0]!;
/** `ActivityRecord{b7a1c2d u0 PKG/.Class t12}`. */
export const recordOf = ({ identity: id, component, task }: Activity): string =>
  `ActivityRecord{${id} u0 ${shortName(component)} t${task}}`;

/** The windows in z-order, topmost first. `owner` is a package. */
export function windowsOf(tree: AnyPhone): { name: string; owner: string; identity: string }[] {
  const { ui } = tree;
  const system = (name: string) => ({ name, owner: SYSTEM, identity: identity(name) });
  const { identity: id, component } = topActivity(tree);
  const showsLockScreen = ui.locked && ui.overLock === undefined;
  return [
    ...(ui.shade !== 'closed' || showsLockScreen ? [system('NotificationShade')] : []),
    ...ui.dialogs
      .map(dialog =>
        system(`${SYSTEM}/${SYSTEM}.${dialog.kind[0]!.toUpperCase()}${dialog.kind.slice(1)}Activity`),
      )
      .reverse(),
    ...(ui.keyboard.visible ? [system('InputMethod')] : []),
    system('StatusBar'),
    ...(ui.recents
      ? [{ name: fullName(launcher), owner: launcher.package, identity: identity('home') }]
      : []),
    { name: fullName(component), owner: component.package, identity: id },
  ];
}

/** `Window{3f1c2aa u0 PKG/FULL.CLASS}` of the window with input focus. The status bar and the keyboard never have it. */
export function focusOf(tree: AnyPhone): string {
  const { name, identity: id } = windowsOf(tree).find(
    each => each.name !== 'StatusBar' && each.name !== 'InputMethod',
  )!;
  return `Window{${id} u0 ${name}}`;
}

/** Short component name of the visible activity: an app's, the launcher's, or a system dialog's. */
export const visibleActivity = (tree: AnyPhone): string =>
  shortName(readComponent(windowsOf(tree).find(({ name }) => name.includes('/'))!.name)!);
