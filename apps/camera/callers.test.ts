import { expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { shotOf } from './select.ts';
import { allowed, cam, made, run, top } from './testing.ts';

const world = allowed(await createWorld());
const taken = (asked: AnyPhone): AnyPhone => {
  expect(top(asked)).toMatchObject({ app: 'camera', path: '/capture/photo' });
  return run(run(asked, 'shutter'), 'accept');
};
const from = (app: string, action: string, args: object) =>
  taken(run(run(world, 'openApp', { app }, 'system'), action, args, app));

test('Parley sends what was taken, Messages attaches it, Expenses keeps it as the receipt', () => {
  const [thread] = Object.keys((world.apps['chat'] as { threads: object }).threads);
  const sent = from('chat', 'takePhoto', { thread });
  const messages = (p: AnyPhone) =>
    (p.apps['chat'] as { messages: Record<string, { photo?: string; thread: string }> }).messages;
  const [file] = made(sent, world);
  expect(
    Object.entries(messages(sent))
      .filter(([id]) => !messages(world)[id])
      .map(([, m]) => [m.thread, m.photo]),
  ).toEqual([[thread, file!.media.picture]]);
  expect(top(sent)!.app).toBe('chat');
  const attached = from('messages', 'takePhoto', { to: ['+447700900110'] });
  expect(
    (attached.apps['messages'] as { attached: Record<string, object[]> }).attached['to:+447700900110'],
  ).toEqual([{ photo: made(attached, world)[0]!.media.picture }]);
});

test('Contacts and Recipes put it into their forms', () => {
  const ask = (app: string, action: string, args: object) =>
    taken(
      run(
        run(world, 'openApp', { app }, 'system'),
        'startIntent',
        { app, intent: { verb: 'CAPTURE', mime: 'image/*', result: { app, action, args } } },
        'system',
      ),
    );
  for (const [app, action, args, field] of [
    ['contacts', 'setPortrait', { screen: 's1', birthday: null }, 'portrait'],
    ['recipes', 'takePhoto', { screen: 's1' }, 'photo'],
  ] as const) {
    const done = ask(app, action, args);
    expect((done.apps[app] as { form: Record<string, unknown> }).form[field]).toBe(
      made(done, world)[0]!.media.picture,
    );
  }
});

test('A copy of a picture was taken as the picture was', () => {
  const first = run(run(world, 'openApp', { app: 'camera' }, 'system'), 'shutter');
  const [file] = made(first, world);
  const copied = run(first, 'copy', { files: [file!.id], folder: null }, 'files');
  const [copy] = made(copied, first);
  const { file: _, ...how } = shotOf(cam(first), file!.id)!;
  expect(shotOf(cam(copied), copy!.id)).toEqual({ ...how, file: copy!.id });
});
