import { Type } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { appSchemas, createWorld } from '../../../apps/catalogue.ts';
import { Nullable, StringEnum, Table } from '../../../src/state/schema.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { loadSqlite, openDatabase, runSql, type Cell } from './engine.ts';
import { layoutOf } from '../../../src/state/database-layout.ts';
import { databaseOf } from './view.ts';

let world: AnyPhone;
beforeAll(async () => {
  [world] = await Promise.all([createWorld(), loadSqlite()]);
});

function ask(bytes: Uint8Array, sql: string): Cell[][] {
  const database = openDatabase(bytes);
  try {
    return [...runSql(database, sql)].flatMap(rows => rows.values);
  } finally {
    database.close();
  }
}

/** The same value with its keys in the other order. */
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, part]) => [key, turned(part)]),
        )
      : value;

describe('the layout of a schema', () => {
  it('has a table for each collection, columns in the schema’s order, and all else as scalars', () => {
    const { tables, scalars } = layoutOf(
      Type.Object({
        notes: Table(
          Type.Object({
            text: Type.String(),
            pinned: Type.Boolean(),
            place: Nullable(Type.Object({ lat: Type.Number(), name: Type.String() })),
            tags: Type.Array(Type.String()),
            until: Type.Union([Type.Null(), Type.Literal('always'), Type.Integer()]),
          }),
        ),
        steps: Type.Array(Type.Object({ id: Type.Integer(), kind: StringEnum(['a', 'b']) })),
        counts: Type.Record(Type.String(), Type.Integer()),
        settings: Type.Object({ dark: Type.Boolean(), days: Type.Array(Type.Integer()) }),
        sort: Type.String(),
      }),
    );
    expect(
      tables.map(({ name, columns }) => [name, ...columns.map(column => `${column.name} ${column.type}`)]),
    ).toEqual([
      ['notes', 'text TEXT', 'pinned INTEGER', 'place_lat REAL', 'place_name TEXT', 'tags TEXT', 'until '],
      ['steps', 'id_ INTEGER', 'kind TEXT'],
      ['counts', 'value INTEGER'],
    ]);
    expect(scalars.map(({ name }) => name)).toEqual(['settings_dark', 'settings_days', 'sort']);
  });
});

describe('the database of an app', () => {
  it.each(Object.keys(appSchemas))(
    '%s: the same bytes for equal states, a row an entity, and nothing broken',
    app => {
      const state = world.apps[app] as Record<string, object>;
      const bytes = databaseOf(app, state);
      expect(databaseOf(app, state)).toBe(bytes);
      expect(databaseOf(app, turned(state) as object).equals(bytes)).toBe(true);
      expect(ask(bytes, 'PRAGMA integrity_check; PRAGMA user_version; PRAGMA journal_mode')).toEqual([
        ['ok'],
        [1n],
        ['delete'],
      ]);
      for (const { name, at } of layoutOf(appSchemas[app]!).tables.filter(table => table.at.length === 1))
        expect(ask(bytes, `SELECT count(*) FROM "${name}"`), name).toEqual([
          [BigInt(Object.keys(state[at[0]!] ?? {}).length)],
        ]);
    },
  );

  it('has the values of the state, in SQLite’s types', () => {
    const bytes = databaseOf('messages', world.apps['messages'] as object);
    const { threads, messages, settings } = world.apps['messages'] as {
      threads: Record<string, { people: string[]; pinned: boolean; readAt: number }>;
      messages: Record<string, { text: string }>;
      settings: { smsCentre: string };
    };
    const [id, thread] = Object.entries(threads)[0]!;
    expect(
      ask(bytes, `SELECT people, pinned, "readAt", typeof("readAt") FROM threads WHERE id = '${id}'`),
    ).toEqual([[JSON.stringify(thread.people), BigInt(thread.pinned), BigInt(thread.readAt), 'integer']]);
    expect(ask(bytes, 'SELECT id, text FROM messages')).toEqual(
      Object.entries(messages)
        .map(([key, { text }]) => [key, text])
        .sort(([a], [b]) => (a! < b! ? -1 : 1)),
    );
    expect(ask(bytes, "SELECT value FROM state WHERE key = 'settings_smsCentre'")).toEqual([
      [settings.smsCentre],
    ]);
    expect(ask(bytes, 'SELECT DISTINCT typeof(muted) FROM threads ORDER BY 1')).toEqual([['null'], ['text']]);
    const until = structuredClone(world.apps['messages']) as { threads: Record<string, { muted: unknown }> };
    until.threads[id]!.muted = 1_773_308_460_000;
    expect(
      ask(databaseOf('messages', until), `SELECT muted, typeof(muted) FROM threads WHERE id = '${id}'`),
    ).toEqual([[1_773_308_460_000n, 'integer']]);
  });
});
