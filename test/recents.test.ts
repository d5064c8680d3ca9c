import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Element } from '../src/protocol/observation.ts';
import type { Action } from '../src/protocol/action.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';
import { startServer, type RunningServer } from '../server/start.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1, browsers: 1 });
}, 60_000);
afterAll(() => server.close());

const ask = (method: string, path: string, body?: unknown) =>
  fetch(`${server.url}/v1/phones${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** A new phone on which these actions were taken. */
async function phoneAfter(...actions: readonly Action[]) {
  const { id } = (await (await ask('POST', '', {})).json()) as { id: string };
  const step = async (action: Action) => {
    const reply = await ask('POST', `/${id}/step`, { action, observe: { screenshot: false } });
    const { observation } = (await reply.json()) as {
      observation: { elements: Element[]; lastError?: { code: string } };
    };
    return { ids: observation.elements.map(e => e.id), error: observation.lastError?.code };
  };
  for (const action of actions) await step(action);
  return {
    step,
    state: async () => (await (await ask('GET', `/${id}/state`)).json()) as AnyPhone,
    patch: (path: string, value: unknown) => ask('PATCH', `/${id}/state`, [{ op: 'replace', path, value }]),
    picture: async () =>
      createHash('sha256')
        .update(Buffer.from(await (await ask('GET', `/${id}/screenshot?scale=1`)).arrayBuffer()))
        .digest('hex'),
  };
}

const open = (app: string): Action => ({ type: 'open_app', app });
const RECENTS: Action = { type: 'key', key: 'recents' };
/** A screen with a field, a list and an open menu: everything that a card must keep to itself. */
const LEFT = [
  open('chat'),
  { type: 'tap', element: 'search' },
  open('notes'),
] as const satisfies readonly Action[];

it('cards show their screens, and add nothing to what is observed, changed or touched', async () => {
  const phone = await phoneAfter(...LEFT);
  await phone.step({ type: 'tap', element: 'button/more-options' });
  const before = await phone.state();
  expect(before.ui.surfaces).not.toEqual({});
  const { ids } = await phone.step(RECENTS);
  expect(ids.map(id => id.replaceAll(/t\d+/g, 'task'))).toEqual([
    'dialog/recent-apps',
    'scroll/recents',
    'task/text/notes',
    'task#task',
    'task/button/dismiss-notes',
    'task#task',
    'clear-all',
  ]);
  const after = await phone.state();
  expect(after.apps).toEqual(before.apps);
  expect(after.ui).toEqual({ ...before.ui, recents: true });
  expect((await phone.step({ type: 'scroll', element: 'dialog/recent-apps', direction: 'down' })).error).toBe(
    'NOTHING_SCROLLS',
  );
  // Back leaves recents; the menu of the app behind stays open.
  await phone.step({ type: 'key', key: 'back' });
  const back = await phone.state();
  expect([back.ui.recents, back.ui.surfaces]).toEqual([false, before.ui.surfaces]);
}, 60_000);

it('a card follows the phone: its data, light and dark', async () => {
  const phone = await phoneAfter(open('clock'), open('notes'), RECENTS);
  const shown = await phone.picture();
  const { notes } = (await phone.state()).apps['notes'] as { notes: Record<string, { title: string }> };
  const [id, note] = Object.entries(notes).find(([, n]) => n.title.startsWith('Gannet'))!;
  await phone.patch(`/apps/notes/notes/${id}/title`, 'Puffin packing');
  const other = await phone.picture();
  expect(other).not.toBe(shown);
  await phone.patch(`/apps/notes/notes/${id}/title`, note.title);
  expect(await phone.picture()).toBe(shown);
  await phone.patch('/os/settings/theme', 'dark');
  expect(await phone.picture()).not.toBe(shown);
}, 60_000);

it('a locked note looks the same whatever it says', async () => {
  const phone = await phoneAfter(open('notes'));
  const { ui } = await phone.state();
  await phone.patch('/ui/tasks/0/stack', [{ ...ui.tasks[0]!.stack[0]!, path: '/note/note-cards-pins' }]);
  await phone.step(RECENTS);
  const shown = await phone.picture();
  await phone.patch('/apps/notes/notes/note-cards-pins/title', 'Known to all');
  expect(await phone.picture()).toBe(shown);
}, 60_000);

it('a card opens its task by a tap and goes by a swipe up, from anywhere on its screen', async () => {
  const phone = await phoneAfter(open('clock'), open('chat'), open('notes'), RECENTS);
  const { width, height } = (await phone.state()).device.screen;
  const middle = [width / 2, height * 0.4] as const;
  await phone.step({ type: 'swipe', from: [...middle], to: [width / 2, height * 0.1] });
  expect((await phone.state()).ui.tasks.map(t => t.app)).toEqual(['chat', 'clock']);
  await phone.step({ type: 'tap', x: middle[0], y: middle[1] });
  const { ui } = await phone.state();
  expect([ui.recents, ui.tasks.find(t => t.id === ui.foreground)?.app]).toEqual([false, 'chat']);
}, 60_000);
