import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMcp, type Mcp } from './mcp.ts';
import { expectScreen } from './screen.ts';
import { openStage, type Stage } from './stage.ts';

const SERVER = fileURLToPath(
  new URL('../../node_modules/@mobilenext/mobile-mcp/lib/index.js', import.meta.url),
);

let stage: Stage;
let mcp: Mcp;
beforeAll(async () => {
  stage = await openStage();
  const { ANDROID_HOME: _, ...env } = stage.real.env;
  mcp = await startMcp(SERVER, { ...env, MOBILEMCP_LEGACY_ROBOT: '1', MOBILEMCP_DISABLE_TELEMETRY: '1' });
});
afterAll(async () => {
  await mcp?.close();
  await stage?.close();
});

interface Listed {
  text?: string;
  label?: string;
  coordinates: { x: number; y: number; width: number; height: number };
}

it('@mobilenext/mobile-mcp writes a note with its tools alone', async () => {
  const {
    serial,
    params: { title, body },
    verdict,
  } = await stage.play<{ title: string; body: string }>('notes/create-note');
  const call = (name: string, args: Record<string, unknown> = {}) =>
    mcp.call(`mobile_${name}`, { device: serial, ...args });
  const click = async (label: string) => {
    const said = await call('list_elements_on_screen', { format: 'json' });
    const elements = JSON.parse(said.slice(said.indexOf('['))) as Listed[];
    const found = elements.find(element => element.text === label || element.label === label);
    if (!found) throw new Error(`No "${label}" in ${said}`);
    const { x, y, width, height } = found.coordinates;
    await call('click_on_screen_at_coordinates', {
      x: x + Math.round(width / 2),
      y: y + Math.round(height / 2),
    });
  };

  expect(await mcp.call('mobile_list_available_devices', {})).toContain(serial);
  expect(await call('list_apps')).toContain('app.tapworld.notes');
  expect(await call('get_screen_size')).toContain('1080x2400');
  await call('launch_app', { packageName: 'app.tapworld.notes' });
  await click('New note');
  await click('Title');
  await call('type_keys', { text: title, submit: false });
  await click('Note');
  await call('type_keys', { text: body, submit: false });
  const picture = join(stage.real.folder, 'note.png');
  await call('save_screenshot', { saveTo: picture });
  expectScreen(readFileSync(picture));
  await call('press_button', { button: 'BACK' });
  await expect(call('launch_app', { packageName: 'app.nobody.here' })).rejects.toThrow('make sure it exists');
  expect(await verdict()).toMatchObject({ success: true, outcome: 'success', sideEffects: [] });
});
