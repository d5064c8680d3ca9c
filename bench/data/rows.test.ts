import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formats } from './formats/index.ts';
import { EPISODES, STEP_ELEMENTS, STEP_PICTURE, STEPS } from './rows.ts';

/** The page with its tables' padding taken out: how wide a column is drawn says nothing. */
const page = readFileSync(new URL('../../docs/data.md', import.meta.url), 'utf8').replaceAll(/ {2,}/g, ' ');

it('docs/data.md has every format, and every column as it is', () => {
  for (const name of Object.keys(formats)) expect(page).toContain(`\n| ${name} | `);
  const [episodes, steps] = page.split('### episodes')[1]!.split('### steps');
  const lines = (of: object) =>
    Object.entries(of).map(([name, { type, says }]) => `| ${name} | ${type} | ${says} |`);
  const rows = (text: string) => text.split('\n').filter(line => /^\| [a-z_]+ \| [A-Z]/.test(line));
  expect(rows(episodes!)).toEqual(lines(EPISODES));
  expect(rows(steps!)).toEqual(lines({ ...STEPS, ...STEP_ELEMENTS, ...STEP_PICTURE }));
});
