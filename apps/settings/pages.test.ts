import { describe, expect, it } from 'vitest';
import { PhoneBase, type AnyPhone } from '../../src/state/phone/index.ts';
import { validate } from '../../src/state/validate.ts';
import { entriesOf, of, type Entry, type Place, type View } from './model.ts';
import { intents, pageOf, pages, routes } from './pages.ts';
import { appRows } from './pages/app-view.ts';
import { searchSettings } from './search.ts';
import { catalogue, did, testPhone } from './testing.ts';
import { systemActions } from '../../src/sdk/core/system/index.ts';

const start = testPhone(p => {
  p.clock.now += 60_000;
  p.os.settings.developer.enabled = true;
  p.os.settings.autoTime = false;
  p.os.settings.autoZone = false;
  p.os.settings.lock = { ...p.os.settings.lock, kind: 'pin', secret: '1234' };
  p.os.settings.doNotDisturb.schedule.on = true;
  p.os.settings.nightLight.on = true;
  p.os.defaults = { 'VIEW text/plain': 'notes' };
  p.os.notifications['note-1'] = {
    app: 'chat',
    channel: 'messages',
    tag: 'x',
    title: 'Mira',
    text: 'Hi',
    at: p.clock.now,
    ongoing: false,
    silent: false,
    actions: [],
  };
});
const view = (phone: AnyPhone, params: Record<string, string> = {}): View => ({
  phone,
  metas: catalogue.metas,
  params,
});
/** What a hand-drawn part of a page leads to. */
const DRAWN: Record<string, (v: View) => Place[]> = {
  '/': () => [{ route: '/search' }],
  '/wifi': v =>
    Object.keys(v.phone.device.radios.networks).map(id => ({ route: '/wifi/:id', params: { id } })),
  '/wallpaper': () => [{ route: '/wallpaper/:name', params: { name: 'dune' } }],
  '/apps': v => appRows(v, '').installed.flatMap(e => (e.kind === 'link' ? [of(e.to, v)] : [])),
};

/** Every place that can be reached from the first page, with the entries that stand there. */
function places(
  phone: AnyPhone,
): { route: string; params: Record<string, string>; entries: readonly Entry[] }[] {
  const seen = new Map<
    string,
    { route: string; params: Record<string, string>; entries: readonly Entry[] }
  >();
  const queue: Place[] = [{ route: '/' }];
  for (let at = queue.shift(); at; at = queue.shift()) {
    const key = JSON.stringify([at.route, at.params ?? {}]);
    if (seen.has(key)) continue;
    const v = view(phone, at.params ?? {});
    const entries = pageOf(at.route).sections.flatMap(s => entriesOf(s, v));
    seen.set(key, { route: at.route, params: at.params ?? {}, entries });
    for (const e of entries) if ((e.kind === 'link' || e.kind === 'switch') && e.to) queue.push(of(e.to, v));
    queue.push(...(DRAWN[at.route]?.(v) ?? []));
  }
  return [...seen.values()];
}
const all = places(start);

describe('pages of settings', () => {
  it('can all be reached from the first', () => {
    expect(Object.keys(routes).filter(r => !all.some(p => p.route === r))).toEqual([]);
  });

  it('name a parent that exists, an activity of their own and entries that differ', () => {
    expect(new Set(pages.map(p => p.activity)).size).toBe(pages.length);
    for (const p of pages) if (p.parent !== null) expect(pageOf(p.parent).route).toBe(p.parent);
    for (const p of all) expect(new Set(p.entries.map(e => e.id)).size, p.route).toBe(p.entries.length);
  });

  it('open by intent, those of the quick settings among them', () => {
    for (const i of intents) expect(routes[i.route], i.scheme).toBeDefined();
    const schemes = intents.map(i => i.scheme);
    expect(new Set(schemes).size).toBe(schemes.length);
    for (const tile of [
      'wifi',
      'network',
      'bluetooth',
      'sound',
      'display',
      'battery',
      'location',
      'wallpaper',
      'notifications',
    ])
      expect(schemes).toContain(`settings-${tile}`);
  });

  /** The action that an entry calls, if it calls one. */
  function callOf(e: (typeof all)[number]['entries'][number], v: View) {
    if (e.kind === 'switch') return e.set(!e.get(v), v);
    if (e.kind === 'slider') return e.set(e.min, v);
    if (e.kind === 'choice') return e.set(e.get(v), v);
    if (e.kind === 'text') return e.set('x', v);
    if (e.kind === 'action') return e.run(v);
    return e.kind === 'pick' ? e.then : undefined;
  }

  it('call actions that exist', () => {
    for (const p of all) {
      const v = view(start, p.params);
      for (const e of p.entries) {
        const call = callOf(e, v);
        if (call) expect(systemActions[call[0]], `${p.route} ${e.id}`).toBeDefined();
      }
    }
  });

  const rows = all.flatMap(p =>
    p.entries
      .filter(e => !['link', 'info', 'open'].includes(e.kind) && !e.off?.(view(start, p.params)))
      .map(e => ({ name: `${p.route} ${Object.values(p.params).join(' ')} ${e.id}`, p, e })),
  );
  it('have rows', () => expect(rows.length).toBeGreaterThan(120));
  it.each(rows)('$name changes the phone and back', ({ p, e }) => {
    const on = (phone: AnyPhone) => view(phone, p.params);
    const check = (phone: AnyPhone) => {
      const { apps: _, ...base } = phone;
      expect(validate(PhoneBase, base)).toEqual([]);
      return phone;
    };
    if (e.kind === 'switch') {
      const was = e.get(on(start));
      const next = check(did(start, ...e.set(!was, on(start))));
      expect(e.get(on(next))).toBe(!was);
      if (next.os.settings.developer.enabled)
        expect(e.get(on(check(did(next, ...e.set(was, on(next))))))).toBe(was);
    } else if (e.kind === 'slider') {
      for (const value of [e.min, e.max])
        expect(e.get(on(check(did(start, ...e.set(value, on(start))))))).toBe(value);
    } else if (e.kind === 'choice') {
      const was = e.get(on(start));
      for (const o of of(e.options, on(start))) {
        const next = check(did(start, ...e.set(o.value, on(start))));
        expect(e.get(on(next))).toBe(o.value);
        expect(e.get(on(check(did(next, ...e.set(was, on(next))))))).toBe(was);
      }
    } else if (e.kind === 'text') {
      expect(e.problem?.('', on(start))).toBeTruthy();
      expect(e.problem?.('Heron 42 bay', on(start))).toBeUndefined();
      expect(e.get(on(check(did(start, ...e.set('Heron 42 bay', on(start))))))).toBe('Heron 42 bay');
    } else if (e.kind === 'pick') {
      const asked = did(start, 'openDialog', {
        kind: e.dialog,
        app: 'settings',
        value: e.value(on(start)),
        then: { app: 'system', action: e.then[0], args: e.then[1] ?? {} },
      });
      const result = e.dialog === 'time' ? 8 * 60 + 5 : Date.UTC(2026, 4, 20);
      const next = check(did(asked, 'answerDialog', { id: asked.ui.dialogs[0]!.id, result }));
      expect(of(e.summary, on(next))).not.toBe(of(e.summary, on(start)));
      if (e.dialog === 'time') expect(e.value(on(next))).toBe(result);
    } else if (e.kind === 'action') {
      const next = check(did(start, ...e.run(on(start))));
      if (e.id !== 'reset') expect(next).not.toBe(start);
    }
  });
});

describe('search', () => {
  const find = (query: string, phone = start) => searchSettings(view(phone), query);
  it('finds every page and entry by its title and by each of its keywords', () => {
    for (const p of pages.filter(p => !p.route.includes(':') && p.route !== '/' && p.route !== '/search')) {
      for (const word of (p.keywords ?? '').split(' ').filter(Boolean))
        expect(
          find(word).some(
            r =>
              r.route === p.route ||
              (r.entry !== undefined &&
                pageOf(r.route).sections.some(s =>
                  s.entries?.some(
                    e => e.kind === 'link' && typeof e.to !== 'function' && e.to.route === p.route,
                  ),
                )),
          ),
          `${p.route} by ${word}`,
        ).toBe(true);
      for (const e of p.sections.flatMap(s => s.entries ?? [])) {
        if (typeof e.title !== 'string' || (e.shown && !e.shown(view(start)))) continue;
        const shown = p.sections.find(s => s.entries?.includes(e))!.shown;
        if (shown && !shown(view(start))) continue;
        const leads = (q: string) =>
          find(q).some(
            r =>
              (r.route === p.route && r.entry === e.id) ||
              (e.kind === 'link' && typeof e.to !== 'function' && r.route === e.to.route),
          );
        expect(leads(e.title), `${p.route} ${e.id} by its title`).toBe(true);
        for (const word of (e.keywords ?? '').split(' ').filter(w => w && p.route !== '/'))
          expect(leads(word), `${p.route} ${e.id} by ${word}`).toBe(true);
      }
    }
  });
  it('puts a title before a keyword, and finds apps', () => {
    expect(find('dark theme')[0]).toMatchObject({ route: '/display', entry: 'dark' });
    expect(find('wifi')[0]).toMatchObject({ route: '/wifi' });
    expect(find('parley')[0]).toMatchObject({ route: '/app/:app', params: { app: 'chat' } });
    expect(find('zzzz')).toEqual([]);
    expect(find('  ')).toEqual([]);
  });
  it('hides developer options until they are on', () => {
    expect(find('usb debugging')[0]).toMatchObject({ route: '/developer', entry: 'adb' });
    expect(find('usb debugging', testPhone())).toEqual([]);
  });
});
