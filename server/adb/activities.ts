import { matchRoute } from '../../src/sdk/core/routes.ts';
import type { AnyPhone, ScreenRecord, TaskRecord } from '../../src/state/phone/index.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { fullName, readComponent, shortName, type Component } from './intents.ts';
import { HOME, identity, SYSTEM } from './packages.ts';

/** One screen as an activity of a task. */
export interface Activity {
  identity: string;
  component: Component;
  task: number;
}
/** A task with its activities, the one on top first. */
export interface Task {
  id: number;
  app: string | null;
  visible: boolean;
  activities: Activity[];
  record?: TaskRecord;
}

const HOME_TASK = 1;
const home = readComponent(HOME)!;
/** Number of a task as Android tells it; the launcher's comes first. */
const numberOf = ({ id }: TaskRecord): number => HOME_TASK + Number(id.replace(/\D+/g, ''));

function componentOf({ app, path }: ScreenRecord): Component {
  const meta = catalogue.metas.get(app)!;
  const match = matchRoute(meta.routes, path);
  return readComponent(`${meta.package}/${match ? meta.routes[match.pattern]!.activity : '.MainActivity'}`)!;
}

/** Tasks as they lie on each other: the one on the screen first. */
export function tasksOf({ ui }: AnyPhone): Task[] {
  const launcher: Task = {
    id: HOME_TASK,
    app: null,
    visible: ui.foreground === null,
    activities: [{ identity: identity('home'), component: home, task: HOME_TASK }],
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
  return [...front, launcher, ...apps.filter(task => !task.visible)];
}

/** The activity that a person is at. */
export const topActivity = (tree: AnyPhone): Activity => tasksOf(tree)[0]!.activities[0]!;
/** `ActivityRecord{b7a1c2d u0 PKG/.Class t12}`. */
export const recordOf = ({ identity: id, component, task }: Activity): string =>
  `ActivityRecord{${id} u0 ${shortName(component)} t${task}}`;

/** What lies on each other on the screen, the top first: name and what it belongs to. */
export function windowsOf(tree: AnyPhone): { name: string; owner: string; identity: string }[] {
  const { ui } = tree;
  const system = (name: string) => ({ name, owner: SYSTEM, identity: identity(name) });
  const { identity: id, component } = topActivity(tree);
  const over = ui.locked && ui.overLock === undefined;
  return [
    ...(ui.shade !== 'closed' || over ? [system('NotificationShade')] : []),
    ...ui.dialogs
      .map(dialog =>
        system(`${SYSTEM}/${SYSTEM}.${dialog.kind[0]!.toUpperCase()}${dialog.kind.slice(1)}Activity`),
      )
      .reverse(),
    ...(ui.keyboard.visible ? [system('InputMethod')] : []),
    system('StatusBar'),
    ...(ui.recents ? [{ name: fullName(home), owner: home.package, identity: identity('home') }] : []),
    { name: fullName(component), owner: component.package, identity: id },
  ];
}

/** `Window{3f1c2aa u0 PKG/FULL.CLASS}` of what takes keys; the status bar and the keyboard never do. */
export function focusOf(tree: AnyPhone): string {
  const { name, identity: id } = windowsOf(tree).find(
    each => each.name !== 'StatusBar' && each.name !== 'InputMethod',
  )!;
  return `Window{${id} u0 ${name}}`;
}

/** The activity that is seen: one of an app, the launcher's, or a dialog of the phone. */
export const seen = (tree: AnyPhone): string =>
  shortName(readComponent(windowsOf(tree).find(({ name }) => name.includes('/'))!.name)!);
