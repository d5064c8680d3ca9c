import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import { Client } from '../../bench/run/client.ts';
import { fixture, rule, type Fixture } from '../../server/testing/fake.ts';
import type { Doubts, RecordingCheck, RecordingDetail } from '../../src/protocol/wire/recordings.ts';
import { Checking } from './check.ts';
import { RecordedTasks } from './drafts.ts';
import { Recordings } from './recordings.ts';
import { recordRoutes } from './routes.ts';
import { RecordingShelf } from './shelf.ts';

const TOKEN = 'operator';
let server: Fixture;
let client: Client;
const tasks = new RecordedTasks();
beforeAll(async () => {
  server = await fixture({
    token: TOKEN,
    tasks: tasks.source,
    routes: fastify => recordRoutes(fastify, () => client, tasks),
  });
  client = new Client(await server.app.fastify.listen({ port: 0, host: '127.0.0.1' }), { token: TOKEN });
});
afterAll(async () => {
  client?.close();
  await server?.close();
});

/** Code of the error that a call gets. */
const refused = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
const start = () => client.post<RecordingDetail>('/v1/recordings', { seed: 3 });
const act = (id: string, action: unknown) =>
  client.post<RecordingDetail>(`/v1/recordings/${id}/step`, { action });
const take = (id: string, body: object) => client.post<RecordingDetail>(`/v1/recordings/${id}/takes`, body);
const say = ({ id, draft }: RecordingDetail, change: object) =>
  client.put<RecordingDetail>(`/v1/recordings/${id}/draft`, { ...draft, ...change });

/** A recording of a note that is moved into a folder. */
async function moved(): Promise<RecordingDetail> {
  const { id } = await start();
  await take(id, { kind: 'solution' });
  await act(id, rule('notes', 'move', { notes: ['note-biscuit'], folder: 'folder-travel' }));
  return act(id, { type: 'done' });
}

it('a recording begins with an open set-up, and goes with its phones', async () => {
  const made = await start();
  expect(made).toMatchObject({ seed: 3, task: '', takes: [{ kind: 'setup', steps: [] }], file: null });
  const { phone } = made.takes[0]!;
  expect(await refused(client.get(`/v1/phones/${phone}`))).toBe('accepted');
  await client.delete(`/v1/recordings/${made.id}`);
  expect(await refused(client.get(`/v1/phones/${phone}`))).toBe('PHONE_NOT_FOUND');
  expect(await refused(client.get(`/v1/recordings/${made.id}`))).toBe('RECORDING_NOT_FOUND');
});

it('a set-up is arranged by hand, by edits and by builders, and each is taken back', async () => {
  const { id } = await start();
  await act(id, rule('notes', 'pin', { note: 'note-biscuit', pinned: true }));
  const edit = [{ op: 'replace', path: '/apps/notes/notes/note-biscuit/title', value: 'Cat' }];
  await client.call('PATCH', `/v1/recordings/${id}/state`, edit);
  const built = await client.post<RecordingDetail>(`/v1/recordings/${id}/build`, {
    builder: 'like:notes/notes',
    settings: { like: 'note-biscuit', name: 'Cat', count: 2 },
  });
  expect(built.setup).toHaveLength(4);
  expect((await client.post<RecordingDetail>(`/v1/recordings/${id}/undo`)).setup).toHaveLength(2);
  await client.post(`/v1/recordings/${id}/undo`);
  expect((await client.post<RecordingDetail>(`/v1/recordings/${id}/undo`)).setup).toEqual([]);
  expect(await refused(client.post(`/v1/recordings/${id}/undo`))).toBe('NOTHING_TO_UNDO');
});

it('a set-up takes nothing that the phone does not fit, and says what', async () => {
  const { id } = await start();
  const patch = (path: string, value: unknown) =>
    client.call('PATCH', `/v1/recordings/${id}/state`, [{ op: 'replace', path, value }]);
  const broken = await patch('/apps/notes/notes/note-biscuit/pinned', 7).catch((error: unknown) => error);
  expect(broken).toMatchObject({
    code: 'INVALID_STATE',
    details: [{ path: '/apps/notes/notes/note-biscuit/pinned' }],
  });
  expect(await refused(patch('/nowhere/at/all', 1))).toBe('INVALID_PATCH');
  const build = (builder: string, settings: object) =>
    refused(client.post(`/v1/recordings/${id}/build`, { builder, settings }));
  expect(await build('none', {})).toBe('BUILDER_NOT_FOUND');
  expect(await build('like:notes/notes', { like: 'note-biscuit', name: 'x', count: 99 })).toBe(
    'INVALID_BODY',
  );
});

it('what was done becomes a change, parameters and a file', async () => {
  const made = await moved();
  expect(made.current).toBeNull();
  expect(made.changes).toMatchObject([{ fate: 'expected', change: 'moved' }]);
  expect(made.parameters.map(({ value }) => value)).toContain('Travel');
  expect(made.file!.text).toContain("ctx.act('notes', 'move'");
  const picture = await client.bytes('GET', made.takes[1]!.steps[0]!.picture);
  expect(picture.length).toBeGreaterThan(0);
});

it('a draft is taken with its problems, and a parameter’s new name goes into the goal', async () => {
  const made = await moved();
  const odd = await say(made, {
    task: 'Notes/Wrong name',
    goal: { en: ['Move {nothing}.', 'Again.'], zh: ['移动。'] },
  });
  expect(odd.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ where: '/task', isWarning: false }),
      expect.objectContaining({ where: '/goal/en/0', isWarning: false }),
    ]),
  );
  const { id, name } = made.parameters[0]!;
  const parameters = Object.fromEntries(made.parameters.map(each => [each.id, { used: true }]));
  const goal = { en: [`In {${name}.title}.`, 'b'], zh: ['c'] };
  const named = await say(await say(odd, { parameters, goal }), {
    parameters: { ...parameters, [id]: { used: true, name: 'paper' } },
  });
  expect(named.draft.goal.en[0]).toBe('In {paper.title}.');
});

it('doubts are played and judged while the page waits', async () => {
  const made = await moved();
  const parameters = Object.fromEntries(made.parameters.map(each => [each.id, { used: true }]));
  const tags = ['organise', 'few-instances'];
  const said = await say(made, { task: 'notes/recorded-here', tags, parameters });
  expect(said.problems.filter(({ isWarning }) => !isWarning)).toEqual([]);
  const instances = await client.get<{ goal: { en: string } }[]>(
    `/v1/recordings/${made.id}/instances?count=3`,
  );
  expect(instances).toHaveLength(3);
  await client.post(`/v1/recordings/${made.id}/doubts`, { mutants: 12 });
  const ended = () => client.get<Doubts>(`/v1/recordings/${made.id}/doubts`);
  await expect.poll(async () => (await ended()).state, { timeout: 60_000 }).toBe('done');
  const { doubts, refused: count } = await ended();
  expect(count).toBeGreaterThan(5);
  // The fake page shows no lists, so no solver gets there.
  expect(doubts.filter(({ kind }) => kind === 'harmful').every(({ holds }) => holds)).toBe(true);
}, 90_000);

it('a template is checked in another process, which leaves this one to its phones', async () => {
  const text = `import { task } from '../form.ts';
throw new Error('checked by ' + process.pid);
export const untitled = task;`;
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-checked-'));
  const file = join(folder, 'template.mts');
  writeFileSync(file, text.replace('../form.ts', new URL('../../bench/tasks/form.ts', import.meta.url).href));
  const checking = new Checking(1, 0);
  await checking.run(client, { file: pathToFileURL(file).href, exportName: 'untitled' });
  rmSync(folder, { recursive: true });
  const { state, failures } = checking.found;
  expect(state).toBe('failed');
  expect(failures[0]).toMatch(/^checked by \d+$/);
  expect(failures[0]).not.toBe(`checked by ${process.pid}`);
}, 90_000);

it('a check plays seeds on the phones of this server, and says how each went', async () => {
  const made = await moved();
  const parameters = Object.fromEntries(made.parameters.map(each => [each.id, { used: true }]));
  await say(made, { task: 'notes/checked-here', tags: ['organise', 'few-instances'], parameters });
  await client.post(`/v1/recordings/${made.id}/check`, { seeds: 1, mutants: 5 });
  const found = () => client.get<RecordingCheck>(`/v1/recordings/${made.id}/check`);
  await expect.poll(async () => (await found()).state, { timeout: 120_000 }).not.toBe('running');
  const { seeds, failures } = await found();
  // The fake page shows no lists, so no solver gets there.
  expect(seeds).toEqual([{ seed: 1, state: 'failed' }]);
  expect(failures.join()).toContain('Seed 1: ');
}, 150_000);

it('a server that starts again has the recordings, with their takes, pictures and words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-kept-'));
  const world = (await createWorld()) as unknown as Phone;
  const tools = { client: () => client, world, tasks };
  const before = new Recordings(tools, new RecordingShelf(folder));
  const recording = await before.make(3);
  const { id } = recording;
  const change = (run: () => Promise<unknown>) => recording.exclusive(run);
  await change(() => recording.step(rule('notes', 'pin', { note: 'note-biscuit', pinned: true }), undefined));
  await change(() => recording.startTake({ kind: 'solution' }));
  const move = rule('notes', 'move', { notes: ['note-biscuit'], folder: 'folder-travel' });
  await change(() => recording.step(move, undefined));
  await change(async () => recording.say({ ...recording.draft, task: 'notes/kept-here' }));
  const { takes: _, current: __, ...told } = await recording.detail();

  const after = new Recordings(tools, new RecordingShelf(folder));
  const again = after.get(id);
  const { takes, current, ...same } = await again.detail();
  // Its phone went with the server.
  expect(current).toBeNull();
  expect({ ...same, problems: told.problems }).toEqual(told);
  expect(takes.map(({ kind, steps }) => [kind, steps.length])).toEqual([
    ['setup', 1],
    ['solution', 1],
  ]);
  for (const { screens } of again.takes)
    for (const { picture } of screens) expect(again.picture(picture)).toEqual(recording.picture(picture));
  // It goes on where it was.
  const [, solution] = takes;
  await again.exclusive(() => again.reopen(solution!.id));
  await again.exclusive(() => again.undo());
  expect(again.takes[1]!.deeds).toHaveLength(0);
  expect((await after.make(1)).id).not.toBe(id);
  await after.remove(id);
  expect(new Recordings(tools, new RecordingShelf(folder)).list().map(each => each.id)).not.toContain(id);
  rmSync(folder, { recursive: true });
}, 60_000);

it('a recording of other apps, or a broken file, is left where it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-kept-'));
  writeFileSync(join(folder, 'rec-4.json'), '{ "format": 1, "wor');
  writeFileSync(
    join(folder, 'rec-5.json'),
    JSON.stringify({ format: 1, world: 'other', id: 'rec-5', takes: [] }),
  );
  const world = (await createWorld()) as unknown as Phone;
  const recordings = new Recordings({ client: () => client, world, tasks }, new RecordingShelf(folder));
  expect(recordings.list()).toEqual([]);
  expect((await recordings.make(1)).id).toBe('rec-6');
  expect(existsSync(join(folder, 'rec-4.json'))).toBe(true);
  rmSync(folder, { recursive: true });
});

it('calls that cannot be answered say why', async () => {
  const { id, takes } = await start();
  expect(await refused(client.get('/v1/recordings/rec-none'))).toBe('RECORDING_NOT_FOUND');
  expect(await refused(client.delete(`/v1/recordings/${id}/takes/take-none`))).toBe('TAKE_NOT_FOUND');
  expect(await refused(client.bytes('GET', `/v1/recordings/${id}/pictures/none.webp`))).toBe(
    'PICTURE_NOT_FOUND',
  );
  expect(await refused(client.post(`/v1/recordings/${id}/keep`))).toBe('RECORDING_UNFINISHED');
  expect(await refused(client.post(`/v1/recordings/${id}/mark`, { element: 'none' }))).toBe(
    'ELEMENT_NOT_FOUND',
  );
  expect(await refused(take(id, { kind: 'none' }))).toBe('INVALID_BODY');
  await client.delete(`/v1/recordings/${id}/takes/${takes[0]!.id}`);
  expect(await refused(act(id, { type: 'wait', ms: 1_000 }))).toBe('NO_OPEN_TAKE');
});

it('a template that is there already is not written over', async () => {
  const made = await moved();
  const parameters = Object.fromEntries(made.parameters.map(each => [each.id, { used: true }]));
  await say(made, { task: 'notes/move-note', tags: ['organise', 'few-instances'], parameters });
  expect(await refused(client.post(`/v1/recordings/${made.id}/keep`))).toBe('RECORDING_EXISTS');
  expect(existsSync(new URL('../../bench/tasks/notes/recorded-here.ts', import.meta.url))).toBe(false);
});

it('it is the operator’s alone', async () => {
  const episode = await client.post<{ token: string }>('/v1/episodes', { task: 'notes/move-note', seed: 1 });
  const as = (token?: string) => {
    const other = new Client(client.url, token === undefined ? {} : { token });
    return refused(other.get('/v1/recordings')).finally(() => other.close());
  };
  expect(await as()).toBe('UNAUTHORIZED');
  expect(await as(episode.token)).toBe('FORBIDDEN');
});
