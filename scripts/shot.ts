/**
 * Plays actions on a phone of this build and takes pictures. Run `npm run build` first.
 *   npx tsx scripts/shot.ts --out DIR [--patch '[RFC 6902 operations]'] '[action, "shot:name", "elements", "state:/ui/focus", …]'
 */
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from '../server/renderers/browser-find.ts';
import { Blobs } from '../server/blobs.ts';
import { iconsOf } from '../server/icons.ts';
import { catalogue, createWorld } from '../apps/catalogue.ts';
import { apply } from '../src/state/apply.ts';
import { diff } from '../src/state/diff.ts';
import { hash } from '../src/state/hash.ts';
import { getAt } from '../src/state/pointer.ts';
import type { RenderReply } from '../src/protocol/renderer.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '/tmp/shots' },
    patch: { type: 'string' },
    scale: { type: 'string', default: '2' },
  },
});
const steps = JSON.parse(positionals[0] ?? '["shot:home"]') as (string | object)[];
mkdirSync(values.out, { recursive: true });

const world = await createWorld();
const worlds = Object.fromEntries(Object.entries(world.apps).map(([id, state]) => [id, hash(state)]));
const { pictures } = new Blobs({ assets: 'assets' });
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.png': 'image/png',
};

const server = createServer((req, res) => {
  const path = decodeURIComponent(new URL(req.url!, 'http://x').pathname);
  const send = (type: string, body: string | Buffer) => {
    res.setHeader('content-type', type);
    res.end(body);
  };
  if (path === '/boot.json')
    return send(
      'application/json',
      JSON.stringify({
        apps: [...catalogue.metas.values()],
        worlds,
        pictures,
        icons: iconsOf([...catalogue.metas.values()].map(meta => meta.icon)),
      }),
    );
  const w = /^\/worlds\/(.*)\.json$/.exec(path);
  if (w)
    return send(
      'application/json',
      JSON.stringify(world.apps[Object.keys(worlds).find(k => worlds[k] === w[1])!]),
    );
  const file =
    path.startsWith('/pictures/') || path.startsWith('/icons/')
      ? join('assets', path)
      : join(process.env['DIST'] ?? 'dist', path);
  if (!existsSync(file)) {
    res.statusCode = 404;
    return res.end();
  }
  return send(types[extname(file)] ?? 'application/octet-stream', readFileSync(file));
});
await new Promise<void>(r => server.listen(0, '127.0.0.1', r));
const { port } = server.address() as { port: number };
let fontEnv: Record<string, string> = {};
if (existsSync('server/renderers/fontconfig.ts')) {
  const { writeFontConfig } = (await import('../server/renderers/fontconfig.ts' as string)) as {
    writeFontConfig(root: string, out: string): string;
  };
  fontEnv = { FONTCONFIG_FILE: writeFontConfig(process.cwd(), '/tmp/tapworld-fonts') };
}
const browser = await chromium.launch({
  executablePath: (await findBrowser()).path,
  args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  env: { ...process.env, ...fontEnv } as Record<string, string>,
});
try {
  const page = await browser.newPage({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: Number(values.scale),
  });
  page.on('console', m => {
    if (m.type() === 'error' || m.type() === 'warning') console.error(`[page ${m.type()}]`, m.text());
  });
  page.on('pageerror', e => console.error('[page]', e.stack));
  await page.goto(`http://127.0.0.1:${port}/renderer.html`);
  await page.waitForFunction(() => 'tapworld' in window);
  let phone = values.patch ? apply(world, JSON.parse(values.patch)) : world;
  const call = async (request: object): Promise<RenderReply> => {
    const reply = (await page.evaluate(r => (window as any).tapworld.step(r), request)) as RenderReply;
    phone = apply(phone, reply.operations);
    return reply;
  };
  const { apps: _, ...bare } = world;
  let reply = await call({ phone: bare, load: diff(world, phone), elements: true });
  for (const step of steps) {
    if (typeof step === 'object') {
      reply = await call({ actions: [step], elements: true });
      console.log(
        JSON.stringify(step),
        reply.error ? `ERROR ${reply.error.code}: ${reply.error.message}` : 'ok',
        reply.observation.foreground.app + reply.observation.foreground.route,
        `${reply.operations.length} operations`,
      );
    } else if (step.startsWith('shot:')) {
      await page.setViewportSize({
        width: Math.round(reply.screen.width / reply.screen.scale),
        height: Math.round(reply.screen.height / reply.screen.scale),
      });
      writeFileSync(join(values.out, `${step.slice(5)}.png`), await page.screenshot());
    } else if (step.startsWith('state:'))
      console.log(step, JSON.stringify(getAt(phone, step.slice(6)), null, 1));
    else
      for (const e of reply.observation.elements ?? [])
        console.log(
          e.index,
          e.id,
          '|',
          e.role,
          '|',
          JSON.stringify(e.name),
          e.value ?? '',
          e.bounds.join(','),
          Object.entries(e.states)
            .filter(([k, v]) => v && !['enabled', 'focusable'].includes(k))
            .map(([k]) => k)
            .join(' '),
        );
  }
} finally {
  await browser.close();
  server.close();
}
