import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../../bench/run/client.ts';
import { result, success } from '../../bench/run/report/fixture.ts';
import { recordRoutes } from '../../cli/record/routes.ts';
import { runAndReplayRoutes } from '../../cli/runs/routes.ts';
import { trainingRoutes } from '../../cli/trainings/routes.ts';
import { TrainingShelf } from '../../cli/trainings/shelf.ts';
import { makePhones } from '../../scripts/rooms/sample.ts';
import { EMPTY_VIEWS, viewsOf, type Filled, type RoomView } from '../../scripts/rooms/views.ts';
import { LogKeeper } from '../../server/log-tail.ts';
import { openLog } from '../../server/log.ts';
import { rooms } from '../../src/studio/frame/rooms.ts';
import { faults, send, useStudio } from './fixture.ts';
import { keyboardFaults } from './keyboard.ts';
import { writeTraining } from '../../scripts/rooms/training.ts';

const folder = mkdtempSync(join(tmpdir(), 'tapworld-rooms-'));
const logKeeper = new LogKeeper();
const log = openLog({ level: 'info', pretty: false, err: () => {}, keeper: logKeeper });
let client: Client | undefined;
const studio = useStudio(
  undefined,
  (fastify, url) => {
    const device = () => (client ??= new Client(url()));
    const runs = runAndReplayRoutes(fastify, device, folder);
    trainingRoutes(fastify, new TrainingShelf(folder, runs));
    recordRoutes(fastify, device);
  },
  { log, logKeeper },
);
let page: Page;
let filled: Filled;
beforeAll(async () => {
  writeRun('old', 3);
  writeRun('new', 2);
  writeTraining(join(folder, 's1'), { done: 10, of: 10 });
  const call = <T>(method: string, path: string, body?: unknown) => send<T>(studio, method, path, body);
  filled = {
    phone: await makePhones(call, 2),
    task: 'notes/bin-one',
    run: 'new',
    runs: ['old', 'new'],
    training: 's1',
    recording: (await call<{ id: string }>('POST', '/v1/recordings', { seed: 1 })).id,
  };
});
beforeEach(() => ({ page } = studio));
afterEach(() => expect(studio.broken).toEqual([]));
afterAll(() => {
  client?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a run of six episodes, of which the first so many succeed. */
function writeRun(id: string, solved: number): void {
  const tasks = ['notes/create-note', 'notes/pin-note', 'clock/delete-alarm'];
  const results = tasks
    .flatMap(task => [1, 2].map(seed => ({ task, seed })))
    .map((episode, i) => (i < solved ? success(episode) : result(episode)));
  mkdirSync(join(folder, id));
  const plan = { agent: 'random', tasks, seeds: [1, 2], language: 'en' };
  writeFileSync(join(folder, id, 'run.json'), JSON.stringify({ id, legs: 1, plan }));
  writeFileSync(join(folder, id, 'results.jsonl'), results.map(each => `${JSON.stringify(each)}\n`).join(''));
}

const go = (path: string) => page.goto(`${studio.server.url}/#${path}`);
async function open({ path, ready }: RoomView): Promise<void> {
  await go(path);
  for (const selector of ready) await page.locator(selector).first().waitFor();
}

// A replay, which lies below Runs, has a test of its own.
const NAMES = rooms.map(({ to }) => to.slice(1));

it('the check of the keyboard finds what it is for', async () => {
  const keep = (to: string) => `onkeydown="if (event.key === 'Tab') { event.preventDefault(); ${to} }"`;
  const button = (name: string, attributes = '') => `<button id=${name} ${attributes}>${name}</button>`;
  const found = async (...parts: string[]) => {
    await page.setContent(`${button('first')}${parts.join('')}${button('last')}`);
    return keyboardFaults(page);
  };
  expect(await found(button('fine'))).toEqual([]);
  expect(await found(button('eager', 'tabindex=2'))).toEqual(['before its turn: eager']);
  expect(await found(button('lost', 'tabindex=-1'))).toEqual(['never gets the focus: lost']);
  expect(await found(button('dim', 'style="outline: none"'))).toEqual(['gets the focus unseen: dim']);
  expect(await found(button('trap', keep('')))).toEqual(['keeps the focus: trap']);
  const two = [button('a'), button('b', keep('a.focus()'))];
  expect(await found(...two)).toEqual(['goes round and round: a']);
  const phone = (leaves: string) =>
    `<div role=application tabindex=0 aria-label=phone onkeydown="event.preventDefault(); if (event.key === 'Escape') ${leaves}"></div>`;
  expect(await found(phone('this.blur()'))).toEqual([]);
  expect(await found(phone('{}'))).toEqual(['the phone keeps the focus after Shift Escape']);
});

describe('every room and every page below it', () => {
  it.each(NAMES)('%s is accessible in light and dark, and works by the keyboard', async room => {
    const found: string[] = [];
    const views = viewsOf(filled).filter(view => view.room === room);
    expect(views.length).toBeGreaterThan(1);
    for (const view of views) {
      await open(view);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`:root[data-mantine-color-scheme=${colorScheme}]`).waitFor();
        // Colours that change with the scheme do so over a while.
        await page.waitForFunction(
          () => !document.getAnimations().some(each => each instanceof CSSTransition),
        );
        found.push(...(await faults(page)).map(fault => `${view.name}, ${colorScheme}: ${fault}`));
      }
      found.push(...(await keyboardFaults(page)).map(fault => `${view.name}: ${fault}`));
    }
    expect(found).toEqual([]);
  });

  it('is accessible while it has nothing, with one first heading', async () => {
    const found: string[] = [];
    for (const view of EMPTY_VIEWS.filter(({ path }) => /[?]|compare/.test(path))) {
      await open(view);
      if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) found.push(view.name);
      found.push(...(await faults(page)).map(fault => `${view.name}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
});

describe('from anywhere', () => {
  it('each room opens by its key', async () => {
    await go('/phones');
    await page.getByRole('link', { name: 'Runs', exact: true }).waitFor();
    for (const { name, key, to } of rooms) {
      await page.keyboard.press(`Alt+${key}`);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      expect(page.url()).toContain(`#${to}`);
      expect(await page.getByRole('link', { name, exact: true }).first().getAttribute('aria-current')).toBe(
        'page',
      );
    }
  });

  it.each([
    ['the filter of phones', '/phones', 'searchbox'],
    ['the filter of tasks', '/tasks', 'searchbox'],
    ['a gate', '/runs/compare?runs=old,new&gate=steps <= 2', 'textbox'],
    ['the box of a run', '/runs', 'checkbox'],
    ['the search in a state', 'state', 'searchbox'],
  ] as const)('the palette opens from within %s, and gives the focus back', async (_, path, role) => {
    await go(path === 'state' ? `/phones/${filled.phone}?tab=state` : path);
    const field = page.locator('main').getByRole(role).first();
    await field.focus();
    await page.keyboard.press('Control+k');
    const words = page.locator('input[aria-label="Find anything"]');
    await expect.poll(() => words.evaluate(input => document.activeElement === input)).toBe(true);
    await page.keyboard.press('Escape');
    await words.waitFor({ state: 'detached' });
    await expect.poll(() => field.evaluate(element => document.activeElement === element)).toBe(true);
  });
});
