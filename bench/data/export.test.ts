// Over 300 lines: one test for each format and option of the export.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { extract } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { result, success } from '../run/report/fixture.ts';
import { readRun } from '../run/report/read.ts';
import { fileType, openDuck } from './duckdb.ts';
import { exportRuns, type ExportOptions } from './export.ts';
import { element, linesOf, writeRun, screen } from './fixture.ts';
import { formats } from './formats/index.ts';
import { wholeFolder } from './out.ts';
import { Pictures } from './pictures.ts';
import { EPISODES, STEP_ELEMENTS, STEP_PICTURE, STEPS } from './rows.ts';
import { episodesOf } from './source.ts';
import { first, makeRun, ODD, ODD_TEXT, second } from './testing.ts';

let made: ReturnType<typeof makeRun>;
let count = 0;
beforeAll(() => {
  made = makeRun();
});
afterAll(() => made.remove());

const to = () => join(made.folder, `out-${count++}`);
async function write(options: Omit<ExportOptions, 'out'>, run = made.run) {
  const out = to();
  return { out, ...(await exportRuns([run], { ...options, out })) };
}
/** Bytes as a run keeps a picture of so many. */
function noise(size: number): { name: string; bytes: Buffer } {
  const bytes = Buffer.alloc(size, `${size} `);
  return { name: `${createHash('sha256').update(bytes).digest('hex')}.jpg`, bytes };
}
/** A run with an episode in which the user is asked, which failed, and one in which nothing is. */
const askedAndNot = () =>
  readRun(
    writeRun(join(made.folder, 'asked'), [
      {
        result: result({ task: 'notes/a', seed: 1, steps: 1 }),
        goal: 'x',
        lines: linesOf(
          [screen('notes', []), screen('notes', [])],
          [{ type: 'ask_user', question: 'Which?' }],
        ),
      },
      {
        result: success({ task: 'notes/b', seed: 1, steps: 2 }),
        goal: 'x',
        lines: linesOf(
          [screen('notes', []), screen('notes', []), screen('notes', [])],
          [{ type: 'open_app', app: 'notes' }, { type: 'done' }],
        ),
      },
    ]),
  );
const linesIn = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
const rowsOf = (sql: string) => openDuck(async c => (await c.runAndReadAll(sql)).getRowObjectsJson());
/** Everything in a folder by its path and its bytes. */
const bytesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(e => e.isFile())
    .map(
      e =>
        `${join(e.parentPath, e.name).slice(folder.length)} ${createHash('sha256')
          .update(readFileSync(join(e.parentPath, e.name)))
          .digest('hex')}`,
    )
    .sort();

describe('every format', () => {
  it.each(Object.keys(formats))(
    '%s: the same run gives the same bytes, and says what it holds',
    async format => {
      const [a, b] = [await write({ format }), await write({ format })];
      expect(bytesOf(a.out)).toEqual(bytesOf(b.out));
      // One was lost before it began: the table of episodes alone has a row for it.
      const [episodes, infra_error, stepless] = format === 'parquet' ? [5, 2, 0] : [4, 1, 1];
      expect(a).toMatchObject({
        episodes,
        steps: 8,
        outcomes: { success: 2, failure: 1, infra_error },
        open: 3,
        missingPictures: 1,
        stepless,
        unsayable: [],
      });
      expect(JSON.parse(readFileSync(join(a.out, 'export.json'), 'utf8'))).toMatchObject({
        format,
        runs: ['fixture'],
        episodes,
        steps: 8,
        stepless,
      });
      expect(readdirSync(made.folder).filter(name => name.endsWith('.part'))).toEqual([]);
    },
  );
  it.each(Object.keys(formats))('%s: pictures none writes no picture, and misses none', async format => {
    const { out, missingPictures } = await write({ format, pictures: 'none' });
    expect([missingPictures, bytesOf(out).filter(name => name.includes('.png'))]).toEqual([0, []]);
  });
  it('refuses what it cannot do, and leaves nothing behind', async () => {
    const refuse = (options: Partial<ExportOptions>) =>
      exportRuns([made.run], { format: 'parquet', out: join(made.folder, 'refused'), ...options }).then(
        () => null,
        e => [e.code, e.message],
      );
    expect(await refuse({ format: 'csv' })).toEqual([
      'INVALID_OPTION',
      expect.stringMatching(/No format csv; there are parquet, jsonl-chat/),
    ]);
    expect(await refuse({ actions: 'tapworld' })).toEqual([
      'INVALID_OPTION',
      expect.stringMatching(/leave --actions out/),
    ]);
    expect(await refuse({ format: 'jsonl-chat', actions: 'nope' })).toEqual([
      'INVALID_OPTION',
      expect.stringMatching(/No actions nope/),
    ]);
    expect(await refuse({ format: 'atif', pictures: 'inline' })).toEqual([
      'INVALID_OPTION',
      expect.stringMatching(/files or none/),
    ]);
    const scaled = { ...made.run, plan: { ...made.run.plan, scale: 0.5 } };
    await expect(
      exportRuns([scaled], {
        format: 'jsonl-chat',
        actions: 'android-world',
        out: join(made.folder, 'refused'),
      }),
    ).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      message: expect.stringMatching(/in pixels of the screen, and fixture has pictures of another scale/),
    });
    expect(await refuse({ shardSize: 9 })).toEqual([
      'INVALID_OPTION',
      expect.stringMatching(/for webdataset/),
    ]);
    expect(await refuse({ rows: 'step' })).toEqual([
      'INVALID_OPTION',
      expect.stringMatching(/for jsonl-chat/),
    ]);
    expect(await refuse({ only: ['truncated'] })).toEqual([
      'NOTHING_TO_EXPORT',
      expect.stringMatching(/has ended as truncated/),
    ]);
    expect(await refuse({ out: made.path })).toEqual([
      'OUT_EXISTS',
      expect.stringMatching(/is there already/),
    ]);
    expect(existsSync(join(made.folder, 'refused'))).toBe(false);
  });
  it.each(Object.keys(formats))(
    '%s: a solver’s success has its thoughts, unless it was to have none, and nothing else has any',
    async format => {
      const exported = async (run: typeof made.run) => {
        const { out } = await write({ format, pictures: 'none' }, run);
        const text =
          format === 'parquet'
            ? JSON.stringify(await rowsOf(`SELECT task, seed, thought FROM '${join(out, 'steps.parquet')}'`))
            : readdirSync(out, { recursive: true, withFileTypes: true })
                .filter(e => e.isFile())
                .map(e => readFileSync(join(e.parentPath, e.name), 'utf8'))
                .join('');
        return text.match(/tap the button “New note” to get to/g)?.length ?? 0;
      };
      expect([
        await exported(made.run),
        await exported({ ...made.run, thoughts: false }),
        await exported({ ...made.run, plan: { ...made.run.plan, agent: 'llm' } }),
      ]).toEqual([1, 0, 0]);
    },
  );
  it('says of what the actions have no word for that it is not there, and refuses where nothing is', async () => {
    const { out, ...report } = await write(
      { format: 'jsonl-chat', actions: 'qwen3-vl', pictures: 'none' },
      askedAndNot(),
    );
    expect(report).toMatchObject({
      episodes: 1,
      steps: 2,
      outcomes: { success: 1 },
      unsayable: ['notes/a 1, step 1: qwen3-vl cannot say ask_user'],
    });
    expect(linesIn(join(out, 'messages.jsonl')).map(l => l.task)).toEqual(['notes/b']);
    for (const format of ['jsonl-chat', 'mobile-r1']) {
      const refused = exportRuns([askedAndNot()], {
        format,
        actions: 'qwen3-vl',
        pictures: 'none',
        only: ['failure'],
        out: join(made.folder, 'nothing'),
      });
      await expect(refused).rejects.toMatchObject({
        code: 'NOTHING_TO_EXPORT',
        message: expect.stringMatching(/no word for a step of any episode: notes\/a 1/),
      });
    }
    expect(existsSync(join(made.folder, 'nothing'))).toBe(false);
  });
  it('an episode begins with its app open where the actions have no word for that', async () => {
    for (const [format, file] of [
      ['jsonl-chat', 'messages.jsonl'],
      ['mobile-r1', 'trajectories.jsonl'],
    ] as const) {
      const { out, steps } = await write({
        format,
        actions: 'small-controller',
        pictures: 'none',
        only: ['failure'],
      });
      const [line] = linesIn(join(out, file));
      expect([
        steps,
        line.messages?.at(-1).content ?? line.trajectory[0].call,
        line.messages?.length ?? line.length,
      ]).toEqual([1, 'F', format === 'jsonl-chat' ? 3 : 1]);
    }
  });
  it('runs of one name are told apart', async () => {
    const of = (at: string) =>
      readRun(
        writeRun(join(made.folder, at, 'demos'), [
          { result: success({ task: 'notes/a', seed: 1, steps: 0 }), goal: at },
        ]),
      );
    const out = to();
    expect(await exportRuns([of('s1'), of('s2'), made.run], { format: 'parquet', out })).toMatchObject({
      runs: ['s1/demos', 's2/demos', 'fixture'],
    });
    expect(
      await rowsOf(
        `SELECT run, goal FROM '${join(out, 'episodes.parquet')}' WHERE run LIKE '%demos' ORDER BY run`,
      ),
    ).toEqual([
      { run: 's1/demos', goal: 's1' },
      { run: 's2/demos', goal: 's2' },
    ]);
  });
  it('a place that cannot be written is told as that', async () => {
    writeFileSync(join(made.folder, 'a-file'), '');
    await expect(
      write({ format: 'parquet' }).then(() =>
        exportRuns([made.run], { format: 'parquet', out: join(made.folder, 'a-file', 'out') }),
      ),
    ).rejects.toMatchObject({ code: 'OUT_FAILED' });
  });
  it('Ctrl-C leaves nothing behind', async () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const out = to();
    await expect(
      wholeFolder(out, async part => {
        writeFileSync(join(part, 'half'), '');
        process.emit('SIGINT', 'SIGINT');
        expect(existsSync(part)).toBe(false);
      }),
    ).rejects.toThrow();
    expect(kill.mock.calls).toEqual([[process.pid, 'SIGINT']]);
    kill.mockRestore();
    expect(readdirSync(made.folder).filter(name => name.endsWith('.part'))).toEqual([]);
  });
  it('a broken line that is not the last, and steps that are gone, end the whole', async () => {
    const broken = writeRun(join(made.folder, 'broken'), [
      {
        result: success({ steps: 1 }),
        goal: 'x',
        lines: linesOf([screen('notes', [])], []),
        tail: '{"step":1,"act\n{"step":2}\n',
      },
    ]);
    const withoutPicture = writeRun(join(made.folder, 'gone'), [
      { result: success({ steps: 3 }), goal: 'x' },
    ]);
    for (const path of [broken, withoutPicture]) {
      const out = to();
      await expect(exportRuns([readRun(path)], { format: 'webdataset', out })).rejects.toMatchObject({
        code: 'RUN_INVALID',
      });
      expect(existsSync(out)).toBe(false);
    }
  });
});

describe('parquet', () => {
  it('has the columns that the table says, with types that every reader of files knows', async () => {
    const { out } = await write({ format: 'parquet', pictures: 'inline' });
    const types = async (name: string) =>
      Object.fromEntries(
        (
          await rowsOf(`SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM '${join(out, name)}')`)
        ).map(r => [r['column_name'], r['column_type']]),
      );
    const fileTypes = (columns: object) =>
      Object.fromEntries(Object.entries(columns).map(([name, { type }]) => [name, fileType(type)]));
    expect([fileType('JSON'), fileType('MAP(VARCHAR, DOUBLE)'), fileType('VARCHAR[]')]).toEqual([
      'VARCHAR',
      'VARCHAR',
      'VARCHAR[]',
    ]);
    const logical = await rowsOf(
      `SELECT DISTINCT logical_type FROM parquet_schema('${join(out, 'steps.parquet')}') WHERE logical_type IS NOT NULL ORDER BY ALL`,
    );
    // Logical types of JSON and maps are unknown to many readers.
    expect(JSON.stringify(logical)).not.toMatch(/Json|Map/i);
    expect(await types('episodes.parquet')).toEqual(fileTypes(EPISODES));
    expect(await types('steps.parquet')).toEqual(fileTypes({ ...STEPS, ...STEP_ELEMENTS, ...STEP_PICTURE }));
  });
  it('reads back as it was: no reward where infrastructure failed, odd characters, elements, pictures', async () => {
    const { out } = await write({ format: 'parquet', pictures: 'inline' });
    const [episodes, steps] = [join(out, 'episodes.parquet'), join(out, 'steps.parquet')];
    expect(
      await rowsOf(`SELECT task, seed, goal, outcome, success, reward, steps FROM '${episodes}'`),
    ).toEqual([
      {
        task: 'notes/a',
        seed: '1',
        goal: 'Write a note titled “Milk”.',
        outcome: 'success',
        success: true,
        reward: 1.75,
        steps: 4,
      },
      {
        task: 'notes/a',
        seed: '2',
        goal: ODD_TEXT,
        outcome: 'failure',
        success: false,
        reward: -0.5,
        steps: 2,
      },
      {
        task: 'notes/b',
        seed: '2',
        goal: 'Open the notes.',
        outcome: 'success',
        success: true,
        reward: 1,
        steps: 1,
      },
      {
        task: 'notes/c',
        seed: '1',
        goal: null,
        outcome: 'infra_error',
        success: null,
        reward: null,
        steps: 0,
      },
      {
        task: 'notes/c',
        seed: '2',
        goal: 'Get lost.',
        outcome: 'infra_error',
        success: null,
        reward: null,
        steps: 1,
      },
    ]);
    expect(
      await rowsOf(
        `SELECT step, action_type, action->>'text' AS text, element_id, element_bounds, reward, (components->>'progress')::DOUBLE AS progress, terminated, state_hash, next_state_hash, picture, octet_length(picture_bytes) AS bytes, json_array_length(elements) AS seen FROM '${steps}' WHERE task = 'notes/a' AND seed = 1`,
      ),
    ).toMatchObject([
      {
        step: 1,
        action_type: 'open_app',
        text: null,
        element_id: null,
        element_bounds: null,
        reward: 0.25,
        progress: 0.25,
        terminated: false,
        state_hash: 'hash0',
        next_state_hash: 'hash1',
        picture: first.name,
        bytes: String(first.bytes.length),
        seen: '2',
      },
      {
        step: 2,
        action_type: 'tap',
        element_id: 'button/new',
        element_bounds: [540, 1200, 1080, 1800],
        picture: second.name,
        bytes: String(second.bytes.length),
      },
      { step: 3, action_type: 'type', text: 'Milk', element_id: 'field/title' },
      { step: 4, action_type: 'done', element_id: null, reward: 1, progress: 1, terminated: true },
    ]);
    // The tap in thousandths: 250 of 1,080 is pixel 270, and 60 of 2,400 is 144, within the icon of Notes.
    expect(await rowsOf(`SELECT element_id FROM '${steps}' WHERE task = 'notes/b'`)).toEqual([
      { element_id: 'app#notes' },
    ]);
    expect(await rowsOf(`SELECT reward, components FROM '${steps}' WHERE task = 'notes/c'`)).toEqual([
      { reward: null, components: '{}' },
    ]);
    expect(
      await rowsOf(
        `SELECT model_text, picture, picture_bytes FROM '${steps}' WHERE seed = 2 AND task = 'notes/a' AND step = 1`,
      ),
    ).toEqual(
      [{ model_text: `I say ${ODD_TEXT}`, picture: null, picture_bytes: null }].map(r => ({
        ...r,
        picture: expect.stringMatching(/^0{64}/),
      })),
    );
  });
  it('any goal reads back as the text that it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 20 }),
        async goals => {
          const path = writeRun(
            join(made.folder, `fuzz-${count++}`),
            goals.map((goal, i) => ({
              result: success({ task: 'notes/a', seed: i + 1, steps: 1 }),
              goal,
              lines: linesOf([screen('notes', []), screen('notes', [])], [{ type: 'type', text: goal }]),
            })),
          );
          const { out } = await write({ format: 'parquet' }, readRun(path));
          const text = goals.map(goal => Buffer.from(goal, 'utf8').toString('utf8'));
          expect(
            (await rowsOf(`SELECT goal FROM '${out}/episodes.parquet' ORDER BY seed`)).map(r => r['goal']),
          ).toEqual(text);
          expect(
            (await rowsOf(`SELECT action->>'text' AS said FROM '${out}/steps.parquet' ORDER BY seed`)).map(
              r => r['said'],
            ),
          ).toEqual(text);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('jsonl-chat', () => {
  it('a line an episode: the rules, each screen with its picture, each action as the codec writes it', async () => {
    const { out } = await write({ format: 'jsonl-chat', only: ['success'] });
    const [line, other] = linesIn(join(out, 'messages.jsonl'));
    expect(other).toMatchObject({ task: 'notes/b', seed: 2 });
    expect(line.messages.map((m: { role: string }) => m.role).join()).toBe(
      'system,user,assistant,user,assistant,user,assistant,user,assistant',
    );
    expect(line.messages[0].content).toEqual([
      { type: 'text', text: expect.stringContaining('The task: Write a note titled “Milk”.') },
    ]);
    expect(line.messages[3].content).toEqual([
      { type: 'text', text: expect.stringContaining('[1] button "New note"') },
      { type: 'image_url', image_url: { url: `pictures/${second.name}` } },
    ]);
    expect(JSON.parse(line.messages[4].content[0].text)).toEqual({
      thought: expect.stringContaining('tap the button “New note”'),
      action: { type: 'tap', element: 1 },
    });
    expect(readFileSync(join(out, 'pictures', second.name))).toEqual(second.bytes);
  });
  it('a line a step: earlier turns in words, the last with its screen; no picture where it is gone', async () => {
    const { out } = await write({ format: 'jsonl-chat', rows: 'step', pictures: 'inline' });
    const lines = linesIn(join(out, 'messages.jsonl'));
    expect(lines).toHaveLength(8);
    const third = lines.find(l => l.task === 'notes/a' && l.seed === 1 && l.step === 3);
    expect(third.messages).toHaveLength(7);
    expect(third.messages[3].content).toEqual([{ type: 'text', text: 'App: notes. Steps left: 9.' }]);
    expect(third.messages[5].content[1].image_url.url).toMatch(/^data:image\/png;base64,/);
    const odd = lines.filter(l => l.task === 'notes/a' && l.seed === 2);
    expect(odd[0].messages[0].content[0].text).toContain(ODD_TEXT);
    expect(odd[0].messages[1].content.map((p: { type: string }) => p.type)).toEqual(['text']);
    expect(lines.find(l => l.task === 'notes/c').reward).toBe(null);
  });
  it('a model’s own words where it was asked in the codec that is written', async () => {
    const { out } = await write(
      { format: 'jsonl-chat' },
      { ...made.run, plan: { ...made.run.plan, agent: 'llm', llm: { url: 'http://x', model: 'm' } } },
    );
    const odd = linesIn(join(out, 'messages.jsonl')).find(l => l.seed === 2 && l.task === 'notes/a');
    // Its end is of the same reply, which a model is not to give twice.
    expect(
      odd.messages
        .slice(2)
        .map((m: { role: string; content: { text: string }[] }) => [m.role, m.content[0]!.text]),
    ).toEqual([['assistant', `I say ${ODD_TEXT}`]]);
  });
  it('labels are those that the model was told, where it played', async () => {
    const observation = screen(
      'notes',
      Array.from({ length: 9 }, (_, i) => element(i + 1, { bounds: [0, 100 * i, 100, 100 * i + 90] })),
    );
    const model = { text: 'T 3', calls: 1, promptTokens: 1, completionTokens: 1, ms: 1, cost: null };
    const path = writeRun(
      join(made.folder, 'labels'),
      [
        {
          result: success({ task: 'notes/a', seed: 1, steps: 1 }),
          goal: 'x',
          lines: linesOf([observation, observation], [{ type: 'tap', element: 'e3' }], { 1: { model } }),
        },
      ],
      { plan: { agent: 'llm', llm: { url: 'http://x', model: 'm', actions: 'small-controller' } } },
    );
    const { out } = await write(
      { format: 'jsonl-chat', actions: 'small-controller', pictures: 'none' },
      readRun(path),
    );
    const [{ messages }] = linesIn(join(out, 'messages.jsonl'));
    expect([messages[2].content, /(\d+) button "Button 3"/.exec(messages[1].content)?.[1]]).toEqual([
      'T 3',
      '3',
    ]);
  });
  it('content is of one form, as readers of columns want it: text without pictures, parts with them, and a reward with its point', async () => {
    for (const [pictures, is] of [
      ['none', 'string'],
      ['files', 'object'],
    ] as const)
      for (const rows of ['episode', 'step'] as const) {
        const { out } = await write({ format: 'jsonl-chat', pictures, rows });
        expect(
          new Set(
            linesIn(join(out, 'messages.jsonl')).flatMap(l =>
              l.messages.map((m: { content: unknown }) => typeof m.content),
            ),
          ),
        ).toEqual(new Set([is]));
        expect(readFileSync(join(out, 'messages.jsonl'), 'utf8').match(/"reward":[^,}]*/g)).toEqual(
          expect.arrayContaining(['"reward":1.0', '"reward":1.75', '"reward":null']),
        );
      }
  });
});

describe('mobile-r1', () => {
  it('has the published fields, with points in pixels of the picture', async () => {
    const { out } = await write({ format: 'mobile-r1', only: ['success'] });
    const [row, tapped] = linesIn(join(out, 'trajectories.jsonl'));
    expect(row).toMatchObject({
      app: 'Notes',
      length: 4,
      instruction: 'Write a note titled “Milk”.',
      width: 36,
      height: 80,
    });
    expect(row.trajectory.map((t: object) => Object.keys(t).join())).toEqual(
      Array(4).fill('image,thought,action,call'),
    );
    // The middle of [540, 1200, 1080, 1800] is (810, 1500): a thirtieth of it.
    expect(row.trajectory.map((t: { call: object }) => t.call)).toEqual([
      { name: 'open_app', arguments: { app: 'notes' } },
      { name: 'tap', arguments: { coordinate: [27, 50] } },
      { name: 'type', arguments: { coordinate: [18, 15], text: 'Milk' } },
      { name: 'done', arguments: {} },
    ]);
    expect(tapped.trajectory[0].call).toEqual({ name: 'tap', arguments: { coordinate: [9, 5] } });
    expect(row.trajectory.map((t: { action: string }) => t.action)).toEqual([
      'Open Notes.',
      'Tap the button “New note”.',
      'Type “Milk” into the field “Title”.',
      'Report that the task is done.',
    ]);
    expect(row.trajectory[1].thought).toMatch(
      /Notes.*tap the button “New note” to get to the field “Title”\.$/,
    );
  });
  it('puts no thought in the mouth of a model, nor of one that failed', async () => {
    const { out } = await write({ format: 'mobile-r1', only: ['failure'] });
    expect(
      linesIn(join(out, 'trajectories.jsonl'))[0].trajectory.map(
        (t: { thought: unknown; image: unknown }) => [t.thought, t.image],
      ),
    ).toEqual([
      [null, null],
      [null, `pictures/${second.name}`],
    ]);
    const { out: model } = await write(
      { format: 'mobile-r1' },
      { ...made.run, plan: { ...made.run.plan, agent: 'llm' } },
    );
    expect(
      linesIn(join(model, 'trajectories.jsonl'))
        .flatMap(row => row.trajectory)
        .every(t => t.thought === null),
    ).toBe(true);
  });
});

describe('webdataset', () => {
  async function members(path: string): Promise<{ name: string; bytes: Buffer; mtime: number }[]> {
    const found: { name: string; bytes: Buffer; mtime: number }[] = [];
    const tar = extract();
    tar.end(readFileSync(path));
    for await (const entry of tar) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      found.push({
        name: entry.header.name,
        bytes: Buffer.concat(parts),
        mtime: entry.header.mtime!.getTime(),
      });
    }
    return found;
  }
  it('members of a sample share a key without a dot, one after another, and shards are as large as asked', async () => {
    const { out } = await write({ format: 'webdataset', shardSize: 3 });
    const shards = readdirSync(out)
      .filter(name => name.endsWith('.tar'))
      .sort();
    expect(shards).toEqual(['shard-000000.tar', 'shard-000001.tar', 'shard-000002.tar']);
    const all = await Promise.all(shards.map(name => members(join(out, name))));
    expect(all[0]!.map(m => m.name)).toEqual([
      '0_notes_a_1_0001.json',
      '0_notes_a_1_0001.png',
      '0_notes_a_1_0002.json',
      '0_notes_a_1_0002.png',
      '0_notes_a_1_0003.json',
      '0_notes_a_1_0003.png',
    ]);
    // Its picture is gone: a sample of .json alone.
    expect(all[1]!.map(m => m.name).filter(n => n.startsWith('0_notes_a_2_0001'))).toEqual([
      '0_notes_a_2_0001.json',
    ]);
    expect(new Set(all.flat().map(m => m.mtime))).toEqual(new Set([0]));
    const [json, png] = all[0]!;
    expect([JSON.parse(json!.bytes.toString()), png!.bytes]).toEqual([
      expect.objectContaining({
        key: '0_notes_a_1_0001',
        action: { type: 'open_app', app: 'notes' },
        picture: first.name,
      }),
      first.bytes,
    ]);
    const keys = all.map(shard => new Set(shard.map(m => m.name.split('.')[0])).size);
    expect(keys).toEqual([3, 3, 2]);
  });
  it('a shard that cannot be written is an error, and ends nothing else', async () => {
    const target = { folder: join(made.folder, 'no', 'such'), pictures: new Pictures('inline', made.folder) };
    const settings = {
      codec: null,
      rows: 'episode',
      shardSize: 9,
      pictured: true,
      wrote: () => {},
      leftOut: () => {},
    } as const;
    await expect(
      formats['webdataset']!.write(episodesOf([made.run]), target, settings),
    ).rejects.toMatchObject({ code: 'ENOENT' });
  });
  it('pictures as large as a phone’s, and many of them, are all there to the last byte', async () => {
    const shots = Array.from({ length: 40 }, (_, i) => noise(150_000 + i));
    const screens = [...shots, shots[0]!].map(({ name }) => screen('notes', [], { picture: name }));
    const path = writeRun(
      join(made.folder, 'large'),
      [
        {
          result: success({ steps: 40 }),
          goal: 'x',
          lines: linesOf(
            screens,
            screens.slice(1).map(() => ({ type: 'key', key: 'back' })),
          ),
        },
      ],
      { pictures: shots },
    );
    const { out } = await write({ format: 'webdataset' }, readRun(path));
    const tar = readFileSync(join(out, 'shard-000000.tar'));
    expect([tar.length % 512, tar.subarray(-1_024).every(byte => byte === 0)]).toEqual([0, true]);
    const pictures = (await members(join(out, 'shard-000000.tar'))).filter(m => m.name.endsWith('.jpg'));
    expect(pictures.map(m => createHash('sha256').update(m.bytes).digest('hex'))).toEqual(
      shots.map(({ name }) => name.replace('.jpg', '')),
    );
  });
});

it('a picture’s name that leads elsewhere is no picture', async () => {
  mkdirSync(join(made.folder, 'out-of-run'), { recursive: true });
  writeFileSync(join(made.folder, 'secret.png'), 'x');
  const path = writeRun(join(made.folder, 'sly'), [
    {
      result: success({ steps: 1 }),
      goal: ODD,
      lines: linesOf(
        [screen('notes', [], { picture: '../../secret.png' }), screen('notes', [])],
        [{ type: 'done' }],
      ),
    },
  ]);
  appendFileSync(join(path, 'results.jsonl'), '{"cut');
  const { out, missingPictures } = await write({ format: 'jsonl-chat' }, readRun(path));
  expect([missingPictures, existsSync(join(out, 'pictures'))]).toEqual([1, false]);
});
