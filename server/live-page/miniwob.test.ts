import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { startServer, type RunningServer } from '../start.ts';
import { openMiniwob, withClock } from './miniwob.ts';

/** What a page of MiniWoB++ has from its core: a cover, an episode with a timer, a reward. Written for this test. */
const CORE = `var WOB_DONE_GLOBAL = false, WOB_RAW_REWARD_GLOBAL = 0; var core = { EP_TIMER: null, cover: null };
Math.seedrandom = function (seed) { var n = Number(seed) || 1; Math.random = function () { n = (n * 16807) % 2147483647; return n / 2147483647; }; };
core.startEpisode = function () { if (!core.cover) { core.cover = document.createElement('div'); core.cover.id = 'sync-task-cover'; core.cover.textContent = 'START'; core.cover.onclick = core.startEpisodeReal; document.body.appendChild(core.cover); } core.cover.style.display = 'block'; };
core.startEpisodeReal = function () { genProblem(); WOB_DONE_GLOBAL = false; core.cover.style.display = 'none'; core.EP_TIMER = setTimeout(function () { core.endEpisode(-1); }, 10000); };
core.endEpisode = function (reward) { if (core.EP_TIMER === null) return; core.EP_TIMER = null; WOB_RAW_REWARD_GLOBAL = reward; WOB_DONE_GLOBAL = true; core.startEpisode(); };`;
const page = (
  body: string,
  script: string,
) => `<!DOCTYPE html><html><head><title>Page</title><script src="../core/core.js"></script><style>#sync-task-cover{position:absolute;inset:0;background:#111;color:#fff}body{margin:0}</style>
<script>${script}\nwindow.onload = function () { core.startEpisode(); };</script></head><body>${body}</body></html>`;
const ALL = page(
  '<div id="query">Write <b id="word"></b>, pick two and press Send.</div><input id="text"><select id="list"><option>one</option><option>two</option><option>three</option></select><button id="send">Send</button><p id="count">0</p><p id="late"></p>',
  `var pressed = 0, word;
   var genProblem = function () { word = 'w' + Math.floor(Math.random() * 1000); document.getElementById('word').textContent = word; setTimeout(function () { document.getElementById('late').textContent = new Date().toISOString(); }, 4000); };
   document.addEventListener('click', function (e) { if (e.target.id !== 'send') return; document.getElementById('count').textContent = String(++pressed); if (pressed < 3) return; core.endEpisode(document.getElementById('text').value === word && document.getElementById('list').value === 'two' ? 1 : -1); });`,
);

let folder: string;
let server: RunningServer;
const call = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
};
const observe = { elements: true, screenshot: 'png', scale: 1 };
const begin = async (seed: number) =>
  `/v1/episodes/${(await call('POST', '/v1/episodes', { task: 'miniwob/all', seed })).body.id as string}`;
const observationOf = async (episode: string) => (await call('POST', `${episode}/observe`, { observe })).body;
const step = async (episode: string, action: object) =>
  (await call('POST', `${episode}/step`, { action, observe })).body;
const valuesOf = ({ observation: { elements = [] } }: { observation: Observation }) =>
  Object.fromEntries(
    elements.filter(e => e.id.startsWith('page/')).map(e => [e.id.slice('page/'.length), e.value ?? e.name]),
  );
const phoneOf = async (episode: string) => `/v1/phones/${(await call('GET', episode)).body.phone as string}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapworld-miniwob-'));
  for (const name of ['core', 'miniwob']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'core', 'core.js'), CORE);
  writeFileSync(join(folder, 'miniwob', 'all.html'), ALL);
  symlinkSync('/etc/hostname', join(folder, 'miniwob', 'out.html'));
  server = await startServer({ port: 0, renderers: 1, browsers: 1, miniwob: folder });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a page of MiniWoB++', () => {
  it('is a task: its goal is what it asks, its reward the judge’s, and the first end counts', async () => {
    const tasks = (await call('GET', '/v1/tasks?suite=miniwob')).body;
    expect(tasks.map((t: { id: string }) => t.id)).toEqual(['miniwob/all', 'miniwob/out']);
    const episode = await begin(4);
    let result = await observationOf(episode);
    const { asks, done } = result.observation.live;
    const word = /^Write (w\d+), pick two and press Send\.$/.exec(asks)?.[1];
    expect([word, done]).toEqual([expect.any(String), false]);
    expect(result.observation.foreground.app).toBe('browser');
    await step(episode, { type: 'type', element: 'page/text', text: `${word}x` });
    await step(episode, { type: 'key', key: 'delete' });
    result = await step(episode, { type: 'tap', element: 'page/list' });
    expect(Object.keys(valuesOf(result)).filter(id => id.startsWith('option/'))).toEqual([
      'option/one',
      'option/two',
      'option/three',
    ]);
    result = await step(episode, { type: 'tap', element: 'page/option/two' });
    expect(valuesOf(result)).toMatchObject({ text: word, list: 'two' });
    for (let i = 0; i < 2; i++) result = await step(episode, { type: 'tap', element: 'page/send' });
    expect([valuesOf(result)['count'], result.observation.live.done]).toEqual(['2', false]);
    result = await step(episode, { type: 'tap', element: 'page/send' });
    expect(result.observation.live).toMatchObject({ done: true, reward: 1 });
    // The page would begin again: what it gave first stands.
    result = await step(episode, { type: 'tap', element: 'page/sync-task-cover' });
    expect(result.observation.live).toMatchObject({ done: true, reward: 1 });
    expect((await step(episode, { type: 'done' })).outcome).toBe('success');
    await call('DELETE', episode);
  });

  it('that gives less than all is failed', async () => {
    const episode = await begin(4);
    for (let i = 0; i < 3; i++) await step(episode, { type: 'tap', element: 'page/send' });
    const result = await step(episode, { type: 'done' });
    expect([result.observation.live.reward, result.outcome]).toEqual([-1, 'failure']);
    await call('DELETE', episode);
  });

  it('has the phone’s time, and its seed alone decides what it asks', async () => {
    const [one, two, other] = [await begin(7), await begin(7), await begin(8)];
    const [a, b, c] = [await observationOf(one), await observationOf(two), await observationOf(other)];
    expect(a.observation.screenshot).toEqual(b.observation.screenshot);
    expect(a.observation.elements).toEqual(b.observation.elements);
    expect(a.observation.live.asks).not.toBe(c.observation.live.asks);
    expect(valuesOf(await step(one, { type: 'wait', ms: 3_999 }))['late']).toBeUndefined();
    const result = await step(one, { type: 'wait', ms: 1 });
    expect(valuesOf(result)['late']).toBe(new Date(a.observation.clock + 4_000).toISOString());
    for (const episode of [one, two, other]) await call('DELETE', episode);
  });

  it('keeps its state while its renderer draws other phones', async () => {
    const [one, two] = [await begin(5), await begin(5)];
    await step(one, { type: 'type', element: 'page/text', text: 'of the first' });
    await step(two, { type: 'type', element: 'page/text', text: 'of the second' });
    for (let i = 0; i < 2; i++) await step(one, { type: 'tap', element: 'page/send' });
    expect(valuesOf(await observationOf(two))).toMatchObject({ text: 'of the second', count: '0' });
    expect(valuesOf(await observationOf(one))).toMatchObject({ text: 'of the first', count: '2' });
    // A finger that is down on the page of one is not down on the other's.
    const { bounds } = (await observationOf(one)).observation.elements.find(
      (e: Element) => e.id === 'page/send',
    );
    const at = { x: bounds[0] + 20, y: bounds[1] + 20, pointer: 0 };
    await step(one, { type: 'touch', phase: 'down', ...at });
    expect(valuesOf(await step(two, { type: 'touch', phase: 'up', ...at }))['count']).toBe('0');
    expect(valuesOf(await step(one, { type: 'touch', phase: 'up', ...at }))['count']).toBe('3');
    await call('DELETE', one);
    expect(valuesOf(await observationOf(two))).toMatchObject({ text: 'of the second', count: '0' });
    await call('DELETE', two);
  });

  it('makes its phone refuse to be forked or captured, until it is left', async () => {
    const episode = await begin(6);
    const phone = await phoneOf(episode);
    await step(episode, { type: 'type', element: 'page/text', text: 'kept' });
    for (const [method, path, body] of [
      ['POST', `${phone}/fork`, {}],
      ['POST', `${episode}/fork`, { count: 2 }],
      ['GET', `${phone}/snapshot`, undefined],
    ] as const) {
      const {
        status,
        body: { error },
      } = await call(method, path, body);
      expect([path, status, error.code]).toEqual([path, 409, 'LIVE_PAGE']);
    }
    // Below the shade it is still there; on the home screen it is gone, and comes anew.
    const half = [180 * 3, 1] as const;
    await step(episode, { type: 'swipe', from: half, to: [half[0], 1_200] });
    await step(episode, { type: 'key', key: 'back' });
    expect(valuesOf(await observationOf(episode))['text']).toBe('kept');
    const result = await step(episode, { type: 'key', key: 'home' });
    expect(result.observation.live).toBeUndefined();
    expect((await call('POST', `${phone}/fork`, {})).status).toBeLessThan(300);
    expect(valuesOf(await step(episode, { type: 'open_app', app: 'browser' }))['text']).toBe('');
    await call('DELETE', episode);
  });

  it('is lost with its renderer, which the next call is told, and the one after begins anew', async () => {
    const episode = await begin(6);
    const phone = await phoneOf(episode);
    await call('POST', `${phone}/step`, { action: { type: 'type', element: 'page/text', text: 'gone' } });
    server.pool.killForTest();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++)
      codes.push((await call('POST', `${phone}/observe`, { observe })).body.error?.code);
    expect(codes).toContain('RENDERER_LOST');
    expect(codes.at(-1)).toBeUndefined();
    expect(valuesOf(await observationOf(episode))['text']).toBe('');
    await call('DELETE', episode);
  });

  it('is served from its folder and from nowhere else', async () => {
    for (const path of [
      'miniwob/out.html',
      'miniwob/none.html',
      '..%2f..%2fetc/hostname',
      '%2e%2e/package.json',
      'miniwob/%ff.html',
    ])
      expect((await call('GET', `/miniwob/${path}`)).status, path).toBe(404);
    expect((await call('GET', '/miniwob/core/core.js')).body).toBe(CORE);
  });
});

describe('a folder of MiniWoB++', () => {
  it('is found by its html folder or by what holds it, and told of where it is another', () => {
    expect(openMiniwob(folder)).toMatchObject({ names: ['all', 'out'] });
    expect(() => openMiniwob(join(folder, 'miniwob'))).toThrow(/holds no MiniWoB\+\+/);
    expect(() => openMiniwob(join(folder, 'nowhere'))).toThrow(
      expect.objectContaining({ code: 'MINIWOB_MISSING' }),
    );
  });

  it('gives pages whose scripts begin after ours', () => {
    for (const html of [
      '<html><head lang="en"><script>own()</script></head></html>',
      '<script>own()</script>',
    ]) {
      const made = withClock(html);
      expect(made.indexOf('tapworldPage')).toBeLessThan(made.indexOf('own()'));
    }
  });
});
