import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { findBrowser } from '../../server/renderers/browser-find.ts';
import { startServer, type RunningServer, type ServerOptions } from '../../server/start.ts';

const AXE = new URL('../../node_modules/axe-core/axe.min.js', import.meta.url);

/** A server, and a page of the studio that is new for each test. */
export interface Studio {
  server: RunningServer;
  browser: Browser;
  page: Page;
  /** Errors that the page threw. */
  broken: string[];
}

/** Calls the server of a studio. Answers are the test's to know. */
export async function send<T = any>(
  { server }: Pick<Studio, 'server'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(server.url + path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Starts a server and a browser before the tests of a file, opens a page before each, and ends them. `routes` adds calls to the server, which learn its address; `options` are the server's. */
export function useStudio(
  viewport = { width: 1280, height: 900 },
  routes?: (fastify: FastifyInstance, url: () => string) => void,
  options: ServerOptions = {},
): Studio {
  const studio = { broken: [] as string[] } as Studio;
  beforeAll(async () => {
    studio.server = await startServer({
      port: 0,
      renderers: 1,
      browsers: 1,
      ...options,
      ...(routes ? { routes: fastify => routes(fastify, () => studio.server.url) } : {}),
    });
    studio.browser = await chromium.launch({
      executablePath: (await findBrowser()).path,
      args: ['--no-sandbox'],
    });
  });
  afterAll(async () => {
    await studio.browser?.close();
    await studio.server?.close();
  });
  beforeEach(async () => {
    await studio.page?.close();
    studio.broken = [];
    // What fades in would be judged half-way, and what fades out would keep the focus.
    studio.page = await studio.browser.newPage({ viewport, reducedMotion: 'reduce' });
    studio.page.on('pageerror', error => studio.broken.push(error.message));
  });
  return studio;
}

/**
 * Serious findings of axe outside of phones, which have their own test. In dark colours only contrast is looked at: every other rule
 * reads what is the same in light ones, in which each caller looks too.
 */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: {
          run: (
            where: object,
            options: object,
          ) => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
        };
      }
    ).axe.run(
      { exclude: [['.phone']] },
      {
        resultTypes: ['violations'],
        ...(document.documentElement.dataset['mantineColorScheme'] === 'dark'
          ? { runOnly: ['color-contrast'] }
          : {}),
      },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 120)}`);
  });
}
