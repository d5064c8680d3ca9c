import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../../bench/run/client.ts';
import { recordRoutes } from '../../cli/record/routes.ts';
import type { AboutRecording, RecordingDetail } from '../../src/protocol/wire/recordings.ts';
import { faults, send, useStudio } from './fixture.ts';
import { Hand } from '../../scripts/recorded/hand.ts';

let client: Client | undefined;
const studio = useStudio({ width: 1280, height: 900 }, (fastify, url) =>
  recordRoutes(fastify, () => (client ??= new Client(url()))),
);
let page: Page;
let hand: Hand;
beforeEach(() => {
  ({ page } = studio);
  hand = new Hand(page, studio.server.url);
});
afterEach(async () => {
  expect(studio.broken).toEqual([]);
  for (const { id } of await recordings()) await send(studio, 'DELETE', `/v1/recordings/${id}`);
});
afterAll(() => client?.close());

const recordings = () => send<AboutRecording[]>(studio, 'GET', '/v1/recordings');
const detail = async (): Promise<RecordingDetail> =>
  send(studio, 'GET', `/v1/recordings/${(await recordings())[0]!.id}`);
const words = async () => (await hand.steps.allTextContents()).map(text => text.replace(/^\d+/, ''));

/** Opens a note and moves it to a folder. */
async function move(note: string, folder: string): Promise<void> {
  await hand.touch('Notes');
  await hand.touch(note);
  await hand.touch(['button', 'More options']);
  await hand.touch('Move to folder');
  await hand.touch(folder);
}

describe('the list of recordings', () => {
  it('says how to begin, begins, and deletes what nobody wants', async () => {
    await page.goto(`${studio.server.url}/#/phones`);
    await page.getByRole('heading', { name: 'Phones', exact: true }).waitFor();
    await page.keyboard.press('Alt+c');
    await page.getByText('npx tapworld record').waitFor();
    await hand.button('Seed 1');
    await hand.fill('Seed of the phone', '7');
    await page.keyboard.press('Escape');
    await hand.button('Record a task');
    await page.getByText('seed 7', { exact: true }).waitFor();
    expect((await recordings()).map(({ seed }) => seed)).toEqual([7]);
    await page.getByRole('link', { name: 'Record', exact: true }).last().click();
    await page.getByRole('row', { name: /Untitled 0 7/ }).waitFor();
    await hand.button('Delete Untitled');
    await hand.button('Delete', page.getByRole('dialog'));
    await page.getByText('npx tapworld record').waitFor();
    expect(await send(studio, 'GET', '/v1/phones')).toEqual([]);
  });

  it('says where there is no such recording', async () => {
    await page.goto(`${studio.server.url}/#/record/rec-none/say`);
    await page.getByRole('heading', { name: 'No such recording' }).waitFor();
    await page.getByRole('link', { name: 'All recordings' }).click();
    await page.getByText('npx tapworld record').waitFor();
  });
});

describe('arranging the start', () => {
  it('takes touches, letters and edits of the state, and takes them back', async () => {
    await hand.start();
    await hand.touch('Notes');
    await hand.touch(['button', 'New note']);
    await hand.touch(['textbox', 'Title']);
    await hand.type('Tidee');
    await hand.press('Backspace');
    await page.getByText('Tide', { exact: true }).waitFor();
    await hand.press('Shift+Escape');
    await expect.poll(words).toHaveLength(4);
    expect((await words()).at(-1)).toMatch(/“Tide”/);
    const { takes } = await detail();
    expect(takes[0]!.steps.map(({ action }) => (action as { type: string }).type)).toEqual([
      'tap',
      'tap',
      'tap',
      'type',
    ]);
    await hand.button('Undo');
    await expect.poll(words).toHaveLength(3);
    await expect
      .poll(() => hand.screen.getByRole('textbox', { name: 'Title' }).textContent())
      .not.toMatch(/Tide/);
  });

  it('edits the state with the server’s reasons', async () => {
    await hand.start();
    await hand.press('Shift+Escape');
    await page.getByRole('tab', { name: 'Edit the state' }).click();
    expect(page.url()).toContain('way=state');
    await page.getByRole('searchbox', { name: 'Search keys and values' }).fill('/os/settings/textSc');
    await page.locator('[id="at:/os/settings/textScale"]').dblclick();
    const value = page.getByRole('textbox', { name: 'Value' });
    await value.fill('900');
    await hand.button('Save');
    await page.getByRole('alert', { name: 'Why it was refused' }).waitFor();
    await value.fill('1.3');
    await hand.button('Save');
    await expect.poll(async () => (await detail()).setup).toHaveLength(1);
    await hand.button('Undo edit');
    await expect.poll(async () => (await detail()).setup).toEqual([]);
  });
});

describe('doing the task', () => {
  it('keeps each touch as what was meant, says what was refused, and goes back with the phone', async () => {
    await hand.start();
    await hand.button('Record the task');
    await page.getByRole('heading', { name: 'Do the task' }).waitFor();
    await hand.touch('Notes');
    await hand.touch('Larder');
    // Nothing has the caret: the phone refuses letters, and says why.
    await hand.type('x');
    await hand.press('Enter');
    await expect.poll(words).toHaveLength(3);
    expect((await words())[2]).toMatch(/No text field has the caret/);
    await hand.press('Control+z');
    await expect.poll(words).toHaveLength(2);
    expect((await words())[1]).toMatch(/Larder/);
    await hand.press('Control+z');
    await hand.screen.getByRole('button', { name: 'New note' }).first().waitFor();
  });

  it('says what a touch would be on, and touches by name from the keyboard', async () => {
    await hand.start();
    const icon = hand.screen.getByText('Notes', { exact: true }).first();
    await icon.waitFor();
    const { x, y } = (await icon.boundingBox())!;
    await page.mouse.move(x + 4, y + 4);
    await page.locator('p').getByText('button “Notes”').waitFor();
    await page.mouse.move(5, 5);
    await page.keyboard.press('e');
    await page.keyboard.type('notes');
    await page.getByRole('option', { name: /“Notes”/ }).waitFor();
    await page.keyboard.press('Enter');
    await hand.screen.getByRole('button', { name: 'New note' }).first().waitFor();
    // The field is empty for the next name, and the keys are the page's again.
    await page.keyboard.press('e');
    await page.getByRole('option', { name: /“New note”/ }).waitFor();
    await page.keyboard.type('new note');
    await page.keyboard.press('Enter');
    await expect.poll(words).toEqual(['Tap “Notes”', 'Tap “New note”']);
  });

  it('loses nothing that is done while a step is on its way', async () => {
    await hand.start();
    await hand.touch('Notes');
    const place = hand.screen.getByRole('button', { name: 'New note' }).first();
    await place.waitFor();
    const { x, y, width, height } = (await place.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    const keys = page.getByRole('toolbar', { name: 'Hardware keys' });
    await hand.button('Back', keys);
    await hand.button('Home', keys);
    await expect.poll(words).toHaveLength(4);
    expect((await words()).slice(2)).toEqual(['Go back', 'Go to the home screen']);
  });
});

describe('a recording from its start to its file', () => {
  it('says what changed, puts holes into the goal, and is downloaded', async () => {
    await hand.start();
    await hand.button('Record the task');
    await page.getByRole('heading', { name: 'Do the task' }).waitFor();
    await move('Gift ideas', 'Work');
    await hand.button('Declare done');

    // Say it.
    const changed = page.getByRole('list', { name: /^Changes of/ });
    await changed.getByRole('listitem').first().waitFor();
    expect(await changed.textContent()).toMatch(/Gift ideas|folder/);
    await changed.getByText('Must not', { exact: true }).first().click();
    await page
      .getByRole('list', { name: 'Changes that are not asked for' })
      .getByText('is a side effect')
      .waitFor();
    await expect.poll(async () => (await detail()).changes[0]!.fate).toBe('mustNot');
    await page.getByText('Expected', { exact: true }).first().click();
    await changed.getByRole('listitem').first().waitFor();
    await hand.button('Next: Generalise');

    // A hole goes in by a click, and what nobody can know stands at the field.
    await hand.fill('Goal in English', 'In Notes, move the note ');
    await page
      .getByText(/It does not say/)
      .first()
      .waitFor();
    await page.keyboard.press('End');
    await hand.button('note.title', page.getByRole('toolbar', { name: 'Insert into the goal' }));
    await hand.type(' to the folder ');
    await hand.button('folder.name', page.getByRole('toolbar', { name: 'Insert into the goal' }));
    await hand.type('.');
    await expect
      .poll(async () => (await detail()).draft.goal.en[0])
      .toBe('In Notes, move the note {note.title} to the folder {folder.name}.');
    await page
      .getByText(/^It does not say/)
      .nth(3)
      .waitFor({ state: 'detached' });

    // The name is wrong at its place, and a take needs one that the file can have.
    await hand.stage('Prove and keep');
    await page
      .getByText(/Give it a name/)
      .first()
      .waitFor();
    await hand.fill('Task', 'notes/move-as-recorded');
    const code = page.getByRole('textbox', { name: 'File bench/tasks/notes/move-as-recorded.ts' });
    await code.getByText('export const moveAsRecorded').waitFor();
    const downloaded = page.waitForEvent('download');
    await hand.button('Download');
    expect((await downloaded).suggestedFilename()).toBe('move-as-recorded.ts');
    expect(readFileSync(await (await downloaded).path(), 'utf8')).toBe((await detail()).file!.text);
    await hand.stage('Distrust it');
    await hand.button('Record a near miss');
    await hand.fill('What the file calls it', 'not a name');
    await page.getByText(/^A name such as/).waitFor();
    await hand.button('Cancel');
  });

  it('says that a task which changes nothing and asks nothing is none', async () => {
    await hand.start();
    await hand.button('Record the task');
    await page.getByRole('heading', { name: 'Do the task' }).waitFor();
    await hand.touch('Notes');
    await hand.button('Declare done');
    await page.getByText('Nothing on the phone differs from its start.').waitFor();
    await hand.stage('Do it');
    await page.getByText(/It changes nothing and asks nothing/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Step 1: Tap “Notes”').waitFor();
    await expect.poll(() => page.url()).toContain('step=1');
    await hand.button('Go on recording');
    await page.getByRole('heading', { name: 'Do the task' }).waitFor();
    expect(await words()).toEqual(['Tap “Notes”']);
  });

  it('asks for an answer, and takes its key from where it stood on the screen', async () => {
    await hand.start();
    await hand.button('Record the task');
    await page.getByRole('heading', { name: 'Do the task' }).waitFor();
    await hand.touch('Notes');
    await hand.button('Ask for something');
    await hand.fill('Asked for', 'Title of the pinned note');
    await hand.fill('In Chinese', '置顶备忘录的标题');
    await hand.button('Mark it on the screen');
    const { x, y } = (await hand.screen.getByText('Gift ideas').first().boundingBox())!;
    await page.mouse.click(x + 4, y + 4);
    await expect.poll(async () => (await detail()).draft.answer[0]?.from).toMatchObject({ field: 'title' });
    await hand.fill(/^Your answer/, 'Gift ideas');
    await hand.button('Hand in');
    await page.getByText('Handed in; the last answer counts.').waitFor();
    await hand.button('Declare done');
    await expect.poll(async () => (await detail()).takes.at(-1)!.answer).toEqual({ answer: 'Gift ideas' });
    await hand.button('File');
    await page.getByRole('region', { name: 'File', exact: true }).getByText('answer').first().waitFor();
    expect(page.url()).toContain('file=true');
  });
});

it.each(['light', 'dark'] as const)('has nothing that axe calls serious, %s', async colorScheme => {
  await page.emulateMedia({ colorScheme });
  await page.goto(`${studio.server.url}/#/record`);
  await page.getByRole('button', { name: 'Record a task' }).waitFor();
  expect(await faults(page), 'empty').toEqual([]);
  await hand.start();
  expect(await faults(page), 'start').toEqual([]);
  await hand.button('Record the task');
  await page.getByRole('heading', { name: 'Do the task' }).waitFor();
  await hand.touch('Notes');
  await hand.button('Ask for something');
  expect(await faults(page), 'do').toEqual([]);
  await hand.button('Declare done');
  await page.getByRole('heading', { name: /^What is different/ }).waitFor();
  for (const stage of ['Start', 'Do it', 'Say it', 'Generalise', 'Distrust it', 'Prove and keep']) {
    await hand.stage(stage);
    await page.locator('main').and(page.getByLabel(stage)).waitFor();
    expect(await faults(page), stage).toEqual([]);
  }
});
