import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { catalogue } from '../../../apps/catalogue.ts';
import { lines, type Command } from '../command.ts';
import { numberOf, pidOf, SYSTEM_PID } from '../ids.ts';

const KB = 1_024;
/** Kilobytes of the system, and of an app without screens. */
const [SYSTEM_KB, LEAST_KB] = [412_000, 68_000];

const running = ({ ui }: AnyPhone): string[] => [
  ...new Set(ui.tasks.flatMap(({ stack }) => stack.map(({ app }) => app))),
];
/** The app whose screen is in front. */
const frontApp = ({ ui }: AnyPhone): string | undefined =>
  ui.tasks.find(({ id }) => id === ui.foreground)?.stack.at(-1)?.app;
/** Kilobytes that an app uses: more with each of its screens. */
const useOf = ({ ui }: AnyPhone, app: string): number =>
  LEAST_KB +
  (numberOf(app) % 60_000) +
  9_000 * ui.tasks.flatMap(({ stack }) => stack).filter(screen => screen.app === app).length;
const grouped = (n: number): string => n.toLocaleString('en-US');
const packageOf = (app: string): string => catalogue.metas.get(app)?.package ?? app;

/** `dumpsys meminfo [PACKAGE]`. */
export const meminfo: Command = {
  name: 'meminfo',
  run(args, { device: { tree } }) {
    const total = Math.round(tree.device.model.memory / KB);
    const wanted = args.find(arg => !arg.startsWith('-'));
    const processes = running(tree)
      .map(app => ({ app, kb: useOf(tree, app) }))
      .sort((a, b) => b.kb - a.kb);
    if (wanted !== undefined) {
      const found = processes.find(({ app }) => packageOf(app) === wanted || String(pidOf(app)) === wanted);
      if (!found) return lines(`No process found for: ${wanted}`);
      const part = (share: number) => String(Math.round(found.kb * share)).padStart(8);
      return lines(
        'Applications Memory Usage (in Kilobytes):',
        '',
        `** MEMINFO in pid ${pidOf(found.app)} [${packageOf(found.app)}] **`,
        '                   Pss  Private  Private',
        '                 Total    Dirty    Clean',
        `  Native Heap ${part(0.3)} ${part(0.28)} ${part(0.02)}`,
        `  Dalvik Heap ${part(0.2)} ${part(0.19)} ${part(0.01)}`,
        `        TOTAL ${part(1)} ${part(0.8)} ${part(0.2)}`,
      );
    }
    const front = frontApp(tree);
    const used = SYSTEM_KB + processes.reduce((sum, { kb }) => sum + kb, 0);
    return lines(
      'Applications Memory Usage (in Kilobytes):',
      '',
      'Total PSS by process:',
      `    ${grouped(SYSTEM_KB)}K: system (pid ${SYSTEM_PID})`,
      ...processes.map(({ app, kb }) => {
        const suffix = app === front ? ' / activities' : '';
        return `    ${grouped(kb)}K: ${packageOf(app)} (pid ${pidOf(app)}${suffix})`;
      }),
      '',
      `Total RAM: ${grouped(total)}K (status normal)`,
      ` Free RAM: ${grouped(total - used)}K`,
      ` Used RAM: ${grouped(used)}K`,
    );
  },
};

/** `dumpsys cpuinfo`: the app in front uses most. */
export const cpuinfo: Command = {
  name: 'cpuinfo',
  run(_, { device: { tree } }) {
    const front = frontApp(tree);
    const shares = [
      { name: 'system_server', pid: SYSTEM_PID, share: tree.ui.awake ? 6.2 : 0.8 },
      ...running(tree).map(app => ({
        name: packageOf(app),
        pid: pidOf(app),
        share: app === front && tree.ui.awake ? 4 + (numberOf(app) % 50) / 10 : 0.1,
      })),
    ].sort((a, b) => b.share - a.share);
    const total = shares.reduce((sum, { share }) => sum + share, 0);
    return lines(
      `Load: ${(total / 10).toFixed(2)} / ${(total / 12).toFixed(2)} / ${(total / 14).toFixed(2)}`,
      'CPU usage:',
      ...shares.map(
        ({ name, pid, share }) =>
          `  ${share.toFixed(1)}% ${pid}/${name}: ${(share * 0.7).toFixed(1)}% user + ${(share * 0.3).toFixed(1)}% kernel`,
      ),
      `${total.toFixed(1)}% TOTAL`,
    );
  },
};
