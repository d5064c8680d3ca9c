import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../server/renderers/browser-find.ts';
import { buildState } from '../cli/build-state.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Whether this process may install Debian packages. (Debian's browser package is not a snap.) */
function mayInstall(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    existsSync('/etc/os-release') &&
    /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Finds a browser, or installs one if allowed. Throws BROWSER_MISSING with the command that installs it. */
export async function ensureBrowser(): Promise<void> {
  const missing = await findBrowser().then(
    () => undefined,
    (error: Error) => error,
  );
  if (!missing) return;
  if (!mayInstall()) throw missing;
  say('No browser on this machine: installing chromium-headless-shell.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  await findBrowser();
}

/** Builds the page that draws phones if its sources have changed since the last build. */
export function ensureBuilt(): void {
  const state = buildState();
  if (state === 'fresh') return;
  say(state === 'missing' ? 'Building.' : 'The sources have changed: building.');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
