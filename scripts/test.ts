import { describeError } from '../cli/errors.ts';
import { format, lint, types, vitest } from './checks.ts';
import { ensureBrowser, ensureBuilt } from './prepare.ts';

try {
  await ensureBrowser();
  ensureBuilt();
  const given = process.argv.slice(2);
  // Every check runs, so that one run reports every failure. The tests print as they run, so that CI shows progress.
  const failed = [format(), types(), lint(), vitest(given, { inherit: true })].filter(({ ok }) => !ok);
  if (failed.length > 0) process.stderr.write(`Failed: ${failed.map(({ name }) => name).join(', ')}\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  const { code, message } = describeError(error);
  process.stderr.write(`tapworld: ${code}: ${message}\n`);
  process.exitCode = 1;
}
