import { expect, it } from 'vitest';
import { readAction } from './actions.ts';
import { loadWorld } from './world.ts';

const { tree } = await loadWorld();

it.each([
  [
    { type: 'type', text: 'ok \ud83d' },
    { type: 'type', text: 'ok \ufffd' },
  ],
  [
    { type: 'answer', fields: { who: ['\ude00 Ann'] } },
    { type: 'answer', fields: { who: ['\ufffd Ann'] } },
  ],
  [
    { type: 'type', text: 'ok 😀' },
    { type: 'type', text: 'ok 😀' },
  ],
])('a text is such as UTF-8 carries: %j', (given, read) => {
  expect(readAction(given, tree)).toEqual(read);
});
