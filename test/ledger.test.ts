import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { apps, catalogue, createWorld, type Phone } from '../apps/catalogue.ts';
import type { Act, OutwardPlay, OutwardPlays } from '../apps/outward.ts';
import { advance, dispatch } from '../src/sdk/core/engine.ts';
import { RuleError } from '../src/sdk/core/rule-error.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

let world: Phone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as Phone;
});

const playsOf = async (app: string): Promise<OutwardPlays> => {
  const file = new URL(`../apps/${app}/outward.ts`, import.meta.url);
  if (!existsSync(file)) return {};
  return ((await import(file.href)) as { outward: OutwardPlays }).outward;
};

function run(phone: Phone, app: string, act: Act): Phone {
  const { phone: next } = dispatch(
    catalogue,
    phone as unknown as AnyPhone,
    act.app ?? app,
    act.action,
    act.args ?? {},
  );
  return next as unknown as Phone;
}

const wait = (phone: Phone, ms: number): Phone =>
  advance(catalogue, phone as unknown as AnyPhone, phone.clock.now + ms).phone as unknown as Phone;

/** Plays an outward act and erases it on the phone; gives the phone before the act, after it, and at the end. */
function play(app: string, { before, act, takesMs = 0, erase }: OutwardPlay) {
  let phone = world;
  for (const step of before?.(phone) ?? []) phone = wait(run(phone, app, step), 1_000);
  const ready = phone;
  const sent = wait(run(phone, app, act(phone)), takesMs);
  phone = sent;
  for (const step of erase(phone)) phone = wait(run(phone, app, step), 1_000);
  return { ready, sent, erased: phone };
}

describe.each(apps.map(app => [app.id, app] as const))('the ledger of %s', (id, app) => {
  it('has a play for each outward action, and no other', async () => {
    expect(Object.keys(await playsOf(id)).sort()).toEqual([...(app.outward ?? [])].sort());
  });

  it('keeps an entry of each outward act, whatever is deleted afterwards', async () => {
    for (const [action, outward] of Object.entries(await playsOf(id))) {
      const { ready, sent, erased } = play(id, outward);
      const known = ready.os.effects.length;
      const entries = sent.os.effects.slice(known).filter(e => e.kind === outward.writes);
      expect(entries.length, `${id}.${action} writes a ${outward.writes}`).toBeGreaterThan(0);
      for (const entry of entries) expect(entry.app).toBe(id);
      if (outward.to) expect([...entries[0]!.to].sort()).toEqual([...outward.to].sort());
      expect(erased.os.effects.slice(0, sent.os.effects.length)).toEqual(sent.os.effects);
    }
  });
});

it('is append-only: a rule that removes or changes an entry is refused, and the phone stays as it was', () => {
  const entry = {
    id: 'effect-1',
    at: world.clock.now,
    app: 'messages',
    kind: 'message',
    to: ['+447700900110'],
    what: { text: 'Hello', attached: [] },
  } as const;
  const start = {
    ...world,
    os: { ...world.os, effects: [{ ...entry, to: [...entry.to] }] },
  } as unknown as AnyPhone;
  const spoil = (change: (os: AnyPhone['os']) => void) => () =>
    dispatch(
      {
        ...catalogue,
        get: id => ({
          ...catalogue.get(id),
          actions: {
            spoil: {
              describe: '',
              args: { type: 'object', properties: {} } as never,
              run: (_state, _args, ctx) => change(ctx.os as AnyPhone['os']),
            },
          },
        }),
      },
      start,
      'notes',
      'spoil',
      {},
    );
  const changes: ((os: AnyPhone['os']) => void)[] = [
    os => os.effects.pop(),
    os => {
      os.effects = [];
    },
    os => {
      (os.effects[0]!.what as { text: string }).text = 'Goodbye';
    },
    os => {
      os.effects.unshift({ ...os.effects[0]!, id: 'effect-0' });
    },
  ];
  for (const change of changes) {
    expect(spoil(change)).toThrow(RuleError);
    expect(spoil(change)).toThrow('the ledger');
  }
});
