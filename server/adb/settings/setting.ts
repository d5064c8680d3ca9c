import type { AdbDevice } from '../device.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';

/** A change to the phone: a rule of `system` with its arguments, or a change of the tree where no rule exists. */
export type Change = readonly [action: string, args: object] | ((draft: AnyPhone) => void);

/** A row of Android's settings that is also a setting of this phone. */
export interface Setting {
  /** The value in Android's format; null if there is no row. */
  read(phone: AnyPhone): string | null;
  /** The changes for a value; undefined for an invalid value. Rows without this method are read-only. */
  write?(value: string, phone: AnyPhone): readonly Change[] | undefined;
  /** The changes that delete the row. Rows without this method return to the value of a new phone. */
  clear?(phone: AnyPhone): readonly Change[];
  /** The value that is read after a write, if the phone is coarser than Android: 100 of 255 is 39 percent, which reads as 99. */
  reads?(value: string): string;
}
export type Settings = Readonly<Record<string, Setting>>;

/** Applies changes in order. Throws as `AdbDevice.run` and `change`. */
export async function apply(device: AdbDevice, changes: readonly Change[]): Promise<void> {
  for (const change of changes) {
    if (typeof change === 'function') await device.change(change);
    else await device.run('system', change[0], change[1]);
  }
}

/** The rule `changeSettings` for one or more fields. */
export const changed = (settings: object): Change => ['changeSettings', { settings }];
export const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

const INTEGER = /^[+-]?\d+$/;

/** A switch: 0 is off, any other integer on. */
export function flag(
  get: (phone: AnyPhone) => boolean,
  set: (on: boolean, phone: AnyPhone) => Change | readonly Change[],
): Setting {
  return {
    read: phone => (get(phone) ? '1' : '0'),
    reads: value => (Number(value) === 0 ? '0' : '1'),
    write: (value, phone) => {
      if (!INTEGER.test(value)) return undefined;
      const made = set(Number(value) !== 0, phone);
      return typeof made === 'function' || typeof made[0] === 'string'
        ? [made as Change]
        : (made as readonly Change[]);
    },
  };
}

/** A number in Android's units. `from` converts it to the phone's. */
export function number(
  get: (phone: AnyPhone) => number,
  to: (mine: number) => string,
  from: (theirs: number) => number,
  set: (mine: number) => Change,
): Setting {
  const parsed = (value: string) => (value.trim() === '' ? NaN : Number(value));
  return {
    read: phone => to(get(phone)),
    reads: value => to(from(parsed(value))),
    write: value => (Number.isFinite(parsed(value)) ? [set(from(parsed(value)))] : undefined),
  };
}

/** One of several values by Android's words. The first word for a value is the one that is read. */
export function choice<T extends string>(
  get: (phone: AnyPhone) => T,
  words: readonly (readonly [word: string, mine: T])[],
  set: (mine: T) => Change | readonly Change[],
): Setting {
  const mineOf = (word: string) => words.find(([each]) => each === word)?.[1];
  const wordOf = (mine: T | undefined) => words.find(([, each]) => each === mine)?.[0] ?? null;
  return {
    read: phone => wordOf(get(phone)),
    reads: word => wordOf(mineOf(word)) ?? '',
    write: word => {
      const mine = mineOf(word);
      if (mine === undefined) return undefined;
      const made = set(mine);
      return typeof made === 'function' || typeof made[0] === 'string'
        ? [made as Change]
        : (made as readonly Change[]);
    },
  };
}

/** A float in the format of Android's settings: `1.0`, `0.85`. */
export const float = (n: number): string => (Number.isInteger(n) ? n.toFixed(1) : String(n));
