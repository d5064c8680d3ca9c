import { beforeAll, describe, expect, it } from 'vitest';
import { produce } from 'immer';
import { catalogue, createWorld } from '../../../apps/catalogue.ts';
import { dispatch } from '../../sdk/core/engine.ts';
import { createPhoneStore, lookedAt } from '../../sdk/react/store.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { cardsInView, cardSizes, isCovered } from './cards.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});
const at = (phone: AnyPhone, app: string, path = '/') =>
  dispatch(catalogue, phone, 'system', 'openAt', { app, path }).phone;
const did = (phone: AnyPhone, app: string, action: string, args: object) =>
  dispatch(catalogue, phone, app, action, args).phone;

describe('the cards of recent apps', () => {
  const several = () => ['chat', 'maps', 'notes', 'calendar'].reduce((phone, app) => at(phone, app), world);
  const scrolled = (offset: number) =>
    produce(several(), p => {
      p.ui.surfaces['recents'] = { scroll: { recents: offset } };
    });
  const apps = (phone: AnyPhone) => cardsInView(phone).map(id => phone.ui.tasks.find(t => t.id === id)!.app);

  it('in view are those that the strip shows at its offset, which ends at its end', () => {
    const { width, gap } = cardSizes(world);
    expect(apps(scrolled(0))).toEqual(['calendar', 'notes']);
    expect(apps(scrolled(width + gap))).toEqual(['calendar', 'notes', 'maps']);
    expect(apps(scrolled(9_999))).toEqual(['maps', 'chat']);
    expect(apps(world)).toEqual([]);
  });

  it('fit on the screen in both directions', () => {
    const wide = produce(world, p => {
      p.device.orientation = 'landscape';
    });
    const [tall, flat] = [cardSizes(world), cardSizes(wide)];
    expect([tall.height > tall.width, flat.width > flat.height]).toEqual([true, true]);
    expect(flat.height).toBeLessThan(wide.device.screen.width / wide.device.screen.scale - 180);
  });
});

describe('a screen that recent apps cover', () => {
  const covered = (phone: AnyPhone) => isCovered(catalogue, phone, phone.ui.tasks[0]!.stack.at(-1)!);
  it.each([
    ['notes', '/note/note-cards-pins', true],
    ['notes', '/lock', true],
    ['notes', '/', false],
    ['settings', '/lock', true],
    ['settings', '/security', false],
    ['browser', '/', false],
  ])('%s %s: %s', (app, path, is) => {
    expect(covered(at(world, app, path))).toBe(is);
  });

  it('is a note that was opened with its passcode, a private tab, and one whose app is not there', () => {
    const open = produce(at(world, 'notes', '/note/note-cards-pins'), p => {
      (p.apps['notes'] as { unlocked: boolean }).unlocked = true;
    });
    expect(covered(open)).toBe(true);
    expect(covered(did(at(world, 'browser'), 'browser', 'newTab', { private: true }))).toBe(true);
    const absent = produce(at(world, 'chat'), p => {
      delete p.apps['chat'];
    });
    expect(covered(absent)).toBe(true);
  });
});

describe('what is only looked at', () => {
  it('reads the phone as it is now, and changes nothing', () => {
    const store = createPhoneStore(catalogue, world);
    const view = lookedAt(store);
    view.dispatch('system', 'openApp', { app: 'notes' });
    view.update(p => {
      p.ui.recents = true;
    });
    expect([store.phone, store.drainEvents()]).toEqual([world, []]);
    store.dispatch('system', 'openApp', { app: 'notes' });
    expect(view.phone).toBe(store.phone);
    expect([view.isLookedAt, store.isLookedAt]).toEqual([true, undefined]);
  });

  it('has a stand-in for a screen that fails, until the phone changes', () => {
    const props = { phone: world, name: 'Notes', children: 'screen', fallback: 'icon' };
    const boundary = new CrashBoundary(props);
    expect(boundary.render()).toBe('screen');
    boundary.state = { ...boundary.state, ...CrashBoundary.getDerivedStateFromError() };
    expect(boundary.render()).toBe('icon');
    const next = { ...props, phone: { ...world } };
    expect(CrashBoundary.getDerivedStateFromProps(next, boundary.state)).toMatchObject({ failed: false });
  });
});
