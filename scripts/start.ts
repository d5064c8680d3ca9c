import { readFileSync } from 'node:fs';
import { describeError } from '../cli/errors.ts';
import { runCli } from '../cli/program.ts';
import { serve } from '../cli/serve.ts';
import { execute } from '../cli/run.ts';
import { ensureBrowser, ensureBuilt } from './prepare.ts';

const streams = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};
const given = process.argv.slice(2);
const once = given.includes('--once');
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Plays the split `mini` with the solver; returns whether every episode succeeded. */
async function shortRun(): Promise<boolean> {
  const { value, text } = await execute({ split: 'mini', agent: 'solver' });
  streams.out(`${text}\n`);
  return value.outcomes.success === value.episodes;
}

try {
  await ensureBrowser();
  ensureBuilt();
  const well = await shortRun();
  process.exitCode = once ? (well ? 0 : 1) : await runCli([serve], ['serve', ...given], streams, version);
} catch (error) {
  const { code, message } = describeError(error);
  streams.err(`tapworld: ${code}: ${message}\n`);
  process.exitCode = 1;
}
