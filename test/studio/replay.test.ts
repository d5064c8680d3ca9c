import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent, ModelCall } from '../../bench/agents/agent.ts';
import { solver } from '../../bench/agents/solver.ts';
import { Client } from '../../bench/run/client.ts';
import { RunFolder } from '../../bench/run/folder.ts';
import { runAll } from '../../bench/run/runner.ts';
import { WireDevice } from '../../bench/run/wire-device.ts';
import { runAndReplayRoutes } from '../../cli/runs/routes.ts';
import type { Action } from '../../src/protocol/action.ts';
import { faults, useStudio } from './fixture.ts';

const TASK = 'notes/create-note';
const EPISODE = 'notes.create-note.1';
const folder = mkdtempSync(join(tmpdir(), 'tapworld-replays-'));
let client: Client | undefined;
const studio = useStudio({ width: 1280, height: 900 }, (fastify, url) => {
  runAndReplayRoutes(fastify, () => (client ??= new Client(url())), folder);
});

/** Opens Notes and a note that nobody named, and says that it is done. */
const MOVES: Action[] = [
  { type: 'open_app', app: 'notes' },
  { type: 'tap', x: 0.5, y: 0.5, space: 'unit' },
  { type: 'done' },
];
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const said = (step: number): ModelCall => ({
  text: `The model's reply ${step}`,
  calls: 1,
  promptTokens: 1,
  completionTokens: 1,
  ms: 1,
  cost: null,
  prompt: [
    { role: 'system', parts: [{ text: 'The rules of step ' + step }] },
    { role: 'user', parts: [{ text: 'What is on the screen' }, { picture: PIXEL }] },
  ],
  ...(step === 2 ? { refused: [{ text: 'no JSON here', why: 'it holds no action' }] } : {}),
});
const model: Agent = {
  name: 'llm',
  describe: 'a model of a test',
  pictures: true,
  start() {
    let step = 0;
    return () => ({ action: MOVES[step++]!, model: said(step) });
  },
};

async function play(id: string, agent: Agent, pictures: boolean): Promise<void> {
  const run = RunFolder.create(join(folder, id), {
    agent: agent.name,
    tasks: [TASK],
    seeds: [1],
    language: 'en',
    pictures,
    scale: 1,
  });
  client ??= new Client(studio.server.url);
  await runAll(run, agent, () => new WireDevice(client!), 1);
}

const go = async (path: string) => {
  await studio.page.goto(`${studio.server.url}/#${path}`);
  await studio.page
    .getByRole('list', { name: 'Steps' })
    .or(studio.page.getByRole('group', { name: 'Replay' }))
    .first()
    .waitFor({ timeout: 20_000 });
};

beforeAll(async () => {
  await play('good', solver, true);
  await play('bad', model, true);
}, 60_000);
afterAll(() => {
  client?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a replay', () => {
  it('goes by keys, by the list, and to the phone as it was', async () => {
    const { page, broken } = studio;
    await go(`/runs/good/${EPISODE}`);
    await page.getByRole('button', { name: /open notes/ }).click();
    await expect.poll(() => page.url()).toMatch(/notes\.create-note\.1\/1$/);
    await page.locator('svg[role=img] circle').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('region', { name: 'Step 2' }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('region', { name: 'Step 6' }).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('region', { name: 'Step 0' }).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('heading', { name: /^Step \d: type/ }).waitFor();
    await page.getByRole('link', { name: 'Open the phone as it was here' }).click();
    await page.locator('[data-mode=watching]').waitFor();
    expect(broken).toEqual([]);
  });

  it('plays at the speed that was chosen, to the end', async () => {
    const { page } = studio;
    await go(`/runs/good/${EPISODE}`);
    await page.getByRole('combobox', { name: 'Speed' }).click();
    await page.getByRole('option', { name: '8 a second' }).click();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('region', { name: 'Step 6' }).waitFor();
    await page.getByRole('button', { name: 'Play' }).waitFor();
  });

  it('says where an episode was lost and where it left the solver’s way, and goes there', async () => {
    const { page } = studio;
    await go(`/runs/bad/${EPISODE}`);
    const lost = page.getByRole('region', { name: 'Where it was lost' });
    await lost.getByText(/Step 3 ended that: it was declared done/).waitFor({ timeout: 30_000 });
    await page.keyboard.press('w');
    await page.getByRole('region', { name: 'Step 2' }).waitFor();
    await lost.getByRole('button', { name: 'Go to step 3' }).click();
    await page.getByRole('region', { name: 'Step 3' }).waitFor();
  });

  it('shows what the model was asked, what it said and what was refused', async () => {
    const { page } = studio;
    await go(`/runs/bad/${EPISODE}/2?tab=model`);
    await page.getByText("The model's reply 2").waitFor();
    await page.getByText('it holds no action').waitFor();
    const prompt = page.getByRole('region', { name: 'Prompt' });
    await prompt.getByText('The rules of step 2').waitFor();
    await expect
      .poll(() => prompt.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    const steps = readFileSync(join(folder, 'bad/episodes', EPISODE, 'steps.jsonl'), 'utf8');
    expect(steps).not.toContain('The rules of step');
  });

  it('is shown beside that of another run, in step', async () => {
    const { page } = studio;
    await go(`/runs/good/${EPISODE}`);
    await page.getByRole('combobox', { name: 'Beside another run' }).click();
    await page.getByRole('option', { name: 'bad' }).click();
    const [good, bad] = ['good', 'bad'].map(name => page.getByRole('region', { name, exact: true }));
    await bad!.getByText('The start').waitFor();
    for (const step of [1, 2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await good!.getByText(`Step ${step}:`).waitFor();
    }
    await bad!.getByText('It had ended here.').waitFor();
    await bad!.getByText('Step 3: done').waitFor();
  });

  it('is saved as a page that opens from disk, and as a film', async () => {
    const { page } = studio;
    await go(`/runs/good/${EPISODE}`);
    for (const [item, ending] of [
      [/^Page of one file/, 'html'],
      [/^Film/, 'gif'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`good-${EPISODE}.${ending}`);
      const file = join(folder, `saved.${ending}`);
      await download.saveAs(file);
      if (ending === 'gif') expect(readFileSync(file).subarray(0, 6).toString('latin1')).toBe('GIF89a');
      else {
        await page.goto(`file://${file}`);
        await page.getByText(`${TASK}, seed 1`).waitFor();
        await go(`/runs/good/${EPISODE}`);
      }
    }
  });

  it('says what is not there', async () => {
    const { page } = studio;
    await page.goto(`${studio.server.url}/#/runs/good/notes.create-note.77`);
    await page.getByText('The run has no episode notes.create-note.77').waitFor();
    await page.goto(`${studio.server.url}/#/runs/none/${EPISODE}`);
    await page.getByText(/has no run none/).waitFor();
  });

  it('is found in the failure browser by the step at which it was lost', async () => {
    const { page } = studio;
    await page.goto(`${studio.server.url}/#/runs/bad`);
    await page.getByRole('switch', { name: 'Lost at' }).click();
    await page.getByRole('link', { name: 'step 3' }).click({ timeout: 30_000 });
    await expect.poll(() => page.url()).toMatch(/notes\.create-note\.1\/3$/);
  });

  it.each(['light', 'dark'] as const)('has nothing that axe calls serious, %s', async colorScheme => {
    const { page } = studio;
    await page.emulateMedia({ colorScheme });
    await go(`/runs/bad/${EPISODE}/2?tab=model`);
    await page.getByText(/Step 3 ended that/).waitFor({ timeout: 30_000 });
    await page.getByText('The rules of step 2').waitFor();
    expect(await faults(page), 'one').toEqual([]);
    await go(`/runs/bad/${EPISODE}/2?beside=good`);
    await page.getByRole('region', { name: 'good', exact: true }).waitFor();
    expect(await faults(page), 'beside').toEqual([]);
  });
});
