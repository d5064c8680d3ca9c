import type { Content, ToolContext } from '../mcp/tool.ts';
import { instructionsFor, toolSpecsOfOne } from '../mcp/tools.ts';
import type { Session } from '../openenv/session.ts';
import { callToolOf, PICTURE } from '../tool-calls.ts';

const DONE = 'done';

/** The tools as ORS tells of them. A plain message of the assistant ends the episode, as its tool `done` does. */
export function toolsAnswer(session?: Session): object {
  const specs = toolSpecsOfOne(
    !session || session.episode !== undefined,
    session?.episode?.instance.answerSheet,
  );
  const ending = specs.find(({ name }) => name === DONE);
  return {
    tools: specs.map(({ name, description, inputSchema }) => ({
      name,
      description,
      input_schema: inputSchema,
    })),
    terminal_tool: ending ? { name: DONE, arg: null, description: ending.description } : null,
    supports_score_group: false,
    message_block_types: ['text', 'image'],
  };
}

/** What the model is told first: the goal in words, and the screen. */
export async function promptOf(session: Session): Promise<Content[]> {
  const { observation } = await session.observe(session.config.observe ?? PICTURE);
  const { screenshot, answer_sheet: sheet } = observation as {
    screenshot?: { base64: string; mime: string };
    answer_sheet?: unknown;
  };
  const asked = sheet ? ` Hand in the answer with the tool answer: ${JSON.stringify(sheet)}` : '';
  const text = `${instructionsFor({ episode: session.episode })}${asked}`;
  return [
    { type: 'text', text },
    ...(screenshot ? [{ type: 'image' as const, data: screenshot.base64, mimeType: screenshot.mime }] : []),
  ];
}

/** The answer to a call of a tool. Throws as a step does. */
export async function callAnswer(
  context: ToolContext,
  session: Session,
  name: string,
  input: Record<string, unknown>,
): Promise<object> {
  const answer = await callToolOf(context, session, name, input);
  if ('misuse' in answer) return { ok: false, error: answer.message, reason: answer.misuse };
  const { content, reward, done, info } = answer;
  return { ok: true, output: { blocks: content, metadata: info, reward, finished: done } };
}
