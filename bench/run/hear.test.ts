import { afterEach, expect, it } from 'vitest';
import type { Brief } from '../agents/agent.ts';
import { ModelServer } from '../agents/testing/model-server.ts';
import { findTask } from '../tasks/registry.ts';
import { hearBy } from './hear.ts';

let server: ModelServer | undefined;
afterEach(() => server?.close());

const TASK = 'food/ask-how-spicy';
const briefOf = (task: string): Brief => ({
  task,
  seed: 1,
  goal: 'Order the curry',
  budget: 9,
  answerSheet: null,
  language: 'en',
});

async function hearing(...replies: string[]) {
  server = new ModelServer((_, nth) => ({
    choices: [{ message: { content: replies[nth - 1] } }],
    usage: { prompt_tokens: 7, completion_tokens: 2 },
  }));
  return { hear: hearBy({ url: `${await server.open()}/v1`, model: 'm' }), calls: server.calls };
}

it('a model is told what the user knows, and says which of it a question asks for', async () => {
  const [name] = Object.keys(findTask(TASK).spec.user!);
  const { hear, calls } = await hearing(`It asks for {"heard": ["${name}"]}`);
  const heard = await hear(briefOf(TASK), 'How much heat can you take?');
  expect(heard).toMatchObject({ heard: [name], model: { calls: 1, promptTokens: 7 } });
  const [, { content }] = calls[0]!.body.messages;
  expect(content).toContain(`- ${name}: `);
  expect(content).toContain('How much heat can you take?');
});

it('it is asked again for a name that the user does not know, and nobody is asked where the user knows nothing', async () => {
  const { hear, calls } = await hearing('{"heard": ["pin"]}', '{"heard": []}');
  expect(await hear(briefOf(TASK), 'What is your PIN?')).toMatchObject({ heard: [], model: { calls: 2 } });
  expect(calls[1]!.body.messages.at(-1).content).toContain('there is no "pin"');
  expect(await hear(briefOf('notes/create-note'), 'Which colour?')).toBeUndefined();
  expect(calls).toHaveLength(2);
});
