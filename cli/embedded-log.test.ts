import { expect, it } from 'vitest';
import { openEmbeddedLog } from './embedded-log.ts';

it('warnings of a command’s own server come after its progress bar', () => {
  const lines: string[] = [];
  const { log, flush } = openEmbeddedLog(true, text => lines.push(text));
  log.info('nothing of note');
  for (let i = 0; i < 101; i++) log.warn({ i }, 'lost');
  expect(lines).toEqual([]);
  flush();
  expect(lines).toHaveLength(101);
  expect(lines.at(-1)).toContain('1 more');
});
