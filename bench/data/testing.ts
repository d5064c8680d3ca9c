import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lost, result, success } from '../run/report/fixture.ts';
import { readRun, type RunData } from '../run/report/read.ts';
import { element, linesOf, picture, screen, writeRun } from './fixture.ts';

/** Every kind of character that breaks a format. */
export const ODD =
  'nul\u0000 "quoted" \\ back\\ud800slash\nline\u2028sep 😀 “ü” \ud800 </s><|im_end|> \'; DROP TABLE steps; --';
/** The same as text: half of a pair is none. */
export const ODD_TEXT = ODD.replace(/\ud800/, '\ufffd');

export const [first, second, third] = [picture(10), picture(120), picture(250)] as const;
const missingPicture = `${'0'.repeat(64)}.png`;

const homeScreen = screen(
  'launcher',
  [element(1, { id: 'app#notes', name: 'Notes', bounds: [0, 0, 540, 300] })],
  {
    picture: first.name,
  },
);
const list = screen(
  'notes',
  [element(1, { id: 'button/new', name: 'New note', bounds: [540, 1_200, 1_080, 1_800] })],
  { picture: second.name, clock: 1_773_308_461_000 },
);
const editor = screen(
  'notes',
  [
    element(1, {
      id: 'field/title',
      role: 'textbox',
      name: 'Title',
      bounds: [0, 300, 1_080, 600],
      states: { editable: true, focused: true },
    }),
  ],
  { picture: third.name, clock: 1_773_308_462_000 },
);

/** A run with a success, a failure with odd characters and a lost picture, two that infrastructure lost, and one that is played now. */
export function makeRun(): { folder: string; run: RunData; path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-data-'));
  const path = writeRun(
    join(folder, 'fixture'),
    [
      {
        result: success({ task: 'notes/b', seed: 2, steps: 1, reward: 1 }),
        goal: 'Open the notes.',
        lines: linesOf([homeScreen, list], [{ type: 'tap', x: 250, y: 60, space: 'thousand' }]),
      },
      {
        result: success({ task: 'notes/a', seed: 1, steps: 4, reward: 1.75, apps: ['notes'] }),
        goal: 'Write a note titled “Milk”.',
        lines: linesOf(
          [homeScreen, list, editor, editor, editor],
          [
            { type: 'open_app', app: 'notes' },
            { type: 'tap', element: 'button/new' },
            { type: 'type', text: 'Milk' },
            { type: 'done' },
          ],
        ),
      },
      {
        result: result({ task: 'notes/a', seed: 2, steps: 2, reward: -0.5 }),
        goal: ODD,
        lines: linesOf(
          [{ ...homeScreen, picture: missingPicture }, list, list],
          [{ type: 'open_app', app: 'notes' }, { type: 'done' }],
          {
            1: {
              model: {
                text: `I say ${ODD}`,
                calls: 1,
                promptTokens: 100,
                completionTokens: 9,
                ms: 5,
                cost: 0.25,
              },
            },
          },
        ),
      },
      { result: lost({ task: 'notes/c', seed: 1, steps: 0 }) },
      {
        result: lost({ task: 'notes/c', seed: 2, steps: 1 }),
        goal: 'Get lost.',
        lines: linesOf([homeScreen, list], [{ type: 'open_app', app: 'notes' }], {
          1: { reward: null, components: {} },
        }),
      },
    ],
    {
      pictures: [first, second, third],
      tail: '{"task":"notes/d","se',
      open: [
        {
          result: result({ task: 'notes/d', seed: 1 }),
          lines: linesOf([homeScreen, list], [{ type: 'open_app', app: 'notes' }]),
          tail: '{"step":2,"acti',
        },
      ],
    },
  );
  return { folder, path, run: readRun(path), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
