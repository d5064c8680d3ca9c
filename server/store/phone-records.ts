import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { Phone } from '../phones/phone.ts';
import {
  adoptEpisode,
  adoptPhone,
  episodeValue,
  isEpisodeValue,
  phoneValue,
  type Nouns,
} from '../values/values.ts';
import type { PhoneRecord } from './records.ts';

/** Something that is kept with a phone beside its value. */
export interface Part {
  /** Its name in the record. */
  name: string;
  /** JSON of it, or undefined where the phone has none. */
  of(phone: Phone): unknown;
  /** Learns from the store what bringing it back depends on. Throws STORE_UNAVAILABLE. */
  look?(part: unknown): Promise<void>;
  /** Brings it back, on a phone that was brought back. */
  restore(phone: Phone, part: unknown): void;
  /** Another name by which callers know the phone, if it has one: it is found by it on another server. */
  indexOf?(phone: Phone): string | undefined;
}

/** What a record is made of besides its phone. */
export interface RecordOptions extends Nouns {
  build: Versions;
  cell?: string | undefined;
  parts: readonly Part[];
  /** Epoch ms. */
  writtenAt: number;
}

/** The record of a phone as it is now, with its episode. */
export function recordOf(
  phone: Phone,
  { phones, episodes, build, cell, parts, writtenAt }: RecordOptions,
): PhoneRecord {
  const episode = episodes.on(phone);
  const kept = parts.flatMap(part => {
    const value = part.of(phone);
    return value === undefined ? [] : [[part.name, value] as const];
  });
  return {
    format: 1,
    id: phone.id,
    cell: cell ?? null,
    episode: episode?.id ?? null,
    parent: phone.parent ?? null,
    writtenAt,
    value: episode ? episodeValue(phones, build, episode) : phoneValue(phones, phone),
    parts: Object.fromEntries(kept),
  };
}

/** The phone of a record, on this server, with its episode and without its parts. Throws as `adoptPhone` and `adoptEpisode`. */
export async function phoneOf(
  { id, episode, parent, value }: PhoneRecord,
  { phones, episodes, build }: Nouns & Pick<RecordOptions, 'build'>,
): Promise<Phone> {
  const adopted = isEpisodeValue(value)
    ? (await adoptEpisode({ phones, episodes }, build, { episode: episode!, phone: id }, value)).phone
    : await adoptPhone(phones, id, value);
  adopted.parent = parent ?? undefined;
  return adopted;
}
