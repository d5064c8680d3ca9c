/** `npm run check`: types, lint, fences and the tests that need no browser. */
import { lint, quickTests, types, vitest } from './checks.ts';

const failed = [types(), lint(), vitest(quickTests())].filter(({ ok }) => !ok);
if (failed.length > 0) process.stderr.write(`Failed: ${failed.map(({ name }) => name).join(', ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
