import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';
import type { ChecklistItem, Notes } from '../apps/notes/state.ts';
import type { Action } from '../src/protocol/action.ts';
import type { Element } from '../src/protocol/observation.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1, browsers: 1 });
}, 60_000);
afterAll(() => server.close());

const post = async (path: string, body: object): Promise<any> =>
  (
    await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

/** A phone that shows a checklist: steps by the names of elements, and the list's lines. */
async function checklist() {
  const { id } = await post('/v1/phones', {});
  let elements: Element[] = [];
  const step = async (action: Action) => {
    ({
      observation: { elements },
    } = await post(`/v1/phones/${id}/step`, { action, observe: { screenshot: false } }));
  };
  const idOf = (name: string) => elements.find(e => e.name.startsWith(name))!.id;
  await step({ type: 'open_app', app: 'notes' });
  await step({ type: 'tap', element: idOf('Gannet packing') });
  return {
    step,
    into: (name: string, text: string, clear = false) =>
      step({ type: 'type', element: idOf(name), text, clear }),
    items: async (): Promise<ChecklistItem[]> => {
      const reply = await fetch(`${server.url}/v1/phones/${id}/state?path=/apps/notes/notes`);
      const notes = Object.values((await reply.json()) as Notes['notes']);
      return notes.find(n => n.title === 'Gannet packing')!.items;
    },
  };
}

it('a line that is begun and cleared leaves nothing', async () => {
  const { step, into, items } = await checklist();
  const was = await items();
  const texts = async () => (await items()).map(i => i.text);
  await into('New item', 'Li');
  expect(await texts()).toEqual([...was.map(i => i.text), 'Li']);
  await step({ type: 'key', key: 'delete' });
  await step({ type: 'key', key: 'delete' });
  expect(await items()).toEqual(was);
  // The caret went back, so that typing begins another.
  await step({ type: 'type', text: 'Torch' });
  expect(await texts()).toEqual([...was.map(i => i.text), 'Torch']);
  await into('Text of Torch', 'Lantern', true);
  expect(await texts()).toEqual([...was.map(i => i.text), 'Lantern']);
}, 60_000);

it('a line that was there stays while it is written anew', async () => {
  const { step, into, items } = await checklist();
  const [first, ...others] = await items();
  await into(`Text of ${first!.text}`, 'Rope', true);
  expect(await items()).toEqual([{ ...first, text: 'Rope' }, ...others]);
  await step({ type: 'clear' });
  expect(await items()).toEqual([{ ...first, text: '' }, ...others]);
}, 60_000);
