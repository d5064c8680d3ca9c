import { appendFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noop } from '../../bench/agents/noop.ts';
import { Client } from '../../bench/run/client.ts';
import { RunFolder } from '../../bench/run/folder.ts';
import { result, success, verdict } from '../../bench/run/report/fixture.ts';
import type { Result } from '../../bench/run/results.ts';
import { runAll } from '../../bench/run/runner.ts';
import { WireDevice } from '../../bench/run/wire-device.ts';
import { runAndReplayRoutes } from '../../cli/runs/routes.ts';
import type { AboutRun, RunComparison, RunDetail } from '../../src/protocol/wire/runs.ts';
import { faults, send, useStudio } from './fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapworld-runs-'));
let client: Client | undefined;
const studio = useStudio(undefined, (fastify, url) =>
  runAndReplayRoutes(fastify, () => (client ??= new Client(url())), folder),
);
let page: Page;
beforeEach(() => ({ page } = studio));
afterEach(() => expect(studio.broken).toEqual([]));
afterAll(() => {
  client?.close();
  rmSync(folder, { recursive: true, force: true });
});

const TASKS = ['notes/create-note', 'notes/pin-note', 'clock/delete-alarm'];
/** Writes a run; of three tasks and two seeds, the first so many episodes succeed. */
function write(id: string, solved: number, at: number, { cut = 0 } = {}): void {
  const results: Result[] = TASKS.flatMap(task => [1, 2].map(seed => ({ task, seed }))).map((episode, i) =>
    i < solved
      ? success(episode)
      : result({
          ...episode,
          verdict: verdict({
            sideEffects:
              i === 5 ? [{ path: '/os/effects/1', words: 'a message to +1 (messages): “Hi”' }] : [],
          }),
        }),
  );
  mkdirSync(join(folder, id), { recursive: true });
  writeFileSync(
    join(folder, id, 'run.json'),
    JSON.stringify({
      id,
      legs: 1,
      plan: {
        agent: 'llm',
        llm: { url: 'http://x', model: `model-${id}` },
        tasks: TASKS,
        seeds: [1, 2],
        language: 'en',
      },
    }),
  );
  const lines = results.slice(0, results.length - cut).map(each => `${JSON.stringify(each)}\n`);
  writeFileSync(join(folder, id, 'results.jsonl'), lines.join(''));
  utimesSync(join(folder, id, 'run.json'), at, at);
}
const go = (path: string) => page.goto(`${studio.server.url}/#${path}`);

describe('runs', () => {
  it('says how to make one while there are none', async () => {
    await go('/runs');
    await page.getByRole('heading', { name: 'No runs yet' }).waitFor();
    await page.getByText('npx tapworld run --agent solver --split mini').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('are calls of the operator, with their errors', async () => {
    write('old', 4, 1_000);
    write('new', 2, 2_000);
    const list = await send<AboutRun[]>(studio, 'GET', '/v1/runs');
    expect(list).toMatchObject([
      { id: 'new', model: 'model-new', episodes: 6, open: 0, success: 2 / 6 },
      { id: 'old', success: 4 / 6, interval: [expect.any(Number), expect.any(Number)] },
    ]);
    const detail = await send<RunDetail>(studio, 'GET', '/v1/runs/new');
    expect(detail.episodes.map(episode => episode.failure?.reason ?? null)).toEqual([
      'false_done',
      'side_effect',
      null,
      null,
      'false_done',
      'false_done',
    ]);
    const compared = await send<RunComparison>(
      studio,
      'GET',
      `/v1/runs/new/against/old?gate=${encodeURIComponent('success >= -2%')}`,
    );
    expect(compared).toMatchObject({
      pairs: 6,
      won: 0,
      lost: 2,
      gates: [{ passed: false }],
      flips: [{ task: 'notes/pin-note', won: false }, { task: 'notes/pin-note' }],
    });
    expect(await send(studio, 'GET', '/v1/runs/none')).toMatchObject({ error: { code: 'RUN_NOT_FOUND' } });
    expect(await send(studio, 'GET', '/v1/runs/..%2Fold')).toMatchObject({
      error: { code: 'RUN_NOT_FOUND' },
    });
    expect(await send(studio, 'GET', '/v1/runs/new/against/old?gate=luck')).toMatchObject({
      error: { code: 'INVALID_GATE' },
    });
    const { paths } = await send(studio, 'GET', '/docs/json');
    expect(Object.keys(paths)).toContain('/v1/runs/{run}/against/{against}');
  });

  it('are listed, opened, filtered by reason and words, and grow while one plays', async () => {
    write('old', 4, 1_000);
    write('new', 2, 2_000, { cut: 1 });
    await go('/phones');
    await page.getByRole('heading', { name: 'No phones yet' }).waitFor();
    await page.keyboard.press('Alt+r');
    await page.getByRole('link', { name: 'new', exact: true }).click();
    await page.getByText('5 of 6', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^False done/ }).click();
    await page.getByText('3 of 5 episodes').waitFor();
    expect(page.url()).toContain('reason=false_done');
    appendFileSync(
      join(folder, 'new', 'results.jsonl'),
      `${JSON.stringify(result({ task: TASKS[2]!, seed: 2, elapsedMs: 2_000 }))}\n`,
    );
    await page.getByText('4 of 6 episodes').waitFor();
    await page.getByRole('searchbox').fill('delete-alarm');
    await page.getByText('2 of 6 episodes').waitFor();
  });

  it('are found by name', async () => {
    write('old', 4, 1_000);
    await go('/phones');
    // The keys are there once the rooms are.
    await page.getByRole('link', { name: 'Runs' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('input[aria-label="Find anything"]').fill('old');
    await page.keyboard.press('Enter');
    await page.getByText('model-old').waitFor();
    expect(page.url()).toContain('/runs/old');
  });

  it('are compared: differences, what flipped, and both replays', async () => {
    write('old', 4, 1_000);
    write('new', 2, 2_000);
    await go('/runs');
    for (const id of ['new', 'old']) await page.getByRole('checkbox', { name: `Choose ${id}` }).click();
    await page.getByRole('button', { name: 'Compare' }).click();
    const section = page.getByRole('region', { name: 'new against old' });
    await section.getByText('−33.3 points').first().waitFor();
    await section.getByRole('heading', { name: '2 episodes ended otherwise' }).waitFor();
    expect(await section.getByRole('link', { name: 'old' }).first().getAttribute('href')).toContain(
      '/runs/old/notes.pin-note.1',
    );
  });

  it('are judged by gates that the address keeps, and the baseline changes by a click', async () => {
    write('old', 4, 1_000);
    write('new', 2, 2_000);
    write('third', 4, 3_000);
    await go('/runs/compare?runs=old,new,third');
    const cells = page.getByRole('region', { name: 'Gates' });
    await page.getByRole('button', { name: 'Add a gate' }).click();
    await page.getByRole('menuitem', { name: /^success/ }).click();
    await cells.getByText('Passed').waitFor();
    await cells.getByText(/^Failed, /).waitFor();
    await expect.poll(() => decodeURIComponent(page.url())).toContain('gate=success+>=+-2%');
    const plot = cells.getByRole('img', { name: /^gate FAILED .*success >= -2%/ });
    expect(await plot.getAttribute('data-kind')).toBe('bad');
    const ofNew = page.getByRole('region', { name: 'new against old' });
    await ofNew.getByText('Ends with status 1: 1 of 1 gates fails.').waitFor();
    await ofNew.getByText("npx tapworld report new --against old --gate 'success >= -2%'").waitFor();
    // What was added is typed over at once.
    await page.keyboard.type('success >= -90%');
    await page.keyboard.press('Enter');
    await ofNew.getByText('Ends with status 0: the gate passes.').waitFor();
    await page.reload();
    await cells.getByText('Passed').nth(1).waitFor();
    await page.getByRole('button', { name: 'Make baseline third' }).click();
    await page.getByRole('region', { name: 'old against third' }).waitFor();
    expect(decodeURIComponent(page.url())).toContain('runs=third,old,new');
    await page.getByRole('button', { name: /^Take the gate/ }).click();
    await expect.poll(() => page.url()).not.toContain('gate=');
  });

  it('say of what is no gate why not, beside those that are', async () => {
    write('old', 4, 1_000);
    write('new', 2, 2_000);
    const gates = encodeURIComponent(JSON.stringify(['luck >= 2%', 'steps <= 9']));
    await go(`/runs/compare?runs=old,new&gate=${gates}`);
    const wrong = page.getByRole('textbox', { name: 'Gate luck >= 2%' });
    await page
      .getByRole('alert')
      .getByText(/there is no measure luck/)
      .waitFor();
    expect(await wrong.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('region', { name: 'Gates' }).getByText('Passed').waitFor();
    await page.getByText('Ends with status 2: one of these is no gate.').waitFor();
    expect(await faults(page)).toEqual([]);
    await wrong.fill('side effects <= 100%');
    await wrong.press('Enter');
    await page.getByText('Ends with status 0: all 2 gates pass.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('lead to the replay of their episodes', async () => {
    const run = RunFolder.create(join(folder, 'real'), {
      agent: 'noop',
      tasks: [TASKS[0]!],
      seeds: [1],
      language: 'en',
      pictures: false,
    });
    client ??= new Client(studio.server.url);
    await runAll(run, noop, () => new WireDevice(client!), 1);
    await go('/runs/real');
    await page.getByRole('link', { name: TASKS[0]! }).click();
    await page.getByText('Open the phone as it was here').waitFor({ timeout: 20_000 });
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).toMatch(/real\/notes\.create-note\.1\/1$/);
  });

  it.each(['light', 'dark'] as const)('have nothing that axe calls serious, %s', async colorScheme => {
    write('old', 4, 1_000);
    write('new', 2, 2_000, { cut: 1 });
    await page.emulateMedia({ colorScheme });
    await go('/runs');
    await page.getByRole('link', { name: 'new', exact: true }).waitFor();
    expect(await faults(page), 'list').toEqual([]);
    await go('/runs/new');
    await page.getByRole('button', { name: /^False done/ }).waitFor();
    expect(await faults(page), 'run').toEqual([]);
    await go('/runs/compare?runs=old,new');
    await page.getByRole('region', { name: 'new against old' }).waitFor();
    expect(await faults(page), 'compared').toEqual([]);
  });
});
