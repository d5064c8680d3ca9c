import { Type, type Static, type TObject, type TProperties } from 'typebox';
import type { LastError } from '../../../src/protocol/observation.ts';
import type { Context } from '../../routes/context.ts';
import type { TreeChange } from '../../phones/stepper.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Target } from './target.ts';

export type Content = { type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string };

/** Why a tool refused or failed, for the model to read. */
export class ToolError extends Error {}

/** What tools can use beside their target. */
export interface ToolContext extends Context {
  /** Opens an address without committing it. Returns the changed tree, or why the phone refused. Throws RuleError. */
  openUri(phone: Phone, uri: string): Promise<{ change: TreeChange } | { refusal: string }>;
}

export interface Tool {
  name: string;
  title: string;
  describe: string;
  input: TObject;
  /** Whether the tool only reads, and so costs no step. */
  reads: boolean;
  /** Throws ToolError, and what a step throws. */
  run(target: Target, args: never, context: ToolContext): Promise<string | Content[]>;
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
  run: (target: Target, args: Static<TObject<P>>, context: ToolContext) => Promise<string | Content[]>,
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

/** The text of an action's result: what was done, and whether that ended the episode. Throws ToolError if the action had no effect. */
export function resultText(error: LastError | undefined, done: string, { episode }: Target): string {
  if (error) throw new ToolError(`${error.code}: ${error.message}`);
  if (!episode?.ended) return done;
  return episode.outcome === 'truncated'
    ? `${done} It was the last step of the budget: the episode has ended.`
    : `${done} The episode has ended.`;
}
