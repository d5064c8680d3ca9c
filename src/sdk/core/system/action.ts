import type { Static, TSchema } from 'typebox';
import type { Run } from '../run.ts';

/** A rule of the phone itself, over the whole tree. */
export interface SystemAction {
  describe: string;
  args: TSchema;
  run(run: Run, args: any): void;
}

export function systemAction<A extends TSchema>(
  describe: string,
  args: A,
  run: (run: Run, args: Static<A>) => void,
): SystemAction {
  return { describe, args, run };
}
