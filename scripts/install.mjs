/** What `npm start` and `npm test` do before anything of the repo can be loaded. Plain JavaScript: nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Tapworld needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!existsSync(`${root}node_modules/.package-lock.json`)) {
  console.error('Installing packages.');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    console.error('The packages could not be installed: see above, then run `npm install`.');
    process.exit(1);
  }
}

const { register } = await import('tsx/esm/api');
register();
