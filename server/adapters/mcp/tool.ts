import { Type, type Static, type TObject, type TProperties } from 'typebox';
import type { LastError } from '../../../src/protocol/observation.ts';
import type { Context } from '../../routes/context.ts';
import type { Target } from './target.ts';

export type Content = { type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string };

/** What a tool refuses to do, or could not: for the model to read. */
export class ToolError extends Error {}

export interface Tool {
  name: string;
  title: string;
  describe: string;
  input: TObject;
  /** Whether it only looks. */
  reads: boolean;
  /** Throws ToolError, and what a step throws. */
  run(target: Target, args: never, context: Context): Promise<string | Content[]>;
}

const Device = {
  device: Type.Optional(
    Type.String({ description: 'Id of the phone; not needed where the connection is to one.' }),
  ),
};

/** Declares a tool. Its arguments are read by its schema. */
export function tool<P extends TProperties>(
  name: string,
  title: string,
  describe: string,
  input: P,
  run: (target: Target, args: Static<TObject<P>>, context: Context) => Promise<string | Content[]>,
  reads = false,
): Tool {
  return {
    name,
    title,
    describe,
    input: Type.Object({ ...Device, ...input }),
    reads,
    run: run as Tool['run'],
  };
}

/** What to say of an action: what was done, or why it had no effect. Throws ToolError for the second. */
export function said(error: LastError | undefined, done: string, { episode }: Target): string {
  if (error) throw new ToolError(`${error.code}: ${error.message}`);
  if (!episode?.ended) return done;
  return episode.outcome === 'truncated'
    ? `${done} It was the last step of the budget: the episode has ended.`
    : `${done} The episode has ended.`;
}
