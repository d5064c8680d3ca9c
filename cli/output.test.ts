import { expect, it } from 'vitest';
import { fit, progress } from './output.ts';

it('a text that is too long is cut between words, and on one line', () => {
  expect(fit('short', 10)).toBe('short');
  expect(fit('two\nlines', 20)).toBe('two lines');
  expect(fit('answered 401: ECONNREFUSED here', 20)).toBe('answered 401…');
  expect(fit('exactly this and', 13)).toBe('exactly this…');
  expect(fit('one-very-long-word', 9)).toBe('one-very…');
  expect(fit('👍🏽👍🏽👍🏽👍🏽', 3)).toBe('👍🏽…');
});

it('without a terminal progress is a bounded number of lines, by share and by time', () => {
  const written: string[] = [];
  let now = 0;
  const stream = { write: (text: string) => written.push(text) > 0 };
  const bar = progress('llm', 1_000, stream as never, () => now);
  for (let i = 0; i < 1_000; i++) bar.step();
  bar.stop();
  expect(written).toHaveLength(20);
  expect(written.at(-1)).toBe('llm: 1000 of 1000 (100 %), 0 s\n');
  written.length = 0;
  const slow = progress('llm', 1_000, stream as never, () => now);
  for (let i = 0; i < 3; i++) {
    now += 61_000;
    slow.step();
  }
  expect(written).toEqual([
    'llm: 1 of 1000 (0 %), 61 s\n',
    'llm: 2 of 1000 (0 %), 122 s\n',
    'llm: 3 of 1000 (0 %), 183 s\n',
  ]);
});
