import type { Command } from '../command.ts';
import { cp, mv } from './copy.ts';
import { mkdir, rm, rmdir } from './folders.ts';
import { ls } from './ls.ts';
import { chcon, chgrp, chmod, chown, restorecon } from './modes.ts';
import { ifconfig, ip } from './network.ts';
import { kill, killall, pgrep, pkill } from './signals.ts';
import { stat } from './stat.ts';
import { df, du } from './storage.ts';
import {
  getenforce,
  hostname,
  locksettings,
  nice,
  nohup,
  nproc,
  realpath,
  screenrecord,
  setsid,
  sync,
  uname,
  uptime,
} from './system.ts';

/** Small programs with Android's options and formats, in place of the shell library's or in addition to them. */
export const smallPrograms: readonly Command[] = [
  chcon,
  chgrp,
  chmod,
  chown,
  cp,
  df,
  du,
  getenforce,
  hostname,
  ifconfig,
  ip,
  kill,
  killall,
  locksettings,
  ls,
  mkdir,
  mv,
  nice,
  nohup,
  nproc,
  pgrep,
  pkill,
  realpath,
  restorecon,
  rm,
  rmdir,
  screenrecord,
  setsid,
  stat,
  sync,
  uname,
  uptime,
];
