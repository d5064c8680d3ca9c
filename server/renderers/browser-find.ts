import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { RendererError } from './errors.ts';

export interface FoundBrowser {
  path: string;
  /** As the browser says it: `156.0.8078.79`. */
  version: string;
  /** The two draw different bytes, so a run records which it used. */
  product: 'headless-shell' | 'chromium';
  /** Flags that this build cannot start without. */
  args: string[];
}

const ON_PATH = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const SHELL_NAMES = [
  'chrome-headless-shell',
  'headless_shell',
  'chrome-headless-shell.exe',
  'headless_shell.exe',
];

let found: Promise<FoundBrowser> | undefined;

/**
 * The Chromium that this machine's renderers use: TAPWORLD_CHROMIUM, then Playwright's headless shell, then one on
 * PATH, then the one inside @sparticuz/chromium. Looked for once a process. Throws BROWSER_MISSING with what to run.
 */
export function findBrowser(): Promise<FoundBrowser> {
  found ??= look(process.env).catch(error => {
    found = undefined;
    throw error;
  });
  return found;
}

/** `findBrowser` over a given environment, remembering nothing. */
export async function look(
  env: NodeJS.ProcessEnv,
  playwrightPath: () => Promise<string> = playwrightChromium,
): Promise<FoundBrowser> {
  if (env.TAPWORLD_CHROMIUM) {
    if (!isExecutable(env.TAPWORLD_CHROMIUM)) {
      throw new RendererError(
        'BROWSER_MISSING',
        `TAPWORLD_CHROMIUM is ${env.TAPWORLD_CHROMIUM}, which is not a program; unset it or correct it`,
      );
    }
    return describe(env.TAPWORLD_CHROMIUM);
  }
  const own = playwrightShell(await playwrightPath().catch(() => ''));
  if (own) return describe(own);
  for (const name of ON_PATH) {
    for (const folder of (env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name);
      // A machine may have a wrapper whose browser was removed: what cannot say its version is passed over.
      if (folder && isExecutable(path)) {
        const browser = await describe(path).catch(() => undefined);
        if (browser) return browser;
      }
    }
  }
  const packed = await packagedChromium();
  if (packed) return packed;
  throw new RendererError(
    'BROWSER_MISSING',
    `no Chromium on this machine; run: ${installCommand(process.platform, osRelease())}`,
  );
}

/** The one line that installs a browser on a system, from its platform and the ID line of /etc/os-release. */
export function installCommand(platform: NodeJS.Platform, release: string): string {
  const id = (key: string) => new RegExp(`^${key}="?([^"\n]*)`, 'm').exec(release)?.[1] ?? '';
  const names = `${id('ID')} ${id('ID_LIKE')}`;
  if (platform === 'linux') {
    // Ubuntu's own package is a snap, which does not run as a service or in a container.
    if (id('ID') === 'debian') return 'apt-get install -y chromium-headless-shell';
    if (/fedora|rhel|centos/.test(names)) return 'dnf install -y chromium-headless';
    if (/alpine/.test(names)) return 'apk add chromium';
    if (/arch/.test(names)) return 'pacman -S --noconfirm chromium';
  }
  return `npx playwright install ${platform === 'linux' ? '--with-deps ' : ''}chromium-headless-shell`;
}

async function playwrightChromium(): Promise<string> {
  return (await import('playwright')).chromium.executablePath();
}

/** Playwright tells where its full Chromium would be; its headless shell of the same revision is a folder beside it. */
function playwrightShell(full: string): string | undefined {
  const revision = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(full);
  if (!revision) return undefined;
  const folder = `${revision[1]}chromium_headless_shell-${revision[2]}`;
  if (!existsSync(folder)) return undefined;
  for (const inner of readdirSync(folder)) {
    for (const name of SHELL_NAMES) {
      const path = join(folder, inner, name);
      if (isExecutable(path)) return path;
    }
  }
  return undefined;
}

async function packagedChromium(): Promise<FoundBrowser | undefined> {
  const name: string = '@sparticuz/chromium';
  try {
    const { default: chromium } = await import(name);
    // The package names what its build leaves out; everything else of its argument list is ours to say.
    return {
      ...(await describe(await chromium.executablePath())),
      product: 'headless-shell',
      args: ['--no-zygote'],
    };
  } catch {
    return undefined;
  }
}

async function describe(path: string): Promise<FoundBrowser> {
  const run = promisify(execFile);
  const { stdout } = await run(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).catch(error => {
    throw new RendererError(
      'BROWSER_FAILED',
      `${path} does not start; a library may be missing: npx playwright install-deps chromium`,
      error,
    );
  });
  const version = /\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown';
  return { path, version, product: /headless[-_]shell/.test(path) ? 'headless-shell' : 'chromium', args: [] };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function osRelease(): string {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}
