import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server/start.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1, browsers: 1, token: 'secret' });
}, 60_000);
afterAll(() => server.close());

interface Listed {
  ref: string;
  type: string;
  text?: string;
  label?: string;
  coordinates: { x: number; y: number; width: number; height: number };
}

it('an agent that only has tools writes a note on a real screen', async () => {
  const { episodes } = server.context;
  const episode = await episodes.create({ task: 'notes/create-note', seed: 3 });
  const { title, body } = episode.instance.params as { title: string; body: string };
  const agent = new Client({ name: 'test', version: '1' });
  await agent.connect(
    new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${episodes.tokenOf(episode)}` } },
    }) as Transport,
  );
  const call = async (name: string, args: object = {}) => {
    const { content, isError } = (await agent.callTool({ name, arguments: { ...args } })) as {
      content: { text: string }[];
      isError?: boolean;
    };
    if (isError) throw new Error(content[0]!.text);
    return content[0]!.text;
  };
  const find = async (label: string) => {
    const elements = JSON.parse(await call('mobile_list_elements_on_screen', { format: 'json' })) as Listed[];
    const found = elements.find(element => element.text === label || element.label === label);
    if (!found) throw new Error(`No ${label} in ${JSON.stringify(elements)}`);
    return found;
  };
  const middle = ({ coordinates: { x, y, width, height } }: Listed) => ({
    x: x + width / 2,
    y: y + height / 2,
  });

  expect(agent.getInstructions()).toContain(title);
  await call('mobile_launch_app', { packageName: 'app.tapworld.notes' });
  await call('mobile_click_on_screen_at_coordinates', { ref: (await find('New note')).ref });
  await call('mobile_click_on_screen_at_coordinates', middle(await find('Title')));
  await call('mobile_type_keys', { text: title });
  await call('mobile_click_on_screen_at_coordinates', { ref: (await find('Note')).ref });
  await call('mobile_type_keys', { text: body, submit: false });
  expect(await call('mobile_list_elements_on_screen')).toContain(`value=${JSON.stringify(title)}`);
  await call('mobile_press_button', { button: 'BACK' });
  const picture = (await agent.callTool({ name: 'mobile_take_screenshot', arguments: { scale: 0.5 } })) as {
    content: { text?: string; data?: string }[];
  };
  expect(picture.content[0]!.text).toContain('540x1200');
  expect(Buffer.from(picture.content[1]!.data!, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(await call('done')).toBe('Declared done. The episode has ended.');
  expect([episode.outcome, episode.steps]).toEqual(['success', 8]);
  episodes.remove(episode.id);

  const phone = (await server.context.phones.create({})).id;
  const operator = new Client({ name: 'test', version: '1' });
  await operator.connect(
    new StreamableHTTPClientTransport(new URL(`${server.url}/mcp?phone=${phone}`), {
      requestInit: { headers: { authorization: 'Bearer secret' } },
    }) as Transport,
  );
  const say = async (name: string, args: object = {}) =>
    ((await operator.callTool({ name, arguments: { ...args } })).content as { text: string }[])[0]!.text;
  expect(await say('mobile_open_url', { url: 'https://example.org/' })).toBe('Opened https://example.org/.');
  expect(await say('mobile_get_foreground_app')).toContain('app.tapworld.browser');
  const turned = await say('mobile_set_orientation', { orientation: 'landscape' });
  expect(await say('mobile_get_screen_size')).toBe(
    `The screen is ${turned === 'The screen is in landscape.' ? '2400x1080' : '1080x2400'} pixels.`,
  );
  await Promise.all([agent.close(), operator.close()]);
}, 150_000);
