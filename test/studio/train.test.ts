import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFolderLock } from '../../bench/run/folder-lock.ts';
import { runRoutes } from '../../cli/runs/routes.ts';
import { RunShelf } from '../../cli/runs/shelf.ts';
import { trainingRoutes } from '../../cli/trainings/routes.ts';
import { TrainingShelf } from '../../cli/trainings/shelf.ts';
import type { AboutTraining, TrainingDetail } from '../../src/protocol/wire/trainings.ts';
import { faults, send, useStudio } from './fixture.ts';
import { iterationAt, TRAINED, writeTraining } from '../../scripts/rooms/training.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapworld-trainings-'));
const studio = useStudio(undefined, fastify => {
  const runs = new RunShelf(folder);
  runRoutes(fastify, runs);
  trainingRoutes(fastify, new TrainingShelf(folder, runs));
});
let page: Page;
beforeEach(() => ({ page } = studio));
afterEach(() => {
  expect(studio.broken).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (id: string) => join(folder, id);
const go = (path: string) => page.goto(`${studio.server.url}/#${path}`);

/** Writes a run without episodes that a checkpoint of a training plays. */
function playWith(run: string, file: string): void {
  mkdirSync(at(run));
  const plan = { agent: `policy:${file}`, tasks: TRAINED, seeds: [1_000], language: 'en' };
  writeFileSync(join(at(run), 'run.json'), JSON.stringify({ id: run, legs: 1, plan }));
  writeFileSync(join(at(run), 'results.jsonl'), '');
}

describe('trainings', () => {
  it('say how to make one while there are none', async () => {
    await go('/phones');
    await page.getByRole('heading', { name: 'No phones yet' }).waitFor();
    await page.keyboard.press('Alt+n');
    await page.getByRole('heading', { name: 'No trainings yet' }).waitFor();
    await page.getByText(/^npx tapworld train .* --out runs\/try$/).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('are calls of the operator, with their errors', async () => {
    writeTraining(at('s1'), { done: 10, of: 10 });
    writeTraining(at('s2'), { done: 7, of: 10, seed: 2 });
    const list = await send<AboutTraining[]>(studio, 'GET', '/v1/trainings');
    expect(new Map(list.map(({ id, state, iterations, of }) => [id, [state, iterations, of]]))).toEqual(
      new Map([
        ['s1', ['done', 10, 10]],
        ['s2', ['stopped', 7, 10]],
      ]),
    );
    const detail = await send<TrainingDetail>(studio, 'GET', '/v1/trainings/s1');
    expect(detail.iterations).toHaveLength(10);
    expect(detail.checks.map(({ iteration, held }) => `${iteration} ${held}`)).toEqual([
      '0 instances',
      '0 templates',
      '5 instances',
      '5 templates',
      '10 instances',
      '10 templates',
    ]);
    expect(detail.rates.find(({ stage, held }) => stage === 'trained' && held === 'instances')).toMatchObject(
      {
        episodes: 15,
        success: 0.8,
      },
    );
    const { entries, drawn } = detail.curriculum!;
    expect(drawn).toBe(40);
    expect(entries.map(({ task }) => task)).toEqual(TRAINED);
    expect(entries.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(detail.checkpoints.map(({ name, iteration }) => `${name} ${iteration}`)).toEqual([
      'untrained 0',
      'warm 0',
      'step-00005 5',
      'step-00010 10',
      'policy 10',
    ]);
    for (const id of ['none', '..%2Fs1'])
      expect(await send(studio, 'GET', `/v1/trainings/${id}`)).toMatchObject({
        error: { code: 'TRAINING_NOT_FOUND' },
      });
    writeFileSync(join(at('s2'), 'metrics.jsonl'), 'no JSON\n{}\n');
    expect(await send(studio, 'GET', '/v1/trainings/s2')).toMatchObject({
      error: { code: 'INVALID_TRAINING' },
    });
    expect(await send<AboutTraining[]>(studio, 'GET', '/v1/trainings')).toHaveLength(1);
    const { paths } = await send(studio, 'GET', '/docs/json');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/v1/trainings', '/v1/trainings/{training}']));
  });

  it('are listed and found by name', async () => {
    writeTraining(at('s1'), { done: 10, of: 10 });
    await go('/train');
    await page.getByRole('link', { name: 's1', exact: true }).click();
    await page.getByRole('heading', { name: 'Iteration 10', exact: true }).waitFor();
    await go('/phones');
    await page.reload();
    // The keys are there once the rooms are.
    await page.getByRole('link', { name: 'Train' }).waitFor();
    // The list comes after the last letter.
    let answer = () => {};
    const typed = new Promise<void>(resolve => (answer = resolve));
    await page.route('**/v1/trainings', async route => {
      await typed;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.locator('input[aria-label="Find anything"]').fill('s1');
    await page.getByText('Nothing has this name').waitFor();
    answer();
    await page.getByText('training, done: 10 of 10 iterations').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('/train/s1');
  });

  it('are followed while they learn', async () => {
    const training = writeTraining(at('s1'), { done: 7, of: 10 });
    await withFolderLock(at('s1'), async () => {
      await go('/train/s1');
      await page.getByText('running', { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Iteration 7', exact: true }).waitFor();
      training.appendMetrics(iterationAt(8, 10));
      await page.getByRole('heading', { name: 'Iteration 8', exact: true }).waitFor();
      // A line that is still being written is no figure yet.
      appendFileSync(join(at('s1'), 'metrics.jsonl'), '{"iteration":9,');
      await page.getByText('8 of 10', { exact: true }).waitFor();
    });
    await page.getByText('stopped', { exact: true }).waitFor({ timeout: 10_000 });
    await page.getByText(`npx tapworld train --resume ${at('s1')}`).waitFor();
  });

  it('tell the figures of an iteration, by keys and by a click in a plot', async () => {
    writeTraining(at('s1'), { done: 10, of: 10 });
    await go('/train/s1');
    const success = page.getByRole('img', { name: /^Success of rollouts/ });
    await success.waitFor();
    await page.getByRole('button', { name: 'Iteration before' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Iteration 9', exact: true }).waitFor();
    await page.getByRole('slider', { name: 'Iteration' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'Iteration 8', exact: true }).waitFor();
    expect(page.url()).toContain('at=8');
    expect(await success.getAttribute('aria-label')).toMatch(/^Success of rollouts at 8: success \d+ %$/);
    const over = success.locator('.u-over');
    const { width, height } = (await over.boundingBox())!;
    await over.click({ position: { x: (4 / 10) * width, y: height / 2 } });
    await page.getByRole('heading', { name: 'Iteration 4', exact: true }).waitFor();
    const panel = page.getByRole('complementary', { name: 'One iteration' });
    await panel.getByText(`${(100 * iterationAt(4, 10).success).toFixed(1)} %`).waitFor();
  });

  it('lead to the runs that played their checkpoints, and say how to play one', async () => {
    writeTraining(at('s1'), { done: 10, of: 10 });
    const kept = join(at('s1'), 'checkpoints', 'step-00005.json');
    playWith('played', kept);
    playWith('another', join(at('s9'), 'policy.json'));
    await go('/train/s1?at=7');
    const rollouts = page.getByRole('region', { name: 'Rollouts' });
    await rollouts
      .getByText(`npx tapworld run --tasks ${TRAINED.join(',')} --seeds 1000-1004 --agent policy:${kept}`)
      .waitFor();
    expect(await rollouts.getByRole('link').allTextContents()).toEqual(['played']);
    await rollouts.getByRole('link', { name: 'played' }).click();
    await expect.poll(() => page.url()).toContain('/runs/played');
  });

  it('show the measurement and the curriculum', async () => {
    writeTraining(at('s1'), { done: 10, of: 10 });
    await go('/train/s1');
    const rows = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('row');
    await expect.poll(() => rows('Measured').count()).toBe(1 + 3 * 2);
    await page.getByRole('row', { name: 'trained held-out instances 80.0 %' }).waitFor();
    await expect.poll(() => rows('Curriculum').count()).toBe(1 + TRAINED.length);
    await page.getByText('adaptive; 40 instances drawn, as saved after iteration 10').waitFor();
    await page.getByRole('link', { name: TRAINED[0]! }).click();
    await expect.poll(() => page.url()).toContain(`/tasks/${TRAINED[0]}`);
  });

  it('are empty before their first iteration', async () => {
    writeTraining(at('s1'), { done: 0, of: 10 });
    await go('/train/s1');
    await page.getByRole('heading', { name: 'No iteration is done yet' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('have nothing that axe calls serious, %s', async colorScheme => {
    writeTraining(at('s1'), { done: 10, of: 10 });
    writeTraining(at('s2'), { done: 7, of: 10, seed: 2 });
    await page.emulateMedia({ colorScheme });
    await go('/train');
    await page.getByRole('link', { name: 's1', exact: true }).waitFor();
    expect(await faults(page), 'list').toEqual([]);
    for (const id of ['s1', 's2']) {
      await go(`/train/${id}`);
      await page.getByRole('region', { name: 'Curriculum' }).waitFor();
      expect(await faults(page), id).toEqual([]);
    }
  });
});
