import { readFileSync } from 'node:fs';
import { runCli } from './program.ts';
import { commands } from './commands.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

// A reader such as `head` may close the pipe: what is left unsaid then is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCli(
  commands,
  process.argv.slice(2),
  { out: text => process.stdout.write(text), err: text => process.stderr.write(text) },
  version,
);
