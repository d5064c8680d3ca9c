import type { CommandGroup, CommandSpec } from './program.ts';
import { adb } from './adb.ts';
import { apps } from './apps.ts';
import { bench } from './bench.ts';
import { bridge } from './bridge.ts';
import { calibrate } from './calibrate.ts';
import { check } from './check.ts';
import { create } from './new.ts';
import { demos } from './demos.ts';
import { doctor } from './doctor.ts';
import { explain } from './explain.ts';
import { exportData } from './export.ts';
import { gallery } from './gallery.ts';
import { chaos } from './chaos.ts';
import { gateway } from './gateway.ts';
import { leaderboard } from './leaderboard.ts';
import { queue } from './queue.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { report } from './report.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';
import { task } from './task.ts';
import { tasks } from './tasks.ts';
import { train } from './train.ts';
import { worker } from './worker.ts';

/** Every command, in the order of `--help`. */
export const commands: readonly (CommandSpec | CommandGroup)[] = [
  serve,
  run,
  worker,
  queue,
  gateway,
  chaos,
  train,
  demos,
  exportData,
  report,
  leaderboard,
  explain,
  replay,
  tasks,
  task,
  check,
  calibrate,
  apps,
  create,
  record,
  gallery,
  adb,
  bridge,
  bench,
  doctor,
];
