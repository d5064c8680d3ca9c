import { produce } from 'immer';
import type { Catalogue } from '../../src/sdk/core/app.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { currentOf, positionAt, upcoming } from './select.ts';
import type { Music } from './state.ts';

export const state = (phone: AnyPhone): Music => phone.apps['music'] as Music;
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const top = (phone: AnyPhone): string | undefined =>
  phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1)?.path;
export const note = (phone: AnyPhone) => Object.values(phone.os.notifications).find(n => n.app === 'music');
export const now = (phone: AnyPhone): string | undefined =>
  currentOf(state(phone))?.track.replace('track-', '');
export const next = (phone: AnyPhone): string[] =>
  upcoming(state(phone)).map(e => e.track.replace('track-', ''));
export const position = (phone: AnyPhone): number =>
  positionAt(state(phone), phone.device.storage.files, phone.clock.now);
export const t = (name: string): string => `track-${name}`;

/** Phones for tests; the catalogue is the test's, which alone may reach it. */
export function phones(catalogue: Catalogue, createWorld: () => Promise<AnyPhone>) {
  const run = (phone: AnyPhone, name: string, args: object = {}, app = 'music'): AnyPhone =>
    dispatch(catalogue, phone, app, name, args).phone;
  return {
    run,
    until: (phone: AnyPhone, ms: number): AnyPhone => advance(catalogue, phone, phone.clock.now + ms).phone,
    offline: (phone: AnyPhone): AnyPhone => run(phone, 'setAeroplane', { on: true }, 'system'),
    /** A phone with Tonearm open and nothing loaded, autoplay off. */
    async quiet(change?: (music: Music) => void): Promise<AnyPhone> {
      const phone = produce(await createWorld(), d => {
        const music = d.apps['music'] as Music;
        Object.assign(music.player, { queue: [], current: null, position: 0, since: null, source: '' });
        music.settings.autoplay = false;
        change?.(music);
      });
      return run(phone, 'openApp', { app: 'music' }, 'system');
    },
  };
}
