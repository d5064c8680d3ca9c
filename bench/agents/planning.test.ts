import { afterEach, describe, expect, it } from 'vitest';
import type { Observation } from '../../src/protocol/observation.ts';
import type { Brief, Move } from './agent.ts';
import { findAgent } from './index.ts';
import type { LlmOptions } from './llm.ts';
import { ModelServer, type Got } from './testing/model-server.ts';

let server: ModelServer | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

const BRIEF: Brief = {
  task: 'notes/a',
  seed: 1,
  goal: 'Write a note',
  budget: 40,
  answerSheet: null,
  language: 'en',
};

const screen = (n: number): Observation =>
  ({
    screenshot: { mime: 'image/jpeg', width: 2, height: 2, base64: `picture${n}` },
    foreground: { app: 'notes', package: 'p', activity: 'a', route: '/' },
    keyboard: false,
    clock: n,
    elements: [
      {
        index: 0,
        id: 'x',
        parent: null,
        role: 'button',
        className: 'Button',
        resourceId: '',
        name: `Row ${n}`,
        bounds: [0, 0, 90, 90],
        states: { enabled: true, clickable: true, focusable: true },
        package: 'p',
      },
    ],
  }) as unknown as Observation;

/** An agent whose model says these things in turn. */
async function playerOf(name: string, replies: readonly string[], options: Partial<LlmOptions> = {}) {
  server = new ModelServer((_, nth) => ({
    choices: [{ finish_reason: 'stop', message: { content: replies[nth - 1] ?? 'nothing' } }],
    usage: { prompt_tokens: 10, completion_tokens: 1 },
  }));
  const url = `${await server.open()}/v1`;
  const play = await findAgent(name, { url, model: 'm', repairs: 1, ...options }).start(BRIEF);
  return { calls: server.calls, play: async (n: number) => (await play(screen(n))) as Move };
}

const wordsOf = ({ body }: Got): string =>
  body.messages
    .map(({ content }: { content: string | { text?: string }[] }) =>
      typeof content === 'string' ? content : content.map(({ text = '' }) => text).join(''),
    )
    .join('\n');
const picturesOf = ({ body }: Got): string[] =>
  [...JSON.stringify(body).matchAll(/base64,(picture\d+)/g)].map(([, picture]) => picture!);
const click = 'Reason: it is there.\nAction: {"action_type": "click", "index": 0}';

describe('m3a', () => {
  it('sums each step up from the screens before and after it, and chooses by the summaries', async () => {
    const { calls, play } = await playerOf('m3a', [click, 'I tapped Row 0; a list came.', click]);
    expect((await play(0)).model).toMatchObject({ calls: 1, promptTokens: 10 });
    const second = await play(1);
    expect(second.action).toMatchObject({ type: 'tap' });
    expect(second.model).toMatchObject({ calls: 2, promptTokens: 20, completionTokens: 2 });
    const [first, summary, next] = calls as [Got, Got, Got];
    expect(wordsOf(first)).toContain('You have done nothing yet.');
    expect(picturesOf(summary)).toEqual(['picture0', 'picture1']);
    expect(wordsOf(summary)).toMatch(/Row 0[\s\S]*Your answer was:\nReason: it is there[\s\S]*Row 1/);
    expect(picturesOf(next)).toEqual(['picture1']);
    expect(wordsOf(next)).toContain('Step 1: I tapped Row 0; a list came.');
  });

  it('asks again for an empty summary, and says so when none comes', async () => {
    const { play } = await playerOf('m3a', [click, '', 'It worked.', click]);
    await play(0);
    expect((await play(1)).model!.refused).toMatchObject([{ text: '', why: 'the reply is empty' }]);
    server!.close();
    const silent = await playerOf('m3a', [click, '', '']);
    await silent.play(0);
    await expect(silent.play(1)).rejects.toThrow(/no action in 2 replies: the reply is empty/);
  });
});

it('t3a does the same by lists of elements alone', async () => {
  expect(findAgent('t3a', { url: 'http://127.0.0.1:9', model: 'm' }).pictures).toBe(false);
  const { calls, play } = await playerOf('t3a', [click, 'Row 0 opened.', click]);
  await play(0);
  await play(1);
  expect(calls.flatMap(picturesOf)).toEqual([]);
  expect(wordsOf(calls[2]!)).toMatch(/Step 1: Row 0 opened\.[\s\S]*Row 1/);
});

describe('the planner', () => {
  const answer = (more: object) =>
    JSON.stringify({ thought: 'It did.', ...more, action: { type: 'tap', element: 0 } });

  it('keeps its plan and its scratch pad when the screens are gone', async () => {
    const { calls, play } = await playerOf('planner', [
      answer({ plan: ['open it', 'write'], notes: ['the code is 41'] }),
      answer({}),
      answer({ plan: ['write'], notes: ['Row 1 is the one'] }),
      answer({}),
    ]);
    for (let n = 0; n < 4; n++) expect((await play(n)).action).toEqual({ type: 'tap', element: 0 });
    expect(wordsOf(calls[0]!)).toMatch(/no plan yet[\s\S]*pad is empty/);
    expect(wordsOf(calls[2]!)).toMatch(
      /Your plan:\n- open it\n- write\n[\s\S]*Your scratch pad:\n- the code is 41/,
    );
    expect(wordsOf(calls[3]!)).toMatch(/Your plan:\n- write\n[\s\S]*- the code is 41\n- Row 1 is the one/);
    expect(picturesOf(calls[3]!)).toEqual(['picture3']);
    expect(wordsOf(calls[3]!)).not.toContain('Row 0');
  });

  it('is asked again for a first answer without a plan', async () => {
    const { calls, play } = await playerOf('planner', [answer({}), answer({ plan: ['write'] })]);
    const { format, model } = await play(0);
    expect([format, model!.calls]).toEqual([{ ok: false }, 2]);
    expect(wordsOf(calls[1]!)).toContain('the first answer needs a "plan"');
  });
});

describe('memory', () => {
  const tap = '{"thought":"t","action":{"type":"tap","element":0}}';

  it('in words alone shows every screen’s elements and no picture', async () => {
    const { calls, play } = await playerOf('llm', [tap, tap, tap], { memory: 'text' });
    for (let n = 0; n < 3; n++) await play(n);
    expect(calls.flatMap(picturesOf)).toEqual([]);
    expect(wordsOf(calls[2]!)).toMatch(/Row 0[\s\S]*Row 1[\s\S]*Row 2/);
    expect(findAgent('llm', { url: 'http://127.0.0.1:9', model: 'm', memory: 'text' }).pictures).toBe(false);
  });

  it('by a summary forgets turns once twice as many have gathered, and counts what the summary took', async () => {
    const replies = [tap, tap, tap, 'Rows 0 and 1 were tapped.', tap, tap];
    const { calls, play } = await playerOf('llm', replies, { memory: 'summary', history: 1 });
    const moves: Move[] = [];
    for (let n = 0; n < 5; n++) moves.push(await play(n));
    // The fourth turn comes after three, which are more than twice one.
    expect(moves.map(({ model }) => model!.calls)).toEqual([1, 1, 1, 2, 1]);
    expect(wordsOf(calls[3]!)).toContain('Sum up in at most 150 words');
    for (const nth of [4, 5])
      expect(wordsOf(calls[nth]!)).toContain('What has happened so far: Rows 0 and 1 were tapped.');
    // The turns since then are there whole.
    expect(calls[5]!.body.messages.filter(({ role }: { role: string }) => role === 'assistant')).toHaveLength(
      3,
    );
  });
});
