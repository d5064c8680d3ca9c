import { catalogue } from '../../apps/catalogue.ts';

/** First user id of an app that was installed (android.os.Process.FIRST_APPLICATION_UID), and that of the shell. */
const FIRST_APP = 10_000;
export const SHELL_UID = 2_000;

/** User id of an app: those of the catalogue in its order. */
export function uidOf(app: string): number {
  const at = [...catalogue.metas.keys()].indexOf(app);
  return at < 0 ? SHELL_UID : FIRST_APP + 100 + at;
}

/** A number from 0 to 2³¹ − 1 that belongs to a text always: String.hashCode without its sign, as Android's dumps are full of. */
export function numberOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(31, hash) + letter.codePointAt(0)!) | 0;
  return hash & 0x7fffffff;
}

/** The same in hexadecimal, as objects are named in dumps. */
export const hexOf = (text: string): string => numberOf(text).toString(16).padStart(7, '0').slice(0, 7);

/** Process of the system's services, and of an app: it has one while it has a task. */
export const SYSTEM_PID = 1_402;
export const pidOf = (app: string): number => 4_000 + (numberOf(app) % 20_000);
