import { createInterface } from 'node:readline/promises';
import type { Person } from '../../bridge/verdict.ts';

/** Asks whoever sits at the terminal how an episode ended that nothing on the device can judge. */
export const personAt = (input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Person => async ({ task, seed, goal, declared, answer }) => {
  const terminal = createInterface({ input, output });
  try {
    output.write(`\n${task}, seed ${seed}: ${goal}\nThe agent ${declared === null ? 'did not say that it was done' : `said ${declared}`}${answer ? `, and answered ${JSON.stringify(answer)}` : ''}.\n`);
    for (;;) {
      const said = (await terminal.question('Was it done as asked? y, n, or s to leave it open: ')).trim().toLowerCase();
      if (/^(y|yes)$/.test(said)) return true;
      if (/^(n|no)$/.test(said)) return false;
      if (/^(s|skip)$/.test(said)) return undefined;
    }
  } finally {
    terminal.close();
  }
};
