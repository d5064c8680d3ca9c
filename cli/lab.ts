import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Phone } from '../apps/catalogue.ts';
import { writeFontConfig } from '../server/renderers/fontconfig.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';
import { startServer } from '../server/start.ts';
import { Browser } from '../server/renderers/browser.ts';
import { poolSizes, thisMachine } from '../server/renderers/sizes.ts';
import { Renderer } from '../server/renderers/renderer.ts';
import { threadsOf } from '../server/renderers/threads.ts';
import type { Lab, LabServer, LabServerOptions } from '../bench/bench/index.ts';
import { defined } from './defined.ts';
import { measureParts, openLabRedis } from './lab/parts.ts';
import { openLabStore } from './lab/store.ts';
import { openStudio } from './lab/studio.ts';
import { Client } from '../bench/run/client.ts';
import { openEmbeddedLog } from './embedded-log.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

async function start({
  renderers,
  framesInFlight,
  scale,
  stepCacheMb,
  durable,
  store: kind = 'memory',
}: LabServerOptions): Promise<LabServer> {
  const { log, flush } = openEmbeddedLog();
  const kept = await openLabStore(kind);
  const { store } = kept;
  const server = await startServer({
    port: 0,
    log,
    ...defined({ renderers, framesInFlight, scale, stepCacheMb, durable, store }),
    ...(store?.isShared ? { cell: 'bench' } : {}),
  });
  const { phones } = server.context;
  const client = new Client(server.url);
  return {
    client,
    url: server.url,
    warm: () => server.pool.warm(),
    pss: () => server.pool.pss(),
    rss: () => process.memoryUsage.rss(),
    memory: () => process.memoryUsage.rss() + server.pool.pss(),
    cpu() {
      const { user, system } = process.cpuUsage();
      const { stages, retries } = server.pool.stats();
      return { threads: threadsOf(server.pool.pids()), nodeMs: (user + system) / 1_000, stages, retries };
    },
    collectGarbage: () => server.pool.collectGarbage(),
    settled: async () => server.context.persistence?.settled(),
    fork: (id, count) => phones.fork(phones.get(id), count).map(phone => phone.id),
    tree: id => phones.get(id).now as unknown as Phone,
    commit(id, tree) {
      const phone = phones.get(id);
      phone.commit(tree as unknown as typeof phone.now, { action: null, operations: [], events: [] });
      void phone.stateHash;
    },
    remove(ids) {
      for (const id of ids) phones.remove(id);
    },
    async close() {
      client.close();
      await server.close();
      await kept.close();
      flush();
    },
  };
}

/** A phone whose home screen shows some apps alone, and the widgets that are nobody's. */
function withHomeOf<P extends Pick<AnyPhone, 'os'>>(phone: P, apps: readonly string[]): P {
  const pages = phone.os.launcher.pages.map(page =>
    page.filter(({ kind, app, widget }) => (kind === 'app' ? apps.includes(app!) : widget === 'clock')),
  );
  return {
    ...phone,
    os: {
      ...phone.os,
      launcher: {
        ...phone.os.launcher,
        pages: pages.filter((page, i) => i === 0 || page.length > 0),
        dock: phone.os.launcher.dock.filter(app => apps.includes(app)),
      },
    },
  };
}

/** What `tapworld bench` measures with, on this machine. `loadMs` is how long each load lasts. */
export function openLab(loadMs: number): Lab & { close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-bench-'));
  const fontConfig = writeFontConfig(root, folder);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return {
    start,
    loadMs,
    async cold(times, apps) {
      const server = await startServer({ port: 0, stepCacheMb: 0, renderers: 1 });
      const browser = await Browser.launch({ fontConfig });
      try {
        const { apps: _, ...base } = server.context.phones.world.tree as unknown as AnyPhone;
        const bare = withHomeOf(base, apps);
        const found: number[] = [];
        const open = async () => {
          const renderer = await Renderer.create(browser, `${server.url}/renderer.html`);
          await renderer.call('step', { phone: bare, load: [] });
          await renderer.picture({ mime: 'jpeg' });
          return renderer;
        };
        // The one that is there, as in any pool.
        const first = await open();
        for (let i = 0; i < times; i++) {
          const since = performance.now();
          const renderer = await open();
          found.push(performance.now() - since);
          await renderer.close();
        }
        await first.close();
        return found;
      } finally {
        await browser.close();
        await server.close();
      }
    },
    async browsersAlone(renderers) {
      const browsers = await Promise.all(
        Array.from({ length: poolSizes(thisMachine(), renderers).browsers }, () =>
          Browser.launch({ fontConfig }),
        ),
      );
      const bytes = browsers.reduce((sum, browser) => sum + browser.pss(), 0);
      await Promise.all(browsers.map(browser => browser.close()));
      return bytes;
    },
    redis: openLabRedis,
    parts: measureParts,
    openStudio,
    heap() {
      // Twice: what the first collection's finalisers let go of is gone after the second.
      collect();
      collect();
      return process.memoryUsage().heapUsed;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
