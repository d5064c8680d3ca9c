import type { SearchSchemaInput } from '@tanstack/react-router';

/** How a start can be arranged. */
export const WAYS = { hand: 'By hand', builders: 'Ask for it', state: 'Edit the state' } as const;
export type Way = keyof typeof WAYS;

/** What the page of a recording shows beside its stage, as the address has it. */
export interface RecordSearch {
  /** Whether the file stands beside the stage. */
  file?: true;
  way?: Way;
  /** Pointer into the state. */
  at?: string;
  /** The step that is looked at. */
  step?: number;
}

export function readRecordSearch(search: RecordSearch & SearchSchemaInput): RecordSearch {
  const { file, way, at, step } = search;
  return {
    ...(file === true ? { file } : {}),
    ...(typeof way === 'string' && way in WAYS ? { way } : {}),
    ...(typeof at === 'string' ? { at } : {}),
    ...(typeof step === 'number' && Number.isInteger(step) && step > 0 ? { step } : {}),
  };
}
