import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../apps/catalogue.ts';
import { dispatch } from '../src/sdk/core/engine.ts';
import { handlersFor, offeredIn } from '../src/sdk/core/intents.ts';
import { topScreen } from '../src/sdk/core/stack.ts';
import type { AnyPhone, Intent } from '../src/state/phone/index.ts';

const world: AnyPhone = await createWorld();
const TEXT: Intent = { verb: 'SEND', mime: 'text/plain', text: 'The ferry leaves at nine.' };
const system = (phone: AnyPhone, action: string, args: object) =>
  dispatch(catalogue, phone, 'system', action, args).phone;

describe('the share sheet', () => {
  test('offers every app that handles the intent except the one that shares', () => {
    const handlers = handlersFor(world, catalogue, TEXT).map(h => h.app.id);
    expect(handlers).toContain('notes');
    const shared = system(world, 'startIntent', { app: 'notes', intent: TEXT });
    const [dialog] = shared.ui.dialogs;
    expect(offeredIn(shared, catalogue, dialog!).map(h => h.app.id)).toEqual(
      handlers.filter(id => id !== 'notes'),
    );
    expect(
      topScreen(system(shared, 'chooseApp', { id: dialog!.id, app: 'notes', always: false }))?.app,
    ).not.toBe('notes');
    expect(topScreen(system(shared, 'chooseApp', { id: dialog!.id, app: 'chat', always: false }))?.app).toBe(
      'chat',
    );
  });
  test('a chooser for other intents also offers the app that asks', () => {
    const view: Intent = { verb: 'VIEW', mime: 'text/plain', extras: { file: 'file-none' }, ask: true };
    const asked = system(world, 'startIntent', { app: 'files', intent: view });
    expect(offeredIn(asked, catalogue, asked.ui.dialogs[0]!).map(h => h.app.id)).toContain('files');
  });
});
