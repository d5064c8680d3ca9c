import type { Command } from '../command.ts';
import { media } from '../cmd/media_session.ts';
import { am } from './am.ts';
import { appProcess } from './app-process.ts';
import { cmd } from './cmd.ts';
import { content } from './content.ts';
import { curl } from './curl.ts';
import { date } from './date.ts';
import { dumpsys } from './dumpsys.ts';
import { env } from './env.ts';
import { getprop, setprop } from './getprop.ts';
import { ime } from './ime.ts';
import { input } from './input.ts';
import { log, logcat } from './logcat.ts';
import { monkey } from './monkey.ts';
import { nc } from './nc.ts';
import { pidof } from './pidof.ts';
import { pm } from './pm/pm.ts';
import { ps } from './ps.ts';
import { runAs } from './run-as.ts';
import { screencap, uiautomator } from './screen.ts';
import { settings } from './settings.ts';
import { sqlite3 } from './sqlite3.ts';
import { bash, sh } from './sh.ts';
import { rebootCommand, service, svc } from './svc.ts';
import { timeout } from './timeout.ts';
import { touch } from './touch.ts';
import { toybox } from './toybox.ts';
import { smallPrograms } from '../toybox/all.ts';
import { id, whoami } from './id.ts';
import { wm } from './wm.ts';
import { xargs } from './xargs.ts';

/** The programs that the shell library does not have, or not as Android has them. */
export const commands: readonly Command[] = [
  am,
  bash,
  appProcess,
  cmd,
  content,
  curl,
  date,
  dumpsys,
  env,
  getprop,
  id,
  ime,
  input,
  log,
  logcat,
  media,
  monkey,
  nc,
  pidof,
  pm,
  ps,
  rebootCommand,
  runAs,
  screencap,
  service,
  setprop,
  sh,
  settings,
  sqlite3,
  svc,
  timeout,
  touch,
  toybox,
  uiautomator,
  whoami,
  wm,
  xargs,
  ...smallPrograms,
];
