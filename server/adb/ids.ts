import { catalogue } from '../../apps/catalogue.ts';

/** The first uid of apps (android.os.Process.FIRST_APPLICATION_UID), and the uid of the shell. */
const FIRST_APP = 10_000;
export const SHELL_UID = 2_000;

/** The uid of an app, by its place in the catalogue. */
export function uidOf(app: string): number {
  const at = [...catalogue.metas.keys()].indexOf(app);
  return at < 0 ? SHELL_UID : FIRST_APP + 100 + at;
}

/** A number from 0 to 2³¹ − 1 that depends on a text alone: Java's String.hashCode without its sign. */
export function numberOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(31, hash) + letter.codePointAt(0)!) | 0;
  return hash & 0x7fffffff;
}

/** The same number in seven hexadecimal digits, like the identities of objects in Android's dumps. */
export const hexOf = (text: string): string => numberOf(text).toString(16).padStart(7, '0').slice(0, 7);

/** Process ids of the system server and of apps. */
export const SYSTEM_PID = 1_402;
export const pidOf = (app: string): number => 4_000 + (numberOf(app) % 20_000);
