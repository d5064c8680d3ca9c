import type { Phone } from '../phones/phone.ts';
import type { Phones } from '../phones/phones.ts';
import { playedBy } from '../store/cells.ts';
import type { Persistence } from '../store/persistence.ts';
import type { SessionNames } from './names.ts';

/** How the names of one kind of session are kept with the phones that they are on. */
export interface KeptNames<T extends object> {
  /** Of the kind, in the store. */
  name: string;
  names: SessionNames<T>;
  /** The id of the session on a phone, if there may be one. */
  idOn: (phone: Phone) => string | undefined;
  /** The id of the phone that a session is on. */
  phoneOf: (made: T) => string;
  /** JSON of a session’s answer, without secrets. */
  toJson: (made: T) => unknown;
  /** The answer again, on a phone that was brought back; undefined where there is none. */
  fromJson: (phone: Phone, kept: unknown) => T | undefined;
}

interface KeptName {
  name: string;
  call: string;
  made: unknown;
}

/** Keeps the names of sessions, open and ended ones, so that a name means the same after the server has started again. */
export function keepNames<T extends object>(
  { phones, persistence }: { phones: Phones; persistence: Persistence | undefined },
  { name, names, idOn, phoneOf, toJson, fromJson }: KeptNames<T>,
): void {
  if (!persistence) return;
  const part = `${name}Name`;
  const lookForEnding = persistence.keepEndings(name, names.endings);
  if (persistence.store.isShared) {
    names.look = async given => {
      await lookForEnding(given);
      if (names.endings.has(given) || (await persistence.adoptBy(part, given))) return;
      const cell = await persistence.playerOf(given, part);
      if (cell !== undefined) throw playedBy(cell);
    };
    names.confirm = made => persistence.confirm(phoneOf(made));
  }
  names.onNamed = made => {
    const phone = phones.find(phoneOf(made));
    if (phone) persistence.changed(phone);
  };
  persistence.add({
    name: part,
    of: phone => {
      const id = idOn(phone);
      const kept = id === undefined ? undefined : names.kept(id);
      return kept && { ...kept, made: toJson(kept.made) };
    },
    indexOf: phone => {
      const id = idOn(phone);
      return id === undefined ? undefined : names.kept(id)?.name;
    },
    look: value => lookForEnding((value as KeptName).name),
    restore: (phone, value) => {
      const { made, ...kept } = value as KeptName;
      const again = fromJson(phone, made);
      if (again) names.restore(kept, again);
    },
  });
}
