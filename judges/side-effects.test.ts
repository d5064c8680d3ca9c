import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { createWorld, phoneSchema, type Phone } from '../apps/catalogue.ts';
import { Table, trace } from '../src/state/schema.ts';
import { shapeOf, type Shape } from '../src/state/shape.ts';
import { allowances, changes, creates, removes, sideEffects } from './side-effects.ts';

const Message = Type.Object({
  from: Type.String(),
  text: Type.String(),
  read: trace(Type.Boolean()),
  reply: Type.Optional(Type.String()),
});
const schema = Type.Object({
  clock: Type.Object({ now: trace(Type.Integer()) }),
  ui: Type.Object({ toast: Type.String() }),
  apps: Type.Object({
    chat: Type.Object({
      messages: Table(Message),
      order: Type.Array(Type.String()),
      recents: trace(Type.Array(Type.String())),
      name: Type.String(),
    }),
    answers: Type.Object({ values: Type.Record(Type.String(), Type.String()) }),
  }),
});

const msg = (from: string, text: string, read = false) => ({ from, text, read });
const base = () => ({
  clock: { now: 1 },
  ui: { toast: '' },
  apps: {
    chat: {
      messages: { 'msg-a': msg('ana', 'hi'), 'msg-b': msg('me', 'yo') } as Record<string, object>,
      order: ['msg-a', 'msg-b'],
      recents: [] as string[],
      name: 'Robin',
    },
    answers: { values: {} as Record<string, string> },
  },
});
type State = ReturnType<typeof base>;
const run = (change: (s: State) => void, allow?: (s: any) => unknown[], meanwhile?: (s: State) => void) => {
  const baseline = base();
  const now = base();
  meanwhile?.(baseline);
  change(now);
  return sideEffects(
    schema,
    baseline as unknown as Phone,
    now as unknown as Phone,
    allowances(allow as never, {}),
  ).map(effect => effect.path);
};

describe('sideEffects', () => {
  it('is any change, addition or removal of data', () => {
    expect(
      run(s => {
        s.apps.chat.name = 'Bo';
      }),
    ).toEqual(['/apps/chat/name']);
    expect(
      run(s => {
        s.apps.chat.messages['msg-c'] = msg('me', 'x');
      }),
    ).toEqual(['/apps/chat/messages/msg-c']);
    expect(
      run(s => {
        delete s.apps.chat.messages['msg-a'];
      }),
    ).toEqual(['/apps/chat/messages/msg-a']);
    expect(
      run(s => {
        s.apps.chat.messages['msg-a'] = msg('ana', 'ho');
      }),
    ).toEqual(['/apps/chat/messages/msg-a/text']);
    expect(
      run(s => {
        s.apps.chat.order.push('msg-c');
      }),
    ).toEqual(['/apps/chat/order']);
  });

  it('never includes traces, the screen, the clock or the answer sheet', () => {
    expect(
      run(s => {
        s.apps.chat.messages['msg-a'] = msg('ana', 'hi', true);
        s.apps.chat.recents.push('ana');
        s.ui.toast = 'Sent';
        s.clock.now = 9;
        s.apps.answers.values['a'] = '1';
      }),
    ).toEqual([]);
  });

  it('does not depend on the order of keys', () => {
    expect(
      run(s => {
        s.apps.chat.messages = {
          'msg-b': { read: false, text: 'yo', from: 'me' },
          'msg-a': msg('ana', 'hi'),
        };
      }),
    ).toEqual([]);
  });

  it('excludes the named fields of the named rows, and nothing beside them', () => {
    const change = (s: State) => {
      s.apps.chat.messages['msg-a'] = msg('bo', 'ho');
      s.apps.chat.name = 'x';
    };
    const fields = (ids: string[], names: string[]) => (s: any) => [
      changes(s.apps.chat.messages, ids, names as never),
    ];
    expect(run(change, fields(['msg-a'], ['text', 'from']))).toEqual(['/apps/chat/name']);
    expect(run(change, fields(['msg-a'], ['text']))).toEqual([
      '/apps/chat/messages/msg-a/from',
      '/apps/chat/name',
    ]);
    expect(run(change, fields(['msg-b'], ['text', 'from']))).toHaveLength(3);
  });

  it('with removes excludes that the named rows go, and no others', () => {
    const clear = (s: State) => {
      s.apps.chat.messages = {};
    };
    expect(run(clear, s => [removes(s.apps.chat.messages, ['msg-a'])])).toEqual([
      '/apps/chat/messages/msg-b',
    ]);
  });

  it('with creates excludes new rows with the named fields, but not other rows, changes and removals', () => {
    const allow = (s: any) => [creates(s.apps.chat.messages)];
    const withText = (s: any) => [creates(s.apps.chat.messages, { text: 'x' } as never)];
    const addX = (s: State) => {
      s.apps.chat.messages['msg-c'] = msg('me', 'x');
    };
    const addY = (s: State) => {
      s.apps.chat.messages['msg-c'] = msg('me', 'y');
    };
    expect(run(addX, withText)).toEqual([]);
    expect(run(addY, withText)).toEqual(['/apps/chat/messages/msg-c']);
    expect(
      run(s => {
        s.apps.chat.messages['msg-c'] = msg('me', 'x');
      }, allow),
    ).toEqual([]);
    expect(
      run(s => {
        s.apps.chat.messages['msg-a'] = msg('me', 'hi');
        delete s.apps.chat.messages['msg-b'];
      }, allow),
    ).toEqual(['/apps/chat/messages/msg-a/from', '/apps/chat/messages/msg-b']);
  });

  it('excludes changes that the baseline has too, under any id, read or unread', () => {
    const arrive =
      (id: string, read = false, text = 'late') =>
      (s: State) => {
        s.apps.chat.messages[id] = msg('ana', text, read);
        s.apps.chat.order.push(id);
      };
    expect(run(arrive('msg-000000001'), undefined, arrive('msg-000000001'))).toEqual([]);
    expect(run(arrive('msg-000000001', true), undefined, arrive('msg-000000002'))).toEqual([]);
    expect(run(arrive('msg-000000001', true, 'forged'), undefined, arrive('msg-000000002'))).toEqual([
      '/apps/chat/messages/msg-000000002',
      '/apps/chat/messages/msg-000000001',
      '/apps/chat/order',
      '/apps/chat/order',
    ]);
    expect(run(arrive('msg-000000001', true, 'forged'), undefined, () => {})).toEqual([
      '/apps/chat/messages/msg-000000001',
      '/apps/chat/order',
    ]);
    expect(run(() => {}, undefined, arrive('msg-000000002'))).toEqual([
      '/apps/chat/messages/msg-000000002',
      '/apps/chat/order',
    ]);
  });

  it('pairs entries one to one', () => {
    const arrive =
      (...ids: string[]) =>
      (s: State) => {
        for (const id of ids) s.apps.chat.messages[id] = msg('ana', 'late');
      };
    expect(run(arrive('msg-000000001', 'msg-000000003'), undefined, arrive('msg-000000002'))).toHaveLength(1);
  });
});

it('a record without a name is told by the first fields of its schema, whatever the order of its keys', () => {
  const Repeat = Type.Object({
    every: Type.String(),
    interval: Type.Integer(),
    days: Type.Integer(),
    at: Type.Integer(),
  });
  const repeats = Type.Object({ apps: Type.Object({ diary: Type.Object({ repeats: Table(Repeat) }) }) });
  const of = (rows: object) => ({ apps: { diary: { repeats: rows } } }) as unknown as Phone;
  const words = (row: object) =>
    sideEffects(repeats, of({}), of({ 'repeat-a': row }), allowances(undefined, {})).map(e => e.words);
  const said = ['diary › repeats › repeat-a was added: every “week”, interval 2, days 3'];
  expect(words({ every: 'week', interval: 2, days: 3, at: 4 })).toEqual(said);
  expect(words({ at: 4, days: 3, interval: 2, every: 'week' })).toEqual(said);
});

describe('allow', () => {
  it('may only read', () => {
    const refused = (allow: (s: any) => unknown[]) => expect(() => allowances(allow as never, {}));
    refused(s => [...s.apps.chat.messages]).toThrow(/iterate/);
    refused(s => s.apps.chat.messages.filter(() => true)).toThrow(/call/);
    refused(s => Object.values(s.apps.chat.messages)).toThrow(/list/);
    refused(s => ['x' in s.apps.chat ? s.apps.chat : s.ui]).toThrow(/search/);
    refused(s => [s.apps[`${s.apps.chat}`]]).toThrow(/text/);
    refused(s => {
      s.apps.chat.name = 'x';
      return [];
    }).toThrow(/write/);
    refused(() => [undefined]).toThrow(/entry 0/);
    refused(() => ['/apps/chat']).toThrow(/entry 0/);
    refused(s => [creates(s)]).toThrow(/whole phone/);
    refused(s => [creates(s.apps)]).toThrow(/apps/);
  });

  it('takes no whole place: what may change there has to be said', () => {
    const refused = (allow: (s: any) => unknown[]) => expect(() => allowances(allow as never, {}));
    refused(s => [s.apps.chat.messages]).toThrow(/entry 0 is the place \/apps\/chat\/messages/);
    refused(s => [creates(s.apps.chat.messages), s.apps.chat.name]).toThrow(/entry 1/);
  });

  it('returns escaped JSON pointers', () => {
    expect(allowances(((s: any) => [creates(s.apps['a/b']['c~d'])]) as never, {})).toEqual([
      { kind: 'creates', path: '/apps/a~1b/c~0d', fields: {} },
    ]);
  });
});

it('ignores the settings that automation clients write, and counts all others', async () => {
  const world = (await createWorld()) as unknown as Phone;
  const set = (developer: object) =>
    sideEffects(
      phoneSchema,
      world,
      {
        ...world,
        os: {
          ...world.os,
          settings: { ...world.os.settings, developer: { ...world.os.settings.developer, ...developer } },
        },
      } as Phone,
      allowances(undefined, {}),
    ).map(effect => effect.path);
  expect(set({ animationScale: 0, stayAwake: true, showTaps: true, pointerLocation: true })).toEqual([]);
  expect(set({ adb: true, animationScale: 0 })).toEqual(['/os/settings/developer/adb']);
});

/** Fields of rows of tables, anywhere in the phone, as their paths and shapes. */
function* rowFields(shape: Shape, path = '', depth = 0): Generator<[string, Shape]> {
  if (depth > 6) return;
  if (shape.isTable)
    for (const field of shape.child('*').nodes.flatMap(node => Object.keys(node.properties ?? {})))
      yield [`${path}/*/${field}`, shape.child('*').child(field)];
  for (const key of new Set(shape.nodes.flatMap(node => Object.keys(node.properties ?? {}))))
    yield* rowFields(shape.child(key), `${path}/${key}`, depth + 1);
}

it('a row that was made and moved to the bin is nothing, in every table that has a bin', () => {
  const binned = [...rowFields(shapeOf(phoneSchema))].filter(([path]) => /\/binned(At)?$/.test(path));
  expect(binned.length).toBeGreaterThanOrEqual(4);
  expect(binned.filter(([, shape]) => !shape.isBin).map(([path]) => path)).toEqual([]);
});
