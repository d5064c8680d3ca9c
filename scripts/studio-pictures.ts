/**
 * `npx tsx scripts/studio-pictures.ts FOLDER [--room NAME] [--widths 1024,2560] [--runs FOLDER] [--docs]` takes a picture of every page of the
 * studio, with something to show and without: light at 1,280 and dark at 1,920 wide, or light at the widths that are named. Four runs
 * of 24 episodes are played for it, into a folder that is given or is made for the time. `--docs` takes those of docs/studio.md alone, as
 * small files: `npx tsx scripts/studio-pictures.ts docs/images --docs`. Run `npm run build` first.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { Client } from '../bench/run/client.ts';
import { requireBuilt } from '../cli/host.ts';
import { RecordedTasks } from '../cli/record/drafts.ts';
import { recordRoutes } from '../cli/record/routes.ts';
import { runAndReplayRoutes } from '../cli/runs/routes.ts';
import { trainingRoutes } from '../cli/trainings/routes.ts';
import { TrainingShelf } from '../cli/trainings/shelf.ts';
import { LogKeeper } from '../server/log-tail.ts';
import { openLog } from '../server/log.ts';
import { findBrowser } from '../server/renderers/browser-find.ts';
import { startServer } from '../server/start.ts';
import { Hand } from './recorded/hand.ts';
import { fillFolder, makePhones, RUN_NAMES } from './rooms/sample.ts';
import { EMPTY_VIEWS, viewsOf, type Filled, type RoomView } from './rooms/views.ts';

interface Look {
  scheme: 'light' | 'dark';
  width: number;
  height: number;
}
const LOOKS: readonly Look[] = [
  { scheme: 'light', width: 1_280, height: 800 },
  { scheme: 'dark', width: 1_920, height: 1_080 },
];
const TASK = 'notes/bin-one';

/** Pages that docs/studio.md shows, and the colours in which it does. */
const DOCS: Readonly<Record<string, Look['scheme']>> = {
  'phones-wall': 'light',
  'phones-phone-elements': 'light',
  'tasks-template-try': 'dark',
  'runs-compare': 'light',
  'runs-replay': 'light',
  'train-training': 'dark',
  'machines-now': 'light',
};
/** Most bytes of a picture of the documents, and the qualities that are tried for it. */
const MOST_BYTES = 120_000;
const QUALITIES = [82, 74, 66, 58, 50, 40];

/** Starts a server as `tapworld serve` does. */
async function serve(runs: string) {
  const logKeeper = new LogKeeper();
  const tasks = new RecordedTasks();
  let client: Client | undefined;
  const server = await startServer({
    port: 0,
    renderers: 2,
    browsers: 1,
    tasks: tasks.source,
    log: openLog({ level: 'info', pretty: false, err: () => {}, keeper: logKeeper }),
    logKeeper,
    routes: fastify => {
      const shelf = runAndReplayRoutes(fastify, () => client!, runs);
      trainingRoutes(fastify, new TrainingShelf(runs, shelf));
      recordRoutes(fastify, () => client!, tasks);
    },
  });
  client = new Client(server.url);
  return { server, client };
}

/** Calls a server; its answers are known here. */
const sendTo =
  (url: string) =>
  async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(url + path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };

/** Records a note that is moved, up to the end of the doing. Gives the recording. */
async function record(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 900 }, reducedMotion: 'reduce' });
  const hand = new Hand(page, url);
  await hand.start();
  await hand.stage('Do it');
  await hand.button(/^Record/);
  await hand.touch('Notes');
  await hand.touch('Gift ideas');
  const id = /record\/([^/?]+)/.exec(page.url())![1]!;
  await page.close();
  return id;
}

async function shoot(
  page: Page,
  url: string,
  { path, ready }: RoomView,
  file: string,
  most = Infinity,
): Promise<void> {
  await page.goto(`${url}/#${path}`);
  for (const selector of ready) await page.locator(selector).first().waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map(image => image.decode().catch(() => {}))]),
  );
  for (const quality of QUALITIES) {
    const { length } = await page.screenshot({ path: file, type: 'jpeg', quality });
    if (length <= most) return;
  }
  throw new Error(`it has more than ${most} bytes`);
}

async function shootAll(
  browser: Browser,
  url: string,
  looks: readonly Look[],
  views: readonly RoomView[],
  out: string,
  ofDocs = false,
): Promise<void> {
  for (const { scheme, width, height } of looks) {
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    page.on('pageerror', error => console.error(`the page threw ${error.message}`));
    for (const view of views) {
      const name = `${view.room}-${view.name}`;
      if (ofDocs && DOCS[name] !== scheme) continue;
      const file = join(out, ofDocs ? `studio-${name}.jpg` : `${name}-${scheme}-${width}.jpg`);
      try {
        await shoot(page, url, view, file, ofDocs ? MOST_BYTES : undefined);
      } catch (error) {
        process.exitCode = 1;
        await page.screenshot({ path: file, type: 'jpeg' });
        console.error(`${file}: ${(error as Error).message.split('\n')[0]}`);
      }
    }
    await page.close();
  }
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    room: { type: 'string' },
    widths: { type: 'string' },
    runs: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
});
const [out] = positionals;
if (out === undefined) throw new Error('Name the folder for the pictures');
const looks: readonly Look[] = options.docs
  ? LOOKS.map(({ scheme }) => ({ scheme, width: 1_280, height: 800 }))
  : options.widths === undefined
    ? LOOKS
    : options.widths
        .split(',')
        .map(Number)
        .map(width => ({ scheme: 'light', width, height: Math.max(768, Math.round((width * 9) / 16)) }));
const wanted = ({ room }: RoomView) => options.room === undefined || room === options.room;
requireBuilt();
mkdirSync(out, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'tapworld-rooms-'));
const runs = options.runs ?? join(scratch, 'runs');
const browser = await chromium.launch({ executablePath: (await findBrowser()).path, args: ['--no-sandbox'] });
const empty = await serve(join(scratch, 'none'));
const full = await serve(runs);
try {
  if (!options.docs) await shootAll(browser, empty.server.url, looks, EMPTY_VIEWS.filter(wanted), out);
  if (!RUN_NAMES.every(run => existsSync(join(runs, run)))) await fillFolder(runs, full.client);
  const filled: Filled = {
    phone: await makePhones(sendTo(full.server.url)),
    task: TASK,
    run: RUN_NAMES.at(-1)!,
    runs: RUN_NAMES.slice(0, 3),
    episode: `${TASK.replace('/', '.')}.1`,
    training: 'curriculum-1',
    recording: await record(browser, full.server.url),
  };
  await shootAll(browser, full.server.url, looks, viewsOf(filled).filter(wanted), out, options.docs);
} finally {
  await browser.close();
  for (const { client, server } of [empty, full]) {
    client.close();
    await server.close();
  }
  rmSync(scratch, { recursive: true, force: true });
}
process.exit();
