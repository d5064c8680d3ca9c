import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Output } from './output.ts';
import { whole, type CommandSpec } from './program.ts';

/** What one look found; `fix` is what to do where it is not well, and `found` what there is. */
export interface Finding {
  check: string;
  ok: boolean;
  found?: string;
  fix?: string;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const finding = (check: string, ok: boolean, found: string, fix: string): Finding => ({
  check,
  ok,
  found,
  ...(ok ? {} : { fix }),
});
const MB = 1024 * 1024;
const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return finding(
    'node',
    major > 20 || (major === 20 && minor >= 19),
    process.versions.node,
    'install Node 20.19 or later',
  );
}

async function browser(): Promise<Finding> {
  const { findBrowser } = await import('../server/renderers/browser-find.ts');
  try {
    const { product, version, path } = await findBrowser();
    return finding('browser', true, `${product} ${version} at ${path}`, '');
  } catch (error) {
    return finding('browser', false, 'none', message(error));
  }
}

/** A page with one text, as an address. */
const pageOf = (text: string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html><body style="margin:20px;font:40px Roboto,'Noto Sans SC','Noto Sans Arabic','Noto Color Emoji'">${text}`)}`;
/** A character that no font has: what is drawn like it is missing. */
const MISSING = '\u{10FFFD}';
const SCRIPTS = { Latin: 'g', Chinese: '语', Arabic: 'ب', emoji: '😀' };

/** Whether the fonts of the repo are what the browser draws with, and the hash of the page that shows it. */
async function fonts(): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-doctor-'));
  const [{ Browser }, { Renderer }, { writeFontConfig }, { createHash }] = await Promise.all([
    import('../server/renderers/browser.ts'),
    import('../server/renderers/renderer.ts'),
    import('../server/renderers/fontconfig.ts'),
    import('node:crypto'),
  ]);
  const fix = 'restore assets/fonts from the repository';
  try {
    const started = await Browser.launch({ fontConfig: writeFontConfig(root, folder) });
    try {
      const drawn = async (text: string) => {
        const page = await Renderer.create(started, pageOf(text));
        const { bytes } = await page.picture({ mime: 'png', scale: 1 });
        await page.close();
        return createHash('sha256').update(bytes).digest('hex');
      };
      const missing = await drawn(MISSING);
      const absent: string[] = [];
      for (const [script, text] of Object.entries(SCRIPTS))
        if ((await drawn(text)) === missing) absent.push(script);
      const probe = await drawn(Object.values(SCRIPTS).join(' '));
      return finding(
        'fonts',
        absent.length === 0,
        absent.length === 0
          ? `probe page ${probe.slice(0, 16)}`
          : `nothing is drawn for ${absent.join(', ')}`,
        fix,
      );
    } finally {
      await started.close();
    }
  } catch (error) {
    return finding('fonts', false, message(error), 'see browser; then run this again');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const LEAST_INSTANCES = 128;
const LEAST_FILES = 4_096;

function inotify(): Finding {
  const path = '/proc/sys/fs/inotify/max_user_instances';
  if (!existsSync(path)) return finding('inotify', true, 'not on this system', '');
  const value = Number(readFileSync(path, 'utf8'));
  return finding(
    'inotify',
    value >= LEAST_INSTANCES,
    `${value} instances`,
    `sysctl -w fs.inotify.max_user_instances=512 (each browser takes some; without them they stop silently)`,
  );
}

function files(): Finding {
  const path = '/proc/self/limits';
  if (!existsSync(path)) return finding('files', true, 'not known on this system', '');
  const limit = /^Max open files\s+(\S+)/m.exec(readFileSync(path, 'utf8'))?.[1] ?? 'unlimited';
  return finding(
    'files',
    limit === 'unlimited' || Number(limit) >= LEAST_FILES,
    `${limit} open files`,
    `ulimit -n ${LEAST_FILES * 4}`,
  );
}

/** Where pictures go, and whether the kernel gives memory in huge pages. Both are well as they are; the second is a hint. */
async function memory(): Promise<Finding[]> {
  const { freeInShm, hugePages, sharedMemory } = await import('../server/renderers/shared-memory.ts');
  const pages = hugePages();
  const isBest = pages?.own === 'always' && pages.shared === 'always';
  const hint = isBest ? '' : '; pictures take less CPU with both at always (docs/performance.md)';
  return [
    finding(
      'shm',
      true,
      `${Math.round(freeInShm() / MB)} MB free; pictures go through ${sharedMemory()}`,
      '',
    ),
    finding(
      'huge',
      true,
      pages ? `own ${pages.own}, shared ${pages.shared}${hint}` : 'not on this system',
      '',
    ),
  ];
}

async function dist(): Promise<Finding> {
  const { buildState } = await import('./build-state.ts');
  const state = buildState();
  return finding(
    'dist',
    state === 'fresh',
    { fresh: 'built', stale: 'older than the sources', missing: 'not built' }[state],
    'npm run build',
  );
}

function port(number: number): Promise<Finding> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', () =>
      resolve(
        finding('port', false, `${number} is taken`, 'stop what listens there, or `tapworld serve --port 0`'),
      ),
    );
    server.listen(number, '127.0.0.1', () =>
      server.close(() => resolve(finding('port', true, `${number} is free`, ''))),
    );
  });
}

/** Only for real devices and the ADB door: without it everything else works. */
async function adb(): Promise<Finding> {
  const output = await promisify(execFile)('adb', ['--version']).then(
    ({ stdout }) => /version (\S+)/.exec(stdout)?.[1] ?? 'present',
    () => 'absent; needed only to reach phones over ADB',
  );
  return finding('adb', true, output, '');
}

export const doctor: CommandSpec = {
  name: 'doctor',
  describe: 'looks whether this machine has what is needed, and says what to do',
  shape: command => command.option('--port <number>', 'port that is to be free', whole(1, 65_535), 8100),
  async run(options: { port: number }): Promise<Output<Finding[]>> {
    const value = [
      node(),
      await browser(),
      await fonts(),
      inotify(),
      files(),
      ...(await memory()),
      await dist(),
      await port(options.port),
      await adb(),
    ];
    const lines = value.map(
      ({ check, ok, found, fix }) =>
        `${ok ? '✓' : '✗'} ${check.padEnd(8)} ${found ?? ''}${fix ? `\n           → ${fix}` : ''}`,
    );
    return { value, text: lines.join('\n'), ok: value.every(({ ok }) => ok) };
  },
};
