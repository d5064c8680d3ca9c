import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';
import type { Action } from '../src/protocol/action.ts';
import type { Observation } from '../src/protocol/observation.ts';

/** One finds pictures by what screens show, the other draws each. */
let finding: RunningServer;
let drawing: RunningServer;
beforeAll(async () => {
  const page = { port: 0, renderers: 1, browsers: 1, views: 3 };
  [finding, drawing] = await Promise.all([
    startServer({ ...page, proofEvery: 0 }),
    startServer({ ...page, stepCacheMb: 0 }),
  ]);
}, 60_000);
afterAll(() => Promise.all([finding, drawing].map(server => server.close())));

const picturesTaken = () => finding.pool.stats().stages['picture']?.count ?? 0;
const newPhone = (server: RunningServer) => server.context.phones.create({ seed: 1 }).id;
const stepOn = async ({ context: { phones, stepper } }: RunningServer, id: string, action: Action) =>
  stepper.step(phones.get(id), [action]);
const pictureOf = ({ screenshot }: Observation) =>
  createHash('sha256')
    .update(screenshot?.base64 ?? '')
    .digest('hex');

/** Takes steps on a new phone of each server, which must look the same. Gives how many pictures were drawn, and the last state and picture. */
async function play(actions: readonly Action[]): Promise<{ drawn: number; state: string; picture: string }> {
  const before = picturesTaken();
  const [one, other] = [newPhone(finding), newPhone(drawing)];
  const last = { state: '', picture: '' };
  for (const action of actions) {
    const found = await stepOn(finding, one, action);
    const drawn = await stepOn(drawing, other, action);
    expect(found.stateHash).toBe(drawn.stateHash);
    expect(pictureOf(found.observation), JSON.stringify(action)).toBe(pictureOf(drawn.observation));
    Object.assign(last, { state: found.stateHash, picture: pictureOf(found.observation) });
  }
  return { drawn: picturesTaken() - before, ...last };
}

const OPEN: Action = { type: 'open_app', app: 'notes' };
const DOWN: Action = { type: 'scroll', direction: 'down' };
const UP: Action = { type: 'scroll', direction: 'up' };

it('phones in different states that look the same share a picture', async () => {
  const first = await play([OPEN]);
  const later = await play([{ type: 'wait', ms: 2_000 }, OPEN]);
  expect(later.state).not.toBe(first.state);
  expect(later.picture).toBe(first.picture);
  // The home screen, from which the second set out.
  expect([first.drawn, later.drawn]).toEqual([1, 1]);
});

it('what is scrolled, and what is typed, is drawn', async () => {
  const top = await play([OPEN]);
  const scrolled = await play([OPEN, DOWN]);
  expect(scrolled.picture).not.toBe(top.picture);
  const back = await play([{ type: 'wait', ms: 3_000 }, OPEN, DOWN, UP]);
  expect(back.picture).toBe(top.picture);
  expect(back.drawn).toBe(0);
  const typing = (text: string): Action[] => [
    { type: 'open_app', app: 'chat' },
    { type: 'tap', element: 'search' },
    { type: 'type', element: 'field/query', text },
  ];
  const one = await play(typing('harbour'));
  const other = await play(typing('harbours'));
  expect(other.picture).not.toBe(one.picture);
});

it('a proof takes its picture from the page', async () => {
  const { phones, stepper } = finding.context;
  const id = newPhone(finding);
  await stepOn(finding, id, OPEN);
  const before = picturesTaken();
  await stepper.drawUncached(id, phones.get(id).now);
  await stepper.drawUncached(id, phones.get(id).now);
  expect(picturesTaken() - before).toBe(2);
});
