/**
 * `npm run check` runs format, types, lint, fences and the tests that need no browser. `npm run check -- --app ID` runs
 * everything that one app must pass, in a browser too.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, command, format, lint, quickTests, summaryOf, types, vitest, type Check } from './checks.ts';

const {
  values: { app },
} = parseArgs({ options: { app: { type: 'string' } } });

/** Checks in order; the first failure stops the run, since later results would mean nothing. */
function checkApp(id: string): Check[] {
  const done: Check[] = [];
  const steps: (() => Check)[] = [
    format,
    types,
    lint,
    () => vitest([`apps/${id}/`, 'test/apps.test.ts', 'test/fences.test.ts'], { env: { TAPWORLD_APP: id } }),
    build,
    () => vitest(['cli/accessibility.test.ts'], { env: { TAPWORLD_APP: id } }),
    () => command('walks', ['check', '--seeds', '0', '--walks', '2', '--steps', '40', '--app', id]),
  ];
  for (const step of steps) {
    done.push(step());
    if (!done.at(-1)!.ok) break;
  }
  return done;
}

if (app !== undefined && !existsSync(`apps/${app}/manifest.ts`)) {
  process.stderr.write(`There is no apps/${app}/manifest.ts\n`);
  process.exit(2);
}
const checks = app === undefined ? [format(), types(), lint(), vitest(quickTests())] : checkApp(app);
process.stderr.write(`${summaryOf(checks)}\n`);
process.exitCode = checks.every(({ ok }) => ok) ? 0 : 1;
