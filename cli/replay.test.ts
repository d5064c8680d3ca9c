import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../server/renderers/browser-find.ts';
import { program } from '../test/bundled.ts';
import { startServer, type RunningServer } from '../server/start.ts';
import type { Replay, Retold } from '../src/protocol/wire/replays.ts';
import { solver } from '../bench/agents/solver.ts';
import { Client } from '../bench/run/client.ts';
import { RunFolder } from '../bench/run/folder.ts';
import { runAll } from '../bench/run/runner.ts';
import { WireDevice } from '../bench/run/wire-device.ts';
import { drawnBy, exportedEpisode } from './replay/exported.ts';
import { filmOf } from './replay/film.ts';
import { pageOf } from './replay/page.ts';
import { runAndReplayRoutes } from './runs/routes.ts';
import { findRun } from '../bench/run/report/read.ts';

const TASK = 'notes/create-note';
let folder: string;
let run: RunFolder;
let server: RunningServer;
let client: Client;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-replay-'));
  run = RunFolder.create(join(folder, 'one'), {
    agent: 'solver',
    tasks: [TASK],
    seeds: [1, 2],
    language: 'en',
    pictures: true,
    scale: 1,
  });
  server = await startServer({
    port: 0,
    renderers: 1,
    browsers: 1,
    routes: fastify => void runAndReplayRoutes(fastify, () => client, folder),
  });
  client = new Client(server.url);
  await runAll(run, solver, () => new WireDevice(client), 1);
  browser = await chromium.launch({ executablePath: (await findBrowser()).path, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  client?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const replayOf = (name: string) => client.get<Replay>(`/v1/runs/one/episodes/${name}/replay`);

it('plays an episode again to the same states, with what each step changed, its verdict, and a phone to open', async () => {
  const episode = await replayOf('notes.create-note.1');
  expect(episode).toMatchObject({
    task: TASK,
    seed: 1,
    agent: 'solver',
    outcome: 'success',
    declared: 'done',
  });
  expect(episode.differs).toBeUndefined();
  const lines = readFileSync(join(run.path, 'episodes/notes.create-note.1/steps.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { stateHash: string });
  expect(episode.steps.map(s => s.stateHash)).toEqual(lines.map(l => l.stateHash));
  for (const step of episode.steps)
    expect(await client.get(`/v1/phones/${step.phone}`)).toMatchObject({ stateHash: step.stateHash });
  expect(episode.steps[0]!.verdict!.progress).toBe(0);
  expect(episode.steps.at(-1)!.verdict!.success).toBe(true);
  expect(episode.steps.some(s => s.operations.some(op => op.path.startsWith('/apps/notes/notes/')))).toBe(
    true,
  );
});

it('says from which step a record is of another build, and shows the record alone from there', async () => {
  const file = join(run.path, 'episodes/notes.create-note.2/steps.jsonl');
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { step: number; stateHash: string });
  lines[2]!.stateHash = 'f'.repeat(64);
  writeFileSync(file, `${lines.map(l => JSON.stringify(l)).join('\n')}\n`);
  const episode = await replayOf('notes.create-note.2');
  expect(episode.differs).toContain('step 2');
  expect(episode.steps.map(s => s.phone !== null)).toEqual(lines.map((_, i) => i < 2));
  expect(episode.steps.every(s => s.picture !== null)).toBe(true);
});

it('refuses what the run does not have, and names that lead out of it', async () => {
  for (const name of ['notes.create-note.9', 'nothing', '..%2F..%2Frun.json'])
    await expect(replayOf(name), name).rejects.toMatchObject({ code: 'EPISODE_NOT_FOUND' });
  for (const name of ['x.jpg', '..%2Frun.json'])
    await expect(client.bytes('GET', `/v1/runs/one/pictures/${name}`), name).rejects.toMatchObject({
      code: 'PICTURE_NOT_FOUND',
    });
  expect(() => findRun(join(folder, 'none'))).toThrow('neither the folder of a run');
  expect(findRun(run.path)).toBe(run.path);
  expect(findRun('one', folder)).toBe(run.path);
  expect(findRun('latest', folder)).toBe(run.path);
});

it('plays an episode again once its record has grown', async () => {
  const before = await replayOf('notes.create-note.1');
  expect(await replayOf('notes.create-note.1')).toEqual(before);
  const about = join(run.path, 'episodes/notes.create-note.1/episode.json');
  const text = readFileSync(about, 'utf8');
  writeFileSync(about, JSON.stringify({ ...JSON.parse(text), agent: 'somebody else' }));
  expect((await replayOf('notes.create-note.1')).agent).toBe('somebody else');
  writeFileSync(about, text);
});

it('says of an episode that went the solver’s way to its end that it never left it', async () => {
  const retold = await client.get<Retold>('/v1/runs/one/episodes/notes.create-note.1/turn');
  expect(retold).toEqual({ turn: null, effects: [], leftWay: null });
});

it('has no prompt where no model played', async () => {
  await expect(client.get('/v1/runs/one/episodes/notes.create-note.1/prompts/1')).rejects.toMatchObject({
    code: 'PROMPT_NOT_FOUND',
  });
});

describe('an exported replay', () => {
  const HOSTILE = '</script><script>window.hacked = 1</script><img src=x onerror="window.hacked = 2">';
  const exported = async () => {
    const replayed = await replayOf('notes.create-note.1');
    replayed.steps[1]!.model = HOSTILE;
    for (const { verdict } of replayed.steps) verdict!.sideEffects = [];
    return exportedEpisode(run.path, replayed, drawnBy(client));
  };

  it('opens from disk without a server, plays, and runs nothing that a model wrote', async () => {
    const file = join(folder, 'replay.html');
    const episode = await exported();
    expect(episode).toMatchObject({ firstSideEffect: null, lastProgress: expect.any(Number) });
    writeFileSync(file, pageOf(episode));
    const page = await browser.newPage();
    const broken: string[] = [];
    page.on('pageerror', error => broken.push(error.message));
    page.on('request', request => {
      if (!/^(file|data):/.test(request.url())) broken.push(request.url());
    });
    await page.goto(`file://${file}`);
    await page.getByText('notes/create-note, seed 1').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Step 1: open notes' }).waitFor();
    await page.getByText(HOSTILE).waitFor();
    await page.locator('circle').waitFor();
    expect(await page.locator('image').getAttribute('href')).toMatch(/^data:image/);
    await page.getByLabel('Speed').selectOption('8');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('heading', { name: /^Step 6: done/ }).waitFor();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await page.getByRole('button', { name: 'First side effect' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Last progress' }).click();
    await page.getByRole('heading', { name: `Step ${episode.lastProgress}:` }).waitFor();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(broken).toEqual([]);
  });

  it('draws what the run kept no picture of', async () => {
    const replayed = await replayOf('notes.create-note.1');
    const bare = { ...replayed, steps: replayed.steps.map(step => ({ ...step, picture: null })) };
    const { steps } = await exportedEpisode(run.path, bare, drawnBy(client));
    expect(steps.every(({ picture }) => picture?.startsWith('data:image/webp;base64,'))).toBe(true);
  });

  it('is a film of a frame a step, each as long as it was asked to be', async () => {
    const episode = await exported();
    const film = await filmOf(episode, 500);
    const page = await browser.newPage();
    // Decoders are there on pages of a server alone.
    await page.goto(server.url);
    const frames = await page.evaluate(
      async bytes => {
        const decoder = new ImageDecoder({ type: 'image/gif', data: new Uint8Array(bytes) });
        await decoder.tracks.ready;
        const { frameCount } = decoder.tracks.selectedTrack!;
        const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
        return { frameCount, width: image.displayWidth, ms: image.duration! / 1_000 };
      },
      [...film],
    );
    expect(frames).toEqual({ frameCount: episode.steps.length, width: 360, ms: 500 });
  });

  it('is written by the command', async () => {
    for (const [ending, begins, command] of [
      ['gif', 'GIF89a', await program()],
      ['html', '<!doctype html>', 'bin/tapworld.mjs'],
    ] as const) {
      const file = join(folder, `by-command.${ending}`);
      const { status, stderr } = spawnSync(
        process.execPath,
        [command, 'replay', run.path, TASK, '1', '--renderers', '1', '--export', file],
        { encoding: 'utf8' },
      );
      expect(status, stderr).toBe(0);
      expect(readFileSync(file).subarray(0, begins.length).toString('latin1')).toBe(begins);
    }
  }, 120_000);

  it('is refused where there is no picture at all', async () => {
    const episode = await exported();
    const bare = { ...episode, steps: episode.steps.map(step => ({ ...step, picture: null })) };
    await expect(filmOf(bare)).rejects.toMatchObject({ code: 'NO_PICTURES' });
  });
});
