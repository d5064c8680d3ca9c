import { Type } from 'typebox';
import { resultText, tool, type Tool } from './tool.ts';

/** Tools that only a phone with an episode has. */
export const episodeTools: readonly Tool[] = [
  tool(
    'answer',
    'Answer',
    'Fills in and submits the answer sheet of the task. The last answer counts; the task goes on until it is declared done.',
    {
      fields: Type.Record(Type.String(), Type.Unknown(), {
        description: 'Answers by the id of their field.',
      }),
    },
    async (target, { fields }) =>
      resultText(await target.act({ type: 'answer', fields }), 'The answer was submitted.', target),
  ),
  tool(
    'ask_user',
    'Ask the user',
    'Asks the person who gave the task, and gives the reply.',
    { question: Type.String({ minLength: 1, maxLength: 5_000 }) },
    async (target, { question }) => {
      const error = await target.act({ type: 'ask_user', question });
      return resultText(
        error,
        `The user says: ${target.episode!.conversation.messages.at(-1)?.text ?? ''}`,
        target,
      );
    },
  ),
  tool('done', 'Done', 'Declares the task done, and ends the episode.', {}, async target =>
    resultText(await target.act({ type: 'done' }), 'Declared done.', target),
  ),
  tool(
    'impossible',
    'Impossible',
    'Declares that the task cannot be done on this phone, and ends the episode.',
    { reason: Type.Optional(Type.String({ maxLength: 5_000 })) },
    async (target, { reason }) =>
      resultText(
        await target.act({ type: 'impossible', ...(reason === undefined ? {} : { reason }) }),
        'Declared impossible.',
        target,
      ),
  ),
];
