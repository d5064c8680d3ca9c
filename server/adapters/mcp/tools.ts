import { Value } from 'typebox/value';
import type { AnswerSheet } from '../../../src/state/answers.ts';
import { TOO_DEEP, tooDeep } from '../../../src/state/nesting.ts';
import { validate } from '../../../src/state/validate.ts';
import { actionTools } from './action-tools.ts';
import { episodeTools } from './episode-tools.ts';
import { observationTools } from './observation-tools.ts';
import type { Target } from './target.ts';
import type { Tool } from './tool.ts';

const tools: ReadonlyMap<string, Tool> = new Map(
  [...observationTools, ...actionTools, ...episodeTools].map(tool => [tool.name, tool]),
);

export const toolNamed = (name: string): Tool | undefined => tools.get(name);
export const toolNames = (): string[] => [...tools.keys()];
/** Whether only a phone with an episode has it. */
export const isEpisodeTool = (tool: Tool): boolean => episodeTools.includes(tool);

/** A tool as a model is told of it. */
export interface ToolSpec {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: 'object'; properties?: Record<string, unknown> };
  reads: boolean;
}

/** The tools of a phone, and with a task those of its episode; `sheet` is what the task asks for. */
export function toolSpecs(hasTask: boolean, sheet?: AnswerSheet | null): ToolSpec[] {
  return [...observationTools, ...actionTools, ...(hasTask ? episodeTools : [])].map(
    ({ name, title, describe, input, reads }) => ({
      name,
      title,
      description:
        name === 'answer' && sheet ? `${describe} Its fields: ${JSON.stringify(sheet.fields)}` : describe,
      inputSchema: JSON.parse(JSON.stringify(input)) as ToolSpec['inputSchema'],
      reads,
    }),
  );
}

/** The same for a client that has one phone, and so need not say which. */
export function toolSpecsOfOne(hasTask: boolean, sheet?: AnswerSheet | null): ToolSpec[] {
  return toolSpecs(hasTask, sheet).map(({ inputSchema, ...spec }) => {
    const { device: _, ...properties } = inputSchema.properties ?? {};
    return { ...spec, inputSchema: { ...inputSchema, properties } };
  });
}

/** What a model is told before its first step. */
export function instructionsFor({ episode }: Partial<Pick<Target, 'episode'>>): string {
  return episode
    ? `Your task on this simulated phone: ${episode.instance.goal} You have ${episode.budget} steps; looking costs none. Call done when it is done, or impossible where it cannot be.`
    : 'A simulated phone. Its clock moves only when you act or wait.';
}

/** The arguments of a call as its tool takes them, or why they do not fit. */
export function readArguments(
  tool: Tool,
  given: Record<string, unknown>,
): { args: unknown } | { refusal: string } {
  if (tooDeep(given)) return { refusal: `The arguments do not fit: ${TOO_DEEP}` };
  const args = Value.Convert(tool.input, given);
  const reasons = validate(tool.input, args);
  if (reasons.length === 0) return { args };
  const said = reasons.slice(0, 3).map(({ path, message }) => `${path || '/'} ${message}`);
  return { refusal: `The arguments do not fit: ${said.join('; ')}` };
}
