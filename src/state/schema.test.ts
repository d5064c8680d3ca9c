import { Type, type Static } from 'typebox';
import { Settings } from 'typebox/system';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';
import {
  hangsOn,
  BlobRef,
  Cents,
  EpochMs,
  Id,
  lifetimeAt,
  name,
  Nullable,
  stampWhere,
  StringEnum,
  Table,
  trace,
  undescribed,
} from './schema.ts';
import { validate } from './validate.ts';

const make = () =>
  Type.Object(
    {
      rows: Table(
        Type.Object(
          {
            id: Id('row', { description: 'Id.' }),
            kind: StringEnum(['in', 'out'], { description: 'Kind.' }),
            at: EpochMs({ description: 'When.' }),
            sum: Nullable(Cents(), { description: 'Sum.' }),
            picture: Type.Optional(BlobRef),
            read: trace(Type.Optional(Type.Boolean()), { description: 'Read.' }),
          },
          { additionalProperties: false },
        ),
        { description: 'Rows.' },
      ),
      history: trace(Type.Array(Type.Object({ q: Type.String() })), { description: 'History.' }),
      either: Type.Union([
        Type.Object({ kind: Type.Literal('a'), seen: trace(Type.Number()) }),
        Type.Object({ kind: Type.Literal('b'), kept: Type.Number(), seen: Type.Number() }),
      ]),
      draft: trace(Nullable(Type.Object({ text: Type.String() })), { description: 'Draft.' }),
    },
    { additionalProperties: false },
  );
const Schema = make();
const good = (): Static<typeof Schema> => ({
  rows: { 'row-1': { id: 'row-1', kind: 'in', at: -5, sum: null } },
  history: [{ q: 'x' }],
  either: { kind: 'b', kept: 1, seen: 2 },
  draft: null,
});

afterEach(() => {
  Settings.Reset();
});

describe('schema', () => {
  test('keeps static types', () => {
    type Value = Static<typeof Schema>;
    expectTypeOf<Value['rows'][string]['kind']>().toEqualTypeOf<'in' | 'out'>();
    expectTypeOf<Value['rows'][string]['sum']>().toEqualTypeOf<number | null>();
    expectTypeOf<Value['rows'][string]['read']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Value['history']>().toEqualTypeOf<{ q: string }[]>();
    expectTypeOf<Static<typeof BlobRef>>().toEqualTypeOf<{ sha256: string; size: number; mime: string }>();
  });

  describe.each([
    ['compiled', true],
    ['interpreted', false],
  ])('%s', (_, useAcceleration) => {
    const reasons = (value: unknown) => {
      Settings.Set({ useAcceleration });
      return validate(make(), value).map(r => r.path);
    };

    test('takes what fits', () => {
      expect(reasons(good())).toEqual([]);
      expect(
        reasons({
          ...good(),
          rows: {
            'row-2': {
              ...good().rows['row-1'],
              read: true,
              sum: 5,
              picture: { sha256: 'a'.repeat(64), size: 1, mime: 'image/webp' },
            },
          },
        }),
      ).toEqual([]);
    });

    test('gives every reason where it stands', () => {
      const row = { id: 'x', kind: 'side', at: 1.5, sum: 'much', extra: 1 };
      expect(new Set(reasons({ ...good(), rows: { 'row-1': row }, more: 1 }))).toEqual(
        new Set([
          '/more',
          '/rows/row-1/id',
          '/rows/row-1/kind',
          '/rows/row-1/at',
          '/rows/row-1/sum',
          '/rows/row-1/extra',
        ]),
      );
      const many = Object.fromEntries(
        Array.from({ length: 40 }, (_, i) => [`row-${i}`, { ...good().rows['row-1'], at: 'late' }]),
      );
      expect(reasons({ ...good(), rows: many })).toHaveLength(40);
      expect(reasons({})).toEqual(expect.arrayContaining(['/rows', '/history', '/either', '/draft']));
    });

    test.each(['7', '-7', '007', 'constructor', '__proto__', ''])('a table has no key %j', key => {
      const rows = JSON.parse(JSON.stringify({ KEY: good().rows['row-1'] }).replace('KEY', key));
      expect(reasons({ ...good(), rows })).toContain(`/rows/${key}`);
    });
  });

  test('leaves TypeBox’s settings as they were', () => {
    const before = Settings.Get().maxErrors;
    validate(Schema, {});
    expect(Settings.Get().maxErrors).toBe(before);
  });

  test('knows the lifetime of any path', () => {
    expect(lifetimeAt(Schema, ['rows', 'row-1', 'at'])).toBe('data');
    expect(lifetimeAt(Schema, ['rows', 'row-1', 'read'])).toBe('trace');
    expect(lifetimeAt(Schema, ['rows', 'row-1'])).toBe('data');
    expect(lifetimeAt(Schema, ['rows'])).toBe('data');
    expect(lifetimeAt(Schema, ['history', '0', 'q'])).toBe('trace');
    expect(lifetimeAt(Schema, ['history', '-'])).toBe('trace');
    expect(lifetimeAt(Schema, ['draft', 'text'])).toBe('trace');
    expect(lifetimeAt(Schema, ['draft', 'unknown', 'deeper'])).toBe('trace');
    expect(lifetimeAt(Schema, ['either', 'seen'])).toBe('data');
    expect(lifetimeAt(Schema, ['either', 'kept'])).toBe('data');
    expect(lifetimeAt(Schema, [])).toBe('data');
    const Inside = trace(Type.Object({ kept: Type.String({ 'x-lifetime': 'data' }), other: Type.Number() }));
    expect(lifetimeAt(Inside, ['kept'])).toBe('data');
    expect(lifetimeAt(Inside, ['other'])).toBe('trace');
    expect(lifetimeAt(Nullable(trace(Type.Number())), [])).toBe('trace');
    const Loop = Type.Cyclic(
      { Node: Type.Object({ mark: trace(Type.Number()), next: Type.Array(Type.Ref('Node')) }) },
      'Node',
    );
    expect(lifetimeAt(Loop, ['next', '0', 'next', '3', 'mark'])).toBe('trace');
    expect(lifetimeAt(Loop, ['next', '0'])).toBe('data');
  });

  test('finds the fields that say nothing', () => {
    expect(undescribed(Schema)).toEqual([
      '/history/*/q',
      '/either',
      '/either/kind',
      '/either/seen',
      '/either/kept',
      '/draft/text',
    ]);
    expect(
      undescribed(Type.Object({ t: Table(Type.Object({ x: Type.Number() }), { description: 'T.' }) })),
    ).toEqual(['/t/*/x']);
    expect(
      undescribed(
        Type.Cyclic(
          {
            Node: Type.Object({
              v: Type.Number(),
              next: Type.Array(Type.Ref('Node'), { description: 'N.' }),
            }),
          },
          'Node',
        ),
      ),
    ).toEqual(['/v']);
  });

  test('marks stay with what is optional, and one goes with another', () => {
    const marks = (schema: object) => JSON.parse(JSON.stringify(schema)) as Record<string, unknown>;
    const title = stampWhere(Type.Optional(name(Type.String())), 'auto');
    expect(marks(title)).toEqual({ type: 'string', 'x-compare': 'name', 'x-stamp-where': 'auto' });
    expect(Type.IsOptional(title)).toBe(true);
    expect(marks(Type.Optional(trace(Type.Literal(true))))).toMatchObject({ 'x-lifetime': 'trace' });
    const rows = Table(Type.Object({}));
    expect(marks(hangsOn(rows, '/device/storage/files', 'file'))['x-hangs-on']).toEqual({
      table: '/device/storage/files',
      by: 'file',
    });
    expect(marks(hangsOn(rows, '/device/storage/files'))['x-hangs-on']).toEqual({
      table: '/device/storage/files',
    });
  });

  test('marking leaves the original as it was', () => {
    const plain = Type.Optional(Type.Number());
    const marked = trace(plain, { description: 'M.' });
    expect(JSON.stringify(plain)).toBe('{"type":"number"}');
    expect(Type.IsOptional(marked)).toBe(true);
    expect(JSON.stringify(Type.Object({ marked }))).not.toContain('required');
  });
});
