import { createHash } from 'node:crypto';
import type { EpisodeValue, PhoneValue } from '../../src/protocol/wire/values.ts';
import type { Stored } from './store.ts';

/** What keys of phones begin with. */
export const PHONES = 'phone/';

/** What the store has of one phone. */
export interface PhoneRecord {
  format: 1;
  id: string;
  /** The server that plays it; null where that has no name. */
  cell: string | null;
  episode: string | null;
  parent: string | null;
  /** Epoch ms of the write, from which a lifetime goes on. */
  writtenAt: number;
  value: EpisodeValue | PhoneValue;
  parts: Record<string, unknown>;
}

/** A key’s part for a text of any length. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
export const bytesOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
export const valueOf = <T>({ value }: Stored): T => JSON.parse(Buffer.from(value).toString()) as T;
