import type { Static, TSchema } from 'typebox';
import type { Run } from '../run.ts';

/** A rule of the phone itself, over the whole tree. */
export interface SystemAction<A extends TSchema = any> {
  describe: string;
  args: A;
  run(run: Run, args: Static<A>): void;
}

export function systemAction<A extends TSchema>(
  describe: string,
  args: A,
  run: (run: Run, args: Static<A>) => void,
): SystemAction<A> {
  return { describe, args, run };
}
