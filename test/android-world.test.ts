import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';

/** The responses that a client of AndroidWorld's server reads. The client knows only the address of this server. */
interface Ui {
  text: string | null;
  content_description: string | null;
  class_name: string;
  bbox_pixels: { x_min: number; x_max: number; y_min: number; y_max: number };
  is_checkable: boolean;
  is_checked: boolean;
  is_clickable: boolean;
}

class AndroidWorldClient {
  readonly base: string;
  constructor(base: string) {
    this.base = base;
  }
  async call(
    method: string,
    path: string,
    query: Record<string, string | number | boolean> = {},
    body?: unknown,
  ): Promise<any> {
    const answer = await fetch(
      `${this.base}${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
      {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      },
    );
    const given = await answer.json();
    if (!answer.ok) throw Object.assign(new Error(given.error.message), given.error);
    return given;
  }
  get(path: string, query?: Record<string, string | number | boolean>) {
    return this.call('GET', path, query);
  }
  post(path: string, query?: Record<string, string | number | boolean>, body?: unknown) {
    return this.call('POST', path, query, body);
  }
  async elements(): Promise<Ui[]> {
    return (await this.get('/elements')).ui_elements;
  }
  act(action: object) {
    return this.post(
      '/execute_action',
      {},
      {
        index: null,
        x: null,
        y: null,
        text: null,
        direction: null,
        goal_status: null,
        app_name: null,
        keycode: null,
        clear_text: null,
        ...action,
      },
    );
  }
  /** Index of the element with this text; scrolls to it. */
  async find(words: RegExp): Promise<number> {
    for (let scrolls = 0; scrolls < 8; scrolls++) {
      const list = await this.elements();
      const at = list.findIndex(e => words.test(e.text ?? '') || words.test(e.content_description ?? ''));
      if (at >= 0) return at;
      await this.act({ action_type: 'scroll', direction: 'down' });
    }
    throw new Error(`No element with the text ${String(words)}`);
  }
}

let server: RunningServer;
let client: AndroidWorldClient;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1, browsers: 1 });
  client = new AndroidWorldClient(`${server.url}/android-world`);
}, 60_000);
afterAll(() => server.close());

const WIFI_OFF = { task_type: 'SystemWifiTurnOff', task_idx: 0 };

describe('a client written for AndroidWorld’s server', () => {
  it('plays an episode to success', async () => {
    expect(await client.get('/health')).toEqual({ status: 'success' });
    expect(
      (
        await client.get('/suite/reinitialize', {
          n_task_combinations: 3,
          seed: 7,
          task_family: 'android_world',
        })
      ).status,
    ).toBe('success');
    const { task_list: list } = await client.get('/suite/task_list', { max_index: -1 });
    expect(list).toContain('SystemWifiTurnOff');
    expect((await client.get('/suite/task_list', { max_index: 2 })).task_list).toEqual(list.slice(0, 2));
    expect(await client.get('/suite/task_length', { task_type: 'SystemWifiTurnOff' })).toEqual({ length: 3 });
    await client.post('/reset', { go_home: true });
    await client.post('/task/initialize', WIFI_OFF);
    expect((await client.get('/task/goal', WIFI_OFF)).goal).toMatch(/Wi-Fi/);
    expect((await client.get('/task/template', WIFI_OFF)).template).toMatch(/Wi-Fi/);
    expect(await client.get('/task/complexity', WIFI_OFF)).toEqual({ complexity: 1 });
    expect((await client.get('/task/score', WIFI_OFF)).score).toBe(0);
    const { pixels } = await client.get('/screenshot', { wait_to_stabilize: true });
    expect([pixels.length, pixels[0].length, pixels[0][0].length]).toEqual([2_400, 1_080, 3]);
    expect(new Set(pixels[1_200].map(String)).size).toBeGreaterThan(10);

    await client.act({ action_type: 'open_app', app_name: 'Settings' });
    await client.act({ action_type: 'click', index: await client.find(/^Wi-Fi/) });
    const before = await client.elements();
    const toggle = before.findIndex(
      e => e.is_checkable && /Wi-Fi/.test(`${e.text} ${e.content_description}`),
    );
    expect(before[toggle]).toMatchObject({ is_checked: true, class_name: 'android.widget.Switch' });
    const { x_min, x_max, y_min, y_max } = before[toggle]!.bbox_pixels;
    await client.act({ action_type: 'click', x: (x_min + x_max) / 2, y: (y_min + y_max) / 2 });
    expect((await client.elements())[toggle]).toMatchObject({ is_checked: false });
    expect(await client.get('/task/score', WIFI_OFF)).toMatchObject({ score: 1, score_declared: 0 });
    await client.act({ action_type: 'status', goal_status: 'complete' });
    expect(await client.get('/task/score', WIFI_OFF)).toMatchObject({ score: 1, score_declared: 1 });
    expect((await client.get('/auxiliaries')).package_name).toBe('app.tapworld.settings');
    expect((await client.get('/packages')).packages).toContain('app.tapworld.settings');
    await expect(client.act({ action_type: 'navigate_home' })).rejects.toMatchObject({
      code: 'EPISODE_ENDED',
    });
    await client.post('/task/tear_down', WIFI_OFF);
    await expect(client.get('/task/score', WIFI_OFF)).rejects.toMatchObject({ code: 'EPISODE_NOT_FOUND' });
    expect(await client.post('/close')).toEqual({ status: 'success', session: 'closed' });
    expect(server.context.episodes.size).toBe(0);
  }, 120_000);

  it('draws the same instance from the same seed, template and index', async () => {
    const goals = async (seed: number) => {
      await client.get('/suite/reinitialize', { seed, n_task_combinations: 4 });
      return Promise.all(
        [0, 1, 2, 3].map(
          async task_idx => (await client.get('/task/goal', { task_type: 'OpenAppTaskEval', task_idx })).goal,
        ),
      );
    };
    const first = await goals(1);
    expect(await goals(1)).toEqual(first);
    expect(new Set([...first, ...(await goals(2))]).size).toBeGreaterThan(1);
    await client.get('/suite/reinitialize');
  });

  it('gets an error for a bad request, and nothing changes', async () => {
    await client.post('/task/initialize', WIFI_OFF);
    const { stateHash } = server.context.episodes.list()[0]!.phone;
    for (const [action, why] of [
      [{ action_type: 'fly' }, /action_type/],
      [{ action_type: 'click' }, /needs an index/],
      [{ action_type: 'click', index: 999 }, /no element 999/],
      [{ action_type: 'answer', text: 'x' }, /asks for no answer/],
      [{ action_type: 'input_text', text: 'x', x: 1, y: 1 }, /no text field/],
      [{ action_type: 'status', goal_status: 'maybe' }, /complete or infeasible/],
      [{ action_type: 'swipe' }, /direction/],
      [{ other: 1 }, /action_type|other/],
    ] as const)
      await expect(client.act(action)).rejects.toMatchObject({
        code: 'INVALID_ACTION',
        message: expect.stringMatching(why),
      });
    expect([
      server.context.episodes.list()[0]!.phone.stateHash,
      server.context.episodes.list()[0]!.steps,
    ]).toEqual([stateHash, 0]);
    await expect(
      client.post('/task/initialize', { task_type: 'NoSuchTask', task_idx: 0 }),
    ).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
    await expect(client.post('/task/initialize', { ...WIFI_OFF, task_idx: 2 })).rejects.toMatchObject({
      code: 'TASK_NOT_FOUND',
    });
    await expect(client.get('/suite/reinitialize', { task_family: 'other_world' })).rejects.toMatchObject({
      code: 'INVALID_BODY',
    });
    await client.post('/close');
  }, 60_000);
});
