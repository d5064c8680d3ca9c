import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../apps/catalogue.ts';
import type { Ctx } from '../src/sdk/core/ctx.ts';
import { advance, dispatch, runOn } from '../src/sdk/core/engine.ts';
import { topScreen } from '../src/sdk/core/stack.ts';
import { isLocked } from '../src/sdk/core/screen.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

const world: AnyPhone = await createWorld();
const system = (phone: AnyPhone, action: string, args: object = {}) =>
  dispatch(catalogue, phone, 'system', action, args).phone;
const wait = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms).phone;
/** Runs code with the context of an action of Notes. */
const as = (phone: AnyPhone, how: (ctx: Ctx) => void) =>
  produce(phone, draft => {
    how(runOn(catalogue, draft as AnyPhone, 'timer').ctx('notes'));
  }) as AnyPhone;
const RINGS = {
  channel: 'alarms',
  tag: 'ring',
  title: 'Tide',
  text: '06:45',
  ringing: 'alarm',
  route: '/search',
  ongoing: true,
} as const;
const ring = (phone: AnyPhone) => as(phone, ctx => ctx.notify(RINGS));
const at = (phone: AnyPhone) => {
  const top = topScreen(phone);
  return top && `${top.app}${top.path}`;
};
const inChat = system(world, 'openApp', { app: 'chat' });
const locked = system(inChat, 'sleep');

describe('a ringing notification', () => {
  test('stays over the app until it is answered, and no other notification replaces it', () => {
    const rings = ring(inChat);
    const [id] = Object.keys(rings.os.notifications);
    expect(at(rings)).toBe('chat/');
    const later = as(wait(rings, 60_000), ctx =>
      ctx.notify({ channel: 'x', tag: 'other', title: 'Other', text: '' }),
    );
    expect(later.ui.headsUp).toBe(id);
    expect(as(later, ctx => ctx.dismiss('ring')).ui.headsUp).toBeNull();
  });

  test('replaces the current heads-up, whose timeout does not remove it', () => {
    const shown = as(inChat, ctx => ctx.notify({ channel: 'x', tag: 'other', title: 'Other', text: '' }));
    const rings = ring(wait(shown, 1_000));
    const id = Object.keys(rings.os.notifications).find(n => rings.os.notifications[n]!.tag === 'ring');
    expect(wait(rings, 30_000).ui.headsUp).toBe(id);
  });

  test('wakes a sleeping phone above its lock screen; the lock screen returns when it ends', () => {
    expect(isLocked(locked)).toBe(true);
    const rings = ring(locked);
    expect([rings.ui.awake, rings.ui.locked, isLocked(rings), at(rings)]).toEqual([
      true,
      true,
      false,
      'notes/search',
    ]);
    const ended = as(rings, ctx => {
      ctx.dismiss('ring');
      ctx.close('/search');
    });
    expect([isLocked(ended), at(ended)]).toEqual([true, 'chat/']);
    expect(at(system(ended, 'unlock'))).toBe('chat/');
  });

  test('keeps the screen on, and returns after the power key', () => {
    const rings = ring(locked);
    expect(wait(rings, 3_600_000).ui.awake).toBe(true);
    const dark = system(rings, 'pressPower');
    expect(dark.ui.awake).toBe(false);
    const lit = system(dark, 'pressPower');
    expect([lit.ui.awake, isLocked(lit), at(lit)]).toEqual([true, false, 'notes/search']);
  });

  test('is answered over the lock screen if the display was turned off while it was a heads-up', () => {
    const lit = system(system(ring(inChat), 'pressPower'), 'pressPower');
    expect([lit.ui.awake, isLocked(lit), at(lit)]).toEqual([true, false, 'notes/search']);
  });

  test('passes do not disturb according to its settings, and is silent otherwise', () => {
    const quiet = (allowAlarms: boolean) =>
      produce(inChat, p => {
        p.os.settings.doNotDisturb = { ...p.os.settings.doNotDisturb, on: true, allowAlarms };
      }) as AnyPhone;
    const alarm = (phone: AnyPhone) =>
      as(phone, ctx => ctx.notify({ ...RINGS, alarm: true })).ui.headsUp !== null;
    expect([alarm(quiet(true)), alarm(quiet(false))]).toEqual([true, false]);
  });
});

describe('a screen over the lock screen', () => {
  const raised = as(locked, ctx => ctx.raise('/search'));

  test('gives way to the lock screen on Back, on Home and when another app opens', () => {
    for (const action of ['pop', 'home'] as const)
      expect(isLocked(system(raised, action)), action).toBe(true);
    expect(isLocked(system(raised, 'openApp', { app: 'settings' }))).toBe(true);
    expect(isLocked(as(raised, ctx => ctx.open('/tags')))).toBe(false);
  });

  test('exists once however often it is raised, and can be removed from any position', () => {
    const twice = as(
      as(raised, ctx => ctx.raise('/search')),
      ctx => ctx.raise('/search'),
    );
    expect(twice.ui.tasks.flatMap(t => t.stack).filter(s => s.path === '/search')).toHaveLength(1);
    const below = as(twice, ctx => ctx.open('/tags'));
    const closed = as(below, ctx => ctx.close('/search'));
    expect([at(closed), closed.ui.tasks.flatMap(t => t.stack).some(s => s.path === '/search')]).toEqual([
      'notes/tags',
      false,
    ]);
    expect(closed.ui.surfaces).toEqual(locked.ui.surfaces);
  });

  test('keeps the other screens of its app behind the lock', () => {
    const own = as(system(system(world, 'openApp', { app: 'notes' }), 'sleep'), ctx => ctx.raise('/search'));
    expect(isLocked(own)).toBe(false);
    expect(isLocked(as(own, ctx => ctx.close('/search')))).toBe(true);
  });

  test('on an empty home screen ends with its task', () => {
    const home = as(world, ctx => ctx.raise('/search'));
    expect(at(home)).toBe('notes/search');
    const closed = as(home, ctx => ctx.close('/search'));
    expect([closed.ui.foreground, closed.ui.tasks]).toEqual([null, []]);
  });

  test('a phone without a screen lock shows it, and no lock screen follows', () => {
    const open = system(
      produce(inChat, p => {
        p.os.settings.lock.kind = 'none';
      }) as AnyPhone,
      'sleep',
    );
    const closed = as(ring(open), ctx => {
      ctx.dismiss('ring');
      ctx.close('/search');
    });
    expect([closed.ui.awake, closed.ui.locked, at(closed)]).toEqual([true, false, 'chat/']);
  });
});

test('setting the clock tells the apps by how much; setting the same time does not', () => {
  const told: unknown[] = [];
  const heard = {
    ...catalogue,
    metas: new Map(
      [...catalogue.metas].map(([id, meta]) => [
        id,
        id === 'notes' ? { ...meta, on: { clock: 'setSort' } } : meta,
      ]),
    ),
    get: (id: string) =>
      id === 'notes'
        ? {
            ...catalogue.get(id),
            actions: {
              setSort: {
                describe: '',
                args: {},
                run: (_: unknown, args: unknown) => {
                  told.push(args);
                },
              },
            },
          }
        : catalogue.get(id),
  } as unknown as typeof catalogue;
  const { now } = world.clock;
  dispatch(heard, world, 'system', 'setClock', { now: now + 90_000 });
  dispatch(heard, world, 'system', 'setClock', { now });
  expect(told).toEqual([{ by: 90_000 }]);
});
