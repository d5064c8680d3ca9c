import { expect, test } from 'vitest';
import { catalogue, createWorld, phoneSchema, type Phone } from '../apps/catalogue.ts';
import { phones, state, t } from '../apps/music/testing.ts';
import { changesSince } from '../judges/side-effects.ts';

const { run, until, quiet } = phones(catalogue, createWorld);

test('what goes on by itself after the end of a queue is no change', async () => {
  const phone = await quiet(m => {
    m.settings.autoplay = true;
  });
  const loaded = run(phone, 'playTrack', { track: t('streetlamp-1') });
  const later = until(loaded, 900_000);
  expect(state(later).player.queue.length).toBeGreaterThan(5);
  const changes = (from: typeof loaded, to: typeof loaded) =>
    changesSince(phoneSchema, from as unknown as Phone, to as unknown as Phone).map(fact => fact.path);
  expect(changes(loaded, later).filter(path => path.startsWith('/apps/music'))).toEqual([]);
  // Others' posts and mails arrive on both phones.
  expect(changes(until(phone, 900_000), later)).toEqual(changes(phone, loaded));
});
