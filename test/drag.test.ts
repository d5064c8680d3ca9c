import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';
import type { Notes } from '../apps/notes/state.ts';
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

/** Lines of a checklist after this action moved the first one, on a new phone. */
async function linesAfter(
  move: (from: readonly [number, number], to: readonly [number, number]) => Action,
): Promise<string[]> {
  const { id } = await post('/v1/phones', {});
  let elements: Element[] = [];
  const step = async (action: Action) => {
    ({
      observation: { elements },
    } = await post(`/v1/phones/${id}/step`, { action, observe: { screenshot: false } }));
  };
  const middle = ({ bounds: [l, t, r, b] }: Element) => [(l! + r!) / 2, (t! + b!) / 2] as const;
  await step({ type: 'open_app', app: 'notes' });
  await step({ type: 'tap', element: elements.find(e => e.name.startsWith('Gannet packing'))!.id });
  const handles = elements.filter(e => e.name.startsWith('Move '));
  const [x, y] = middle(handles[0]!);
  await step(move([x, y], [x, middle(handles[2]!)[1] + 12]));
  const notes = Object.values(
    (await (
      await fetch(`${server.url}/v1/phones/${id}/state?path=/apps/notes/notes`)
    ).json()) as Notes['notes'],
  );
  return notes.find(n => n.title === 'Gannet packing')!.items.map(i => i.text);
}

it('a handle without long press follows a finger, whether or not it held still first', async () => {
  const [swiped, dragged, still] = [
    await linesAfter((from, to) => ({ type: 'swipe', from: [...from], to: [...to] })),
    await linesAfter((from, to) => ({ type: 'drag', from: [...from], to: [...to] })),
    await linesAfter(() => ({ type: 'wait', ms: 0 })),
  ];
  expect(dragged).toEqual(swiped);
  expect(dragged).toEqual([still[1], still[2], still[0], ...still.slice(3)]);
}, 60_000);

it('two fingers zoom a map in and out around the point between them', async () => {
  const { id } = await post('/v1/phones', {});
  const step = async (action: Action): Promise<Element[]> =>
    (await post(`/v1/phones/${id}/step`, { action, observe: { screenshot: false } })).observation.elements;
  const cameraOf = async (): Promise<{ x: number; y: number; zoom: number }> => {
    const { surfaces } = (await (await fetch(`${server.url}/v1/phones/${id}/state?path=/ui`)).json()) as {
      surfaces: object;
    };
    return JSON.parse(/"camera":(\{[^}]*\})/.exec(JSON.stringify(surfaces))![1]!) as {
      x: number;
      y: number;
      zoom: number;
    };
  };
  const touch = (pointer: number, phase: 'down' | 'move' | 'up', x: number, y: number) =>
    step({ type: 'touch', phase, x, y, pointer });
  await step({ type: 'open_app', app: 'maps' });
  await step({ type: 'tap', element: 'zoom-out' });
  const before = await cameraOf();
  // From 200 to 800 pixels apart, in steps, about the same point.
  await touch(0, 'down', 440, 1000);
  await touch(1, 'down', 640, 1000);
  for (const half of [150, 200, 300, 400]) {
    await touch(0, 'move', 540 - half, 1000);
    await touch(1, 'move', 540 + half, 1000);
  }
  await touch(1, 'up', 940, 1000);
  const elements = await touch(0, 'up', 140, 1000);
  const near = await cameraOf();
  expect(near.zoom - before.zoom).toBeCloseTo(2, 1);
  expect(Math.abs(near.x - before.x)).toBeLessThan(6);
  expect(elements.some(e => e.id === 'search-box')).toBe(true);
  await touch(3, 'down', 540, 700);
  await touch(7, 'down', 540, 1500);
  for (const half of [300, 200, 100]) {
    await touch(3, 'move', 540, 1100 - half);
    await touch(7, 'move', 540, 1100 + half);
  }
  await touch(3, 'up', 540, 1000);
  await touch(7, 'up', 540, 1200);
  expect((await cameraOf()).zoom).toBeCloseTo(near.zoom - 2, 1);
}, 60_000);
