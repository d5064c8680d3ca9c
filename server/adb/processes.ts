import type { AnyPhone } from '../../src/state/phone/index.ts';
import { pidOf, SYSTEM_PID } from './ids.ts';
import { LAUNCHER, packages, SYSTEM, type Package } from './packages.ts';

/** One process of the phone. */
export interface Process {
  pid: number;
  ppid: number;
  uid: number;
  user: string;
  name: string;
  app?: string;
}

const ZYGOTE = 412;
const DAEMONS: readonly Process[] = [
  { pid: 1, ppid: 0, uid: 0, user: 'root', name: 'init' },
  { pid: 2, ppid: 0, uid: 0, user: 'root', name: '[kthreadd]' },
  { pid: 287, ppid: 1, uid: 1_036, user: 'logd', name: 'logd' },
  { pid: 288, ppid: 1, uid: 1_000, user: 'system', name: 'servicemanager' },
  { pid: ZYGOTE, ppid: 1, uid: 0, user: 'root', name: 'zygote64' },
  { pid: 431, ppid: 1, uid: 1_000, user: 'system', name: 'surfaceflinger' },
  { pid: 617, ppid: 1, uid: 2_000, user: 'shell', name: 'adbd' },
  { pid: SYSTEM_PID, ppid: ZYGOTE, uid: 1_000, user: 'system', name: 'system_server' },
];
/** Packages that always run. */
const ALWAYS: ReadonlySet<string> = new Set([LAUNCHER, SYSTEM]);

const processId = ({ uid, app }: Package): number => (app ? pidOf(app.id) : SYSTEM_PID + (uid % 1_000));

/** Whether an app runs: it has an open screen, plays audio, or has an ongoing notification. */
export function isRunning({ ui, os }: AnyPhone, app: string): boolean {
  return (
    ui.tasks.some(task => task.stack.some(screen => screen.app === app)) ||
    os.audio === app ||
    Object.values(os.notifications).some(note => note.app === app && note.ongoing)
  );
}

/** The running processes by id, without the shell's own. */
export function processes(tree: AnyPhone): Process[] {
  const apps = packages(tree).filter(({ name, app }) => (app ? isRunning(tree, app.id) : ALWAYS.has(name)));
  return [
    ...DAEMONS,
    ...apps.map((each): Process => ({
      pid: processId(each),
      ppid: ZYGOTE,
      uid: each.uid,
      user: `u0_a${each.uid - 10_000}`,
      name: each.name,
      ...(each.app ? { app: each.app.id } : {}),
    })),
  ].sort((a, b) => a.pid - b.pid);
}

/** Id of a package's process; undefined if it does not run. */
export const processOf = (tree: AnyPhone, name: string): number | undefined =>
  processes(tree).find(each => each.name === name)?.pid;
